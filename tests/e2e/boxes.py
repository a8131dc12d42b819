"""Compares the boxes of a page: what is too wide, cut off, spilled, or lies over something else."""

from collections.abc import Sequence
from pathlib import Path

from playwright.sync_api import Page

#: From a small phone to a large screen.
SIZES = ((360, 640), (390, 844), (1024, 768), (1280, 720), (1920, 1080))
#: Two frames and what boards and fonts do in them.
_SETTLED = """() => new Promise((done) => {
    setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(done)), 30);
})"""
_FAULTS = Path(__file__).with_suffix(".js").read_text("utf-8").partition("\n")[2]


def faults(page: Page) -> list[str]:
    """What is wrong with the boxes of the page as it stands, of its open dialog where there is one."""
    return list(page.evaluate(_FAULTS))


def faults_at(page: Page, where: str, sizes: Sequence[tuple[int, int]] = SIZES) -> list[str]:
    """The same at several sizes, each fault with the place and the size."""
    found = []
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(_SETTLED)
        found += [f"{where}, {width} x {height}: {fault}" for fault in faults(page)]
    return found
