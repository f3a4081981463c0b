"""Turning points: the moments at which the chances, with all cards open, changed most, and what they meant."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise

from northline.analysis.annotated import Moment, Reason, TurningPoint, because
from northline.analysis.chances import Chances
from northline.analysis.judging.positions import state_at
from northline.analysis.judging.ticket_turns import ticket_turns
from northline.game import Game
from northline.rules.cards import CARD_NAMES
from northline.rules.chance import SplitMix
from northline.rules.engine import apply
from northline.rules.events import (
    CardDrawn,
    CardTaken,
    Event,
    GameEnded,
    LastRoundBegan,
    Passed,
    RouteClaimed,
    StationBuilt,
    TicketsChosen,
    TicketsDrawn,
    TicketsKept,
    TunnelLeft,
    TunnelTried,
)
from northline.rules.formats.notation import parse_action
from northline.rules.state import Opening, State

MOST = 5
"""Turning points of a game."""
LEAST_SWING = 0.08
"""A chance to win that must have been gained or lost."""
_REPLAYS = 24
"""How often chance is asked again, to tell a decision from luck."""
_TURNS = 0.8
"""A ticket that takes so many turns more than before is worth a word."""
_MOST_REASONS = 4

OpenMany = Callable[[Sequence[State]], Sequence[Chances]]
"""Tells the chances of positions with all cards open."""


def turning_points(game: Game, moments: Sequence[Moment], open_many: OpenMany) -> tuple[TurningPoint, ...]:
    """The greatest swings of a game, in the order in which they happened."""
    swings = [_swing(before, after) for before, after in pairwise(moments)]
    ranked = sorted(range(len(swings)), key=lambda at: -max(map(abs, swings[at])))
    chosen = [at for at in ranked[:MOST] if max(map(abs, swings[at])) >= LEAST_SWING]
    return tuple(_turning_point(game, at, moments, swings[at], open_many) for at in sorted(chosen))


def _swing(before: Moment, after: Moment) -> tuple[float, ...]:
    return tuple(now - then for then, now in zip(before.open.win, after.open.win, strict=True))


def _turning_point(
    game: Game, at: int, moments: Sequence[Moment], swing: tuple[float, ...], open_many: OpenMany
) -> TurningPoint:
    entry = game.record.entries[at]
    seat = entry.seat
    luck = 0.0
    if entry.chance:
        expected = _expected_win(game, at, open_many)
        most = max(range(len(swing)), key=lambda other: abs(swing[other]))
        luck = moments[at + 1].open.win[most] - expected[most]
        by_luck = abs(luck) > abs(swing[most] - luck)
    else:
        by_luck = False
    reasons = (*_what_happened(game, at), *_what_it_meant(game, at))
    return TurningPoint(at, seat, swing, "luck" if by_luck else "decision", reasons[:_MOST_REASONS])


def _expected_win(game: Game, at: int, open_many: OpenMany) -> list[float]:
    """The chances after an action on average, whatever it brings."""
    state, entry = state_at(game, at), game.record.entries[at]
    action = parse_action(state.edition, entry.action)
    reached = [apply(state, action, SplitMix(at * _REPLAYS + n), entry.seat)[0] for n in range(_REPLAYS)]
    found = open_many(reached)
    return [sum(chances.win[seat] for chances in found) / len(found) for seat in range(state.players)]


def _what_happened(game: Game, at: int) -> tuple[Reason, ...]:
    """The first event of an action that says what was done, as a reason; to do without a second card has none."""
    told = [reason for event in game.history[at][1] if (reason := _told(game, event))]
    return (told[0] if told else because("stopped", seat=game.record.entries[at].seat),)


def _told(game: Game, event: Event) -> Reason | None:
    edition = game.edition
    match event:
        case RouteClaimed(seat=seat, route=route):
            return because("took_route", seat=seat, route=edition.routes[route].id)
        case TunnelTried(seat=seat, route=route, extra=extra) if extra:
            return because("tunnel_costs_more", seat=seat, route=edition.routes[route].id, cards=extra)
        case TunnelLeft(seat=seat, route=route):
            return because("tunnel_left", seat=seat, route=edition.routes[route].id)
        case StationBuilt(seat=seat, city=city):
            return because("built_station", seat=seat, city=edition.cities[city].id)
        case TicketsDrawn(seat=seat, count=count):
            return because("drew_tickets", seat=seat, count=count)
        case TicketsKept(seat=seat, count=count):
            return because("kept_tickets", seat=seat, count=count)
        case TicketsChosen(seat=seat, kept=kept):
            return because("kept_tickets", seat=seat, count=len(kept or ()))
        case CardTaken(seat=seat, card=card):
            return because("took_card", seat=seat, card=CARD_NAMES[card])
        case CardDrawn(seat=seat, card=int(card), bonus=False):
            return because("drew_card", seat=seat, card=CARD_NAMES[card])
        case Passed(seat=seat):
            return because("passed", seat=seat)
        case _:
            return None


def _what_it_meant(game: Game, at: int) -> Iterator[Reason]:
    """Tickets that an action completed, delayed or made impossible, and whether it ends the game."""
    before, after, events = state_at(game, at), state_at(game, at + 1), game.history[at][1]
    if not isinstance(before.phase, Opening) and not after.over:
        for seat in range(before.players):
            yield from _tickets_of(seat, before, after)
    seat = game.record.entries[at].seat
    if any(isinstance(event, LastRoundBegan) for event in events):
        yield because("last_round", seat=seat)
    if any(isinstance(event, GameEnded) for event in events):
        yield because("game_ends", seat=seat)


def _tickets_of(seat: int, before: State, after: State) -> Iterator[Reason]:
    tickets = before.edition.tickets
    then, now = ticket_turns(before, seat), ticket_turns(after, seat)
    for ticket, turns in then.items():
        name = tickets[ticket].id
        if ticket not in now:
            yield because("ticket_completed", seat=seat, ticket=name, points=tickets[ticket].points)
        elif turns is not None and (left := now[ticket]) is None:
            yield because("ticket_lost", seat=seat, ticket=name, points=tickets[ticket].points)
        elif turns is not None and left is not None and left - turns >= _TURNS:
            yield because("ticket_costs_turns", seat=seat, ticket=name, turns=max(1, round(left - turns)))
