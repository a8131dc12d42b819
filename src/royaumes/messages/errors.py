"""Errors as Python shows them: the sentence in English, the rule and the message id.

Importing this module is enough: `str(error)` says them from then on.
"""

from __future__ import annotations

from royaumes.core import IllegalMove, UserError
from royaumes.core.refusal import say_errors
from royaumes.messages.catalogue import Catalogue
from royaumes.messages.words import Words


def sentence(error: UserError) -> str:
    """What an error says, with the rule that refuses a move and the id of the message."""
    words = Words(Catalogue("en"), error.why.partition("-")[0])
    try:
        if not words.catalogue.has(error.why):
            return error.plain
        said = words.why(error)
    except (ModuleNotFoundError, LookupError, ValueError):  # an error must be shown, whatever its words are
        return error.plain
    rule = f"{error.refusal.rule}, " if isinstance(error, IllegalMove) else ""
    return f"{said} ({rule}{error.why})"


say_errors(sentence)
