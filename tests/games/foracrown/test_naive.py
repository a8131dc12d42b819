"""Scores, ranking and ties beside a second, naive writing of the rules, on many poor tables."""

import pytest
from tests.games.foracrown.naive import Family, Table
from tests.games.foracrown.table import chance, over, put, striking

from royaumes.core import Stream
from royaumes.games.foracrown.box import BURGLARY, SCANDAL

TABLES = 600


def poor(stream, seats):
    """A table at which families have next to nothing, so that ties and ruins abound."""
    cells = stream.shuffled(range(1, 10))[:seats]
    return [
        Family(
            seat=seat,
            cell=cells[seat],
            rubies=stream.below(3),
            coins=stream.below(3),
            raccoons=stream.below(3),
            heirloom=stream.below(4) == 0,
        )
        for seat in range(seats)
    ]


def laid_out(families, kind, round_):
    """The same table in the engine: one event is left in the pile."""
    return put(
        striking(kind, seats=len(families)),
        round=round_,
        pile="event-2",
        gallery=[one.cell for one in families],
        rubies=[one.rubies for one in families],
        coins=[one.coins for one in families],
        raccoons=[one.raccoons for one in families],
        heirlooms=[one.heirloom for one in families],
    )


@pytest.mark.rule("FAC-6.3", "FAC-6.5", "FAC-6.8", "FAC-6.9", "FAC-8.5", "FAC-8.6", "FAC-8.9", "FAC-8.10")
@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("kind", [BURGLARY, SCANDAL], ids=["burglary", "scandal"])
def test_the_last_event_and_the_end_as_the_rulebook_tells_them(kind, seats):
    stream, whys, ties = Stream(f"{kind} {seats}"), set(), 0
    for _ in range(TABLES):
        families = poor(stream, seats)
        s = laid_out(families, kind.name, 4)
        table = Table(families)
        if kind == BURGLARY:
            table.burglary()
        else:
            table.scandal()
        if len(table.playing) > 1:
            table.last_gains_and_losses()
        result = over(chance(s, "event-2"))
        assert (result.scores, result.ranking) == (table.scores(), table.ranking())
        whys.add(result.why.removeprefix("foracrown-over-"))
        ties += len({one for one in result.scores if one}) < sum(1 for one in result.scores if one)
    assert {"rounds", "ruin"} <= whys and ties > TABLES / 20
    assert seats > 3 or whys == {"rounds", "ruin", "alone", "nobody"}
