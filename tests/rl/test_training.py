"""Learning: what it is told it learns, seeds make the same net again, the command leaves a net behind."""

import pytest

np = pytest.importorskip("numpy", reason="learning needs numpy, which is in the extra rl")

from royaumes.bots.encoding import encoding  # noqa: E402
from royaumes.bots.net import Net  # noqa: E402
from royaumes.cli import main  # noqa: E402
from royaumes.core import Stream, load  # noqa: E402
from royaumes.rl.learner import Learner  # noqa: E402
from royaumes.rl.training import GENERATION, Lesson, School, train  # noqa: E402


def test_the_learner_and_the_net_agree():
    learner = Learner(3, 4, "agree")
    row = [0.5, 0.0, 1.0]
    value = learner.values(np.array([row], np.float32))[0]
    assert Net(3, 4, learner.weights).value(row) == pytest.approx(float(value), abs=1e-6)


def test_it_learns_what_it_is_told():
    learner = Learner(2, 16, "told")
    rows = np.array([[0, 1], [1, 0], [1, 1], [0, 0]], np.float32)
    wanted = np.array([1, 1, 0, 0], np.float32)  # either, but not both: no single layer can
    for _ in range(1500):
        learner.learn(rows, wanted, 0.01)
    assert np.abs(learner.values(rows) - wanted).max() < 0.1


def test_targets_mix_what_came_next_with_the_end():
    learner = Learner(1, 2, "targets")
    lesson = Lesson(np.array([[0.0], [1.0]], np.float32), 1.0)
    later = learner.values(lesson.rows)[1]
    assert lesson.targets(learner) == pytest.approx([0.15 * later + 0.85, 1.0])


def test_where_turns_are_judged_only_their_ends_are_learnt_from(monkeypatch):
    seen = []
    known = encoding("crowns", turns=True)

    def encode(view):
        seen.append(view)
        return [0.0] * len(known.FEATURES)

    monkeypatch.setattr(known, "encode", encode)
    school = School("crowns", Learner(len(known.FEATURES), 2, "turns"), 0.0, 0.0, by_turns=True)
    lessons = school.lessons(2, Stream("turns"), 0.5)
    assert len(lessons) == 2 and not any(view.throw for view in seen)


def test_the_same_seed_makes_the_same_net():
    first, again = ([one.weights for one in train("crowns", (2,), 4, GENERATION, "same")] for _ in range(2))
    assert first == again
    assert first != [one.weights for one in train("crowns", (2,), 4, GENERATION, "other")]


def test_over_processes_the_net_is_the_same():
    alone, shared = (
        [one.weights for one in train("crowns", (2,), 4, 2 * GENERATION, "jobs", jobs=jobs)]
        for jobs in (1, 2)
    )
    assert alone == shared


def test_the_command_saves_a_net_that_can_be_made_again(tmp_path, capsys, monkeypatch):
    monkeypatch.setattr("royaumes.cli.commands.train._PROOF", 4)
    monkeypatch.setattr("royaumes.cli.commands.train._GLANCE", 4)
    out = tmp_path / "value.toml"
    asked = [
        "--games",
        "200",
        "--until",
        "100",
        "--tables",
        "2",
        "--hidden",
        "4",
        "--seed",
        "s",
        "--out",
        str(out),
    ]
    assert main(["train", "crowns", *asked]) == 0
    assert "100 games" in capsys.readouterr().out.splitlines()[-2]
    import tomllib

    saved = tomllib.loads(out.read_text())
    assert (
        "royaumes train crowns --games 200 --until 100 --tables 2 --watching 30 --hidden 4 --seed s"
        in saved["source"]["note"]
    )
    assert saved["net"]["seats"] == [2]
    assert load("royaumes.games.crowns", "board")  # and the game's own data stand beside it


@pytest.mark.parametrize(
    ("asked", "said"), [(["train"], "crowns"), (["train", "crowns", "--tables", "9"], "9")]
)
def test_what_can_not_be_learnt(asked, said, capsys):
    assert main(asked) == 2
    assert said in capsys.readouterr().err
