"""The three questions everybody asks: what can be done, may this be done, and what happens then."""

from __future__ import annotations

from northline.rules import claim, draw, station, tickets
from northline.rules.actions import (
    Action,
    BuildStation,
    Claim,
    Draw,
    DrawTickets,
    Keep,
    Pass,
    Pay,
    Retreat,
    Stop,
    Take,
)
from northline.rules.chance import Chance
from northline.rules.errors import IllegalAction
from northline.rules.events import Event, Passed
from northline.rules.state import Opening, Over, Phase, SecondCard, State, TicketChoice, Tunnel, Turn
from northline.rules.table import Table


def legal_actions(state: State, seat: int) -> tuple[Action, ...]:
    """The menu of a seat, sorted; empty when it is not its turn.

    It has everything that can be done, and for each route and station every paying colour with every number of
    locomotives. Other legal payments exist (CLAIM-10): :func:`check` decides them and :func:`apply` accepts them.
    """
    if seat not in state.to_act:
        return ()
    match state.phase:
        case Turn():
            return _turn_menu(state, seat) or (Pass(),)  # TURN-2
        case SecondCard():
            stop = [Stop()] if state.edition.rules.may_stop_after_first_card else []
            return (*draw.menu(state, second=True), *stop)
        case Tunnel() as tunnel:
            return (*claim.tunnel_menu(state, tunnel), Retreat())
        case Opening() | TicketChoice():
            return tuple(tickets.menu(state, seat))
        case Over():
            return ()


def _turn_menu(state: State, seat: int) -> tuple[Action, ...]:
    draw_tickets = [DrawTickets()] if state.ticket_deck else []
    return (
        *draw.menu(state, second=False),
        *claim.menu(state, seat),
        *station.menu(state, seat),
        *draw_tickets,
    )


def check(state: State, seat: int, action: Action) -> None:
    """Raise :class:`IllegalAction`, with the rule and the reason, unless this seat may do this now."""
    if seat not in state.to_act:
        why = "the game is over" if state.over else "it is not your turn"
        raise IllegalAction("TURN-1", why)
    if not isinstance(state.phase, _PHASES[type(action)]):
        raise IllegalAction("TURN-1", _NOW[type(state.phase)])
    match action:
        case Claim():
            claim.check_claim(state, seat, action)
        case Draw():
            draw.check_draw(state)
        case Take():
            draw.check_take(state, action)
        case Stop():
            draw.check_stop(state)
        case Keep():
            tickets.check_keep(state, seat, action)
        case DrawTickets():
            tickets.check_draw_tickets(state)
        case BuildStation():
            station.check_station(state, seat, action)
        case Pay():
            assert isinstance(state.phase, Tunnel)
            claim.check_pay(state, state.phase, action)
        case Pass():
            if _turn_menu(state, seat):
                raise IllegalAction("TURN-2", "passing is allowed only when nothing else can be done")


_PHASES: dict[type[Action], type[Phase] | tuple[type[Phase], ...]] = {
    Keep: (Opening, TicketChoice),
    Draw: (Turn, SecondCard),
    Take: (Turn, SecondCard),
    Stop: (Turn, SecondCard),
    Claim: Turn,
    BuildStation: Turn,
    DrawTickets: Turn,
    Pay: Tunnel,
    Retreat: Tunnel,
    Pass: Turn,
}
"""When each action can be thought of at all."""

_NOW: dict[type[Phase], str] = {
    Opening: "now is the time to choose tickets",
    Turn: "this is the start of a turn: draw cards, claim a route or draw tickets",
    SecondCard: "now is the time to draw the second card",
    TicketChoice: "now is the time to choose which tickets to keep",
    Tunnel: "now is the time to pay for the tunnel or to retreat",
}


def apply(
    state: State, action: Action, chance: Chance, seat: int | None = None
) -> tuple[State, tuple[Event, ...]]:
    """Carry out a legal action: the next position, and what happened. The given position stays as it is.

    Whose action it is follows from the position and the action; name the seat to have that checked too.
    """
    if seat is None:
        seat = _actor(state, action)
    check(state, seat, action)
    table = Table(state, chance)
    if not isinstance(action, Pass):
        table.passes = 0
    match action:
        case Claim():
            claim.claim(table, seat, action)
        case Draw():
            draw.draw(table, seat)
        case Take():
            draw.take(table, seat, action)
        case Stop():
            table.end_turn(seat)
        case Keep():
            tickets.keep(table, seat, action)
        case DrawTickets():
            tickets.draw_tickets(table, seat)
        case BuildStation():
            station.build(table, seat, action)
        case Pay():
            assert isinstance(state.phase, Tunnel)
            claim.pay(table, state.phase, action)
        case Retreat():
            assert isinstance(state.phase, Tunnel)
            claim.retreat(table, state.phase)
        case Pass():
            table.passes += 1
            table.events.append(Passed(seat))
            table.end_turn(seat)
    return table.position(), tuple(table.events)


def _actor(state: State, action: Action) -> int:
    """Whose action this is. While all choose their opening tickets, the tickets kept tell whose they are."""
    if isinstance(state.phase, Opening) and isinstance(action, Keep):
        for seat, offer in enumerate(state.phase.offers):
            if any(ticket in offer for ticket in action.tickets):
                return seat
    if not state.to_act:
        raise IllegalAction("TURN-1", "the game is over")
    return state.to_act[0]
