"""Emerald told a second time, as simply as possible: one long story that stops to ask.

Nothing is shared with the game but its words: knights are single pieces with a memory, cards lie
in lists, a place is a number on one line (0 castle, 1 to 6 plain, 7 to 15 mountain).
"""

from collections import Counter
from collections.abc import Generator, Sequence
from typing import Any

COLOURS = ["yellow", "blue", "black", "white", "green"]
GEMS = ["ruby", "emerald", "garnet", "turquoise"]

#: Yields who is asked (None: chance) and the answers there are; is sent the answer.
Asking = Generator[tuple[int | None, set[str]], str, Any]
#: Scores by seat, and the seats from best to worst, equals together.
Outcome = tuple[list[int], list[list[int]]]


class Knight:
    def __init__(self, colour: str, owner: int, tower: str) -> None:
        self.colour, self.owner, self.tower, self.cell, self.tired = colour, owner, tower, 0, False

    def place(self) -> str:
        if self.cell == 0:
            return f"tower:{self.tower}"
        return f"plain:{self.cell}" if self.cell <= 6 else f"mountain:{self.cell - 6}"


class Ended(Exception):
    pass


class Story:
    """A whole game; `tell` returns its outcome."""

    def __init__(self, seats: int, fair: int = 0) -> None:
        self.seats, self.fair, self.first = seats, fair, 0
        towers = ["1", "2", "3", "4"] + (["keep"] if seats in (3, 4) else [])
        colours = 4 if seats == 2 else seats
        self.knights = [Knight(COLOURS[c], c % seats, t) for c in range(colours) for t in towers]
        self.bags = {
            "gold": Counter({f"gold:{v}": 5 for v in range(1, 6)}),
            "gem": Counter({f"gem:{k}": 6 for k in GEMS}),
        }
        self.hidden = {(c, "gold"): 2 if c % 2 else 1 for c in range(1, 10)}
        self.hidden |= {(c, "gem"): 1 if c % 2 else 2 for c in range(1, 10)}
        self.open: dict[tuple[int, str], str] = {}
        self.cards: list[list[str]] = [[] for _ in range(seats)]
        self.treasures = [0] * seats
        self.four: int | None = None
        self.bar, self.dragon, self.step = [1, 2, 3, 4], 4, -1

    def turn_up(self, cell: int, sort: str) -> Asking:
        card = yield None, {kind for kind, n in self.bags[sort].items() if n}
        self.bags[sort][card] -= 1
        self.open[cell, sort] = card

    def play(self) -> Asking:
        for sort in ("gold", "gem"):
            for cell in range(1, 10):
                yield from self.turn_up(cell, sort)
        drawn = yield None, {f"seat:{n}" for n in range(self.seats)}
        self.first = seat = int(drawn[5:])
        try:
            while True:
                yield from self.one_turn(seat)
                seat = (seat + 1) % self.seats
        except Ended:
            return count_up(self.cards, self.treasures, self.four, self.first, self.fair)

    def one_turn(self, seat: int) -> Asking:
        for knight in self.knights:
            knight.tired = False
        colour = None
        for number in (1, 2):
            able = [k for k in self.knights if k.owner == seat and not k.tired and colour in (None, k.colour)]
            if number == 2 and not able:
                return
            answers = {f"knight:{k.colour} {k.place()}": k for k in able}
            answer = yield seat, set(answers) | ({"stop"} if number == 2 else set())
            if answer == "stop":
                return
            knight = answers[answer]
            colour = knight.colour
            if (yield from self.move(seat, knight)):
                return

    def move(self, seat: int, knight: Knight) -> Asking:
        """One knight's move with all that follows; true where it ends the turn."""
        beside = [k for k in self.knights if k.place() == knight.place()]
        knight.cell += len(beside)
        knight.tired = True
        if knight.cell > 15:
            self.knights.remove(knight)
            self.treasures[seat] += 1
            if sum(self.treasures) == 4:
                raise Ended
            self.check(seat)
            return True
        took = False
        cell = knight.cell - 6
        if cell >= 1:
            took = yield from self.take(seat, cell)
            if cell in self.bar or cell == self.dragon:
                yield from self.fly(seat)
        return took

    def take(self, seat: int, cell: int) -> Asking:
        there = {f"pile:{sort}": sort for sort in ("gold", "gem") if (cell, sort) in self.open}
        if not there:
            return False
        sort = next(iter(there.values()))
        if len(there) == 2:
            sort = there[(yield seat, set(there))]
        self.cards[seat].append(self.open.pop((cell, sort)))
        if self.hidden[cell, sort]:
            self.hidden[cell, sort] -= 1
            yield from self.turn_up(cell, sort)
        if self.four is None and all(f"gem:{kind}" in self.cards[seat] for kind in GEMS):
            self.four = seat
        return True

    def fly(self, seat: int) -> Asking:
        die = yield None, {"1", "2", "3"}
        if self.dragon + self.step not in self.bar:  # the bar has slid away behind it
            self.step = -self.step
        for _ in range(int(die)):
            self.dragon += self.step
            if self.dragon + self.step not in self.bar:  # the last cell: about turn, even if it stops here
                self.step = -self.step
        there = [k for k in self.knights if k.cell == self.dragon + 6]
        colours = {f"knight:{k.colour}" for k in there}
        if colours:
            prey = next(iter(colours)) if len(colours) == 1 else (yield seat, colours)
            alike = [k for k in there if f"knight:{k.colour}" == prey]
            yield from self.capture(next((k for k in alike if k.tired), alike[0]))
        if self.bar[-1] < 9:
            self.bar = [cell + 1 for cell in self.bar]

    def capture(self, knight: Knight) -> Asking:
        gold = {card for card in self.cards[knight.owner] if card.startswith("gold")}
        answer = "surrender"
        if gold:
            answer = yield knight.owner, gold | {"surrender"}
        if answer == "surrender":
            self.knights.remove(knight)
            self.check(knight.owner)
        else:
            self.cards[knight.owner].remove(answer)
            knight.tired = True

    def check(self, seat: int) -> None:
        if sum(k.owner == seat for k in self.knights) == 1:
            raise Ended


def count_up(
    cards: list[list[str]], treasures: Sequence[int], four: int | None, first: int = 0, fair: int = 0
) -> Outcome:
    """Points and ranking at the end: cards by name, treasures by number, who has the bonus for four."""
    seats = len(cards)
    points = []
    for seat, held in enumerate(cards):
        gold = sum(int(card[5:]) for card in held if card.startswith("gold"))
        gems = sum(card.startswith("gem") for card in held)
        points.append(gold + gems + 5 * treasures[seat] + 4 * (four == seat))
    for kind in GEMS:
        most = sorted(((held.count(f"gem:{kind}"), seat) for seat, held in enumerate(cards)), reverse=True)
        if most[0][0] > most[1][0]:
            points[most[0][1]] += 4
    order = [(first + n) % seats for n in range(seats)]
    for late in order[-(seats // 2) :]:
        points[late] += fair
    return points, rank(points, cards, treasures)


def rank(points: list[int], cards: list[list[str]], treasures: Sequence[int]) -> list[list[int]]:
    """Seats from best to worst: one by one, each put before the first group that it beats."""

    def beats(one: int, other: int) -> bool:
        for mine, theirs in (
            (points[one], points[other]),
            (treasures[one], treasures[other]),
            (gems_of(cards[one]), gems_of(cards[other])),
        ):
            if mine != theirs:
                return mine > theirs
        return False

    groups: list[list[int]] = []
    for seat in range(len(cards)):
        for at, group in enumerate(groups):
            if beats(seat, group[0]):
                groups.insert(at, [seat])
                break
            if not beats(group[0], seat):
                group.append(seat)
                break
        else:
            groups.append([seat])
    return groups


def gems_of(held: list[str]) -> int:
    return sum(card.startswith("gem:") for card in held)


def count(seats: int, answers: Sequence[str], depth: int) -> int:
    """How many ways the story can go on for so many answers after these."""
    story = Story(seats).play()
    _, offered = next(story)
    try:
        for answer in answers:
            _, offered = story.send(answer)
    except StopIteration:
        return 1
    if depth == 0:
        return 1
    return sum(count(seats, [*answers, answer], depth - 1) for answer in sorted(offered))
