"""The examples of the guides for researchers, designers and bot writers do what they say."""

import re
from pathlib import Path

import pytest

DOCS = Path(__file__).parents[2] / "docs"
PYTHON = [
    pytest.param(name, code, id=f"{name}-{number}")
    for name in ("researchers", "designers", "bots")
    for number, code in enumerate(
        re.findall(r"```python\n(.*?)```", (DOCS / f"{name}.md").read_text("utf-8"), re.DOTALL)
    )
]


@pytest.mark.parametrize(("name", "code"), PYTHON)
def test_the_python_examples_run(name, code):
    if name == "researchers":
        for package in ("numpy", "pettingzoo", "gymnasium", *(["pyspiel"] if "pyspiel" in code else [])):
            pytest.importorskip(package, reason=f"the example needs {package}")
    exec(code, {"__name__": "__main__"})


def test_the_variants_of_the_page_can_be_played():
    from royaumes.sim.variants import read_variant

    richer, my_box = re.findall(r"```toml\n(.*?)```", (DOCS / "designers.md").read_text("utf-8"), re.DOTALL)
    key = read_variant("emerald", richer, "richer.toml")
    assert key == "emerald+board.seating.2.keep=true;cards.treasure.points=8"
    assert read_variant("auftrag", my_box, "my-box.toml").startswith(
        "auftrag+adventures.adventure.wild_boar."
    )
