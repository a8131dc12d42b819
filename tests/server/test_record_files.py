"""A record file from anywhere becomes a finished table: shown, replayed, reviewed, and counted nowhere."""

import asyncio
import json
import random
import threading
from dataclasses import replace

import pytest
from tests.server.house import ALL, Player, another, error_message, house, ok, settings
from tests.server.test_reviews import finished, review_of

from royaumes import bots
from royaumes.core import Record
from royaumes.core.codec import dump, dump_line, dump_lines, load
from royaumes.core.record import Answer, Origin
from royaumes.core.stream import commitment
from royaumes.games import TOY, game
from royaumes.messages import Catalogue
from royaumes.server.config import Limits
from royaumes.server.finished import reviews
from royaumes.server.finished.integrity import look_over
from royaumes.server.lobby.lobby import Lobby
from royaumes.sim.playing import play

VARIANT = "crowns+board.box.chips=4"


def played(key=TOY, ranks=("greedy", "greedy"), seed="a file"):
    """The record of a finished game of bots, as a simulation writes it."""
    return play(game(key), len(ranks), {}, [bots.make(rank, key) for rank in ranks], seed)[0]


def with_header(record, **changes):
    return Record(replace(record.header, **changes), record.answers, record.seed)


def sent(client, record):
    """A record sent as a file; or any text."""
    text = dump(record).replace("\ud800", r"\ud800") if isinstance(record, Record) else record
    return client.post("/api/records", content=text)


def tables_of(client):
    return client.app.state.lobby.storage.rows("SELECT count(*) FROM tables")[0][0]


# ---------------------------------------------------------------- what opens


@pytest.mark.parametrize("key", ALL)
def test_a_finished_game_opens_with_all_its_pages(tmp_path, key):
    seats = game(key).seats[-1]
    record = played(key, ["greedy"] * seats)
    with house(tmp_path) as client:
        info = ok(sent(client, record))
        table = info["table"]
        assert (info["stage"], info["from_file"], info["public"], info["host"]) == (
            "over",
            True,
            False,
            False,
        )
        assert (info["answers"], info["commitment"]) == (len(record.answers), record.header.commitment)
        assert ok(client.get(f"/api/tables/{table}")) == info
        assert load(client.get(f"/api/tables/{table}/record").text) == record
        assert ok(client.get(f"/api/tables/{table}/verify"))["seed"] == record.seed
        shown = ok(client.get(f"/api/tables/{table}/replay?all=true"))
        assert len(shown["steps"]) == len(record.answers) + 1 and shown["result"]["sheet"]
        with Player(client, table) as spectator:
            assert spectator.until("update")["result"] == shown["result"]


def test_its_review_is_kept_and_found_again(tmp_path):
    record = played()
    with house(tmp_path) as client:
        table = ok(sent(client, record))["table"]
        review = review_of(client, table)[-1]["review"]
        assert review["decisions"]
    with house(tmp_path) as client:
        assert ok(sent(client, record))["table"] == table
        assert ok(client.get(f"/api/tables/{table}/review"))["review"] == review, "over a restart"
        assert ok(client.get(f"/api/tables/{table}/replay"))["table"]["from_file"]


def test_it_goes_on_from_any_moment_with_the_ranks_that_played(tmp_path):
    with house(tmp_path) as client:
        table = ok(sent(client, played(ranks=("knight", "random"))))["table"]
        new = ok(client.post(f"/api/tables/{table}/go-on", json={"step": 2, "seat": 1}))
        assert (new["stage"], new["from_file"]) == ("playing", False)
        assert [(seat["name"], seat["mine"]) for seat in new["seats"]] == [("bot:knight", False), ("", True)]


@pytest.mark.parametrize("form", [dump, dump_line, dump_lines])
def test_every_form_of_a_record_leads_to_the_same_table(tmp_path, form):
    record = played()
    with house(tmp_path) as client:
        first, again = ok(sent(client, record)), ok(sent(client, form(record)))
        downloaded = ok(sent(client, client.get(f"/api/tables/{first['table']}/record").text))
        assert first == again == downloaded
        assert tables_of(client) == 1
        assert ok(sent(client, played(seed="another")))["table"] != first["table"]


def test_many_who_open_the_same_file_at_once_find_one_table(tmp_path):
    async def all_at_once():
        lobby = Lobby(settings(tmp_path))
        await lobby.open()
        text = dump(played()).encode()
        opening = (lobby.record_files.open(text, f"person {n}", "::1") for n in range(5))
        opened = await asyncio.gather(*opening)
        found = set(opened), (await lobby.storage.inventory()).tables
        await lobby.close()
        return found

    ids, stored = asyncio.run(all_at_once())
    assert len(ids) == 1 and stored == {"over": 1}


def test_a_game_of_this_server_opens_elsewhere(tmp_path):
    with house(tmp_path / "here") as client:
        record = client.get(f"/api/tables/{finished(client)}/record").text
    with house(tmp_path / "there", workers=1) as client:  # checked in a process of its own
        assert ok(sent(client, record))["from_file"]


def test_a_variant_that_is_offered_opens(tmp_path):
    with house(tmp_path, variants={VARIANT: "Four chips"}) as client:
        assert ok(sent(client, played(VARIANT)))["variant"] == "board.box.chips=4"


def test_a_game_that_goes_on_from_another_opens(tmp_path):
    with house(tmp_path / "here") as client:
        old = finished(client)
        new = ok(client.post(f"/api/tables/{old}/go-on", json={"step": 3, "seat": 0}))["table"]
        with Player(client, new) as player:
            player.play()
        record = load(client.get(f"/api/tables/{new}/record").text)
    with house(tmp_path / "there") as client:
        table = ok(sent(client, record))["table"]
        assert load(client.get(f"/api/tables/{table}/record").text) == record
        assert ok(client.get(f"/api/tables/{table}/verify"))["outcomes"] > 0


def test_names_are_cleaned_and_ranks_kept(tmp_path):
    record = played("crowns", ["greedy"] * 4)
    record = with_header(record, players=("  Aliénor\tof   Aquitaine and of Poitou ", "bot:king@200"))
    with house(tmp_path) as client:
        seats = ok(sent(client, record))["seats"]
        strange = with_header(record, players=("bot:stranger", "\ud800", "<b>\0", "Ben", "one too many"))
        others = ok(sent(client, strange))["seats"]
    assert [(seat["kind"], seat["name"]) for seat in seats] == [
        ("person", "Aliénor of Aquitaine and"),
        ("bot", "bot:king"),
        ("person", ""),
        ("person", ""),
    ]
    assert [seat["name"] for seat in others] == ["", "", "", "Ben"]


def test_real_dice_open_and_say_that_there_is_nothing_to_verify(tmp_path):
    record = with_header(played("crowns"), commitment="", players=("Ann", "Ben"))
    record.seed = ""
    with house(tmp_path) as client:
        info = ok(sent(client, record))
        table = info["table"]
        assert info["commitment"] == ""
        assert len(ok(client.get(f"/api/tables/{table}/replay"))["steps"]) == len(record.answers) + 1
        said = error_message(client.get(f"/api/tables/{table}/verify"))
        assert said == (400, "bad", "verify-no-commitment")
        assert load(client.get(f"/api/tables/{table}/record").text) == record
        record.seed = "nobody was told of it"
        assert ok(sent(client, record))["table"] == table
        lobby = client.app.state.lobby
        assert client.blocking_portal.call(look_over, lobby.storage) == (1, [])


def test_a_guided_game_is_a_file_like_any_other(tmp_path):
    with house(tmp_path / "here") as client:
        table = ok(client.post("/api/play-now", json={"game": "crowns", "lesson": True}))["table"]
        with Player(client, table) as player:
            player.play()
        record = client.get(f"/api/tables/{table}/record").text
    with house(tmp_path / "there") as client:
        assert ok(sent(client, record))["lesson"] is False


# ---------------------------------------------------------------- nobody's


def test_reviews_of_files_leave_room_for_those_of_games_played_here(tmp_path, monkeypatch):
    go_on = threading.Event()
    monkeypatch.setattr(reviews, "count", lambda record: go_on.wait(10) and 0)
    with house(tmp_path) as client:
        own = finished(client)
        files = [ok(sent(client, played(seed=str(n))))["table"] for n in range(3)]
        for table in (*files[:2], own):
            assert ok(client.get(f"/api/tables/{table}/review"))["review"] is None
        assert error_message(client.get(f"/api/tables/{files[2]}/review"))[1] == "too-many"
        go_on.set()
        assert review_of(client, files[0])
        assert review_of(client, files[2])


def test_it_is_nobodys_and_counts_for_nothing(tmp_path):
    with house(tmp_path) as client:
        ok(client.put("/api/me", json={"name": "Ann"}))
        record = with_header(played("crowns"), players=("Ann", "bot:knight"))
        table = ok(sent(client, record))["table"]
        assert not any(seat["mine"] for seat in ok(client.get(f"/api/tables/{table}"))["seats"])
        assert ok(client.get(f"/api/tables/{table}/rating"))["why"]["id"] == "rating-uncounted-file"
        for path in ("tables", "tables/mine"):
            assert ok(client.get(f"/api/{path}"))["tables"] == []
        for path in ("me/history", "games/crowns/finished"):
            assert ok(client.get(f"/api/{path}"))["games"] == []
        assert ok(client.get("/api/me/profile"))["ratings"] == []
        board = ok(client.get("/api/games/crowns/leaderboard"))
        assert not any(one["person"] for one in board["players"])
        with another(client) as other:
            for who in (client, other):
                for act in ("rematch", "leave", "start"):
                    assert error_message(who.post(f"/api/tables/{table}/{act}"))[1] == "not-yours"
                sit = who.post(f"/api/tables/{table}/sit", json={})
                assert error_message(sit) == (409, "not-now", "server-over")


def test_it_expires_as_other_finished_tables_do(tmp_path):
    with house(tmp_path) as client:
        ok(sent(client, played()))
        storage = client.app.state.lobby.storage
        ((_, updated),) = storage.rows("SELECT number, updated FROM tables")
        expired = client.blocking_portal.call(storage.expired, 0.0, 0.0, updated + 1, 10)
        assert len(expired) == 1
        client.blocking_portal.call(storage.delete, [number for number, _ in expired])
        assert ok(sent(client, played()))["from_file"], "and can be opened again"


# ---------------------------------------------------------------- what does not


def cut(record, answers):
    return Record(record.header, record.answers[:answers], record.seed)


def hidden(record):
    """A record as it may be downloaded while the game still runs."""
    return Record(record.header, [Answer(None, "?"), *record.answers[1:20]], "")


def changed(record, number, text):
    answers = [*record.answers]
    answers[number] = Answer(answers[number].seat, text)
    return Record(record.header, answers, record.seed)


def said(**header):
    """A record whose header says something else; its checksum is right."""
    return lambda record: with_header(record, **header)


BAD = {
    "": "record-empty",
    "Dear diary": "record-not-json",
    "[1, 2]": "record-foreign",
    "[" * 50_000: "record-not-json",
    b"\xff\xfe\x00": "record-not-text",
    '{"royaumes": 99}': "record-newer",
    lambda record: dump_line(record) * 2: "server-file-many",
    lambda record: dump(record)[:-40]: "record-not-json",
    lambda record: dump(record).replace("* ", "* 6", 1): "record-damaged",
    lambda record: cut(record, -1): "review-unfinished",
    lambda record: cut(record, 0): "review-unfinished",
    hidden: "review-unfinished",
    lambda record: Record(
        record.header, [*record.answers, record.answers[-1]], record.seed
    ): "record-refused",
    lambda record: changed(record, -1, "cell:99x99"): "record-not-parsed",
    lambda record: changed(record, -1, "\0"): "record-not-parsed",
    lambda record: changed(record, -1, "\ud800"): "record-not-parsed",
    lambda record: Record(record.header, record.answers, ""): "verify-no-seed",
    lambda record: Record(record.header, record.answers, "not this one"): "verify-commitment",
    lambda record: Record(record.header, record.answers, "\0"): "record-wrong-kind",
    lambda record: Record(record.header, record.answers, "\ud800"): "record-wrong-kind",
    said(commitment=commitment("not this one")): "verify-commitment",
    said(stream="dice of my own"): "verify-other-stream",
    said(rules_version=99): "record-other-rules",
    said(rules_version=10**400): "record-other-rules",
    said(seats=0): "table-bad-seats",
    said(seats=10**400): "table-bad-seats",
    said(settings={"winged": True}): "table-bad-setting",
    said(settings={"x" * 9_999: 1}): "table-bad-setting",
    said(game="chess"): "table-bad-game",
    said(game=f"crowns+{'x' * 9_999}"): "server-file-variant",
    said(game=VARIANT): "server-file-variant",
    said(game="os+path=1"): "table-bad-game",
    said(origin=Origin((), 10**400)): "record-origin-seat",
    said(origin=Origin((Answer(0, "stop"),), 0)): "record-refused",
}


def other_chance(record):
    """The same game by a seed and a commitment of one's own."""
    return Record(replace(record.header, commitment=commitment("mine")), record.answers, "mine")


BAD[other_chance] = "verify-outcome"


@pytest.mark.parametrize(
    ("wrong", "why"), BAD.items(), ids=[f"{why}-{n}" for n, why in enumerate(BAD.values())]
)
def test_what_cannot_be_opened_says_why_and_is_not_kept(tmp_path, wrong, why):
    with house(tmp_path) as client:
        answer = sent(client, wrong(played("crowns")) if callable(wrong) else wrong)
        assert error_message(answer) == (400, "bad", why)
        assert len(answer.content) < 1_000
        text = answer.json()["text"]
        for lang in ("en", "fr"):
            assert Catalogue(lang).say(text["id"], text["facts"])
        assert tables_of(client) == 0


def test_whatever_somebody_writes_into_a_file_is_an_error_of_theirs(tmp_path):
    """Answers swapped, doubled, given by others, with other figures: a right checksum proves nothing."""
    chance = random.Random(7)

    def mangled(record):
        answers = [*record.answers]
        for _ in range(chance.choice((1, 1, 3))):
            at, other = chance.randrange(len(answers)), chance.choice(answers)
            seat = chance.choice((None, 0, 1, 2, 999_999, answers[at].seat))
            odd = chance.choice(("", "0", "-1", "1 1", "9" * 30, "cell:1x1 cell:1x1", "١", "x:y", "[]"))
            text = chance.choice((other.text, answers[at].text, odd)) or "0"
            answers[at] = Answer(seat, text)
        bare = replace(record.header, commitment=chance.choice(("", record.header.commitment)))
        return Record(bare, answers, record.seed)

    with house(tmp_path) as client:
        for key in ALL:
            record = played(key, ["random"] * game(key).seats[-1])
            for _ in range(15):
                assert sent(client, mangled(record)).status_code in (201, 400)


def test_a_file_may_be_so_large_and_no_larger(tmp_path):
    most = Limits().record
    with house(tmp_path) as client:
        for size, expected in (
            (most, (400, "bad", "record-empty")),
            (most + 1, (413, "too-large", "server-file-large")),
        ):
            assert error_message(sent(client, " " * size)) == expected


def test_only_so_many_are_opened_at_once(tmp_path):
    few = Limits(replays_burst=2, replays_rate=0.001)
    with house(tmp_path, limits=few) as client:
        for _ in range(2):
            ok(sent(client, played()))
        assert error_message(sent(client, played()))[1] == "too-many"
    none = Limits(tables_burst=1, tables_rate=0.001)
    with house(tmp_path, limits=none) as client:
        ok(sent(client, played(seed="first")))
        assert error_message(sent(client, played(seed="second")))[1] == "too-many"
        ok(sent(client, played(seed="first")))


def test_a_game_whose_rules_change_later_keeps_its_record(tmp_path, monkeypatch):
    record = played()
    with house(tmp_path) as client:
        table = ok(sent(client, record))["table"]
    monkeypatch.setattr(type(game(TOY)), "rules_version", 99)
    with house(tmp_path) as client:
        assert ok(client.get(f"/api/tables/{table}"))["closed"]["id"] == "server-other-rules"
        assert load(client.get(f"/api/tables/{table}/record").text) == record
        assert error_message(sent(client, json.dumps(json.loads(dump(record)))))[2] == "record-other-rules"
