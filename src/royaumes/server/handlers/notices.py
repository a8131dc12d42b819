"""HTTP handlers for notices of a waiting turn, and the pages that links in e-mails open."""

from __future__ import annotations

from html import escape

from litestar import Response, delete, get, post, put
from litestar.params import FromPath, FromQuery, JSONBody

from royaumes.messages import Catalogue
from royaumes.server import protocol as p
from royaumes.server.handlers.pages import html, lang_of
from royaumes.server.handlers.requests import ApiRequest, address_of, lobby_of, person_of

#: What links in letters do: what is asked, what the button says, what is said once it is done.
_WHAT = {
    "confirm": ("server-mail-confirm-ask", "server-mail-confirm-yes", "server-mail-confirmed"),
    "stop": ("server-mail-stop-ask", "server-mail-stop-yes", "server-mail-stopped"),
}


@get("/api/me/notices")
async def my_notices(request: ApiRequest) -> p.Notices:
    """How I am notified that a game waits for me."""
    return await lobby_of(request).notices.of(person_of(request))


@post("/api/me/notices/push", status_code=200)
async def subscribe(request: ApiRequest, data: JSONBody[p.NewPush]) -> p.Notices:
    """Tell me by push messages in this browser."""
    await lobby_of(request).notices.subscribe(person_of(request), data)
    return await lobby_of(request).notices.of(person_of(request))


@delete("/api/me/notices/push", status_code=200)
async def unsubscribe(request: ApiRequest, endpoint: FromQuery[str]) -> p.Notices:
    """No more push messages in this browser."""
    await lobby_of(request).notices.unsubscribe(person_of(request), endpoint)
    return await lobby_of(request).notices.of(person_of(request))


@put("/api/me/notices/email")
async def write_to(request: ApiRequest, data: JSONBody[p.NewEmail]) -> p.Notices:
    """Tell me by e-mail at this address, which is asked first."""
    await lobby_of(request).notices.write_to(person_of(request), data, address_of(request))
    return await lobby_of(request).notices.of(person_of(request))


@delete("/api/me/notices/email", status_code=200)
async def stop_writing(request: ApiRequest) -> p.Notices:
    """No more e-mail."""
    await lobby_of(request).notices.stop_writing(person_of(request))
    return await lobby_of(request).notices.of(person_of(request))


# ---------------------------------------------------------------- links in letters


@get("/me/notices/{what:str}/{token:str}", include_in_schema=False)
async def open_link(request: ApiRequest, what: FromPath[str], token: FromPath[str]) -> Response[bytes]:
    """Show what a link in an e-mail would do. Opening it changes nothing: mail scanners open links too."""
    mailbox = await lobby_of(request).notices.mailbox_of(what, token) if what in _WHAT else None
    if mailbox is None:
        return _unknown(request)
    words = Catalogue(mailbox.lang)
    ask, yes, _ = _WHAT[what]
    form = f'<form method="post"><button>{escape(words.say(yes))}</button></form>'
    return html(request, words, words.say(ask, {"text": mailbox.address}), form)


@post("/me/notices/{what:str}/{token:str}", status_code=200, include_in_schema=False)
async def follow_link(request: ApiRequest, what: FromPath[str], token: FromPath[str]) -> Response[bytes]:
    """The button on that page, or a mail program's own for letters that one wants no more (RFC 8058)."""
    notices = lobby_of(request).notices
    mailbox = await notices.mailbox_of(what, token) if what in _WHAT else None
    if mailbox is None:
        return _unknown(request)
    if what == "confirm":
        await notices.confirm(mailbox)
    else:
        await notices.stop_writing(mailbox.person)
    words = Catalogue(mailbox.lang)
    return html(request, words, words.say(_WHAT[what][2], {"text": mailbox.address}))


def _unknown(request: ApiRequest) -> Response[bytes]:
    words = Catalogue(lang_of(request))
    return html(request, words, words.say("server-mail-unknown"), status=404)


HANDLERS = (my_notices, subscribe, unsubscribe, write_to, stop_writing, open_link, follow_link)
