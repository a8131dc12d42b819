"""The golden games show every phase and every way to end."""

import re
from pathlib import Path

FOLDER = Path(__file__).parents[2] / "golden" / "emerald"
TEXTS = [path.read_text("utf-8") for path in sorted(FOLDER.glob("*.txt"))]


def test_every_question_is_asked_in_a_golden_game() -> None:
    asked = set(re.findall(r"emerald-ask-(\w+)", "".join(TEXTS)))
    assert asked == {"gold", "gem", "first", "march", "second", "take", "die", "feed", "pay"}


def test_every_ending_has_a_golden_game() -> None:
    endings = set(re.findall(r"answers: emerald-over-(\w+) \((EMR-\S+)\)", "".join(TEXTS)))
    assert endings == {("treasures", "EMR-8.1"), ("knights", "EMR-8.2")}


def test_every_number_of_seats_has_a_golden_game() -> None:
    assert {int(seats) for text in TEXTS for seats in re.findall(r"^# .*seats=(\d)", text)} == {2, 3, 4, 5}
