"""The rules once more, written plainly and apart from the engine: a generator that asks and is told.

It yields (prompt, seats asked, options), the last two None where chance is asked, and is sent
(seat, answer): moves, cards and seats as text, dice as a tuple. Whatever it knows lies in plain
dicts and lists, so that a test can compare it with the engine step by step; at the end it holds
scores, ranking and score sheet.
"""

from itertools import permutations

COLOURS = ("red", "blue", "green", "yellow", "white")
HOLDING = ("trap", "monster")
#: The card with number 1 to 20 wants colour (a * place + b) mod 5: a = 1 to 4, b = 0 to 4.
WISHES = [[COLOURS[(a * n + b) % 5] for n in range(5)] for a in range(1, 5) for b in range(5)]


class Oracle:
    def __init__(self, seats, cells, calling=False, last_turn=400):
        self.n, self.lair, self.calling, self.last_turn = seats, cells + 1, calling, last_turn
        self.orders = []
        self.place = dict.fromkeys(COLOURS, 0)
        self.crowned, self.circles = set(), []
        self.card = dict.fromkeys(range(1, cells + 1), "down")
        self.unseen = ["trap"] * 9 + ["monster"] * 21 + ["weapon"] * 15 + ["treasure"] * 15
        self.talon_left, self.talon, self.discards = 60 - cells, None, []
        self.power, self.gems = [0] * seats, [dict.fromkeys(COLOURS, 0) for _ in range(seats)]
        self.bank = dict.fromkeys(COLOURS, 7)
        self.turn, self.seat = 0, None

    def held(self, knight):
        return self.card.get(self.place[knight]) in HOLDING

    def away(self):
        return [knight for knight in COLOURS if knight not in self.circles]

    def owned(self, seat):
        return [f"treasure:{colour}" for colour in COLOURS if self.gems[seat][colour]]

    def give(self, colour, giver, taker, count=1):
        giver[colour] -= count
        taker[colour] += count

    def chance(self, prompt):
        _, answer = yield prompt, None, None
        return answer

    def ask(self, seat, prompt, options):
        _, answer = yield prompt, (seat,), options
        return answer

    def game(self):
        for _ in range(self.n):
            order = yield from self.chance("order")
            self.orders.append(int(order.removeprefix("order:")))
        first = yield from self.chance("first")
        self.seat = int(first.removeprefix("seat:"))
        while True:
            self.turn += 1
            if (yield from self.phase_a(self.seat)):
                yield from self.phase_b(self.seat)
            if len(self.circles) == 4:
                self.circles += self.away()
                break
            if self.turn == self.last_turn:
                break
            self.seat = (self.seat + 1) % self.n
        yield from self.count()

    def phase_a(self, seat):
        """Whether phase B follows."""
        owed = all(self.held(knight) for knight in self.away())
        fought: list[int] = []
        while True:
            frees = [] if fought else [f"knight:{knight}" for knight in self.away() if self.held(knight)]
            duels = []
            if not owed and self.power[seat] == 3:
                rivals = [r for r in range(self.n) if r != seat and r not in fought and self.owned(r)]
                duels = [f"seat:{rival}" for rival in rivals]
            if not frees and not duels:
                return True
            if owed:
                answer = yield from self.ask(seat, "compelled", frees)
            else:
                prompt = "phase-a" if frees and duels else "free" if frees else "challenge"
                answer = yield from self.ask(seat, prompt, [*frees, *duels, "roll"])
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
            (die,) = yield from self.chance("escape")
            won = die + self.power[seat] >= 7
        else:
            monster = die = 0
            while monster == die:
                monster, rolled = yield from self.chance("fight")
                die = rolled + self.power[seat]
            won = die > monster
        if won:
            self.discards.append(self.card[cell])
            self.card[cell] = "bare"
        return won

    def duel(self, seat, rival):
        mine = theirs = 0
        while mine == theirs:
            a, b = yield from self.chance("duel")
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
            answer = yield from self.ask(seat, prompt, options)
        return answer.removeprefix("treasure:")

    def phase_b(self, seat):
        high, low = yield from self.chance("dice")
        if high + low == 7 and (not self.calling or (yield from self.is_called(seat))):
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
        answer = yield from self.ask(seat, "lone" if len(free) == 1 else "march", options)
        words = answer.replace("knight:", "").replace("die:", "").split()
        for knight, die in zip(words[::2], words[1::2], strict=True):
            if len(self.circles) < 4:
                yield from self.go(seat, knight, int(die))

    def is_called(self, seat):
        """Whether a rival calls the witch before all have said nothing."""
        silent = {seat}
        while len(silent) < self.n:
            asked = tuple(rival for rival in range(self.n) if rival not in silent)
            rival, answer = yield "watch", asked, ["witch:call", "witch:pass"]
            if answer == "witch:call":
                return True
            silent.add(rival)
        return False

    def double(self, seat, total):
        options = [f"knight:{knight} way:forward" for knight in self.away()]
        for knight in self.away():
            if self.place[knight] != (self.lair if knight in self.crowned else 0):
                options.append(f"knight:{knight} way:back")
        ways = "double" if len(options) > len(self.away()) else "double-forward"
        answer = yield from self.ask(seat, ways, options)
        knight, way = answer.replace("knight:", "").replace("way:", "").split()
        if self.held(knight):
            self.discards.append(self.card[self.place[knight]])
            self.card[self.place[knight]] = "bare"
        yield from self.go(seat, knight, total if way == "forward" else -total)

    def go(self, seat, knight, points):
        left = self.place[knight]
        step = -points if knight in self.crowned else points
        self.place[knight] = min(self.lair, max(0, left + step))
        if self.card.get(left) == "bare" and left not in self.place.values():
            self.card[left] = yield from self.chance("card")
            self.drawn(self.card[left])
        if self.place[knight] == self.lair and knight not in self.crowned:
            dragon = mine = 0
            while dragon == mine:
                (dragon,) = yield from self.chance("dragon")
                (die,) = yield from self.chance("dragon-answer")
                mine = die + self.power[seat]
            if mine > dragon:
                self.crowned.add(knight)
            self.place[knight] = self.lair - abs(mine - dragon)
        yield from self.arrive(seat, knight)

    def drawn(self, kind):
        if self.talon is None:
            self.talon_left -= 1
            self.unseen.remove(kind)
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
            self.card[cell] = yield from self.chance("card")
            self.unseen.remove(self.card[cell])
        if self.card[cell] == "weapon" and self.power[seat] < 3:
            self.power[seat] += 1
        elif self.card[cell] == "treasure" and self.bank[knight]:
            self.give(knight, self.bank, self.gems[seat])
        else:
            return
        self.discards.append(self.card[cell])
        self.card[cell] = "bare"

    def count(self):
        """Points, the final duel of those who are tied, and the ranking."""
        self.sheet = [self.lines(seat) for seat in range(self.n)]
        self.scores = [sum(points for _, points in lines) for lines in self.sheet]
        king = [seat for seat in range(self.n) if self.scores[seat] == max(self.scores)]
        self.why = "over-crowns" if len(self.circles) == 5 else "over-stop"
        while len(king) > 1:
            self.why = "over-duel"
            dice = yield from self.chance("final")
            totals = {seat: die + self.power[seat] for seat, die in zip(king, dice, strict=True)}
            king = [seat for seat in king if totals[seat] == max(totals.values())]
        self.ranking, left = [king], [seat for seat in range(self.n) if seat not in king]
        while left:
            best = [seat for seat in left if self.scores[seat] == max(self.scores[n] for n in left)]
            self.ranking.append(best)
            left = [seat for seat in left if seat not in best]

    def lines(self, seat):
        """The score sheet of a seat: rule and points, line by line."""
        wishes = WISHES[self.orders[seat] - 1]
        met = [colour for n, colour in enumerate(self.circles) if wishes[n] == colour]
        lines = [("R5C-13.2", 4) for _ in met]
        for colour in COLOURS:
            if count := self.gems[seat][colour]:
                lines.append(("R5C-13.3", 2 * count) if colour in met else ("R5C-13.4", count))
        return lines
