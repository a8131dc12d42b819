"""Subscriptions to turn notices: browsers for push messages, and an e-mail address."""

from __future__ import annotations

import asyncio
import hmac
import logging
import smtplib
import time
from dataclasses import replace
from functools import cached_property
from importlib.util import find_spec
from typing import TYPE_CHECKING

from royaumes.messages import LANGUAGES, Catalogue
from royaumes.server import protocol as p
from royaumes.server.config import Config
from royaumes.server.limits import Buckets
from royaumes.server.people.guests import GuestTokens
from royaumes.server.people.mail import Letter, MailServer, is_address
from royaumes.server.protocol.errors import CodedError, too_many
from royaumes.server.storage import Mailbox, MailboxRemoved, Storage, Subscription, SubscriptionRemoved

if TYPE_CHECKING:
    from royaumes.server.people.push import Vapid

_log = logging.getLogger(__name__)
#: The libraries are loaded when they are first wanted.
AVAILABLE = find_spec("cryptography") is not None and find_spec("httpx") is not None
_MOST_BROWSERS, _LONGEST = 10, 1024
#: Letters that ask whether an address is right: from one person, from one network, to one address.
_ASKED = (3, 1 / 3600)


class Notices:
    """Keeps who wants notices where; `TurnNotices` sends them."""

    def __init__(self, storage: Storage, config: Config, tokens: GuestTokens) -> None:
        self._storage = storage
        self._config = config
        self._tokens = tokens
        self.mail = MailServer.of(config.smtp) if config.smtp else None
        self._asked = Buckets(*_ASKED)

    @cached_property
    def vapid(self) -> Vapid:
        """The key that identifies this server to push services."""
        from royaumes.server.people.push import Vapid

        return Vapid(self._tokens.secret, self._config.url)

    # ------------------------------------------------------------ what somebody wants

    async def of(self, person: str) -> p.Notices:
        """A person's present subscriptions."""
        storage = self._storage
        browsers, mailbox = await storage.subscriptions(person), await storage.mailbox(person)
        key = (await asyncio.to_thread(lambda: self.vapid)).public if AVAILABLE else ""
        address, confirmed = (mailbox.address, mailbox.confirmed) if mailbox else ("", False)
        return p.Notices(key, len(browsers), self.mail is not None, address, confirmed)

    async def subscribe(self, person: str, wanted: p.NewPush) -> None:
        """Add a browser for push messages; beyond the limit it replaces the oldest."""
        from royaumes.server.people import push

        storage = self._storage
        services = self._config.push_services
        try:
            push.check_keys(wanted.key, wanted.auth)
            ours = len(wanted.endpoint) <= _LONGEST and push.served(wanted.endpoint, services)
        except ValueError:
            ours = False
        if not ours:
            raise CodedError("bad", "server-bad-push")
        known = [one for one in await storage.subscriptions(person) if one.endpoint != wanted.endpoint]
        new = Subscription(wanted.endpoint, person, wanted.key, wanted.auth, _lang(wanted.lang), time.time())
        many = known[: max(0, len(known) + 1 - _MOST_BROWSERS)]
        await storage.save(new, *(SubscriptionRemoved(one.endpoint) for one in many))

    async def unsubscribe(self, person: str, endpoint: str) -> None:
        """Remove a person's browser."""
        known = {one.endpoint for one in await self._storage.subscriptions(person)}
        if endpoint in known:
            await self._storage.save(SubscriptionRemoved(endpoint))

    async def write_to(self, person: str, wanted: p.NewEmail, network: str) -> None:
        """Send an e-mail that asks for confirmation; nothing else is sent before the address is confirmed."""
        if self.mail is None:
            raise CodedError("not-now", "server-no-mail")
        address = wanted.address.strip()
        if not is_address(address):
            raise CodedError("bad", "server-bad-address")
        names = (f"person {person}", f"network {network}", f"address {address.lower()}")
        if not all(self._asked.take(name) for name in names):
            raise too_many()
        mailbox = Mailbox(person, address, _lang(wanted.lang), False)
        words = Catalogue(mailbox.lang)
        text = words.say("server-mail-confirm", {"text": self.link("confirm", mailbox)})
        letter = Letter(address, words.say("server-mail-confirm-subject"), text)
        try:
            await asyncio.to_thread(self.mail.send, letter)
        except (OSError, smtplib.SMTPException) as error:
            _log.warning("no e-mail could be sent: %s", type(error).__name__)
            raise CodedError("unwell", "server-mail-failed") from error
        await self._storage.save(mailbox)

    async def stop_writing(self, person: str) -> None:
        """Remove a person's e-mail address."""
        await self._storage.save(MailboxRemoved(person))

    # ------------------------------------------------------------ links in letters

    def link(self, what: str, mailbox: Mailbox) -> str:
        """A signed link for an e-mail; it does not expire, since e-mails are kept."""
        return f"{self._config.url}/me/notices/{what}/{mailbox.person}.{self._signature(what, mailbox)}"

    def _signature(self, what: str, mailbox: Mailbox) -> str:
        return self._tokens.sign(f"{what} {mailbox.person} {mailbox.address}", "notices")

    async def mailbox_of(self, what: str, token: str) -> Mailbox | None:
        """The mailbox that a link belongs to; None if the link is not valid."""
        person, _, signature = token.partition(".")
        known = await self._storage.mailbox(person)
        if known is None or not signature.isascii():
            return None
        return known if hmac.compare_digest(signature, self._signature(what, known)) else None

    async def confirm(self, mailbox: Mailbox) -> None:
        """Mark an address as confirmed."""
        await self._storage.save(replace(mailbox, confirmed=True))


def _lang(wanted: str) -> str:
    return wanted if wanted in LANGUAGES else LANGUAGES[0]
