"""docs/protocol.md: every example is a record, every record has an example, every path is listed."""

import inspect
import json
import re
from pathlib import Path

import msgspec
import pytest
from tests.server.house import house, ok

from royaumes.messages import Catalogue
from royaumes.server import protocol
from royaumes.server.config import Limits
from royaumes.server.protocol import Body, FromBrowser, FromBrowserAny, ToBrowser, ToBrowserAny
from royaumes.server.protocol.errors import STATUS

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text("utf-8")
EXAMPLES = re.findall(r"```json (\w+)\n(.*?)```", PAGE, re.DOTALL)
RECORDS = {
    name: record
    for name, record in inspect.getmembers(protocol, inspect.isclass)
    if issubclass(record, Body) and record not in (Body, FromBrowser, ToBrowser)
}


@pytest.mark.parametrize(("name", "raw"), EXAMPLES, ids=[name for name, _ in EXAMPLES])
def test_every_example_is_a_record(name, raw):
    record = msgspec.json.decode(raw, type=RECORDS[name])
    again = json.loads(msgspec.json.encode(record))
    stated = json.loads(raw)
    assert {key: again[key] for key in stated} == stated or name == "NewTable"
    if issubclass(RECORDS[name], FromBrowser):
        assert msgspec.json.decode(raw, type=FromBrowserAny) == record
    if issubclass(RECORDS[name], ToBrowser):
        assert msgspec.json.decode(raw, type=ToBrowserAny) == record


def test_every_record_has_an_example():
    assert sorted(RECORDS) == sorted({name for name, _ in EXAMPLES})
    assert "```json\n" not in PAGE, "an example that names no record"


def test_every_message_id_in_an_example_can_be_said():
    texts = re.findall(r'"(?:id|message)": "([a-z]+-[a-z-]+)"', PAGE)
    assert texts
    for lang in ("en", "fr"):
        assert [text for text in texts if not Catalogue(lang).has(text)] == []


def test_every_path_is_listed(tmp_path):
    listed = set(re.findall(r"^\| (GET|PUT|POST|DELETE) \| `([^`]+)`", PAGE, re.MULTILINE))
    with house(tmp_path) as client:
        schema = ok(client.get("/api/schema"))
    served = {(method.upper(), path) for path, methods in schema["paths"].items() for method in methods}
    assert listed == served


def test_every_code_is_listed():
    listed = {
        code: int(status) for code, status in re.findall(r"^\| `([a-z-]+)` \| (\d{3}) \|", PAGE, re.MULTILINE)
    }
    assert listed == {"bad": 400, "malformed": 400, **STATUS}


def test_the_limits_are_those_of_the_settings():
    limits = Limits()
    sizes = limits.body, limits.message, limits.record
    for figure in (*sizes, limits.address_burst, limits.sockets, limits.connections):
        assert f"{figure:,}" in PAGE
    table = PAGE[PAGE.index("## Limits") :]
    assert f"{limits.http_burst} at once, then {limits.http_rate:g} a second" in table
    assert f"{limits.address_burst:,} at once, then {limits.address_rate:g} a second" in table
    assert f"{limits.tables_burst} at once, then one every {1 / limits.tables_rate:g} seconds" in table
    assert (
        f"{limits.address_tables_burst} at once, then one every {1 / limits.address_tables_rate:g} s" in table
    )
    assert f"{limits.replays_burst} at once, then one every {1 / limits.replays_rate:g} seconds" in table
    assert f"{limits.watchers_burst} at once, then {limits.watchers_rate:g} a second" in table
    frames = f"{limits.frames_burst:g} at once, then {limits.frames_rate:g} a second"
    assert frames in table and f"for {limits.flood_seconds:g} seconds" in table
    assert f"{limits.socket_burst} at once, then {limits.socket_rate:g} a second" in table
    assert f"{limits.chat_burst} lines at once, then one every {1 / limits.chat_rate:g} seconds" in table
    assert f"{limits.address_chat_burst} lines at once, then {limits.address_chat_rate:g} a second" in table
    assert f"{limits.person_sockets} of a person, {limits.sockets:,} in all" in table
    assert f"{limits.table_watchers} at a table, {limits.address_table_watchers} of an address there" in table
    assert f"{limits.address_watchers} of an address" in table
    assert f"{limits.request_seconds:g} seconds" in table and f"{limits.send_seconds:g} seconds" in table
