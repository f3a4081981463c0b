"""Traits: the parameters of the planner. ``tools/tune_planner.py`` found them by playing many games."""

from __future__ import annotations

from collections import namedtuple
from dataclasses import astuple, dataclass, fields
from typing import cast


@dataclass(frozen=True, slots=True)
class Traits:
    """The parameters of a planner. Units are points and turns; :data:`TRAIT` has the position of each."""

    tempo: float = 3.25
    """What a turn is worth, in points."""
    cards: float = 3.05
    """Useful cards that a turn of drawing brings."""
    points: float = 0.82
    """How much of a route's points make a way over it look shorter."""
    hand: float = 0.45
    """How much the cards in hand do so."""
    tunnel: float = 1.35
    """How much the cards count that a tunnel is expected to cost more."""
    symbol: float = 1.05
    """Cards that a locomotive symbol costs more."""
    stakes: float = 0.95
    """How much of its tickets' points it plays for; 0 would ignore them."""
    claim: float = 1.32
    """What claiming a planned route at once is worth."""
    rivalry: float = 1.83
    """What it is worth more, the more tickets lead over it."""
    locomotive: float = 0.26
    """What a locomotive is worth beyond a card."""
    card: float = 1.2
    """What a card is worth that the plan needs elsewhere."""
    filler: float = 0.39
    """How much a card for a filler is wanted, where one for the plan counts 1."""
    spare: float = 0.53
    """What a card is worth that nothing asks for."""
    near: float = 0.64
    """How much more a card is wanted, the fewer a route lacks."""
    margin: float = 0.26
    """What new tickets must promise beyond a turn."""
    success: float = 1.01
    """How surely a planned ticket is completed."""
    pace: float = 0.93
    """Trains that an opponent uses in a turn."""
    bonus: float = 0.34
    """How much it plays for the bonus cards."""
    opening: float = 0.69
    """How heavily a turn weighs while opening tickets are chosen."""
    block: float = 0.1
    """What it is worth to take a route that others want."""
    substitute: float = 1.0
    """What each card more costs where several stand for one."""
    risk: float = 0.39
    """How much less sure a ticket is when the plan takes all the turns there are."""
    ahead: float = 0.2
    """The share of the turns left that the plan may take when more tickets are thought of."""
    focus: float = 7.39
    """What a filler must bring more while the plan is not done."""
    color: float = 0.14
    """How much more a card of one certain colour costs than one of any colour."""
    delay: float = 1.43
    """How much longer a plan takes than it looks."""
    haste: float = 2.52
    """What each turn that the game goes on brings to the others, once the plan is done."""
    train: float = 1.74
    """What a train that is left is worth, in points of a route."""
    suspicion: float = 1.17
    """How much must be seen of a ticket before the opponent is thought to have it; 0: nobody is watched."""
    hinder: float = 0.19
    """How much it counts what losing a route would cost the opponent."""
    caution: float = 0.32
    """How much it counts what losing a planned route would cost oneself."""
    stretch: float = 0.0
    """What a filler is worth more for each of its spaces."""
    contest: float = 0.25
    """How much less a bonus card counts, the clearer who will have it."""
    few: float = 1.1
    """Cards of one colour that a turn of drawing brings."""
    enough: float = 1.08
    """How many of its cards it can use in the end."""
    last: float = 2.39
    """With fewer turns left, points at once count and nothing else."""
    doubt: float = 1.0
    """What it costs when a tunnel fails, in turns."""
    gray: float = 1.01
    """How much another colour is wanted for a gray route than the one most held."""
    slowness: float = 0.49
    """Turns that an opponent takes longer than it needs to run out of trains."""
    reserve: float = 3.07
    """Trains, of 45, kept for ways round what others take, as long as the plan is not done."""
    exposure: float = 0.018
    """How much less sure a ticket is, the more sought after its routes are."""
    gifts: float = 2.3
    """How much quicker a game is on a board whose routes give cards back."""
    thrift: float = 0.5
    """What a locomotive is worth more on a short route, while the plan lacks cards; on a longer one it is divided."""
    scarcity: float = 0.5
    """What a space is worth where there are too few routes for everybody's trains."""


PLANNER = Traits()
"""With these training began; ``trained_traits.py`` has what came of it."""
RACER = Traits(stakes=0.0, bonus=0.0, suspicion=0.0)
"""Plays for the points of routes alone.

>>> RACER.stakes, RACER.tempo == PLANNER.tempo
(0.0, True)
"""
NUMBER = len(fields(Traits))

TraitIndex = namedtuple("TraitIndex", [field.name for field in fields(Traits)])  # type: ignore[misc]
TRAIT = cast(Traits, TraitIndex(*range(NUMBER)))
"""The position of each trait in ``PlannerState.traits``: ``s.traits[TRAIT.tempo]``.

A named tuple, since Numba compiles those as constants; to a type checker it has the attributes of :class:`Traits`.
"""


def numbers(traits: Traits) -> tuple[float, ...]:
    """The traits as a row of numbers, in the order of ``TRAIT``.

    >>> numbers(PLANNER)[TRAIT.tempo] == PLANNER.tempo
    True
    """
    return astuple(traits)
