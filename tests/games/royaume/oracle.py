"""The rules once more, written plainly and apart from the engine: a generator that asks and is told.

It yields (prompt, options or None) and is sent the answer as text (moves, cards) or as a tuple
(dice). Whatever it knows lies in plain dicts and lists, so that a test can compare it with the
engine step by step.
"""

from itertools import permutations

COLOURS = ("red", "blue", "green", "yellow", "white")
HOLDING = ("trap", "monster")


class Oracle:
    def __init__(self, seats, cells):
        self.n, self.lair = seats, cells + 1
        self.place = dict.fromkeys(COLOURS, 0)
        self.crowned, self.circles = set(), []
        self.card = dict.fromkeys(range(1, cells + 1), "down")
        self.talon_left, self.talon, self.discards = 60 - cells, None, []
        self.power, self.gems = [0] * seats, [dict.fromkeys(COLOURS, 0) for _ in range(seats)]
        self.bank = dict.fromkeys(COLOURS, 7)
        self.turn = 0

    def held(self, knight):
        return knight not in self.circles and self.card.get(self.place[knight]) in HOLDING

    def away(self):
        return [knight for knight in COLOURS if knight not in self.circles]

    def owned(self, seat):
        return [f"treasure:{colour}" for colour in COLOURS if self.gems[seat][colour]]

    def give(self, colour, giver, taker, count=1):
        giver[colour] -= count
        taker[colour] += count

    def game(self):
        for _ in range(self.n):
            yield "order", None
        seat = int((yield "first", None).removeprefix("seat:"))
        while len(self.circles) < 4:
            self.turn += 1
            if (yield from self.phase_a(seat)):
                yield from self.phase_b(seat)
            seat = (seat + 1) % self.n

    def phase_a(self, seat):
        """Whether phase B follows."""
        owed, fought = all(self.held(knight) for knight in self.away()), []
        while True:
            options = [] if fought else [f"knight:{knight}" for knight in self.away() if self.held(knight)]
            if not owed and self.power[seat] == 3:
                rivals = [r for r in range(self.n) if r != seat and r not in fought and self.owned(r)]
                options += [f"seat:{rival}" for rival in rivals]
            if not options:
                return True
            answer = yield ("compelled", options) if owed else ("phase-a", [*options, "roll"])
            if answer == "roll":
                return True
            kind, _, name = answer.partition(":")
            if kind == "knight":
                if not (yield from self.attempt(seat, name)):
                    lost = owed or self.power[seat] == 0
                    self.power[seat] = max(0, self.power[seat] - 1)
                    return not lost
                self.power[seat] = min(3, self.power[seat] + 1)
                owed = False
            else:
                fought.append(int(name))
                if not (yield from self.duel(seat, int(name))):
                    return False

    def attempt(self, seat, knight):
        cell = self.place[knight]
        if self.card[cell] == "trap":
            (die,) = yield "escape", None
            won = die + self.power[seat] >= 7
        else:
            monster = die = 0
            while monster == die:
                monster, rolled = yield "fight", None
                die = rolled + self.power[seat]
            won = die > monster
        if won:
            self.discards.append(self.card[cell])
            self.card[cell] = "bare"
        return won

    def duel(self, seat, rival):
        mine = theirs = 0
        while mine == theirs:
            a, b = yield "duel", None
            mine, theirs = a + self.power[seat], b + self.power[rival]
        if mine > theirs:
            answer = yield from self.colour(seat, "seize", self.owned(rival))
            self.give(answer, self.gems[rival], self.gems[seat], self.gems[rival][answer])
            return True
        self.power[seat] -= 1
        self.power[rival] = min(3, self.power[rival] + 1)
        if self.owned(seat):
            answer = yield from self.colour(rival, "claim", self.owned(seat))
            self.give(answer, self.gems[seat], self.gems[rival])
        return False

    def colour(self, seat, prompt, options):
        answer = options[0]
        if len(options) > 1:
            answer = yield prompt, options
        return answer.removeprefix("treasure:")

    def phase_b(self, seat):
        high, low = yield "dice", None
        if high + low == 7:
            if not self.owned(seat):
                return
            answer = yield from self.colour(seat, "witch", self.owned(seat))
            self.give(answer, self.gems[seat], self.bank)
        if high == low:
            yield from self.double(seat, high + low)
            return
        free = [knight for knight in self.away() if not self.held(knight)]
        if len(free) == 1:
            options = [f"knight:{free[0]} die:{die}" for die in (high, low)]
        else:
            options = [
                f"knight:{a} die:{x} knight:{b} die:{y}"
                for a, b in permutations(free, 2)
                for x, y in ((high, low), (low, high))
            ]
        words = (yield "march", options).replace("knight:", "").replace("die:", "").split()
        for knight, die in zip(words[::2], words[1::2], strict=True):
            if len(self.circles) < 4:
                yield from self.go(seat, knight, int(die))

    def double(self, seat, total):
        options = [f"knight:{knight} way:forward" for knight in self.away()]
        for knight in self.away():
            if self.place[knight] != (self.lair if knight in self.crowned else 0):
                options.append(f"knight:{knight} way:back")
        knight, way = (yield "double", options).replace("knight:", "").replace("way:", "").split()
        if self.held(knight):
            self.discards.append(self.card[self.place[knight]])
            self.card[self.place[knight]] = "bare"
        yield from self.go(seat, knight, total if way == "forward" else -total)

    def go(self, seat, knight, points):
        left = self.place[knight]
        step = -points if knight in self.crowned else points
        self.place[knight] = min(self.lair, max(0, left + step))
        if self.card.get(left) == "bare" and left not in self.place.values():
            self.card[left] = yield "card", None
            self.drawn(self.card[left])
        if self.place[knight] == self.lair and knight not in self.crowned:
            dragon = mine = 0
            while dragon == mine:
                (dragon,) = yield "dragon", None
                (die,) = yield "dragon-answer", None
                mine = die + self.power[seat]
            if mine > dragon:
                self.crowned.add(knight)
            self.place[knight] = self.lair - abs(mine - dragon)
        yield from self.arrive(seat, knight)

    def drawn(self, kind):
        if self.talon is None:
            self.talon_left -= 1
        else:
            self.talon.remove(kind)
        if not self.talon_left or self.talon == []:
            self.talon_left, self.talon, self.discards = -1, self.discards, []

    def arrive(self, seat, knight):
        cell = self.place[knight]
        if cell == 0 and knight in self.crowned:
            self.circles.append(knight)
        if cell in (0, self.lair):
            return
        if self.card[cell] == "down":
            self.card[cell] = yield "card", None
        if self.card[cell] == "weapon" and self.power[seat] < 3:
            self.power[seat] += 1
        elif self.card[cell] == "treasure" and self.bank[knight]:
            self.give(knight, self.bank, self.gems[seat])
        else:
            return
        self.discards.append(self.card[cell])
        self.card[cell] = "bare"
