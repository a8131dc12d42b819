"""Emerald told a second time, as simply as possible: one long story that stops to ask.

Nothing is shared with the game but its words: knights are single pieces with a memory, cards lie
in lists, a place is a number on one line (0 castle, 1 to 6 plain, 7 to 15 mountain).
"""

from collections import Counter

COLOURS = ["yellow", "blue", "black", "white", "green"]
GEMS = ["ruby", "emerald", "garnet", "turquoise"]


class Knight:
    def __init__(self, colour, owner, tower):
        self.colour, self.owner, self.tower, self.cell, self.tired = colour, owner, tower, 0, False

    def place(self):
        if self.cell == 0:
            return f"tower:{self.tower}"
        return f"plain:{self.cell}" if self.cell <= 6 else f"mountain:{self.cell - 6}"


class Ended(Exception):
    pass


class Story:
    """Yields (seat or None, set of answers); is sent the answer; ends with scores and ranking keys."""

    def __init__(self, seats):
        self.seats = seats
        towers = ["1", "2", "3", "4"] + (["keep"] if seats in (3, 4) else [])
        colours = 4 if seats == 2 else seats
        self.knights = [Knight(COLOURS[c], c % seats, t) for c in range(colours) for t in towers]
        self.bags = {
            "gold": Counter({f"gold:{v}": 5 for v in range(1, 6)}),
            "gem": Counter({f"gem:{k}": 6 for k in GEMS}),
        }
        self.hidden = {(c, "gold"): 2 if c % 2 else 1 for c in range(1, 10)}
        self.hidden |= {(c, "gem"): 1 if c % 2 else 2 for c in range(1, 10)}
        self.open = {}
        self.cards = [[] for _ in range(seats)]
        self.treasures = [0] * seats
        self.four = None
        self.bar, self.dragon, self.step = [1, 2, 3, 4], 4, -1

    def turn_up(self, cell, sort):
        card = yield None, {kind for kind, n in self.bags[sort].items() if n}
        self.bags[sort][card] -= 1
        self.open[cell, sort] = card

    def tell(self):
        for sort in ("gold", "gem"):
            for cell in range(1, 10):
                yield from self.turn_up(cell, sort)
        first = yield None, {f"seat:{n}" for n in range(self.seats)}
        seat = int(first[5:])
        try:
            while True:
                yield from self.one_turn(seat)
                seat = (seat + 1) % self.seats
        except Ended:
            return self.scores()

    def one_turn(self, seat):
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

    def move(self, seat, knight):
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

    def take(self, seat, cell):
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

    def fly(self, seat):
        die = yield None, {"1", "2", "3"}
        for _ in range(int(die)):
            if self.dragon < self.bar[0]:
                self.step = 1
            elif self.dragon + self.step not in self.bar:
                self.step = -self.step
            self.dragon += self.step
        there = [k for k in self.knights if k.cell == self.dragon + 6]
        colours = {f"knight:{k.colour}" for k in there}
        if colours:
            prey = next(iter(colours)) if len(colours) == 1 else (yield seat, colours)
            alike = [k for k in there if f"knight:{k.colour}" == prey]
            yield from self.capture(next((k for k in alike if k.tired), alike[0]))
        if self.bar[-1] < 9:
            self.bar = [cell + 1 for cell in self.bar]

    def capture(self, knight):
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

    def check(self, seat):
        if sum(k.owner == seat for k in self.knights) == 1:
            raise Ended

    def scores(self):
        points = []
        for seat, cards in enumerate(self.cards):
            gold = sum(int(card[5:]) for card in cards if card.startswith("gold"))
            gems = sum(card.startswith("gem") for card in cards)
            points.append(gold + gems + 5 * self.treasures[seat] + 4 * (self.four == seat))
        for kind in GEMS:
            held = [cards.count(f"gem:{kind}") for cards in self.cards]
            if held.count(max(held)) == 1:
                points[held.index(max(held))] += 4
        return points


def count(seats, answers, depth):
    """How many ways the story can go on for so many answers after these."""
    story = Story(seats).tell()
    _, offered = next(story)
    try:
        for answer in answers:
            _, offered = story.send(answer)
    except StopIteration:
        return 1
    if depth == 0:
        return 1
    return sum(count(seats, [*answers, answer], depth - 1) for answer in sorted(offered))
