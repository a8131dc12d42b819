"""Records as text: every form comes back whole, and whatever is wrong is named with its line."""

import json
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from royaumes.core import Answer, Header, Record, UserError
from royaumes.core.codec import dump, dump_line, dump_lines, is_many, load, load_many

RECORD = Record(
    Header(
        game="_toy",
        rules_version=1,
        seats=2,
        settings={"length": "short", "chips": 18, "open": True},
        players=("Zoé", "bot:greedy"),
        commitment="c0ffee",
    ),
    [Answer(None, "card-1"), Answer(0, "claim:1"), Answer(1, "reply:trust"), Answer(None, "2")],
    "a seed",
)
FORMS = {"object": dump, "lines": dump_lines, "one line": dump_line}
each_form = pytest.mark.parametrize("form", FORMS.values(), ids=FORMS)

thorough = settings(max_examples=max(150, settings.default.max_examples))

some_text = st.text(st.characters(exclude_categories=["Cs"]), max_size=12)
records = st.builds(
    Record,
    st.builds(
        Header,
        game=some_text,
        rules_version=st.integers(0, 99),
        seats=st.integers(1, 6),
        settings=st.dictionaries(some_text, st.one_of(st.integers(), some_text, st.booleans()), max_size=3),
        players=st.lists(some_text, max_size=4).map(tuple),
        stream=some_text,
        commitment=some_text,
    ),
    st.lists(
        st.builds(Answer, st.none() | st.integers(0, 5), some_text.filter(bool)),
        max_size=6,
    ),
    some_text,
)


@each_form
def test_a_record_comes_back_whole(form):
    assert load(form(RECORD)) == RECORD
    assert load(form(RECORD).encode()) == RECORD


@each_form
@thorough
@given(records)
def test_any_record_comes_back_whole(form, record):
    text = form(record)
    assert load(text) == record
    assert form(load(text)) == text
    assert load(text.encode()) == record


@thorough
@given(st.lists(records, max_size=4))
def test_many_records_come_back_in_order(many):
    assert list(load_many("".join(dump_line(record) for record in many))) == many


def test_a_record_is_readable():
    assert dump(RECORD).splitlines()[-7:] == [
        '  "answers": [',
        '    "* card-1",',
        '    "0 claim:1",',
        '    "1 reply:trust",',
        '    "* 2"',
        "  ]",
        "}",
    ]
    assert dump(RECORD).splitlines()[:3] == ["{", '  "royaumes": 1,', '  "game": "_toy",']
    lines = dump_lines(RECORD).splitlines()
    assert lines[1:] == ['"* card-1"', '"0 claim:1"', '"1 reply:trust"', '"* 2"', '{"seed": "a seed"}']
    assert dump_line(RECORD).count("\n") == 1


@each_form
def test_names_with_line_separators_stay_whole(form):
    odd = Record(replace(RECORD.header, players=("A\u2028B", "C\x85D\x0cE\r")), RECORD.answers)
    assert load(form(odd)) == odd


@each_form
def test_a_byte_order_mark_and_foreign_line_ends_are_forgiven(form):
    text = "\ufeff" + form(RECORD).replace("\n", "\r\n") + "\r\n\r\n"
    assert load(text) == RECORD
    assert load(text.encode()) == RECORD


def test_an_object_may_be_laid_out_anyhow():
    whole = json.loads(dump(RECORD))
    for layout in ({"indent": 4}, {"sort_keys": True}, {"separators": (",", ":")}, {"ensure_ascii": True}):
        assert load(json.dumps(whole, **layout)) == RECORD
    assert load(dump(RECORD).replace("{\n  ", "{ ", 1)) == RECORD


def error(text, loader=load):
    with pytest.raises(UserError) as caught:
        loader(text)
    return caught.value.why, dict(caught.value.facts)


@pytest.mark.parametrize("text", ["", " \n\t\n", b"", "\ufeff"])
def test_an_empty_file(text):
    assert error(text) == ("record-empty", {})


@pytest.mark.parametrize(
    "text", ["[1, 2]", "7", '"hello"', "null", '{"moves": []}', '{\n"a": 1\n}', '{"a": 1}\n{"b": 2}']
)
def test_json_of_somebody_else(text):
    assert error(text) == ("record-foreign", {"line": 1})


def test_a_list_of_lines_is_foreign_where_it_begins():
    assert error("\n\n[1]\n[2]\n") == ("record-foreign", {"line": 3})


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("hello", 1),
        ("# A page\n\nwith text\n", 1),
        ("{\n  oops\n}", 2),
        ('{\n  "royaumes": 1,\n  "game": }', 3),
    ],
)
def test_what_is_not_json(text, line):
    why, facts = error(text)
    assert (why, facts["line"]) == ("record-not-json", line)


def test_bytes_that_are_no_text():
    assert error(b"{\n\n\xff}") == ("record-not-text", {"line": 3})
    assert error(b"\n\xff") == ("record-not-text", {"line": 2})


@pytest.mark.parametrize(
    "text", ["[" * 100_000, '{"royaumes": ' + "1" * 5_000 + "}", "{\n" + '"a": ' + "1" * 5_000 + "\n}"]
)
def test_json_that_python_itself_gives_up_on(text):
    assert error(text) == ("record-not-json", {"line": 1})


def edited(form, **changes):
    """The record's text with header fields set anew (None: left out)."""
    head, _, rest = form(RECORD).partition("\n") if form is dump_lines else (form(RECORD), "", "")
    whole = {**json.loads(head), **changes}
    whole = {name: value for name, value in whole.items() if value is not None}
    if form is dump:
        fields = ",\n".join(f"{json.dumps(name)}: {json.dumps(value)}" for name, value in whole.items())
        return "{\n" + fields + "\n}"
    return json.dumps(whole) + "\n" + rest


NAMES = list(json.loads(dump(RECORD)))


def line_in(form, name):
    return 2 + NAMES.index(name) if form is dump else 1


@each_form
def test_a_newer_format(form):
    assert error(edited(form, royaumes=2)) == (
        "record-newer",
        {"line": line_in(form, "royaumes"), "format": "2"},
    )


@each_form
@pytest.mark.parametrize("stated", [0, -1, True, "1", 1.0, [1]])
def test_a_format_that_never_was(form, stated):
    assert error(edited(form, royaumes=stated))[0] == "record-foreign"


@each_form
@pytest.mark.parametrize(
    "name", ["game", "rules_version", "seats", "settings", "players", "stream", "commitment", "digest"]
)
def test_a_missing_field(form, name):
    assert error(edited(form, **{name: None})) == ("record-missing", {"line": 1, "name": name})


@each_form
def test_a_missing_length(form):
    assert error(edited(form, length=None)) == ("record-missing", {"line": 1, "name": "length"})


@pytest.mark.parametrize("form", [dump, dump_line])
@pytest.mark.parametrize("name", ["seed", "answers"])
def test_a_missing_seed_or_missing_answers(form, name):
    text = edited(form, **{name: None})
    why, facts = error(text)
    if name == "answers" and form is dump_line:  # the same as JSON lines cut off after the header
        assert (why, facts) == ("record-truncated", {"line": 1, "found": 0, "length": "4"})
    else:
        assert (why, facts) == ("record-missing", {"line": 1, "name": name})


@each_form
@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("game", 1),
        ("rules_version", "1"),
        ("rules_version", True),
        ("seats", 2.0),
        ("settings", []),
        ("settings", {"a": [1]}),
        ("settings", {"a": 1.5}),
        ("players", "Zoé"),
        ("players", ["Zoé", 7]),
        ("stream", []),
        ("commitment", 0),
        ("length", "4"),
        ("digest", 5),
    ],
)
def test_a_field_of_the_wrong_kind(form, name, value):
    assert error(edited(form, **{name: value})) == (
        "record-wrong-kind",
        {"line": line_in(form, name), "name": name},
    )


def test_a_seed_and_answers_of_the_wrong_kind():
    assert error(edited(dump, seed=7)) == ("record-wrong-kind", {"line": 12, "name": "seed"})
    assert error(edited(dump, answers="none")) == ("record-wrong-kind", {"line": 13, "name": "answers"})
    text = dump_lines(RECORD).replace('"a seed"', "7")
    assert error(text) == ("record-wrong-kind", {"line": 6, "name": "seed"})


@each_form
@pytest.mark.parametrize("length", [0, 3, -1])
def test_more_answers_than_announced(form, length):
    assert error(edited(form, length=length)) == ("record-damaged", {"line": line_in(form, "digest")})


@each_form
def test_fewer_answers_than_announced(form):
    assert error(edited(form, length=5)) == (
        "record-truncated",
        {"line": line_in(form, "length"), "found": 4, "length": "5"},
    )


@each_form
@pytest.mark.parametrize(
    "change",
    [
        {"game": "chess"},
        {"seats": 3},
        {"rules_version": 2},
        {"players": ["Zoë", "bot:greedy"]},
        {"settings": {}},
        {"commitment": ""},
    ],
    ids=str,
)
def test_a_changed_header_does_not_go_unseen(form, change):
    assert error(edited(form, **change)) == ("record-damaged", {"line": line_in(form, "digest")})


@each_form
@pytest.mark.parametrize(
    ("old", "new"), [("claim:1", "claim:2"), ("a seed", "another"), ('"0 claim', '"1 claim')]
)
def test_a_changed_answer_or_seed_does_not_go_unseen(form, old, new):
    why, facts = error(form(RECORD).replace(old, new))
    assert (why, facts["line"]) == ("record-damaged", line_in(form, "digest"))


BAD_ANSWERS = [
    "claim:1",
    "",
    "0",
    "0 ",
    "x claim:1",
    "-1 claim:1",
    "² claim:1",
    "1234567 claim:1",
    7,
    None,
    ["0", "a"],
]


@pytest.mark.parametrize("answer", BAD_ANSWERS)
def test_an_answer_that_is_none_is_named_with_its_line(answer):
    text, shown = json.dumps(answer), answer if isinstance(answer, str) else json.dumps(answer)
    expected = {"text": shown}
    lines = dump_lines(RECORD).replace('"1 reply:trust"', text)
    assert error(lines) == ("record-bad-answer", {"line": 4, **expected})
    whole = dump(RECORD).replace('"1 reply:trust"', text)
    assert error(whole) == ("record-bad-answer", {"line": 16, **expected})
    one_line = dump_line(RECORD).replace('"1 reply:trust"', text)
    assert error(one_line) == ("record-bad-answer", {"line": 1, **expected})


@pytest.mark.parametrize(("answer", "quoted"), [("x" * 200, "x" * 40), (10**50, str(10**39))])
def test_long_nonsense_is_quoted_shortly(answer, quoted):
    text = dump_lines(RECORD).replace('"1 reply:trust"', json.dumps(answer))
    assert error(text) == ("record-bad-answer", {"line": 4, "text": quoted})


def test_lines_that_stop_early():
    lines = dump_lines(RECORD).splitlines(keepends=True)
    for kept in range(1, 5):
        assert error("".join(lines[:kept])) == (
            "record-truncated",
            {"line": 1, "found": kept - 1, "length": "4"},
        )
    assert error("".join(lines[:5])) == ("record-missing", {"line": 5, "name": "seed"})
    assert error("".join([*lines[:5], "{}"])) == ("record-missing", {"line": 6, "name": "seed"})


def test_a_line_cut_in_the_middle():
    lines = dump_lines(RECORD).splitlines(keepends=True)
    for number, line in enumerate(lines, 1):
        text = "".join(lines[: number - 1]) + line[: len(line) // 2]
        why, facts = error(text)
        assert (why, facts["line"]) == ("record-not-json", number)


@pytest.mark.parametrize("number", [1, 2, 4, 6])
def test_broken_lines_are_named(number):
    lines = dump_lines(RECORD).splitlines()
    lines[number - 1] = lines[number - 1][:-1]
    why, facts = error("\n".join(lines))
    assert (why, facts["line"]) == ("record-not-json", number)


def test_an_object_cut_anywhere_names_its_last_line():
    text = dump(RECORD).strip()
    for kept in range(3, len(text)):
        why, facts = error(text[:kept])
        last = text[:kept].rstrip().count("\n") + 1
        assert why == "record-not-json"
        assert last <= facts["line"] <= last + 1


def test_leading_blank_lines_are_counted():
    text = "\n\n" + dump_lines(RECORD).replace("claim:1", "claim:2")
    assert error(text) == ("record-damaged", {"line": 3})


def test_a_player_may_bear_the_name_of_a_field():
    odd = Record(replace(RECORD.header, players=("seed", "answers", "digest")), RECORD.answers, "s")
    assert error(dump(odd).replace("claim:1", "claim:2")) == ("record-damaged", {"line": 11})


def test_a_file_of_many_records_is_not_one_record():
    two = dump_line(RECORD) * 2
    why, facts = error(two)
    assert (why, facts["line"]) == ("record-bad-answer", 2)


def test_many_records_name_the_line_of_the_bad_one():
    good, bad = dump_line(RECORD), dump_line(RECORD).replace("claim:1", "claim:2")
    loading = load_many(good + "\n" + bad + good)
    assert next(loading) == RECORD
    with pytest.raises(UserError) as caught:
        next(loading)
    assert (caught.value.why, caught.value.facts) == ("record-damaged", {"line": 3})


@each_form
def test_a_file_of_one_record_is_not_one_of_many(form):
    assert not is_many(form(RECORD)) and not is_many("\n" + form(RECORD) + "\n")


@pytest.mark.parametrize("text", ["", "{", "1", "[" * 50_000])
def test_what_is_no_record_is_not_many(text):
    assert not is_many(text)


def test_a_file_of_many_records():
    assert is_many("\n" + dump_line(RECORD) + "\n" + dump_line(RECORD))
    assert is_many((dump_line(RECORD) * 2).encode("utf-8-sig"))


def test_many_records_among_other_things():
    good = dump_line(RECORD)
    assert list(load_many("")) == []
    assert list(load_many((good + "\n\n" + good).encode())) == [RECORD, RECORD]
    assert error(good + "{", lambda text: list(load_many(text)))[1]["line"] == 2
    assert error(good + "[]", lambda text: list(load_many(text))) == ("record-foreign", {"line": 2})
    assert error(good + good[:-30], lambda text: list(load_many(text)))[1]["line"] == 2
    assert error(good.encode() + b"\xff", lambda text: list(load_many(text)))[1]["line"] == 2


damage = st.lists(
    st.tuples(
        st.sampled_from(["delete", "flip", "insert", "cut", "swap"]), st.integers(0), st.integers(0, 255)
    ),
    min_size=1,
    max_size=4,
)


def damaged(raw, changes):
    """These bytes with bytes deleted, changed, put in, cut off or lines swapped."""
    raw = bytearray(raw)
    for what, where, value in changes:
        at = where % (len(raw) + 1)
        if what == "delete":
            del raw[at : at + 1 + value % 3]
        elif what == "flip":
            raw[at : at + 1] = bytes([value])
        elif what == "insert":
            raw[at:at] = bytes([value])
        elif what == "cut":
            del raw[at:]
        else:
            lines = bytes(raw).split(b"\n")
            one, two = where % len(lines), value % len(lines)
            lines[one], lines[two] = lines[two], lines[one]
            raw = bytearray(b"\n".join(lines))
    return bytes(raw)


def loads_equal_or_says_why(raw):
    try:
        assert load(raw) == RECORD
    except UserError as error:
        assert error.why.startswith("record-")
        if "line" in error.facts:
            assert 1 <= int(str(error.facts["line"])) <= raw.count(b"\n") + 1


@each_form
@thorough
@given(changes=damage)
def test_damage_is_harmless_or_named(form, changes):
    loads_equal_or_says_why(damaged(form(RECORD).encode(), changes))


@each_form
def test_every_single_byte_deleted_doubled_or_changed(form):
    raw = form(RECORD).encode()
    for at in range(len(raw)):
        loads_equal_or_says_why(raw[:at] + raw[at + 1 :])
        loads_equal_or_says_why(raw[:at] + raw[at : at + 1] + raw[at:])
        for value in (raw[at] ^ 1, raw[at] ^ 32, ord("0"), ord('"'), ord("}")):
            loads_equal_or_says_why(raw[:at] + bytes([value]) + raw[at + 1 :])


@thorough
@given(st.text() | st.binary())
def test_anything_at_all_is_answered_politely(anything):
    with pytest.raises(UserError):
        load(anything)


@thorough
@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.text(),
        lambda x: st.lists(x) | st.dictionaries(st.sampled_from(NAMES) | st.text(), x),
    )
)
def test_any_json_is_answered_politely(value):
    with pytest.raises(UserError):
        load(json.dumps(value))
