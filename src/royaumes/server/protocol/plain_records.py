"""The part of msgspec that the protocol uses, with the standard library alone: records and their JSON."""

from __future__ import annotations

import json
import types
from collections.abc import Callable, Iterator
from copy import copy
from functools import cache
from json.encoder import encode_basestring
from typing import (
    Any,
    ClassVar,
    Generic,
    NoReturn,
    TypeVar,
    Union,
    cast,
    dataclass_transform,
    get_args,
    get_origin,
    get_type_hints,
)

Found = TypeVar("Found")
_REQUIRED: Any = object()
#: The smallest exponent of ten that msgspec writes in full; Python stops one before.
_LAST_IN_FULL = -5


class DecodeError(ValueError):
    """A text that is not JSON, or not the record that was asked for."""


class Raw(bytes):
    """JSON that is written already."""


@dataclass_transform(field_specifiers=())
class Struct:
    """A record: fields by annotation, in order, those of its base first."""

    #: Fields with their defaults, `_REQUIRED` where there is none.
    _fields: ClassVar[dict[str, Any]] = {}
    _tag: ClassVar[str | None] = None
    _tag_field: ClassVar[str | None] = None

    def __init_subclass__(
        cls,
        tag: str | None = None,
        tag_field: str | None = None,
        forbid_unknown_fields: bool = True,
        omit_defaults: bool = False,
    ) -> None:
        """Collect the fields of a new kind of record."""
        super().__init_subclass__()
        cls._fields = cls._fields | {name: cls.__dict__.get(name, _REQUIRED) for name in cls.__annotations__}
        cls._tag, cls._tag_field = tag, tag_field or cls._tag_field

    def __init__(self, *given: Any, **named: Any) -> None:
        """Fill the fields, by place or by name."""
        fields = self._fields
        if len(given) > len(fields):
            raise TypeError("Extra positional arguments provided")
        values = dict(zip(fields, given, strict=False))
        for name in named:
            if name in values or name not in fields:
                raise TypeError(f"Unexpected keyword argument '{name}'")
        values |= named
        for name, default in fields.items():
            if name not in values:
                if default is _REQUIRED:
                    raise TypeError(f"Missing required argument '{name}'")
                values[name] = copy(default)
        self.__dict__.update(values)

    def __eq__(self, other: object) -> bool:
        """Whether the other is the same kind of record with the same fields."""
        return type(other) is type(self) and self.__dict__ == other.__dict__

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        """The record as it would be written in Python."""
        inner = ", ".join(f"{name}={getattr(self, name)!r}" for name in self._fields)
        return f"{type(self).__name__}({inner})"


# ---------------------------------------------------------------- writing


class Encoder:
    """Writes records and plain values as JSON; `enc_hook` makes something plain of what is neither."""

    def __init__(self, *, enc_hook: Callable[[Any], Any] | None = None) -> None:
        self._hook = enc_hook

    def encode(self, value: Any) -> bytes:
        """The JSON of a value, in UTF-8."""
        return "".join(self._parts(value)).encode()

    def _parts(self, value: Any) -> Iterator[str]:
        if value is None:
            yield "null"
        elif value is True:
            yield "true"
        elif value is False:
            yield "false"
        elif isinstance(value, str):
            yield encode_basestring(value)
        elif isinstance(value, int):
            yield int.__repr__(value)
        elif isinstance(value, float):
            yield _number(value)
        elif isinstance(value, Struct):
            yield from self._record(value)
        elif isinstance(value, Raw):
            yield value.decode()
        elif isinstance(value, dict):
            yield from self._members({_key(name): one for name, one in value.items()})
        elif isinstance(value, (list, tuple)):
            yield from self._list(value)
        elif self._hook is not None:
            yield from self._parts(self._hook(value))
        else:
            raise TypeError(f"Encoding objects of type {type(value).__name__} is unsupported")

    def _record(self, record: Struct) -> Iterator[str]:
        kind = type(record)
        tag = {kind._tag_field: kind._tag} if kind._tag is not None and kind._tag_field else {}
        yield from self._members(tag | {name: getattr(record, name) for name in kind._fields})

    def _members(self, members: dict[str, Any]) -> Iterator[str]:
        between = "{"
        for name, one in members.items():
            yield f"{between}{encode_basestring(name)}:"
            yield from self._parts(one)
            between = ","
        yield "}" if members else "{}"

    def _list(self, values: list[Any] | tuple[Any, ...]) -> Iterator[str]:
        between = "["
        for one in values:
            yield between
            yield from self._parts(one)
            between = ","
        yield "]" if values else "[]"


def _key(name: Any) -> str:
    return name if isinstance(name, str) else str(name)


def _number(value: float) -> str:
    """A number as msgspec writes it: as Python does, but for the form of an exponent."""
    if value != value or value in (float("inf"), float("-inf")):
        return "null"
    text = repr(value)
    if "e" not in text:
        return text
    digits, _, exponent = text.partition("e")
    if int(exponent) == _LAST_IN_FULL:
        sign = "-" if value < 0 else ""
        return f"{sign}0.0000{digits.lstrip('-').replace('.', '')}"
    return f"{digits}e{int(exponent)}"


# ---------------------------------------------------------------- reading


class Decoder(Generic[Found]):
    """Reads JSON as one kind of value; a `DecodeError` says what does not fit."""

    def __init__(self, kind: Any) -> None:
        self._kind = kind

    def decode(self, text: bytes | str) -> Found:
        """The value in a text."""
        try:
            plain = json.loads(text, parse_constant=_not_json)
        except UnicodeDecodeError:
            raise
        except ValueError as error:
            raise DecodeError(f"JSON is malformed: {error}") from error
        found: Found = convert(plain, self._kind)
        return found


def _not_json(text: str) -> NoReturn:
    raise ValueError(f"{text} is no number")


def convert(plain: Any, kind: Any) -> Any:
    """A plain value as this kind of value; a `DecodeError` where it is none."""
    return _convert(plain, kind, "$")


def _convert(plain: Any, kind: Any, where: str) -> Any:
    if kind is Any or isinstance(plain, Raw):
        return plain
    if isinstance(kind, type) and issubclass(kind, Struct):
        return plain if isinstance(plain, kind) else _record(plain, (kind,), where)
    origin = get_origin(kind)
    if origin in (Union, types.UnionType):
        return _either(plain, get_args(kind), where)
    if origin is list:
        (inner,) = get_args(kind)
        if not isinstance(plain, (list, tuple)):
            _fail("array", plain, where)
        return [_convert(one, inner, f"{where}[{at}]") for at, one in enumerate(plain)]
    if origin is dict:
        _, inner = get_args(kind)
        if not isinstance(plain, dict):
            _fail("object", plain, where)
        return {name: _convert(one, inner, f"{where}[...]") for name, one in plain.items()}
    return _plain(plain, kind, where)


def _plain(plain: Any, kind: Any, where: str) -> Any:
    if kind is float and type(plain) in (int, float):
        return float(plain)
    if kind in (None, type(None)) and plain is None:
        return None
    if kind not in (str, int, bool, dict, list) or type(plain) is not kind:
        _fail(getattr(kind, "__name__", "null"), plain, where)
    return plain


def _either(plain: Any, kinds: tuple[Any, ...], where: str) -> Any:
    records = tuple(kind for kind in kinds if isinstance(kind, type) and issubclass(kind, Struct))
    if records and isinstance(plain, records):
        return plain
    if isinstance(plain, dict) and records:
        return _record(plain, records, where)
    for kind in kinds:
        if kind not in records:
            try:
                return _convert(plain, kind, where)
            except DecodeError:
                continue
    return _fail(" | ".join(getattr(kind, "__name__", "null") for kind in kinds), plain, where)


def _record(plain: Any, kinds: tuple[type[Struct], ...], where: str) -> Struct:
    if not isinstance(plain, dict):
        _fail("object", plain, where)
    given, kind = dict(plain), kinds[0]
    if kind._tag_field is not None:
        tag = given.pop(kind._tag_field, None)
        found = next((one for one in kinds if tag is not None and one._tag == tag), None)
        if found is None:
            raise DecodeError(f"Invalid value {tag!r} - at `{where}.{kind._tag_field}`")
        kind = found
    hints = _hints(cast(Any, kind))
    for name in given:
        if name not in hints:
            raise DecodeError(f"Object contains unknown field `{name}` - at `{where}`")
    for name, default in kind._fields.items():
        if default is _REQUIRED and name not in given:
            raise DecodeError(f"Object missing required field `{name}` - at `{where}`")
    return kind(**{name: _convert(one, hints[name], f"{where}.{name}") for name, one in given.items()})


@cache
def _hints(kind: Any) -> dict[str, Any]:
    hints = get_type_hints(kind)
    return {name: hints[name] for name in kind._fields}


def _fail(expected: str, plain: Any, where: str) -> NoReturn:
    raise DecodeError(f"Expected `{expected}`, got `{type(plain).__name__}` - at `{where}`")
