"""The protocol for those who write programs: a page without anything from elsewhere, OpenAPI, AsyncAPI."""

import json
import re
from pathlib import Path

import msgspec
import pytest
from tests.server.house import house, ok

from royaumes.server import protocol
from royaumes.server.handlers import api_page
from royaumes.server.protocol import asyncapi
from royaumes.server.protocol.asyncapi import FROM_BROWSER, TO_BROWSER, document

SENT = [one for one in vars(protocol).values() if isinstance(one, type) and not one.__subclasses__()]


@pytest.mark.parametrize("prefix", ["", "/royaumes"])
def test_the_page_shows_every_path_and_every_record_with_nothing_from_elsewhere(tmp_path, prefix):
    with house(tmp_path, prefix=prefix) as client:
        page = client.get(f"{prefix}/api/schema/page")
        assert page.status_code == 200 and page.headers["content-type"].startswith("text/html")
        for path, methods in ok(client.get(f"{prefix}/api/schema"))["paths"].items():
            for method in methods:
                assert f"<code>{method.upper()} {path}</code>" in page.text
        places = set(re.findall(r'id="(\w+)"', page.text))
        assert {one.__name__ for one in SENT} <= places
        assert set(re.findall(r'href="#(\w+)"', page.text)) <= places
        assert "<script" not in page.text and "//" not in page.text.replace("<!doctype html>", "")
        links = [link for link in re.findall(r'(?:href|src)="([^"]+)"', page.text) if link[0] != "#"]
        assert len(links) == 3
        for link in links:
            assert client.get(str(page.url.join(link))).status_code == 200


def test_each_document_is_rendered_once(tmp_path, monkeypatch):
    with house(tmp_path) as client:
        paths = ("/api/schema", "/api/schema/page", "/api/schema/asyncapi.json")
        before = [client.get(path).content for path in paths]
        monkeypatch.setattr(api_page, "_page", None)
        monkeypatch.setattr(asyncapi, "document", None)
        monkeypatch.setattr("litestar.openapi.plugins.JsonRenderPlugin.render", None)
        assert [client.get(path).content for path in paths] == before


def test_the_asyncapi_document_names_every_message_and_all_that_it_points_to_is_there():
    whole = document()
    assert set(whole["components"]["messages"]) == {one.__name__ for one in (*FROM_BROWSER, *TO_BROWSER)}
    assert whole["components"]["messages"]["Answer"]["name"] == "answer"
    pointed = set(re.findall(r'"\$ref": "#/([^"]+)"', json.dumps(whole)))
    assert pointed
    for path in pointed:
        at = whole
        for part in path.split("/"):
            at = at[part]


def test_the_document_in_the_docs_is_current():
    stored = (Path(__file__).parents[2] / "docs" / "asyncapi.json").read_bytes()
    assert msgspec.json.decode(stored) == msgspec.json.decode(msgspec.json.encode(document()))
