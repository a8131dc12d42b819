"""The bot door: programs that come with a token, and what they may not do with it."""

import pytest
from litestar.exceptions import WebSocketDisconnect
from tests.server.house import Player, another, error_message, house, ok

from royaumes.server.transport.peer import SIGNED_OUT


def let_in(client, name="Deep Crown"):
    """A token for a program of this person's."""
    ok(client.put("/api/me", json={"name": "Aliénor"}))
    return ok(client.post("/api/me/programs", json={"name": name}))


def with_token(token):
    return {"authorization": f"Bearer {token}"}


def test_a_program_sits_down_and_all_see_whose_it_is(tmp_path):
    with house(tmp_path) as client, another(client) as program:
        made = let_in(client)
        program.headers.update(with_token(made["token"]))
        me = ok(program.get("/api/me"))
        assert me == {"person": made["programs"][0]["program"], "name": "Deep Crown"}
        seats = [{"kind": "me"}, {"kind": "open"}]
        table = ok(client.post("/api/tables", json={"game": "_toy", "seats": seats}))["table"]
        sat = ok(program.post(f"/api/tables/{table}/sit", json={}))
        assert [seat["owner"] for seat in sat["seats"]] == ["", "Aliénor"]
        assert [seat["mine"] for seat in sat["seats"]] == [False, True]
        ok(client.post(f"/api/tables/{table}/start"))
        with Player(program, table) as deep, Player(client, table) as person:
            seen = person.until("changed")["table"]["seats"][1]
            assert (seen["name"], seen["owner"], seen["kind"]) == ("Deep Crown", "Aliénor", "person")
            assert deep.until("update")["seat"] == 1
    with house(tmp_path) as client:  # the server remembers
        assert ok(client.get(f"/api/tables/{table}"))["seats"][1]["owner"] == "Aliénor"
        assert ok(client.get("/api/me", headers=with_token(made["token"]))) == me


def test_a_token_is_shown_once_and_only_its_hash_is_kept(tmp_path, caplog):
    with house(tmp_path) as client:
        token = let_in(client)["token"]
        assert token not in client.get("/api/me/programs").text
        client.get("/api/me", headers=with_token(token[:-1] + "!"))
    kept = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert token[-32:].encode() not in kept and token[-32:] not in caplog.text


def test_a_token_that_was_taken_back_opens_nothing(tmp_path):
    with house(tmp_path) as client, another(client) as program, another(client) as other:
        made = let_in(client)
        (known,) = made["programs"]
        program.headers.update(with_token(made["token"]))
        table = ok(program.post("/api/play-now", json={"game": "_toy"}))["table"]
        gone = other.delete(f"/api/me/programs/{known['program']}")
        assert error_message(gone) == (404, "not-found", "server-no-program")
        with Player(program, table) as player:
            player.until_asked()
            assert ok(client.delete(f"/api/me/programs/{known['program']}")) == {"programs": []}
            with pytest.raises(WebSocketDisconnect) as shown_out:
                player.until("said")
        assert shown_out.value.code == SIGNED_OUT
        answer = program.get("/api/me")
        assert error_message(answer) == (401, "bad-token", "server-bad-token")
        assert answer.headers["www-authenticate"] == "Bearer"
        with pytest.raises(WebSocketDisconnect) as refused, Player(program, table) as player:
            player.next()
        assert refused.value.code == SIGNED_OUT


def test_a_program_gets_no_other_way_in_than_its_token(tmp_path):
    with house(tmp_path) as client, another(client) as program:
        program.headers.update(with_token(let_in(client)["token"]))
        for path in ("me/link", "me/passkeys/offer", "me/programs", "me/notices/push", "passkeys/offer"):
            refused = program.post(f"/api/{path}", json={"name": "Child"})
            assert error_message(refused) == (403, "not-yours", "server-people-only")
        assert "set-cookie" not in program.get("/api/me").headers
        assert "set-cookie" not in program.get("/api/games").headers


def test_who_lets_programs_play_has_a_name_and_only_so_many(tmp_path):
    with house(tmp_path) as client:
        nameless = client.post("/api/me/programs", json={"name": "Deep Crown"})
        assert error_message(nameless) == (409, "not-now", "server-name-first")
        for number in range(5):
            let_in(client, f"Program {number}")
        sixth = client.post("/api/me/programs", json={"name": "Deep Crown"})
        assert error_message(sixth) == (409, "not-now", "server-many-programs")


def test_a_wrong_token_is_said_to_be_one_and_whoever_guesses_is_slowed_down(tmp_path):
    with house(tmp_path) as client:
        token = let_in(client)["token"]
        almost = token[:-1] + ("A" if token[-1] != "A" else "B")  # the id of a program is not its secret
        for wrong in (almost, "", "x", "royaumes_" + "a" * 48, "é"):
            answer = client.get("/api/me", headers={"authorization": f"Bearer {wrong}".encode()})
            assert error_message(answer) == (401, "bad-token", "server-bad-token")
        tried = [client.get("/api/me", headers=with_token("x")).status_code for _ in range(20)]
        assert tried[0] == 401 and 429 in tried
        ok(client.get("/api/me"))


def test_a_proxy_may_ask_browsers_for_a_password_in_the_same_header(tmp_path):
    with house(tmp_path) as client:
        me = ok(client.get("/api/me"))
        assert ok(client.get("/api/me", headers={"authorization": "Basic YTpi"})) == me


def test_a_program_of_somebody_who_was_silenced_is_silent_too(tmp_path):
    from royaumes.server.storage import Silenced

    with house(tmp_path) as client, another(client) as program:
        program.headers.update(with_token(let_in(client)["token"]))
        owner = ok(client.get("/api/me"))["person"]
        table = ok(program.post("/api/play-now", json={"game": "_toy"}))["table"]
        with Player(program, table) as player:
            assert player.ask("say", text="hello")["type"] == "done"
            client.blocking_portal.call(client.app.state.lobby.storage.save, Silenced(owner, True))
            assert player.ask("say", text="hello")["error"]["text"]["id"] == "server-silenced"
