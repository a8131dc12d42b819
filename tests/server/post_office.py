"""A push service and a mail server on this machine, which keep what they are given; and a browser's keys."""

import contextlib
import email
import email.policy
import http.server
import json
import os
import socketserver
import threading

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from royaumes.server.people.push import encode


class Browser:
    """What subscribes: it alone can read its messages."""

    def __init__(self, key=None, auth=None):
        self._key = key or ec.generate_private_key(ec.SECP256R1())
        self._auth = auth or os.urandom(16)
        self._point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def subscription(self, endpoint, lang="en"):
        return {"endpoint": endpoint, "key": encode(self._point), "auth": encode(self._auth), "lang": lang}

    def read(self, body):
        """A message, decrypted as RFC 8291 and RFC 8188 say."""
        salt, size, sender, sealed = body[:16], body[20], body[21:86], body[86:]
        assert size == len(sender)
        other = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        info = b"WebPush: info\0" + self._point + sender
        material = _derived(self._key.exchange(ec.ECDH(), other), self._auth, info, 32)
        key = _derived(material, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = _derived(material, salt, b"Content-Encoding: nonce\0", 12)
        plain = AESGCM(key).decrypt(nonce, sealed, None)
        assert plain.endswith(b"\2")
        return plain[:-1]


def _derived(material, salt, info, length):
    return HKDF(SHA256(), length, salt, info).derive(material)


@contextlib.contextmanager
def _running(server):
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01}, daemon=True)
    thread.start()
    try:
        yield server
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


class PushService(http.server.ThreadingHTTPServer):
    """`received` holds paths, headers and bodies; `origin` is where it is."""

    def __init__(self, status):
        super().__init__(("127.0.0.1", 0), _Push)
        self.received, self.status = [], status
        self.origin = f"http://127.0.0.1:{self.server_address[1]}"


class _Push(http.server.BaseHTTPRequestHandler):
    server: PushService

    def do_POST(self):
        body = self.rfile.read(int(self.headers["content-length"]))
        self.server.received.append((self.path, dict(self.headers), body))
        self.send_response(self.server.status)
        self.end_headers()

    def log_message(self, *about):
        """Nothing is printed."""


@contextlib.contextmanager
def push_service(status=201):
    """A push service that answers so."""
    with _running(PushService(status)) as server:
        yield server


class MailServer(socketserver.ThreadingTCPServer):
    """`received` holds letters; `url` is what a server is told."""

    daemon_threads = True

    def __init__(self):
        super().__init__(("127.0.0.1", 0), _Mail)
        self.received = []
        self.url = f"smtp://127.0.0.1:{self.server_address[1]}/?from=table@example.org"


class _Mail(socketserver.StreamRequestHandler):
    server: MailServer

    def handle(self):
        self._say("220 here")
        while line := self.rfile.readline():
            verb = line.decode().split(":")[0].split()[0].upper()
            if verb == "DATA":
                self._say("354 go on")
                lines = iter(self.rfile.readline, b".\r\n")
                letter = email.message_from_bytes(b"".join(lines), policy=email.policy.default)
                self.server.received.append(letter)
            self._say("221 bye" if verb == "QUIT" else "250 fine")
            if verb == "QUIT":
                return

    def _say(self, text):
        self.wfile.write(f"{text}\r\n".encode())


@contextlib.contextmanager
def mail_server():
    """A mail server that takes everything."""
    with _running(MailServer()) as server:
        yield server


def payload(browser, message):
    """What a push message says."""
    return json.loads(browser.read(message[2]))
