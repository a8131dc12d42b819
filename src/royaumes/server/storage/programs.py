"""The storage protocol for programs, which sign in with a token."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True, slots=True)
class Program:
    """A program that somebody lets play here, a person of its own; `key` is the hash of its token."""

    id: str
    owner: str
    name: str
    key: bytes
    made: float
    used: float


@dataclass(frozen=True, slots=True)
class ProgramUsed:
    """A program has come by."""

    id: str
    at: float


@dataclass(frozen=True, slots=True)
class ProgramRemoved:
    """A person has removed a program."""

    id: str
    owner: str


ProgramChange = Program | ProgramUsed | ProgramRemoved


class ProgramStorage(Protocol):
    """What can be asked about programs."""

    async def programs(self, owner: str) -> list[Program]:
        """A person's programs, the oldest first."""

    async def program(self, id_: str) -> Program | None:
        """A program by its id."""
