"""Records as readable JSON: one object, or JSON lines; what cannot be read says where and why."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from hashlib import sha256
from typing import Any, Final

from royaumes.core.record import Answer, Header, Origin, Record
from royaumes.core.refusal import UserError

FORMAT: Final = 1
_CHANCE: Final = "*"
_SEAT: Final = re.compile(r"[0-9]{1,6}")
_HEADER: Final[dict[str, type]] = {
    "game": str,
    "rules_version": int,
    "seats": int,
    "settings": dict,
    "players": list,
    "stream": str,
    "commitment": str,
}
_KINDS: Final[dict[str, type]] = {**_HEADER, "length": int, "digest": str, "seed": str}


def dump(record: Record) -> str:
    """One JSON object, an answer a line."""
    head = {**_head(record), "seed": record.seed}
    lines = [f'  "{name}": {_json(value)},' for name, value in head.items()]
    answers = ",\n".join(f"    {_json(_write(answer))}" for answer in record.answers)
    return "\n".join(["{", *lines, '  "answers": [', answers, "  ]", "}", ""])


def dump_lines(record: Record) -> str:
    """JSON lines: the header, then each answer, then the seed."""
    lines = [_json(_head(record)), *(_json(_write(answer)) for answer in record.answers)]
    return "\n".join([*lines, _json({"seed": record.seed}), ""])


def dump_line(record: Record) -> str:
    """The whole record on one line: for files with many records."""
    answers = [_write(answer) for answer in record.answers]
    return _json({**_head(record), "seed": record.seed, "answers": answers}) + "\n"


def load(text: str | bytes) -> Record:
    """The record in this text, in any of its forms, whole or not at all."""
    text = _text(text)
    if not text.strip():
        raise UserError("record-empty")
    try:
        whole = json.loads(text)
    except (ValueError, RecursionError) as error:
        if text.split(maxsplit=1)[0] == "{" and not _one_line(text):  # an object over several lines
            raise _not_json(error, 1) from error
        return _load_lines(text)
    if isinstance(whole, dict) and "royaumes" in whole and "answers" not in whole and _one_line(text):
        return _load_lines(text)  # a header that has lost its answers
    return _load_object(text, whole)


def is_many(text: str | bytes) -> bool:
    """Whether a file has several records, one on each line."""
    first, _, more = _text(text).lstrip().partition("\n")
    try:
        whole = json.loads(first)
    except (ValueError, RecursionError):
        return False
    return bool(more.strip()) and isinstance(whole, dict) and "answers" in whole


def load_many(text: str | bytes) -> Iterator[Record]:
    """The records in a file that has one on each line; a `UserError` names the line in the file."""
    for number, line in enumerate(_text(text).split("\n"), 1):
        if line.strip():
            try:
                yield load(line)
            except UserError as error:
                raise UserError(error.why, **{**error.facts, "line": number}) from error


def _load_object(text: str, whole: Any) -> Record:
    if not isinstance(whole, dict) or "royaumes" not in whole:
        raise UserError("record-foreign", line=1)
    _check_format(whole, _line_of(text, "royaumes"))
    if "answers" not in whole:
        raise UserError("record-missing", line=1, name="answers")
    answers, at = whole["answers"], _line_of(text, "answers")
    if not isinstance(answers, list):
        raise UserError("record-wrong-kind", line=at, name="answers")
    one_each = text.count("\n") >= at + len(answers)
    read = [_read(answer, at + n if one_each else at) for n, answer in enumerate(answers, 1)]
    return _whole(whole, read, lambda name: _line_of(text, name))


def _load_lines(text: str) -> Record:
    parsed: list[tuple[int, Any]] = []
    for line, content in enumerate(text.split("\n"), 1):
        if content.strip():
            try:
                parsed.append((line, json.loads(content)))
            except (ValueError, RecursionError) as error:
                raise _not_json(error, line) from error
    (first_line, head), (last_line, last) = parsed[0], parsed[-1]
    if not isinstance(head, dict) or "royaumes" not in head:
        raise UserError("record-foreign", line=first_line)
    _check_format(head, first_line)
    ended = len(parsed) > 1 and isinstance(last, dict) and "answers" not in head
    answers = [_read(content, line) for line, content in (parsed[1:-1] if ended else parsed[1:])]
    whole = {**head, "seed": last["seed"]} if ended and "seed" in last else head
    return _whole(whole, answers, lambda name: last_line if name == "seed" else first_line)


def _check_format(head: dict[str, Any], line: int) -> None:
    stated = head["royaumes"]
    if type(stated) is not int or stated < 1:
        raise UserError("record-foreign", line=line)
    if stated > FORMAT:
        raise UserError("record-newer", line=line, format=str(stated))


def _whole(head: dict[str, Any], answers: list[Answer], line_of: Callable[[str], int]) -> Record:
    found, length = len(answers), head.get("length")
    if type(length) is int and found < length:
        raise UserError("record-truncated", line=line_of("length"), found=found, length=str(length))
    for name, kind in _KINDS.items():
        if name not in head:
            raise UserError("record-missing", line=line_of(name), name=name)
        if type(head[name]) is not kind:
            raise UserError("record-wrong-kind", line=line_of(name), name=name)
    if not all(isinstance(player, str) for player in head["players"]):
        raise UserError("record-wrong-kind", line=line_of("players"), name="players")
    if not all(isinstance(value, int | str) for value in head["settings"].values()):
        raise UserError("record-wrong-kind", line=line_of("settings"), name="settings")
    named = {name: head[name] for name in _HEADER}
    origin = _origin(head["origin"], line_of("origin")) if "origin" in head else None
    header = Header(**{**named, "players": tuple(head["players"])}, origin=origin)
    record = Record(header, answers, head["seed"])
    if found != length or head["digest"] != _digest(record):
        raise UserError("record-damaged", line=line_of("digest"))
    return record


def _head(record: Record) -> dict[str, Any]:
    length, digest = len(record.answers), _digest(record)
    return {"royaumes": FORMAT, **_named(record.header), "length": length, "digest": digest}


def _named(header: Header) -> dict[str, Any]:
    named = {name: getattr(header, name) for name in _HEADER}
    named |= {"settings": dict(header.settings), "players": list(header.players)}
    if header.origin is not None:
        answers = [_write(answer) for answer in header.origin.answers]
        named["origin"] = {"seat": header.origin.seat, "answers": answers}
    return named


def _origin(stated: Any, line: int) -> Origin:
    if not isinstance(stated, dict) or not isinstance(stated.get("answers"), list):
        raise UserError("record-wrong-kind", line=line, name="origin")
    if type(stated.get("seat")) is not int:
        raise UserError("record-wrong-kind", line=line, name="origin")
    return Origin(tuple(_read(answer, line) for answer in stated["answers"]), stated["seat"])


def _digest(record: Record) -> str:
    """A short hash of all that the record says, so that no changed byte goes unseen."""
    said = [_named(record.header), record.seed, [_write(answer) for answer in record.answers]]
    return sha256(json.dumps(said, sort_keys=True).encode()).hexdigest()[:16]


def _write(answer: Answer) -> str:
    return f"{_CHANCE if answer.seat is None else answer.seat} {answer.text}"


def _read(content: Any, line: int) -> Answer:
    if not isinstance(content, str):
        raise UserError("record-bad-answer", line=line, text=_json(content)[:40])
    who, _, text = content.partition(" ")
    if not text or (who != _CHANCE and not _SEAT.fullmatch(who)):
        raise UserError("record-bad-answer", line=line, text=content[:40])
    return Answer(None if who == _CHANCE else int(who), text)


def _text(text: str | bytes) -> str:
    if isinstance(text, str):
        return text.removeprefix("\ufeff")
    try:
        return text.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = text.count(b"\n", 0, error.start) + 1
        raise UserError("record-not-text", line=line) from error


def _one_line(text: str) -> bool:
    return "\n" not in text.strip()


def _not_json(error: Exception, line: int) -> UserError:
    if isinstance(error, json.JSONDecodeError):
        line += error.lineno - 1
    return UserError("record-not-json", line=line)  # too deep or too long a number is none either


def _line_of(text: str, name: str) -> int:
    """The line on which a field of this object stands; the first where it is missing."""
    decode = json.JSONDecoder().raw_decode
    at = _skip(text, text.index("{") + 1)
    while text[at] != "}":
        found, after = decode(text, at)
        if found == name:
            return text.count("\n", 0, at) + 1
        at = _skip(text, decode(text, _skip(text, after))[1])
    return 1


def _skip(text: str, at: int) -> int:
    while text[at] in " \t\r\n:,":
        at += 1
    return at


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)
