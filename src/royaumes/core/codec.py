"""Records as readable JSON: one object, or JSON lines; what cannot be read says where and why."""

from __future__ import annotations

import json
from hashlib import sha256
from typing import Any

from royaumes.core.record import Answer, Header, Record
from royaumes.core.refusal import Problem

FORMAT = 1
_CHANCE = "*"
_HEADER: dict[str, type] = {
    "game": str,
    "rules": int,
    "seats": int,
    "options": dict,
    "players": list,
    "stream": str,
    "commitment": str,
}


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


def load(text: str) -> Record:
    """The record in this text, in either form, whole or not at all."""
    if not text.strip():
        raise Problem("record-empty")
    first = text.lstrip().partition("\n")[0].strip()
    try:
        head = json.loads(first)
    except json.JSONDecodeError:
        head = None
    if isinstance(head, dict) and "answers" not in head:
        return _load_lines(text)
    return _load_object(text)


def _load_object(text: str) -> Record:
    try:
        whole = json.loads(text)
    except json.JSONDecodeError as error:
        raise Problem("record-not-json", line=error.lineno, what=error.msg) from error
    if not isinstance(whole, dict):
        raise Problem("record-foreign", line=1)
    answers = whole.get("answers")
    if not isinstance(answers, list):
        raise Problem("record-missing", line=1, name="answers")
    at = _line_of(text, '"answers"')
    one_each = len(text.splitlines()) >= at + len(answers)
    read = [_read(answer, at + n if one_each else at) for n, answer in enumerate(answers, 1)]
    return _whole(whole, read, whole.get("seed", ""), lambda name: _line_of(text, f'"{name}"'))


def _load_lines(text: str) -> Record:
    parsed: list[tuple[int, Any]] = []
    for line, content in enumerate(text.splitlines(), 1):
        if content.strip():
            try:
                parsed.append((line, json.loads(content)))
            except json.JSONDecodeError as error:
                raise Problem("record-not-json", line=line, what=error.msg) from error
    seed = ""
    last_line, last = parsed[-1]
    if len(parsed) > 1 and isinstance(last, dict):
        seed = last.get("seed", "")
        parsed.pop()
    answers = [_read(content, line) for line, content in parsed[1:]]
    return _whole(parsed[0][1], answers, seed, lambda name: last_line if name == "seed" else 1)


def _whole(head: dict[str, Any], answers: list[Answer], seed: Any, line_of: Any) -> Record:
    if head.get("royaumes") != FORMAT:
        if "royaumes" in head:
            raise Problem("record-newer", line=line_of("royaumes"), format=str(head["royaumes"]))
        raise Problem("record-foreign", line=1)
    for name, kind in _HEADER.items():
        if name not in head:
            raise Problem("record-missing", line=1, name=name)
        if not isinstance(head[name], kind) or isinstance(head[name], bool):
            raise Problem("record-wrong-kind", line=line_of(name), name=name)
    if not isinstance(seed, str):
        raise Problem("record-wrong-kind", line=line_of("seed"), name="seed")
    if head.get("length") != len(answers):
        found, length = len(answers), str(head.get("length"))
        raise Problem("record-truncated", line=line_of("length"), found=found, length=length)
    if head.get("digest") != _digest(answers):
        raise Problem("record-damaged", line=line_of("digest"))
    players = tuple(str(name) for name in head["players"])
    kept = {name: head[name] for name in _HEADER}
    return Record(Header(**{**kept, "players": players}), answers, seed)


def _head(record: Record) -> dict[str, Any]:
    header = record.header
    named = {name: getattr(header, name) for name in _HEADER}
    named["options"] = dict(header.options)
    length, digest = len(record.answers), _digest(record.answers)
    return {"royaumes": FORMAT, **named, "length": length, "digest": digest}


def _digest(answers: list[Answer]) -> str:
    return sha256("\n".join(_write(answer) for answer in answers).encode()).hexdigest()[:16]


def _write(answer: Answer) -> str:
    return f"{_CHANCE if answer.seat is None else answer.seat} {answer.text}"


def _read(content: Any, line: int) -> Answer:
    if not isinstance(content, str):
        raise Problem("record-bad-answer", line=line, text=_json(content)[:40])
    who, _, text = content.partition(" ")
    if not text or (who != _CHANCE and not (who.isascii() and who.isdigit())):
        raise Problem("record-bad-answer", line=line, text=content[:40])
    return Answer(None if who == _CHANCE else int(who), text)


def _line_of(text: str, word: str) -> int:
    return text.count("\n", 0, max(text.find(word), 0)) + 1


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)
