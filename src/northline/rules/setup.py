"""Setting up a game: SET-1 to SET-12.

Chance is asked in a fixed order, which any engine must follow to play the same game from the same seed: hands seat by
seat, the display, the long tickets, the other tickets, the bonus cards, the first seat.
"""

from __future__ import annotations

from northline.editions.model import Edition
from northline.rules.cards import NO_CARDS
from northline.rules.chance import Chance, shuffle
from northline.rules.events import CardTurnedUp, DisplaySwept, Event
from northline.rules.state import NOBODY, Opening, State
from northline.rules.working_state import WorkingState


def new_game(
    edition: Edition, players: int, chance: Chance, first: int | None = None
) -> tuple[State, tuple[Event, ...]]:
    """Set up a game; return its first position, in which everybody chooses tickets, and the cards turned up.

    :param first: the seat that takes the first turn; without it chance decides.
    :raises ValueError: when the edition is not for so many players, or there is no such seat.

    >>> from northline.editions import edition
    >>> from northline.rules import SplitMix
    >>> state, events = new_game(edition("europe"), 3, SplitMix(1))
    >>> state.to_act, len(events)
    ((0, 1, 2), 5)
    """
    rules = edition.rules
    edition.check_players(players)
    if first is not None and not 0 <= first < players:
        raise ValueError(f"the first seat must be from 0 to {players - 1}, not {first}")

    working = WorkingState(_before_dealing(edition, players), chance)
    for seat in range(players):
        for _ in range(rules.hand):
            card = working.draw_card()
            if card is not None:
                working.give(seat, card)
    working.fill_display()
    offers = _deal_tickets(working, players)
    working.bonus_cards = _draw_bonus_cards(edition, chance)
    if first is None:
        first = chance.below(players)  # SET-11
    working.phase = Opening(offers, kept=(None,) * players, first=first)
    turned_up = tuple(e for e in working.events if isinstance(e, CardTurnedUp | DisplaySwept))
    return working.freeze(), turned_up


def _before_dealing(edition: Edition, players: int) -> State:
    rules = edition.rules
    return State(
        edition=edition,
        phase=Opening(offers=(), kept=(), first=0),
        hands=(NO_CARDS,) * players,
        tickets=((),) * players,
        trains=(rules.trains,) * players,
        stations=((),) * players,
        points=(0,) * players,
        owners=(NOBODY,) * len(edition.routes),
        deck=rules.deck,
        discards=NO_CARDS,
        display=(None,) * rules.display,
        ticket_deck=(),
        bonus_cards=(),
        seen=(NO_CARDS,) * players,
        refused=((),) * players,
        opening_kept=(0,) * players,
        offered=(0,) * players,
    )


def _deal_tickets(working: WorkingState, players: int) -> tuple[tuple[int, ...], ...]:
    """Each seat's offer: its long tickets, then the others (SET-6). Long ones not dealt leave the game (SET-8)."""
    rules, tickets = working.edition.rules, working.edition.tickets
    long = [index for index, ticket in enumerate(tickets) if ticket.long]
    deck = [index for index, ticket in enumerate(tickets) if not ticket.long]
    shuffle(long, working.chance)
    shuffle(deck, working.chance)
    offers = []
    for _ in range(players):
        offers.append((*long[: rules.opening_long_tickets], *deck[: rules.opening_tickets]))
        del long[: rules.opening_long_tickets], deck[: rules.opening_tickets]
    working.ticket_deck = tuple(deck)
    return tuple(offers)


def _draw_bonus_cards(edition: Edition, chance: Chance) -> tuple[int, ...]:
    """SET-10: all of the edition's bonus cards, or so many of them drawn at random."""
    cards = list(range(len(edition.bonus_cards)))
    if edition.rules.bonus_cards == "all":
        return tuple(cards)
    shuffle(cards, chance)
    return tuple(sorted(cards[: edition.rules.bonus_cards]))
