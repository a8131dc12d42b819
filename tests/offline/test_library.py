"""The library on one device: whole games, what is kept of them, and what happens when keeping fails."""

import asyncio
import json
import subprocess
import sys
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from royaumes.core.codec import load
from royaumes.core.record import verify
from royaumes.games import game, keys
from royaumes.offline import Library

ROOT = Path(__file__).parents[2]


class Shelf:
    """Documents as a browser keeps them; `full` refuses all that comes."""

    def __init__(self, documents=()):
        self.documents = dict(documents)
        self.full = False

    async def keep(self, documents):
        if self.full:
            raise OSError("quota exceeded")
        self.documents |= documents


@asynccontextmanager
async def opened(shelf):
    library = Library(shelf.documents, shelf.keep, pace=0)
    await library.open()
    try:
        yield library
    finally:
        await library.close()


class Page:
    """One socket of the page."""

    count = 0

    def __init__(self, library, table, since=None):
        Page.count += 1
        self.number, self.library = Page.count, library
        self.received: asyncio.Queue = asyncio.Queue()
        self.closed: list[int] = []
        self.passed: list[dict] = []
        said = self.received.put_nowait
        library.listen(
            self.number, table, since, False, lambda raw: said(json.loads(raw)), self.closed.append
        )

    async def until(self, wanted):
        while not wanted(message := await self._next()):
            pass
        return message

    async def _next(self):
        return self.passed.pop(0) if self.passed else await asyncio.wait_for(self.received.get(), 20)

    async def send(self, **message):
        self.library.hear(self.number, json.dumps({"id": "x", **message}).encode())
        passed = []
        while (reply := await self._next()).get("id") != message.get("id", "x"):
            passed.append(reply)
        self.passed = passed  # an update may come before the reply
        return reply

    async def asked(self):
        return await self.until(lambda one: one["type"] == "update" and (one["ask"] or one["result"]))


def read(found, status=200):
    assert found[0] == status, found
    return json.loads(found[1])


async def new_table(library, key, **wanted):
    return read(
        await library.request("POST", "/api/play-now", json.dumps({"game": key, **wanted}).encode()), 201
    )


async def answer(page, update, number=0):
    ask = update["ask"]
    move = ask["options"][number % len(ask["options"])]["move"]
    return await page.send(
        id=f"m{update['n']}", type="answer", seat=update["seat"], question=ask["question"], move=move
    )


async def play_out(page, most=600):
    for number in range(most):
        update = await page.asked()
        if update["result"]:
            return update
        page.library.hear(
            page.number,
            json.dumps(
                {
                    "type": "answer",
                    "id": f"m{number}",
                    "seat": update["seat"],
                    "question": update["ask"]["question"],
                    "move": update["ask"]["options"][number % len(update["ask"]["options"])]["move"],
                }
            ).encode(),
        )
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("key", keys())
def test_a_whole_game_is_played_kept_and_verified(key):
    async def main():
        shelf = Shelf()
        async with opened(shelf) as library:
            table = (await new_table(library, key, bot="page"))["table"]
            await play_out(Page(library, table))
        async with opened(shelf) as library:  # another visit
            assert library.device.damaged == []
            (past,) = read(await library.request("GET", "/api/me/history"))["games"]
            assert past["table"] == table
            record = load((await library.request("GET", f"/api/tables/{table}/record"))[1].decode())
            outcomes = read(await library.request("GET", f"/api/tables/{table}/verify"))["outcomes"]
            assert outcomes == verify(game(key), record) > 0

    asyncio.run(main())


def test_a_game_goes_on_where_it_was_when_the_page_was_closed():
    async def main():
        shelf = Shelf()
        async with opened(shelf) as library:
            table = (await new_table(library, "emerald"))["table"]
            page = Page(library, table)
            first = await page.asked()
            assert (await answer(page, first))["type"] == "done"
            before = await page.asked()
        async with opened(shelf) as library:
            again = await Page(library, table).asked()
            assert (again["n"], again["view"], again["ask"]) == (before["n"], before["view"], before["ask"])

    asyncio.run(main())


def test_undo_hint_preview_and_why_are_answered():
    async def main():
        async with opened(Shelf()) as library:
            page = Page(library, (await new_table(library, "crowns"))["table"])
            update = await page.asked()
            seat, option = update["seat"], update["ask"]["options"][0]
            assert (await page.send(id="h", type="hint", seat=seat))["moves"]
            preview = await page.send(id="p", type="preview", seat=seat, move=option["move"])
            assert preview["type"] == "previewed"
            why = await page.send(id="w", type="why", seat=seat, picks=["cell:9x9"])
            assert why["type"] in ("because", "failed")
            await answer(page, update)
            assert (await page.send(id="u", type="undo", seat=seat))["type"] in ("done", "failed")

    asyncio.run(main())


def test_what_could_not_be_kept_has_not_happened():
    async def main():
        shelf = Shelf()
        async with opened(shelf) as library:
            table = (await new_table(library, "crowns"))["table"]
            page = Page(library, table)
            update = await page.asked()
            shelf.full = True
            failed = await answer(page, update)
            assert failed["error"]["code"] == "not-saved"
            shelf.full = False
            done = await page.send(
                id="again",
                type="answer",
                seat=update["seat"],
                question=update["ask"]["question"],
                move=update["ask"]["options"][0]["move"],
            )
            assert done["type"] == "done"

    asyncio.run(main())


def test_a_damaged_document_costs_one_table_and_is_named():
    async def main():
        shelf = Shelf()
        async with opened(shelf) as library:
            one = (await new_table(library, "crowns"))["table"]
            other = (await new_table(library, "emerald"))["table"]
        shelf.documents[f"table:{one}"] = "{"
        async with opened(shelf) as library:
            assert library.device.damaged == [f"table:{one}"]
            mine = read(await library.request("GET", "/api/tables/mine"))["tables"]
            assert [info["table"] for info in mine] == [other]

    asyncio.run(main())


def test_games_move_to_another_device_as_one_file():
    async def main():
        here, there = Shelf(), Shelf()
        async with opened(here) as library:
            table = (await new_table(library, "foracrown", bot="page"))["table"]
            await play_out(Page(library, table))
            file = (await library.request("GET", "/api/device"))[1]
        async with opened(there) as library:
            assert read(await library.request("POST", "/api/device", file)) == {"added": 1}
            assert read(await library.request("POST", "/api/device", file)) == {"added": 0}
            (past,) = read(await library.request("GET", "/api/me/history"))["games"]
            assert past["table"] == table
            refused = read(await library.request("POST", "/api/device", b"[]"), 400)
            assert refused["text"]["id"] == "server-bad-export"

    asyncio.run(main())


def test_what_needs_a_server_says_so():
    async def main():
        async with opened(Shelf()) as library:
            for path in ("/api/me/passkeys", "/api/me/programs", "/api/me/notices"):
                assert read(await library.request("GET", path), 409)["text"]["id"] == "server-only"
            assert read(await library.request("GET", "/api/else"), 404)["text"]["id"] == "server-no-page"

    asyncio.run(main())


def test_it_imports_the_standard_library_alone():
    script = """
import sys
from tests.offline.frames import Without
sys.meta_path.insert(0, Without("msgspec"))
before = {name.partition(".")[0] for name in sys.modules}
import royaumes.offline
after = {name.partition(".")[0] for name in sys.modules}
print(*sorted(after - before - set(sys.stdlib_module_names) - {"royaumes", "royaumes_files", "__mp_main__"}))
"""
    ran = subprocess.run([sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=True)
    assert ran.stdout.split() == []
