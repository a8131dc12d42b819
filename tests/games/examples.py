"""The rules pages beside the engine: what a step of an example says is what was played; marks of rules."""

import re

from royaumes.core.digest import LANGUAGES, Digest


def says(step, *figures):
    """A step names these figures, in any order, and no others, in every language."""
    for lang in LANGUAGES:
        named = sorted(map(int, re.findall(r"\d+", step.text[lang])))
        assert named == sorted(map(int, figures)), step.text[lang]


def marked(digest: Digest) -> dict[str, str]:
    """The ids of the rules that the rulebook does not state, in order, by their mark."""
    found: dict[str, list[str]] = {}
    for rule in digest.rules.values():
        if rule.mark != "T":
            found.setdefault(rule.mark, []).append(rule.id)
    return {mark: " ".join(ids) for mark, ids in found.items()}
