"""Web push: a message that one browser alone can read (RFC 8291), signed by the server (VAPID, RFC 8292).

The steps are those of the standards, on primitives of `cryptography`, which passkeys need anyway.
"""

from __future__ import annotations

import base64
import hashlib
import json
import os
import re
import time
from fnmatch import fnmatchcase
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

_CURVE = ec.SECP256R1()
#: The order of the curve: a private key is a number from 1 up to it.
_ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
_ENDPOINT = re.compile(r"(https?://[\w.-]+(?::\d+)?)/[\w.~:/?=&%+-]*", re.ASCII)
_RECORD = 4096
#: Seconds that a signature is good for; push services allow a day.
_SIGNED = 12 * 3600


def encode(raw: bytes) -> str:
    """Bytes as the standards write them: base64url without padding."""
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def decode(text: str) -> bytes:
    """Bytes that were written so; a `ValueError` where they were not."""
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def served(endpoint: str, services: tuple[str, ...]) -> bool:
    """Whether an address belongs to one of these services: what a browser says must not send us elsewhere."""
    found = _ENDPOINT.fullmatch(endpoint)
    return found is not None and any(fnmatchcase(found[1], service) for service in services)


def check_keys(key: str, auth: str) -> None:
    """A `ValueError` where these are not the keys of a browser."""
    _public(decode(key))
    if len(decode(auth)) != 16:
        raise ValueError("auth has 16 bytes")


def encrypted(message: bytes, key: str, auth: str) -> bytes:
    """A message for the browser with these keys, as the body of a request."""
    return _sealed(message, decode(key), decode(auth), ec.generate_private_key(_CURVE), os.urandom(16))


def _sealed(message: bytes, key: bytes, auth: bytes, own: ec.EllipticCurvePrivateKey, salt: bytes) -> bytes:
    shared = own.exchange(ec.ECDH(), _public(key))
    ours = _point(own.public_key())
    material = _derived(shared, auth, b"WebPush: info\0" + key + ours, 32)
    content_key = _derived(material, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(material, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + _RECORD.to_bytes(4, "big") + len(ours).to_bytes(1, "big") + ours
    return head + AESGCM(content_key).encrypt(nonce, message + b"\2", None)


def _derived(material: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(material)


def _public(point: bytes) -> ec.EllipticCurvePublicKey:
    return ec.EllipticCurvePublicKey.from_encoded_point(_CURVE, point)


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


class Vapid:
    """Who we are to push services: a key pair that comes from the server's own secret."""

    def __init__(self, secret: bytes, contact: str = "") -> None:
        number = int.from_bytes(hashlib.sha512(b"vapid " + secret).digest(), "big")
        self._key = ec.derive_private_key(number % (_ORDER - 1) + 1, _CURVE)
        self._contact = contact
        #: What browsers get, so that they take messages from us alone.
        self.public = encode(_point(self._key.public_key()))

    def authorization(self, endpoint: str) -> str:
        """The header that proves to the service of this address that it is us."""
        parts = urlsplit(endpoint)
        claims: dict[str, str | int] = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(time.time()) + _SIGNED,
        }
        if self._contact:
            claims["sub"] = self._contact
        signed = f"{_json({'typ': 'JWT', 'alg': 'ES256'})}.{_json(claims)}"
        r, s = decode_dss_signature(self._key.sign(signed.encode(), ec.ECDSA(SHA256())))
        signature = encode(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
        return f"vapid t={signed}.{signature}, k={self.public}"


def _json(value: dict[str, str | int]) -> str:
    return encode(json.dumps(value, separators=(",", ":")).encode())
