"""E-mail over SMTP: plain text, with one-click unsubscribe (RFC 8058)."""

from __future__ import annotations

import re
import smtplib
import ssl
from dataclasses import dataclass
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from urllib.parse import parse_qs, unquote, urlsplit

from royaumes.core import UserError

_PORTS = {"smtp": 587, "smtps": 465}
_LONGEST = 254
_ADDRESS = re.compile(r"[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[\w-]+(\.[\w-]+)+", re.ASCII)
_PATIENCE = 20.0


def is_address(text: str) -> bool:
    """Whether an e-mail could be sent there.

    A header decodes what looks like an encoded word (RFC 2047), so an address may not contain any.
    """
    return len(text) <= _LONGEST and _ADDRESS.fullmatch(text) is not None and "=?" not in text


@dataclass(frozen=True, slots=True)
class Letter:
    """A text for one address; `stop` is the link that ends such letters, where one was asked for."""

    to: str
    subject: str
    text: str
    stop: str = ""


@dataclass(frozen=True, slots=True)
class MailServer:
    """Who carries our letters: `smtp://user:password@host:587/?from=table@example.org`, or `smtps://`."""

    scheme: str
    host: str
    port: int
    user: str
    password: str
    sender: str

    @classmethod
    def of(cls, url: str) -> MailServer:
        """The server that an address names; a `UserError` where it names none."""
        try:
            parts = urlsplit(url)
            port = parts.port or _PORTS[parts.scheme]
        except (KeyError, ValueError) as error:
            raise UserError("server-bad-smtp") from error
        sender = parse_qs(parts.query).get("from", [""])[0]
        if not parts.hostname or not is_address(sender):
            raise UserError("server-bad-smtp")
        user, password = unquote(parts.username or ""), unquote(parts.password or "")
        return cls(parts.scheme, parts.hostname, port, user, password, sender)

    def send(self, letter: Letter) -> None:
        """Hand a letter over, which takes a while; an `OSError` or an SMTP error where that cannot be.

        A password leaves this machine over TLS only, even where a mail server seems not to offer it.
        """
        with self._connected() as smtp:
            if self.scheme == "smtp" and (smtp.has_extn("starttls") or (self.user and not self._is_here())):
                smtp.starttls(context=ssl.create_default_context())
            if self.user:
                smtp.login(self.user, self.password)
            smtp.send_message(self._message(letter))

    def _is_here(self) -> bool:
        """Whether the mail server runs on this very machine."""
        return self.host in ("localhost", "127.0.0.1", "::1")

    def _connected(self) -> smtplib.SMTP:
        if self.scheme == "smtps":
            context = ssl.create_default_context()
            return smtplib.SMTP_SSL(self.host, self.port, timeout=_PATIENCE, context=context)
        smtp = smtplib.SMTP(self.host, self.port, timeout=_PATIENCE)
        smtp.ehlo()
        return smtp

    def _message(self, letter: Letter) -> EmailMessage:
        message = EmailMessage()
        message["From"], message["To"], message["Subject"] = self.sender, letter.to, letter.subject
        message["Date"] = formatdate()
        message["Message-ID"] = make_msgid(domain=self.sender.rpartition("@")[2])
        message["Auto-Submitted"] = "auto-generated"
        if letter.stop:
            message["List-Unsubscribe"] = f"<{letter.stop}>"
            message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message.set_content(letter.text)
        return message
