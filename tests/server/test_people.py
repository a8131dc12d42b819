"""Guests: cookie, name, personal link."""

from dataclasses import replace

import pytest
from litestar.exceptions import WebSocketDisconnect
from tests.server.house import Player, another, error_message, house, ok
from tests.server.test_tables import ME, OPEN, new

from royaumes.server.lobby import admission
from royaumes.server.people.guests import GuestTokens, new_person, valid_name
from royaumes.server.protocol.errors import CodedError
from royaumes.server.storage import LinksRevoked, News


def test_a_newcomer_gets_a_cookie_that_says_who_they_are(tmp_path):
    with house(tmp_path) as client:
        response = client.get("/api/me")
        header = response.headers["set-cookie"]
        assert "HttpOnly" in header and "SameSite=Strict" in header and "Secure" not in header
        assert ok(response) == {**ok(client.get("/api/me")), "name": ""}
        with another(client) as other:
            assert ok(other.get("/api/me"))["person"] != ok(response)["person"]


def test_any_request_makes_a_newcomer_somebody(tmp_path):
    with house(tmp_path) as client:
        table = ok(client.post("/api/play-now", json={"game": "crowns"}))
        assert [one["table"] for one in ok(client.get("/api/tables/mine"))["tables"]] == [table["table"]]


def test_a_name_is_kept(tmp_path):
    with house(tmp_path) as client:
        assert (
            ok(client.put("/api/me", json={"name": "  Aliénor   d’Aquitaine "}))["name"]
            == "Aliénor d’Aquitaine"
        )
        assert ok(client.get("/api/me"))["name"] == "Aliénor d’Aquitaine"
        assert ok(client.put("/api/me", json={"name": "Anne"}))["name"] == "Anne"


def test_a_new_name_is_seen_at_tables_that_have_not_begun(tmp_path):
    with house(tmp_path) as client:
        made = client.post(
            "/api/tables", json={"game": "crowns", "seats": [{"kind": "me"}, {"kind": "open"}]}
        )
        client.put("/api/me", json={"name": "Anne"})
        assert ok(client.get(f"/api/tables/{ok(made)['table']}"))["seats"][0]["name"] == "Anne"


@pytest.mark.parametrize("name", ["", "   ", "x" * 25, "bot:greedy", "—", "a\x00b", "\u202ename"])
def test_bad_names_are_refused(tmp_path, name):
    with house(tmp_path) as client:
        assert error_message(client.put("/api/me", json={"name": name})) == (400, "bad", "server-bad-name")


#: Nothing to be seen, a tower of accents, Cyrillic among Latin letters, and what reads as a bot or a seat.
ODD = (
    "\u3164",
    "Ann\u115f\u1160",
    "a\uffa0",
    "Ann\u2800",
    "a" + "\u0335" * 20,
    "\u0301a",
    "\u0410nn",
    "Ann \u0410nn",
    "bot :king",
    "Bot : king",
    "b0t:king",
    "ｂｏｔ：king",
    "\u0412\u041e\u0422: king",
    "bot\ua789 king",
    "seat:0",
    "seat:0 seat:1",
    "knight:red",
)


@pytest.mark.parametrize("name", ODD)
def test_names_that_hide_something_or_read_as_something_else_are_refused(name):
    with pytest.raises(CodedError, match=r"server-(odd|bad)-name"):
        valid_name(name, 24)


@pytest.mark.parametrize(
    "name",
    [
        "Ann",
        "Zoë",
        "Jean-François",
        "Ann :)",
        "Αννα",
        "Анна",
        "Ann Анна",
        "安",
        "กี้",
        "שָׁלוֹם",
        "हिन्दी",
        "R2-D2",
        "Bottom",
        "Nguyễn",
        "<Anne>",
    ],
)
def test_names_in_every_alphabet_are_names(name):
    assert valid_name(name, 24) == name


def test_names_are_tidied():
    assert valid_name(" a\u00a0b ", 24) == "a b"
    assert valid_name("Ａｎｎ", 24) == "Ann"
    with pytest.raises(CodedError):
        valid_name("x" * 25, 24)


def test_the_personal_link_asks_and_then_moves_the_person(tmp_path):
    with house(tmp_path) as client:
        me = ok(client.put("/api/me", json={"name": "<Anne>"}))
        path = ok(client.post("/api/me/link"))["path"]
        with another(client) as phone:
            page = phone.get(path, headers={"accept-language": "fr"})
            assert page.status_code == 200 and "&lt;Anne&gt;" in page.text and 'lang="fr"' in page.text
            assert ok(phone.get("/api/me"))["person"] != me["person"]
            moved = phone.post(path, follow_redirects=False)
            assert (moved.status_code, moved.headers["location"]) == (303, "/")
            assert ok(phone.get("/api/me")) == me


@pytest.mark.parametrize("tag", ["nobody", "x.y", "AAAAAAAAAAAAAAAA.é", "AAAAAAAAAAAAAAAA.BBBB"])
def test_a_forged_link_moves_nobody(tmp_path, tag):
    with house(tmp_path) as client:
        assert client.get(f"/me/{tag}").status_code == 404
        assert error_message(client.post(f"/me/{tag}")) == (404, "not-found", "server-bad-link")


def test_a_forged_cookie_is_nobody(tmp_path):
    with house(tmp_path) as client:
        me = ok(client.get("/api/me"))["person"]
        name = client.app.state.lobby.tokens.cookie
        for cookie in (f"{name}={me}.AAAA", f"{name}=", f"{name}={me}", "a[b]=c; =; ;;", f"x={me}"):
            client.cookies.clear()
            assert ok(client.get("/api/me", headers={"cookie": cookie}))["person"] != me


def test_strange_cookies_beside_ours_do_no_harm(tmp_path):
    with house(tmp_path) as client:
        me = ok(client.get("/api/me"))["person"]
        tag = next(iter(client.cookies.items()))
        client.cookies.clear()
        header = f'a[b]="c;  {tag[0]}={tag[1]};z'
        assert ok(client.get("/api/me", headers={"cookie": header}))["person"] == me


def test_tokens_are_for_one_purpose_and_one_server():
    tokens, person = GuestTokens(b"secret"), new_person()
    assert tokens.read("link", tokens.make("link", person)) == person
    assert tokens.read("cookie", tokens.make("link", person)) is None
    assert GuestTokens(b"other").read("link", tokens.make("link", person)) is None
    assert GuestTokens(b"other").cookie != tokens.cookie


def test_personal_links_can_be_taken_back(tmp_path):
    with house(tmp_path) as client, another(client) as thief:
        me = ok(client.put("/api/me", json={"name": "Anne"}))
        path = ok(client.post("/api/me/link"))["path"]
        thief.post(path, follow_redirects=False)
        assert ok(thief.get("/api/me")) == me
        assert ok(client.delete("/api/me/link")) == me
        assert ok(client.get("/api/me")) == me  # this device stays
        assert ok(thief.get("/api/me"))["person"] != me["person"]
        assert client.get(path).status_code == 404
        newer = ok(client.post("/api/me/link"))["path"]
        cookies = dict(client.cookies)
    with house(tmp_path) as client:  # and they stay taken back
        client.cookies.update(cookies)
        assert ok(client.get("/api/me")) == me
        assert client.get(path).status_code == 404 and client.get(newer).status_code == 200


def test_links_taken_back_in_two_processes_at_once_leave_a_device_inside(tmp_path):
    with house(tmp_path) as client:
        me, lobby = ok(client.put("/api/me", json={"name": "Anne"})), client.app.state.lobby

        async def elsewhere():
            await lobby.storage.save(LinksRevoked(me["person"]))

        client.blocking_portal.call(elsewhere)
        assert ok(client.delete("/api/me/link")) == me
        cookies = dict(client.cookies)
    with house(tmp_path) as client:  # as any other process sees it
        client.cookies.update(cookies)
        assert ok(client.get("/api/me")) == me


def test_news_of_links_that_comes_late_takes_no_cookie_back(tmp_path):
    with house(tmp_path) as client:
        me, lobby = ok(client.put("/api/me", json={"name": "Anne"})), client.app.state.lobby
        ok(client.delete("/api/me/link"))
        ok(client.delete("/api/me/link"))
        read = lobby.storage.person

        async def late(person):
            return replace(await read(person), links=1)  # read before the second commit

        async def hear():
            lobby.storage.person = late
            await lobby.messages._follow(News("links", me["person"]))
            lobby.storage.person = read

        client.blocking_portal.call(hear)
        assert ok(client.get("/api/me")) == me


def test_devices_whose_links_were_taken_back_lose_their_sockets(tmp_path, monkeypatch):
    monkeypatch.setattr(admission, "_NEW_COOKIE", 0.01)
    with house(tmp_path) as client, another(client) as thief:
        table = ok(new(client, [ME, OPEN]))["table"]
        thief.post(ok(client.post("/api/me/link"))["path"], follow_redirects=False)
        with Player(thief, table) as stolen:
            assert stolen.until("changed")["table"]["seats"][0]["mine"]
            ok(client.delete("/api/me/link"))
            with pytest.raises(WebSocketDisconnect) as gone:
                stolen.until("nothing")
            assert gone.value.code == 4401
        with Player(thief, table) as stranger:
            assert not stranger.until("changed")["table"]["seats"][0]["mine"]
