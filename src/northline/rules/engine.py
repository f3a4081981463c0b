"""The engine: what a seat can do, whether an action is legal, and what it leads to."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from northline.rules import claim, claim_menu, draw, station, tickets
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
from northline.rules.working_state import WorkingState


def legal_actions(state: State, seat: int) -> tuple[Action, ...]:
    """The menu of a seat, sorted by :func:`~northline.rules.actions.sort_key`; empty when it is not its turn.

    It lists everything that can be done, and for each route and station every paying colour with every number of
    locomotives. Other payments may be legal too (CLAIM-10): :func:`check` decides and :func:`apply` accepts them.

    >>> from northline.rules import State
    >>> state = State.from_dict({"edition": "europe", "players": 2, "hands": [{"black": 3}, {}]})
    >>> legal_actions(state, 0)[:3]
    (Draw(), Take(card=0), Take(card=1))
    >>> legal_actions(state, 1)
    ()
    """
    if seat not in state.to_act:
        return ()
    match state.phase:
        case Turn():
            return _turn_menu(state, seat) or _PASS  # TURN-2
        case SecondCard():
            stop = _STOP if state.edition.rules.may_stop_after_first_card else ()
            return (*draw.menu(state, second=True), *stop)
        case Tunnel() as tunnel:
            return (*claim.tunnel_menu(state, tunnel), Retreat())
        case Opening() | TicketChoice():
            return tuple(tickets.menu(state, seat))
        case Over():
            return ()


_PASS = (Pass(),)
_STOP = (Stop(),)
_DRAW_TICKETS = (DrawTickets(),)


def _turn_menu(state: State, seat: int) -> tuple[Action, ...]:
    return (
        *draw.menu(state, second=False),
        *claim_menu.menu(state, seat),
        *station.menu(state, seat),
        *(_DRAW_TICKETS if state.ticket_deck else ()),
    )


class _Rule(NamedTuple):
    """The phases in which an action is possible, its check, and what carries it out."""

    phases: tuple[type[Phase], ...]
    check: Callable[[State, int, Any], None]
    carry_out: Callable[[WorkingState, int, Any], None]


def _check_pass(state: State, seat: int, action: Pass) -> None:
    if _turn_menu(state, seat):
        raise IllegalAction("TURN-2", "may_not_pass")


def _pass(working: WorkingState, seat: int, action: Pass) -> None:
    working.passes += 1
    working.events.append(Passed(seat))
    working.end_turn(seat)


_RULES: dict[type[Action], _Rule] = {
    Keep: _Rule((Opening, TicketChoice), tickets.check_keep, tickets.keep),
    Draw: _Rule((Turn, SecondCard), draw.check_draw, draw.draw),
    Take: _Rule((Turn, SecondCard), draw.check_take, draw.take),
    Stop: _Rule((Turn, SecondCard), draw.check_stop, draw.stop),
    Claim: _Rule((Turn,), claim.check_claim, claim.claim),
    BuildStation: _Rule((Turn,), station.check_station, station.build),
    DrawTickets: _Rule((Turn,), tickets.check_draw_tickets, tickets.draw_tickets),
    Pay: _Rule((Tunnel,), claim.check_pay, claim.pay),
    Retreat: _Rule((Tunnel,), claim.check_retreat, claim.retreat),
    Pass: _Rule((Turn,), _check_pass, _pass),
}

_NOW: dict[type[Phase], str] = {
    Opening: "now_opening",
    Turn: "now_turn",
    SecondCard: "now_second_card",
    TicketChoice: "now_tickets",
    Tunnel: "now_tunnel",
}


def check(state: State, seat: int, action: Action) -> None:
    """Raise :class:`IllegalAction`, with the rule and the reason, unless a seat may do this now.

    >>> from northline.rules import State, parse_action
    >>> state = State.from_dict({"edition": "europe", "players": 2, "hands": [{"black": 3}, {}]})
    >>> check(state, 0, parse_action(state.edition, "claim brest-paris black*3"))
    >>> check(state, 0, parse_action(state.edition, "claim brest-paris black*2"))
    Traceback (most recent call last):
        ...
    northline.rules.errors.IllegalAction: this takes 3 cards, not 2 [CLAIM-2]
    """
    if seat not in state.to_act:
        raise IllegalAction("TURN-1", "game_over" if state.over else "not_your_turn")
    rule = _RULES.get(type(action))
    if rule is None:
        raise TypeError(f"{action!r} is not an action")
    if not isinstance(state.phase, rule.phases):
        raise IllegalAction("TURN-1", _NOW[type(state.phase)])
    rule.check(state, seat, action)


def apply(
    state: State, action: Action, chance: Chance, seat: int | None = None
) -> tuple[State, tuple[Event, ...]]:
    """Carry out an action; return the next position and the events. The given position stays as it is.

    :param chance: decides which cards are drawn.
    :param seat: whose action it is. It follows from the position and the action; pass it to have it checked.
    :raises IllegalAction: when the action is not legal.

    >>> from northline.rules import SplitMix, State, parse_action
    >>> state = State.from_dict({"edition": "europe", "players": 2, "hands": [{"black": 3}, {}]})
    >>> claim = parse_action(state.edition, "claim brest-paris black*3")
    >>> state, events = apply(state, claim, SplitMix(1))
    >>> state.points, state.trains, state.to_act
    ((4, 0), (42, 45), (1,))
    """
    if seat is None:
        seat = _actor(state, action)
    check(state, seat, action)
    working = WorkingState(state, chance)
    if not isinstance(action, Pass):
        working.passes = 0
    _RULES[type(action)].carry_out(working, seat, action)
    return working.freeze(), tuple(working.events)


def _actor(state: State, action: Action) -> int:
    """Whose action this is. At the opening, when all choose at once, the tickets kept tell."""
    phase = state.phase
    if isinstance(phase, Over):
        raise IllegalAction("TURN-1", "game_over")
    if not isinstance(phase, Opening):
        return phase.seat
    kept = action.tickets if isinstance(action, Keep) else ()
    owners = (seat for seat, offer in enumerate(phase.offers) if not set(kept).isdisjoint(offer))
    return next(owners, state.to_act[0])
