"""Fields that are declared once: what is derived from them, and that nobody learns what was not marked."""

import copy
import pickle
import subprocess
import sys
from pathlib import Path

import pytest

from royaumes import core
from royaumes.core import (
    SEAT,
    Bits,
    Converted,
    Finished,
    Fixed,
    Flag,
    Int,
    Maybe,
    Over,
    Pair,
    Row,
    Several,
    State,
    bits_of,
    declared,
    hidden,
    masked,
    members,
    public,
    seats_of,
    to_json,
    view_only,
)
from royaumes.core.fields import Rows

END = Finished(Over(((0, 1),), (0, 0), "end", "X-1.1"))


class Table(core.Table):
    """One field of every sort."""

    turn = public(Int(1, 9), 1)
    to_move = public(SEAT, 0)
    coins = public(seats_of(Int(0, 9)))
    piles = public(Row(2, Several(3, Int(0, 5))))
    dice = public(Fixed(Several(2, Int(1, 6))), ())
    lying = public(Converted(Several(4, Int(0, 3)), members, bits_of), 0)
    sold = public(seats_of(Flag()))
    secret = hidden(seats_of(Int(0, 9)))
    my_secret = view_only(Int(-1, 9))
    deck = masked(Several(4, Int(0, 3)), Int(0, 4))
    trade = public(Maybe(Pair(SEAT, Int(0, 9))), None)
    marks = public(Bits(3), 0)
    unlisted = public(Int(0, 1), 0, listed=False)


@declared
class Mine(Table, State):
    """A state."""

    @property
    def wealth(self):
        return sum(self.coins)


@declared
class View(Table, core.View):
    """A view."""


def state(**changes):
    fields = {
        "seats": 2,
        "coins": [1, 2],
        "piles": [[1], [2, 3]],
        "sold": [False, True],
        "secret": [7, 8],
        "deck": [0, 1, 2],
    }
    return Mine.new(END, **{**fields, **changes})


def seen(s, seat=0):
    return View.of(s, seat, my_secret=s.secret[seat], deck=len(s.deck))


def test_a_view_shows_what_is_public_and_nothing_else():
    view = seen(state(lying=0b101))
    assert (view.coins, view.piles, view.lying, view.deck) == ((1, 2), ((1,), (2, 3)), (0, 2), 3)
    assert view.seats == 2 and view.round == 0, "known in every view, though this one does not list it"
    with pytest.raises(AttributeError, match="secret"):
        view.secret  # noqa: B018
    with pytest.raises(TypeError, match="my_secret"):
        View.of(state(), 0, deck=3)
    with pytest.raises(TypeError, match="secret"):
        View.of(state(), 0, my_secret=7, deck=3, secret=[7, 8])


def test_json_lists_fields_in_the_order_in_which_they_were_declared():
    names = [one for one in Table.__dict__ if not one.startswith("_")]
    listed = ["seat", "phase", *(one for one in names if one not in ("secret", "unlisted"))]
    assert [*to_json(seen(state()))] == listed == [*View.listed]
    assert [*View.fields(2)] == [name for name in listed if name != "phase"]


def test_a_state_made_of_a_view_looks_the_same():
    s = state(dice=(3, 4), lying=0b11, trade=(1, 5), marks=2, turn=4, to_move=1, unlisted=1)
    again = Mine.of(seen(s), secret=[7, 8], deck=[0, 1, 2])
    assert again == s and seen(again) == seen(s) and hash(seen(again)) == hash(seen(s))
    assert again != state() and seen(s) != seen(s, 1) and s != "another thing"


def test_a_fork_shares_only_what_never_changes():
    s = state()
    fork = s.fork()
    fork.coins[0], fork.deck[0] = 9, 9
    fork.piles[1].append(5)
    fork.turn += 1
    assert s == state() and fork != s and fork.phase is s.phase and fork.wealth == 11


def test_records_are_copied_and_pickled_field_by_field():
    for record in (state(), seen(state())):
        assert copy.deepcopy(record) == record == copy.copy(record)
        assert pickle.loads(pickle.dumps(record.names)) == record.names
    assert "coins=[1, 2]" in repr(state()) and repr(seen(state())).startswith("View(seat=0, phase=")


def test_a_field_without_a_start_value_must_be_given():
    with pytest.raises(TypeError, match="coins"):
        Mine.new(END, seats=2)
    with pytest.raises(TypeError, match="nothing_of_the_kind"):
        state(nothing_of_the_kind=1)


def test_values_are_written_as_numbers_within_their_bounds():
    fields = View.fields(2)
    view = seen(state(trade=(1, 5), lying=0b1000))
    row = Rows(tuple(fields.values())).write(tuple(getattr(view, name) for name in fields))
    bounds = [bound for field in fields.values() for bound in field.bounds]
    values = memoryview(row).cast("f").tolist()
    assert len(values) == len(bounds)
    assert all(low <= value <= high for value, (low, high) in zip(values, bounds, strict=True))


def test_the_type_checker_knows_what_a_view_lacks(tmp_path):
    """A renamed field, a secret in a view and a view that is changed are errors of the type checker."""
    pytest.importorskip("mypy", reason="the type checker comes with the extra dev")
    source = tmp_path / "looking.py"
    source.write_text(
        "from royaumes.games.royaume.state import Royaume, View\n"
        "def look(s: Royaume, v: View) -> tuple[int, ...]:\n"
        "    s.power[0] += 1\n"
        "    s.second_dye = 1\n"
        "    v.unseen_cards\n"
        "    v.turn = 2\n"
        "    v.path\n"
        "    return v.power\n"
    )
    root = Path(__file__).parents[2]
    command = [sys.executable, "-m", "mypy", "--no-error-summary", "--follow-imports=silent", str(source)]
    run = subprocess.run(command, cwd=root, capture_output=True, text=True, check=False)
    lines = sorted({int(line.split(":")[1]) for line in run.stdout.splitlines() if ": error:" in line})
    assert lines == [4, 5, 6, 7], run.stdout
