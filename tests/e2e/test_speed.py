"""How soon one can play: the figures are printed, the limits leave live for a busy machine."""

import time

from tests.e2e.playing import LIST, await_turn, on_box

from royaumes.games import keys
from royaumes.messages import Catalogue

#: Seconds from "play now" to a board that answers; the aim is one, on a machine with nothing else to do.
AT_MOST = 4.0


def test_from_play_now_to_the_board(visit, server, capsys):
    took = {}
    for key in keys():
        page = visit()
        page.goto(server.address)
        button = page.get_by_role("button", name=on_box("Play now", Catalogue("en").game(key)))
        button.wait_for()
        began = time.monotonic()
        button.click()
        page.wait_for_url("**/t/*")
        await_turn(page)
        took[key] = time.monotonic() - began
        assert page.locator(LIST).first.is_enabled()
        page.close()
    with capsys.disabled():
        said = ", ".join(f"{key} {seconds:.2f} s" for key, seconds in took.items())
        print(f"\nfrom play now to the board: {said}")
    assert max(took.values()) < AT_MOST
