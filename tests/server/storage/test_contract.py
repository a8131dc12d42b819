"""What every store promises, whichever it is."""

import asyncio
import json
from dataclasses import replace

import pytest

from royaumes.core import Over
from royaumes.core.record import Answer, Origin
from royaumes.server.protocol.errors import NotSaved
from royaumes.server.storage import (
    ANSWER,
    UNDO,
    Blocked,
    ChallengeAnswered,
    ClockSeen,
    Inventory,
    Line,
    LinksRevoked,
    LogRow,
    Mailbox,
    MailboxRemoved,
    Moves,
    Named,
    NewTable,
    Noticed,
    Passkey,
    PasskeyRemoved,
    Person,
    Program,
    ProgramRemoved,
    ProgramUsed,
    Report,
    Reviewed,
    Seat,
    Settled,
    Silenced,
    Subscription,
    SubscriptionRemoved,
    TableChange,
    TableRow,
)

pytestmark = pytest.mark.anyio
ANNE = Seat("person", "anne", "Anne", piece="red", owner="Cleo")
BEN = Seat("guest", "anne", "Ben", bot="greedy")


def a_row(name="a", **changes):
    settings: dict[str, int | str | bool] = {"hard": True, "path": 24, "mode": "é"}
    row = TableRow(0, name, "crowns", 3, settings, "seed", True, "anne", seats=[replace(ANNE), replace(BEN)])
    return replace(row, **{"made": 1.5, "updated": 2.5, **changes})


async def added(storage, row):
    row.number = await storage.new_number()
    await storage.save(NewTable(row))
    return row


async def test_a_table_comes_back_as_it_was(storage):
    origin = Origin((Answer(None, "6 5"), Answer(0, "stop")), 1)
    full = a_row(
        stage="over",
        players=["Anne", "bot:greedy"],
        next="b",
        waiting=2,
        answers=7,
        closed=("server-closed-vote", {"n": 1}),
        open_chat=True,
        hints=False,
        pace="days",
        paused=True,
        origin=origin,
        from_file=True,
        ending=(1, ("anne", "ben")),
        network="f00d",
    )
    for row in (a_row("plain"), full):
        await added(storage, row)
        assert await storage.table(row.id) == row
    assert await storage.table("nowhere") is None


async def test_a_challenge_keeps_its_first_answer_until_its_time_is_over(storage):
    await storage.save(ChallengeAnswered(b"one", b"first", 100.0, 10.0))
    await storage.save(ChallengeAnswered(b"one", b"second", 100.0, 20.0))
    assert await storage.challenge_answer(b"one") == b"first"
    await storage.save(ChallengeAnswered(b"two", b"first", 300.0, 200.0))
    assert await storage.challenge_answer(b"one") is None
    assert await storage.challenge_answer(b"two") == b"first"


async def test_the_clock_that_was_seen_last_is_kept(storage):
    assert await storage.clock() is None
    for seen in (ClockSeen(20.5, 10.5), ClockSeen(15.0, 15.0)):
        await storage.save(seen)
        assert await storage.clock() == seen


async def test_many_tables_of_one_network_leave_room_for_others(storage):
    await added(storage, a_row("shy", updated=1.0, host="x"))
    await added(storage, a_row("other", updated=2.0, network="far", stage="playing"))
    for number in range(6):
        await added(storage, a_row(f"near{number}", updated=10.0 + number, network="near"))
        await added(storage, a_row(f"old{number}", updated=20.0 + number, host="y"))
    found = [row.id for row in await storage.public_tables(6, 2)]
    assert found == ["old5", "old4", "near5", "near4", "shy", "other"]
    assert len(await storage.public_tables(100, 2)) == 14  # while there is room, all are listed


async def test_nothing_is_found_by_a_name_with_a_nul(storage):
    await added(storage, a_row("a"))
    assert await storage.table("a\0") is None
    assert await storage.person("anne\0") is None
    assert await storage.passkey("\0") is None and await storage.program("\0") is None
    assert await storage.mailbox("\0.x") is None and await storage.profile("\0") is None
    assert await storage.tables_of("anne\0", 9) == []


async def test_numbers_are_never_given_twice(storage, opening):
    numbers = [(await added(storage, a_row(str(n)))).number for n in range(3)]
    async with opening() as again:
        numbers.append(await again.new_number())
    assert sorted(set(numbers)) == numbers


async def test_a_change_of_a_table(storage):
    row = await added(storage, a_row(stage="open"))
    row.stage, row.next, row.rules_version, row.paused = "closed", "b", 4, True
    row.closed, row.settings, row.host = ("why", {}), {}, "ben"
    row.seats[0] = Seat("bot", bot="greedy")
    await storage.save(TableChange(row))
    assert await storage.table("a") == row


async def test_a_log_keeps_its_rows_and_says_which_keys_it_knows(storage):
    row = await added(storage, a_row())
    log = [
        LogRow(1, ANSWER, None, '6 5 "é" \\ 🎲'),
        LogRow(2, ANSWER, 0, "stop", "p/k"),
        LogRow(3, UNDO, 0, "1 2", "p/l"),
    ]
    row.stage, row.waiting, row.answers, row.updated = "playing", 2, 2, 12.5
    await storage.save(Moves(row, log[:2]))
    await storage.save(Moves(row, log[2:]))
    assert await storage.log(row.number) == log
    assert await storage.table("a") == row
    assert await storage.has_key(row.number, "p/k") and not await storage.has_key(row.number, "p/x")
    assert not await storage.has_key(row.number + 1, "p/k")


async def test_a_table_that_was_played_elsewhere_comes_with_its_game(storage):
    row = a_row("file", stage="over", answers=2, from_file=True, seats=[Seat("person", name="Anne")])
    row.number = await storage.new_number()
    log = [LogRow(1, ANSWER, None, "6 5"), LogRow(2, ANSWER, 0, "stop")]
    over = Over(ranking=((0,),), scores=(7,), why="crowns-over-chips", rule="CRW-4.1")
    await storage.save(NewTable(row, log, over))
    assert await storage.table("file") == row
    assert await storage.log(row.number) == log
    assert (await storage.outcome(row.number)).ranking == [[0]]
    twin = replace(row, number=await storage.new_number())
    with pytest.raises(NotSaved):
        await storage.save(NewTable(twin, log, over))
    assert await storage.log(twin.number) == [], "all of it or nothing"


async def test_a_row_of_a_log_is_written_once(storage):
    row = await added(storage, a_row())
    await storage.save(Moves(row, [LogRow(1, ANSWER, 0, "first")]))
    with pytest.raises(NotSaved):
        await storage.save(Moves(replace(row, answers=9), [LogRow(1, ANSWER, 1, "second")]))
    assert [one.text for one in await storage.log(row.number)] == ["first"]
    assert (await storage.table("a")).answers == 0


async def test_changes_are_kept_together_or_not_at_all(storage):
    row = await added(storage, a_row())
    with pytest.raises(NotSaved):
        await storage.save(Named("anne", "Anne"), NewTable(row))
    assert await storage.person("anne") is None


async def test_one_bad_change_does_not_harm_those_beside_it(storage):
    row = await added(storage, a_row())
    jobs = [storage.save(NewTable(row) if n == 5 else Named(str(n), "x")) for n in range(10)]
    found = await asyncio.gather(*jobs, return_exceptions=True)
    assert [n for n, error in enumerate(found) if error] == [5]
    assert isinstance(found[5], NotSaved)
    assert (await storage.inventory()).people == 9


async def test_a_probe_comes_after_all_that_was_sent_before(storage):
    sent = asyncio.ensure_future(storage.save(Named("anne", "Anne")))
    await storage.probe()
    assert (await storage.person("anne")).name == "Anne"
    await sent


async def test_what_was_saved_is_there_after_a_restart(opening):
    async with opening() as first:
        row, secret = await added(first, a_row()), await first.secret()
        last = first.save(Moves(row, [LogRow(1, ANSWER, 0, "stop")]))  # closing waits for it
    await last
    async with opening() as second:
        assert await second.secret() == secret and len(secret) == 32
        assert await second.table("a") == row and len(await second.log(row.number)) == 1


async def test_tables_are_found(storage):
    made = {
        "open": a_row("open", updated=1.0),
        "newer": a_row("newer", updated=2.0, seats=[Seat("open")]),
        "playing": a_row("playing", stage="playing", updated=3.0, waiting=0b10),
        "people": a_row("people", stage="playing", updated=4.0, waiting=0b01, pace="days", public=False),
        "over": a_row("over", stage="over", rules_version=2),
        "old": a_row("old", stage="playing", rules_version=2, updated=0.5),
    }
    for row in made.values():
        await added(storage, row)
    public = await storage.public_tables(10, 10)
    assert public == [made[name] for name in ("newer", "open", "playing", "old")]
    assert [row.id for row in await storage.public_tables(2, 10)] == ["newer", "open"]
    assert [row.id for row in await storage.tables_of("anne", 3)] == ["people", "playing", "over"]
    assert await storage.tables_of("nobody", 3) == []
    assert await storage.tables_of_other_rules("crowns", 3) == [made["old"]]
    assert [row.id for row in await storage.tables_at(("over", "open"))] == ["open", "newer", "over"]
    assert await storage.waiting_for_bots() == [("playing", "crowns")]
    assert await storage.overdue(5.0, 9) == ["people"] and await storage.overdue(4.0, 9) == []


async def test_tables_expire_by_their_stage_with_all_that_is_theirs(storage):
    made = [
        await added(storage, a_row(stage, stage=stage)) for stage in ("open", "playing", "over", "closed")
    ]
    numbered = [(row.number, row.id) for row in made]
    over = Over(((0,), (1,)), (5, 3), "why", "CRW-1", ())
    await storage.save(Moves(made[2], [LogRow(1, ANSWER, 0, "stop")], over), Reviewed(made[2].number, "{}"))
    await storage.save(Line(made[2].number, 1, 0, "Anne", "hello", 1.0, "anne"))
    assert await storage.expired(2.5, 2.5, 2.5, 9) == []
    assert await storage.expired(3, 0, 0, 9) == numbered[:1]
    assert await storage.expired(0, 3, 0, 9) == numbered[1:2]
    assert await storage.expired(0, 0, 3, 9) == numbered[2:] and len(await storage.expired(0, 0, 3, 1)) == 1
    await storage.delete([row.number for row in made[1:]])
    assert (await storage.inventory()).tables == {"open": 1}
    number = made[2].number
    assert not await storage.log(number) and not await storage.chat(number, 9)
    assert await storage.review(number) is None and not await storage.finished("anne", "anne", 9)


async def test_finished_games_and_what_their_review_found(storage):
    over = Over(((1,), (0,)), (5, 8), "why", "CRW-1", ())
    for number, name in enumerate(("plain", "reviewed")):
        row = await added(storage, a_row(name, stage="over", players=["Anne", "Ben"], updated=float(number)))
        await storage.save(Moves(row, [], over))
    review = json.dumps({"parts": [{"luck": -12, "own": 7}, {"luck": 1, "own": 2}]})
    await storage.save(Reviewed(row.number, "{}"))
    await storage.save(Reviewed(row.number, review))
    assert await storage.review(row.number) == review
    last, first = await storage.finished("anne", "anne", 9)
    assert (last.table, last.game, last.at, last.players, last.seat) == (
        "reviewed",
        "crowns",
        1.0,
        row.players,
        0,
    )
    assert (last.ranking, last.scores, last.luck, last.own) == ([[1], [0]], [5, 8], -12, 7)
    assert (first.table, first.luck, first.own) == ("plain", None, None)
    assert len(await storage.finished("anne", "anne", 1)) == 1 and not await storage.finished(
        "ben", "anne", 9
    )


async def test_people(storage):
    await storage.save(Named("anne", "Anne"))
    await storage.save(LinksRevoked("anne"), LinksRevoked("ben"), LinksRevoked("anne"))
    await storage.save(Silenced("ben", True), Silenced("cleo", True), Silenced("cleo", False))
    await storage.save(Named("anne", "Änne"))
    assert await storage.person("anne") == Person("Änne", 2, False)
    assert await storage.person("ben") == Person("", 1, True)
    assert await storage.person("cleo") == Person("", 0, False)
    assert await storage.person("nobody") is None
    assert await storage.links() == {"anne": 2, "ben": 1}


async def test_an_id_is_known_by_a_name_a_key_a_seat_or_words(storage):
    row = await added(storage, a_row())
    await storage.save(
        Named("named", "Anne"),
        Passkey("k1", "keyed", b"key", 1, 2.0, 2.0),
        Line(row.number, 1, None, "", "hello", 1.5, "writer"),
        Report("a", 1, "reported", "", "an insult", 1.5, "ben", "look", 9.5),
    )
    (held, *_) = [seat.person for seat in row.seats if seat.person]
    for person in ("named", "keyed", "writer", "reported", held):
        assert await storage.is_known(person), person
    for person in ("nobody", "Anne", "k1", ""):
        assert not await storage.is_known(person), person


async def test_blocks(storage):
    await storage.save(
        Blocked("anne", "ben", True), Blocked("anne", "ben", True), Blocked("ben", "anne", True)
    )
    await storage.save(Blocked("ben", "anne", False), Blocked("cleo", "ben", False))
    assert await storage.blocks() == [("anne", "ben")]


async def test_chat_and_reports(storage):
    row = await added(storage, a_row())
    lines = [
        Line(row.number, n, None if n == 2 else 0, "Anne", f"line {n}", n + 0.5, "anne") for n in (1, 2, 3)
    ]
    await storage.save(*lines)
    assert await storage.chat(row.number, 9) == lines and await storage.chat(row.number, 2) == lines[1:]
    for line in (1, 2):
        await storage.save(Report("a", line, "anne", "Anne", "an insult", 1.5, "ben", "look", 9.5))
    newer, older = await storage.reports()
    assert (newer.line, older.line, older.silenced, older.reporter) == (2, 1, False, "ben")
    await storage.save(Settled(newer.number), Silenced("anne", True))
    assert await storage.reports() == [replace(older, silenced=True)]


async def test_passkeys_count_and_never_change_hands(storage):
    key = Passkey("k1", "anne", b"\x00\xffkey", 1, 2.0, 2.0)
    await storage.save(key, Passkey("k0", "anne", b"b", 0, 1.0, 1.0))
    assert [one.id for one in await storage.passkeys("anne")] == ["k0", "k1"]
    await storage.save(replace(key, count=5, used=3.0))
    await storage.save(replace(key, person="ben", count=9), replace(key, key=b"other", count=9))
    assert await storage.passkey("k1") == replace(key, count=5, used=3.0)
    await storage.save(PasskeyRemoved("k1", "ben"), PasskeyRemoved("k0", "anne"))
    assert [one.id for one in await storage.passkeys("anne")] == ["k1"] and not await storage.passkeys("ben")
    assert await storage.passkey("k0") is None


async def test_programs_are_somebody_s_and_silent_where_their_owner_is(storage):
    program = Program("p1", "anne", "Stockfish", b"\x00\xffhash", 2.0, 2.0)
    await storage.save(Named("anne", "Anne"))
    await storage.save(program, Program("p0", "anne", "Older", b"a", 1.0, 1.0))
    assert [one.id for one in await storage.programs("anne")] == ["p0", "p1"]
    await storage.save(ProgramUsed("p1", 3.5), Named("p1", "Deep"))
    assert await storage.program("p1") == replace(program, name="Deep", used=3.5)
    assert await storage.person("p1") == Person("Deep", 0, False, "Anne")
    await storage.save(Silenced("anne", True))
    assert (await storage.person("p1")).silenced
    await storage.save(ProgramRemoved("p1", "ben"), ProgramRemoved("p0", "anne"))
    assert [one.id for one in await storage.programs("anne")] == ["p1"] and not await storage.programs("ben")
    assert await storage.program("p0") is None


async def test_where_somebody_is_told(storage):
    browser = Subscription("https://push/1", "anne", "key", "auth", "fr", 2.0)
    await storage.save(browser, replace(browser, endpoint="https://push/0", made=1.0))
    assert [one.endpoint[-1] for one in await storage.subscriptions("anne")] == ["0", "1"]
    await storage.save(replace(browser, person="ben", key="new"), SubscriptionRemoved("https://push/0"))
    assert await storage.subscriptions("ben") == [replace(browser, person="ben", key="new")]
    assert not await storage.subscriptions("anne")
    await storage.save(Mailbox("anne", "a@b.cd", "en", False))
    await storage.save(Mailbox("anne", "c@b.cd", "fr", True))
    assert await storage.mailbox("anne") == Mailbox("anne", "c@b.cd", "fr", True)
    await storage.save(MailboxRemoved("anne"))
    assert await storage.mailbox("anne") is None


async def test_turns_that_wait_for_somebody_who_wants_to_know(storage):
    days = {"stage": "playing", "pace": "days", "seats": [replace(ANNE), Seat("person", "ben", "Ben")]}
    row = await added(storage, a_row("anne", waiting=0b01, updated=5.0, **days))
    await added(storage, a_row("both", waiting=0b11, updated=6.0, **days))
    await added(storage, a_row("quick", waiting=0b01, **{**days, "pace": "quick"}))
    await added(storage, a_row("paused", waiting=0b01, paused=True, **days))
    await added(storage, a_row("minded", waiting=0b01, **{**days, "seats": [replace(ANNE, bot="greedy")]}))
    assert await storage.waiting_turns(9.0, 9) == []
    await storage.save(Mailbox("anne", "a@b.cd", "en", False))
    assert await storage.waiting_turns(9.0, 9) == []
    await storage.save(Mailbox("anne", "a@b.cd", "en", True))
    assert await storage.waiting_turns(9.0, 9) == ["anne", "both"]
    assert await storage.waiting_turns(6.0, 9) == ["anne"] == await storage.waiting_turns(9.0, 1)
    await storage.save(MailboxRemoved("anne"), Subscription("https://push/1", "ben", "k", "a", "en", 1.0))
    assert await storage.waiting_turns(9.0, 9) == ["both"]
    await storage.save(Mailbox("anne", "a@b.cd", "en", True), Noticed(row.number, "anne", 7, 8.0))
    assert await storage.waiting_turns(9.0, 9) == ["both"] and await storage.noticed(row.number, "anne") == 7
    await storage.save(Moves(replace(row, updated=8.5), []), Noticed(row.number, "ben", 1, 9.0))
    assert await storage.waiting_turns(9.0, 9) == ["both", "anne"]
    await storage.delete([row.number])
    assert await storage.noticed(row.number, "anne") is None


async def test_an_inventory(storage):
    await storage.save(Named("anne", "Anne"), Report("a", 1, "x", "X", "no", 1.0, "anne", "", 2.0))
    await added(storage, a_row())
    found = await storage.inventory()
    assert found == Inventory(1, {"open": 1}, found.bytes, 1) and found.bytes > 4096
