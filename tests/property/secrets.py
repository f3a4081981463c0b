"""What a seat sees, written out, and a way to make two positions that must look the same to it."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import replace

from northline import rules
from northline.editions import CARD_NAMES, Cards, Edition
from northline.rules.analysis.progress import progress
from northline.rules.cards import minus, plus
from northline.rules.events import CardDrawn, CardTurnedUp, Event, TunnelTried
from northline.rules.state import Opening, State, TicketChoice
from tests.games import Chooser, positions

PHASES = ("opening", "turn", "second_card", "tickets", "tunnel", "over")
PHASES_WITHOUT_TUNNELS = tuple(phase for phase in PHASES if phase != "tunnel")


def what_is_seen(state: State, seat: int | None) -> str:
    """A view to the last byte, and what is told beside it."""
    view = rules.view(state, seat)
    return json.dumps(view.to_dict()) + repr(progress(view))


def another_world(state: State, seat: int | None, seed: int) -> State:
    """A position in which whatever this seat cannot see has been dealt anew."""
    return rules.sample(rules.view(state, seat), rules.SplitMix(seed))


def dealt_anew(state: State, seat: int | None, seed: int) -> State:
    """The same, made without asking the view what is hidden: it may be the view that is wrong."""
    chance = rules.SplitMix(seed)
    if state.over:
        return replace(
            state, ticket_deck=_shuffled_but_for(state.ticket_deck, _refused_by(state, seat), chance)
        )
    others = [other for other in range(state.players) if other != seat]
    hands, deck = _deal_cards(state, others, chance)
    new = _new_names_for_tickets(state, seat, others, chance)

    def renamed(tickets: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(new.get(ticket, ticket) for ticket in tickets)

    phase = state.phase
    if isinstance(phase, Opening):
        offers = tuple(renamed(offer) for offer in phase.offers)
        kept = tuple(
            choice if choice is None or other == seat else _any_choice(state, offers[other], chance)
            for other, choice in enumerate(phase.kept)
        )
        phase = replace(phase, offers=offers, kept=kept)
    elif isinstance(phase, TicketChoice):
        phase = replace(phase, offer=renamed(phase.offer))
    return replace(
        state,
        phase=phase,
        hands=hands,
        deck=deck,
        tickets=tuple(tuple(sorted(renamed(held))) for held in state.tickets),
        ticket_deck=renamed(state.ticket_deck),
        refused=tuple(tuple(sorted(renamed(refused))) for refused in state.refused),
    )


def _refused_by(state: State, seat: int | None) -> tuple[int, ...]:
    return () if seat is None else state.refused[seat]


def _shuffled_but_for(
    tickets: tuple[int, ...], fixed: tuple[int, ...], chance: rules.SplitMix
) -> tuple[int, ...]:
    others = iter(_shuffled((ticket for ticket in tickets if ticket not in fixed), chance))
    return tuple(ticket if ticket in fixed else next(others) for ticket in tickets)


def _shuffled(things: Iterable[int], chance: rules.SplitMix) -> tuple[int, ...]:
    pile = list(things)
    return tuple(pile.pop(chance.below(len(pile))) for _ in range(len(pile)))


def _deal_cards(state: State, others: list[int], chance: rules.SplitMix) -> tuple[tuple[Cards, ...], Cards]:
    """The hands of the others and the deck thrown together and dealt again, each as big as it was.

    Cards that a hand is known to have stay in it.
    """
    hidden = {other: minus(state.hands[other], state.seen[other]) for other in others}
    piles = [*hidden.values(), state.deck]
    pool = _shuffled((card for pile in piles for card in range(len(pile)) for _ in range(pile[card])), chance)
    hands = list(state.hands)
    for other in others:
        size = sum(hidden[other])
        hands[other], pool = plus(state.seen[other], _counted(pool[:size])), pool[size:]
    return tuple(hands), _counted(pool)


def _counted(cards: tuple[int, ...]) -> Cards:
    return tuple(cards.count(card) for card in range(len(CARD_NAMES)))


def _new_names_for_tickets(
    state: State, seat: int | None, others: list[int], chance: rules.SplitMix
) -> dict[int, int]:
    """Swaps the tickets that a seat does not see among one another, long ones with long ones."""
    hidden = [ticket for other in others for ticket in state.tickets[other]] + list(state.ticket_deck)
    match state.phase:
        case Opening(offers=offers):
            hidden += [ticket for other in others for ticket in offers[other]]
        case TicketChoice(seat=chooser, offer=offer) if chooser != seat:
            hidden += offer
    hidden = [ticket for ticket in hidden if ticket not in _refused_by(state, seat)]
    new = {}
    for long in (True, False):
        alike = [ticket for ticket in hidden if state.edition.tickets[ticket].long == long]
        new.update(zip(alike, _shuffled(alike, chance), strict=True))
    return new


def _any_choice(state: State, offer: tuple[int, ...], chance: rules.SplitMix) -> tuple[int, ...]:
    fewest = min(state.edition.rules.opening_keep, len(offer))
    count = fewest + chance.below(len(offer) - fewest + 1)
    return tuple(sorted(_shuffled(offer, chance)[:count]))


def viewers(state: State) -> tuple[int | None, ...]:
    """Every seat, and a spectator."""
    return (*range(state.players), None)


def some_of_every_phase(
    edition: Edition, players: int, seed: int, chooser: Chooser, most: int = 4
) -> Iterator[State]:
    """A few positions of each phase of a game, from all over it."""
    by_phase: dict[str, list[State]] = {}
    for state in positions(edition, players, seed, chooser):
        by_phase.setdefault(rules.view(state, None).phase, []).append(state)
    for found in by_phase.values():
        yield from found[:: max(1, len(found) // most)][: most + 1]


class OutOfReach(Exception):
    """The other world cannot show the cards that were seen in this one."""


class SameCards:
    """A chance under which the given cards are drawn, where the deck has them.

    It follows the deck of a position card by card, since a number means another card in another deck. ``None`` is a
    card that nobody is meant to see: any will do.
    """

    def __init__(self, state: State, cards: Iterable[int | None]) -> None:
        self._deck = list(state.deck)
        self._cards = iter(cards)

    def below(self, n: int) -> int:
        if sum(self._deck) != n:
            raise OutOfReach  # the discards have become the deck
        wanted = next(self._cards, None)
        if wanted is None:
            wanted = max(range(len(self._deck)), key=self._deck.__getitem__)
        if not self._deck[wanted]:
            raise OutOfReach
        place = sum(self._deck[:wanted])
        self._deck[wanted] -= 1
        return place


def cards_seen_drawn(events: Iterable[Event], seat: int | None) -> Iterator[int | None]:
    """The cards that left the deck, in order, as far as a seat saw them."""
    for event in events:
        match event.seen_by(seat):
            case CardDrawn(card=card) | CardTurnedUp(card=card):
                yield card
            case TunnelTried(revealed=revealed):
                yield from revealed


def hidden_tickets(state: State, seat: int | None) -> set[str]:
    """The ids of all tickets that this seat has no right to see."""
    if state.over:
        known = {ticket for held in state.tickets for ticket in held}
    else:
        known = set(state.tickets[seat]) if seat is not None else set()
    match state.phase:
        case Opening(offers=offers) if seat is not None:
            known |= set(offers[seat])
        case TicketChoice(seat=chooser, offer=offer) if chooser == seat:
            known |= set(offer)
    known |= set(_refused_by(state, seat))
    return {ticket.id for index, ticket in enumerate(state.edition.tickets) if index not in known}


def words_about_tickets(document: dict) -> str:
    """A view without what lies on the board: a route or a city may bear the name of a ticket."""
    menu = [text for text in document["legal_actions"] if not text.startswith(("claim ", "station "))]
    board = {"routes", "stations", "tunnel", "legal_actions"}
    return json.dumps([{key: value for key, value in document.items() if key not in board}, menu])
