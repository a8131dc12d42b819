"""Games over HTTP: the shelf, words, rules."""

from __future__ import annotations

from royaumes.server.protocol.parts import Body


class SettingInfo(Body):
    """A setting of a table: its choices (the first is the default) and the rule that knows it."""

    name: str
    choices: list[bool | int | str]
    rule: str


class PiecesInfo(Body):
    """What players choose when they sit down, in the order in which those get it who don't, and the rule."""

    name: str
    things: list[str]
    rule: str


class VariantInfo(Body):
    """A variant of a game that a table may be set up for: `key` is then its game."""

    key: str
    name: str


class GameInfo(Body):
    """A game on the shelf; `pieces` is null where there is nothing to choose; `lesson`: it can be learnt.

    `puzzles` is how many there are to try.
    """

    key: str
    least: int
    most: int
    usual: int
    settings: list[SettingInfo]
    pieces: PiecesInfo | None
    hidden: bool
    lesson: bool
    puzzles: int
    variants: list[VariantInfo]


class Shelf(Body):
    """What can be played here, and the ranks of the computer players, from weakest to strongest.

    `usual_bot` is the rank that sits down where nobody says. `address` is where others on the same network
    find this server, if it is known: an invitation from a page that was opened as localhost must name it.
    `passkeys` says whether accounts can be kept by them.
    """

    games: list[GameInfo]
    bots: list[str]
    usual_bot: str
    address: str | None = None
    passkeys: bool = False


class GameWords(Body):
    """All that a game says in a language, as Fluent source: for pages that were built without the game."""

    game: str
    lang: str
    source: str


class RuleText(Body):
    """A digest entry in every language; `mark` says what it rests on."""

    id: str
    mark: str
    text: dict[str, str]


class RowText(Body):
    """A row of a table: figures, plain texts, or names of things to be put into words."""

    cells: list[int | str]
    mark: str


class TableText(Body):
    """A table that closes a chapter; a `board` is drawn as one."""

    title: dict[str, str]
    columns: list[dict[str, str]]
    rows: list[RowText]
    board: bool


class SectionText(Body):
    """A chapter of the digest."""

    id: str
    title: dict[str, str]
    rules: list[RuleText]
    tables: list[TableText]


class AboutText(Body):
    """What a player wants to know first; `mark` says what the minutes rest on."""

    aim: dict[str, str]
    players: list[int]
    minutes: list[int]
    mark: str


class StepText(Body):
    """A step of an example, and the rules that it shows at work."""

    text: dict[str, str]
    rules: list[str]


class ExampleText(Body):
    """A mechanism of the game, worked through step by step."""

    title: dict[str, str]
    steps: list[StepText]


class Rules(Body):
    """A game's rules, and those of the table itself."""

    game: str
    about: AboutText | None
    examples: list[ExampleText]
    sections: list[SectionText]
