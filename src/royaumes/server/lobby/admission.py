"""Places for sockets: people who sit at a table always get one, spectators share the rest."""

from __future__ import annotations

import asyncio
from collections import Counter

from royaumes.server.config import Limits
from royaumes.server.limits import Buckets
from royaumes.server.tables.live_table import LiveTable
from royaumes.server.transport.peer import CROWDED, SIGNED_OUT, Peer

#: Seconds until the device that asked has its new cookie.
_NEW_COOKIE = 1.0


class Admission:
    """Counts sockets by person and by address. A socket without a cookie is a new person every time, so
    what strangers may use up is counted by their address; and when all is full they go first.
    """

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self.knocks = Buckets(limits.watchers_burst, limits.watchers_rate)
        #: Whose socket was cut for a flood: to open the next one costs more than to send what cut it.
        self._floods = Buckets(1, 1 / limits.flood_seconds)
        self._people: Counter[str] = Counter()
        self._watched_from: Counter[str] = Counter()
        #: Everybody, the first to come first, with the table of those who came to watch.
        self._peers: dict[Peer, LiveTable | None] = {}

    def __len__(self) -> int:
        """How many sockets are open."""
        return len(self._peers)

    def knock(self, live: LiveTable, person: str, address: str) -> bool:
        """Whether a person may open a socket: always at their own table, unless they flooded one before."""
        return not self.has_flooded(person) and (bool(live.row.held(person)) or self.knocks.take(address))

    def flooded(self, person: str) -> None:
        """A socket of this person was cut for a flood."""
        self._floods.take(person)

    def has_flooded(self, person: str) -> bool:
        """Whether this person must wait before they may open a socket."""
        return self._floods.spent(person)

    def tired_of(self, address: str) -> bool:
        """Whether strangers from this address have knocked too often."""
        return self.knocks.spent(address)

    def enter(self, live: LiveTable, peer: Peer) -> bool:
        """Whether there is a place for this socket; then it is taken until it is left."""
        if self._people[peer.person] >= self._limits.person_sockets:
            return False
        watching = not live.row.held(peer.person)
        if watching and not self._may_watch(live, peer):
            return False
        if len(self._peers) >= self._limits.sockets and (watching or not self._make_room()):
            return False
        self._peers[peer] = live if watching else None
        self._people[peer.person] += 1
        self._watched_from[peer.address] += watching
        return True

    def sign_out(self, person: str) -> None:
        """Close a person's sockets after a grace period, so that a new cookie can take effect."""
        for peer in self._peers:
            if peer.person == person:
                asyncio.get_running_loop().call_later(_NEW_COOKIE, peer.drop, SIGNED_OUT)

    def leave(self, peer: Peer) -> None:
        """A socket has gone."""
        if peer in self._peers:
            watching = self._peers.pop(peer) is not None
            _less(self._people, peer.person, 1)
            _less(self._watched_from, peer.address, watching)

    def _may_watch(self, live: LiveTable, peer: Peer) -> bool:
        limits = self._limits
        watchers = [one.address for one in live.peers if not live.row.held(one.person)]
        return (
            len(watchers) < limits.table_watchers
            and watchers.count(peer.address) < limits.address_table_watchers
            and self._watched_from[peer.address] < limits.address_watchers
        )

    def _make_room(self) -> bool:
        """Let the one go who has watched longest."""
        for peer, live in self._peers.items():
            if live is not None and not live.row.held(peer.person):
                peer.drop(CROWDED)
                self.leave(peer)
                return True
        return False


def _less(counts: Counter[str], name: str, by: int) -> None:
    counts[name] -= by
    if counts[name] <= 0:
        del counts[name]
