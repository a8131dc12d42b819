"""The protocol's records without msgspec, beside msgspec: what is written, and what is refused."""

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from royaumes.server.protocol import plain_records as plain

ROOT = Path(__file__).parents[2]
VALUES = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(2**53), 2**53)
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(st.characters(exclude_categories=["Cs"])),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(st.characters(exclude_categories=["Cs"])), inner),
)


@pytest.mark.parametrize(
    "value", [1e-4, -1.5e-5, 1e-5, 1e-6, 5e-324, 1e15, 1e16, 1.5e17, 1.7976931348623157e308]
)
def test_numbers_are_written_as_msgspec_writes_them(value):
    assert plain.Encoder().encode(value) == msgspec.json.encode(value)


@given(VALUES)
def test_values_are_written_as_msgspec_writes_them(value):
    assert plain.Encoder().encode(value) == msgspec.json.encode(value)


class Inner(plain.Struct):
    name: str
    more: dict[str, object] = {}


class Message(plain.Struct, tag_field="type"):
    id: str


class Moved(Message, tag="moved"):
    seat: int
    picks: list[str]
    inner: Inner | None = None


class Asked(Message, tag="asked"):
    share: float


DECODE: Any = plain.Decoder(Moved | Asked).decode


def test_a_tagged_record_reads_back_what_was_written():
    message = Moved("1", 2, ["cell:1x3"], Inner("é"))
    raw = plain.Encoder().encode(message)
    assert (
        raw
        == '{"type":"moved","id":"1","seat":2,"picks":["cell:1x3"],"inner":{"name":"é","more":{}}}'.encode()
    )
    assert DECODE(raw) == message
    assert DECODE(b'{"type":"asked","id":"1","share":1}') == Asked("1", 1.0)


def test_defaults_are_not_shared():
    first, second = Inner("a"), Inner("b")
    first.more["x"] = 1
    assert second.more == {}


@pytest.mark.parametrize(
    "raw",
    [
        b"",
        b"{",
        b"[]",
        b'{"id":"1"}',
        b'{"type":"other","id":"1"}',
        b'{"type":"moved","id":"1","seat":1}',
        b'{"type":"moved","id":"1","seat":"1","picks":[]}',
        b'{"type":"moved","id":"1","seat":true,"picks":[]}',
        b'{"type":"moved","id":"1","seat":1,"picks":[1]}',
        b'{"type":"moved","id":"1","seat":1,"picks":[],"more":1}',
        b'{"type":"asked","id":"1","share":NaN}',
    ],
)
def test_what_is_not_the_record_is_refused(raw):
    with pytest.raises(plain.DecodeError):
        DECODE(raw)


def test_every_example_of_the_protocol_is_read_and_written_the_same_without_msgspec():
    """In a process of its own: there the protocol itself is made without msgspec."""
    text = (ROOT / "docs" / "protocol.md").read_text("utf-8")
    examples = re.findall(r"```json (\w+)\n(.*?)```", text, re.S)
    assert len(examples) > 80
    ran = subprocess.run(
        [sys.executable, "-m", "tests.offline.examples"],
        cwd=ROOT,
        input=json.dumps(examples),
        capture_output=True,
        text=True,
        check=True,
    )
    from royaumes.server import protocol

    written = json.loads(ran.stdout)
    for (name, raw), ours in zip(examples, written, strict=True):
        theirs = msgspec.json.encode(msgspec.json.decode(raw, type=getattr(protocol, name)))
        assert ours == theirs.decode(), name
