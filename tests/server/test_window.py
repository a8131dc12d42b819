"""A question that stands for a few seconds only closes by itself (R5C-8.4)."""

import time

import pytest
from tests.server.test_canary import opened
from tests.server.test_failures import in_a_lobby

from royaumes.core.moves import notation
from royaumes.core.record import replay
from royaumes.games import game
from royaumes.server.finished import archive
from royaumes.server.protocol.errors import Stale

SECONDS = 8


async def seven(lobby, pace="normal"):
    """A table of people where a seven has just been rolled and rivals may call the witch."""
    live, listeners = await opened(lobby, "royaume", 3, "seven", {"calling": True})
    live.row.pace = pace
    table = live.game_log.table
    while table.pending.prompt != "royaume-ask-watch":
        seat = live.asked()[0]
        await live.answer(seat, live.game_log.questions[seat], notation(table.options(seat)[-1]))
    return live, listeners


def answers(live):
    """The last answers, as the record will have them."""
    return [(answer.seat, answer.text) for answer in live.game_log.table.answers if answer.seat is not None]


@pytest.mark.rule("R5C-8.4")
def test_silence_closes_the_window_for_all_and_stands_in_the_record(tmp_path):
    async def work(lobby):
        live, listeners = await seven(lobby)
        now, rivals = time.time(), live.asked()
        roller = ({0, 1, 2} - set(rivals)).pop()
        for listener in listeners:  # rivals, the roller and those who watch see how long it stands
            assert listener.messages("update")[-1]["until"] == pytest.approx(now + SECONDS, abs=2)
        await live.absences.tick(now + SECONDS - 3)
        assert live.asked() == rivals
        await live.absences.tick(now + SECONDS + 1)
        assert answers(live)[-2:] == [(seat, "witch:pass") for seat in rivals]
        assert live.asked() == [roller] and not any(seat.automatic for seat in live.row.seats)
        events = [one["message"] for one in listeners[roller].messages("update")[-1]["events"]]
        assert events == ["royaume-unseen"]
        assert listeners[roller].messages("update")[-1]["until"] is None
        record = archive.record_of(live.row, list(live.game_log.table.answers))
        *_, last = replay(game("royaume"), record)
        assert last.state == live.game_log.table.state

    in_a_lobby(tmp_path, work)


@pytest.mark.rule("R5C-8.4")
def test_the_first_call_counts_and_a_later_one_is_too_late(tmp_path):
    async def work(lobby):
        live, _ = await seven(lobby)
        (first, question), (second, other) = live.game_log.questions.items()
        await live.answer(second, other, "witch:call")
        with pytest.raises(Stale):
            await live.answer(first, question, "witch:call")
        calls = [(seat, text) for seat, text in answers(live) if text.startswith("witch:")]
        await live.absences.tick(time.time() + SECONDS + 1)
        assert calls == [(second, "witch:call")]
        assert [one for one in answers(live) if one[1].startswith("witch:")] == calls

    in_a_lobby(tmp_path, work)


@pytest.mark.rule("R5C-8.4")
def test_who_calls_while_the_window_closes_is_in_time_as_long_as_somebody_is_asked(tmp_path):
    async def work(lobby):
        live, _ = await seven(lobby)
        (first, _), (second, other) = live.game_log.questions.items()
        take = live.answer

        async def slow(seat, question, move, key=""):
            await take(seat, question, move, key)
            live.absences._answer = take
            await take(second, other, "witch:call")

        live.absences._answer = slow
        await live.absences.tick(time.time() + SECONDS + 1)
        assert answers(live)[-2:] == [(first, "witch:pass"), (second, "witch:call")]

    in_a_lobby(tmp_path, work)


@pytest.mark.rule("R5C-8.4")
def test_no_clock_runs_by_correspondence_nor_where_nobody_is_nor_in_a_pause(tmp_path):
    async def work(lobby):
        live, listeners = await seven(lobby, "days")
        rivals, later = live.asked(), time.time() + 60
        await live.absences.tick(later)
        assert live.asked() == rivals
        live.row.pace, live.row.paused = "normal", True
        await live.absences.tick(later)
        assert live.asked() == rivals
        live.row.paused = False
        for listener in listeners:
            live.part(listener)
        await live.absences.tick(later)
        assert live.asked() == rivals

    in_a_lobby(tmp_path, work)
