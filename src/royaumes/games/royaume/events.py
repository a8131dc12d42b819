"""Everything that can happen at a table of Le Royaume des 5 Couronnes, in the order of the rulebook."""

from __future__ import annotations

from royaumes.core import Event, News

# Setting up


class Dealt(News):
    """A prince got a secret order; nobody else knows which."""

    seat: str


class DealtThis(News):
    """What that prince hears instead."""

    seat: str
    order: str
    wants: tuple[str, ...]


class Began(News):
    """The first prince was drawn."""

    seat: str


# Draw pile and discards


class Covered(News):
    """A bare cell got a new open card."""

    cell: str
    card: str


class Reshuffled(Event):
    """The discards have become the draw pile."""

    cards: int


# The turn


class TurnBegan(Event):
    """A prince's turn begins."""

    seat: str
    turn: int


class TurnLost(Event):
    """A turn ends before any knight has moved."""

    seat: str


# Phase A: escapes and fights


class Compelled(Event):
    """Every knight is held: this prince must make an attempt."""

    seat: str


class Tried(Event):
    """A prince tries to free a knight."""

    seat: str
    knight: str
    card: str


class _Escape(News):
    """How a roll against a trap went."""

    seat: str
    knight: str
    die: int
    power: int


class Escaped(_Escape):
    """The roll was enough."""

    __slots__ = ()


class Stuck(_Escape):
    """The roll was not enough."""

    __slots__ = ()


class _Fight(News):
    """How the rolls against a monster went."""

    seat: str
    knight: str
    monster: int
    die: int
    power: int


class Slew(_Fight):
    """The monster was beaten."""

    __slots__ = ()


class Repelled(_Fight):
    """The monster won."""

    __slots__ = ()


class FoughtEven(_Fight):
    """The fight stands even and goes on."""

    __slots__ = ()


class Cleared(Event):
    """A trap or monster is gone and the knights on its cell are free."""

    card: str
    cell: str
    knights: tuple[str, ...]


class GainedPower(Event):
    """A prince's power grew."""

    seat: str
    power: int


class PaidPower(Event):
    """A failed attempt cost power."""

    seat: str
    power: int


class PhaseAOver(Event):
    """A prince leaves phase A to roll."""

    seat: str


# Phase B: marches, the wizard of doubles, the witch of the 7


class Rolled(News):
    """The two dice for the marches."""

    seat: str
    dice: tuple[int, ...]


class Committed(Event):
    """Two knights got their dice."""

    seat: str
    knight: str
    die: int
    other: str
    other_die: int


class Conjured(Event):
    """The wizard takes a knight forward."""

    seat: str
    knight: str
    points: int


class ConjuredBack(Event):
    """The wizard takes a knight back."""

    seat: str
    knight: str
    points: int


class KeptQuiet(Event):
    """A rival lets the seven pass; others may still call the witch."""

    seat: str


class Called(News):
    """A rival has called the witch."""

    seat: str


class Unseen(News):
    """Nobody has called the witch."""

    seat: str


class WitchCame(Event):
    """A total of seven: the witch wants a treasure."""

    seat: str


class WitchPaid(Event):
    """A treasure went to the witch."""

    seat: str
    treasure: str


# Phase C: what the knights find


class Moved(Event):
    """A knight went from cell to cell."""

    knight: str
    origin: str
    cell: str


class TurnedUp(News):
    """The card of a cell was turned."""

    cell: str
    card: str


class Caught(Event):
    """A trap or a monster holds a knight."""

    knight: str
    cell: str
    card: str


class TookWeapon(Event):
    """A weapon gave power."""

    seat: str
    knight: str
    power: int


class TookTreasure(Event):
    """A treasure card gave a treasure."""

    seat: str
    knight: str
    treasure: str
    left: int


class NoUse(Event):
    """A weapon or treasure card that gives nothing now and stays."""

    seat: str
    knight: str
    card: str


class FoundNothing(Event):
    """A knight came to a bare cell."""

    knight: str
    cell: str


class Rests(Event):
    """A knight was sent back into the castle, or with its crown into the lair."""

    knight: str
    cell: str


# Phase C: the dragon


class DragonWoke(News):
    """The dragon rolled against a knight."""

    knight: str
    dragon: int


class _DragonFight(News):
    """How a fight with the dragon went."""

    seat: str
    knight: str
    dragon: int
    die: int
    power: int


class DragonEven(_DragonFight):
    """The fight stands even and goes on."""

    __slots__ = ()


class TookCrown(_DragonFight):
    """The knight won, took its crown and set out for home."""

    cell: str


class ThrownBack(_DragonFight):
    """The dragon won and threw the knight back."""

    cell: str


# Phase A: duels of princes


class Challenged(Event):
    """A prince challenges a rival."""

    seat: str
    rival: str


class _Duel(News):
    """How the rolls of two princes went."""

    seat: str
    rival: str
    die: int
    power: int
    rival_die: int
    rival_power: int


class DuelWon(_Duel):
    """The attacker won."""

    __slots__ = ()


class DuelLost(_Duel):
    """The attacker lost."""

    __slots__ = ()


class DuelEven(_Duel):
    """The duel stands even and goes on."""

    __slots__ = ()


class Seized(Event):
    """The attacker takes the rival's treasures of one colour."""

    seat: str
    rival: str
    treasure: str
    count: int


class CededPower(Event):
    """A beaten attacker's power goes to the rival."""

    seat: str
    rival: str
    power: int


class WastedPower(Event):
    """A beaten attacker's power goes to the bank: the rival has all that a prince may have."""

    seat: str
    rival: str
    power: int


class Forfeited(Event):
    """A beaten attacker's treasure goes to the rival."""

    seat: str
    rival: str
    treasure: str


# The end of the game


class CameHome(Event):
    """A crown lies in its circle."""

    knight: str
    crown: str
    circle: str


class LastCrown(Event):
    """The fifth crown goes to the last circle by itself."""

    crown: str
    circle: str


class Stopped(Event):
    """The safety stop."""

    turns: int


class Opened(News):
    """A prince shows the secret order."""

    seat: str
    order: str
    wants: tuple[str, ...]


class FinalDuel(Event):
    """Princes tied for the throne must fight."""

    seats: tuple[str, ...]


class FinalRoll(News):
    """What a claimant to the throne rolled."""

    seat: str
    die: int
    power: int
