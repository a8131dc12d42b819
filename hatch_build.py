"""No wheel and no source archive without the browser client: the build makes it, or fails and says why."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class WebClient(BuildHookInterface[Any]):
    """Builds `web/` into the package before its files are gathered."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the pages, unless they came ready made (source archive) or can wait (`pip install -e`)."""
        root = Path(self.root)
        page = root / "src" / "royaumes" / "server" / "static" / "index.html"
        if version == "editable" or ((root / "PKG-INFO").is_file() and page.is_file()):
            return
        build(root / "web")
        if not page.is_file():
            raise RuntimeError(f"royaumes: the web client was built, but there is no {page}")


def build(web: Path) -> None:
    """Run npm: first the packages of the lock file, where they are not there yet, then the build."""
    npm = shutil.which("npm")
    if npm is None:
        raise RuntimeError(
            "royaumes: the package carries the web client, and building that needs Node 20.19 or newer "
            "with npm; install it, or install the package from a wheel"
        )
    if not installed(web):
        subprocess.run([npm, "ci", "--omit=dev", "--silent"], cwd=web, check=True)
    subprocess.run([npm, "run", "build", "--silent"], cwd=web, check=True)


def installed(web: Path) -> bool:
    """Whether npm has installed what the lock file says now."""
    lock, done = web / "package-lock.json", web / "node_modules" / ".package-lock.json"
    return done.is_file() and done.stat().st_mtime >= lock.stat().st_mtime
