"""Use everything that a visitor can use, so that what the standard library gives for it has been imported."""

import asyncio
import json
import sys

from royaumes.bots import LEVELS, make
from royaumes.core import Chance, Stream
from royaumes.core.codec import load
from royaumes.games import game, keys
from royaumes.offline.browser import Device, warm
from royaumes.review.reviewing import judge_some

kept: dict[str, str] = {}


async def keep(documents: str) -> None:
    """Keep what a visit would keep."""
    kept.update(json.loads(documents))


async def main() -> None:
    """Play a game of each kind and ask everything about it."""
    warm()
    device = Device("{}", keep, 0.0)
    await device.open()

    async def ask(method: str, path: str, body: object = None) -> object:
        text = "" if body is None else body if isinstance(body, str) else json.dumps(body)
        status, answer = await device.request(method, f"/api{path}", text)
        assert status < 400, (method, path, status, answer)
        return json.loads(answer)

    await ask("PUT", "/me", {"name": "Aliénor"})
    await ask("GET", "/games")
    for number, key in enumerate(keys(), 1):
        for path in ("rules", "words/fr", "puzzles", "puzzles/1", "leaderboard", "finished"):
            await ask("GET", f"/games/{key}/{path}")
        table = (await ask("POST", "/play-now", {"game": key, "bot": "page"}))["table"]
        news: asyncio.Queue = asyncio.Queue()
        device.listen(number, table, None, False, lambda _, text, news=news: news.put_nowait(text), print)
        asked, hinted = 0, False
        while True:
            message = json.loads(await news.get())
            if message["type"] != "update":
                continue
            if message["result"]:
                break
            if (open_ := message["ask"]) is None:
                continue
            seat, option = message["seat"], open_["options"][asked % len(open_["options"])]
            asked += 1
            if not hinted:
                hinted = True
                device.hear(number, json.dumps({"type": "hint", "id": "h", "seat": seat}))
                device.hear(number, json.dumps({"type": "why", "id": "w", "seat": seat, "picks": ["x"]}))
                device.hear(
                    number, json.dumps({"type": "preview", "id": "p", "seat": seat, "move": option["move"]})
                )
            answer = {"type": "answer", "id": f"a{asked}", "seat": seat, "question": open_["question"]}
            device.hear(number, json.dumps({**answer, "move": option["move"]}))
        device.hang_up(number)
        record = json.dumps(await ask("GET", f"/tables/{table}/record"))
        await ask("POST", "/records", record)
        for path in ("verify", "replay", "replay?all=true", "rating"):
            await ask("GET", f"/tables/{table}/{path}")
        await ask("POST", f"/tables/{table}/go-on", {"step": 3, "seat": 0})
        rules, stream = game(key), Stream(key)
        state = rules.start(rules.seats[-1], rules.agreed(rules.seats[-1], {}))
        while isinstance(question := rules.pending(state), Chance):
            rules.advance(state, None, question.source.sample(stream))
        seat = question.seats[0]
        for name in LEVELS:
            make(name, key).choose(rules.view(state, seat), rules.options(state, seat), stream)
        judge_some(load(record), 1, range(1))
    (await ask("GET", "/me/history"))
    await ask("POST", "/device", json.dumps(await ask("GET", "/device")))
    again = Device(json.dumps(kept), keep, 0.0)
    assert await again.open() == "[]"


def used(below: str) -> list[str]:
    """The files below a folder that have been imported; "python314.zip/" is the standard library."""
    files = (getattr(module, "__file__", None) or "" for module in list(sys.modules.values()))
    return sorted({file.split(below)[1] for file in files if below in file})
