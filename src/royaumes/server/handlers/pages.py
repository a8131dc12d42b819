"""The built web client: hashed files are cached for ever, the page itself never; compressed if possible."""

from __future__ import annotations

import mimetypes
import re
from functools import cache
from html import escape
from pathlib import Path

from litestar import Response, get, post
from litestar.params import FromPath

from royaumes.messages import Catalogue
from royaumes.server.handlers.requests import ApiRequest
from royaumes.server.lobby.lobby import Lobby
from royaumes.server.protocol.errors import CodedError
from royaumes.server.transport.accept_encoding import accepts

STATIC = Path(__file__).parents[1] / "static"
_FOR_EVER = "public, max-age=31536000, immutable"
_ENCODINGS = (("br", ".br"), ("gzip", ".gz"))
_LONGEST_PART = 100
#: A link of the built page to one of our files, whichever way the build wrote it.
_LINK = re.compile(r'\b(href|src)="\.?/(?!/)')
_PLAIN = re.compile(r"[\w@-][\w@.-]*", re.ASCII)
_TYPES = {
    ".js": "text/javascript",
    ".ftl": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".svg": "image/svg+xml",
}


_PARTS = ("t", "g", "p", "r", "review", "puzzles")
_PAGES = ["/", "/about", "/history", "/me", "/puzzles", *(f"/{part}/{{rest:path}}" for part in _PARTS)]
#: The beginning of an address and no more; a router that knows these parts gives them to no other handler.
_HALF = [f"/{part}" for part in _PARTS if f"/{part}" not in _PAGES]


@get(_PAGES, include_in_schema=False)
async def page(request: ApiRequest) -> Response[bytes]:
    """The page, whatever part of it an address means."""
    return _index(request)


@get(_HALF, include_in_schema=False)
async def half(request: ApiRequest) -> Response[bytes]:
    """Half an address: the page says that there is nothing."""
    return _index(request, 404)


def _index(request: ApiRequest, status: int = 200) -> Response[bytes]:
    index = STATIC / "index.html"
    if not index.is_file():
        return Response(not_built(lang_of(request)), status_code=503, media_type="text/html")
    prefix = request.app.state.lobby.config.prefix
    return _sent(request, _placed(index, _tag(index), prefix), _tag(index), "text/html", "no-cache", status)


@cache
def _placed(index: Path, tag: str, prefix: str) -> bytes:
    """The page with its links as they are from any address of ours; the client reads the prefix off it."""
    text = _LINK.sub(rf'\1="{prefix}/', index.read_text())
    return text.replace("<head>", f'<head>\n    <meta name="prefix" content="{prefix}" />', 1).encode()


@get("/{path:path}", include_in_schema=False)
async def file(request: ApiRequest, path: FromPath[str]) -> Response[bytes]:
    """A file of the client."""
    parts = path.strip("/").split("/")
    if not all(map(_plain, parts)) or not (wanted := STATIC.joinpath(*parts)).is_file():
        if parts[0] != "api" and "text/html" in request.headers.get("accept", ""):
            return _index(request, 404)  # somebody mistyped: the page says so
        raise CodedError("not-found", "server-no-page")
    return _file(request, wanted, _FOR_EVER if parts[0] == "assets" else "no-cache")


def _plain(part: str) -> bool:
    """Whether a file may be called so."""
    return len(part) <= _LONGEST_PART and _PLAIN.fullmatch(part) is not None


def _file(request: ApiRequest, path: Path, caching: str) -> Response[bytes]:
    headers = {"vary": "accept-encoding"}
    accepted = request.headers.get("accept-encoding", "")
    found = path
    for name, ending in _ENCODINGS:
        smaller = path.with_name(path.name + ending)
        if accepts(accepted, name) and smaller.is_file():
            found, headers["content-encoding"] = smaller, name
            break
    tag = _tag(found)
    return _sent(request, _bytes(found, tag), tag, _type(path), caching, headers=headers)


def _sent(
    request: ApiRequest,
    content: bytes,
    tag: str,
    kind: str,
    caching: str,
    status: int = 200,
    headers: dict[str, str] | None = None,
) -> Response[bytes]:
    """Something that a browser may have already."""
    headers = {"cache-control": caching, "etag": tag, **(headers or {})}
    if request.headers.get("if-none-match") == tag:
        return Response(b"", status_code=304, headers=headers)
    return Response(content, status_code=status, media_type=kind, headers=headers)


def _tag(path: Path) -> str:
    about = path.stat()
    return f'"{about.st_mtime_ns:x}-{about.st_size:x}"'


@cache
def _bytes(path: Path, tag: str) -> bytes:
    return path.read_bytes()


def _type(path: Path) -> str:
    return _TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"


# ---------------------------------------------------------------- pages of the server's own


@get("/me/{tag:str}", include_in_schema=False)
async def come_back(request: ApiRequest, tag: FromPath[str]) -> Response[bytes]:
    """Ask before a personal link signs this device in."""
    lobby: Lobby = request.app.state.lobby
    person = lobby.tokens.read("link", tag)
    words = Catalogue(lang_of(request))
    if person is None:
        return html(request, words, words.say("server-bad-link"), status=404)
    asked = words.say(
        "server-come-back", {"text": await lobby.services.name_of(person) or words.say("server-guest")}
    )
    about = f'<p class="soft">{escape(words.say("server-come-back-about"))}</p>'
    form = f'<form method="post"><button>{escape(words.say("server-come-back-yes"))}</button></form>'
    return html(request, words, asked, about + form, away="server-come-back-no")


@post("/me/{tag:str}", include_in_schema=False)
async def be_back(request: ApiRequest, tag: FromPath[str]) -> Response[None]:
    """This device is theirs from now on."""
    lobby: Lobby = request.app.state.lobby
    person = lobby.tokens.read("link", tag)
    if person is None:
        raise CodedError("not-found", "server-bad-link")
    headers = {
        "location": f"{lobby.config.prefix}/",
        "set-cookie": lobby.tokens.hand(person, request.scope["scheme"]),
    }
    return Response(None, status_code=303, headers=headers)


def not_built(lang: str) -> bytes:
    """The page shown when the client has not been built."""
    words = Catalogue(lang)
    return _page(words, words.say("server-not-built"), "<p><code>make play</code></p>", "", "")


def html(
    request: ApiRequest,
    words: Catalogue,
    text: str,
    more: str = "",
    status: int = 200,
    away: str = "web-home",
) -> Response[bytes]:
    """A page of the server's own: a sentence, what can be done, and (in the words of `away`) the way home."""
    headers = {"cache-control": "no-store"}
    kind = "text/html"
    prefix = request.app.state.lobby.config.prefix
    home = f'<a class="away" href="{prefix}/">{escape(words.say(away))}</a>'
    page = _page(words, text, more, home, f'<link rel="stylesheet" href="{prefix}/server-page.css">')
    return Response(page, status_code=status, media_type=kind, headers=headers)


def _page(words: Catalogue, text: str, more: str, home: str, style: str) -> bytes:
    return (
        f'<!doctype html><html lang="{words.lang}"><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">'
        f"<title>Royaumes</title>{style}<main><h1>Royaumes</h1>"
        f"<p>{escape(text)}</p>{more}{home}</main></html>"
    ).encode()


def lang_of(request: ApiRequest) -> str:
    """The first language of a browser's that we speak."""
    for part in request.headers.get("accept-language", "").split(","):
        if part.strip()[:2].lower() in ("en", "fr"):
            return part.strip()[:2].lower()
    return "en"


HANDLERS = (page, half, file, come_back, be_back)
