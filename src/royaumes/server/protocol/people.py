"""People over HTTP: who one is, personal links, passkeys, programs of one's own."""

from __future__ import annotations

from typing import Any

from royaumes.server.protocol.parts import Body


class Me(Body):
    """The guest behind this cookie."""

    person: str
    name: str


class Rename(Body):
    """A guest chooses a name."""

    name: str


class Link(Body):
    """An address to open or to hand on, relative to the server."""

    path: str


class PasskeyInfo(Body):
    """A passkey that opens an account, when it was made and last used (seconds since 1970)."""

    id: str
    made: float
    used: float


class Passkeys(Body):
    """All passkeys of somebody, the oldest first."""

    passkeys: list[PasskeyInfo]


class PasskeyOffer(Body):
    """What `navigator.credentials` is asked with: the options of WebAuthn as JSON."""

    options: dict[str, Any]


class PasskeyAnswer(Body):
    """What it answered: a credential of WebAuthn as JSON."""

    credential: dict[str, Any]


class ProgramInfo(Body):
    """A program that I let play here, when its token was made and last used (seconds since 1970)."""

    program: str
    name: str
    made: float
    used: float


class Programs(Body):
    """All my programs, the oldest first."""

    programs: list[ProgramInfo]


class NewProgram(Body):
    """A program that shall play here, under this name."""

    name: str


class ProgramMade(Body):
    """The token of a new program, which is shown this once; and all my programs with it."""

    token: str
    programs: list[ProgramInfo]
