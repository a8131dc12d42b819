"""The table of For a Crown in the terminal: royal square, gallery, families, pile, one's own chest."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import zip_longest
from typing import TYPE_CHECKING

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from royaumes.games.foracrown.box import (
    CARDS,
    CELLS,
    COSTS,
    EVENT_THINGS,
    FAMILY_THINGS,
    HEIRLOOM_THINGS,
    ICONS,
    LETTERS,
    LEVELS,
    MERCENARY_SLOTS,
    NONE,
    OPEN_PER_DECK,
    PILES,
    RECRUITS,
    ROUNDS,
    SCANDAL_LOSS,
)
from royaumes.games.foracrown.state import View

if TYPE_CHECKING:
    from royaumes.messages import Words

#: What the small board needs to be legible.
COLUMNS = 64
_STYLES = ("bright_white", "bright_blue", "dark_orange", "bright_magenta", "green")
_SYMBOLS = "♥■▲★◆"
_STYLE = {"R": "red", "L": "bright_red", "D": "magenta", "C": "yellow", "T": "cyan", "P": "green"}


def draw(v: View, words: Words) -> RenderableType:
    """Everything that this seat may see, its own chest last, where the question follows."""
    at = words.say("foracrown-board-round", round=v.round, rounds=ROUNDS)
    ends = f"← {words.say('foracrown-board-less')} · {words.say('foracrown-board-more')} →"
    return Group(
        _framed(_square(v, words), f"{words.say('foracrown-board-square')} · {at}"),
        _framed(_gallery(v, words), words.say("foracrown-board-gallery"), ends),
        _families(v, words, names="\n    "),
        *_below(v, words),
        Text(words.say("foracrown-board-legend"), style="dim"),
    )


def draw_small(v: View, words: Words) -> RenderableType:
    """The same without frames and legend, a family to a line."""
    return Group(_square(v, words), _gallery(v, words), _families(v, words, names=" · "), *_below(v, words))


def _framed(table: Table, title: str, below: str | None = None) -> Panel:
    return Panel(table, title=title, title_align="left", subtitle=below, box=box.ROUNDED, width=78)


def _below(v: View, words: Words) -> list[RenderableType]:
    """The pile, whatever is being carried out, one's own chest."""
    parts: list[RenderableType] = [_pile(v, words)]
    if v.to_move != NONE and (v.slot != NONE or v.event is not None):
        parts.append(_now(v, words))
    if v.seat is not None and v.seat not in v.out:
        parts.append(_chest(v, v.seat, words))
    return parts


def _card(card: int, *, dim: bool = False) -> Text:
    """A card by the letters of its icons, each in its colour."""
    text = Text()
    for letter in CARDS[card].name.replace("-", "/"):
        text.append(letter, "dim" if dim else f"bold {_STYLE.get(letter, '')}")
    return text


def _crest(v: View, seat: int, words: Words) -> Text:
    """A family's symbol and name."""
    family = v.families[seat]
    style = "dim strike" if seat in v.out else f"bold {_STYLES[family]}"
    return Text(f"{_SYMBOLS[family]} {words.thing(FAMILY_THINGS[family])}", style)


def _square(v: View, words: Words) -> Table:
    costs = COSTS[v.round - 1]
    table = Table(box=None, padding=(0, 1), expand=True)
    for level in LEVELS:
        is_open = level <= len(costs)
        cost = (
            words.say("foracrown-board-cost", cost=costs[level - 1])
            if is_open
            else words.say("foracrown-board-closed")
        )
        title = Text(f"{words.say('foracrown-board-level', level=level)}\n", "bold" if is_open else "dim")
        table.add_column(title.append(cost, "yellow" if is_open else "dim"), justify="center")
    columns = [_piles(v), *(_deck(v, deck, words) for deck in range(len(v.decks)))]
    for row in zip_longest(*columns, fillvalue=Text()):
        table.add_row(*row)
    return table


def _piles(v: View) -> list[Text]:
    return [_card(kind, dim=not v.piles[kind]).append(f" ×{v.piles[kind]}", "dim") for kind in range(PILES)]


def _deck(v: View, deck: int, words: Words) -> list[Text]:
    is_open = deck + 2 <= len(COSTS[v.round - 1])
    cards = v.open[deck * OPEN_PER_DECK : (deck + 1) * OPEN_PER_DECK]
    shown = [Text("–", "dim") if card == NONE else _card(card, dim=not is_open) for card in cards]
    hidden = f"{words.say('foracrown-board-hidden')} ×{v.decks[deck]}"
    return [*shown, Text(hidden, "" if is_open and v.decks[deck] else "dim")]


def _gallery(v: View, words: Words) -> Table:
    """Nine cells with their portraits; below each what a scandal costs there."""
    table = Table.grid(padding=(0, 2, 0, 0))
    hung = {cell: family for family, cell in zip(v.families, v.gallery, strict=True) if cell}
    cells = [
        Text(f" {_SYMBOLS[hung[cell]]} ", f"reverse bold {_STYLES[hung[cell]]}")
        if cell in hung
        else Text(f" {cell} ", "dim")
        for cell in range(1, CELLS + 1)
    ]
    losses = [Text(f" −{loss}" if loss else " 0 ", "dim") for loss in SCANDAL_LOSS[1:]]
    table.add_row("", *_zoned(cells))
    table.add_row(Text(words.say("foracrown-board-scandal"), "dim"), *_zoned(losses))
    return table


def _zoned(cells: list[Text]) -> Iterable[Text]:
    """The cells with a bar between two zones."""
    for cell, text in enumerate(cells, 1):
        if cell > 1 and SCANDAL_LOSS[cell] != SCANDAL_LOSS[cell - 1]:
            yield Text("│", "dim")
        yield text


def _families(v: View, words: Words, *, names: str) -> Table:
    """A row per family, the most influential first; chests only where they may be read.

    `names` stands between a family and the name of its player.
    """
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column(words.say("foracrown-board-family"), min_width=20)
    for what in ("raccoons", "heirloom"):
        table.add_column(words.say(f"foracrown-board-{what}"), justify="center")
    if v.memory_aid:
        for what in ("coins", "rubies"):
            table.add_column(words.say(f"foracrown-board-{what}"), justify="center")
    table.add_column(words.say("foracrown-board-mercenaries"))
    seats = sorted(range(v.seats), key=lambda seat: -v.gallery[seat])
    for seat in seats:
        table.add_row(*_family(v, seat, words, names))
    return table


def _family(v: View, seat: int, words: Words, names: str) -> Iterable[Text | str]:
    yield (
        Text("▶ " if seat == v.to_move else "  ", "bold")
        .append_text(_crest(v, seat, words))
        .append(f"{names}{words.seat(seat)}", "dim")
    )
    if seat in v.out:
        yield from ("", Text(words.say("foracrown-board-out"), "dim"))
    else:
        yield Text(f"☻ {v.raccoons[seat]}", "bold cyan" if v.raccoons[seat] else "dim")
        kept = v.heirlooms[seat]
        yield Text(words.say(f"foracrown-board-{'kept' if kept else 'sold'}"), "" if kept else "yellow")
    if v.memory_aid:  # FAC-1.5: the ledger added up
        yield str(v.coins_in[seat] - v.coins_out[seat])
        yield str(v.rubies_in[seat] - v.rubies_out[seat])
    yield _mercenaries(v, seat)


def _mercenaries(v: View, seat: int) -> Text:
    """Cards face down in the pile are bright, those already revealed are dim; ?3 is hidden, of level 3."""
    cards = []
    for slot in range(seat * RECRUITS, (seat + 1) * RECRUITS):
        card = v.recruits[slot]
        if card >= 0:
            cards.append(_card(card, dim=not v.pile >> slot & 1))
        elif card != NONE:
            cards.append(Text(f"?{-card}", "bold"))
    return Text(" ").join(cards)


def _pile(v: View, words: Words) -> Text:
    text = Text(f"{words.say('foracrown-board-pile')}  ", "bold")
    text.append(words.say("foracrown-board-face-down", cards=v.pile.bit_count()))
    text.append(f" · {words.say('foracrown-board-events')} ", "dim")
    for which, kind in enumerate(v.events):
        waits = v.pile >> MERCENARY_SLOTS + which & 1
        if kind is not None:
            text.append(f" {words.thing(EVENT_THINGS[kind])} ", "bold" if waits else "dim")
        elif waits:
            text.append(" ? ", "bold")
    return text


def _now(v: View, words: Words) -> Text:
    """Who carries out what, a card or an event, and the icons that come after this one."""
    text = Text(f"{words.say('foracrown-board-now')}  ", "bold").append_text(_crest(v, v.to_move, words))
    if v.slot != NONE:
        text.append("  ").append_text(_card(v.recruits[v.slot]))
    elif v.event is not None:
        text.append(f"  {words.thing(EVENT_THINGS[v.event])}", "bold")
    if v.todo:
        text.append(f"  {words.say('foracrown-board-then')} ", "dim")
        for icon in v.todo:
            letter = LETTERS[ICONS[icon]]
            text.append(letter, f"bold {_STYLE[letter]}")
    return text


def _chest(v: View, seat: int, words: Words) -> Text:
    text = Text(f"{words.say('foracrown-board-chest')}  ", "bold")
    text.append(f"{words.thing(f'coin:{v.my_coins}')} · ", "yellow")
    text.append(f"{words.thing(f'ruby:{v.my_rubies}')}", "red")
    if v.heirlooms[seat]:
        text.append(f" · {words.thing(HEIRLOOM_THINGS[v.families[seat]])}")
    return text
