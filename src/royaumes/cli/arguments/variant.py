"""Reading variants from the command line."""

from __future__ import annotations

from royaumes.cli.record_files import read_text


def varied(key: str, file: str) -> str:
    """The key of the variant of a game that a file says; a `UserError` names the line of what cannot be."""
    from royaumes.sim.variants import read_variant

    return read_variant(key, read_text(file), file)
