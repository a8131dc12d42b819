"""What one simulated game leaves behind."""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction

from royaumes.core import View
from royaumes.core.codec import dump_line
from royaumes.games import game
from royaumes.sim.plan import Plan
from royaumes.sim.playing import finish, new_record
from royaumes.sim.tables import Tables, tables_of


@dataclass(frozen=True, slots=True)
class Result:
    """Who sat where and what came of it; small enough to travel between processes."""

    number: int
    seated: tuple[str, ...]
    #: By seat, the part of the victory that it won.
    shares: tuple[Fraction, ...]
    scores: tuple[int, ...]
    why: str
    decisions: int
    #: None where the game does not count rounds, or turns.
    rounds: int | None
    turns: int | None
    #: The record as one line of JSON, where the plan wants them.
    record: str = ""
    #: The game as rows of tables, where the plan wants them.
    tables: Tables = field(default_factory=dict)

    def share(self, seat: int) -> Fraction:
        """The part of the victory that a seat won."""
        return self.shares[seat]


def counted(view: View) -> dict[str, int]:
    """How many rounds and turns a view says there have been; what the game does not count is left out."""
    lengths = {"round": "rounds", "turn": "turns"}
    return {length: getattr(view, name) for name, length in lengths.items() if name in view.listed}


def played(plan: Plan, number: int) -> Result:
    """Play one game of a plan."""
    rules = game(plan.key)
    seated, bots = zip(*plan.bots(number), strict=True)
    seed = plan.seed_of(number)
    record = new_record(rules, plan.settings, bots, seed)
    s = rules.start(len(bots), plan.settings)
    over = finish(rules, s, bots, seed, record.answers)
    lengths = counted(rules.view(s, None))
    return Result(
        number=number,
        seated=seated,
        shares=tuple([over.share(seat) for seat in range(len(bots))]),
        scores=over.scores,
        why=over.why,
        decisions=sum(answer.seat is not None for answer in record.answers),
        rounds=lengths.get("rounds"),
        turns=lengths.get("turns"),
        record=dump_line(record) if plan.records else "",
        tables=tables_of(rules, number, seated, record) if plan.tables else {},
    )
