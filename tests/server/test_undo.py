"""Taking a move back over the wire: alone, by consent, never across a reveal with bots."""

from contextlib import contextmanager

from tests.server.house import Player, another, house, ok
from tests.server.test_sockets import seats, two
from tests.server.test_tables import ME, act, new


def test_my_last_chip_comes_back(tmp_path):
    with house(tmp_path) as client:
        table = ok(new(client, [ME]))["table"]
        ok(act(client, table, "start"))
        with Player(client, table) as player:
            first = player.until_asked()
            assert not first["undo"]
            player.answer(first, id="a")
            second = (
                player.received[-2] if player.received[-2]["type"] == "update" else player.until("update")
            )
            assert second["undo"]
            assert player.ask("undo", seat=0, id="b")["type"] == "done"
            undone = next(one for one in player.received if one["type"] == "update" and one["undone"] == 0)
            assert undone["fresh"] and undone["view"] == first["view"] and undone["n"] > second["n"]
            assert undone["ask"]["options"] == first["ask"]["options"]
            assert player.ask("undo", seat=0, id="b")["type"] == "done"  # the same request again
            assert player.ask("undo", seat=0)["error"]["rule"] == "TBL-2.1"
            assert player.answer(first)["error"]["code"] == "stale"
        with Player(client, table, since=second["n"]) as again:
            assert again.until("update")["fresh"]


@contextmanager
def played(client, friend):
    """Two sockets after the first player has ended his turn, so that dice have been thrown."""
    table = two(client, friend)
    with Player(client, table) as one, Player(friend, table) as other:
        first = one.until("update")
        asked, waits = seats((one, other), first)
        update = first if asked is one else other.until("update")
        asked.answer(update, choice=-1)
        yield asked, waits, update["seat"]


def test_across_a_reveal_all_must_agree(tmp_path):
    with (
        house(tmp_path) as client,
        another(client) as friend,
        played(client, friend) as (asked, waits, seat),
    ):
        assert asked.ask("undo", seat=seat)["type"] == "done"
        request = {"type": "undo-requested", "seat": seat, "needs": [1 - seat], "refused": None}
        assert waits.until("undo-requested", seat=seat) == request
        assert asked.ask("consent", seat=seat, agree=True)["error"]["code"] == "not-now"
        assert waits.ask("consent", seat=1 - seat, agree=False)["type"] == "done"
        over = asked.until("undo-requested", needs=[])
        assert (over["seat"], over["refused"]) == (seat, 1 - seat)
        asked.ask("undo", seat=seat)
        waits.until("undo-requested", needs=[1 - seat])
        waits.send("consent", seat=1 - seat, agree=True)
        assert waits.until("update", undone=seat)["waiting"] == [seat]
        assert asked.until("update", undone=seat)["ask"]


def test_a_move_overtakes_the_request(tmp_path):
    with (
        house(tmp_path) as client,
        another(client) as friend,
        played(client, friend) as (asked, waits, seat),
    ):
        asked.ask("undo", seat=seat)
        waits.answer(waits.until_asked())
        assert asked.until("undo-requested", needs=[])
        assert waits.ask("consent", seat=1 - seat, agree=True)["error"]["code"] == "not-now"


def test_bots_do_not_consent(tmp_path):
    with house(tmp_path, pace=60) as client:
        table = ok(new(client, [ME, {"kind": "bot"}]))["table"]
        with Player(client, table) as player:
            ok(act(client, table, "start"))
            update = player.until("update")
            if update["ask"]:
                player.answer(update, choice=-1)
            assert player.ask("undo", seat=0)["error"]["rule"] == "TBL-2.1"


def test_those_who_share_a_device_agree_by_sitting_together(tmp_path):
    with house(tmp_path) as client:
        table = ok(new(client, [ME, {"kind": "guest"}]))["table"]
        ok(act(client, table, "start"))
        with Player(client, table) as player:
            asked = player.until_asked()
            player.answer(asked, choice=-1)
            assert player.ask("undo", seat=asked["seat"])["type"] == "done"
            assert ok(client.get(f"/api/tables/{table}"))["waiting"] == [asked["seat"]]


def test_of_three_both_others_must_agree(tmp_path):
    import asyncio

    from tests.server.house import settings
    from tests.server.test_canary import opened

    from royaumes.server.lobby.lobby import Lobby

    async def work():
        lobby = Lobby(settings(tmp_path))
        await lobby.open()
        live, listeners = await opened(lobby, "crowns", 3)
        ((seat, question),) = live.game_log.questions.items()
        await live.answer(seat, question, "stop")
        await live.undos.undo(seat)
        first, second = sorted({0, 1, 2} - {seat})
        await live.undos.consent(first, True)
        asked = listeners[3].messages("undo-requested")[1:]  # nobody asked when they came
        assert [one["needs"] for one in asked] == [[first, second], [second]]
        assert live.row.asked() != [seat]
        await live.undos.consent(second, True)
        assert live.row.asked() == [seat]
        assert listeners[3].messages("undo-requested")[-1]["needs"] == []
        await lobby.close()

    asyncio.run(work())


def test_a_request_is_told_to_those_who_come_and_closed_when_anything_happens(tmp_path):
    with (
        house(tmp_path) as client,
        another(client) as friend,
        played(client, friend) as (asked, _, seat),
    ):
        table = asked.received[0]["table"]["table"]
        mine, theirs = (client, friend) if seat == 0 else (friend, client)
        asked.ask("undo", seat=seat)
        with Player(theirs, table) as reloaded:
            assert reloaded.until("undo-requested")["needs"] == [1 - seat]
        ok(act(theirs, table, "leave"))  # a bot does not agree
        assert asked.until("undo-requested", needs=[])["seat"] == seat
        with Player(mine, table) as reloaded:
            assert reloaded.until("undo-requested") == {
                "type": "undo-requested",
                "seat": None,
                "needs": [],
                "refused": None,
            }
        assert asked.ask("undo", seat=seat)["error"]["rule"].startswith("TBL-2")
