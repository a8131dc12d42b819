"""One spelling for every address: what limits and permissions compare is what the router answers."""

from dataclasses import replace

import pytest
from tests.server.house import WIDE, house, ok
from tests.server.raw import ask, scope_of

from royaumes.server.transport.request_path import canonical, is_plain

PLAIN = (
    "/",
    "/api/me",
    "/api/me/",
    "/t/abc",
    "/api/games/royaume%2Bx/rules",
    "/t/%C3%A9",
    "/me/a.b-c_~",
    "/a|b",
)
ODD = (
    "//api/me",
    "/api//me",
    "/api/me//",
    "/./api/me",
    "/api/../me",
    "/api/%2e%2e/me",
    "/api/%2E/me",
    "/api%2fme",
    "/api%2Fme",
    "/api/tables/%5c",
    "/api\\me",
    "/api/tables/%00",
    "/api/tables/%0d%0a",
    "/%2fapi/me",
    "api/me",
    "http://table/api/me",
    "*",
    "",
)


@pytest.mark.parametrize("path", PLAIN)
def test_a_plain_path_is_let_through(path):
    assert is_plain(path.encode())


@pytest.mark.parametrize("path", ODD)
def test_a_path_that_can_be_read_in_two_ways_is_refused(path):
    assert not is_plain(path.encode())


@pytest.mark.parametrize(
    ("path", "inner"),
    [
        ("/royaumes/api/me", "/api/me"),
        ("/royaumes", "/"),
        ("/royaumes/", "/"),
        ("/api/me", "/api/me"),
        ("/royaumesque/x", "/royaumesque/x"),
        ("/%72oyaumes/api/me", "/royaumes/api/me"),
        ("/royaumes%2fapi%2fme", None),
        ("/royaumes//api/me", None),
    ],
)
def test_the_prefix_is_cut_off_the_raw_path(path, inner):
    found = canonical("/royaumes", scope_of(path))
    assert (found and found["path"]) == inner
    assert found is None or found["raw_path"].startswith(b"/")


@pytest.mark.parametrize("path", ["//api/me", "/api//me", "/API/me", "/./api/me", "/api/%2e/me", "/api%2fme"])
def test_no_other_spelling_reaches_a_handler(tmp_path, path):
    with house(tmp_path) as client:
        answer = ask(client, path)
        assert answer.status == 404
        assert answer.header("x-content-type-options") == ["nosniff"]


@pytest.mark.parametrize("path", ["//api/me", "/api//me"])
def test_no_other_spelling_escapes_the_limit_on_requests(tmp_path, path):
    with house(tmp_path, limits=replace(WIDE, http_burst=2, http_rate=0)) as client:
        assert [ask(client, path, "PUT", body=b'{"name":"x"}').status for _ in range(4)] == [404] * 4
        assert [ask(client, "/api/me").status for _ in range(3)] == [200, 200, 429]


@pytest.mark.parametrize("what", ["link", "programs", "passkeys/offer", "notices"])
def test_a_program_finds_no_side_door_to_an_account(tmp_path, what):
    with house(tmp_path) as client:
        ok(client.put("/api/me", json={"name": "Owner"}))
        token = ok(client.post("/api/me/programs", json={"name": "Robot"}))["token"]
        bearer = ((b"authorization", f"Bearer {token}".encode()), (b"content-type", b"application/json"))
        for path in (f"/api//me/{what}", f"//api/me/{what}", f"/api/me//{what}", f"/api/%6De//{what}"):
            assert ask(client, path, "POST", bearer, b'{"name":"x"}').status == 404
        for path in (f"/API/me/{what}", f"/api/ME/{what}", f"/api/me;x/{what}", f"/api/%256De/{what}"):
            assert ask(client, path, "POST", bearer, b'{"name":"x"}').status == 404
        for path in (f"/api/%6De/{what}", f"/%61pi/me/{what}", f"/api/me/{what}/", f"/api/me/{what}%3Fx"):
            assert ask(client, path, "POST", bearer, b'{"name":"x"}').status == 403


def test_a_socket_at_another_spelling_is_closed(tmp_path):
    with house(tmp_path) as client:
        assert ask(client, "/api//tables/x/socket", kind="websocket").code == 4404
