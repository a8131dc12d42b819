"""Every message between table and browser, as typed records: the one source of docs and TypeScript types.

HTTP carries what is asked once (games, rules, tables, people, records); the socket of a table
carries play. Socket messages are JSON objects with a "type". All texts are message ids with facts,
put into words by the reader; moves are written as in records; views are the games' own (`core.plain`).
"""

from __future__ import annotations

from typing import Any

import msgspec

Facts = dict[str, Any]


class Body(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=False):
    """Any record of the protocol: what is not named in it is an error."""


# ---------------------------------------------------------------- shared parts


class Text(Body):
    """Something to be put into words: a message id of the catalogue and its facts."""

    id: str
    facts: Facts = {}


class ErrorMessage(Body):
    """Why something was not done: a code for programs, a text for people, and the rule that refuses."""

    code: str
    text: Text
    rule: str | None = None


class Choice(Body):
    """One allowed answer: as written in records, and the board elements it touches in order."""

    move: str
    picks: list[str]


class LessonStep(Body):
    """What the coach of a guided game says of a question, and the move that the lesson goes on with."""

    text: Text
    move: str


class Ask(Body):
    """The question now open to a seat; answers must name its number."""

    question: int
    prompt: Text
    section: str
    options: list[Choice]
    lesson: LessonStep | None = None


class Line(Body):
    """One line of the score sheet."""

    seat: int
    rule: str
    text: Text
    points: int


class Result(Body):
    """How a game ended: seats from best to worst (equals together), scores, the sheet, why."""

    ranking: list[list[int]]
    scores: list[int]
    why: Text
    rule: str
    sheet: list[Line]


# ---------------------------------------------------------------- people and games over HTTP


class Me(Body):
    """The guest behind this cookie."""

    person: str
    name: str


class Rename(Body):
    """A guest chooses a name."""

    name: str


class Link(Body):
    """An address to open or to hand on, relative to the server."""

    path: str


class PasskeyInfo(Body):
    """A passkey that opens an account, when it was made and last used (seconds since 1970)."""

    id: str
    made: float
    used: float


class Passkeys(Body):
    """All passkeys of somebody, the oldest first."""

    passkeys: list[PasskeyInfo]


class PasskeyOffer(Body):
    """What `navigator.credentials` is asked with: the options of WebAuthn as JSON."""

    options: dict[str, Any]


class PasskeyAnswer(Body):
    """What it answered: a credential of WebAuthn as JSON."""

    credential: dict[str, Any]


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
    """What can be played here, and the computer players that can be asked to join.

    `address` is where others on the same network find this server, if it is known: an invitation from
    a page that was opened as localhost must name it. `passkeys` says whether accounts can be kept by them.
    """

    games: list[GameInfo]
    bots: list[str]
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


# ---------------------------------------------------------------- tables over HTTP


class SeatRequest(Body):
    """Who shall sit here: "me", "guest" (beside me on this device), "open" or "bot".

    `piece` is what they play ("knight:blue"); empty is what is left.
    """

    kind: str
    bot: str = "greedy"
    name: str = ""
    piece: str = ""


class NewTable(Body):
    """A table to be set up; `game` is the key of a game or of one of its variants."""

    game: str
    seats: list[SeatRequest]
    settings: dict[str, bool | int | str] = {}
    public: bool = False
    open_chat: bool = False
    hints: bool = True
    pace: str = "normal"


class PlayNow(Body):
    """One click: me against computer players, started at once; or a guided first game."""

    game: str
    lesson: bool = False


class GoOn(Body):
    """Go on from a step of a finished game in one of its seats, against computer players or with friends."""

    step: int
    seat: int
    friends: bool = False


class Sit(Body):
    """Take an open seat: this one, or the first that is free; and a piece that nobody has chosen."""

    seat: int | None = None
    piece: str = ""


class ChoosePiece(Body):
    """What a seat will play, as its game names it; empty is what is left."""

    piece: str


class Swap(Body):
    """Two seats whose players change places."""

    one: int
    other: int


class SeatInfo(Body):
    """A seat as all may see it. `kind` is "person", "guest", "bot" or "open".

    `plays` are its pieces: what was chosen before the game, and what it has once the game has begun.
    Two things are for the reader: `mine`, and `reserved` where a bot plays on in a seat that they left.
    `minded` says that a bot takes care of the seat while its player is away; `until` when one will answer
    for it.
    """

    seat: int
    kind: str
    name: str
    plays: list[str]
    mine: bool
    here: bool
    reserved: bool
    minded: bool
    until: float | None


class TableInfo(Body):
    """A table as all may see it. `stage` is "open", "playing", "over" or "closed".

    `closed` says why there is no board to show: a game that was stopped, or was played by other rules.
    `open_chat` lets those who watch write too; `hints` says whether advice can be had; `pace` is "normal",
    "relaxed", "quick" or "days". `variant` says what is changed in the game, as the key of the variant does;
    it is empty for the game as printed.
    """

    table: str
    game: str
    variant: str
    stage: str
    public: bool
    settings: dict[str, bool | int | str]
    seats: list[SeatInfo]
    host: bool
    waiting: list[int]
    commitment: str
    answers: int
    next: str | None
    updated: float
    open_chat: bool
    hints: bool
    pace: str
    paused: bool
    closed: Text | None
    lesson: bool


class Tables(Body):
    """Several tables, those that wait for the reader first."""

    tables: list[TableInfo]


class Verified(Body):
    """What the check of a finished game's chance found."""

    commitment: str
    seed: str
    outcomes: int


class Event(Body):
    """Something that happened, as one viewer may hear it."""

    message: str
    facts: Facts


class ReplayStep(Body):
    """One place in a replay: who answered what (seat None is chance), what was heard, the view after it."""

    number: int
    seat: int | None
    move: str
    events: list[Event]
    view: Any


class Replay(Body):
    """A finished game step by step, as a seat, as a spectator, or all-seeing."""

    table: TableInfo
    seat: int | None
    steps: list[ReplayStep]
    result: Result | None


class ConsideredMove(Body):
    """A move that a review compared, and what it would have been worth to its player."""

    move: str
    worth: int


class JudgedDecision(Body):
    """A decision: how all stood before it by what each could know, and what it changed for each seat.

    `effects` are against the best move; `reason` is what speaks for that.
    """

    step: int
    seat: int
    prompt: str
    move: str
    best: str
    chances: list[int]
    effects: list[int]
    considered: list[ConsideredMove]
    reason: Text | None


class ReviewParts(Body):
    """What made a seat's result: `start + luck + own + rivals` is `result`."""

    start: int
    luck: int
    own: int
    rivals: int
    result: int


class Review(Body):
    """A finished game judged. Shares are tenths of a percent of winning; alone, tenths of a point.

    `turning`, `best` and `worst` are numbers of decisions, the last two by seat.
    """

    game: str
    alone: bool
    depth: int
    decisions: list[JudgedDecision]
    parts: list[ReviewParts]
    turning: list[int]
    best: list[list[int]]
    worst: list[list[int]]


class Reviewing(Body):
    """How many decisions of how many have been judged, and the review once all have been."""

    done: int
    of: int
    review: Review | None


class PastGame(Body):
    """A game that I finished: who sat there, my seat, and everybody's places (from 1) and scores.

    `players` are names, "bot:knight" for computer players. `luck` and `own` are from the review, where there
    is one: tenths of a percent of winning, or of a point where I played alone.
    """

    table: str
    game: str
    variant: str
    at: float
    players: list[str]
    seat: int
    places: list[int]
    scores: list[int]
    luck: int | None
    own: int | None


class History(Body):
    """My finished games, the last one first."""

    games: list[PastGame]


class PuzzleList(Body):
    """How many puzzles a game has, and which of them is today's, from 1."""

    game: str
    puzzles: int
    today: int


class Puzzle(Body):
    """A moment of a game as the seat to decide sees it, and what it may do."""

    game: str
    number: int
    puzzles: int
    seats: int
    seat: int
    prompt: Text
    options: list[Choice]
    view: Any


class PuzzleAnswer(Body):
    """The move that somebody takes for the solution."""

    move: str


class PuzzleSolved(Body):
    """Whether it is; the solution, what the next best move is worth less in tenths of a percent, and why."""

    right: bool
    solution: str
    ahead: int
    reason: Text | None


class Health(Body):
    """Whether the server is well ("ok" or "failed"), and what was tried to find out."""

    status: str
    version: str
    checks: dict[str, str]


class Ready(Body):
    """Whether newcomers should be sent to this server."""

    ready: bool


# ---------------------------------------------------------------- the socket, from the browser


class FromBrowser(Body, tag_field="type"):
    """What a browser may send. `id` is chosen by the browser and comes back with the reply."""

    id: str


class Answer(FromBrowser, tag="answer"):
    """A move. The same id again is answered the same way and changes nothing."""

    seat: int
    question: int
    move: str


class Why(FromBrowser, tag="why"):
    """Why can't I? For a move, or for the board elements picked so far."""

    seat: int
    picks: list[str]


class Undo(FromBrowser, tag="undo"):
    """Take my last move back; where that needs consent, ask the others for it."""

    seat: int


class Consent(FromBrowser, tag="consent"):
    """Agree to another's undo, or not."""

    seat: int
    agree: bool


class Hint(FromBrowser, tag="hint"):
    """What would a sensible player do here?"""

    seat: int


class Preview(FromBrowser, tag="preview"):
    """What would this move bring? Nothing is changed, and nobody hears of it."""

    seat: int
    move: str


class Nudge(FromBrowser, tag="nudge"):
    """Remind somebody that it is their turn."""

    seat: int


class Propose(FromBrowser, tag="propose"):
    """Propose to "mind" a seat (a bot takes care of it), to "pause", to "resume" or to "end" the game."""

    what: str
    seat: int | None = None


class Vote(FromBrowser, tag="vote"):
    """Agree to what is proposed, or not."""

    agree: bool


class Say(FromBrowser, tag="say"):
    """A line of chat."""

    text: str


class Block(FromBrowser, tag="block"):
    """Hide all that the author of this line writes from me, here and everywhere; or show it again."""

    line: int
    blocked: bool = True


class Report(FromBrowser, tag="report"):
    """Show this line to the owner of the server, and say why if there is more to say."""

    line: int
    why: str = ""


# ---------------------------------------------------------------- the socket, to the browser


class ToBrowser(Body, tag_field="type"):
    """What the server sends."""


class Update(ToBrowser, tag="update"):
    """A change of the table as one seat (None: spectator) may know it, numbered.

    `events` happened since the message before; `view` is what stands now. A `fresh` update does not build
    on earlier ones: the browser starts from its view. `undone` says that an answer was taken back.
    `until` is when the first answer must be there, at a table whose pace sets a time, or when a question
    closes that stands for a few seconds only.
    """

    n: int
    seat: int | None
    fresh: bool
    undone: bool
    events: list[Event]
    view: Any
    ask: Ask | None
    waiting: list[int]
    until: float | None
    undo: bool
    result: Result | None


class Done(ToBrowser, tag="done"):
    """The message with this id was carried out."""

    id: str


class Failed(ToBrowser, tag="failed"):
    """The message with this id (empty: an unreadable one) changed nothing, and why."""

    id: str
    error: ErrorMessage


class Because(ToBrowser, tag="because"):
    """The answer to "why can't I?": nothing refuses it, or this does."""

    id: str
    error: ErrorMessage | None


class AdvisedMove(Body):
    """A move, and what speaks for it."""

    move: str
    why: Text | None


class Hinted(ToBrowser, tag="hinted"):
    """What a sensible player would do, then the next best where there is another move."""

    id: str
    moves: list[AdvisedMove]


class Odds(Body):
    """One way that dice or a bag may decide, and what it brings that other ways do not.

    Where `example` is true the events stand for several that differ in their numbers alone.
    """

    chance: float
    events: list[Event]
    example: bool


class Previewed(ToBrowser, tag="previewed"):
    """What a move would surely bring, the odds where chance is asked next, and the view between the two.

    There are no odds, or no view, where they hang on what this seat can't see.
    """

    id: str
    move: str
    sure: list[Event]
    odds: list[Odds]
    view: Any


class UndoRequested(ToBrowser, tag="undo-requested"):
    """A player asks the others to let a move be taken back across what was revealed.

    Sent on joining too; nobody asks where `needs` is empty.
    """

    seat: int | None
    needs: list[int]


class Nudged(ToBrowser, tag="nudged"):
    """A player is reminded that it is their turn, by the player in another seat."""

    seat: int
    by: int


class Proposed(ToBrowser, tag="proposed"):
    """What is proposed, about which seat, by whom; how many have agreed, and how many must.

    Sent on joining too. Nothing is proposed (any more) where `what` is null.
    """

    what: str | None
    seat: int | None
    by: int | None
    agreed: int
    needed: int


class Said(ToBrowser, tag="said"):
    """A line of chat; `seat` is None for a spectator."""

    line: int
    seat: int | None
    name: str
    text: str
    at: float


class Hidden(ToBrowser, tag="hidden"):
    """These lines of chat are by somebody whom the reader has blocked."""

    lines: list[int]


class Changed(ToBrowser, tag="changed"):
    """The table itself changed: seats, presence, stage, a rematch."""

    table: TableInfo


FromBrowserAny = (
    Answer | Why | Undo | Consent | Hint | Preview | Nudge | Propose | Vote | Say | Block | Report
)
ToBrowserAny = (
    Update
    | Done
    | Failed
    | Because
    | Hinted
    | Previewed
    | UndoRequested
    | Nudged
    | Proposed
    | Said
    | Hidden
    | Changed
)
