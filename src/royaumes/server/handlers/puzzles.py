"""HTTP handlers for puzzles."""

from __future__ import annotations

from litestar import get, post
from litestar.params import FromPath, JSONBody

from royaumes.server import protocol as p
from royaumes.server.finished import puzzles
from royaumes.server.handlers.requests import ApiRequest, offered


@get("/api/games/{key:str}/puzzles")
async def listed(request: ApiRequest, key: FromPath[str]) -> p.PuzzleList:
    """The puzzles of a game, and which one is today's."""
    return puzzles.listed(offered(request, key))


@get("/api/games/{key:str}/puzzles/{number:int}")
async def puzzle(request: ApiRequest, key: FromPath[str], number: FromPath[int]) -> p.Puzzle:
    """A puzzle as whoever is to decide sees it."""
    return puzzles.shown(offered(request, key), number)


@post("/api/games/{key:str}/puzzles/{number:int}", status_code=200)
async def solve(
    request: ApiRequest, key: FromPath[str], number: FromPath[int], data: JSONBody[p.PuzzleAnswer]
) -> p.PuzzleSolved:
    """Whether a move is the solution, and what is."""
    return puzzles.solved(offered(request, key), number, data.move)


HANDLERS = (listed, puzzle, solve)
