"""Choosing and drawing tickets: SET-6, SET-7, SET-12 and TICKET-1 to TICKET-4."""

from __future__ import annotations

from itertools import combinations

from northline.rules.actions import DrawTickets, Keep
from northline.rules.errors import IllegalAction
from northline.rules.events import OpeningDone, TicketsChosen, TicketsDrawn, TicketsKept
from northline.rules.state import Opening, State, TicketChoice
from northline.rules.working_state import WorkingState


def offer_to(state: State, seat: int) -> tuple[tuple[int, ...], int]:
    """The tickets a seat is choosing from, and how many of them it must keep."""
    rules = state.edition.rules
    match state.phase:
        case Opening(offers=offers):
            return offers[seat], min(rules.opening_keep, len(offers[seat]))
        case TicketChoice(offer=offer):
            return offer, min(rules.ticket_keep, len(offer))
        case _:
            raise IllegalAction("TURN-1", "no_offer")


def menu(state: State, seat: int) -> list[Keep]:
    """Every choice that keeps enough of the tickets on offer."""
    offer, fewest = offer_to(state, seat)
    choices = (kept for count in range(fewest, len(offer) + 1) for kept in combinations(sorted(offer), count))
    return [Keep(kept) for kept in sorted(choices)]


def check_keep(state: State, seat: int, keep: Keep) -> None:
    """Raise :class:`IllegalAction` unless a seat may keep these of the tickets on offer."""
    offer, fewest = offer_to(state, seat)
    rule = "SET-6" if isinstance(state.phase, Opening) else "TICKET-1"
    if len(set(keep.tickets)) != len(keep.tickets) or not set(keep.tickets) <= set(offer):
        raise IllegalAction(rule, "not_on_offer")
    if len(keep.tickets) < fewest:
        raise IllegalAction(rule, "keep_more", fewest=fewest)


def check_draw_tickets(state: State, seat: int, action: DrawTickets) -> None:
    """Raise :class:`IllegalAction` when there are no tickets left."""
    if not state.ticket_deck:
        raise IllegalAction("TICKET-2", "no_tickets_left")


def draw_tickets(working: WorkingState, seat: int, action: DrawTickets) -> None:
    """Draw from the top of the deck as many tickets as the edition says, or as there are (TICKET-1, TICKET-2)."""
    count = working.edition.rules.ticket_draw
    offer, working.ticket_deck = working.ticket_deck[:count], working.ticket_deck[count:]
    # Whoever had put one of them under the deck does not know any longer where it is: with this seat, or below again.
    working.refused = [_without(known, offer) for known in working.refused]
    working.events.append(TicketsDrawn(seat, len(offer), offer))
    working.phase = TicketChoice(seat, offer)


def keep(working: WorkingState, seat: int, action: Keep) -> None:
    """Keep some of the tickets on offer, at the opening or during play."""
    if isinstance(working.phase, Opening):
        _keep_at_opening(working, working.phase, seat, action.tickets)
    elif isinstance(working.phase, TicketChoice):
        _keep_in_play(working, working.phase, action.tickets)


def _keep_in_play(working: WorkingState, choice: TicketChoice, kept: tuple[int, ...]) -> None:
    seat = choice.seat
    refused = _without(choice.offer, kept)
    _hold(working, seat, kept)
    _remember(working, seat, refused)
    working.offered[seat] += len(choice.offer)
    if working.edition.rules.ticket_refused == "bottom":  # TICKET-3
        working.ticket_deck += refused
    working.events.append(TicketsKept(seat, len(kept), kept))
    working.end_turn(seat)


def _keep_at_opening(working: WorkingState, opening: Opening, seat: int, kept: tuple[int, ...]) -> None:
    """Record the choice; after the last one, put all refused tickets away in seat order (SET-12)."""
    choices = (*opening.kept[:seat], kept, *opening.kept[seat + 1 :])
    working.events.append(TicketsChosen(seat, kept))
    working.phase = Opening(opening.offers, choices, opening.first)
    all_chosen = [choice for choice in choices if choice is not None]
    if len(all_chosen) < len(choices):
        return
    for chooser, (offer, choice) in enumerate(zip(opening.offers, all_chosen, strict=True)):
        refused = _without(offer, choice)
        _hold(working, chooser, choice)
        _remember(working, chooser, refused)
        if working.edition.rules.opening_refused == "bottom":  # SET-7
            # Long tickets never came from the deck and have no place in it (SET-8).
            working.ticket_deck += tuple(t for t in refused if not working.edition.tickets[t].long)
    working.opening_kept = tuple(len(choice) for choice in all_chosen)
    working.events.append(OpeningDone(working.opening_kept))
    working.begin_turn(opening.first)


def _hold(working: WorkingState, seat: int, kept: tuple[int, ...]) -> None:
    working.tickets[seat] = tuple(sorted((*working.tickets[seat], *kept)))


def _remember(working: WorkingState, seat: int, refused: tuple[int, ...]) -> None:
    working.refused[seat] = tuple(sorted((*working.refused[seat], *refused)))


def _without(tickets: tuple[int, ...], others: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(ticket for ticket in tickets if ticket not in others)
