"""Passkeys, made and shown by a device that is written out here."""

import base64
import hashlib
import json
import os
import time

import cbor2
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from tests.server.house import another, error_message, house, ok

HERE = {"host": "localhost:8711"}
ORIGIN = "http://localhost:8711"


def text(raw):
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


class Device:
    """An authenticator with one key, for one site."""

    def __init__(self, origin=ORIGIN):
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._origin = origin
        self.id = os.urandom(16)
        self.count = 0

    def make(self, options):
        """Answer `navigator.credentials.create`."""
        numbers = self._key.public_key().public_numbers()
        x, y = (one.to_bytes(32, "big") for one in (numbers.x, numbers.y))
        key = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: x, -3: y})
        about = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + key
        data = self._data(options["rp"]["id"], 0x45) + about
        made = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        said = self._said("webauthn.create", options)
        return self._credential({"attestationObject": text(made), "clientDataJSON": text(said)})

    def show(self, options):
        """Answer `navigator.credentials.get`."""
        self.count += 1
        data, said = self._data(options["rpId"], 0x05), self._said("webauthn.get", options)
        signature = self._key.sign(data + hashlib.sha256(said).digest(), ec.ECDSA(SHA256()))
        parts = {"authenticatorData": data, "clientDataJSON": said, "signature": signature}
        return self._credential({name: text(part) for name, part in parts.items()})

    def _data(self, site, flags):
        return hashlib.sha256(site.encode()).digest() + bytes([flags]) + self.count.to_bytes(4, "big")

    def _said(self, kind, options):
        said = {"type": kind, "challenge": options["challenge"], "origin": self._origin}
        return json.dumps(said).encode()

    def _credential(self, response):
        return {"id": text(self.id), "rawId": text(self.id), "type": "public-key", "response": response}


def post(client, path, credential=None):
    body = None if credential is None else {"credential": credential}
    return client.post(f"/api/{path}", json=body, headers=HERE)


def register(client, device):
    options = ok(post(client, "me/passkeys/offer"))["options"]
    return post(client, "me/passkeys", device.make(options))


def sign_in(client, device):
    return post(client, "passkeys", device.show(ok(post(client, "passkeys/offer"))["options"]))


def test_with_a_passkey_somebody_is_themselves_on_another_device(tmp_path):
    device = Device()
    with house(tmp_path) as client:
        me = ok(client.put("/api/me", json={"name": "Aliénor"}))
        (kept,) = ok(register(client, device))["passkeys"]
        assert kept["id"] == text(device.id)
        with another(client) as elsewhere:
            assert ok(elsewhere.get("/api/me"))["person"] != me["person"]
            assert ok(sign_in(elsewhere, device)) == me
            assert ok(elsewhere.get("/api/me")) == me
    with house(tmp_path) as client:  # the server remembers
        assert ok(sign_in(client, device)) == me
        assert ok(client.get("/api/games"))["passkeys"] is True


def test_an_offer_is_answered_once_and_by_whom_it_was_made_for(tmp_path):
    device = Device()
    with house(tmp_path) as client, another(client) as other:
        client.get("/api/me")
        other.get("/api/me")
        options = ok(post(client, "me/passkeys/offer"))["options"]
        assert error_message(post(other, "me/passkeys", device.make(options)))[2] == "server-bad-passkey"
        assert error_message(post(client, "me/passkeys", device.make(options)))[2] == "server-bad-passkey"
        ok(register(client, device))
        shown = device.show(ok(post(other, "passkeys/offer"))["options"])
        ok(post(other, "passkeys", shown))
        assert error_message(post(other, "passkeys", shown)) == (400, "bad", "server-bad-passkey")


def test_an_offer_of_one_process_is_answered_at_another_and_still_once(tmp_path):
    device = Device()
    with house(tmp_path) as client, house(tmp_path) as other:  # two servers on one database
        me = ok(client.put("/api/me", json={"name": "Anne"}))
        other.cookies.update(dict(client.cookies))
        options = ok(post(client, "me/passkeys/offer"))["options"]
        ok(post(other, "me/passkeys", device.make(options)))
        with another(client) as here, another(other) as there:
            device.count = -1  # many devices do not count: what they sign could be shown again
            shown = device.show(ok(post(here, "passkeys/offer"))["options"])
            assert ok(post(there, "passkeys", shown)) == me
            assert error_message(post(here, "passkeys", shown)) == (400, "bad", "server-bad-passkey")


def test_a_flood_of_offers_pushes_nobody_out(tmp_path):
    device = Device()
    with house(tmp_path) as client, another(client) as flood:
        ok(register(client, device))
        offer = ok(post(client, "passkeys/offer"))["options"]

        async def work():
            for _ in range(10_100):
                client.app.state.lobby.passkeys._challenge("")

        flood.blocking_portal.call(work)
        ok(post(client, "passkeys", device.show(offer)))


@pytest.mark.parametrize("seconds", [-1, 301])
def test_an_offer_has_a_time_that_nobody_can_change(tmp_path, monkeypatch, seconds):
    device = Device()
    with house(tmp_path) as client:
        ok(register(client, device))
        options = ok(post(client, "passkeys/offer"))["options"]
        raw = bytearray(base64.urlsafe_b64decode(options["challenge"] + "=="))
        if seconds < 0:  # a later time, with the old signature
            raw[23] ^= 0xFF
            options["challenge"] = text(bytes(raw))
        later = time.time() + seconds
        monkeypatch.setattr(time, "time", lambda: later)
        assert error_message(post(client, "passkeys", device.show(options)))[2] == "server-bad-passkey"


@pytest.mark.parametrize("wrong", ["origin", "signature", "unknown", "count", "nothing", "garbage"])
def test_what_opens_nothing(tmp_path, wrong):
    device = Device()
    with house(tmp_path) as client, another(client) as thief:
        ok(register(client, device))
        ok(sign_in(client, device))
        options = ok(post(thief, "passkeys/offer"))["options"]
        if wrong == "origin":
            device._origin = "http://evil.example:8711"
        if wrong == "unknown":
            device.id = os.urandom(16)
        if wrong == "count":  # a copy of the key that has fallen behind
            device.count = 0
        shown = device.show(options)
        if wrong == "signature":
            shown["response"]["signature"] = text(os.urandom(70))
        if wrong == "nothing":
            shown = {}
        if wrong == "garbage":
            shown["response"]["clientDataJSON"] = "é"
        assert error_message(post(thief, "passkeys", shown)) == (400, "bad", "server-bad-passkey")


def test_a_passkey_that_was_removed_opens_nothing(tmp_path):
    device = Device()
    with house(tmp_path) as client, another(client) as other:
        other.get("/api/me")
        ok(register(client, device))
        ok(other.delete(f"/api/me/passkeys/{text(device.id)}"))
        assert len(ok(client.get("/api/me/passkeys"))["passkeys"]) == 1
        assert ok(client.delete(f"/api/me/passkeys/{text(device.id)}")) == {"passkeys": []}
        assert error_message(sign_in(other, device))[2] == "server-bad-passkey"


@pytest.mark.parametrize("host", ["127.0.0.1:8711", "[::1]:8711", "play.example.org", ""])
def test_browsers_know_passkeys_only_where_a_name_is_safe(tmp_path, host):
    with house(tmp_path) as client:
        found = client.post("/api/passkeys/offer", headers={"host": host})
        assert error_message(found) == (409, "not-now", "server-no-passkeys")
