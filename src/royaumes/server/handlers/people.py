"""HTTP handlers for the person who asks: name, personal links, passkeys, programs."""

from __future__ import annotations

from litestar import Response, delete, get, post, put
from litestar.params import FromPath, JSONBody

from royaumes.server import protocol as p
from royaumes.server.handlers.requests import ApiRequest, lobby_of, person_of
from royaumes.server.people.passkeys import Site


@get("/api/me")
async def me(request: ApiRequest) -> Response[p.Me]:
    """Who am I? The answer comes with the cookie that says so next time."""
    lobby, person = lobby_of(request), person_of(request)
    headers = {"set-cookie": lobby.tokens.hand(person, request.scope["scheme"])}
    return Response(p.Me(person, await lobby.services.name_of(person)), headers=headers)


@put("/api/me")
async def rename(request: ApiRequest, data: JSONBody[p.Rename]) -> p.Me:
    """Choose a name."""
    return p.Me(person_of(request), await lobby_of(request).rename(person_of(request), data.name))


@post("/api/me/link", status_code=200)
async def resume_link(request: ApiRequest) -> p.Link:
    """My personal link. It signs another device in as me, so it must be kept secret."""
    lobby = lobby_of(request)
    return p.Link(f"{lobby.config.prefix}/me/{lobby.tokens.make('link', person_of(request))}")


@delete("/api/me/link", status_code=200)
async def revoke_links(request: ApiRequest) -> Response[p.Me]:
    """Take back every personal link, and every device that was ever me but this one."""
    lobby, person = lobby_of(request), person_of(request)
    await lobby.links.revoke(person)
    headers = {"set-cookie": lobby.tokens.hand(person, request.scope["scheme"])}
    return Response(p.Me(person, await lobby.services.name_of(person)), headers=headers)


# ---------------------------------------------------------------- passkeys


@get("/api/me/passkeys")
async def my_passkeys(request: ApiRequest) -> p.Passkeys:
    """The passkeys that are mine."""
    return p.Passkeys(await lobby_of(request).passkeys.of(person_of(request)))


@post("/api/me/passkeys/offer", status_code=200)
async def offer_passkey(request: ApiRequest) -> p.PasskeyOffer:
    """What my device needs to make a passkey."""
    lobby, person = lobby_of(request), person_of(request)
    return p.PasskeyOffer(
        await lobby.passkeys.offer(person, await lobby.services.name_of(person), _site(request))
    )


@post("/api/me/passkeys", status_code=200)
async def keep_passkey(request: ApiRequest, data: JSONBody[p.PasskeyAnswer]) -> p.Passkeys:
    """The passkey that my device has made: with it I am myself anywhere."""
    passkeys = lobby_of(request).passkeys
    await passkeys.keep(person_of(request), data.credential, _site(request))
    return p.Passkeys(await passkeys.of(person_of(request)))


@delete("/api/me/passkeys/{passkey:str}", status_code=200)
async def remove_passkey(request: ApiRequest, passkey: FromPath[str]) -> p.Passkeys:
    """This one opens nothing any more."""
    passkeys = lobby_of(request).passkeys
    await passkeys.remove(person_of(request), passkey)
    return p.Passkeys(await passkeys.of(person_of(request)))


@post("/api/passkeys/offer", status_code=200)
async def ask_for_passkey(request: ApiRequest) -> p.PasskeyOffer:
    """What a device needs to show which passkey it has."""
    return p.PasskeyOffer(await lobby_of(request).passkeys.ask(_site(request)))


@post("/api/passkeys", status_code=200)
async def sign_in(request: ApiRequest, data: JSONBody[p.PasskeyAnswer]) -> Response[p.Me]:
    """This device is theirs from now on whose passkey it showed."""
    lobby = lobby_of(request)
    person = await lobby.passkeys.answer(data.credential, _site(request))
    headers = {"set-cookie": lobby.tokens.hand(person, request.scope["scheme"])}
    return Response(p.Me(person, await lobby.services.name_of(person)), headers=headers)


# ---------------------------------------------------------------- programs


@get("/api/me/programs")
async def my_programs(request: ApiRequest) -> p.Programs:
    """The programs that I let play here."""
    return p.Programs(await lobby_of(request).programs.of(person_of(request)))


@post("/api/me/programs")
async def make_program(request: ApiRequest, data: JSONBody[p.NewProgram]) -> p.ProgramMade:
    """Let a program play: its token, which is shown this once."""
    programs, person = lobby_of(request).programs, person_of(request)
    return p.ProgramMade(await programs.make(person, data.name), await programs.of(person))


@delete("/api/me/programs/{program:str}", status_code=200)
async def remove_program(request: ApiRequest, program: FromPath[str]) -> p.Programs:
    """This one comes in no more."""
    programs, person = lobby_of(request).programs, person_of(request)
    await programs.remove(person, program)
    return p.Programs(await programs.of(person))


def _site(request: ApiRequest) -> Site:
    return Site.of(request.scope["scheme"], request.headers.get("host", ""))


HANDLERS = (
    me,
    rename,
    resume_link,
    revoke_links,
    my_passkeys,
    offer_passkey,
    keep_passkey,
    remove_passkey,
    ask_for_passkey,
    sign_in,
    my_programs,
    make_program,
    remove_program,
)
