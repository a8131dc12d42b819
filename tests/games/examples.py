"""Examples of the rules pages beside the engine: what a step says is what was played."""

import re

from royaumes.core.digest import LANGUAGES


def says(step, *figures):
    """A step names these figures, in any order, and no others, in every language."""
    for lang in LANGUAGES:
        named = sorted(map(int, re.findall(r"\d+", step.text[lang])))
        assert named == sorted(map(int, figures)), step.text[lang]
