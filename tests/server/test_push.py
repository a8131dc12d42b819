"""Web push as the standards have it: RFC 8291's own example, and a signature that others can check."""

import json

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from tests.server.post_office import Browser

from royaumes.server.config import PUSH_SERVICES
from royaumes.server.people import push

# RFC 8291, section 5 and appendix A.
PLAIN = b"When I grow up, I want to be a watermelon"
OURS = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
THEIRS = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"
KEY = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
SEALED = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6Tlz"
    "AC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def private(text):
    return ec.derive_private_key(int.from_bytes(push.decode(text), "big"), ec.SECP256R1())


def test_the_example_of_the_standard():
    args = (push.decode(KEY), push.decode(AUTH), private(OURS), push.decode(SALT))
    assert push.encode(push._sealed(PLAIN, *args)) == SEALED
    assert Browser(private(THEIRS), push.decode(AUTH)).read(push.decode(SEALED)) == PLAIN


def test_every_message_is_sealed_anew():
    browser = Browser()
    about = browser.subscription("")
    sealed = [push.encrypted(PLAIN, about["key"], about["auth"]) for _ in range(2)]
    assert sealed[0] != sealed[1] and {browser.read(one) for one in sealed} == {PLAIN}


def test_a_signature_that_the_service_can_check():
    vapid = push.Vapid(b"secret", "https://play.example.org")
    assert vapid.public == push.Vapid(b"secret").public != push.Vapid(b"other").public
    scheme, token, key = vapid.authorization("https://fcm.googleapis.com/fcm/send/x?y").split()
    assert (scheme, key) == ("vapid", f"k={vapid.public}")
    head, claims, signature = token.removeprefix("t=").removesuffix(",").split(".")
    assert json.loads(push.decode(head)) == {"typ": "JWT", "alg": "ES256"}
    said = json.loads(push.decode(claims))
    assert said["aud"] == "https://fcm.googleapis.com" and said["sub"] == "https://play.example.org"
    raw = push.decode(signature)
    r, s = (int.from_bytes(part, "big") for part in (raw[:32], raw[32:]))
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), push.decode(vapid.public))
    public.verify(encode_dss_signature(r, s), f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))


@pytest.mark.parametrize(
    ("endpoint", "ours"),
    [
        ("https://fcm.googleapis.com/fcm/send/abc:DEF_1-2", True),
        ("https://updates.push.services.mozilla.com/wpush/v2/abc", True),
        ("https://web.push.apple.com/QM", True),
        ("http://fcm.googleapis.com/fcm/send/abc", False),
        ("https://fcm.googleapis.com:8443/x", False),
        ("https://127.0.0.1/x", False),
        ("https://push.apple.com.evil.example/x", False),
        ("https://evil.example/.push.apple.com", False),
        ("https://evil.example\\.push.apple.com/x", False),
        ("https://evil.example?.push.apple.com/x", False),
        ("https://user@fcm.googleapis.com/x", False),
        ("https://fcm.googleapis.com/x\r\nhost: y", False),
        ("", False),
    ],
)
def test_a_server_is_sent_nowhere_else(endpoint, ours):
    assert push.served(endpoint, PUSH_SERVICES) is ours
