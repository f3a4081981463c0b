"""Character: the numbers that decide how a planner weighs things. They were found by playing many games."""

from __future__ import annotations

from dataclasses import astuple, dataclass, fields


@dataclass(frozen=True, slots=True)
class Traits:
    """Points and turns are the units. The order is that of the numbers in ``Sight.traits``."""

    tempo: float = 2.72
    """What a turn is worth, in points."""
    cards: float = 2.2
    """Useful cards that a turn of drawing brings."""
    points: float = 1.0
    """How much of a route's points make a way over it look shorter."""
    hand: float = 0.75
    """How much the cards in hand do so."""
    tunnel: float = 0.77
    """Cards that a tunnel is expected to cost more."""
    symbol: float = 0.93
    """Cards that a locomotive symbol costs more."""
    stakes: float = 0.8
    """How much of its tickets' points it plays for; 0 would ignore them."""
    claim: float = 1.27
    """What claiming a planned route at once is worth."""
    rivalry: float = 2.3
    """What it is worth more, the more tickets lead over it."""
    locomotive: float = 0.17
    """What a locomotive is worth beyond a card."""
    card: float = 1.23
    """What a card is worth that the plan needs elsewhere."""
    filler: float = 0.54
    """How much a card for a route beside the plan is wanted, where one for the plan counts 1."""
    spare: float = 0.35
    """What a card is worth that nothing asks for."""
    near: float = 0.63
    """How much more a card is wanted, the fewer a route lacks."""
    margin: float = 0.2
    """What new tickets must promise beyond a turn."""
    success: float = 0.95
    """How surely a planned ticket is completed."""
    pace: float = 1.0
    """Trains that an opponent uses in a turn."""
    bonus: float = 0.5
    """How much it plays for the bonus cards."""
    opening: float = 0.81
    """How heavily a turn weighs while opening tickets are chosen."""
    block: float = 0.0
    """What it is worth to take a route that others want."""
    substitute: float = 1.27
    """What each card more costs where several stand for one."""
    risk: float = 0.35
    """How much less sure a ticket is when the plan takes all the turns there are."""
    ahead: float = 0.35
    """The share of the turns left that the plan may take when more tickets are thought of."""
    focus: float = 6.0
    """What a route beside the plan must bring more while the plan is not done."""
    color: float = 0.13
    """How much more a card of one certain colour costs than one of any colour."""
    delay: float = 1.35
    """How much longer a plan takes than it looks."""


PLANNER = Traits()
RACER = Traits(stakes=0.0, bonus=0.0)
"""Plays for the points of routes alone."""
NUMBER = len(fields(Traits))


def numbers(traits: Traits) -> tuple[float, ...]:
    return astuple(traits)


(
    TEMPO,
    CARDS,
    POINTS,
    HAND,
    TUNNEL,
    SYMBOL,
    STAKES,
    CLAIM,
    RIVALRY,
    LOCOMOTIVE_WORTH,
    CARD,
    FILLER,
    SPARE,
    NEAR,
    MARGIN,
    SUCCESS,
    PACE,
    BONUS,
    OPENING_TEMPO,
    BLOCK,
    SUBSTITUTE,
    RISK,
    AHEAD,
    FOCUS,
    COLOR,
    DELAY,
) = range(NUMBER)
