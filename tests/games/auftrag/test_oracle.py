"""A second, plain writing of points, ranking and tie-breaks, held against whole random games."""

import pytest
from tests.games.auftrag.table import game

from royaumes.core import Over, Stream
from royaumes.games.auftrag.box import ADVENTURES
from royaumes.testing.walks import walk

SHIELDS = {f"adventure:{one.name}": one.shields for one in ADVENTURES}
TARGET = {2: 25, 3: 20, 4: 15}


class Scorekeeper:
    """Hears what everybody hears and keeps the score with pencil and paper."""

    def __init__(self, seats: int) -> None:
        self.points = [0] * seats
        self.moment = [0] * seats
        self.tents: list[int] = []
        self.now = 0

    def hear(self, event) -> None:
        facts = event.facts
        match event.message:
            case "auftrag-judged":
                self.score([facts["seat"]], 2)
            case "auftrag-fulfilled":
                self.score([facts["seat"]], SHIELDS[facts["adventure"]])
            case "auftrag-won":
                self.score([facts["seat"]], 2)
            case "auftrag-tied":
                self.score(facts["riders"], 1)
            case "auftrag-pitched":
                self.tents = [] if facts["tent"] == 1 else self.tents
                self.tents.append(int(facts["seat"][-1]))

    def score(self, seats, points: int) -> None:
        self.now += 1
        for seat in seats:
            self.points[int(seat[-1])] += points
            self.moment[int(seat[-1])] = self.now

    def ranking(self) -> list[int]:
        """Most points, then who came to them first, then the lower tent."""
        seats = range(len(self.points))
        return sorted(seats, key=lambda n: (-self.points[n], self.moment[n], self.tents.index(n)))


@pytest.mark.rule("IAK-11.1", "IAK-11.2", "IAK-11.3", "IAK-11.4", "IAK-11.5")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(8))
def test_points_and_places_of_whole_games(seats, seed):
    keeper = Scorekeeper(seats)
    for step in walk(game, seats, {"rounds": 400}, Stream(f"{seats}/{seed}")):
        if isinstance(step.question, Over):
            over = step.question
            break
        assert list(game.view(step.state, None).scores) == keeper.points
        _, announcements = game.apply(step.state, step.seat, step.move)
        for one in announcements:
            keeper.hear(one.to(None))
    assert over.scores == tuple(keeper.points) and max(over.scores) >= TARGET[seats]
    assert [seat for group in over.ranking for seat in group] == keeper.ranking()
    assert all(len(group) == 1 for group in over.ranking)
