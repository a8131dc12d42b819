"""The board of Emerald in the terminal: castle, plain and mountain, the piles, the dragon, the players."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from royaumes.games.emerald.box import FOOT, NAMES
from royaumes.games.emerald.display import Display, Player, display
from royaumes.games.emerald.road import Pile, Stack
from royaumes.games.emerald.state import View

if TYPE_CHECKING:
    from royaumes.messages import Words

#: What the small board needs to be legible.
COLUMNS = 77
_STYLES = {
    "yellow": "bold yellow",
    "blue": "bold bright_blue",
    "black": "bold black on grey70",
    "white": "bold bright_white",
    "green": "bold green",
}
_CARD_STYLES = {
    "gold": "bold yellow",
    "ruby": "bold red",
    "emerald": "bold green",
    "garnet": "bold dark_orange",
    "turquoise": "bold cyan",
}
_DRAGON_STYLE = "bold red"
_LABEL, _NEAR, _FAR = 10, 5, 6
_PLAYER, _GOLD = 29, 15


def draw(v: View, words: Words) -> RenderableType:
    """The way from the castle to the treasure, and what everybody has."""
    shown = display(v)
    return Group(_near(shown, words), _far(shown, words), _players(shown, words), *_notes(shown, words))


def draw_small(v: View, words: Words) -> RenderableType:
    """The same without frames and legends."""
    shown = display(v)
    notes = Text(" · ").join(_notes(shown, words)[:2])
    return Group(
        *(_bare(table) for table in (_near(shown, words), _far(shown, words), _players(shown, words))), notes
    )


def _bare(table: Table) -> Table:
    table.title, table.box, table.padding = None, None, (0, 1, 0, 0)
    return table


# The path


def _near(shown: Display, words: Words) -> Table:
    """The castle and the plain."""
    places = NAMES[:FOOT]
    table = _grid(words.say("emerald-board-castle"), [_short(place, words) for place in places], _NEAR)
    stacks = (_stack(shown, place, words, _NEAR) for place in places)
    table.add_row(words.say("emerald-board-knights"), *stacks)
    goals = _goals(shown)
    if any(place in goals for place in places):
        table.add_row(words.say("emerald-board-march"), *(_goal(goals.get(one), words) for one in places))
    return table


def _far(shown: Display, words: Words) -> Table:
    """The mountain: gold above, gems below, between them the dragon and the knights."""
    places = NAMES[FOOT:]
    table = _grid(words.say("emerald-board-mountains"), [_short(place, words) for place in places], _FAR)
    table.add_row(words.say("emerald-board-gold"), *(_pile(ledge.gold) for ledge in shown.ledges))
    table.add_row(words.say("emerald-board-dragon"), *(_flight(shown, place) for place in places))
    stacks = (_stack(shown, place, words, _FAR) for place in places)
    table.add_row(words.say("emerald-board-knights"), *stacks)
    goals = _goals(shown)
    if any(place in goals for place in places):
        table.add_row(words.say("emerald-board-march"), *(_goal(goals.get(one), words) for one in places))
    if _may_wake(shown, goals):
        table.add_row(words.say("emerald-board-die"), *(_landing(shown, place) for place in places))
    table.add_row(words.say("emerald-board-gems"), *(_pile(ledge.gem) for ledge in shown.ledges))
    return table


def _grid(title: str, names: Iterable[str], width: int) -> Table:
    table = Table(title=title, title_justify="left", title_style="bold", box=box.ROUNDED, padding=0)
    table.add_column(width=_LABEL, style="dim", no_wrap=True)
    for name in names:
        table.add_column(name, width=width, justify="center", header_style="bold")
    return table


def _short(place: str, words: Words) -> str:
    """The short name of a place, above its column."""
    kind, _, number = place.partition(":")
    if number == "keep":
        return words.say("emerald-board-keep")
    return words.say(f"emerald-board-{kind}", number=int(number))


def _letter(knight: str, words: Words) -> tuple[str, str]:
    colour = knight.partition(":")[2]
    return words.say(f"emerald-board-letter-{colour}"), _STYLES.get(colour, "bold")


def _stack(shown: Display, place: str, words: Words, width: int) -> Text:
    """The knights at a place, a letter each, as many per line as there is room for."""
    stacks = [stack for stack in shown.stacks if stack.place == place]
    letters = [_letter(stack.knight, words) for stack in stacks for _ in range(stack.count)]
    text = Text()
    for number, letter in enumerate(letters):
        if number and number % width == 0:
            text.append("\n")
        text.append(*letter)
    return text


# What may happen next


def _goals(shown: Display) -> dict[str, Stack]:
    """The places that knights of the seat that looks may leave now."""
    return {one.place: one for one in shown.stacks if one.marches and one.owner == shown.seat}


def _may_wake(shown: Display, goals: dict[str, Stack]) -> bool:
    """Whether the seat that looks could wake the dragon by its next answer."""
    scene = shown.happening
    if scene is not None and scene.kind == "taking" and shown.seat == shown.to_move:
        return any(ledge.wakes for ledge in shown.ledges if ledge.name == scene.place)
    return any(stack.wakes for stack in goals.values())


def _goal(stack: Stack | None, words: Words) -> Text:
    if stack is None:
        return Text()
    if stack.goal == "chamber":
        return Text("→★", "bold yellow")
    name = _short(stack.goal, words)
    return Text(f"→{name}!", _DRAGON_STYLE) if stack.wakes else Text(f"→{name}")


def _landing(shown: Display, place: str) -> Text:
    """The throws of the die that bring the dragon here."""
    throws = [str(face) for one in shown.dragon.dangers if one.place == place for face in one.faces]
    return Text(f"[{','.join(throws)}]" if throws else "", _DRAGON_STYLE)


# Cards and dragon


def _pile(pile: Pile) -> Text:
    if pile.card is None:
        return Text("·", "dim")
    sort, _, kind = pile.card.partition(":")
    open_card = (
        (kind, _CARD_STYLES[sort]) if sort == "gold" else (_gem_letter(kind), _CARD_STYLES.get(kind, "bold"))
    )
    return Text.assemble(open_card, (f"+{pile.below}" if pile.below else "", "dim"))


def _gem_letter(kind: str) -> str:
    return kind[0].upper()


def _flight(shown: Display, place: str) -> Text:
    """The bar as a line, and the dragon with the way it faces."""
    bar = "━" if place in shown.bar else ""
    if place != shown.dragon.place:
        return Text(bar * _FAR, "red")
    dragon = "◄D" if shown.dragon.facing == "castle" else "D►"
    return Text.assemble((bar * 2, "red"), (dragon, f"{_DRAGON_STYLE} reverse"), (bar * 2, "red"))


# The players


def _players(shown: Display, words: Words) -> Table:
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False)
    table.add_column(words.say("emerald-board-player"), no_wrap=True, max_width=_PLAYER)
    for name in ("in-play", "nest", "treasures"):
        table.add_column(words.say(f"emerald-board-{name}"), no_wrap=True)
    table.add_column(words.say("emerald-board-gold"), max_width=_GOLD)
    table.add_column(words.say("emerald-board-gems"), no_wrap=True)
    for number in range(len(shown.players)):
        seat = (number + (shown.seat or 0)) % len(shown.players)
        player = shown.players[seat]
        table.add_row(
            _name(shown, seat, words),
            str(player.in_play),
            str(player.lost),
            Text("★" * player.treasures, "bold yellow"),
            _gold(player, words),
            _gems(player),
        )
    return table


def _name(shown: Display, seat: int, words: Words) -> Text:
    text = Text("▶ " if seat == shown.to_move else "  ", "bold")
    for knight in shown.players[seat].knights:
        text.append(*_letter(knight, words))
        colour = words.say(f"emerald-board-colour-{knight.partition(':')[2]}")
        text.append(f" {colour} ", "dim")
    return text.append(words.thing(f"seat:{seat}"), "bold" if seat == shown.seat else "")


def _gold(player: Player, words: Words) -> Text:
    """Gold by value where it is known, else only how many cards."""
    if not player.gold:
        return Text(words.say("emerald-board-hidden", count=player.gold_cards), "dim")
    return Text(" ".join(map(str, player.gold)), _CARD_STYLES["gold"])


def _gems(player: Player) -> Text:
    text = Text()
    for name, count in player.gems.items():
        kind = name.partition(":")[2]
        text.append(f"{_gem_letter(kind)}{count} ", _CARD_STYLES.get(kind, "bold") if count else "dim")
    return text


def _notes(shown: Display, words: Words) -> list[Text]:
    left = f"{words.say('emerald-board-left', count=shown.treasures_left)} {'★' * shown.treasures_left}"
    notes = [Text(left, "yellow")]
    owner = shown.four.owner
    four = words.say("emerald-board-four-free") if owner is None else words.thing(f"seat:{owner}")
    notes.append(Text(words.say("emerald-board-four", who=four), "dim" if owner is None else ""))
    late = {seat: player.fair for seat, player in enumerate(shown.players) if player.fair}
    if late:
        seats = tuple(f"seat:{seat}" for seat in late)
        notes.append(Text(words.say("emerald-board-fair", points=max(late.values()), seats=seats), "dim"))
    notes += [Text(words.say(name), "dim") for name in ("emerald-board-legend", "emerald-board-legend-gems")]
    return notes
