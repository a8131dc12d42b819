"""The table of Im Auftrag des Königs in the terminal: ring, adventures, piles, players."""

from __future__ import annotations

from string import ascii_lowercase
from typing import TYPE_CHECKING

from rich import box
from rich.align import Align
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from royaumes.games.auftrag.box import (
    ACTIONS,
    ADVENTURES,
    CARD_THINGS,
    KNIGHTS,
    PLACES,
    VIRTUES,
)
from royaumes.games.auftrag.display import asked
from royaumes.games.auftrag.state import View

if TYPE_CHECKING:
    from royaumes.messages import Words

#: What the small board needs to be legible.
COLUMNS = 74
_STYLES = ("bright_red", "dodger_blue1", "green3", "magenta")
_SYMBOLS = "●■▲◆"
_VIRTUE_STYLES = ("bright_red", "bright_cyan", "green3", "gold1")
_CELL = 25
#: Where the ring's places stand in three rows of three, clockwise; None is the middle.
_GRID = ((0, 1, 2), (7, None, 3), (6, 5, 4))


def draw(v: View, words: Words) -> RenderableType:
    """The ring, then all that can be known, one's own hand included."""
    letters = dict(zip(_listed(v), ascii_lowercase, strict=False))
    parts: list[RenderableType] = [_ring(v, letters, words), _adventures(v, letters, words)]
    return Group(*parts, "", _piles(v, words), _supply(v, words), "", _players(v, words, knights=True))


def draw_small(v: View, words: Words) -> RenderableType:
    """The ring as a line that is read clockwise, the tables without rules."""
    letters = dict(zip(_listed(v), ascii_lowercase, strict=False))
    adventures, players = _adventures(v, letters, words), _players(v, words, knights=False)
    for table in (adventures, players):
        table.box = None
    supply, piles = _supply(v, words), _piles(v, words)
    return Group(_ring_line(v, letters, words), adventures, piles, supply, players)


def _ring_line(v: View, letters: dict[int, str], words: Words) -> Text:
    text = Text()
    for place in v.ring:
        knights = [seat for seat, where in enumerate(v.knights) if where == place]
        here = [letter for adventure, letter in letters.items() if ADVENTURES[adventure].place == place]
        name = words.say(f"auftrag-board-place-{PLACES[place]}").replace(" ", "\N{NO-BREAK SPACE}")
        text.append(" → " if text else "", "dim").append(name, "gold1" if place == 0 else "green3")
        for lead in (v.leads[seat] for seat in knights):
            text.append(f"\N{NO-BREAK SPACE}{_SYMBOLS[lead]}", f"bold {_STYLES[lead]}")
        text.append("".join(f"\N{NO-BREAK SPACE}{letter}" for letter in here), "bold")
    return text


def _listed(v: View) -> list[int]:
    """The adventures in play: the open ones, then those in hand."""
    return [*v.open, *(adventure for held in v.held for adventure in held)]


def _ring(v: View, letters: dict[int, str], words: Words) -> Table:
    grid = Table.grid()
    for row in _GRID:
        grid.add_row(
            *(_middle(v, words) if spot is None else _place(v, spot, letters, words) for spot in row)
        )
    return grid


def _place(v: View, spot: int, letters: dict[int, str], words: Words) -> RenderableType:
    if spot >= len(v.ring):
        return Panel("", width=_CELL, height=3, border_style="dim")
    place = v.ring[spot]
    text = Text()
    for seat, where in enumerate(v.knights):
        if where == place:
            text.append(f"{_SYMBOLS[v.leads[seat]]} ", f"bold {_STYLES[v.leads[seat]]}")
    here = [letter for adventure, letter in letters.items() if ADVENTURES[adventure].place == place]
    marks = " ".join(here)
    text.append(" " * max(0, _CELL - 4 - text.cell_len - len(marks)))
    text.append(marks, "bold")
    style = "gold1" if place == 0 else "green3"
    name = words.say(f"auftrag-board-place-{PLACES[place]}")
    return Panel(text, title=Text(name, f"bold {style}"), width=_CELL, height=3, border_style=style)


def _middle(v: View, words: Words) -> RenderableType:
    text = Text(words.say("auftrag-board-round", round=v.round), "bold", justify="center")
    text.append(f"\n{words.say('auftrag-board-target', target=v.target)}\n", "not bold")
    text.append(words.say("auftrag-board-deck", deck=v.in_deck), "dim not bold")
    return Align.center(text, width=_CELL)


def _adventures(v: View, letters: dict[int, str], words: Words) -> Table:
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False, show_edge=False)
    for title in ("adventures", "place", "demands", "shields", "holder"):
        table.add_column(
            words.say(f"auftrag-board-{title}"), justify="right" if title == "shields" else "left"
        )
    holders = {adventure: seat for seat, held in enumerate(v.held) for adventure in held}
    for number, letter in letters.items():
        one = ADVENTURES[number]
        seat = holders.get(number)
        holder = Text(words.say("auftrag-board-open"), "dim")
        if seat is not None:
            holder = Text(f"{_SYMBOLS[v.leads[seat]]} {words.seat(seat)}", _STYLES[v.leads[seat]])
            holder.truncate(10, overflow="ellipsis")
        table.add_row(
            Text.assemble((letter, "bold"), f" {words.say(f'auftrag-board-adventure-{one.name}')}"),
            words.say(f"auftrag-board-place-{PLACES[one.place]}"),
            _demands(one.demands, words),
            str(one.shields),
            holder,
        )
    return table


def _demands(demands: tuple[int, ...], words: Words) -> Text:
    text = Text()
    for virtue, demand in enumerate(demands):
        if demand:
            text.append(" " if text else "")
            text.append(
                f"{words.say(f'auftrag-board-virtue-{VIRTUES[virtue]}')} {demand}", _VIRTUE_STYLES[virtue]
            )
    return text


def _cards(counts: tuple[int, ...], words: Words, none: str = "") -> Text:
    """Virtue cards by kind as "sword 1 1 2 · book 2"; `none` is said of a virtue without cards."""
    text = Text()
    for virtue, name in enumerate(VIRTUES):
        values = [str(value + 1) for value in (0, 1) for _ in range(counts[2 * virtue + value])]
        if values or none:
            text.append("  " if text else "")
            text.append(f"{words.say(f'auftrag-board-virtue-{name}')} ", _VIRTUE_STYLES[virtue])
            text.append(" ".join(values) or words.say(none), "bold" if values else "dim")
    return text


def _piles(v: View, words: Words) -> Text:
    title = Text(f"{words.say('auftrag-board-piles')}  ", "bold")
    return Text.assemble(title, _cards(v.piles, words, "auftrag-board-empty"))


def _supply(v: View, words: Words) -> Text:
    lying = [
        _action(kind, words) + (f"\N{NO-BREAK SPACE}×{count}" if count > 1 else "")
        for kind, count in enumerate(v.supply)
        if count
    ]
    title = Text(f"{words.say('auftrag-board-supply')}  ", "bold")
    return Text.assemble(title, " · ".join(lying))


def _action(kind: int, words: Words) -> str:
    """An action card's short name, which no line breaks."""
    return words.say(f"auftrag-board-action-{ACTIONS[kind]}").replace(" ", "\N{NO-BREAK SPACE}")


def _players(v: View, words: Words, *, knights: bool) -> Table:
    """Everybody in the order of the tents; with their knights' names where there is room."""
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False, show_edge=False)
    for title in ("tent", "player", "shields", "cards"):
        table.add_column(
            words.say(f"auftrag-board-{title}"), justify="left" if title in ("player", "cards") else "right"
        )
    waiting = asked(v)
    seats = [*v.order, *(seat for seat in range(v.seats) if seat not in v.order)]
    for tent, seat in enumerate(seats, 1):
        mark = "▶" if seat in waiting else " "
        name = Text(f"{mark} {_SYMBOLS[v.leads[seat]]} {words.seat(seat)}", f"bold {_STYLES[v.leads[seat]]}")
        name.truncate(22, overflow="ellipsis")
        if knights:
            lead = v.leads[seat]
            name.append(f"\n    {words.thing(KNIGHTS[lead])}", f"not bold dim {_STYLES[lead]}")
        table.add_row(
            str(tent) if seat in v.order else "",
            name,
            Text(str(v.scores[seat]), "bold"),
            Text.assemble(_actions(v, seat, words), "\n", _hand(v, seat, words)),
        )
    return table


def _actions(v: View, seat: int, words: Words) -> Text:
    chosen = [_action(kind, words) for kind in v.chosen[seat]]
    return Text(" · ".join(chosen)) if chosen else Text(words.say("auftrag-board-no-actions"), "dim")


def _hand(v: View, seat: int, words: Words) -> Text:
    text = _cards(v.my_hand if seat == v.seat else v.seen[seat], words)
    if seat == v.seat and v.my_stake is not None:
        cards = tuple(CARD_THINGS[card] for card in v.my_stake)
        text.append(f"  {words.say('auftrag-board-stake', cards=cards)}", "bold")
    if seat != v.seat and v.hidden[seat]:
        text.append("  " if text else "")
        text.append(words.say("auftrag-board-hidden", hidden=v.hidden[seat]), "dim")
    return text if text else Text(words.say("auftrag-board-no-cards"), "dim")
