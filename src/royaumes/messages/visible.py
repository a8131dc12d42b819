"""Text that others wrote, made harmless: what cannot be printed is shown instead of obeyed."""

from __future__ import annotations

import unicodedata


def visible(text: str) -> str:
    """The text with control characters, escape sequences and half characters spelled out (\\x1b)."""
    if text.isprintable():
        return text
    return "".join(sign if _harmless(sign) else ascii(sign)[1:-1] for sign in text)


def _harmless(sign: str) -> bool:
    return sign.isprintable() or unicodedata.category(sign) == "Zs"  # no-break and thin spaces
