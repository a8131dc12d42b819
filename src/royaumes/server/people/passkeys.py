"""Passkeys: signing in with a device instead of a password (WebAuthn)."""

from __future__ import annotations

import asyncio
import base64
import hmac
import json
import re
import secrets
import struct
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from importlib.util import find_spec
from ipaddress import ip_address
from typing import Any, TypeVar

from royaumes.server import protocol as p
from royaumes.server.protocol.errors import CodedError
from royaumes.server.storage import ChallengeAnswered, Passkey, PasskeyRemoved, Storage

#: The library is loaded when it is first wanted: most servers never want it.
AVAILABLE = find_spec("webauthn") is not None
_NAME = "Royaumes"
#: Seconds in which an offer must be answered.
_SECONDS = 300.0
_MOST_KEYS = 10
#: The id of a passkey, as browsers write it.
_ID = re.compile(r"[\w-]{1,1400}", re.ASCII)
#: A challenge: random bytes, the second until when it is good, a signature, and then for whom it was made.
_CHALLENGE = struct.Struct(">16sQ32s")

Found = TypeVar("Found")


@dataclass(frozen=True, slots=True)
class Site:
    """Where passkeys are for: a passkey opens the site that it was made at, and no other."""

    name: str
    origin: str

    @classmethod
    def of(cls, scheme: str, host: str) -> Site:
        """The site as the browser names it; a `CodedError` where browsers know no passkeys."""
        name = host.rpartition(":")[0] if host.rpartition(":")[2].isdigit() else host
        local = name == "localhost"
        if not AVAILABLE or not name or _is_number(name) or not (scheme == "https" or local):
            raise CodedError("not-now", "server-no-passkeys")
        return cls(name, f"{scheme}://{host}")


def _is_number(name: str) -> bool:
    try:
        return bool(ip_address(name.strip("[]")))
    except ValueError:
        return False


class Passkeys:
    """The passkeys of all people, and the challenges that devices have been sent.

    A challenge is signed instead of remembered: any process can check the answer, and a flood of offers costs
    no memory. Those that were answered are kept in the database until their time is over: each counts once.
    """

    def __init__(self, storage: Storage, sign: Callable[[str], str]) -> None:
        self._storage = storage
        self._sign = sign

    async def of(self, person: str) -> list[p.PasskeyInfo]:
        """A person's passkeys, the oldest first."""
        found = await self._storage.passkeys(person)
        return [p.PasskeyInfo(one.id, one.made, one.used) for one in found]

    async def offer(self, person: str, name: str, site: Site) -> dict[str, Any]:
        """What a device needs to make a passkey for this person."""
        known = [one.id for one in await self.of(person)]
        if len(known) >= _MOST_KEYS:
            raise CodedError("not-now", "server-many-passkeys", most=_MOST_KEYS)
        challenge = self._challenge(person)
        return await asyncio.to_thread(_creation, site, person, name, challenge, known)

    async def keep(self, person: str, credential: dict[str, Any], site: Site) -> None:
        """Keep the passkey that a device has made; a `CodedError` where it is not what was asked for."""
        challenge = await self._answered(credential, person)
        made = await _checked(_registered, credential, challenge, site)
        now = time.time()
        name, key, count = _text(made.credential_id), made.credential_public_key, made.sign_count
        await self._storage.save(Passkey(name, person, key, count, now, now))

    async def remove(self, person: str, passkey: str) -> None:
        """Remove a person's passkey."""
        await self._storage.save(PasskeyRemoved(passkey, person))

    async def ask(self, site: Site) -> dict[str, Any]:
        """What any device needs to show a passkey of this site."""
        return await asyncio.to_thread(_request, site, self._challenge(""))

    async def answer(self, credential: dict[str, Any], site: Site) -> str:
        """The person whose passkey was shown; a `CodedError` if it is not known."""
        challenge = await self._answered(credential, "")
        name = credential.get("id")
        if not isinstance(name, str) or not _ID.fullmatch(name):
            raise _bad()
        known = await self._storage.passkey(name)
        if known is None:
            raise _bad()
        count = await _checked(_authenticated, credential, challenge, site, known.key, known.count)
        await self._storage.save(replace(known, count=count, used=time.time()))
        return known.person

    def _challenge(self, person: str) -> bytes:
        nonce, until = secrets.token_bytes(16), int(time.time() + _SECONDS)
        return _CHALLENGE.pack(nonce, until, self._signature(nonce, until, person)) + person.encode()

    def _signature(self, nonce: bytes, until: int, person: str) -> bytes:
        return bytes.fromhex(self._sign(f"{nonce.hex()} {until} {person}"))

    async def _answered(self, credential: dict[str, Any], person: str) -> bytes:
        """The challenge that this answers; it can't be answered again."""
        try:
            said = json.loads(_bytes(credential["response"]["clientDataJSON"]))
            challenge = _bytes(said["challenge"])
            nonce, until, signature = _CHALLENGE.unpack_from(challenge)
            whose = challenge[_CHALLENGE.size :].decode("ascii")
        except (KeyError, TypeError, ValueError, struct.error) as error:
            raise _bad() from error
        ours = hmac.compare_digest(signature, self._signature(nonce, until, whose))
        if not ours or until < time.time() or not await self._first(nonce, until) or whose != person:
            raise _bad()
        return challenge

    async def _first(self, nonce: bytes, until: int) -> bool:
        """Whether this challenge is answered for the first time, in any process."""
        answer = secrets.token_bytes(16)
        await self._storage.save(ChallengeAnswered(nonce, answer, until, time.time()))
        return await self._storage.challenge_answer(nonce) == answer


def _bad() -> CodedError:
    return CodedError("bad", "server-bad-passkey")


def _text(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def _bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


# ---------------------------------------------------------------- beside the loop, with the library


async def _checked(check: Callable[..., Found], *about: Any) -> Found:
    from webauthn.helpers.exceptions import WebAuthnException

    try:
        return await asyncio.to_thread(check, *about)
    except (WebAuthnException, KeyError, TypeError, ValueError) as error:
        raise _bad() from error


def _creation(site: Site, person: str, name: str, challenge: bytes, known: list[str]) -> dict[str, Any]:
    import webauthn
    from webauthn.helpers import structs

    options = webauthn.generate_registration_options(
        rp_id=site.name,
        rp_name=_NAME,
        user_id=person.encode(),
        user_name=name or _NAME,
        challenge=challenge,
        authenticator_selection=structs.AuthenticatorSelectionCriteria(
            resident_key=structs.ResidentKeyRequirement.REQUIRED,
            user_verification=structs.UserVerificationRequirement.PREFERRED,
        ),
        exclude_credentials=[structs.PublicKeyCredentialDescriptor(_bytes(one)) for one in known],
    )
    return dict(json.loads(webauthn.options_to_json(options)))


def _request(site: Site, challenge: bytes) -> dict[str, Any]:
    import webauthn

    options = webauthn.generate_authentication_options(rp_id=site.name, challenge=challenge)
    return dict(json.loads(webauthn.options_to_json(options)))


def _registered(credential: dict[str, Any], challenge: bytes, site: Site) -> Any:
    import webauthn

    return webauthn.verify_registration_response(
        credential=credential,
        expected_challenge=challenge,
        expected_rp_id=site.name,
        expected_origin=site.origin,
    )


def _authenticated(credential: dict[str, Any], challenge: bytes, site: Site, key: bytes, count: int) -> int:
    import webauthn

    found = webauthn.verify_authentication_response(
        credential=credential,
        expected_challenge=challenge,
        expected_rp_id=site.name,
        expected_origin=site.origin,
        credential_public_key=key,
        credential_current_sign_count=count,
    )
    return int(found.new_sign_count)
