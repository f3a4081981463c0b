"""What the solution of a puzzle does, measured: games after it are compared with games after the best other move.

What is hidden is dealt here without any guess at the others' tickets, unlike in the proof. So this is another
test of the solution, too: it has to win more often here as well.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from northline.analysis.puzzles.reasons import Theme
from northline.kernel import entry_points
from northline.kernel.convert import from_view
from northline.kernel.core.edition_tables import tables_of
from northline.kernel.core.threads import Workers
from northline.kernel.playouts import Playouts, play_on
from northline.rules.actions import BuildStation, Claim, Draw, DrawTickets, Keep, Pay, Retreat, Take
from northline.rules.cards import LOCOMOTIVE
from northline.rules.chance import SplitMix
from northline.rules.payment import paying_color
from northline.rules.view import View
from tools.puzzles.proof import Arm

DEALS = 128
"""Games after each of the two moves."""
_TICKET_GAIN = 0.15
"""How much more often a ticket must be completed to be a reason."""
_BLOCK_POINTS = 4.0
"""Points that a rival must lose for a block."""
_POINTS_GAIN = 3.0
_HARD_TICKET = 0.6
"""A ticket is too dear when it is completed less often than this."""

Reason = dict[str, Any]


@dataclass(frozen=True)
class Explanation:
    """The theme of a puzzle and its reasons, and how much more often the solution won here."""

    theme: Theme
    reasons: list[Reason]
    gain: float


@dataclass(frozen=True)
class _Effects:
    """Means over all games, after the solution and after the other move."""

    own: float
    """Points that the seat gains."""
    rivals: dict[int, float]
    """Points that each rival gains; negative where the solution hurts it."""
    tickets: dict[int, tuple[float, float]]
    """How often each own ticket is completed, after either move; -1 where it is not kept."""
    lost: dict[int, tuple[int, float]]
    """For each rival the ticket that it fails to complete more often than any other, and how much more often."""
    gain: float


def explain(view: View, best: Arm, other: Arm, seed: int) -> Explanation:
    """Say what the solution does that the best other move does not."""
    effects = _compare(view, best, other, seed)
    theme = _theme(view, best, other, effects)
    return Explanation(theme, _reasons(view, best, other, effects, theme), effects.gain)


def _compare(view: View, best: Arm, other: Arm, seed: int) -> _Effects:
    seat = view.seat
    assert seat is not None
    after_best, after_other = (_played(view, arm.number, seed) for arm in (best, other))
    points = (after_best.points - after_other.points).mean(axis=0)
    rivals = [rival for rival in range(view.players) if rival != seat]
    tickets = range(len(view.edition.tickets))
    own_best, own_other = (_completion(played, seat) for played in (after_best, after_other))
    lost = {}
    for rival in rivals:
        fewer = _completed(after_other, rival).mean(axis=0) - _completed(after_best, rival).mean(axis=0)
        ticket = int(fewer.argmax())
        lost[rival] = ticket, float(fewer[ticket])
    wins = [_wins(played, seat).mean() for played in (after_best, after_other)]
    return _Effects(
        own=float(points[seat]),
        rivals={rival: float(points[rival]) for rival in rivals},
        tickets={t: (own_best[t], own_other[t]) for t in tickets if own_best[t] >= 0 or own_other[t] >= 0},
        lost=lost,
        gain=float(wins[0] - wins[1]),
    )


def _played(view: View, number: int, seed: int) -> Playouts:
    """Games after an action, in determinizations that depend on the seed alone."""
    edition = view.edition
    games: NDArray[Any] = np.array([from_view(view, SplitMix(seed + n), seed + n) for n in range(DEALS)])
    games["seat"] = view.seat  # while opening tickets are chosen others may be next
    workers = Workers(1)
    actions = np.full(DEALS, number, np.int64)
    entry_points.step_games(tables_of(edition), games, workers.scratches, 0, actions, 0, DEALS)
    return play_on(edition, games, "planner", seed, workers)


def _wins(played: Playouts, seat: int) -> NDArray[np.float64]:
    first = played.places == 1
    shares: NDArray[np.float64] = first[:, seat] / first.sum(axis=1)
    return shares


def _completed(played: Playouts, seat: int) -> NDArray[np.float64]:
    """A row for each game, 1 for each ticket that the seat completed."""
    return _bits(played.results["completed"][:, seat])


def _completion(played: Playouts, seat: int) -> list[float]:
    """How often the seat completed each ticket it held in the end; -1 for one that it never held."""
    held, completed = _bits(played.games["tickets"][:, seat]), _completed(played, seat)
    kept = held.sum(axis=0)
    always = kept == len(held)  # tickets that are drawn later on are different ones in every game
    often: list[float] = np.where(always, completed.sum(axis=0) / np.maximum(kept, 1), -1.0).tolist()
    return often


def _bits(sets: NDArray[Any]) -> NDArray[np.float64]:
    places = np.arange(64, dtype=np.uint64)
    return (sets.astype(np.uint64)[:, None] >> places & np.uint64(1)).astype(float)


def _theme(view: View, best: Arm, other: Arm, effects: _Effects) -> Theme:
    action = best.action
    hurt = min(effects.rivals.values())
    saved = max((with_it - without for with_it, without in effects.tickets.values()), default=0.0)
    if isinstance(action, Keep):
        return "keep"
    if isinstance(action, Pay | Retreat):
        return "tunnel"
    if isinstance(action, DrawTickets):
        return "new_tickets"
    if isinstance(action, BuildStation):
        return "station"
    if _begins_last_round(view, best) != _begins_last_round(view, other):
        return "end"
    if isinstance(action, Draw | Take):
        return "cards"
    if isinstance(action, Claim) and _is_risky(view, action):
        return "tunnel"
    if hurt <= -_BLOCK_POINTS and -hurt > effects.own:
        return "block"
    return "ticket" if saved >= _TICKET_GAIN else "points"


def _begins_last_round(view: View, arm: Arm) -> bool:
    if view.turns_left is not None or not isinstance(arm.action, Claim):
        return False
    assert view.seat is not None
    left = view.trains[view.seat] - view.edition.routes[arm.action.route].length
    return left <= view.edition.rules.last_round_at


def _is_risky(view: View, claim: Claim) -> bool:
    """Whether a tunnel may cost more than the hand can pay."""
    if view.edition.routes[claim.route].kind != "tunnel":
        return False
    left = [had - paid for had, paid in zip(view.hand, claim.cards, strict=True)]
    color = paying_color(claim.cards)
    spare = left[LOCOMOTIVE] + (left[color] if color is not None and color != LOCOMOTIVE else 0)
    return spare < view.edition.rules.tunnel_reveal


def _reasons(view: View, best: Arm, other: Arm, effects: _Effects, theme: Theme) -> list[Reason]:
    """The reasons, the one that belongs to the theme first; at most three."""
    edition = view.edition
    found: list[Reason] = []

    def add(code: str, **values: Any) -> None:
        if all(reason["code"] != code for reason in found):
            found.append({"code": code, "values": values})

    if theme == "end":
        add("ends_the_game", turns=view.players) if _begins_last_round(view, best) else add("game_goes_on")
    if theme == "tunnel":
        tunnel = view.tunnel
        if tunnel is not None:
            code = "tunnel_pays" if isinstance(best.action, Pay) else "tunnel_too_dear"
            add(code, route=edition.routes[tunnel.route].id, cards=tunnel.extra)
    if theme == "cards":
        add("cards_come_first")
    rival = min(effects.rivals, key=lambda seat: effects.rivals[seat])
    if theme == "block":
        ticket, often = effects.lost[rival]
        if often >= 0.05:
            add("rival_ticket_fails", seat=rival, ticket=edition.tickets[ticket].id)
        add("rival_scores_less", seat=rival, points=round(-effects.rivals[rival], 1))
    for ticket, (chance, instead) in sorted(
        effects.tickets.items(), key=lambda item: item[1][1] - item[1][0]
    ):
        if instead >= 0 and chance - instead >= _TICKET_GAIN:
            add(
                "ticket_more_often",
                ticket=edition.tickets[ticket].id,
                chance=_two(chance),
                instead=_two(instead),
            )
        elif theme == "keep" and chance < 0 <= instead < _HARD_TICKET:
            add("ticket_too_dear", ticket=edition.tickets[ticket].id, chance=_two(instead))
    if effects.own >= _POINTS_GAIN:
        add("more_points", points=round(effects.own, 1))
    if effects.rivals[rival] <= -_BLOCK_POINTS:
        add("rival_scores_less", seat=rival, points=round(-effects.rivals[rival], 1))
    best_chance = float(best.wins.mean())
    number = min(best.deals, other.deals)
    instead = best_chance - float((best.wins[:number] - other.wins[:number]).mean())
    add("wins_more_often", chance=_two(best_chance), instead=_two(max(0.0, instead)))
    return found[:3]


def _two(share: float) -> float:
    return round(share, 2)
