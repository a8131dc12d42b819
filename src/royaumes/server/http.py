"""What is asked once: games and rules, tables, records."""

from __future__ import annotations

import io
from collections.abc import Mapping
from functools import lru_cache
from typing import Annotated

import segno
from litestar import MediaType, Response, get, post, put
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from royaumes import bots
from royaumes.core.codec import dump
from royaumes.core.variant import game_and_changes
from royaumes.games import game
from royaumes.messages import LANGUAGES
from royaumes.messages.source import whole
from royaumes.play.lesson import lesson
from royaumes.review.puzzles import puzzles
from royaumes.server import protocol as p
from royaumes.server.asked import Asked, address_of, lobby_of, offered, person_of
from royaumes.server.finished import archive
from royaumes.server.lobby import seating
from royaumes.server.lobby.health import OK
from royaumes.server.lobby.lobby import usual
from royaumes.server.people.passkeys import AVAILABLE
from royaumes.server.protocol.errors import CodedError
from royaumes.server.rules import rules_of
from royaumes.server.transport.accept_encoding import accepts
from royaumes.server.transport.asgi import is_local
from royaumes.server.transport.streamed_replay import StreamedReplay

_LONGEST_HOST = 255
#: QR codes that are remembered. One mask is used for all: trying all eight takes four times as long.
_QR_CODES, _QR_MASK = 256, 3


# ---------------------------------------------------------------- games


@get("/api/games")
async def shelf(request: Asked) -> p.Shelf:
    """What can be played here."""
    config = lobby_of(request).config
    games = [_game(key, config.variants) for key in config.keys]
    return p.Shelf(games, list(bots.LEVELS), bots.USUAL, config.address, AVAILABLE)


def _game(key: str, variants: Mapping[str, str]) -> p.GameInfo:
    rules = game(key)
    settings = [p.SettingInfo(one.name, list(one.choices), one.rule) for one in rules.settings]
    chosen = rules.pieces
    pieces = p.PiecesInfo(chosen.name, list(chosen.things), chosen.rule) if chosen else None
    least, most, guided = rules.seats[0], rules.seats[-1], lesson(key) is not None
    found = len(puzzles(key))
    varied = [p.VariantInfo(one, name) for one, name in variants.items() if game_and_changes(one)[0] == key]
    return p.GameInfo(key, least, most, usual(key), settings, pieces, rules.hidden, guided, found, varied)


@get("/api/games/{key:str}/rules", cache_control=None)
async def rules(request: Asked, key: FromPath[str], variant: FromQuery[str] = "") -> p.Rules:
    """A game's rules, and those of the table itself; the tables among them with what a variant changes."""
    return rules_of(game(offered(request, key, variant)))


@get("/api/games/{key:str}/words/{lang:str}", cache_control=None)
async def words(request: Asked, key: FromPath[str], lang: FromPath[str]) -> p.GameWords:
    """All that a game says in a language."""
    offered(request, key)
    if lang not in LANGUAGES:
        raise CodedError("not-found", "server-no-page")
    return p.GameWords(key, lang, whole(lang, key))


# ---------------------------------------------------------------- tables


@get("/api/tables")
async def lobby(request: Asked) -> p.Tables:
    """Public tables."""
    return await lobby_of(request).public(person_of(request))


@get("/api/tables/mine")
async def mine(request: Asked) -> p.Tables:
    """Tables where I sit, or sat and may come back; those that wait for me first."""
    return await lobby_of(request).mine(person_of(request))


@post("/api/tables")
async def create(request: Asked, data: JSONBody[p.NewTable]) -> p.TableInfo:
    """Set up a table."""
    live = await lobby_of(request).create(person_of(request), data, address_of(request))
    return live.info(person_of(request))


@post("/api/play-now")
async def play_now(request: Asked, data: JSONBody[p.PlayNow]) -> p.TableInfo:
    """Me against computer players, begun at once."""
    lobby, person, address = lobby_of(request), person_of(request), address_of(request)
    if data.lesson:
        live = await lobby.learn(person, data.game, address)
    else:
        live = await lobby.play_now(person, data.game, data.bot, address)
    return live.info(person)


@get("/api/tables/{table:str}")
async def table_info(request: Asked, table: FromPath[str]) -> p.TableInfo:
    """A table as all may see it."""
    return (await lobby_of(request).live_table(table)).info(person_of(request))


@post("/api/tables/{table:str}/sit", status_code=200)
async def sit(request: Asked, table: FromPath[str], data: JSONBody[p.Sit]) -> p.TableInfo:
    """Take a seat."""
    live = await seating.sit(lobby_of(request), person_of(request), table, data.seat, data.piece)
    return live.info(person_of(request))


@post("/api/tables/{table:str}/leave", status_code=200)
async def leave(request: Asked, table: FromPath[str]) -> p.TableInfo:
    """Get up."""
    return (await seating.leave(lobby_of(request), person_of(request), table)).info(person_of(request))


@post("/api/tables/{table:str}/start", status_code=200)
async def start(request: Asked, table: FromPath[str]) -> p.TableInfo:
    """Begin; bots take the seats that are still free."""
    return (await seating.start(lobby_of(request), person_of(request), table)).info(person_of(request))


@put("/api/tables/{table:str}/seats/{seat:int}")
async def arrange(
    request: Asked, table: FromPath[str], seat: FromPath[int], data: JSONBody[p.SeatRequest]
) -> p.TableInfo:
    """The host says who shall sit here; whoever did is removed."""
    live = await seating.arrange(lobby_of(request), person_of(request), table, seat, data)
    return live.info(person_of(request))


@put("/api/tables/{table:str}/seats/{seat:int}/piece")
async def choose_piece(
    request: Asked, table: FromPath[str], seat: FromPath[int], data: JSONBody[p.ChoosePiece]
) -> p.TableInfo:
    """Choose a colour, a knight or a family for my seat; the host chooses for computer players."""
    live = await seating.choose_piece(lobby_of(request), person_of(request), table, seat, data.piece)
    return live.info(person_of(request))


@post("/api/tables/{table:str}/swap", status_code=200)
async def swap(request: Asked, table: FromPath[str], data: JSONBody[p.Swap]) -> p.TableInfo:
    """The host lets two change places before the game."""
    live = await seating.swap(lobby_of(request), person_of(request), table, data.one, data.other)
    return live.info(person_of(request))


@post("/api/tables/{table:str}/rematch")
async def rematch(request: Asked, table: FromPath[str]) -> p.TableInfo:
    """The same people again: the new table."""
    live = await seating.rematch(lobby_of(request), person_of(request), table, address_of(request))
    return live.info(person_of(request))


@get("/api/tables/{table:str}/qr.svg", media_type="image/svg+xml")
async def invitation(request: Asked, table: FromPath[str]) -> Response[bytes]:
    """The invitation link as a QR code."""
    await lobby_of(request).live_table(table)
    return Response(_qr_code(f"{_outward(request)}t/{table}"), media_type="image/svg+xml")


@lru_cache(_QR_CODES)
def _qr_code(url: str) -> bytes:
    picture = io.BytesIO()
    code = segno.make(url, micro=False, mask=_QR_MASK)
    code.save(picture, kind="svg", scale=4, border=2, light="#fff", xmldecl=False)
    return picture.getvalue()


def _outward(request: Asked) -> str:
    """The server's address as others can reach it: as asked for, unless that means this machine alone."""
    host = request.headers.get("host", "")
    if len(host) > _LONGEST_HOST:
        raise CodedError("bad", "server-malformed", text="host")
    config = lobby_of(request).config
    known = config.address
    if known is not None and host.rpartition(":")[0] in ("localhost", "127.0.0.1", "[::1]"):
        return known
    return f"{request.scope['scheme']}://{host}{config.prefix}/"


# ---------------------------------------------------------------- archive


@get("/api/tables/{table:str}/record")
async def record(request: Asked, table: FromPath[str]) -> Response[str]:
    """The record as a file: once the game is over, with the seed."""
    found = await archive.record(await lobby_of(request).live_table(table))
    name = f'attachment; filename="royaumes-{game_and_changes(found.header.game)[0]}-{table}.json"'
    return Response(dump(found), media_type=MediaType.JSON, headers={"content-disposition": name})


@get("/api/tables/{table:str}/verify")
async def verified(request: Asked, table: FromPath[str]) -> p.Verified:
    """Check that chance was honest: every outcome again from the revealed seed."""
    lobby = lobby_of(request)
    live = await lobby.live_table(table)
    lobby.replays.allow(person_of(request), address_of(request))
    return await archive.verified(live)


@get("/api/tables/{table:str}/replay")
async def replay(
    request: Asked,
    table: FromPath[str],
    seat: FromQuery[int | None] = None,
    everything: Annotated[bool, QueryParameter(name="all")] = False,
) -> Response[p.Replay]:
    """A game step by step, as a seat, as a spectator, or (once over) all-seeing."""
    lobby = lobby_of(request)
    live = await lobby.live_table(table)
    lobby.replays.allow(person_of(request), address_of(request))
    found = await archive.replay(live, person_of(request), seat, everything)
    gzip = accepts(request.headers.get("accept-encoding", ""), "gzip")
    return StreamedReplay(found, gzip, lobby.replay_places, address_of(request))


@get("/api/health")
async def health(request: Asked) -> Response[p.Health]:
    """Whether the server is well: 200 where it can write and its bots answer, else 503."""
    found = await lobby_of(request).health.look()
    return Response(found, status_code=200 if found.status == OK else 503)


@get("/api/ready")
async def ready(request: Asked) -> Response[p.Ready]:
    """Whether newcomers should be sent here: 200, or 503 while the server is about to stop."""
    found = lobby_of(request).health.ready
    return Response(p.Ready(found), status_code=200 if found else 503)


@get("/api/metrics", media_type="text/plain", include_in_schema=False)
async def metrics(request: Asked) -> str:
    """Figures for Prometheus, for those on this very machine."""
    if not is_local(request.scope):
        raise CodedError("not-found", "server-no-page")
    return lobby_of(request).metrics.text(lobby_of(request))


HANDLERS = (
    shelf,
    rules,
    words,
    lobby,
    mine,
    create,
    play_now,
    table_info,
    sit,
    leave,
    start,
    arrange,
    choose_piece,
    swap,
    rematch,
    invitation,
    record,
    verified,
    replay,
    health,
    ready,
    metrics,
)
