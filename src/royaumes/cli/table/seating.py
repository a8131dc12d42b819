"""Choosing a game and its players, from the command line or by asking."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from difflib import get_close_matches
from functools import cache
from typing import NamedTuple

from royaumes import bots
from royaumes.cli.screen.render import Screen
from royaumes.cli.table.typed import fold
from royaumes.core import Settings, UserError
from royaumes.core.pieces import ANY
from royaumes.games import AnyGame, game, keys
from royaumes.messages import LANGUAGES, Catalogue, Words
from royaumes.messages.source import prefix
from royaumes.play import Table

BOT = "bot:"
_LONGEST_NAME = 24
#: How like a bot's name a name in small letters may be.
_NEAR = 0.8


class Seated(NamedTuple):
    """Who sits where, and the pieces that they chose, as a setting of the table."""

    players: tuple[str, ...]
    pieces: Settings


def seated(text: str, chosen: AnyGame, words: Words) -> Seated:
    """The players that `--seats` names, people by name, bots by kind; Ann=blue has chosen blue."""
    parts = [part.partition("=") for part in text.split(",")]
    players = tuple(_player(name.strip(), words) for name, _, _ in parts)
    people = [fold(player) for player in players if not player.startswith(BOT)]
    if len(set(people)) < len(people):
        raise UserError("cli-same-name", text=text)
    return Seated(players, _pieces([piece.strip() for _, _, piece in parts], chosen, words))


def usual(chosen: AnyGame, words: Words) -> Seated:
    """The default players: one person and as many bots as the game needs, at least one."""
    seats = max(2 if 2 in chosen.seats else chosen.seats[0], chosen.seats[0])
    return Seated((words.say("cli-player"), *[f"{BOT}{bots.USUAL}"] * (seats - 1)), {})


def _pieces(typed: Sequence[str], chosen: AnyGame, words: Words) -> Settings:
    """TBL-3.1: pieces by their keys, or by how a word of their names begins: "blue", "bleu", "comtesse"."""
    pieces = chosen.pieces
    if not any(typed):
        return {}
    if pieces is None:
        raise UserError("cli-no-pieces", text=next(filter(None, typed)))
    names = _names(chosen, words)
    wanted = []
    for text in typed:
        called = zip(pieces.keys, names, strict=True)
        fits = [key for key, name in called if _begins(text, f"{key} {name}")]
        if text and len(fits) != 1:
            raise UserError("cli-bad-piece", text=text, known=names)
        wanted += fits if text else [ANY]
    return pieces.checked(wanted, len(typed))


def _names(chosen: AnyGame, words: Words) -> tuple[str, ...]:
    """What the pieces of a game are called."""
    things = chosen.pieces.things if chosen.pieces else ()
    return tuple(map(Words(words.catalogue, chosen.key).thing, things))


def _begins(text: str, names: str) -> bool:
    return any(fold(name).startswith(fold(text)) for name in names.split())


def bots_at(table: Table, allowed: Collection[str], limit: float) -> dict[int, bots.Bot]:
    """The bots of a table by seat; bots given as code only where they are `allowed` by name.

    A saved game may come from anywhere, and naming code runs it.
    """
    found: dict[int, bots.Bot] = {}
    for seat, player in enumerate(table.header.players):
        name = player.removeprefix(BOT)
        if name == player:
            continue
        if ":" in name and name not in allowed and player not in allowed:
            raise UserError("cli-resume-code", text=name)
        _, found[seat] = bots.seated(name, table.game.key, limit)
    return found


def shown_names(players: Sequence[str], minds: Mapping[int, bots.Bot]) -> tuple[str, ...]:
    """Who sits where in words: bots given as code by their own names, kept apart where they share one."""
    names = list(players)
    for seat, bot in minds.items():
        if players[seat].removeprefix(BOT) not in bots.NAMES:
            taken = bot.name in names
            names[seat] = f"{bot.name} ({seat + 1})" if taken or not bot.name else bot.name
    return tuple(names)


def offer_games(screen: Screen) -> AnyGame:
    """The shelf: ask until a game is chosen."""
    screen.title("Royaumes")
    names = [screen.words.catalogue.game(key) for key in keys()]
    for number, (key, name) in enumerate(zip(keys(), names, strict=True), 1):
        seats = game(key).seats
        screen.say("cli-shelf", number=number, game=name, least=seats[0], most=seats[-1])
        screen.line(f"   {screen.words.say(f'{prefix(key)}-blurb')}", "dim")
    while True:
        typed = fold(input(screen.words.say("cli-which-game") + " "))
        if typed.isdecimal() and 1 <= int(typed) <= len(keys()):
            return game(keys()[int(typed) - 1])
        fits = [
            key
            for key, name in zip(keys(), names, strict=True)
            if fold(name).startswith(typed) or key == typed
        ]
        if len(fits) == 1:
            return game(fits[0])
        screen.say("cli-which-game-again", "yellow", most=len(keys()))


def offer_seats(screen: Screen, chosen: AnyGame) -> Seated:
    """Ask who plays until there is an answer that fits the game."""
    known = tuple(bots.NAMES)
    screen.say("cli-who-plays", least=chosen.seats[0], most=chosen.seats[-1], bots=known)
    if chosen.pieces is not None:
        screen.say("cli-who-chooses", text=chosen.pieces.keys[0], things=_names(chosen, screen.words))
    while True:
        typed = input(screen.words.say("cli-who-plays-prompt") + " ").strip()
        try:
            found = seated(typed, chosen, screen.words) if typed else usual(chosen, screen.words)
            chosen.start(len(found.players), found.pieces)
            return found
        except UserError as error:
            screen.line(screen.words.why(error), "yellow")


def _player(name: str, words: Words) -> str:
    kind = fold(name.removeprefix(BOT))
    if kind in _pronouns():  # a name all the same: others at the table see it
        return words.say("cli-player")
    kind = _ranks(words).get(kind, kind)
    if kind in bots.NAMES:
        return f"{BOT}{kind}"
    if kind == "bot":
        return f"{BOT}{bots.USUAL}"
    if ":" in name.removeprefix(BOT):  # a bot from elsewhere: package.module:thing
        return f"{BOT}{name.removeprefix(BOT)}"
    if name.startswith(BOT):
        raise UserError("cli-bad-bot", text=name.removeprefix(BOT), known=tuple(bots.NAMES))
    if name == name.lower() and (meant := _nearly(kind, (*bots.NAMES, "bot", *_ranks(words)))):
        raise UserError("cli-near-bot", text=name, meant=meant)
    if not kind or len(name) > _LONGEST_NAME or not name.isprintable():
        raise UserError("cli-bad-name", text=name, most=_LONGEST_NAME)
    return name


def _nearly(typed: str, known: Sequence[str]) -> str:
    """The name that was probably meant: nearly the same letters, or the same ones in another order."""
    shuffled = [name for name in known if sorted(name) == sorted(typed)]
    return next(iter(shuffled or get_close_matches(typed, known, 1, _NEAR)), "")


def _ranks(words: Words) -> dict[str, str]:
    """The levels as the language calls them: "roi" is a king."""
    return {fold(words.say(f"sim-bot-{name}")): name for name in bots.LEVELS}


@cache
def _pronouns() -> frozenset[str]:
    """How people call themselves, in every language, where a name is asked for."""
    said = (Catalogue(lang).say("cli-words-self") for lang in LANGUAGES)
    return frozenset(fold(word) for words in said for word in words.split(","))
