"""The catalogues are complete: every id that the code uses, in every language, and nothing else."""

import ast
import re
from dataclasses import replace
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, MessageReference, VariableReference
from fluent.syntax.visitor import Visitor

import royaumes
from royaumes.core import SEATS, Chance, Decide, Event, News, Over, Stream
from royaumes.core.events import message_of
from royaumes.games import TOY, game, keys, package
from royaumes.messages import LANGUAGES, Catalogue, Words
from royaumes.messages.sentence import Speaker
from royaumes.messages.source import FILES as FILE_OF_WORD
from royaumes.messages.source import entries, file_of, prefix, text_of

SOURCE = Path(royaumes.__file__).parent
CLIENT = Path(__file__).parents[2] / "web" / "src"
GAMES = (TOY, *keys())
FILES = ("table", "sim", "server", "web", "review", "rating", *GAMES)
TABLE_WORDS = [word for word, file in FILE_OF_WORD.items() if file in FILES[:6]]
FIRST_WORDS = (*TABLE_WORDS, *map(prefix, GAMES))
#: The last ones are things of a board that are pointed at and never picked.
OF_EVERY_GAME = {"title", "blurb", "chamber", "dragon", "four", "nest"}
ID = re.compile(rf"({'|'.join(FIRST_WORDS)})(-[a-z0-9_]+)+")
THING = re.compile(r"([a-z][a-z0-9_-]*):")
YOU = {
    "en": re.compile(r"\byou(r|rs)?\b", re.IGNORECASE),
    "fr": re.compile(r"\b(vous|votre|vos)\b", re.IGNORECASE),
}


@cache
def trees():
    return [ast.parse(path.read_text("utf-8")) for path in sorted(SOURCE.rglob("*.py"))]


@cache
def client():
    """The sources of the browser's client, by file."""
    paths = (*sorted(CLIENT.rglob("*.svelte")), *sorted(CLIENT.rglob("*.ts")))
    return {path.relative_to(CLIENT).as_posix(): path.read_text("utf-8") for path in paths}


def strings():
    """Every string in the code that is not a docstring; f-strings as their beginnings, with a *."""
    for text in client().values():
        yield from re.findall(r"""["'`]([\w:-]+)["'`]""", text)
        yield from (begun + "*" for begun in re.findall(r"`([\w:-]+)\$\{", text))
    for tree in trees():
        inside: set[int] = set()
        for node in ast.walk(tree):
            if isinstance(node, ast.JoinedStr):
                inside.update(id(part) for part in node.values)
                first = node.values[0]
                if isinstance(first, ast.Constant) and isinstance(first.value, str):
                    yield first.value + "*"
            elif isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in inside:
                yield node.value


@cache
def used():
    said = {text for text in strings() if ID.fullmatch(text) and text not in keys()}
    return frozenset(
        said | events() | {refusal_of(text) for text in said if "-ask-" in text and text in asked()}
    )


@cache
def events():
    """The messages of all events: a class is the name of its words."""
    modules = [import_module(f"{package(key)}.events") for key in GAMES]
    kinds = [kind for module in modules for kind in vars(module).values() if isinstance(kind, type)]
    return frozenset(message_of(kind) for kind in kinds if is_event(kind))


@cache
def asked():
    """The prompts that ask seats: each has a sentence for moves that answer another question."""
    return frozenset(name for name in all_ids("en") if "-ask-" in name and refusal_of(name) in all_ids("en"))


def is_event(kind):
    return issubclass(kind, Event) and kind not in (Event, News) and not kind.__name__.startswith("_")


def refusal_of(prompt):
    return prompt.replace("-ask-", "-now-")


@cache
def all_ids(lang):
    return frozenset(name for file in FILES for name in entries(lang, file) if not name.startswith("-"))


class Names(Visitor):
    """The variables and messages that an entry names."""

    def __init__(self, source):
        self.variables, self.messages = set(), set()
        self.visit(FluentParser().parse(source))

    def visit_VariableReference(self, node: VariableReference):
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference):
        self.messages.add(node.id.name)


@cache
def arguments(lang, message):
    """The arguments that a message asks for, those of what it refers to included."""
    names = Names(entries(lang, file_of(message))[message])
    return names.variables.union(*(arguments(lang, other) for other in names.messages))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("file", FILES)
def test_every_entry_can_be_parsed(lang, file):
    for name, source in entries(lang, file).items():
        body = FluentParser().parse(source).body
        assert len(body) == 1, name
        assert not isinstance(body[0], Junk), name
        assert file_of(name) == file, name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_id_in_the_code_has_a_message(lang):
    assert sorted(used() - all_ids(lang)) == []


def test_all_languages_say_the_same_things():
    assert all_ids("en") == all_ids("fr")
    differing = [name for name in all_ids("en") if arguments("en", name) != arguments("fr", name)]
    assert differing == []


def test_no_message_is_unused():
    kinds = {found[1] for text in strings() if (found := THING.match(text))}
    picks = {pick for key in GAMES for move in game(key).moves for pick in move.picks if ":" not in pick}
    settings = {f"setting-{setting.name}" for key in GAMES for setting in game(key).settings}
    offered = {name for key in GAMES for move in game(key).moves for name in purposes(move)}
    begun = [text[:-1] for text in strings() if text.endswith("*") and text.count("-") > 1]
    sources = (entries("en", file_of(name))[name] for name in all_ids("en"))
    referred = {other for source in sources for other in Names(source).messages}
    known = used() | referred

    def is_used(name):
        first, _, rest = name.partition("-")
        is_thing = rest in picks or any(rest == kind or rest.startswith(kind + "-") for kind in kinds)
        lesson = rest.startswith(("lesson-", "intro-"))  # held by tests/play/test_lessons.py
        on_board = rest.startswith(("field-", "value-"))  # held by test_fields.py
        of_game = first not in TABLE_WORDS and (
            is_thing or lesson or on_board or rest in OF_EVERY_GAME | settings | offered
        )
        return name in known or of_game or any(name.startswith(part) for part in begun)

    assert [name for name in sorted(all_ids("en")) if not is_used(name)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_calls_give_what_messages_ask_for(lang):
    """UserError("id", …), Refusal(rule, "id", {…}) and say("id", …), wherever that can be read off."""
    for tree in trees():
        for call in ast.walk(tree):
            if isinstance(call, ast.Call) and (found := call_of(call)):
                message, given = found
                asked = {name.removesuffix("-count") for name in arguments(lang, message)}
                assert asked <= given, f"{message} is not told {asked - given}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_client_gives_what_messages_ask_for(lang):
    """say("id", { … }) in the browser's client, wherever that can be read off."""
    for file, text in client().items():
        for message, facts in re.findall(r"""\bsay\("([\w-]+)"(?:, \{([^{}]*)\})?\)""", text):
            given = set(re.findall(r"(?:^|,)\s*(\w+)\s*(?=[:,]|$)", facts))
            asked = {name.removesuffix("-count") for name in arguments(lang, message)}
            assert asked <= given, f"{file}: {message} is not told {asked - given}"


def call_of(call):
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    at = {"UserError": 0, "Usage": 0, "say": 0, "exactly": 0, "Reason": 0, "Refusal": 1}.get(name)
    if at is None or len(call.args) <= at or not isinstance(call.args[at], ast.Constant):
        return None
    message = call.args[at].value
    if not ID.fullmatch(message) or any(keyword.arg is None for keyword in call.keywords):
        return None
    given = {keyword.arg for keyword in call.keywords}
    for extra in call.args[at + 1 :]:
        if isinstance(extra, ast.Dict):
            given |= {key.value for key in extra.keys}
        elif not isinstance(extra, ast.Constant):
            return None
    return message, given


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_short_cut_for_plain_texts_says_what_fluent_says(lang):
    for file in FILES:
        for name, source in entries(lang, file).items():
            if text_of(source) is not None:
                bundle = FluentBundle([lang], use_isolating=False)
                bundle.add_resource(FluentResource(source))
                said, errors = bundle.format_pattern(bundle.get_message(name).value)  # type: ignore[arg-type]
                assert (text_of(source), []) == (said, errors)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("given", [0, 1, 2, 17, 1234567, 0.25, -1.5, "word"])
def test_sentences_are_said_as_fluent_says_them(lang, given):
    """Every message of the house with its attributes, whatever its arguments are, against Fluent's own.

    But for one sign: Fluent writes a hyphen before a number below zero, the house a minus.
    """
    bundle = FluentBundle([lang], use_isolating=False)
    parsed: dict[str, Any] = {}
    for file in FILES:
        for name, source in entries(lang, file).items():
            bundle.add_resource(FluentResource(source))
            parsed[name] = FluentParser().parse_entry(source)
    speaker = Speaker(lang, lambda name: parsed[name].value, str)
    for name, entry in parsed.items():
        given_words = dict.fromkeys(arguments(lang, name), given)
        theirs: Any = bundle.get_message(name)
        pairs = [(one.value, theirs.attributes[one.id.name]) for one in entry.attributes]
        for mine, other in [(entry.value, theirs.value), *pairs]:
            said = str(bundle.format_pattern(other, given_words)[0])
            expected = re.sub("-(?=1[.,]5)", "\N{MINUS SIGN}", said)
            assert speaker.say(mine, given_words) == expected, name


def test_french_signs_stand_after_a_blank_that_does_not_break():
    for file in FILES:
        for name, source in entries("fr", file).items():
            text = source.partition("=")[2]
            assert not re.search(r"[^\s«(] [:;!?»]|« ", text), f"{name}: a breaking blank"
            assert not re.search(r"[a-zàâçéèêëîïôûùüÿœ}][;!?»](?!\))", text), f"{name}: no blank"


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_whole_games_can_be_told(monkeypatch, lang, key):
    """Every prompt, move, refusal, event and score line of some random games, in strict words."""
    monkeypatch.setattr(Catalogue, "strict", True)
    played = game(key)
    for seats in played.seats:
        words = Words(Catalogue(lang), key, [f"P{seat}" for seat in range(seats)])
        for number in range(2):
            play_through(played, seats, words, Stream(f"told/{number}"))
    for move in played.moves:
        label = words.move(move)
        assert label, f"{move} has no label"
        assert ":" not in label, f"{move} is called {label}"


def purposes(move):
    """What may be said of all moves like this one: of its first thing, that thing's family, or its kind."""
    kind, _, which = move.picks[0].partition(":")
    return [f"can-{kind}-{which}", f"can-{kind}-{which.partition('_')[0]}", f"can-{kind}"]


def says_what_each_kind_is_for(words, key, options):
    """Where a question offers several kinds of moves, the page says what each is for."""
    if len({move.picks[0].partition(":")[0] for move in options}) > 1:
        for move in options:
            names = {f"{prefix(key)}-{name}" for name in purposes(move)}
            assert names & all_ids(words.lang), f"nothing says what {move} is for"


def play_through(played, seats, words, stream):
    chosen = [setting for setting in played.settings if setting.applies(seats)]
    s = played.start(seats, {setting.name: stream.choice(setting.choices) for setting in chosen})
    while not isinstance(question := played.pending(s), Over):
        if isinstance(question, Chance):
            facts = {} if question.seat is None else {"seat": SEATS[question.seat]}
            said(words, question.prompt, facts)
            seat, move = None, question.source.sample(stream)
        else:
            assert isinstance(question, Decide)
            said(words, question.prompt, question.facts)
            seat = stream.choice(question.seats)
            for tried in stream.shuffled(played.moves)[:8]:
                refusal = played.refusal(s, seat, tried)
                if refusal:
                    said(words, refusal.why, refusal.facts)
            if played.key in keys():
                says_what_each_kind_is_for(words, played.key, played.options(s, seat))
            move = stream.choice(played.options(s, seat))
        s, announcements = played.apply(s, seat, move)
        for announcement in announcements:
            for event in (announcement.public, *announcement.private.values()):
                if event is not None:
                    said(words, event.message, event.facts)
                    is_told_to_whom_it_concerns(words, event)
    said(words, question.why, {})
    for line in question.sheet:
        said(words, line.what, line.facts)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", keys())
def test_a_coach_explains_every_question(key, lang):
    """Each prompt that asks a seat has an attribute `coach`: two or three sentences."""
    for name in sorted(asked() & set(entries(lang, key))):
        said = Catalogue(lang).aside(name, "coach", {}, game=key)
        assert 30 < len(said) < 300, f"{name}: {said}"


def is_told_to_whom_it_concerns(words, event):
    """Whoever reads of themselves is spoken to, not spoken of."""
    for name, fact in event.facts.items():
        if fact in SEATS and name in arguments(words.lang, event.message):
            seat = SEATS.index(fact)
            spoken = replace(words, me=seat).event(event)
            assert words.names[seat] not in spoken, f"{event.message} has no .{name}"
            assert YOU[words.lang].search(spoken), f"{event.message}.{name} speaks to nobody: {spoken}"


def said(words, message, facts):
    text = words.say(message, **facts)
    assert text
    assert not re.search(r"\b(seat|cell|card):", text), text
