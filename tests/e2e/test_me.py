"""Who somebody is, kept: a passkey brings them back elsewhere; links are taken back; chat is hidden."""

from playwright.sync_api import Page, expect
from tests.e2e.access import THEMES, violations
from tests.e2e.boxes import faults_at
from tests.e2e.playing import sit_round

DEVICE = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


def device(page: Page, keys: list[dict] | None = None) -> tuple:
    """A device that knows passkeys, with these on it."""
    session = page.context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    name = session.send("WebAuthn.addVirtualAuthenticator", {"options": DEVICE})["authenticatorId"]
    for key in keys or []:
        session.send("WebAuthn.addCredential", {"authenticatorId": name, "credential": key})
    return session, name


def test_a_passkey_brings_me_back_in_another_browser(visit, server):
    address = server.address.replace("127.0.0.1", "localhost")  # browsers know no passkeys at bare addresses
    page, other = visit(), visit()
    page.goto(address)
    page.get_by_role("link", name="You").click()
    page.get_by_role("textbox", name="Your name").fill("Aliénor")
    page.get_by_role("button", name="Save").click()
    session, name = device(page)
    page.get_by_role("button", name="Keep my games with a passkey").click()
    expect(page.get_by_text("Your passkey is ready")).to_be_visible()
    expect(page.get_by_text("Passkey 1, made on")).to_be_visible()
    for theme in THEMES:
        page.emulate_media(color_scheme=theme)
        assert not violations(page)
    keys = session.send("WebAuthn.getCredentials", {"authenticatorId": name})["credentials"]

    other.goto(f"{address}/me")
    expect(other.get_by_role("textbox", name="Your name")).to_have_value("")
    device(other, keys)
    other.get_by_role("button", name="Sign in with a passkey").click()
    expect(other.get_by_role("textbox", name="Your name")).to_have_value("Aliénor")

    page.get_by_role("button", name="Take back my links").click()
    page.get_by_role("button", name="Take them back").click()
    expect(page.get_by_text("only this device is you now")).to_be_visible()
    other.reload()
    expect(other.get_by_role("textbox", name="Your name")).to_have_value("")
    page.get_by_role("button", name="Remove").click()
    expect(page.get_by_text("opens nothing any more")).to_be_visible()
    expect(page.get_by_text("Passkey 1")).to_be_hidden()


def test_a_line_of_chat_is_reported_hidden_and_shown_again(visit, server):
    host, guest = visit(), visit()
    sit_round([host, guest], server.address, "crowns")
    for page in (host, guest):
        expect(page.locator("#panel-log")).to_contain_text("throw")
        page.get_by_role("tab", name="Chat").click()
    guest.get_by_role("textbox", name="Say something").fill("What a silly throw!")
    guest.keyboard.press("Enter")
    line = host.locator("#panel-chat").get_by_text("What a silly throw!")
    expect(line).to_be_visible()
    expect(guest.locator("#panel-chat").get_by_text("What a silly throw!")).to_be_visible()
    assert guest.get_by_role("button", name="Hide or report").count() == 0  # it is their own

    long = "https://example.org/" + "aVeryLongWordWithoutAnyPlaceToBreakIt" * 4
    guest.get_by_role("textbox", name="Say something").fill(long)
    guest.keyboard.press("Enter")
    expect(host.locator("#panel-chat").get_by_text(long)).to_be_visible()
    assert faults_at(host, "a long word in the chat", ((1280, 720), (1440, 900))) == []

    host.get_by_role("button", name="Hide or report").first.click()
    assert not violations(host)
    host.get_by_role("button", name="Report this line").click()
    expect(host.get_by_text("The owner of this server will see the line.")).to_be_visible()
    host.get_by_role("button", name="Hide everything").click()
    expect(host.get_by_role("dialog")).to_be_hidden()  # it shows the line, too
    expect(line).to_be_hidden()
    host.get_by_role("button", name="Show again").click()
    expect(line).to_be_visible()


def test_a_program_of_mine_is_let_in_shown_as_mine_and_shown_out(visit, server):
    page = visit()
    page.goto(f"{server.address}/me")
    page.get_by_role("textbox", name="Your name").fill("Aliénor")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("button", name="Save")).to_have_count(0)
    page.get_by_role("textbox", name="Name of the program").fill("Deep Crown")
    page.get_by_role("button", name="Make a token").click()
    token = page.get_by_role("textbox", name="Token").input_value()
    assert not violations(page)
    seats = [{"kind": "me"}, {"kind": "open"}]
    wanted = {"game": "crowns", "seats": seats, "pace": "days"}
    table = page.request.post(f"{server.address}/api/tables", data=wanted).json()["table"]
    with_token = {"authorization": f"Bearer {token}"}
    sat = page.request.post(f"{server.address}/api/tables/{table}/sit", data={}, headers=with_token)
    assert sat.ok
    page.goto(f"{server.address}/t/{table}")
    expect(page.get_by_text("program by Aliénor")).to_be_visible()
    page.get_by_role("button", name="Start").click()
    expect(page.get_by_role("list", name="Players").get_by_text("program").first).to_be_visible()
    page.goto(server.address)
    expect(page.get_by_text("Deep Crown (program by Aliénor)")).to_be_visible()
    expect(page.get_by_text("Your turn").or_(page.get_by_text("waiting for Deep Crown"))).to_be_visible()
    page.goto(f"{server.address}/me")
    page.get_by_role("listitem").filter(has_text="Deep Crown").get_by_role("button", name="Take back").click()
    expect(page.get_by_text("This token opens nothing any more.")).to_be_visible()
    assert page.request.get(f"{server.address}/api/me", headers=with_token).status == 401
