"""A review as one page that needs nothing else: no script, no font, no other file."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from html import escape

from royaumes.review.wording import COLUMNS, Wording

_WIDTH, _HEIGHT, _LEFT = 960, 280, 52
#: Each distinguished from the others by colour and by dashes.
_COLOURS = ("#b3361b", "#1f5fa8", "#2f7a36", "#8a6a00", "#6b3fa0", "#444444")
_DASHES = ("", "8 4", "2 4", "12 4 2 4", "5 5", "1 3")
_NOTES = {"luck": "review-part-luck-note", "own": "review-part-own-note", "rivals": "review-part-rivals-note"}
_STYLE = """
body { font: 1rem/1.5 Georgia, serif; max-width: 62rem; margin: 2rem auto; padding: 0 1rem; }
:root { color-scheme: light dark; }
table { border-collapse: collapse; width: 100%; }
th, td { padding: 0.3rem 0.6rem; border-bottom: 1px solid #8888; text-align: right; }
th:first-child, td:first-child { text-align: left; }
small { display: block; font-weight: normal; opacity: 0.75; }
svg { width: 100%; height: auto; }
@media (max-width: 40rem) {
  table { font-size: 0.75rem; }
  th, td { padding: 0.3rem 0.2rem; }
  small { display: none; }
  svg { overflow: visible; }
  svg text { font-size: 30px; text-anchor: start; transform: translateY(-8px); }
}
.sample { width: 2.5rem; }
ul { list-style: none; padding: 0; display: flex; gap: 1.5rem; }
"""


def page(wording: Wording) -> str:
    """The whole page as HTML."""
    words = wording.words
    say = words.say
    parts = [
        f"<h1>{escape(wording.title)}</h1>",
        f"<p>{escape(say('review-about', depth=wording.review.depth))}</p>",
        f"<h2>{escape(_curve_title(wording))}</h2>",
        *_curve(wording),
        f"<h2>{escape(say('review-parts'))}</h2>",
        *_table(wording),
        *_list(say("review-turning"), wording.turning(), say("review-none")),
    ]
    for seat in range(len(wording.review.parts)):
        parts.append(f"<h2>{escape(words.seat(seat))}</h2>")
        parts += _list(say("review-worst"), wording.worst(seat), say("review-none"), 3)
        parts += _list(say("review-best"), wording.best(seat), say("review-none"), 3)
    return (
        f'<!doctype html>\n<html lang="{words.lang}">\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width">\n<title>{escape(wording.title)}</title>\n'
        f"<style>{_STYLE}</style>\n<main>\n" + "\n".join(parts) + "\n</main>\n</html>\n"
    )


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
    for seat in seats:
        points = " ".join(
            f"{_LEFT + at * (_WIDTH - _LEFT - 4) // max(1, len(stood) - 1)},{_y(one[seat], low, top)}"
            for at, one in enumerate(stood)
        )
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
    return f'stroke="{_COLOURS[at]}" stroke-dasharray="{_DASHES[at]}"'


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


def _list(title: str, said: Iterable[str], nothing: str, level: int = 2) -> Iterator[str]:
    yield f"<h{level}>{escape(title)}</h{level}>"
    lines = list(said)
    yield (
        f"<ol>{''.join(f'<li>{escape(line)}</li>' for line in lines)}</ol>"
        if lines
        else f"<p>{escape(nothing)}</p>"
    )
