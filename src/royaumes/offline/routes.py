"""What a page may ask of the library on its own device: the paths of the protocol."""

from __future__ import annotations

import json
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any
from urllib.parse import parse_qsl, unquote, urlsplit

from royaumes.core.codec import dump
from royaumes.games import game
from royaumes.messages import LANGUAGES
from royaumes.messages.source import whole
from royaumes.server import protocol as p
from royaumes.server.finished import archive, puzzles
from royaumes.server.handlers.rules import rules_of
from royaumes.server.lobby import seating
from royaumes.server.lobby.shelf import offered, shelf_of
from royaumes.server.people import history
from royaumes.server.people.rating_rules import LIVE
from royaumes.server.protocol.errors import CodedError
from royaumes.server.storage import CLOSED

if TYPE_CHECKING:
    from royaumes.offline.library import Library

Parts = dict[str, str]
Answer = Callable[["Library", Parts, Any], Awaitable[Any]]


@dataclass(frozen=True, slots=True)
class Route:
    """One kind of request: what is sent with it, who answers, and the status of a good answer."""

    method: str
    path: re.Pattern[str]
    sends: type | None
    answer: Answer
    status: int = 200


_ROUTES: list[Route] = []


def _route(
    method: str, path: str, sends: type | None = None, status: int = 200
) -> Callable[[Answer], Answer]:
    def enter(answer: Answer) -> Answer:
        pattern = re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", path)
        _ROUTES.append(Route(method, re.compile(f"/api{pattern}"), sends, answer, status))
        return answer

    return enter


#: What only a server can do: meeting other people, and knowing somebody on several devices.
_SERVER_ONLY = re.compile(r"/api/(me/(link|passkeys|programs|notices)|passkeys)\b.*")


def found(method: str, url: str) -> tuple[Route, Parts]:
    """Who answers a request, and the parts of its address; a `CodedError` where nobody does."""
    split = urlsplit(url)
    for route in _ROUTES:
        match = route.path.fullmatch(split.path) if route.method == method else None
        if match is not None:
            parts = {name: unquote(part) for name, part in match.groupdict().items()}
            return route, dict(parse_qsl(split.query, keep_blank_values=True)) | parts
    if _SERVER_ONLY.fullmatch(split.path):
        raise CodedError("not-now", "server-only")
    raise CodedError("not-found", "server-no-page")


def _number(parts: Parts, name: str) -> int:
    try:
        return int(parts[name])
    except ValueError as error:
        raise CodedError("not-found", "server-no-page") from error


# ---------------------------------------------------------------- people


@_route("GET", "/ready")
async def _ready(library: Library, parts: Parts, sent: None) -> p.Ready:
    return p.Ready(True)


@_route("GET", "/me")
async def _me(library: Library, parts: Parts, sent: None) -> p.Me:
    return p.Me(library.me, await library.services.name_of(library.me))


@_route("PUT", "/me", p.Rename)
async def _rename(library: Library, parts: Parts, sent: p.Rename) -> p.Me:
    return p.Me(library.me, await library.rename(sent.name))


@_route("GET", "/me/history")
async def _history(library: Library, parts: Parts, sent: None) -> p.History:
    return p.History(await history.of(library.storage, library.me, library.me))


@_route("GET", "/me/profile")
async def _my_profile(library: Library, parts: Parts, sent: None) -> p.MyProfile:
    return await library.profiles.mine(library.me)


@_route("PUT", "/me/profile", p.HideProfile)
async def _hide_profile(library: Library, parts: Parts, sent: p.HideProfile) -> p.MyProfile:
    return await library.profiles.hide(library.me, sent.hidden)


@_route("GET", "/people/{person}")
async def _profile(library: Library, parts: Parts, sent: None) -> p.Profile:
    return await library.profiles.profile(parts["person"], library.me)


# ---------------------------------------------------------------- games


@_route("GET", "/games")
async def _shelf(library: Library, parts: Parts, sent: None) -> p.Shelf:
    return shelf_of(library.config, passkeys=False)


@_route("GET", "/games/{key}/rules")
async def _rules(library: Library, parts: Parts, sent: None) -> p.Rules:
    return rules_of(game(offered(library.config, parts["key"], parts.get("variant", ""))))


@_route("GET", "/games/{key}/words/{lang}")
async def _words(library: Library, parts: Parts, sent: None) -> p.GameWords:
    key, lang = offered(library.config, parts["key"]), parts["lang"]
    if lang not in LANGUAGES:
        raise CodedError("not-found", "server-no-page")
    return p.GameWords(key, lang, whole(lang, key))


@_route("GET", "/games/{key}/leaderboard")
async def _leaderboard(library: Library, parts: Parts, sent: None) -> p.Leaderboard:
    key = offered(library.config, parts["key"])
    return await library.profiles.leaderboard(library.me, key, parts.get("pace", LIVE))


@_route("GET", "/games/{key}/finished")
async def _finished(library: Library, parts: Parts, sent: None) -> p.History:
    return p.History(await library.profiles.recent(offered(library.config, parts["key"])))


@_route("GET", "/games/{key}/puzzles")
async def _puzzles(library: Library, parts: Parts, sent: None) -> p.PuzzleList:
    return puzzles.listed(offered(library.config, parts["key"]))


@_route("GET", "/games/{key}/puzzles/{number}")
async def _puzzle(library: Library, parts: Parts, sent: None) -> p.Puzzle:
    return puzzles.shown(offered(library.config, parts["key"]), _number(parts, "number"))


@_route("POST", "/games/{key}/puzzles/{number}", p.PuzzleAnswer)
async def _solve(library: Library, parts: Parts, sent: p.PuzzleAnswer) -> p.PuzzleSolved:
    return puzzles.solved(offered(library.config, parts["key"]), _number(parts, "number"), sent.move)


# ---------------------------------------------------------------- tables


@_route("GET", "/tables")
async def _public(library: Library, parts: Parts, sent: None) -> p.Tables:
    return await library.public(library.me)


@_route("GET", "/tables/mine")
async def _mine(library: Library, parts: Parts, sent: None) -> p.Tables:
    return await library.mine(library.me)


@_route("POST", "/tables", p.NewTable, 201)
async def _create(library: Library, parts: Parts, sent: p.NewTable) -> p.TableInfo:
    return (await library.create(library.me, sent)).info(library.me)


@_route("POST", "/play-now", p.PlayNow, 201)
async def _play_now(library: Library, parts: Parts, sent: p.PlayNow) -> p.TableInfo:
    if sent.lesson:
        live = await library.learn(library.me, sent.game)
    else:
        live = await library.play_now(library.me, sent.game, sent.bot)
    return live.info(library.me)


@_route("GET", "/tables/{table}")
async def _table(library: Library, parts: Parts, sent: None) -> p.TableInfo:
    return (await library.live_table(parts["table"])).info(library.me)


@_route("POST", "/tables/{table}/sit", p.Sit)
async def _sit(library: Library, parts: Parts, sent: p.Sit) -> p.TableInfo:
    live = await seating.sit(library, library.me, parts["table"], sent.seat, sent.piece)
    return live.info(library.me)


@_route("POST", "/tables/{table}/leave")
async def _leave(library: Library, parts: Parts, sent: None) -> p.TableInfo:
    return (await seating.leave(library, library.me, parts["table"])).info(library.me)


@_route("POST", "/tables/{table}/start")
async def _start(library: Library, parts: Parts, sent: None) -> p.TableInfo:
    return (await seating.start(library, library.me, parts["table"])).info(library.me)


@_route("PUT", "/tables/{table}/seats/{seat}", p.SeatRequest)
async def _arrange(library: Library, parts: Parts, sent: p.SeatRequest) -> p.TableInfo:
    live = await seating.arrange(library, library.me, parts["table"], _number(parts, "seat"), sent)
    return live.info(library.me)


@_route("PUT", "/tables/{table}/seats/{seat}/piece", p.ChoosePiece)
async def _choose_piece(library: Library, parts: Parts, sent: p.ChoosePiece) -> p.TableInfo:
    live = await seating.choose_piece(library, library.me, parts["table"], _number(parts, "seat"), sent.piece)
    return live.info(library.me)


@_route("POST", "/tables/{table}/swap", p.Swap)
async def _swap(library: Library, parts: Parts, sent: p.Swap) -> p.TableInfo:
    return (await seating.swap(library, library.me, parts["table"], sent.one, sent.other)).info(library.me)


@_route("POST", "/tables/{table}/rematch", None, 201)
async def _rematch(library: Library, parts: Parts, sent: None) -> p.TableInfo:
    return (await seating.rematch(library, library.me, parts["table"])).info(library.me)


# ---------------------------------------------------------------- after a game


@_route("GET", "/tables/{table}/record")
async def _record(library: Library, parts: Parts, sent: None) -> bytes:
    return dump(await archive.record(await library.live_table(parts["table"]))).encode()


@_route("GET", "/tables/{table}/verify")
async def _verify(library: Library, parts: Parts, sent: None) -> p.Verified:
    return await archive.verified(await library.live_table(parts["table"]), library.replays)


@_route("GET", "/tables/{table}/replay")
async def _replay(library: Library, parts: Parts, sent: None) -> bytes:
    live = await library.live_table(parts["table"])
    seat = _number(parts, "seat") if "seat" in parts else None
    packed = await archive.replay(live, library.replays, library.me, seat, parts.get("all") == "true")
    return b"".join(packed.plain())


@_route("GET", "/tables/{table}/review")
async def _review(library: Library, parts: Parts, sent: None) -> p.Reviewing:
    live = await library.live_table(parts["table"])
    record = await archive.finished_record(live)
    if live.row.stage == CLOSED:
        raise CodedError("not-now", "review-unfinished")
    found = await library.reviews.look(live.row.number)
    if found is None:
        library.services.tasks.start(library.reviews.begin(live.row.number, record, live.row.from_file))
        found = p.Reviewing(0, 0, None)
    return found


@_route("GET", "/tables/{table}/rating")
async def _rating(library: Library, parts: Parts, sent: None) -> p.TableRating:
    row = await library.services.row(parts["table"])
    verdict = await library.ratings.settle(parts["table"])
    if not verdict:
        raise CodedError("not-now", "server-not-over")
    return await library.profiles.of_game(row.number, library.me, verdict)


@_route("POST", "/tables/{table}/go-on", p.GoOn, 201)
async def _go_on(library: Library, parts: Parts, sent: p.GoOn) -> p.TableInfo:
    old = await library.live_table(parts["table"])
    return (await library.go_on(library.me, old, sent)).info(library.me)


@_route("POST", "/records", bytes, 201)
async def _open_file(library: Library, parts: Parts, sent: bytes) -> p.TableInfo:
    if len(sent) > (most := library.config.limits.record):
        raise CodedError("too-large", "server-file-large", most=most // 1024)
    table = await library.record_files.open(sent, library.me, "")
    return (await library.look_at(table)).info(library.me)


# ---------------------------------------------------------------- this device


@_route("GET", "/device")
async def _export(library: Library, parts: Parts, sent: None) -> bytes:
    """All that is kept here, as one file."""
    documents = library.device.documents()
    return json.dumps({"royaumes": 1, "documents": documents}, ensure_ascii=False).encode()


@_route("POST", "/device", bytes)
async def _import(library: Library, parts: Parts, sent: bytes) -> bytes:
    """Add what such a file holds to what is here."""
    try:
        documents = json.loads(sent)["documents"]
        added = await library.device.take_in({str(name): str(text) for name, text in documents.items()})
    except (ValueError, TypeError, KeyError, AttributeError) as error:
        raise CodedError("bad", "server-bad-export") from error
    return json.dumps({"added": added}).encode()
