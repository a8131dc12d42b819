"""The socket of a table, from the browser."""

from __future__ import annotations

from royaumes.server.protocol.parts import Body


class FromBrowser(Body, tag_field="type"):
    """What a browser may send. `id` is chosen by the browser and comes back with the reply."""

    id: str


class Answer(FromBrowser, tag="answer"):
    """A move. The same id again is answered the same way and changes nothing."""

    seat: int
    question: int
    move: str


class Why(FromBrowser, tag="why"):
    """Why can't I? For a move, or for the board elements picked so far."""

    seat: int
    picks: list[str]


class Undo(FromBrowser, tag="undo"):
    """Take my last move back; where that needs consent, ask the others for it."""

    seat: int


class Consent(FromBrowser, tag="consent"):
    """Agree to another's undo, or not."""

    seat: int
    agree: bool


class Hint(FromBrowser, tag="hint"):
    """What would a sensible player do here?"""

    seat: int


class Preview(FromBrowser, tag="preview"):
    """What would this move bring? Nothing is changed, and nobody hears of it."""

    seat: int
    move: str


class Nudge(FromBrowser, tag="nudge"):
    """Remind somebody that it is their turn."""

    seat: int


class Propose(FromBrowser, tag="propose"):
    """Propose to "mind" a seat (a bot takes care of it), to "pause", to "resume" or to "end" the game."""

    what: str
    seat: int | None = None


class Vote(FromBrowser, tag="vote"):
    """Agree to what is proposed, or not."""

    agree: bool


class Say(FromBrowser, tag="say"):
    """A line of chat."""

    text: str


class Block(FromBrowser, tag="block"):
    """Hide all that the author of this line writes from me, here and everywhere; or show it again."""

    line: int
    blocked: bool = True


class Report(FromBrowser, tag="report"):
    """Show this line to the owner of the server, and say why if there is more to say."""

    line: int
    why: str = ""


FromBrowserAny = (
    Answer | Why | Undo | Consent | Hint | Preview | Nudge | Propose | Vote | Say | Block | Report
)
