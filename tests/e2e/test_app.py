"""Royaumes as an app: it can be installed, and opens without a connection."""

import json
import time
from urllib.parse import urljoin

import pytest
from playwright.sync_api import expect

#: The first notification that the page's worker shows, once it does.
_SHOWN = """async () => {
    const worker = await navigator.serviceWorker.ready;
    const [shown] = await worker.getNotifications();
    return shown && [shown.title, shown.body, shown.data.path];
}"""


def test_it_can_be_installed(visit, server):
    page = visit()
    page.goto(server.address)
    address = page.locator("link[rel=manifest]").get_attribute("href")
    address = urljoin(server.address, address)
    manifest = json.loads(page.request.get(address).text())
    assert manifest["display"] == "standalone"
    sizes = [icon["sizes"] for icon in manifest["icons"]]
    assert {"192x192", "512x512"} <= set(sizes)
    for icon in manifest["icons"]:
        assert page.request.get(urljoin(address, icon["src"])).ok


@pytest.mark.parametrize("network", [False, True], ids=["no-network", "no-server"])
def test_the_shell_opens_without_a_connection_and_says_so(visit, own_server, guard, network):
    guard.allowed += ["Failed to load resource", "net::ERR"]
    page = visit()
    page.goto(own_server.address)
    page.evaluate("() => navigator.serviceWorker.ready.then(() => null)")
    page.reload()
    expect(page.get_by_role("heading", name="Crowns", exact=True)).to_be_visible()
    own_server.stop()
    page.context.set_offline(not network)
    page.reload()
    expect(page.get_by_text("No connection.")).to_be_visible()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.get_by_role("alert")).to_contain_text("This page needs a connection.")
    own_server.start()
    page.context.set_offline(False)
    expect(page.get_by_role("heading", name="Crowns", exact=True)).to_be_visible()
    expect(page.get_by_text("No connection.")).to_be_hidden()


def test_an_invitation_can_be_read_across_a_room(visit, server):
    page = visit(viewport={"width": 390, "height": 844})
    page.goto(f"{server.address}/g/crowns")
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name="as large as the screen").click()
    code = page.locator("dialog[open] img")
    expect(code).to_be_visible()
    assert code.evaluate("code => code.getBoundingClientRect().width") >= 380
    code.click()
    expect(code).to_be_hidden()


def test_a_push_message_shows_whose_turn_it_is(visit, server):
    """The worker is given the message as a push service would bring it."""
    page = visit()
    page.context.grant_permissions(["notifications"], origin=server.address)
    page.goto(server.address)
    page.evaluate("() => navigator.serviceWorker.ready.then(() => null)")
    session = page.context.new_cdp_session(page)
    found: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.extend(one["registrationId"] for one in event["registrations"]),
    )
    session.send("ServiceWorker.enable")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    deadline = time.monotonic() + 15
    while not found and time.monotonic() < deadline:
        page.wait_for_timeout(50)
    message = {"title": "Your turn: Crowns", "body": "You play with Bea.", "path": "/t/abc", "tag": "abc"}
    about = {"origin": f"{server.address}/", "registrationId": found[0], "data": json.dumps(message)}
    session.send("ServiceWorker.deliverPushMessage", about)
    while (shown := page.evaluate(_SHOWN)) is None and time.monotonic() < deadline:
        page.wait_for_timeout(50)
    assert shown == ["Your turn: Crowns", "You play with Bea.", "/t/abc"]
