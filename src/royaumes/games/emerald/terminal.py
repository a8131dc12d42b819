"""The board of Emerald in the terminal: castle, plain and mountain, the piles, the dragon, the players."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from royaumes.games.emerald.board import BELOW, CASTLE, CHAMBER, COLOURS, KEEP, LEADS, MOUNTAIN, PLACES
from royaumes.games.emerald.cards import FAIR_STARTS, GEM_COUNT, GEMS, NONE, VALUES
from royaumes.games.emerald.flight import DIE, FLIGHT, LENGTH, TO_CASTLE, WAKES
from royaumes.games.emerald.phases.turn import FOLLOWING, MARCHING, TAKING
from royaumes.games.emerald.scoring import fair_points
from royaumes.games.emerald.state import colours_of
from royaumes.games.emerald.view import View

if TYPE_CHECKING:
    from royaumes.messages import Words

_STYLES = dict(
    zip(
        COLOURS,
        ("bold yellow", "bold bright_blue", "bold black on grey70", "bold bright_white", "bold green"),
        strict=True,
    )
)
_GEM_STYLES = ("bold red", "bold green", "bold dark_orange", "bold cyan")
_GOLD_STYLE = "bold yellow"
_DRAGON_STYLE = "bold red"
_LABEL, _NEAR, _FAR = 10, 5, 6
_PLAYER, _GOLD = 29, 15


def draw(v: View, words: Words) -> RenderableType:
    """The way from the castle to the treasure, and what everybody has."""
    return Group(_near(v, words), _far(v, words), _players(v, words), *_notes(v, words))


# The path


def _near(v: View, words: Words) -> Table:
    """The castle and the plain."""
    names = [words.say("emerald-board-tower", number=n) for n in range(1, CASTLE)]
    names += [words.say("emerald-board-keep")]
    names += [words.say("emerald-board-plain", number=n) for n in range(1, BELOW - KEEP)]
    table = _grid(words.say("emerald-board-castle"), names, _NEAR)
    table.add_row(
        words.say("emerald-board-knights"), *(_stack(v, place, words, _NEAR) for place in range(BELOW))
    )
    goals = _goals(v)
    if any(place < BELOW for place in goals):
        table.add_row(
            words.say("emerald-board-march"), *(_goal(v, goals, place, words) for place in range(BELOW))
        )
    return table


def _far(v: View, words: Words) -> Table:
    """The mountain: gold above, gems below, between them the dragon and the knights."""
    names = [words.say("emerald-board-mountain", number=n) for n in range(1, MOUNTAIN + 1)]
    table = _grid(words.say("emerald-board-mountains"), names, _FAR)
    cells = range(MOUNTAIN)
    table.add_row(words.say("emerald-board-gold"), *(_gold(v, cell) for cell in cells))
    table.add_row(words.say("emerald-board-dragon"), *(_flight(v, cell) for cell in cells))
    stacks = (_stack(v, BELOW + cell, words, _FAR) for cell in cells)
    table.add_row(words.say("emerald-board-knights"), *stacks)
    goals = _goals(v)
    if any(place >= BELOW for place in goals):
        table.add_row(
            words.say("emerald-board-march"), *(_goal(v, goals, BELOW + cell, words) for cell in cells)
        )
    if _may_wake(v, goals):
        table.add_row(words.say("emerald-board-die"), *(_landing(v, cell) for cell in cells))
    table.add_row(words.say("emerald-board-gems"), *(_gem(v, cell) for cell in cells))
    return table


def _grid(title: str, names: Iterable[str], width: int) -> Table:
    table = Table(title=title, title_justify="left", title_style="bold", box=box.ROUNDED, padding=0)
    table.add_column(width=_LABEL, style="dim", no_wrap=True)
    for name in names:
        table.add_column(name, width=width, justify="center", header_style="bold")
    return table


def _letter(words: Words, colour: int) -> tuple[str, str]:
    return words.say(f"emerald-board-letter-{COLOURS[colour]}"), _STYLES[COLOURS[colour]]


def _stack(v: View, place: int, words: Words, width: int) -> Text:
    """The knights at a place, a letter each, as many a line as there is room for."""
    letters = [
        _letter(words, colour) for colour, row in enumerate(v.knights) for _ in range(row.count(place))
    ]
    text = Text()
    for number, letter in enumerate(letters):
        if number and number % width == 0:
            text.append("\n")
        text.append(*letter)
    return text


# What may happen next


def _goals(v: View) -> dict[int, int]:
    """From where the asked seat's knights may march, and where each gets to."""
    if v.seat != v.turn or v.phase not in (MARCHING, FOLLOWING):
        return {}
    places = {place for colour in colours_of(v.seats, v.turn) for place in v.knights[colour]}
    if v.phase == FOLLOWING:
        places = {place for place in places if v.fresh >> place & 1}
    return {place: LEADS[place][sum(row.count(place) for row in v.knights)] for place in sorted(places)}


def _wakes(v: View, place: int) -> bool:
    return BELOW <= place < PLACES and bool(WAKES[v.bar][v.dragon] >> place - BELOW & 1)


def _may_wake(v: View, goals: dict[int, int]) -> bool:
    """Whether the seat that looks could wake the dragon by its next answer."""
    taking = v.phase == TAKING and v.seat == v.turn and _wakes(v, BELOW + v.at)
    return taking or any(_wakes(v, goal) for goal in goals.values())


def _goal(v: View, goals: dict[int, int], place: int, words: Words) -> Text:
    if place not in goals:
        return Text()
    goal = goals[place]
    if goal == CHAMBER:
        return Text("→★", "bold yellow")
    if goal < BELOW:
        return Text(f"→{words.say('emerald-board-plain', number=goal - KEEP)}")
    name = words.say("emerald-board-mountain", number=goal - BELOW + 1)
    return Text(f"→{name}!", _DRAGON_STYLE) if _wakes(v, goal) else Text(f"→{name}")


def _landing(v: View, cell: int) -> Text:
    """The throws of the die that bring the dragon here."""
    faces = sorted(set(DIE.faces))
    throws = [str(points) for points in faces if FLIGHT[v.bar][v.dragon][v.facing][points][0] == cell]
    return Text(f"[{','.join(throws)}]" if throws else "", _DRAGON_STYLE)


# Cards and dragon


def _gold(v: View, cell: int) -> Text:
    kind = v.gold_open[cell]
    return _pile(str(VALUES[kind]), _GOLD_STYLE, v.gold_under[cell]) if kind != NONE else Text("·", "dim")


def _gem(v: View, cell: int) -> Text:
    kind = v.gem_open[cell]
    return (
        _pile(_gem_letter(kind), _GEM_STYLES[kind], v.gem_under[cell]) if kind != NONE else Text("·", "dim")
    )


def _gem_letter(kind: int) -> str:
    return GEMS[kind][0].upper()


def _pile(card: str, style: str, under: int) -> Text:
    return Text.assemble((card, style), (f"+{under}" if under else "", "dim"))


def _flight(v: View, cell: int) -> Text:
    """The bar as a line, and the dragon with the way it faces."""
    bar = "━" if v.bar <= cell < v.bar + LENGTH else ""
    if cell != v.dragon:
        return Text(bar * _FAR, "red")
    dragon = "◄D" if v.facing == TO_CASTLE else "D►"
    return Text.assemble((bar * 2, "red"), (dragon, f"{_DRAGON_STYLE} reverse"), (bar * 2, "red"))


# The players


def _players(v: View, words: Words) -> Table:
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False)
    table.add_column(words.say("emerald-board-player"), no_wrap=True, max_width=_PLAYER)
    for name in ("in-play", "nest", "treasures"):
        table.add_column(words.say(f"emerald-board-{name}"), no_wrap=True)
    table.add_column(words.say("emerald-board-gold"), max_width=_GOLD)
    table.add_column(words.say("emerald-board-gems"), no_wrap=True)
    for number in range(v.seats):
        seat = (number + (v.seat or 0)) % v.seats
        colours = colours_of(v.seats, seat)
        table.add_row(
            _player(v, seat, words),
            str(sum(len(v.knights[colour]) for colour in colours)),
            str(sum(v.nest[colour] for colour in colours)),
            Text("★" * v.treasures[seat], "bold yellow"),
            _purse(v, seat, words),
            _gems(v, seat),
        )
    return table


def _player(v: View, seat: int, words: Words) -> Text:
    text = Text("▶ " if seat == v.turn else "  ", "bold")
    for colour in colours_of(v.seats, seat):
        letter, style = _letter(words, colour)
        text.append(letter, style)
        text.append(f" {words.say(f'emerald-board-colour-{COLOURS[colour]}')} ", "dim")
    return text.append(words.thing(f"seat:{seat}"), "bold" if seat == v.seat else "")


def _purse(v: View, seat: int, words: Words) -> Text:
    """One's own gold by value, everybody's at the end, else only how many cards."""
    hand = v.hands[seat] if v.hands else v.hand if seat == v.seat else ()
    if not sum(hand):
        return Text(words.say("emerald-board-hidden", count=v.purse[seat]), "dim")
    cards = [str(value) for value, count in zip(VALUES, hand, strict=True) for _ in range(count)]
    return Text(" ".join(cards), _GOLD_STYLE)


def _gems(v: View, seat: int) -> Text:
    text = Text()
    for kind, count in enumerate(v.gems[seat * GEM_COUNT : (seat + 1) * GEM_COUNT]):
        text.append(f"{_gem_letter(kind)}{count} ", _GEM_STYLES[kind] if count else "dim")
    return text


def _notes(v: View, words: Words) -> list[Text]:
    left = f"{words.say('emerald-board-left', count=v.treasures_left)} {'★' * v.treasures_left}"
    notes = [Text(left, "yellow")]
    four = words.say("emerald-board-four-free") if v.four == NONE else words.thing(f"seat:{v.four}")
    notes.append(Text(words.say("emerald-board-four", who=four), "dim" if v.four == NONE else ""))
    if v.fair in FAIR_STARTS[1:]:
        late = tuple(f"seat:{n}" for n in range(v.seats) if fair_points(v.seats, v.first, n, v.fair))
        notes.append(Text(words.say("emerald-board-fair", points=v.fair, seats=late), "dim"))
    notes += [Text(words.say(name), "dim") for name in ("emerald-board-legend", "emerald-board-legend-gems")]
    return notes
