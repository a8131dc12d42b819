"""A turn that waits: sent once, by push and by e-mail, to those who asked for it and are not there."""

import contextlib
import re
import smtplib
import time

import pytest
from hypothesis import given, strategies
from tests.server.house import Player, another, error_message, house, ok
from tests.server.post_office import Browser, mail_server, payload, push_service

from royaumes.core import UserError
from royaumes.server.config import Config
from royaumes.server.people import mail
from royaumes.server.people.mail import Letter, MailServer
from royaumes.server.storage import TableChange

URL = "https://play.example.org"


@contextlib.contextmanager
def people(folder, status=201):
    """A push service, and two people at a server that knows it."""
    with contextlib.ExitStack() as opened:
        service = opened.enter_context(push_service(status))
        client = opened.enter_context(house(folder, push_services=(service.origin,)))
        yield service, client, opened.enter_context(another(client))


def by_days(client, friend, **more):
    """A game by correspondence of two people, begun: its table, and the one who is asked."""
    seats = [{"kind": "me"}, {"kind": "open"}]
    wanted = {"game": "_toy", "seats": seats, "pace": "days", **more}
    table = ok(client.post("/api/tables", json=wanted))["table"]
    ok(friend.post(f"/api/tables/{table}/sit", json={}))
    begun = ok(client.post(f"/api/tables/{table}/start"))
    return table, (client, friend)[begun["waiting"][0]]


def look(client, later=61.0):
    """The server looks for turns that wait, so many seconds later."""
    client.blocking_portal.call(client.app.state.lobby.turn_notices.look, time.time() + later)


def play(asked, table):
    """Whoever is asked answers, and goes."""
    with Player(asked, table) as player:
        update = player.until_asked()
        assert player.answer(update)["type"] == "done"


def test_a_push_message_comes_once_a_turn_and_says_where(tmp_path):
    browser = Browser()
    with people(tmp_path) as (service, client, friend):
        friend.put("/api/me", json={"name": "Bea"})
        client.put("/api/me", json={"name": "Anne"})
        table, asked = by_days(client, friend)
        wanted = browser.subscription(f"{service.origin}/send/1", "fr")
        found = ok(asked.post("/api/me/notices/push", json=wanted))
        assert found["browsers"] == 1 and found["key"] and not found["mail"]
        look(client, later=30)
        assert not service.received  # not before a minute has passed
        look(client)
        look(client, later=300)
        (message,) = service.received
        other = "Anne" if asked is friend else "Bea"
        assert payload(browser, message) == {
            "title": "À vous de jouer\xa0: Bluff",
            "body": f"Vous jouez avec {other}.",
            "path": f"/t/{table}",
            "tag": table,
        }
        headers = {name.lower(): value for name, value in message[1].items()}
        assert headers["content-encoding"] == "aes128gcm" and headers["topic"] == table
        assert headers["authorization"].endswith(f"k={found['key']}") and int(headers["ttl"]) > 0


def test_after_a_restart_nobody_is_told_again_and_a_new_turn_is_told(tmp_path):
    browser = Browser()
    with push_service() as service:
        with house(tmp_path, push_services=(service.origin,)) as client, another(client) as friend:
            table, asked = by_days(client, friend)
            for person in (client, friend):
                person.post(
                    "/api/me/notices/push", json=Browser().subscription(f"{service.origin}/{id(person)}")
                )
            ok(asked.post("/api/me/notices/push", json=browser.subscription(f"{service.origin}/mine")))
            look(client)
            sent = len(service.received)
            assert sent == 2  # both browsers of the one who is asked
            kept = {name: dict(person.cookies) for name, person in (("c", client), ("f", friend))}
        with house(tmp_path, push_services=(service.origin,)) as client, another(client) as friend:
            client.cookies.update(kept["c"])
            friend.cookies.update(kept["f"])
            look(client)
            _change(client, table, later=100)
            look(client, later=200)
            assert len(service.received) == sent  # the table has changed, the question has not
            seats = ok(client.get(f"/api/tables/{table}"))
            first = client if seats["waiting"][0] == 0 else friend
            play(first, table)
            look(client)
            assert len(service.received) > sent


def _change(client, table, later):
    """Something about the table changes, so many seconds later, that is no move."""

    async def change():
        live = await client.app.state.lobby.live_table(table)
        live.row.updated = time.time() + later
        await client.app.state.lobby.storage.save(TableChange(live.row))

    client.blocking_portal.call(change)


def test_who_is_at_the_table_is_not_told_then_or_later(tmp_path):
    with people(tmp_path) as (service, client, friend):
        table, asked = by_days(client, friend)
        ok(asked.post("/api/me/notices/push", json=Browser().subscription(f"{service.origin}/1")))
        with Player(asked, table) as player:
            player.until_asked()
            look(client)
        look(client)
        assert not service.received


def test_only_games_by_correspondence_are_told_of(tmp_path):
    with people(tmp_path) as (service, client, friend):
        _, asked = by_days(client, friend, pace="quick")
        ok(asked.post("/api/me/notices/push", json=Browser().subscription(f"{service.origin}/1")))
        look(client)
        assert not service.received


def test_a_browser_that_is_gone_is_forgotten_and_one_can_be_taken_back(tmp_path):
    with people(tmp_path, status=410) as (service, client, friend):
        _, asked = by_days(client, friend)
        ok(asked.post("/api/me/notices/push", json=Browser().subscription(f"{service.origin}/1")))
        kept = f"{service.origin}/2"
        assert ok(asked.post("/api/me/notices/push", json=Browser().subscription(kept)))["browsers"] == 2
        gone = asked.delete("/api/me/notices/push", params={"endpoint": kept})
        assert ok(gone)["browsers"] == 1
        look(client)
        assert ok(asked.get("/api/me/notices"))["browsers"] == 0


def test_what_is_no_subscription(tmp_path):
    with house(tmp_path, push_services=("https://push.example",)) as client:
        for wrong in ({"endpoint": "https://evil.example/x"}, {"key": "AAAA"}, {"auth": "é"}):
            wanted = {**Browser().subscription("https://push.example/x"), **wrong}
            refused = client.post("/api/me/notices/push", json=wanted)
            assert error_message(refused) == (400, "bad", "server-bad-push")


def test_an_address_is_asked_first_then_told_and_ends_it_by_one_click(tmp_path):
    with mail_server() as post, house(tmp_path, smtp=post.url, url=URL) as client, another(client) as friend:
        table, asked = by_days(client, friend)
        wanted = {"address": "bea@example.org", "lang": "en"}
        found = ok(asked.put("/api/me/notices/email", json=wanted))
        assert (found["email"], found["confirmed"], found["mail"]) == ("bea@example.org", False, True)
        look(client)
        (letter,) = post.received
        assert letter["to"] == "bea@example.org" and letter["from"] == "table@example.org"
        link = _link(letter, "confirm")
        assert "Yes, write to me" in client.get(link).text
        assert not ok(asked.get("/api/me/notices"))["confirmed"]  # who only looks has not agreed
        assert "Done" in client.post(link).text
        assert ok(asked.get("/api/me/notices"))["confirmed"]
        _play_round(client, friend, asked, table)
        look(client)
        letter = post.received[-1]
        assert letter["subject"] == "Your turn: Bluff" and f"{URL}/t/{table}" in letter.get_content()
        assert letter["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
        stop = _link(letter, "stop")
        assert letter["list-unsubscribe"] == f"<{URL}{stop}>"
        body = {"List-Unsubscribe": "One-Click"}
        assert client.post(stop, data=body).status_code == 200
        assert ok(asked.get("/api/me/notices"))["email"] == ""
        assert client.post(stop).status_code == 404


def _link(letter, what):
    (found,) = re.findall(rf"{URL}(/me/notices/{what}/\S+)", letter.get_content())
    return found


def _play_round(client, friend, asked, table):
    """Until it is the same person's turn once more."""
    play(asked, table)
    other = friend if asked is client else client
    while ok(client.get(f"/api/tables/{table}"))["waiting"] != [0 if asked is client else 1]:
        play(other, table)


def test_a_link_is_for_one_address_and_one_purpose(tmp_path):
    with mail_server() as post, house(tmp_path, smtp=post.url, url=URL) as client:
        ok(client.put("/api/me/notices/email", json={"address": "a@example.org", "lang": "fr"}))
        link = _link(post.received[0], "confirm")
        assert client.post(link.replace("confirm", "stop")).status_code == 404
        assert client.post(link[:-1] + "é").status_code == 404
        ok(client.put("/api/me/notices/email", json={"address": "b@example.org", "lang": "fr"}))
        assert client.post(link).status_code == 404  # it was for the address before
        assert ok(client.delete("/api/me/notices/email"))["email"] == ""


def test_nobody_is_flooded_with_letters(tmp_path):
    with mail_server() as post, house(tmp_path, smtp=post.url, url=URL) as client:
        answers = [
            client.put("/api/me/notices/email", json={"address": "a@example.org", "lang": "en"})
            for _ in range(6)
        ]
        assert error_message(answers[-1])[1] == "too-many" and len(post.received) == 3


def test_what_is_no_address(tmp_path):
    with mail_server() as post, house(tmp_path, smtp=post.url, url=URL) as client:
        words = ("=?utf-8?b?YQ0KQmNjOiB6QHouenoNCg==?=@b.co", "=?utf-8?q?x=40evil=2Eee=2Cy?=@b.co")
        for address in ("", "x", "a@b", "a@b.c\nbcc: d@e.f", "a b@c.de", f"{'a' * 300}@b.cd", *words):
            refused = client.put("/api/me/notices/email", json={"address": address, "lang": "en"})
            assert error_message(refused) == (400, "bad", "server-bad-address")


@given(strategies.from_regex(mail._ADDRESS, fullmatch=True).filter(mail.is_address))
def test_a_letter_goes_to_the_address_that_was_asked_for(address):
    server = MailServer.of("smtp://mail.example/?from=a@example.org")
    message = server._message(mail.Letter(address, "subject", "text"))
    assert [one.addr_spec for one in message["To"].addresses] == [address]
    assert str(message["To"]) == address


def test_a_server_without_mail_says_so(tmp_path):
    with house(tmp_path) as client:
        refused = client.put("/api/me/notices/email", json={"address": "a@example.org", "lang": "en"})
        assert error_message(refused) == (409, "not-now", "server-no-mail")


def test_settings_that_cannot_be(tmp_path):
    with pytest.raises(UserError, match="server-smtp-url"):
        Config(tmp_path, smtp="smtp://mail.example/?from=a@example.org")
    with pytest.raises(UserError, match="server-bad-url"):
        Config(tmp_path, url="play.example.org")
    for bad in ("http://mail.example/?from=a@example.org", "smtp://mail.example", "smtp:///?from=a@b.cd"):
        with pytest.raises(UserError, match="server-bad-smtp"):
            MailServer.of(bad)
    server = MailServer.of("smtps://anne:p%40ss@mail.example/?from=a@example.org")
    assert (server.port, server.user, server.password) == (465, "anne", "p@ss")


@pytest.mark.parametrize(
    ("host", "user", "offered", "said"),
    [
        ("mail.example", "anne", True, ["starttls", "login", "letter"]),
        ("mail.example", "anne", False, ["starttls"]),  # fails there: somebody may have struck the offer out
        ("mail.example", "", True, ["starttls", "letter"]),
        ("mail.example", "", False, ["letter"]),
        ("localhost", "anne", False, ["login", "letter"]),
    ],
)
def test_a_password_is_sent_to_no_mail_server_without_tls(monkeypatch, host, user, offered, said):
    found = []

    class Connection:
        def __enter__(self):
            return self

        def __exit__(self, *error):
            pass

        def has_extn(self, name):
            return offered

        def starttls(self, context):
            found.append("starttls")
            if not offered:
                raise smtplib.SMTPNotSupportedError("STARTTLS extension not supported by server.")

        def login(self, user, password):
            found.append("login")

        def send_message(self, letter):
            found.append("letter")

    monkeypatch.setattr(MailServer, "_connected", lambda server: Connection())
    server = MailServer.of(f"smtp://{f'{user}:secret@' * bool(user)}{host}/?from=a@example.org")
    refused = pytest.raises(smtplib.SMTPException) if "letter" not in said else contextlib.nullcontext()
    with refused:
        server.send(Letter("bea@example.org", "Your turn", "It is."))
    assert found == said
