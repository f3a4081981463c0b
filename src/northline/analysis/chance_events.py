"""The chance events of a game: at each, the position that came about, and those that could have.

What could have happened is weighted by the decks as they really were. Where it is one card, every kind is listed;
where it is more, the first card or the number of cards that a tunnel costs is, and the rest is sampled; offers of
tickets are sampled.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import combinations
from math import comb

from northline.analysis.luck_account import LuckKind
from northline.game import Game
from northline.rules import SplitMix, State
from northline.rules.actions import Action, Claim, Draw, DrawTickets, Take
from northline.rules.cards import LOCOMOTIVE, Cards
from northline.rules.chance import Chance, shuffle
from northline.rules.engine import apply
from northline.rules.formats.notation import parse_action
from northline.rules.payment import paying_color
from northline.rules.state import Opening

OFFERS = 32
"""Offers of tickets that are tried, where there are more."""
OPENING_DEALS = 128
"""Deals of opening tickets that are tried."""
SAMPLES = 4
"""Positions for each case that leaves something open."""
_SAMPLES_OF_ANYTHING = 16
"""Positions where not even the first card can be listed."""


@dataclass(frozen=True)
class Case:
    """Something that could have happened, with its probability, and positions after it."""

    probability: float
    states: tuple[State, ...]
    exact: bool
    """Whether there is but one position after it; otherwise these are samples."""


@dataclass(frozen=True)
class ChanceEvent:
    """A moment at which chance was asked."""

    at: int
    """The event belongs to entry ``at`` + 1 of the record; -1 is the set-up."""
    seat: int | None
    """Whose action it was; None for the set-up."""
    kind: LuckKind
    after: State
    """What came about."""
    cases: tuple[Case, ...]
    """What could have. Their probabilities add up to 1."""


def chance_events(game: Game, seed: int = 0) -> Iterator[ChanceEvent]:
    """Yield the chance events of a game in order, first the tickets that were dealt at the start.

    The cards at the start are not among them: what they are worth follows from the chances before and after.
    """
    first = game.history[0][0] if game.history else game.state
    yield ChanceEvent(-1, None, "tickets", first, _opening_deals(first, SplitMix(seed)))
    states = [*(state for state, _ in game.history), game.state]
    for at, entry in enumerate(game.record.entries):
        before, after = states[at], states[at + 1]
        action = parse_action(game.edition, entry.action)
        # The samples of an entry do not depend on those of others: the same position gives the same numbers.
        chance = SplitMix((seed << 20) + at + 1)
        if isinstance(action, DrawTickets):
            cases = _offers(before, entry.seat, chance)
            if cases:
                yield ChanceEvent(at, entry.seat, "tickets", after, cases)
        elif entry.chance:
            digs = isinstance(action, Claim) and game.edition.routes[action.route].kind == "tunnel"
            if isinstance(action, Claim) and digs:
                yield ChanceEvent(
                    at, entry.seat, "tunnels", after, _reveals(before, action, entry.seat, chance)
                )
            else:
                yield ChanceEvent(at, entry.seat, "cards", after, _cards(before, action, entry.seat, chance))


def ticket_deck_shuffled(state: State, seed: int) -> State:
    """The position with the ticket deck in another order: nobody knew it but for the tickets that they refused."""
    known = {ticket for refused in state.refused for ticket in refused}
    others = [ticket for ticket in state.ticket_deck if ticket not in known]
    shuffle(others, SplitMix(seed))
    dealt = iter(others)
    deck = tuple(ticket if ticket in known else next(dealt) for ticket in state.ticket_deck)
    return replace(state, ticket_deck=deck)


class _Scripted:
    """A source that gives some numbers first, and random ones then; it counts how often it was asked."""

    def __init__(self, numbers: tuple[int, ...], then: Chance) -> None:
        self._numbers, self._then = list(numbers), then
        self.asked = 0

    def below(self, n: int) -> int:
        self.asked += 1
        return self._numbers.pop(0) if self._numbers else self._then.below(n)


# Cards


def _cards(before: State, action: Action, seat: int, chance: Chance) -> tuple[Case, ...]:
    """Every kind that the first card can be; what else is drawn after it is sampled."""
    pile = before.deck
    if not any(pile):
        if not isinstance(action, Draw | Take):  # the deck is made of discards and whatever was paid
            return _anything(before, action, seat, chance)
        pile = before.discards
    cases, place = [], 0
    for count in pile:
        if count:
            cases.append(_case(before, action, seat, (place,), chance, count / sum(pile)))
        place += count
    return tuple(cases)


def _case(
    before: State, action: Action, seat: int, numbers: tuple[int, ...], chance: Chance, probability: float
) -> Case:
    """The positions after an action for which chance begins with these numbers."""
    script = _Scripted(numbers, chance)
    states = [apply(before, action, script, seat)[0]]
    exact = script.asked <= len(numbers)
    if not exact:
        states += [apply(before, action, _Scripted(numbers, chance), seat)[0] for _ in range(SAMPLES - 1)]
    return Case(probability, tuple(states), exact)


def _anything(before: State, action: Action, seat: int, chance: Chance) -> tuple[Case, ...]:
    """One case for whatever may happen."""
    states = [apply(before, action, chance, seat)[0] for _ in range(_SAMPLES_OF_ANYTHING)]
    return (Case(1.0, tuple(states), exact=False),)


# Tunnels


def _reveals(before: State, claim: Claim, seat: int, chance: Chance) -> tuple[Case, ...]:
    """Every number of cards that a tunnel can cost more; which ones are turned over is sampled."""
    reveal, left = before.edition.rules.tunnel_reveal, sum(before.deck)
    if left < reveal:  # the discards would be shuffled in between
        return _anything(before, claim, seat, chance)
    color = paying_color(claim.cards)
    costly = {LOCOMOTIVE} if color is None else {LOCOMOTIVE, color}
    matching = sum(count for card, count in enumerate(before.deck) if card in costly)
    cases = []
    for extra in range(reveal + 1):
        ways = comb(matching, extra) * comb(left - matching, reveal - extra)
        if ways:
            scripts = [
                _Scripted(_revealed(before.deck, costly, extra, reveal, chance), chance)
                for _ in range(SAMPLES)
            ]
            states = tuple(apply(before, claim, script, seat)[0] for script in scripts)
            cases.append(Case(ways / comb(left, reveal), states, exact=False))
    return tuple(cases)


def _revealed(deck: Cards, costly: set[int], extra: int, reveal: int, chance: Chance) -> tuple[int, ...]:
    """Numbers by which cards are turned over of which so many are costly: each such draw is equally likely."""
    order = [place < extra for place in range(reveal)]
    shuffle(order, chance)
    left, numbers = list(deck), []
    for is_costly in order:
        kinds = [card for card in range(len(left)) if (card in costly) == is_costly]
        place = chance.below(sum(left[card] for card in kinds))
        for card in kinds:
            if place < left[card]:
                break
            place -= left[card]
        numbers.append(sum(left[:card]) + place)
        left[card] -= 1
    return tuple(numbers)


# Tickets


def _offers(before: State, seat: int, chance: Chance) -> tuple[Case, ...]:
    """What could have been on top of the ticket deck: any of the tickets in it that nobody has put there again.

    Nothing is left to chance where there are no more such tickets than are drawn.
    """
    returned = {ticket for refused in before.refused for ticket in refused}
    unknown = [ticket for ticket in before.ticket_deck if ticket not in returned]
    drawn = min(before.edition.rules.ticket_draw, len(unknown))
    known = tuple(ticket for ticket in before.ticket_deck if ticket in returned)

    def after(offer: tuple[int, ...]) -> State:
        rest = tuple(ticket for ticket in unknown if ticket not in offer)
        dealt = replace(before, ticket_deck=(*offer, *rest, *known))
        return apply(dealt, DrawTickets(), chance, seat)[0]

    ways = comb(len(unknown), drawn)
    if ways <= 1:
        return ()
    if ways <= OFFERS:
        return tuple(Case(1 / ways, (after(offer),), exact=True) for offer in combinations(unknown, drawn))
    sampled = tuple(after(_some(unknown, drawn, chance)) for _ in range(OFFERS))
    return (Case(1.0, sampled, exact=False),)


def _some(things: list[int], count: int, chance: Chance) -> tuple[int, ...]:
    left = list(things)
    return tuple(left.pop(chance.below(len(left))) for _ in range(count))


def _opening_deals(first: State, chance: Chance) -> tuple[Case, ...]:
    """The first position with other tickets on offer."""
    assert isinstance(first.phase, Opening)
    rules, tickets = first.edition.rules, first.edition.tickets
    states = []
    for _ in range(OPENING_DEALS):
        long = [index for index, ticket in enumerate(tickets) if ticket.long]
        deck = [index for index, ticket in enumerate(tickets) if not ticket.long]
        shuffle(long, chance)
        shuffle(deck, chance)
        offers = []
        for _ in range(first.players):
            offers.append((*long[: rules.opening_long_tickets], *deck[: rules.opening_tickets]))
            del long[: rules.opening_long_tickets], deck[: rules.opening_tickets]
        phase = replace(first.phase, offers=tuple(offers))
        states.append(replace(first, phase=phase, ticket_deck=tuple(deck)))
    return (Case(1.0, tuple(states), exact=False),)
