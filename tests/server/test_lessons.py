"""A guided first game at a table: the coach speaks, the record plays the rest, nobody is held to it."""

from tests.server.house import Player, error_message, house, ok

from royaumes.core.codec import load
from royaumes.play.lesson import lesson


def begin(client, key="crowns"):
    return ok(client.post("/api/play-now", json={"game": key, "lesson": True}))


def answer(player, update, move):
    player.send("answer", seat=update["seat"], question=update["ask"]["question"], move=move)


def test_a_lesson_is_followed_to_its_end(tmp_path):
    guided = lesson("crowns")
    with house(tmp_path) as client:
        table = begin(client)
        assert table["lesson"] and table["stage"] == "playing"
        said = []
        with Player(client, table["table"]) as learner:
            update = learner.until_asked()
            while not update["result"]:
                step = update["ask"]["lesson"]
                said.append(step["text"]["id"])
                answer(learner, update, step["move"])
                update = learner.until_asked()
        assert said == [f"crowns-lesson-{number}" for number in range(1, len(guided.asked) + 1)]
        record = load(client.get(f"/api/tables/{table['table']}/record").text)
        assert record.answers == guided.record.answers


def test_a_lesson_can_be_left_and_taken_up_again(tmp_path):
    guided = lesson("crowns")
    with house(tmp_path) as client:
        table = begin(client)["table"]
        with Player(client, table) as learner:
            update = learner.until_asked()
            answer(learner, update, update["ask"]["lesson"]["move"])
            assert learner.until_asked()["ask"]["lesson"]["text"]["id"] == "crowns-lesson-2"
        with Player(client, table) as learner:
            step = learner.until_asked()["ask"]["lesson"]
            assert step["move"] == guided.record.answers[guided.asked[1]].text


def test_whoever_makes_another_move_plays_on_freely(tmp_path):
    with house(tmp_path) as client:
        table = begin(client)["table"]
        with Player(client, table) as learner:
            update = learner.until_asked()
            other = next(
                one["move"]
                for one in update["ask"]["options"]
                if one["move"] not in (update["ask"]["lesson"]["move"], "stop")
            )
            answer(learner, update, other)
            for _ in range(6):
                update = learner.until_asked()
                assert update["ask"]["lesson"] is None
                answer(learner, update, update["ask"]["options"][-1]["move"])


def test_a_hint_is_the_move_that_the_coach_speaks_of_as_long_as_the_lesson_is_followed(tmp_path):
    with house(tmp_path) as client, Player(client, begin(client)["table"]) as learner:
        update = learner.until_asked()
        for _ in range(2):
            hinted = learner.ask("hint", seat=update["seat"])["moves"]
            assert [one["move"] for one in hinted] == [update["ask"]["lesson"]["move"]]
            answer(learner, update, hinted[0]["move"])
            update = learner.until_asked()
        assert update["ask"]["lesson"]["move"] == "stop"


def test_other_tables_are_no_lessons(tmp_path):
    with house(tmp_path) as client:
        table = ok(client.post("/api/play-now", json={"game": "crowns"}))
        assert not table["lesson"]
        assert error_message(client.post("/api/play-now", json={"game": "x", "lesson": True}))[0] == 400
        games = ok(client.get("/api/games"))["games"]
        assert [one["lesson"] for one in games] == [lesson(one["key"]) is not None for one in games]
