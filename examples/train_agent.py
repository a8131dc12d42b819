"""Train an agent for Crowns in a few minutes, draw how it learns, and let it play against the greedy player.

pip install 'royaumes[rl,data]'
python examples/train_agent.py curve.svg

The agent learns what each position is worth by playing itself and the greedy player (TD(λ), one hidden
layer), and takes the move after which it expects most. Change GAME or SEATS for another game or table.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path

from royaumes.bots.encoding import encoding
from royaumes.bots.learned import Learned
from royaumes.bots.net import Net
from royaumes.bots.value import Value
from royaumes.rl.learner import Learner
from royaumes.rl.training import GENERATION, train
from royaumes.sim import Plan, Share, results

GAME, SEATS = "crowns", 2
HIDDEN = 32
#: Generations of games between two points of the curve, and the games of a point and of the proof.
STEP, GLANCE, PROOF = 4, 60, 400


def match(learner: Learner, games: int, seed: str) -> Share:
    """What the agent wins at a table of greedy players."""
    known = encoding(GAME)
    net = Net(len(known.FEATURES), HIDDEN, learner.weights)
    agent = Learned(GAME, "agent", Value(known, {SEATS: (net, 0.0)}))
    won = Share()
    for result in results(Plan(GAME, (agent, *["greedy"] * (SEATS - 1)), games, seed)):
        won.add(result.share(result.seated.index("agent")))
    return won


def learn(games: int) -> Iterator[tuple[int, Learner]]:
    """The learner every few generations, with the number of games that it has seen."""
    for generation, learner in enumerate(train(GAME, (SEATS,), HIDDEN, games, "example", watching=0.2), 1):
        if generation % STEP == 0:
            yield generation * GENERATION, learner


def draw(curve: list[tuple[int, Share]], file: Path) -> None:
    """The curve with its intervals."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(7, 3.5), layout="constrained")
    axes = figure.subplots()
    seen = [games for games, _ in curve]
    low, high = zip(*(share.interval for _, share in curve), strict=True)
    axes.plot(seen, [share.rate for _, share in curve], marker="o")
    axes.fill_between(seen, low, high, alpha=0.2)
    axes.axhline(1 / SEATS, linestyle="--", color="grey")
    axes.set(xlabel="games learnt from", ylabel="victories against greedy", ylim=(0, 1), title=GAME)
    figure.savefig(file)


def main() -> int:
    """Train, draw, prove."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("curve", type=Path, help="where the learning curve is drawn, as .svg or .png")
    parser.add_argument("--games", type=int, default=4000)
    args = parser.parse_args()
    curve: list[tuple[int, Share]] = []
    for games, learner in learn(args.games):
        curve.append((games, match(learner, GLANCE, f"glance/{games}")))
        print(f"{games:6} games: {curve[-1][1].rate:6.1%} against greedy", flush=True)
    draw(curve, args.curve)
    proof = match(learner, PROOF, "proof")
    low, high = proof.interval
    print(f"proof: {proof.rate:.1%} of {PROOF} games [{low:.1%} to {high:.1%}], {1 / SEATS:.0%} is even")
    return 0 if low > 1 / SEATS else 1


if __name__ == "__main__":
    raise SystemExit(main())
