"""The seam's part about notices: where somebody is notified that a game waits, and of what they were."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True, slots=True)
class Subscription:
    """A browser that takes push messages for somebody: where to send them, and the keys to encrypt with."""

    endpoint: str
    person: str
    key: str
    auth: str
    lang: str
    made: float


@dataclass(frozen=True, slots=True)
class SubscriptionRemoved:
    """A browser that takes no more."""

    endpoint: str


@dataclass(frozen=True, slots=True)
class Mailbox:
    """Somebody's e-mail address; nothing but the question is sent there before it is `confirmed`."""

    person: str
    address: str
    lang: str
    confirmed: bool


@dataclass(frozen=True, slots=True)
class MailboxRemoved:
    """Somebody wants no e-mail any more."""

    person: str


@dataclass(frozen=True, slots=True)
class Noticed:
    """Somebody knows, or has been notified, that this question of a table waits for them."""

    number: int
    person: str
    question: int
    at: float


NoticeChange = Subscription | SubscriptionRemoved | Mailbox | MailboxRemoved | Noticed


class NoticeStorage(Protocol):
    """What can be asked about notices."""

    async def subscriptions(self, person: str) -> list[Subscription]:
        """The browsers that take push messages for somebody, the oldest first."""

    async def mailbox(self, person: str) -> Mailbox | None:
        """Somebody's e-mail address, where they gave one."""

    async def noticed(self, number: int, person: str) -> int | None:
        """The last question of a table that somebody was notified of, if any."""

    async def waiting_turns(self, before: float, most: int) -> list[str]:
        """Games by correspondence that have waited since then for somebody who wants to know, and may not."""
