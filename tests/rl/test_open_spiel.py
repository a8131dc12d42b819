"""Every game in OpenSpiel: its own tests, its searches and its solvers."""

import pickle
from itertools import islice

import pytest

reason = "these games are for OpenSpiel, which is in the extra open-spiel"
pyspiel = pytest.importorskip("pyspiel", reason=reason)
np = pytest.importorskip("numpy", reason=reason)

from open_spiel.python.algorithms import generate_playthrough, mcts  # noqa: E402
from open_spiel.python.algorithms.external_sampling_mccfr import ExternalSamplingSolver  # noqa: E402
from open_spiel.python.algorithms.ismcts import ISMCTSBot  # noqa: E402
from open_spiel.python.bots.uniform_random import UniformRandomBot  # noqa: E402

from royaumes.games import TOY, game, keys  # noqa: E402
from royaumes.rl.open_spiel import name_of, register  # noqa: E402

#: Random players take hundreds of rounds to the end by the rules.
SHORT = {"auftrag": {"rounds": 40}, "royaume": {"path": 24}}


def loaded(key, **parameters):
    return pyspiel.load_game(name_of(key), {**SHORT.get(key, {}), **parameters})


def states(key, seed, **parameters):
    """The decisions of a random game, and its end."""
    draw = np.random.default_rng(seed)
    state = loaded(key, **parameters).new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(draw.choice(outcomes, p=odds)))
            continue
        yield state
        state.apply_action(int(draw.choice(state.legal_actions())))
    yield state


@pytest.mark.parametrize("key", [TOY, *keys()])
def test_random_simulations(key):
    pyspiel.random_sim_test(loaded(key), num_sims=1, serialize=key == TOY, verbose=False)


@pytest.mark.parametrize("key", [TOY, *keys()])
def test_a_state_travels_and_parts_from_its_copy(key):
    state = next(islice(states(key, 2), 8, None))
    again = state.get_game().deserialize_state(state.serialize())
    text, copy = str(state), state.clone()
    assert str(again) == str(copy) == text
    copy.apply_action(copy.legal_actions()[0])
    assert str(state) == text != str(copy)
    assert pickle.loads(pickle.dumps(state)).history() == state.history()


@pytest.mark.parametrize("key", [key for key in (TOY, *keys()) if game(key).hidden])
def test_a_resampled_state_looks_the_same_to_whoever_asks(key):
    for state in islice(states(key, 3), 40):
        if state.is_terminal():
            break
        player = state.current_player()
        other = state.resample_from_infostate(player, pyspiel.UniformProbabilitySampler(0.0, 1.0))
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_tensor(player) == state.observation_tensor(player)
        assert other.legal_actions() == state.legal_actions()


def test_what_was_lived_through_is_told_apart():
    """Two ways to the same view: the observation is the same, the information state is not."""
    first, second = (
        [(state.observation_string(0), state.information_state_string(0)) for state in states(TOY, seed)]
        for seed in (4, 5)
    )
    assert {lived for _, lived in first} & {lived for _, lived in second} <= {first[0][1]}
    assert all(lived.endswith(seen) for seen, lived in first)


@pytest.mark.parametrize(("key", "players"), [("crowns", 4), ("emerald", 3), ("foracrown", 5)])
def test_parameters_are_players_and_settings(key, players):
    assert loaded(key, players=players).num_players() == players
    hard = pyspiel.load_game(name_of("royaume"), {"path": 24, "calling": True})
    assert hard.new_initial_state().memory.state.cells == 24


def test_a_variant_can_be_made_known():
    name = register("crowns+board.box.chips=3")
    assert name.startswith("royaumes_crowns_")
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=False, verbose=False)


def test_a_playthrough_can_be_written():
    played = generate_playthrough.playthrough(name_of(TOY), action_sequence=None, seed=1)
    assert "claim:" in played
    assert "IsTerminal() = True" in played


@pytest.mark.parametrize("key", [TOY, *keys()])
def test_random_bots_play(key):
    everybody = loaded(key)
    bots = [UniformRandomBot(seat, np.random.RandomState(seat)) for seat in range(everybody.num_players())]
    state = everybody.new_initial_state()
    for _ in range(60):
        if state.is_terminal():
            break
        if state.is_chance_node():
            state.apply_action(state.chance_outcomes()[0][0])
        else:
            state.apply_action(bots[state.current_player()].step(state))


@pytest.mark.parametrize("key", [key for key in (TOY, *keys()) if game(key).hidden])
def test_information_set_search_plays(key):
    everybody = loaded(key)
    draw = np.random.RandomState(1)
    bot = ISMCTSBot(
        everybody, _Even(everybody.num_players()), uct_c=2.0, max_simulations=8, random_state=draw
    )
    state = next(one for one in states(key, 6) if len(one.legal_actions()) > 1)
    assert bot.step(state) in state.legal_actions()


def test_tree_search_plays_where_nothing_is_hidden():
    crowns = loaded("crowns")
    bot = mcts.MCTSBot(crowns, 2.0, 8, _Even(2), random_state=np.random.RandomState(1))
    state = next(states("crowns", 6))
    assert bot.step(state) in state.legal_actions()


class _Even:
    """Judges every state as even: the searches are tried here, not the judgement."""

    def __init__(self, players):
        self._values = np.zeros(players)

    def evaluate(self, state):
        return self._values

    def prior(self, state):
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


def test_regrets_are_minimised_on_the_small_game():
    bluff = loaded(TOY)
    solver = ExternalSamplingSolver(bluff)
    np.random.seed(1)
    solver.iteration()
    first = len(solver._infostates)
    solver.iteration()
    assert len(solver._infostates) > first > 100
    policy = solver.average_policy()
    state = next(states(TOY, 7))
    assert sum(policy.action_probabilities(state).values()) == pytest.approx(1)
