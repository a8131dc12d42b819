"""Writes docs/asyncapi.json: the socket of a table for tools that read AsyncAPI."""

from __future__ import annotations

import json

from royaumes.server.protocol.asyncapi import document
from tools.tree import Tree, run, written

FILE = "docs/asyncapi.json"


def main(tree: Tree, check_only: bool) -> list[str]:
    """Write the document, or with --check say that it is not current."""
    text = json.dumps(document(), indent=2, ensure_ascii=False) + "\n"
    return written(tree, tree.root / FILE, text, check_only, "protocol")


if __name__ == "__main__":
    run(__doc__, main)
