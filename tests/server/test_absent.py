"""Somebody is away: the others need not wait for ever, and nobody loses a seat by it."""

import time

import pytest
from tests.server.house import Listener, Player, another, error_message, house, ok
from tests.server.test_canary import opened
from tests.server.test_failures import in_a_lobby
from tests.server.test_sockets import two
from tests.server.test_tables import ME, act, new

from royaumes.core import UserError
from royaumes.server.protocol.errors import CodedError
from royaumes.server.tables import proposals

MINUTE, DAY = 60.0, 24 * 3600.0


async def at_table(lobby, pace="normal", seats=2):
    """A table of people, the seat that is asked, and its ear; nobody plays for anybody yet."""
    live, listeners = await opened(lobby, "_toy", seats)
    live.row.pace = pace
    seat = live.asked()[0]
    return live, listeners, seat


async def until(true, seconds=5):
    import asyncio

    deadline = time.monotonic() + seconds
    while not true() and time.monotonic() < deadline:
        await asyncio.sleep(0.01)
    assert true()


def test_a_caretaker_plays_for_somebody_who_is_away_and_hands_the_seat_back(tmp_path):
    async def work(lobby):
        live, listeners, seat = await at_table(lobby)
        now, before = time.time(), live.game_log.n
        await live.absences.tick(now + DAY)
        assert not live.row.seats[seat].automatic  # whoever is here may think
        live.part(listeners[seat])
        assert live.info("p0").seats[seat].until == pytest.approx(now + 3 * MINUTE, abs=5)
        await live.absences.tick(now + 2 * MINUTE)
        assert not live.row.seats[seat].automatic
        await live.absences.tick(now + 4 * MINUTE)
        assert live.info("p0").seats[seat].minded
        await until(lambda: live.game_log.n > before)
        again = Listener(f"p{seat}")
        await live.join(again, None)
        assert not live.row.seats[seat].automatic and again.messages("update")[0]["seat"] == seat
        stored = lobby.storage.rows("SELECT bot FROM seats WHERE number = ?", live.row.number)
        assert stored == [("",), ("",)]

    in_a_lobby(tmp_path, work)


@pytest.mark.parametrize(("pace", "away", "limit"), [("quick", False, MINUTE), ("normal", True, 3 * MINUTE)])
def test_every_update_says_when_each_seat_is_answered_for(tmp_path, pace, away, limit):
    """Not only what is said of the table when it changes: the clocks of the seats change with each answer."""

    async def work(lobby):
        live, listeners, seat = await at_table(lobby, pace)
        watching = Listener("somebody")
        await live.join(watching, None)
        asked = seat
        if away:
            live.part(listeners[1 - seat])
        while asked == seat:
            move = " ".join(live.game.options(live.game_log.table.state, seat)[0].picks)
            await live.answer(seat, live.game_log.questions[seat], move)
            (asked,) = live.asked()
        now = time.time()
        for peer in (listeners[seat], watching):
            ends = peer.messages("update")[-1]["ends"]
            assert ends[asked] == pytest.approx(now + limit, abs=5) and ends[seat] is None
            assert ends == [one.until for one in live.info("p0").seats]

    in_a_lobby(tmp_path, work)


def test_nobody_plays_for_somebody_whom_no_person_waits_for(tmp_path):
    async def work(lobby):
        live, listeners, seat = await at_table(lobby)
        for listener in listeners:
            live.part(listener)
        await live.absences.tick(time.time() + DAY)
        assert not live.row.seats[seat].automatic

    in_a_lobby(tmp_path, work)


def test_at_a_quick_table_a_bot_gives_the_answer_that_comes_too_late(tmp_path):
    async def work(lobby):
        live, _, seat = await at_table(lobby, "quick")
        now, before = time.time(), live.game_log.n
        again = Listener(f"p{seat}")
        await live.join(again, None)
        assert again.messages("update")[0]["until"] == pytest.approx(now + MINUTE, abs=5)
        await live.absences.tick(now + 2 * MINUTE)
        await until(lambda: live.game_log.n > before and not live.row.seats[seat].automatic)

    in_a_lobby(tmp_path, work)


def test_by_correspondence_the_clock_goes_on_without_anybody(tmp_path):
    async def work(lobby):
        live, listeners, _ = await at_table(lobby, "days")
        for listener in listeners:
            live.part(listener)
        before = live.game_log.n
        await live.absences.tick(time.time() + 2 * DAY)
        assert live.game_log.n == before
        await live.absences.tick(time.time() + 4 * DAY)
        await until(lambda: live.game_log.n > before)

    in_a_lobby(tmp_path, work)


def test_a_relaxed_table_waits_until_somebody_decides(tmp_path, monkeypatch):
    async def work(lobby):
        live, listeners, seat = await at_table(lobby, "relaxed", 3)
        other, third = sorted({0, 1, 2} - {seat})
        live.part(listeners[seat])
        await live.absences.tick(time.time() + DAY)
        assert not live.row.seats[seat].automatic
        live.row.host = "nobody"
        with pytest.raises(CodedError, match="server-patience"):
            await live.proposals.propose(f"p{other}", "mind", seat)
        monkeypatch.setattr(proposals, "PATIENCE", 0)
        await live.proposals.propose(f"p{other}", "mind", seat)
        expected = {"type": "proposed", "what": "mind", "seat": seat, "by": other, "agreed": 1, "needed": 2}
        assert listeners[third].messages("proposed")[-1] == expected
        with pytest.raises(UserError):  # it is not about them to say
            await live.proposals.vote(f"p{seat}", True)
        await live.proposals.vote(f"p{third}", True)
        assert live.row.seats[seat].automatic and listeners[third].messages("proposed")[-1]["what"] is None

    in_a_lobby(tmp_path, work)


def test_the_host_decides_alone_but_not_the_end(tmp_path, monkeypatch):
    monkeypatch.setattr(proposals, "PATIENCE", 0)

    async def work(lobby):
        live, listeners, seat = await at_table(lobby, "relaxed", 3)
        live.row.host = host = f"p{next(n for n in range(3) if n != seat)}"
        await live.proposals.propose(host, "pause", None)
        assert live.row.paused
        move = " ".join(live.game_log.table.options(seat)[0].picks)
        with pytest.raises(CodedError, match="server-paused"):
            await live.answer(seat, live.game_log.questions[seat], move)
        with pytest.raises(CodedError, match="server-not-waiting"):
            await live.proposals.propose(host, "pause", None)
        await live.proposals.propose(host, "resume", None)
        await live.proposals.propose(host, "mind", seat)
        assert live.row.seats[seat].automatic
        await live.proposals.propose(host, "end", None)
        assert live.row.stage == "playing" and listeners[3].messages("proposed")[-1]["needed"] == 3
        others = sorted({"p0", "p1", "p2"} - {host})
        await live.proposals.vote(others[0], True)
        await live.proposals.vote(others[1], False)
        assert live.row.stage == "playing"
        await live.proposals.propose(host, "end", None)
        for one in others:
            await live.proposals.vote(one, True)
        assert live.row.stage == "closed" and live.info("x").closed.id == "server-closed-vote"

    in_a_lobby(tmp_path, work)


def test_a_proposal_is_told_to_those_who_come_and_ends_when_its_player_is_back(tmp_path, monkeypatch):
    monkeypatch.setattr(proposals, "PATIENCE", 0)

    async def work(lobby):
        live, listeners, seat = await at_table(lobby, "relaxed", 3)
        other = next(n for n in range(3) if n != seat)
        live.row.host = "nobody"
        live.part(listeners[seat])
        await live.proposals.propose(f"p{other}", "mind", seat)
        late = Listener("p99")
        await live.join(late, None)
        assert late.messages("proposed")[-1]["seat"] == seat
        await live.join(Listener(f"p{seat}"), None)
        assert late.messages("proposed")[-1]["what"] is None

    in_a_lobby(tmp_path, work)


@pytest.mark.parametrize("pace", ["normal", "days"])
def test_nobody_ends_a_game_while_others_are_away(tmp_path, pace):
    async def work(lobby):
        live, listeners, seat = await at_table(lobby, pace)
        live.row.host = f"p{1 - seat}"
        live.part(listeners[seat])
        updated = live.row.updated
        await live.proposals.propose(f"p{1 - seat}", "end", None)
        assert live.row.stage == "playing" and live.proposals.message.needed == 2
        await live.absences.take_over(seat)  # a computer player has no voice
        await live.proposals.propose(f"p{1 - seat}", "end", None)
        await live.proposals.vote(f"p{1 - seat}", True)
        assert live.row.stage == "playing"
        stored = lobby.storage.rows("SELECT ending, stage FROM tables WHERE number = ?", live.row.number)
        assert stored == [(f'[{1 - seat}, ["p{1 - seat}"]]', "playing")]
        return live.row.id, seat, updated

    table, seat, _ = in_a_lobby(tmp_path, work)

    async def later(lobby):
        live = await lobby.live_table(table)
        back = Listener(f"p{seat}")
        await live.join(back, None)
        assert back.messages("proposed")[-1]["agreed"] == 1
        await live.proposals.vote(f"p{seat}", True)
        assert live.row.stage == "closed" and back.messages("proposed")[-1]["what"] is None
        assert (await lobby.storage.table(table)).ending is None

    in_a_lobby(tmp_path, later)


def test_to_propose_the_end_moves_no_clock_and_can_be_withdrawn(tmp_path):
    async def work(lobby):
        live, listeners, seat = await at_table(lobby, "days", 3)
        one, two = sorted({0, 1, 2} - {seat})
        updated, live.row.host = live.row.updated, f"p{one}"
        await live.proposals.propose(f"p{one}", "end", None)
        assert live.row.updated == updated == (await lobby.storage.table(live.row.id)).updated
        await live.proposals.propose(f"p{one}", "pause", None)  # the host alone; the other stays open
        assert listeners[two].messages("proposed")[-1]["what"] == "end"
        await live.proposals.propose(f"p{two}", "end", None)  # is to agree
        assert listeners[two].messages("proposed")[-1]["agreed"] == 2
        await live.proposals.vote(f"p{two}", True)
        await live.proposals.vote(f"p{one}", False)
        assert live.row.ending is None and listeners[two].messages("proposed")[-1]["what"] is None
        await live.proposals.propose(f"p{two}", "end", None)
        await live.proposals.vote(f"p{seat}", False)
        assert live.row.ending is None and live.row.stage == "playing"
        await live.proposals.propose(f"p{two}", "resume", None)
        assert listeners[one].messages("proposed")[-1]["what"] == "resume"
        await live.proposals.vote(f"p{two}", False)
        assert listeners[one].messages("proposed")[-1]["what"] is None and live.row.paused

    in_a_lobby(tmp_path, work)


def test_by_correspondence_nobody_gives_away_a_turn_after_a_minute(tmp_path):
    async def work(lobby):
        live, listeners, seat = await at_table(lobby, "days")
        live.row.host = f"p{1 - seat}"
        live.part(listeners[seat])
        live.clock._asked = {seat: (live.game_log.questions[seat], time.time() - 2 * DAY)}
        live.clock._left[f"p{seat}"] = time.time() - 2 * DAY
        with pytest.raises(CodedError, match="server-patience"):
            await live.proposals.propose(f"p{1 - seat}", "mind", seat)

    in_a_lobby(tmp_path, work)


def test_a_nudge_reaches_the_table(tmp_path):
    with house(tmp_path) as client, another(client) as friend:
        table = two(client, friend)
        with Player(client, table) as one, Player(friend, table) as other:
            seat = one.until("update")["waiting"][0]
            other.until("update")
            waits, asked = (other, one) if seat == 0 else (one, other)
            assert waits.ask("nudge", seat=seat)["type"] == "done"
            assert asked.until("nudged") == {"type": "nudged", "seat": seat, "by": 1 - seat}
            assert waits.ask("nudge", seat=1 - seat)["error"]["text"]["id"] == "server-not-waiting"
            waits.ask("nudge", seat=seat)
            assert waits.ask("nudge", seat=seat)["error"]["code"] == "too-many"
        with another(client) as stranger, Player(stranger, table) as watcher:
            assert watcher.ask("nudge", seat=seat)["error"]["code"] == "not-yours"
            assert watcher.ask("propose", what="end")["error"]["code"] == "not-yours"
            assert watcher.ask("vote", agree=True)["error"]["text"]["id"] == "server-no-proposal"


def test_a_game_alone_can_be_ended_and_odd_wishes_cannot_be(tmp_path):
    with house(tmp_path) as client:
        assert error_message(new(client, [ME], pace="warp")) == (400, "bad", "server-bad-pace")
        table = ok(new(client, [ME], pace="relaxed"))["table"]
        ok(act(client, table, "start"))
        with Player(client, table) as player:
            player.until_asked()
            assert player.ask("propose", what="fly")["error"]["text"]["id"] == "server-bad-proposal"
            assert player.ask("propose", what="mind", seat=7)["error"]["code"] == "not-now"
            assert player.ask("propose", what="resume", seat=99)["error"]["code"] == "not-now"
            assert player.ask("propose", what="end", seat=99)["type"] == "done"
            assert player.ask("undo", seat=0)["error"]["text"]["id"] == "server-closed"
        assert ok(client.get(f"/api/tables/{table}"))["closed"]["id"] == "server-closed-vote"
        assert client.get(f"/api/tables/{table}/record").status_code == 200
