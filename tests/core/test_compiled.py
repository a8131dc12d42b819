"""What holds compiled and interpreted classes together."""

from royaumes.core import Finished, Over
from royaumes.core.compiled import share_slot
from royaumes.core.state import Record
from royaumes.games._toy.state import Bluff


def test_a_slot_that_the_compiled_class_has_is_not_hidden():
    class Kind:
        __slots__ = ("own", "shared")

    share_slot(Kind, "shared")
    assert hasattr(Kind, "own") and not hasattr(Kind, "shared")
    share_slot(Kind, "never")


def test_an_interpreted_state_has_one_phase():
    end = Finished(Over(((0,),), (1,), "x", "TBL-1.1"))
    mine = Bluff.new(end, seats=2, tokens=[], bank=0, bag=[], shown=[], replies=[], buried=[])
    assert mine.phase is end and vars(Record)["phase"].__get__(mine) is end
