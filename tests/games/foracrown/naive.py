"""Losses, the end and the ranking a second time, as slowly and plainly as the rulebook tells them."""

from dataclasses import dataclass


@dataclass
class Family:
    """One family at the table: ruby by ruby, nothing is looked up in a table."""

    seat: int
    cell: int
    rubies: int
    coins: int
    raccoons: int
    heirloom: bool
    in_play: bool = True

    def gives_back_a_ruby(self) -> bool:
        """Whether it could; the heirloom is sold if there is no ruby left."""
        if self.rubies == 0 and self.heirloom:
            self.heirloom = False
            for _ in range(10):
                self.rubies += 1
        if self.rubies == 0:
            return False
        self.rubies -= 1
        return True


class Table:
    """All families, and those that are out, the first to leave first."""

    def __init__(self, families: list[Family]) -> None:
        self.families = families
        self.out: list[Family] = []

    @property
    def playing(self) -> list[Family]:
        """From left to right in the gallery: the least influential first."""
        return sorted((one for one in self.families if one.in_play), key=lambda one: one.cell)

    def strikes(self, debts: dict[int, int]) -> None:
        """Families owe rubies at the same moment; those that can't pay leave, from left to right."""
        ruined = []
        for family in self.playing:
            for _ in range(debts.get(family.seat, 0)):
                if not family.gives_back_a_ruby():
                    ruined.append(family)
                    break
        for family in ruined:
            family.in_play = False
            family.coins = family.raccoons = 0
            self.out.append(family)

    def burglary(self) -> None:
        """The most raccoons lose two rubies and send the raccoons back."""
        struck = [one for one in self.playing if one.raccoons and _has_most(one, self.playing, "raccoons")]
        self.strikes({one.seat: 2 for one in struck})
        for family in struck:
            family.raccoons = 0

    def scandal(self) -> None:
        """Three cells of two rubies, three of one, three of none."""
        self.strikes({one.seat: 2 if one.cell < 4 else 1 if one.cell < 7 else 0 for one in self.playing})

    def last_gains_and_losses(self) -> None:
        """Influence, coins, raccoons, in this order."""
        self.playing[-1].rubies += 1
        for family in self.playing:
            if family.coins and _has_most(family, self.playing, "coins"):
                family.rubies += 1
        for family in self.playing:
            if family.raccoons and _has_most(family, self.playing, "raccoons"):
                family.gives_back_a_ruby()

    def scores(self) -> tuple[int, ...]:
        """Rubies, an unsold heirloom as ten; nothing for families that are out."""
        return tuple(
            (one.rubies + (10 if one.heirloom else 0)) if one.in_play else 0
            for one in sorted(self.families, key=lambda one: one.seat)
        )

    def ranking(self) -> tuple[tuple[int, ...], ...]:
        """Best first: by score, then by influence; families that are out follow, the last to leave first."""
        scores, waiting, found = self.scores(), self.playing, []
        while waiting:
            best = waiting[-1]
            for family in reversed(waiting):
                if scores[family.seat] > scores[best.seat]:
                    best = family
            waiting.remove(best)
            found.append(best.seat)
        return tuple((seat,) for seat in (*found, *(one.seat for one in reversed(self.out))))


def _has_most(family: Family, families: list[Family], what: str) -> bool:
    return all(getattr(family, what) >= getattr(other, what) for other in families)
