"""Pages and files: headers, caching, what is not there, and trouble in its one form."""

import pytest
from tests.server import raw
from tests.server.house import error_message, house, ok

from royaumes.core import UserError
from royaumes.server.config import Limits
from royaumes.server.handlers import pages

JSON = (b"content-type", b"application/json")
ROUTES = ("/", "/about", "/t/abc", "/g/crowns", "/r/abc", "/r/abc/12")


@pytest.fixture
def built(tmp_path, monkeypatch):
    """A client as the build leaves it."""
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html>page")
    (static / "assets" / "app-abc.js").write_text("let a")
    (static / "assets" / "app-abc.js.br").write_bytes(b"small")
    (static / "assets" / "app-abc.js.gz").write_bytes(b"smaller")
    (static / "icon.svg").write_text("<svg/>")
    (tmp_path / "secret.txt").write_text("secret")
    monkeypatch.setattr(pages, "STATIC", static)
    with house(tmp_path / "data") as client:
        yield client


@pytest.mark.parametrize("route", ROUTES)
def test_every_address_is_the_page(built, route):
    response = built.get(route)
    assert (response.status_code, response.text) == (200, "<!doctype html>page")
    assert response.headers["cache-control"] == "no-cache"
    assert response.headers["content-type"] == "text/html; charset=utf-8"
    again = built.get(route, headers={"if-none-match": response.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_hashed_files_stay_and_come_compressed(built):
    for accept, encoding in (("br, gzip", "br"), ("gzip", "gzip")):
        with built.stream("GET", "/assets/app-abc.js", headers={"accept-encoding": accept}) as response:
            assert response.headers["content-encoding"] == encoding
            assert response.headers["content-type"] == "text/javascript; charset=utf-8"
            assert response.headers["vary"] == "accept-encoding"
            assert "immutable" in response.headers["cache-control"]
            assert b"".join(response.iter_raw()) == (b"small" if encoding == "br" else b"smaller")
    plain = built.get("/assets/app-abc.js", headers={"accept-encoding": "identity"})
    assert plain.text == "let a" and "content-encoding" not in plain.headers
    assert built.get("/icon.svg").headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    "path",
    [
        "/nothing",
        "/assets/none.js",
        "/..%2fsecret.txt",
        "/%2e%2e/secret.txt",
        "/assets/../../secret.txt",
        "/assets",
        "/api/nothing",
        "/\x00",
    ],
)
def test_what_is_not_there(built, path):
    from urllib.parse import quote

    response = built.get(quote(path, safe="/%"))
    assert error_message(response) == (404, "not-found", "server-no-page")
    assert "secret" not in response.text


@pytest.mark.parametrize("path", ["/tables/mine", "/t", "/g", "/review"])
def test_a_mistyped_address_is_the_page_too(built, path):
    response = built.get(path, headers={"accept": "text/html,*/*"})
    assert (response.status_code, response.text) == (404, "<!doctype html>page")
    assert error_message(built.get("/api/nothing", headers={"accept": "text/html"}))[0] == 404


@pytest.mark.parametrize(("lang", "word"), [("fr-FR,fr;q=0.9", "pages"), ("de,en", "pages"), ("de", "runs")])
def test_a_clear_page_where_the_client_is_not_built(tmp_path, monkeypatch, lang, word):
    monkeypatch.setattr(pages, "STATIC", tmp_path / "none")
    with house(tmp_path / "data") as client:
        for route in ROUTES:
            response = client.get(route, headers={"accept-language": lang})
            assert response.status_code == 503 and word in response.text and "make play" in response.text
            assert f'lang="{lang[:2] if lang[:2] == "fr" else "en"}"' in response.text


def test_headers_keep_a_page_to_itself(built):
    for path in ("/", "/api/me", "/nothing", "/api/tables/none"):
        headers = built.get(path).headers
        policy = headers["content-security-policy"]
        assert (
            "default-src 'self'" in policy and "unsafe" not in policy and "frame-ancestors 'none'" in policy
        )
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"
    assert built.get("/api/me").headers["cache-control"] == "no-store"


def test_pages_from_elsewhere_may_not_ask_for_changes(built):
    for origin in (
        "https://elsewhere.example",
        "null",
        "http://[",
        "",
        "testserver.local",
        "evil://testserver.local",
        "://testserver.local",
    ):
        response = built.post("/api/play-now", json={"game": "crowns"}, headers={"origin": origin})
        assert error_message(response) == (403, "foreign", "server-foreign")
    here = {"origin": "http://testserver.local"}
    ok(built.post("/api/play-now", json={"game": "crowns"}, headers=here))


def test_where_there_is_tls_a_page_without_it_is_from_elsewhere(built):
    for origin, status in (("http://table.example", 403), ("https://table.example", 201)):
        headers = ((b"origin", origin.encode()), (b"host", b"table.example"), JSON)
        asked = raw.ask(built, "/api/play-now", "POST", headers, b'{"game": "crowns"}', scheme="https")
        assert asked.status == status
    for origin in ("http://table.example", "https://table.example"):  # a proxy may have taken TLS off
        headers = ((b"origin", origin.encode()), (b"host", b"table.example"), JSON)
        assert raw.ask(built, "/api/play-now", "POST", headers, b'{"game": "crowns"}').status == 201


@pytest.mark.parametrize(
    "kind",
    ["text/plain", "Text/Plain; charset=utf-8", "application/x-www-form-urlencoded", "multipart/form-data"],
)
def test_a_form_of_another_page_is_no_json(built, kind):
    headers = {"content-type": kind}
    response = built.put("/api/me", content=b'{"name": "Ann"}', headers=headers)
    assert error_message(response) == (400, "malformed", "server-malformed")
    assert not ok(built.get("/api/me"))["name"]
    assert "record" in error_message(built.post("/api/records", content=b"x", headers=headers))[2]


@pytest.mark.parametrize(
    ("client", "status"),
    [
        ("127.0.0.1", 200),
        ("127.9.9.9", 200),
        ("::1", 200),
        ("::ffff:127.0.0.1", 200),
        ("192.0.2.7", 404),
        ("2001:db8::1", 404),
        ("::", 404),
        ("unknown", 404),
        ("", 404),
        ("_hidden:80", 404),
    ],
)
def test_figures_are_for_this_machine_alone_whatever_a_proxy_says(built, client, status):
    assert raw.ask(built, "/api/metrics", client=client).status == status


def test_wrong_methods_and_odd_arguments(built):
    assert error_message(built.delete("/api/me"))[:2] == (404, "not-found")
    assert error_message(built.get("/api/tables/x/replay?seat=one"))[:2] == (400, "malformed")
    assert error_message(built.put("/api/me", content=b"x", headers={"content-type": "text/plain"}))[:2] == (
        400,
        "malformed",
    )


def test_requests_have_a_limit(tmp_path):
    with house(tmp_path, limits=Limits(http_burst=3, http_rate=0)) as client:
        client.get("/api/me")
        for _ in range(3):
            ok(client.get("/api/me"))
        assert error_message(client.get("/api/me")) == (429, "too-many", "server-too-many")
        assert client.get("/").status_code in (200, 503)
    with house(tmp_path, limits=Limits(address_burst=2, address_rate=0)) as client:
        ok(client.get("/api/me"))
        ok(client.get("/api/me"))
        client.cookies.clear()
        assert error_message(client.get("/api/me"))[0] == 429


def test_the_schema_describes_every_path(tmp_path):
    with house(tmp_path) as client:
        schema = ok(client.get("/api/schema"))
        assert schema["info"]["title"] == "Royaumes"
        paths = set(schema["paths"])
        for path in ("/api/me", "/api/tables/{table}/replay", "/api/play-now", "/api/health"):
            assert path in paths
        assert {"TableInfo", "Me", "Shelf", "NewTable"} <= {
            name.rpartition("_")[2] for name in schema["components"]["schemas"]
        }


def test_a_broken_handler_is_told_without_its_insides(tmp_path, monkeypatch, caplog):
    from royaumes.server.lobby.lobby import Lobby

    def broken(self, person):
        raise RuntimeError("inner secret")

    with house(tmp_path) as client:
        monkeypatch.setattr(Lobby, "public", broken)
        response = client.get("/api/tables")
        assert error_message(response) == (500, "broken", "server-broken") and "secret" not in response.text
        assert "inner secret" in caplog.text


def test_head_is_get_without_a_body(tmp_path):
    with house(tmp_path) as client:
        for path in ("/api/health", "/api/games"):
            head, whole = client.head(path), client.get(path)
            assert head.status_code == whole.status_code == 200 and head.content == b""
            assert head.headers["content-type"] == whole.headers["content-type"]


@pytest.mark.parametrize("method", ["get", "post", "put", "delete", "patch"])
def test_what_is_not_there_has_headers_and_limits_too(tmp_path, method):
    from dataclasses import replace

    from tests.server.house import WIDE

    with house(tmp_path, limits=replace(WIDE, http_burst=1, http_rate=0)) as client:
        client.get("/api/me")
        found = client.request(method, "/api/nothing/here")
        assert found.status_code == 404 and found.json()["code"] == "not-found"
        assert found.headers["x-frame-options"] == "DENY" and found.headers["cache-control"] == "no-store"
        assert client.request(method, "/api/nothing/here").status_code == 429


def test_addresses_that_no_file_can_have(tmp_path):
    with house(tmp_path) as client:
        for path in ("/" + "x" * 300, "/a%00b", "/%ff%fe", "/assets/" + "y" * 5000):
            assert client.get(path).status_code == 404, path
        table = ok(client.post("/api/tables", json={"game": "crowns", "seats": [{"kind": "me"}]}))["table"]
        long = {"host": "x" * 3000}
        assert error_message(client.get(f"/api/tables/{table}/qr.svg", headers=long))[:2] == (400, "bad")


@pytest.mark.parametrize(
    ("header", "wanted", "accepted"),
    [
        ("br, gzip", "br", True),
        ("br;q=0, gzip", "br", False),
        ("gzip;q=0.5", "gzip", True),
        ("GZIP ; q=1", "gzip", True),
        ("gzip;q=odd", "gzip", False),
        ("brotli", "br", False),
        ("", "br", False),
    ],
)
def test_what_a_browser_takes(header, wanted, accepted):
    from royaumes.server.transport.accept_encoding import accepts

    assert accepts(header, wanted) == accepted


# ---------------------------------------------------------------- behind a path of its own


PAGE = '<html><head><link href="./icon.svg" /><script src="/assets/app-abc.js"></script></head></html>'


@pytest.fixture
def shared(built, tmp_path):
    """A server that shares its host: all its addresses begin with /royal."""
    (pages.STATIC / "index.html").write_text(PAGE)
    with house(tmp_path / "other", prefix="/royal") as client:
        yield client


@pytest.mark.parametrize("path", ["/royal", "/royal/", "/royal/t/abc", "/t/abc", "/royal/g/crowns"])
def test_the_page_finds_its_files_from_every_address(shared, path):
    shown = shared.get(path).text
    assert 'href="/royal/icon.svg"' in shown and 'src="/royal/assets/app-abc.js"' in shown
    assert '<meta name="prefix" content="/royal" />' in shown
    plain = {"accept-encoding": "identity"}
    assert shared.get("/royal/assets/app-abc.js", headers=plain).text == "let a"


def test_a_server_with_a_prefix_plays_and_its_links_lead_back(shared):
    table = ok(shared.post("/royal/api/play-now", json={"game": "crowns"}))["table"]
    assert "Path=/royal/;" in shared.get("/royal/api/me").headers["set-cookie"]
    with shared.websocket_connect(f"/royal/api/tables/{table}/socket") as ws:
        assert '"mine":true' in ws.receive_text(timeout=10)
    link = ok(shared.post("/royal/api/me/link"))["path"]
    assert link.startswith("/royal/me/")
    found = shared.post(link, follow_redirects=False)
    assert (found.status_code, found.headers["location"]) == (303, "/royal/")
    assert shared.get("/royally/api/me").status_code == 404


@pytest.mark.parametrize("prefix", ["royal", "/royal/", "/a b", "//", '/"x', "/.."])
def test_what_no_address_can_begin_with(tmp_path, prefix):
    with pytest.raises(UserError, match="server-bad-prefix"), house(tmp_path, prefix=prefix):
        pass
