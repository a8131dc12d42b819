"""A folder that any static host serves: the pages, the engine, and what keeps both on a visitor's device."""

from __future__ import annotations

import json
import re
import shutil
from hashlib import sha256
from importlib.resources import files
from pathlib import Path

from royaumes.core import UserError
from royaumes.offline.library import config_of
from royaumes.server.lobby.shelf import shelf_of
from royaumes.server.protocol.encoding import encode

HERE = Path(str(files("royaumes")))
PAGES, ENGINE, WORKER = (
    HERE / "server" / "static",
    HERE / "offline" / "engine",
    HERE / "offline" / "service_worker.js",
)
#: Smaller copies that a server of ours picks from; a static host makes its own.
_COPIES = (".br", ".gz")
_LINK = re.compile(r'\b(href|src)="\.?/(?!/)')


def write(out: Path, pace: float = 0.9) -> str:
    """Write the folder; the name of this build. A `UserError` where its parts were not built."""
    if not (PAGES / "index.html").is_file() or not (ENGINE / "engine.json").is_file():
        raise UserError("cli-static-not-built")
    if out.exists() and any(out.iterdir()) and not (out / "engine" / "engine.json").is_file():
        raise UserError("cli-static-not-empty", text=str(out))
    shutil.rmtree(out, ignore_errors=True)
    shutil.copytree(PAGES, out, ignore=lambda _, names: [name for name in names if name.endswith(_COPIES)])
    shutil.copytree(ENGINE, out / "engine")
    (out / "engine" / "shelf.json").write_bytes(_shelf())
    page = (PAGES / "index.html").read_text("utf-8")
    # The page lies where the folder does, wherever that is; a host without such an address shows it too.
    (out / "index.html").write_text(_placed(page, ".", pace), "utf-8")
    (out / "404.html").write_text(_placed(page, ".", pace), "utf-8")
    return _write_worker(out)


def _shelf() -> bytes:
    """What can be played, for those who look before the library is open."""
    return encode(shelf_of(config_of(), passkeys=False))


def _placed(page: str, prefix: str, pace: float) -> str:
    """The page for a place below this prefix, told that its library runs in the browser."""
    engine = f'<meta name="engine" content="engine/" data-pace="{pace:g}" />'
    metas = f'<meta name="prefix" content="{prefix}" />\n    {engine}'
    return _LINK.sub(rf'\1="{prefix}/', page).replace("<head>", f"<head>\n    {metas}", 1)


def _write_worker(out: Path) -> str:
    """The service worker, with every file of this build by name; the page's own worker keeps the engine."""
    build = sha256()
    names = []
    for path in sorted(out.rglob("*")):
        name = path.relative_to(out).as_posix()
        if not path.is_file() or name in ("sw.js", "404.html"):
            continue
        build.update(name.encode() + b"\0" + path.read_bytes())
        if not name.endswith(".bin"):
            names.append(name if name != "index.html" else "./")
    found = build.hexdigest()[:16]
    engine = json.loads((out / "engine" / "engine.json").read_text("utf-8"))["build"]
    names = [f"{name}?{engine}" if name == "engine/python.js" else name for name in names]
    text = WORKER.read_text("utf-8")
    for sign, value in (("__BUILD__", found), ("__ENGINE__", engine), ("__FILES__", json.dumps(names))):
        text = text.replace(f'"{sign}"', value if sign == "__FILES__" else json.dumps(value))
    (out / "sw.js").write_text(text, "utf-8")
    return found
