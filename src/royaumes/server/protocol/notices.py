"""Notices over HTTP: how somebody is notified that a game by correspondence waits for them."""

from __future__ import annotations

from royaumes.server.protocol.parts import Body


class Notices(Body):
    """How I am notified of my turn. `key` is what a browser subscribes with; empty where there is no push.

    `browsers` is how many take push messages for me. `mail` says whether this server sends e-mail; `email` is
    my address, to which nothing is sent before it is `confirmed`.
    """

    key: str
    browsers: int
    mail: bool
    email: str
    confirmed: bool


class NewPush(Body):
    """What the push manager of a browser gave: where to send messages, and the keys `p256dh` and `auth`."""

    endpoint: str
    key: str
    auth: str
    lang: str


class NewEmail(Body):
    """An address to write to, and in which language; it is asked first."""

    address: str
    lang: str
