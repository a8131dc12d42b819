"""Notices of a waiting turn, one for each question, by push and by e-mail, to people who are away."""

from __future__ import annotations

import asyncio
import json
import logging
import smtplib
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING

from royaumes.core import UserError
from royaumes.core.variant import game_and_changes
from royaumes.messages import Catalogue
from royaumes.server.config import Config
from royaumes.server.people.mail import Letter
from royaumes.server.people.notices import Notices
from royaumes.server.storage import (
    Mailbox,
    Noticed,
    Storage,
    StorageError,
    Subscription,
    SubscriptionRemoved,
    TableRow,
)
from royaumes.server.tables.live_table import LiveTable

if TYPE_CHECKING:
    import httpx


_log = logging.getLogger(__name__)
#: Seconds that a turn waits before anybody gets a notice, and between two looks; tables seen in one look.
DELAY, _ROUND, _LOT = 60.0, 15.0, 50
#: Seconds that a push service may take, and for which it keeps a message that cannot be delivered.
_PATIENCE, _KEPT = 10.0, 24 * 3600
#: What a push service answers for a browser that takes no more.
_GONE = (404, 410)


@dataclass(frozen=True, slots=True)
class Turn:
    """A question that waits for a person."""

    row: TableRow
    seat: int
    person: str
    question: int

    def said(self, lang: str) -> tuple[str, str]:
        """Title and text of the notice: the game, and the other players."""
        words, row = Catalogue(lang), self.row
        title = words.say("server-turn", {"text": words.game(game_and_changes(row.game)[0])})
        others = [words.player(seat, row.players) for seat in range(len(row.seats)) if seat != self.seat]
        return title, words.say("server-turn-with", {"text": words.listed(others)}) if others else ""


class TurnNotices:
    """Looks for waiting turns. Only the process that holds a table sends its notices."""

    def __init__(
        self,
        config: Config,
        storage: Storage,
        notices: Notices,
        find: Callable[[str], Awaitable[LiveTable]],
    ) -> None:
        """`find` brings a table into memory."""
        self._config = config
        self._storage = storage
        self._notices = notices
        self._find = find
        self._client: httpx.AsyncClient | None = None

    async def watch(self) -> None:
        """Look at intervals until the server stops."""
        try:
            while True:
                await asyncio.sleep(_ROUND)
                with suppress(StorageError):  # the next round tries again
                    await self.look(time.time())
        finally:
            if self._client is not None:
                await self._client.aclose()

    async def look(self, now: float) -> None:
        """Notify people whose turn has waited long enough and who are not at the table."""
        tables = await self._storage.waiting_turns(now - DELAY, _LOT)
        found = await asyncio.gather(*(self._turns(table, now) for table in tables))
        await asyncio.gather(*(self._notify(turn) for turns in found for turn in turns))

    async def _turns(self, table: str, now: float) -> list[Turn]:
        """The notices due for a table. They are marked as sent first, so that none is sent twice."""
        try:
            live = await self._find(table)
            async with live.lock:
                asked = await _asked(live)
                known = [await self._storage.noticed(live.row.number, turn.person) for turn in asked]
                await self._storage.save(
                    *(Noticed(live.row.number, turn.person, turn.question, now) for turn in asked)
                )
                here = live.present()
        except UserError:  # another process holds the table and speaks for it, or it cannot be read now
            return []
        new = [turn for turn, last in zip(asked, known, strict=True) if turn.question != last]
        return [turn for turn in new if turn.person not in here]

    async def _notify(self, turn: Turn) -> None:
        with suppress(UserError):
            mailbox = await self._storage.mailbox(turn.person)
            ways = [self._push(turn, browser) for browser in await self._storage.subscriptions(turn.person)]
            if mailbox is not None and mailbox.confirmed:
                ways.append(self._write(turn, mailbox))
            await asyncio.gather(*ways)

    async def _push(self, turn: Turn, browser: Subscription) -> None:
        """Send a push message; a subscription that has ended is removed."""
        import httpx

        self._client = self._client or httpx.AsyncClient(timeout=_PATIENCE, trust_env=False)
        try:
            headers, content = await asyncio.to_thread(self._sealed, turn, browser)
            answer = await self._client.post(browser.endpoint, headers=headers, content=content)
        except httpx.HTTPError as error:  # the address itself is a secret
            _log.warning("a push service could not be reached: %s", type(error).__name__)
            return
        if answer.status_code in _GONE:
            await self._storage.save(SubscriptionRemoved(browser.endpoint))
        elif answer.is_error:
            _log.warning("a push service refused a message: %d", answer.status_code)

    def _sealed(self, turn: Turn, browser: Subscription) -> tuple[dict[str, str], bytes]:
        """Headers and encrypted content of a push message for one browser."""
        from royaumes.server.people.push import encrypted

        title, body = turn.said(browser.lang)
        path = f"{self._config.prefix}/t/{turn.row.id}"
        message = json.dumps({"title": title, "body": body, "path": path, "tag": turn.row.id})
        headers = {
            "authorization": self._notices.vapid.authorization(browser.endpoint),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(_KEPT),
            "topic": turn.row.id,  # a newer turn of the same game takes its place
        }
        return headers, encrypted(message.encode(), browser.key, browser.auth)

    async def _write(self, turn: Turn, mailbox: Mailbox) -> None:
        """Send an e-mail, if this server sends any."""
        notices, words = self._notices, Catalogue(mailbox.lang)
        if notices.mail is None:
            return
        title, body = turn.said(mailbox.lang)
        stop = notices.link("stop", mailbox)
        table = f"{self._config.url}/t/{turn.row.id}"
        end = words.say("server-mail-stop", {"text": stop})
        text = "\n\n".join(part for part in (title, body, table, end) if part)
        try:
            await asyncio.to_thread(notices.mail.send, Letter(mailbox.address, title, text, stop))
        except (OSError, smtplib.SMTPException) as error:
            _log.warning("no e-mail could be sent: %s", type(error).__name__)


async def _asked(live: LiveTable) -> list[Turn]:
    """The questions that wait for people at a table; the lock is held."""
    row, questions = live.row, (await live.ready()).questions
    found = [(seat, row.seats[seat], question) for seat, question in questions.items()]
    return [
        Turn(row, seat, holder.person, question)
        for seat, holder, question in found
        if holder.kind == "person" and not holder.automatic
    ]
