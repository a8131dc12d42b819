"""What a build makes first: the browser client, always, and machine code, where it is asked for."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

#: Set to 1, the wheel carries core and games compiled for this Python and this kind of machine.
COMPILED = "ROYAUMES_COMPILED"
#: The one requirement of the extra `fast` that nothing needs once a wheel is built.
COMPILER = "mypy["


class Build(BuildHookInterface[Any]):
    """Builds `web/` into the package before its files are gathered, and compiles if it is told to."""

    def dependencies(self) -> list[str]:
        """What has to be installed to build."""
        return self._fast if self.compiled else []

    @property
    def _fast(self) -> list[str]:
        """What the extra of that name asks for: the compiler, and what machine code needs to run."""
        return self.metadata.core.optional_dependencies["fast"]

    @property
    def compiled(self) -> bool:
        """Whether this is to be a wheel with machine code."""
        return self.target_name == "wheel" and os.environ.get(COMPILED) == "1"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the pages, unless they came ready made (source archive) or can wait (`pip install -e`)."""
        if version == "editable":
            return
        root = Path(self.root)
        page = root / "src" / "royaumes" / "server" / "static" / "index.html"
        engine = root / "src" / "royaumes" / "offline" / "engine" / "engine.json"
        if not ((root / "PKG-INFO").is_file() and page.is_file() and engine.is_file()):
            build(root / "web")
        if not page.is_file():
            raise RuntimeError(f"royaumes: the web client was built, but there is no {page}")
        if self.compiled:
            build_data.update(pure_python=False, infer_tag=True)
            build_data["force_include"].update(machine_code(root))
            build_data["dependencies"] += [need for need in self._fast if not need.startswith(COMPILER)]


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
    subprocess.run([npm, "run", "engine", "--silent"], cwd=web, check=True)


def installed(web: Path) -> bool:
    """Whether npm has installed what the lock file says now."""
    lock, done = web / "package-lock.json", web / "node_modules" / ".package-lock.json"
    return done.is_file() and done.stat().st_mtime >= lock.stat().st_mtime


def machine_code(root: Path) -> dict[str, str]:
    """Where each compiled module stands, and its place in the wheel."""
    command = [sys.executable, "-m", "tools.compile", "--copy"]
    copy = Path(
        subprocess.run(command, cwd=root, check=True, stdout=subprocess.PIPE, text=True).stdout.strip()
    )
    compiled = copy.rglob(f"*{sysconfig.get_config_var('EXT_SUFFIX')}")
    return {str(path): path.relative_to(copy).as_posix() for path in compiled}
