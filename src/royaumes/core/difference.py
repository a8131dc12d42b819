"""The difference of two JSON values, small and exact: what a display needs to become the next one."""

from __future__ import annotations

from itertools import takewhile
from typing import Any, Final

_ATOMS: Final = frozenset({type(None), bool, int, float, str})

#: How one JSON value becomes another: one of the four forms that `difference` describes.
Difference = dict[str, Any] | list[Any]


def difference(before: Any, after: Any) -> Difference:
    """What `apply` needs to make `after` of `before`.

    `{}` is no change, `[value]` another value. `{key: difference}` changes these keys of an object, or these
    items of a list that keeps its length; a key that is gone has the difference `[]`.
    `[start, count, items]` replaces a run of items in a list that grows or shrinks.
    """
    if type(before) is not type(after):
        return [after]
    if type(after) is dict:
        changed: dict[str, Any] = {key: [] for key in before if key not in after}
        for key, value in after.items():
            if key not in before:
                changed[key] = [value]
            elif found := _changed(before[key], value):
                changed[key] = found
        return changed
    if type(after) is list:
        return _of_lists(before, after)
    return {} if before == after else [after]


def _changed(before: Any, after: Any) -> Difference:
    """The difference of two parts; most of them are atoms that are the same."""
    kind = type(after)
    if kind is type(before) and kind in _ATOMS and before == after:
        return {}
    return difference(before, after)


def _of_lists(before: list[Any], after: list[Any]) -> Difference:
    if len(before) == len(after):
        pairs = enumerate(zip(before, after, strict=True))
        return {str(at): found for at, (old, new) in pairs if (found := _changed(old, new))}
    start = _alike(before, after)
    end = _alike(before[start:][::-1], after[start:][::-1])
    return [start, len(before) - end - start, after[start : len(after) - end]]


def _alike(one: list[Any], other: list[Any]) -> int:
    """How many items at the beginning are the same."""
    return sum(1 for _ in takewhile(lambda pair: not _changed(*pair), zip(one, other, strict=False)))


def apply(before: Any, changed: Difference) -> Any:
    """What a value becomes by a difference; the value given stays as it is."""
    if isinstance(changed, list):
        if len(changed) == 1:
            return changed[0]
        start, count, items = changed
        return [*before[:start], *items, *before[start + count :]]
    if not changed:
        return before
    if isinstance(before, list):
        return [apply(item, changed.get(str(at), {})) for at, item in enumerate(before)]
    kept = {key: value for key, value in before.items() if key not in changed}
    return kept | {key: apply(before.get(key), part) for key, part in changed.items() if part != []}
