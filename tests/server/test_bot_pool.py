"""Bots in a process of their own do exactly what they would do here, in every game."""

import asyncio

from tests.server.house import ALL

from royaumes.core import Decide
from royaumes.games import game
from royaumes.play import Table
from royaumes.play.preview import preview
from royaumes.server.workers.bot_pool import BotPool, _bot, choose


def test_a_view_means_the_same_in_another_process(caplog):
    async def work():
        bot_pool = BotPool(1, ALL)
        bot_pool.start()
        try:
            for key in ALL:
                rules = game(key)
                table = Table(rules, ["a"] * max(2, rules.seats[0]), "thinking")
                for _ in range(25):
                    if not isinstance(table.pending, Decide):
                        break
                    seat = table.pending.seats[0]
                    view, options = table.view(seat), table.options(seat)
                    there = await bot_pool.think("greedy", rules, view, options, table.bot_stream(seat))
                    numbers = [rules.moves.number(move) for move in options]
                    here = choose("greedy", key, view, numbers, table.bot_stream(seat))
                    assert there is rules.moves[here], key
                    assert await bot_pool.preview(rules, view, seat, there) == preview(
                        rules, view, seat, there
                    )
                    table.answer(seat, there)
        finally:
            bot_pool.stop()

    asyncio.run(work())
    assert caplog.text == ""


def test_where_nobody_has_written_the_know_how_a_bot_plays_anyhow():
    assert _bot("greedy", "no-such-game").name == "random"
