"""Guests: a signed token identifies a person, without an account."""

from __future__ import annotations

import base64
import hashlib
import hmac
import re
import secrets
import unicodedata
from collections.abc import Mapping

from royaumes.server.protocol.errors import CodedError

_YEAR = 365 * 24 * 3600
#: Letters and blanks that take up room and show nothing: of Hangul, of Khmer, of Braille.
_UNSEEN = frozenset("\u115f\u1160\u17b4\u17b5\u2800\u034f")
#: Signs that look like a colon, and letters of other alphabets that look like those of "bot".
_LOOK_ALIKE = str.maketrans(
    dict.fromkeys("ː˸։׃፡᛬᠄ः⁚∶ꓽ꞉", ":") | dict(zip("вβ6оο0тτ", "bbbooott", strict=True))
)
#: What a thing of a game is called, as in "seat:0".
_THING = re.compile(r"\w:\w")
_ALPHABETS = frozenset(("LATIN", "GREEK", "CYRILLIC"))
#: Accents that a letter may carry: no alphabet needs more, and more cover the lines above and below.
_MARKS = 4
_PERSON = re.compile(r"[a-zA-Z0-9_-]{16}")


class GuestTokens:
    """Makes and reads signed name tokens; each purpose has tokens of its own.

    A person who takes back all tokens handed out so far begins a new series: `series` counts them.
    """

    def __init__(self, secret: bytes = b"", path: str = "/") -> None:
        """`open` it first where the secret is not known yet."""
        self._path = path
        self.series: dict[str, int] = {}
        if secret:
            self.open(secret, {})

    def open(self, secret: bytes, series: Mapping[str, int]) -> None:
        """Begin with the secret and the series that are kept."""
        self.secret = secret
        self.series.update(series)
        #: Two servers on one machine share a browser's cookies: each has a name of its own.
        self.cookie = f"royaumes-{self._sign('name', '')[:8]}"

    def advance(self, series: Mapping[str, int]) -> None:
        """Learn of newer series; numbers that are lower than the known ones are out of date and ignored."""
        for person, number in series.items():
            self.series[person] = max(number, self.series.get(person, 0))

    def make(self, purpose: str, person: str) -> str:
        """A token that only this server can have made."""
        return f"{person}.{self._sign(purpose, person)}"

    def read(self, purpose: str, token: str) -> str | None:
        """The person whose token this is; None where it is not one of ours."""
        person, _, signature = token.partition(".")
        if not _PERSON.fullmatch(person) or not signature.isascii():
            return None
        return person if hmac.compare_digest(signature, self._sign(purpose, person)) else None

    def worn(self, cookies: str) -> str | None:
        """The person whose token is among the cookies that a browser sent, if any."""
        for one in cookies.split(";"):
            name, _, token = one.strip().partition("=")
            if name == self.cookie:
                return self.read("cookie", token)
        return None

    def hand(self, person: str, scheme: str) -> str:
        """The header that hands a person their token."""
        secure = "; Secure" if scheme == "https" else ""
        token = self.make("cookie", person)
        return f"{self.cookie}={token}; Path={self._path}; Max-Age={_YEAR}; HttpOnly; SameSite=Strict{secure}"

    def sign(self, said: str, purpose: str = "fellow") -> str:
        """What proves that we said this: to our other processes, or for another purpose."""
        return hmac.digest(self.secret, f"{purpose} {said}".encode(), "sha256").hex()

    def _sign(self, purpose: str, person: str) -> str:
        series = self.series.get(person, 0)
        said = f"{purpose} {person}" + (f" {series}" if series else "")
        digest = hmac.digest(self.secret, said.encode(), hashlib.sha256)
        return base64.urlsafe_b64encode(digest[:24]).decode()


def new_person() -> str:
    """A random id for a person."""
    return secrets.token_urlsafe(12)


def valid_name(name: str, most: int) -> str:
    """A chosen name as it will be shown; a `CodedError` if it is not acceptable."""
    name = " ".join(unicodedata.normalize("NFKC", name).split())
    if not name or len(name) > most or not name.isprintable() or name.lower().startswith("bot:"):
        raise CodedError("bad", "server-bad-name", text=name[:most], most=most)
    if not any(sign.isalnum() for sign in name):
        raise CodedError("bad", "server-bad-name", text=name, most=most)
    if _is_odd(name):
        raise CodedError("bad", "server-odd-name", text=name)
    return name


def _is_odd(name: str) -> bool:
    """Whether a name hides something, or reads like another name, a computer player or a piece of a game."""
    folded = name.lower().translate(_LOOK_ALIKE)
    return (
        not _UNSEEN.isdisjoint(name)
        or folded.replace(" ", "").startswith("bot:")
        or _THING.search(folded) is not None
        or any(len(_scripts(word)) > 1 for word in name.split())
        or any(map(_is_mark, name[:1]))
        or any(all(map(_is_mark, name[at : at + _MARKS + 1])) for at in range(len(name) - _MARKS))
    )


def _is_mark(sign: str) -> bool:
    return unicodedata.category(sign).startswith("M")


def _scripts(word: str) -> set[str]:
    """The alphabets of a word, of those whose letters look alike."""
    return {unicodedata.name(sign, "").partition(" ")[0] for sign in word if sign.isalpha()} & _ALPHABETS
