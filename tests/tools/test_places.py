"""A line of code is named by what it belongs to."""

import ast

import pytest
from tools.places import Names

SOURCE = """\
import os

# above a constant
LIMIT = 1


@decorated(
    "here"
)
class Phase:
    # above a method
    rule = 1

    @decorated
    def play(self):
        inside = 2

        def local(): ...


for _ in (): ...
"""


@pytest.mark.parametrize(
    ("line", "name"),
    [
        (1, "file.py"),
        (3, "LIMIT"),
        (4, "LIMIT"),
        (8, "Phase"),
        (12, "Phase"),
        (14, "Phase.play"),
        (16, "Phase.play"),
        (18, "Phase.play"),
        (21, "file.py"),
    ],
)
def test_a_line_has_a_name(line, name):
    place = Names("folder/file.py", ast.parse(SOURCE)).place(line)
    assert (place.name, str(place)) == (name, f"folder/file.py:{line}")
