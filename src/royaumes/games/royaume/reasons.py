"""What speaks for a move at Le Royaume des 5 Couronnes, in words for a hint."""

from __future__ import annotations

from royaumes.core import SEATS, Move, Reason
from royaumes.games.royaume.box import CIRCLES, COLOURS, CROWNS, KNIGHTS, MOST_POWER, TREASURES, WANTED_AT
from royaumes.games.royaume.dice import wins_duel
from royaumes.games.royaume.heuristics import Plans
from royaumes.games.royaume.moves import Challenge, Choose, Double, Free, Lone, March, Watch
from royaumes.games.royaume.phases.dueling import CLAIMING, SEIZING
from royaumes.games.royaume.prospects import frees, reach
from royaumes.games.royaume.state import View


def reason(v: View, move: Move) -> Reason | None:
    """Why a sensible player would do this."""
    match move:
        case March(knight, die, other, other_die):
            return _best_step(v, ((knight, die), (other, other_die)))
        case Lone(knight, die):
            return _best_step(v, ((knight, die),))
        case Double(knight, back):
            if back:
                return Reason("royaume-because-back", _wanted(v, knight))
            return _best_step(v, ((knight, sum(v.dice)),))
        case Free(knight):
            won = frees(v, knight)
            return Reason("royaume-because-free", {"knight": KNIGHTS[knight], "chance": round(100 * won)})
        case Challenge(rival):
            won = wins_duel(MOST_POWER, v.power[rival])
            return Reason("royaume-because-duel", {"rival": SEATS[rival], "chance": round(100 * won)})
        case Choose(colour):
            return _treasure(v, colour)
        case Watch(call):
            return Reason("royaume-because-call") if call else None
    return Reason("royaume-because-roll")


def _wanted(v: View, knight: int) -> dict[str, int | str]:
    return {"crown": CROWNS[knight], "circle": CIRCLES[WANTED_AT[v.my_order][knight]]}


def _best_step(v: View, steps: tuple[tuple[int, int], ...]) -> Reason:
    """What the most important of these steps brings: a crown, a card, or a knight pushed in time."""
    found = sorted([_step(v, knight, points) for knight, points in steps], key=lambda one: one[0])
    return found[0][1]


def _step(v: View, knight: int, points: int) -> tuple[int, Reason]:
    """How important a step is (0 is most), and what it brings."""
    met, wanted = reach(v, knight, points), WANTED_AT[v.my_order][knight]
    if met.wins in CIRCLES:
        if met.wins == CIRCLES[wanted]:
            return 0, Reason("royaume-because-home", _wanted(v, knight))
        return 5, Reason("royaume-because-home-early", {"crown": CROWNS[knight]})
    if met.crown is not None:
        return 1, Reason("royaume-because-dragon", _wanted(v, knight))
    if met.wins == "power":
        return 3, Reason("royaume-because-weapon")
    if met.wins is not None:
        return 2, Reason("royaume-because-treasure", {"treasure": met.wins})
    if wanted < len(COLOURS) - 1 and wanted >= len(v.circles):
        facts = {"knight": KNIGHTS[knight]} | _wanted(v, knight)
        return 4 + wanted, Reason("royaume-because-push", facts)
    return 20, Reason("royaume-because-least", {"knight": KNIGHTS[knight]})


def _treasure(v: View, colour: int) -> Reason:
    treasure = TREASURES[colour]
    if v.phase == SEIZING:
        return Reason("royaume-because-seize", {"treasure": treasure, "count": v.treasures[v.rival][colour]})
    why = "royaume-because-claim" if v.phase == CLAIMING else "royaume-because-give"
    return Reason(why, {"treasure": treasure, "chance": round(100 * Plans(v).hope[colour])})
