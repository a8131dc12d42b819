"""A review as one page that needs nothing else: no script, no font, no other file."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from html import escape

from royaumes.review.wording import COLUMNS, Wording

_WIDTH, _HEIGHT, _LEFT = 960, 280, 52
#: Each distinguished from the others by colour and by dashes.
_COLOURS = (
    "light-dark(#9c1c1c, #f07a6a)",
    "light-dark(#1f4fa0, #8db4ff)",
    "light-dark(#2f6b2f, #8fce86)",
    "light-dark(#8a6a00, #e8c860)",
    "light-dark(#6b3fa0, #cda6f5)",
    "light-dark(#444444, #cccccc)",
)
_DASHES = ("", "8 4", "2 4", "12 4 2 4", "5 5", "1 3")
_NOTES = {"luck": "review-part-luck-note", "own": "review-part-own-note", "rivals": "review-part-rivals-note"}
_STYLE = """
:root {
  color-scheme: light dark;
  --paper: light-dark(#f3e8d2, #14110c);
  --sheet: light-dark(#fff8e8, #211b13);
  --ink: light-dark(#2a1f14, #f3e8d2);
  --soft: light-dark(#6b5a45, #b8a88f);
  --line: light-dark(#cdbb96, #5a4a34);
  --gilt: light-dark(#a8791a, #e2b64b);
}
body {
  max-width: 64rem;
  margin: 0 auto;
  padding: 1.5rem 1rem 3rem;
  background: var(--paper);
  color: var(--ink);
  font: 1rem/1.5 Georgia, "Times New Roman", serif;
}
main { display: grid; grid-template-columns: minmax(0, 1fr); gap: 1rem; }
h1, h2 { margin: 0; font-variant-caps: small-caps; letter-spacing: 0.02em; line-height: 1.2; }
h1 { padding-bottom: 0.3rem; border-bottom: 3px double var(--gilt); }
h2 { font-size: 1.35rem; }
h3 { margin: 0.8rem 0 0.3rem; font-size: 1.05rem; }
p { margin: 0.5rem 0 0; color: var(--soft); }
section {
  padding: 1rem 1.2rem;
  border: 1px solid var(--line);
  border-radius: 10px;
  background: var(--sheet);
}
.seats { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr)); gap: 1rem; }
ol { display: grid; gap: 0.5rem; margin: 0.5rem 0 0; padding: 0; list-style: none; }
ol li { padding: 0.1rem 0 0.1rem 0.8rem; border-left: 3px solid var(--gilt); text-wrap: pretty; }
table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: 0.4rem 0.6rem; border-bottom: 1px solid var(--line); text-align: right; }
th:first-child, td:first-child { text-align: left; }
tbody td:last-child { font-weight: bold; }
small { display: block; color: var(--soft); font-weight: normal; }
svg { display: block; width: 100%; height: auto; }
ul { display: flex; flex-wrap: wrap; gap: 0.2rem 1.5rem; margin: 0.5rem 0 0; padding: 0; list-style: none; }
ul li { display: flex; gap: 0.5rem; align-items: center; }
.sample { width: 2.5rem; }
.turn { stroke: var(--gilt); stroke-dasharray: 3 5; }
@media (max-width: 40rem) {
  section { padding: 0.8rem; }
  table { font-size: 0.75rem; }
  th, td { padding: 0.3rem 0.2rem; }
  small { display: none; }
  svg[role] { margin-top: 1.2rem; overflow: visible; }
  svg text { font-size: 30px; text-anchor: start; transform: translateY(-8px); }
}
"""


def page(wording: Wording) -> str:
    """The whole page as HTML."""
    words = wording.words
    say = words.say
    seats = range(len(wording.review.parts))
    parts = [
        f"<h1>{escape(wording.title)}</h1>",
        *_section(_curve_title(wording), _curve(wording)),
        *_section(say("review-parts"), [*_table(wording), _about(wording)]),
        *_section(say("review-turning"), [_list(wording.turning(), say("review-none"))]),
        '<div class="seats">',
        *(line for seat in seats for line in _section(words.seat(seat), _decisions(wording, seat))),
        "</div>",
    ]
    return (
        f'<!doctype html>\n<html lang="{words.lang}">\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width">\n<title>{escape(wording.title)}</title>\n'
        f"<style>{_STYLE}</style>\n<main>\n" + "\n".join(parts) + "\n</main>\n</html>\n"
    )


def _section(title: str, inside: Iterable[str]) -> list[str]:
    return ["<section>", f"<h2>{escape(title)}</h2>", *inside, "</section>"]


def _about(wording: Wording) -> str:
    return f"<p>{escape(wording.words.say('review-about', depth=wording.review.depth))}</p>"


def _decisions(wording: Wording, seat: int) -> Iterator[str]:
    """A player's costliest and best decisions."""
    say = wording.words.say
    for title, found in (("review-worst", wording.worst(seat)), ("review-best", wording.best(seat))):
        yield f"<h3>{escape(say(title))}</h3>"
        yield _list(found, say("review-none"))


def _curve_title(wording: Wording) -> str:
    return wording.words.say("review-curve-alone" if wording.review.alone else "review-curve")


def _curve(wording: Wording) -> Iterator[str]:
    """One line per player over all decisions, with a legend that says who is who."""
    review, seats = wording.review, range(len(wording.review.parts))
    stood = [*(one.chances for one in review.decisions), tuple(one.result for one in review.parts)]
    top = max([1000 if not review.alone else 10, *(max(one) for one in stood)])
    low = min(0, *(min(one) for one in stood))
    yield f'<svg viewBox="0 0 {_WIDTH} {_HEIGHT}" role="img" aria-label="{escape(_curve_title(wording))}">'
    for part in range(5):
        level = low + (top - low) * part // 4
        y = _y(level, low, top)
        yield f'<line x1="{_LEFT}" x2="{_WIDTH}" y1="{y}" y2="{y}" stroke="#8886"/>'
        yield (
            f'<text x="{_LEFT - 6}" y="{y + 4}" font-size="12" text-anchor="end" fill="currentColor">'
            f"{escape(wording.rounded(level))}</text>"
        )

    def x(at: int) -> int:
        return _LEFT + at * (_WIDTH - _LEFT - 4) // max(1, len(stood) - 1)

    for at in review.turning:
        yield f'<line class="turn" x1="{x(at)}" x2="{x(at)}" y1="8" y2="{_HEIGHT - 8}"/>'
    for seat in seats:
        points = " ".join(f"{x(at)},{_y(one[seat], low, top)}" for at, one in enumerate(stood))
        yield f'<polyline points="{points}" fill="none" stroke-width="2.5" {_line(seat)}/>'
    yield "</svg>"
    names = "".join(f"<li>{_sample(seat)} {escape(wording.words.seat(seat))}</li>" for seat in seats)
    yield f"<ul>{names}</ul>"


def _sample(seat: int) -> str:
    return f'<svg viewBox="0 0 40 8" class="sample"><path d="M0 4H40" stroke-width="3" {_line(seat)}/></svg>'


def _y(level: int, low: int, top: int) -> int:
    return 8 + (_HEIGHT - 16) * (top - level) // (top - low)


def _line(seat: int) -> str:
    at = seat % len(_COLOURS)
    return f'style="stroke: {_COLOURS[at]}" stroke-dasharray="{_DASHES[at]}"'


def _table(wording: Wording) -> Iterator[str]:
    heading, *rows = wording.rows()
    yield "<table><thead><tr>"
    for name, title in zip(("", *COLUMNS), heading, strict=True):
        note = _NOTES.get(name)
        said = f"<small>{escape(wording.words.say(note))}</small>" if note else ""
        yield f'<th scope="col">{escape(title)}{said}</th>'
    yield "</tr></thead><tbody>"
    for name, *amounts in rows:
        cells = "".join(f"<td>{escape(amount)}</td>" for amount in amounts)
        yield f'<tr><th scope="row">{escape(name)}</th>{cells}</tr>'
    yield "</tbody></table>"


def _list(said: Iterable[str], nothing: str) -> str:
    lines = "".join(f"<li>{escape(line)}</li>" for line in said)
    return f"<ol>{lines}</ol>" if lines else f"<p>{escape(nothing)}</p>"
