"""The bot that knows nothing."""

from __future__ import annotations

from collections.abc import Sequence

from royaumes.core import Move, Stream, View


class Random:
    """Takes any option, each as likely as the others."""

    name = "random"

    def choose(self, view: View, options: Sequence[Move], stream: Stream) -> Move:
        """Whatever comes."""
        return stream.choice(options)
