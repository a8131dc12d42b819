"""Nothing hidden goes over the wire: twin games that differ only in secrets send a seat the same bytes.

A table is played by its real live with somebody listening at every seat and one beside the table. At some
point a twin is made: the same table, its game put into another world that the watched seat cannot tell
from this one. Both go on with the same answers; whatever the watched seat receives must be the same in
both, byte for byte, until something is revealed in the open.
"""

import asyncio
import json

import pytest
from tests.server.house import ALL, Listener, settings

from royaumes.core import Chance, Game, Stream, to_json
from royaumes.core.record import Step, replay
from royaumes.games import game
from royaumes.server import protocol as p
from royaumes.server.finished import archive
from royaumes.server.finished.streamed_replay import pieces
from royaumes.server.lobby.lobby import Lobby
from royaumes.server.protocol.encoding import encode
from royaumes.server.protocol.errors import CodedError
from royaumes.server.storage import Seat
from royaumes.server.tables import wire

HIDDEN = [key for key in ALL if game(key).hidden]
OPEN = [key for key in ALL if not game(key).hidden]


async def opened(lobby, key, seats, seed=None, settings=None):
    """A table where everybody is a person, with an ear at each seat and one beside the table."""
    requests = [p.SeatRequest("me"), *[p.SeatRequest("open")] * (seats - 1)]
    live = await lobby.create("p0", p.NewTable(key, requests, settings or {}))
    for number in range(1, seats):
        live.row.seats[number] = Seat("person", f"p{number}", f"P{number}")
    if seed is not None:
        live.row.seed = seed
    async with live.lock:
        await live.start(live.row.seats)
    listeners = [Listener(f"p{number}") for number in (*range(seats), 99)]
    for listener in listeners:
        await live.join(listener, None)
    return live, listeners


def stood(live, state):
    """Put the game into another world, with no seed: chance is told from now on."""
    table = live.game_log.table
    table.stand([*table.steps[:-1], Step(table.steps[-1].answer, table.steps[-1].announcements, state)])
    table._seed = ""


def common(one, two, stream):
    """An answer that is possible in both worlds; None where the worlds have parted."""
    here, there = one.game_log.table, two.game_log.table
    question, other = here.pending, there.pending
    if isinstance(question, Chance):
        outcome = question.source.sample(stream)
        return (None, outcome) if isinstance(other, Chance) and other.source.admits(outcome) else None
    if here.over:
        return None
    seat = stream.choice(question.seats)
    offered = set(there.options(seat))
    both = [move for move in here.options(seat) if move in offered]
    return (seat, stream.choice(both)) if both else None


def advance(live, answer):
    """Carry an answer out and send everybody his update, as the live does."""
    game_log = live.game_log
    before, since = len(game_log.table.steps), game_log.n
    game_log.table.answer(*answer)
    game_log._count(before)
    live.broadcast(since)
    return game_log.table.steps[-1].announcements


def watched_bytes(listener):
    """Everything an ear heard, but for what differs between any two tables."""
    return [raw for raw in listener.received if json.loads(raw)["type"] != "changed"]


async def twins(lobby, key, seats, number, stream):
    live, _ = await opened(lobby, key, seats, "twins")
    for _ in range(stream.below(60)):
        table = live.game_log.table
        if table.over:
            return 0
        seat = stream.choice(table.pending.seats)
        move = stream.choice(table.options(seat))
        await live.answer(seat, live.game_log.questions[seat], " ".join(move.picks))
    if live.game_log.table.over:
        return 0
    seat = number if number < seats else None
    pair = [await opened(lobby, key, seats, "twins") for _ in range(2)]
    state = live.game_log.table.state
    worlds = (state, game(key).imagine(game(key).view(state, seat), stream))
    for (twin, listeners), world in zip(pair, worlds, strict=True):
        stood(twin, world)
        twin.game_log.questions = {}
        twin.game_log._ask_anew(twin.game_log.n)
        for listener in listeners:
            listener.received.clear()
    sent = 0
    for _ in range(25):
        answer = common(pair[0][0], pair[1][0], stream)
        if answer is None:
            break
        announced = [advance(twin, answer) for twin, _ in pair]
        received = [watched_bytes(listeners[number]) for _, listeners in pair]
        if received[0] != received[1]:
            assert all(any(one.reveals for one in announcements) for announcements in announced), (
                answer,
                received,
            )
            break
        sent = sum(map(len, received[0]))
    return sent


@pytest.mark.parametrize("key", HIDDEN)
def test_twins_send_the_same_bytes(tmp_path, key):
    async def work():
        lobby = Lobby(settings(tmp_path))
        await lobby.open()
        try:
            stream, sent = Stream(f"canary/{key}"), 0
            for trial in range(12):
                seats = stream.choice(list(game(key).seats))
                sent += await twins(lobby, key, seats, stream.below(seats + 1), stream.split(str(trial)))
            assert sent > 1000
        finally:
            await lobby.close()

    asyncio.run(work())


@pytest.mark.parametrize("key", ALL)
def test_every_update_is_the_seats_own_view_and_events(tmp_path, key):
    """A whole game: what goes to a seat is made of its view, the events for it and its own options alone."""

    async def work():
        lobby = Lobby(settings(tmp_path))
        await lobby.open()
        seats = max(2, game(key).seats[0])
        live, listeners = await opened(lobby, key, seats)
        stream = Stream(key)
        while not (table := live.game_log.table).over:
            seat = stream.choice(table.pending.seats)
            before = len(table.steps) - 1
            move = stream.choice(table.options(seat))
            await live.answer(seat, live.game_log.questions[seat], " ".join(move.picks))
            for number, listener in enumerate(listeners):
                who = number if number < seats else None
                update = json.loads([raw for raw in listener.received if '"type":"update"' in raw][-1])
                assert update["seat"] == who
                assert update["view"] == json.loads(encode(to_json(table.display(who))))
                own = [wire.event(event) for event in table.events_for(who, before)]
                assert update["events"] == json.loads(encode(own))
                offered = table.options(who) if who is not None else ()
                assert [tuple(one["picks"]) for one in (update["ask"] or {"options": []})["options"]] == [
                    move.picks for move in offered
                ]
                listener.received.clear()
        await lobby.close()

    asyncio.run(work())


@pytest.mark.parametrize("key", HIDDEN)
def test_records_and_replays_keep_secrets_until_the_end(tmp_path, key):
    async def work():
        lobby = Lobby(settings(tmp_path))
        await lobby.open()
        live, _ = await opened(lobby, key, max(2, game(key).seats[0]), "a seed to be kept")
        stream = Stream(key)
        for _ in range(4):
            table = live.game_log.table
            if table.over:
                break
            seat = stream.choice(table.pending.seats)
            move = stream.choice(table.options(seat))
            await live.answer(seat, live.game_log.questions[seat], " ".join(move.picks))
        with pytest.raises(CodedError, match="server-not-over"):
            await archive.record(live)
        with pytest.raises(CodedError, match="server-not-over"):
            await archive.finished_record(live)
        with pytest.raises(CodedError, match="server-not-over"):
            await archive.replay(live, lobby.replays, "p0", None, True)
        with pytest.raises(CodedError, match="server-not-your-seat"):
            await archive.replay(live, lobby.replays, "p0", 1, False)
        for person, seat in (("p0", 0), ("stranger", None)):
            raw = b"".join(pieces(await archive.replay(live, lobby.replays, person, seat, False), gzip=False))
            for step, kept in zip(
                json.loads(raw)["steps"], replay(live.game, live.game_log.table.own_record), strict=True
            ):
                mine = kept.answer is not None and kept.answer.seat is not None and kept.answer.seat == seat
                assert step["move"] == (kept.answer.text if mine else "")
                shown = to_json(live.game.display(live.game.view(kept.state, seat)))
                assert step["view"] == json.loads(encode(shown))
            assert live.row.seed not in raw.decode()
        await lobby.close()

    asyncio.run(work())


@pytest.mark.parametrize("key", OPEN)
def test_games_that_say_they_hide_nothing_show_everybody_the_same(key):
    from royaumes.testing.walks import walk

    rules = game(key)
    for seats in rules.seats:
        for step in walk(
            rules, seats, {setting.name: setting.default for setting in rules.settings}, Stream(key)
        ):
            views = [
                {**to_json(rules.view(step.state, seat)), "seat": None} for seat in (*range(seats), None)
            ]
            assert all(view == views[0] for view in views)
            shown = [rules.display(rules.view(step.state, seat)) for seat in (*range(seats), None)]
            if type(rules).display is not Game.display:  # then all get the same bytes
                assert all(display == shown[0] for display in shown)
