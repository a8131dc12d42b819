"""Why a move is refused, what it would bring, and hints."""

from __future__ import annotations

from royaumes.core.moves import notation
from royaumes.play.preview import Preview
from royaumes.play.why import reason
from royaumes.server import protocol as p
from royaumes.server.protocol.errors import CodedError, of_reason, of_refusal
from royaumes.server.tables import wire
from royaumes.server.tables.live_table import LiveTable


async def why(live: LiveTable, seat: int, picks: list[str]) -> p.ErrorMessage | None:
    """The refusal of what is picked, if there is one."""
    async with live.lock:
        refusal = reason(live.game, (await live.ready()).table.state, seat, picks)
    return None if refusal is None else of_refusal(refusal)


async def hint(live: LiveTable, seat: int) -> list[p.AdvisedMove]:
    """What a sensible player would do, then the next best; and what speaks for each."""
    if not live.row.hints:
        raise CodedError("not-now", "server-hints-off")
    async with live.lock:
        table = (await live.ready()).table
        view, options, step = table.view(seat), table.options(seat), live.lesson_step()
        stream = table.bot_stream(seat).split("hint")
    if not options:
        raise CodedError("not-now", "server-no-hint")
    if step is not None:
        options = step.to_advise(seat, live.game.moves, options)
    return [
        p.AdvisedMove(notation(move), of_reason(because), wire.gains(gains))
        for move, (because, gains) in await live.services.bot_pool.advise(live.game, view, options, stream)
    ]


async def preview(live: LiveTable, seat: int, move: str) -> Preview:
    """What a move would bring, as far as this seat can know; a `UserError` where it is not allowed."""
    async with live.lock:
        view = (await live.ready()).table.view(seat)
    return await live.services.bot_pool.preview(live.game, view, seat, live.game.moves.parse(move))
