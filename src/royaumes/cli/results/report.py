"""`royaumes simulate --report`: a self-contained HTML page with plots."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from io import StringIO
from pathlib import Path
from typing import TYPE_CHECKING, Any

from royaumes.cli.screen.numbers import Numbers
from royaumes.core import UserError
from royaumes.messages.visible import visible

if TYPE_CHECKING:
    from royaumes.messages import Words
    from royaumes.sim import Plan, Statistics
    from royaumes.sim.usage import Usage

_SIZE = (7.2, 3.2)
_COLOUR, _PALE = "#34608f", "#b8c7d9"
_THINGS = 24
_STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 52rem; margin: 2rem auto; padding: 0 1rem; }
figure { margin: 2rem 0; } figcaption { color: #555; } svg { width: 100%; height: auto; }
table { border-collapse: collapse; } td, th { padding: .15rem .8rem .15rem 0; text-align: right; }
td:first-child, th:first-child { text-align: left; } tr.striking { font-weight: bold; }
"""


def check_plots() -> None:
    """A `UserError` where nothing can be drawn: better now than after a thousand games."""
    try:
        import matplotlib  # noqa: F401
    except ModuleNotFoundError as error:
        raise UserError("sim-needs-matplotlib") from error


def write_report(path: Path, plan: Plan, found: Statistics, usage: Usage, words: Words) -> None:
    """The page; a `UserError` where it cannot be written."""
    title = words.say("sim-title", game=words.catalogue.game(plan.key), games=found.games, seed=plan.seed)
    report = _Report(words, plan)
    figures = (report.shares(found), report.scores(found), report.lengths(found), report.endings(found))
    parts = [f"<h1>{escape(title)}</h1>", f"<p>{escape(report.asked())}</p>", *figures, report.things(usage)]
    page = (
        f'<!doctype html>\n<html lang="{words.lang}">\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width">\n<title>{escape(title)}</title>\n'
        f"<style>{_STYLE}</style>\n{''.join(parts)}\n</html>\n"
    )
    try:
        path.write_text(page, "utf-8")
    except OSError as error:
        raise UserError("sim-cannot-write", text=str(path), what=error.strerror or str(error)) from error


@dataclass(frozen=True)
class _Report(Numbers):
    """The parts of the page."""

    plan: Plan

    def asked(self) -> str:
        """Who played what."""
        return self.words.say("sim-report-asked", text=self.plan.key, players=", ".join(self.plan.check()))

    def shares(self, found: Statistics) -> str:
        """Victories by seat and by bot, with their intervals."""
        rows = [
            (self.words.say("sim-seat", number=seat + 1), one) for seat, one in sorted(found.by_seat.items())
        ]
        if len(found.by_bot) > 1:
            rows += [(self._bot(name), one) for name, one in found.by_bot.items()]
        rates = [100 * one.share.rate for _, one in rows]
        ends = [[100 * end for end in one.share.interval] for _, one in rows]
        figure, axes = _plot()
        below = [rate - low for rate, (low, _) in zip(rates, ends, strict=True)]
        above = [high - rate for rate, (_, high) in zip(rates, ends, strict=True)]
        axes.barh(
            [name for name, _ in rows], rates, xerr=[below, above], color=_COLOUR, ecolor="#222", capsize=3
        )
        axes.axvline(100 / len(self.plan.lineup), color=_PALE, linestyle="--")
        axes.invert_yaxis()
        axes.set_xlabel("%")
        return self._figure(figure, "sim-report-shares", share=self.percent(1 / len(self.plan.lineup)))

    def _bot(self, name: str) -> str:
        own = f"sim-bot-{name}"
        return self.words.say(own) if self.words.catalogue.has(own) else visible(name)

    def scores(self, found: Statistics) -> str:
        """How often which score came."""
        return self._distribution(
            found.scores.counts, "sim-report-scores", mean=self.decimal(found.scores.mean)
        )

    def lengths(self, found: Statistics) -> str:
        """How many decisions games took."""
        mean = self.decimal(found.decisions.mean)
        return self._distribution(found.decisions.counts, "sim-report-lengths", mean=mean)

    def _distribution(self, counts: dict[int, int], message: str, **facts: str) -> str:
        figure, axes = _plot()
        bins = min(40, max(counts) - min(counts) + 1)
        axes.hist(list(counts), bins=bins, weights=list(counts.values()), color=_COLOUR)
        return self._figure(figure, message, **facts)

    def endings(self, found: Statistics) -> str:
        """How the games ended."""
        figure, axes = _plot()
        named = {self.words.say(why): 100 * count / found.games for why, count in found.endings.most_common()}
        axes.barh(list(named), list(named.values()), color=_COLOUR)
        axes.invert_yaxis()
        axes.set_xlabel("%")
        return self._figure(figure, "sim-report-endings")

    def things(self, usage: Usage) -> str:
        """What was used, and how much more often its users won."""
        heads = ("sim-report-thing", "sim-report-used", "sim-report-worth", "sim-interval")
        rows = [f"<tr>{''.join(f'<th>{escape(self.words.say(head))}</th>' for head in heads)}</tr>"]
        for thing in usage.listed(_THINGS):
            worth, error = usage.worth(thing)
            cells = (
                self.words.catalogue.thing(thing, game=self.plan.key),
                self.percent(usage.users[thing].games / usage.everybody.games),
                self.percent(worth),
                self.words.say(
                    "sim-compare-between", low=self.percent(worth - error), high=self.percent(worth + error)
                ),
            )
            striking = ' class="striking"' if abs(worth) > error else ""
            rows.append(f"<tr{striking}>{''.join(f'<td>{escape(cell)}</td>' for cell in cells)}</tr>")
        note = escape(self.words.say("sim-report-things"))
        return f"<figure><table>{''.join(rows)}</table><figcaption>{note}</figcaption></figure>"

    def _figure(self, figure: Any, message: str, **facts: str) -> str:
        drawn = StringIO()
        figure.savefig(drawn, format="svg", bbox_inches="tight")
        svg = drawn.getvalue()
        note = escape(self.words.say(message, **facts))
        return f"<figure>{svg[svg.index('<svg') :]}<figcaption>{note}</figcaption></figure>"


def _plot() -> tuple[Any, Any]:
    """An empty figure; its text stays text, and the same figures give the same page."""
    import matplotlib
    from matplotlib.figure import Figure

    matplotlib.rcParams.update({"svg.fonttype": "none", "svg.hashsalt": "royaumes"})
    figure = Figure(figsize=_SIZE, layout="constrained")
    axes = figure.subplots()
    axes.spines[["top", "right"]].set_visible(False)
    return figure, axes
