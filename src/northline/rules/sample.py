"""Determinization: completing a view to a full position, for bots that look ahead."""

from __future__ import annotations

from collections.abc import Sequence

from northline.rules import cards as c
from northline.rules.cards import CARD_NAMES, Cards
from northline.rules.chance import Chance, shuffle
from northline.rules.state import Opening, Over, Phase, SecondCard, State, TicketChoice, Turn
from northline.rules.view import View


def sample(view: View, chance: Chance) -> State:
    """A position that looks exactly like this view: what is hidden from its seat is dealt at random.

    Cards that a seat was seen taking are in its hand, tickets that the view's own seat refused are where it put them,
    and what the others remember of tickets they refused is left out, since nobody else can know it.

    >>> from northline.rules import SplitMix, State, view
    >>> state = State.from_dict({"edition": "europe", "players": 2, "hands": [{"red": 4}, {"blue": 4}]})
    >>> seen = view(state, 0)
    >>> guess = sample(seen, SplitMix(1))
    >>> view(guess, 0) == seen, guess.hands[1] == state.hands[1]
    (True, False)
    """
    hands, deck = _deal_cards(view, chance)
    tickets = _Tickets(view, chance)
    offers = tickets.offers()
    phase = _phase(view, offers, tickets, chance)
    held = tickets.held()
    return State(
        edition=view.edition,
        phase=phase,
        hands=hands,
        tickets=held,
        trains=view.trains,
        stations=view.stations,
        points=view.points,
        owners=view.owners,
        deck=deck,
        discards=view.discards,
        display=view.display,
        ticket_deck=tickets.deck(),
        bonus_cards=view.bonus_cards,
        seen=view.seen,
        refused=tuple(view.refused if seat == view.seat else () for seat in range(view.players)),
        opening_kept=view.opening_kept,
        offered=view.offered,
        passes=view.passes,
        turns_left=view.turns_left,
    )


def _deal_cards(view: View, chance: Chance) -> tuple[tuple[Cards, ...], Cards]:
    """Deal the cards that may be anywhere to the hands that are hidden; the rest is the deck."""
    anywhere = view.unseen_cards
    for hand, seen in zip(view.hands, view.seen, strict=True):
        if hand is None:
            anywhere = c.minus(anywhere, seen)
    pile = [card for card, count in enumerate(anywhere) for _ in range(count)]
    shuffle(pile, chance)
    hands = []
    for hand, seen, size in zip(view.hands, view.seen, view.hand_sizes, strict=True):
        if hand is None:
            hand = c.plus(seen, _count(_take(pile, size - sum(seen))))
        hands.append(hand)
    return tuple(hands), _count(pile)


def _count(cards: Sequence[int]) -> Cards:
    return tuple(cards.count(card) for card in range(len(CARD_NAMES)))


def _phase(view: View, offers: list[tuple[int, ...]], tickets: _Tickets, chance: Chance) -> Phase:
    match view.phase:
        case "opening":
            kept = tuple(
                _choice(view, seat, offer, chance) if seat not in view.to_act else None
                for seat, offer in enumerate(offers)
            )
            assert view.first is not None
            return Opening(tuple(offers), kept, view.first)
        case "turn":
            return Turn(view.to_act[0])
        case "second_card":
            return SecondCard(view.to_act[0])
        case "tickets":
            return TicketChoice(view.to_act[0], offers[0])
        case "tunnel":
            assert view.tunnel is not None
            return view.tunnel
        case _:
            return Over()


def _choice(view: View, seat: int, offer: tuple[int, ...], chance: Chance) -> tuple[int, ...]:
    """What a seat keeps of its opening offer: known for the seat of the view, any legal choice for another."""
    if seat == view.seat and view.kept is not None:
        return view.kept
    fewest = min(view.edition.rules.opening_keep, len(offer))
    kept = list(offer)
    shuffle(kept, chance)
    return tuple(sorted(kept[: fewest + chance.below(len(offer) - fewest + 1)]))


class _Tickets:
    """Deals the unseen tickets. Long ones can only be where the opening put them."""

    def __init__(self, view: View, chance: Chance) -> None:
        self._view, self._chance = view, chance
        known = {ticket for held in view.tickets if held is not None for ticket in held}
        known |= {*view.offer, *view.refused}
        unseen = [ticket for ticket in range(len(view.edition.tickets)) if ticket not in known]
        self._long = [ticket for ticket in unseen if view.edition.tickets[ticket].long]
        self._short = [ticket for ticket in unseen if not view.edition.tickets[ticket].long]
        shuffle(self._long, chance)
        shuffle(self._short, chance)

    def offers(self) -> list[tuple[int, ...]]:
        """The offers of the seats that choose: all of them at the opening, the one whose turn it is during play."""
        view, rules = self._view, self._view.edition.rules
        if view.phase == "opening":
            return [
                view.offer
                if seat == view.seat
                else (
                    *_take(self._long, rules.opening_long_tickets),
                    *_take(self._short, rules.opening_tickets),
                )
                for seat in range(view.players)
            ]
        if view.phase == "tickets":
            return [view.offer or _take(self._short, view.offer_size)]
        return []

    def deck(self) -> tuple[int, ...]:
        """The ticket deck: the tickets that the seat of the view put there itself, and any others between them."""
        return tuple(
            (self._short or self._long).pop(0) if ticket is None else ticket
            for ticket in self._view.known_ticket_deck
        )

    def held(self) -> tuple[tuple[int, ...], ...]:
        """The tickets of every seat. Hidden ones may include as many long ones as a seat was dealt."""
        view = self._view
        most = view.edition.rules.opening_long_tickets
        hidden = [seat for seat, held in enumerate(view.tickets) if held is None]
        long = {seat: self._chance.below(min(most, view.ticket_counts[seat]) + 1) for seat in hidden}
        needed = sum(view.ticket_counts[seat] for seat in hidden) + view.known_ticket_deck.count(None)
        for seat in hidden:  # too few short tickets left: more of the seats must hold their long ones
            missing = needed - sum(long.values()) - len(self._short)
            long[seat] += max(0, min(missing, most - long[seat], view.ticket_counts[seat] - long[seat]))
        return tuple(
            tuple(sorted((*_take(self._long, long[s]), *_take(self._short, view.ticket_counts[s] - long[s]))))
            if held is None
            else held
            for s, held in enumerate(view.tickets)
        )


def _take(pile: list[int], count: int) -> tuple[int, ...]:
    taken = tuple(pile[:count])
    del pile[:count]
    return taken
