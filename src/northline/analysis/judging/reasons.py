"""Why the better move is better: what the planner's plan says of both, and what games played on after them show."""

from __future__ import annotations

from collections.abc import Iterator

from northline.analysis.annotated import Reason, because
from northline.analysis.judging.evidence import Evidence
from northline.analysis.judging.judge import Judgement
from northline.bots.advice import Advice, explain, plan_behind
from northline.bots.planner import think
from northline.editions.model import Edition
from northline.rules.actions import Action, BuildStation, Claim, Draw, DrawTickets, Keep, Take
from northline.rules.cards import CARD_NAMES
from northline.rules.network import connected_cities
from northline.rules.view import View
from northline.strategy.board import board_of
from northline.strategy.planner.cards import chance_to_fail, cheapest_color
from northline.strategy.planner.decide import assess_position
from northline.strategy.planner.trained_traits import planner_traits

MOST_REASONS = 3
_RISKY = 0.25
"""The chance that a tunnel fails, or that a rival takes a route, from which it is worth a word."""
_DEAR = 0.6
"""A ticket that is completed less often than this was too much."""
_POINTS = 3.0
_TURNS = 0.75
_LATE = 5.0
"""With so few turns left, the end is near."""

_Weighed = tuple[float, Reason]
"""A reason, and how much it weighs: in points, roughly."""


def reasons_for(judgement: Judgement, evidence: Evidence) -> tuple[Reason, ...]:
    """The weightiest reasons, at least one."""
    view, made = judgement.choice.view, judgement.choice.action
    assert judgement.best is not None
    better = judgement.choice.action_of(judgement.best)
    weighed = [
        *_about_tickets(view, made, better, evidence),
        *_about_rivals(view, made, better, evidence),
        *_about_the_plan(view, made, better),
        *_about_time(view, made, better, evidence),
    ]
    weighed.sort(key=lambda item: -item[0])
    found = tuple(reason for _, reason in weighed[:MOST_REASONS])
    if found:
        return found
    win = judgement.alternatives()[0].win
    return (because("wins_more_often", chance=win, instead=win - judgement.loss.gap),)


def _about_tickets(view: View, made: Action, better: Action, evidence: Evidence) -> Iterator[_Weighed]:
    tickets, after = view.edition.tickets, (evidence.better.completed, evidence.made.completed)
    held = set(view.own_tickets)
    kept = [set(action.tickets) if isinstance(action, Keep) else set() for action in (better, made)]
    for ticket in sorted(kept[0] - kept[1]):
        chance, name, points = after[0][ticket], tickets[ticket].id, tickets[ticket].points
        if chance > _DEAR:
            weight = (2 * chance - 1) * points
            yield weight, because("ticket_worth_keeping", ticket=name, points=points, chance=chance)
    for ticket in sorted(kept[1] - kept[0]):
        chance, name, points = after[1][ticket], tickets[ticket].id, tickets[ticket].points
        weight = 1.0 if chance > _DEAR else 2 * (1 - chance) * points
        yield weight, because("ticket_too_dear", ticket=name, points=points, chance=chance)
    at_once = _completed_at_once(view, better) if isinstance(better, Claim) else ()
    for ticket in sorted(held | (kept[0] & kept[1])):
        often, instead = after[0][ticket], after[1][ticket]
        name, points = tickets[ticket].id, tickets[ticket].points
        weight = 2 * (often - instead) * points
        if often - instead >= evidence.margin:
            yield weight, because("ticket_more_often", ticket=name, chance=often, instead=instead)
        elif ticket in at_once:
            yield 1 + weight, because("completes_ticket", ticket=name, points=points)


def _completed_at_once(view: View, better: Claim) -> tuple[int, ...]:
    """The tickets that a claim completes."""
    assert view.seat is not None
    edition, own = view.edition, view.routes_of(view.seat)
    before, after = connected_cities(edition, own), connected_cities(edition, (*own, better.route))
    tickets = [(ticket, edition.tickets[ticket].a, edition.tickets[ticket].b) for ticket in view.own_tickets]
    return tuple(t for t, a, b in tickets if after.connected(a, b) and not before.connected(a, b))


def _about_rivals(view: View, made: Action, better: Action, evidence: Evidence) -> Iterator[_Weighed]:
    if not isinstance(better, Claim):
        return
    route, name = better.route, view.edition.routes[better.route].id
    others = [seat for seat in range(view.players) if seat != view.seat]
    if not (isinstance(made, Claim) and made.route == route):
        seat = max(others, key=lambda other: float(evidence.made.owners[route, other]))
        chance = float(evidence.made.owners[route, seat])
        if chance >= _RISKY:
            yield 6 * chance, because("rival_may_take", route=name, seat=seat, chance=chance)
    losses = evidence.made.points - evidence.better.points
    seat = max(others, key=lambda other: float(losses[other]))
    lost = float(losses[seat])
    if lost >= _POINTS:
        yield lost, because("blocks_rival", route=name, seat=seat, points=round(lost))


def _about_the_plan(view: View, made: Action, better: Action) -> Iterator[_Weighed]:
    edition = view.edition
    match better:
        case Claim(route):
            yield from _why_claim(edition, explain(view, better), route)
        case Take(card):
            routes = explain(view, better).routes
            if routes:
                name = edition.routes[routes[0]].id
                yield 1.5, because("card_for_route", card=CARD_NAMES[card], route=name)
        case _:
            pass
    match made:
        case Claim(route) if not (isinstance(better, Claim) and better.route == route):
            yield from _against_claim(view, made, better)
        case Take(card) if isinstance(better, Draw | Take) and not explain(view, made).routes:
            yield 1.0, because("card_not_needed", card=CARD_NAMES[card])
        case _:
            pass


def _why_claim(edition: Edition, advice: Advice, route: int) -> Iterator[_Weighed]:
    name = edition.routes[route].id
    for ticket in advice.tickets[:1]:
        yield 2.0, because("serves_ticket", ticket=edition.tickets[ticket].id, route=name)
    if not advice.tickets:
        points = advice.points
        yield 0.3 * points, because("scores_points", route=name, points=points)


def _against_claim(view: View, made: Claim, better: Action) -> Iterator[_Weighed]:
    """What speaks against the route that was claimed: a tunnel that may well fail, or trains for nothing."""
    edition, board = view.edition, board_of(view.edition)
    _, state = think(view, planner_traits(edition))
    plan = plan_behind(view, state, made)
    route = edition.routes[made.route]
    if route.kind == "tunnel":
        colors = state.colors[made.route]
        color = next((kind for kind, count in enumerate(made.cards) if count), cheapest_color(state, colors))  # type: ignore[no-untyped-call]
        chance = float(chance_to_fail(board, state, made.route, color))  # type: ignore[no-untyped-call]
        if chance >= _RISKY:
            yield 4 * chance, because("tunnel_risk", route=route.id, chance=chance)
    if made.route not in (*plan.routes, *plan.fillers) and not isinstance(better, BuildStation):
        yield 1.2, because("route_not_needed", route=route.id, length=route.length)


def _about_time(view: View, made: Action, better: Action, evidence: Evidence) -> Iterator[_Weighed]:
    board = board_of(view.edition)
    _, state = think(view, planner_traits(view.edition))
    turns = float(assess_position(board, state))  # type: ignore[no-untyped-call]
    if isinstance(better, DrawTickets):
        yield 3.0, because("new_tickets_pay", turns=round(turns))
    elif isinstance(made, DrawTickets):
        yield 3.0, because("no_time_for_tickets", turns=round(turns))
    elif turns <= _LATE and isinstance(better, Claim) and not isinstance(made, Claim):
        yield 2.5, because("end_is_near", turns=round(turns))
    more = evidence.made.plan_turns - evidence.better.plan_turns
    if more >= _TURNS:
        yield 2 * more, because("plan_costs_turns", turns=max(1, round(more)))
    gained = float(evidence.better.points[view.seat] - evidence.made.points[view.seat])
    if gained >= _POINTS:
        yield 0.2 * gained, because("more_points", points=round(gained))
