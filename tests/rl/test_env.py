"""The environments: PettingZoo's own tests for every game and number of seats, Gymnasium against bots."""

import pickle
import subprocess
import sys
import warnings

import pytest

reason = "environments need PettingZoo and Gymnasium, which are in the extra rl"
pytest.importorskip("pettingzoo", reason=reason)
np = pytest.importorskip("numpy", reason=reason)

import gymnasium  # noqa: E402
from gymnasium.utils.env_checker import check_env  # noqa: E402
from gymnasium.wrappers import PassiveEnvChecker  # noqa: E402
from pettingzoo.utils.conversions import turn_based_aec_to_parallel  # noqa: E402

from royaumes import rl  # noqa: E402
from royaumes.core import IllegalMove, UserError  # noqa: E402
from royaumes.core.record import replay, verify  # noqa: E402
from royaumes.games import TOY, game, keys  # noqa: E402

with warnings.catch_warnings(action="ignore"):  # its tests import games of its own in a deprecated way
    from pettingzoo.test import api_test, render_test, seed_test

TABLES = [(key, seats) for key in (TOY, *keys()) for seats in game(key).seats]
#: What PettingZoo remarks on in every environment with action masks that is not one of its own.
REMARKS = (
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
    "ignore:Action mask numpy array is all zeros",  # of an agent whose game is over
)
#: Random players take hundreds of rounds to the end by the rules.
SHORT = {"auftrag": {"rounds": 40}, "royaume": {"path": 24}}
quiet = [pytest.mark.filterwarnings(remark) for remark in REMARKS]


def legal(observation, draw):
    return int(draw.choice(np.flatnonzero(observation["action_mask"])))


def played(env, seed):
    """A random game, and what each agent earned in all."""
    draw = np.random.default_rng(seed)
    env.reset(seed=seed)
    earned = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, over, _, _ = env.last()
        earned[agent] += reward
        env.step(None if over else legal(observation, draw))
    return earned


@pytest.mark.parametrize(("key", "seats"), TABLES, ids=str)
class TestPettingZoo:
    pytestmark = quiet

    def test_api(self, key, seats):
        api_test(rl.env(key, seats), num_cycles=20)

    def test_seeds(self, key, seats):
        seed_test(lambda: rl.env(key, seats), num_cycles=5)


@pytest.mark.parametrize("key", [TOY, *keys()])
def test_boards_are_drawn(key, capsys):
    pytest.importorskip("matplotlib", reason="pictures need matplotlib, which is in the extra data")
    tests = {"rgb_array": lambda found: found.dtype == np.uint8 and found.std() > 0}
    render_test(lambda render_mode: rl.env(key, render_mode=render_mode), tests)
    assert capsys.readouterr().out


def test_an_environment_can_be_made_parallel():
    env = turn_based_aec_to_parallel(rl.env("crowns"))
    env.reset(seed=1)
    draw, earned = np.random.default_rng(1), dict.fromkeys(env.agents, 0.0)
    while env.agents:
        agent = env.unwrapped.agent_selection
        legal_move = legal(env.unwrapped.observe(agent), draw)
        _, rewards, *_ = env.step({one: legal_move if one == agent else None for one in earned})
        earned = {one: earned[one] + rewards.get(one, 0.0) for one in earned}
    assert sum(earned.values()) == pytest.approx(0) and any(earned.values())


@pytest.mark.parametrize("key", keys())
def test_a_game_replays_and_verifies(key):
    env = rl.env(key, settings=SHORT.get(key))
    played(env, 5)
    assert verify(game(key), env.record) > 0


def test_a_second_reset_is_another_game_of_the_same_seed():
    records = []
    for _ in range(2):
        env = rl.env("crowns")
        played(env, 3)
        env.reset()
        records.append([answer.text for answer in env.record.answers])
        assert env.record.seed == "3/1"
    assert records[0] == records[1]


@pytest.mark.parametrize("key", keys())
def test_victories_add_up_to_nothing(key):
    assert sum(played(rl.env(key, settings=SHORT.get(key)), 11).values()) == pytest.approx(0)


@pytest.mark.parametrize("key", [TOY, "crowns", "foracrown"])  # points at the end, in the open, in secret
def test_points_add_up_to_the_score(key):
    env = rl.env(key, reward="points")
    earned = played(env, 11)
    *_, end = replay(game(key), env.record)
    assert tuple(earned.values()) == pytest.approx(game(key).pending(end.state).scores)


def test_features_are_what_the_game_offers_to_learners():
    env = rl.env("emerald", 3, observe="features")
    env.reset(seed=1)
    observation, *_ = env.last()
    assert observation["observation"].shape == (len(env.names),)
    assert "treasures left" in env.names


def test_a_move_that_is_not_allowed_says_why():
    env = rl.env("crowns")
    env.reset(seed=1)
    refused = int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(IllegalMove):
        env.step(refused)


@pytest.mark.parametrize(
    "options",
    [{"reward": "point"}, {"observe": "feature"}, {"render_mode": "asci"}, {"seat": 7}, {"illegal": "rise"}],
    ids=str,
)
def test_a_misspelt_option_is_an_error_at_once(options):
    with pytest.raises(UserError, match=r"sim-bad-(option|seat)"):
        rl.against_bots("crowns", ["greedy"], **options)
    if options.keys() & {"reward", "observe", "render_mode"}:
        with pytest.raises(UserError, match="sim-bad-option"):
            rl.env("crowns", **options)


@pytest.mark.filterwarnings("ignore::UserWarning", "ignore::DeprecationWarning")
@pytest.mark.parametrize("key", keys())
def test_gymnasiums_own_checks(key):
    rivals = ("random",) * (max(2, game(key).seats[0]) - 1)
    env = gymnasium.make(f"royaumes/{key.capitalize()}-v0", bots=rivals, settings=SHORT.get(key))
    check_env(env.unwrapped, skip_render_check=True)
    check_env(rl.against_bots(key, rivals), skip_render_check=True)


def test_gymnasium_imports_what_makes_a_game():
    code = "import gymnasium; print(gymnasium.make('royaumes.rl:royaumes/Crowns-v0').reset(seed=1)[0].shape)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.startswith("(")


@pytest.mark.parametrize("reward", ["victory", "points"])
def test_an_action_that_is_not_allowed_is_what_was_asked_for(reward):
    def refused(illegal):
        env = rl.against_bots("crowns", ["random"], reward=reward, illegal=illegal)
        _, info = env.reset(seed=1)
        return env, int(np.flatnonzero(info["action_mask"] == 0)[0]), info["action_mask"]

    env, action, mask = refused("end")
    _, paid, over, _, info = env.step(action)
    assert over and paid == (-0.5 if reward == "victory" else 0) and not info["action_mask"].any()
    assert "CRW-" in info["refused"]
    env, action, mask = refused("ignore")
    _, paid, over, _, info = env.step(action)
    assert not over and paid == 0 and (info["action_mask"] == mask).all() and "CRW-" in info["refused"]
    env, action, _ = refused("raise")
    with pytest.raises(IllegalMove, match=r"^[A-Z].*\(CRW-[\d.]+, crowns-"):
        env.step(action)


def test_what_cannot_be_played_is_said_at_once():
    with pytest.raises(UserError, match="table-bad-seats"):
        rl.env("crowns", 9)
    with pytest.raises(UserError, match="table-bad-setting"):
        rl.env("crowns", settings={"nonsense": 1})


@pytest.mark.parametrize("observe", ["view", "features"])
def test_an_environment_can_be_sent_to_another_process(observe):
    env = rl.env("crowns", observe=observe)
    env.reset(seed=4)
    again = pickle.loads(pickle.dumps(env))
    assert np.array_equal(again.observe("seat_0")["observation"], env.observe("seat_0")["observation"])


@pytest.mark.parametrize("key", keys())
def test_one_agent_against_bots(key):
    rivals = ("random",) * (max(2, game(key).seats[0]) - 1)
    env = PassiveEnvChecker(rl.against_bots(key, rivals, settings=SHORT.get(key)))
    draw = np.random.default_rng(0)
    for number in range(2):
        _, info = env.reset(seed=None if number else 9)
        over, steps = False, 0
        while not over:
            assert env.unwrapped.action_masks().tolist() == info["action_mask"].astype(bool).tolist()
            _, reward, over, _, info = env.step(legal(info, draw))
            steps += 1
        assert steps
        assert reward != 0
        assert verify(game(key), env.unwrapped.record)


def test_the_agent_moves_up_a_seat_unless_it_has_one():
    env = rl.against_bots("crowns", ["greedy", "random"])
    where = []
    for number in range(4):
        row, _ = env.reset(seed=None if number else 1)
        where.append(int(row[env.names.index("seat")]))
    assert where == [0, 1, 2, 0]
    fixed = rl.against_bots("crowns", ["greedy", "random"], seat=2)
    assert fixed.reset(seed=1)[0][env.names.index("seat")] == 2


def test_the_agents_board_is_drawn(capsys):
    env = rl.against_bots("crowns", render_mode="ansi")
    env.reset(seed=1)
    assert "1x" in env.render()
    env = rl.against_bots("crowns", render_mode="human")
    _, info = env.reset(seed=1)
    env.step(legal(info, np.random.default_rng(0)))
    assert "1x" in capsys.readouterr().out
