"""What both reports say of an analysis: headings, decisions worth showing, sums."""

from __future__ import annotations

from collections.abc import Sequence

from northline.analysis.annotated import FAULTS, AnnotatedGame, Decision, SeatLuck, Summary
from northline.analysis.sentences import percent
from northline.editions.model import Edition
from northline.editions.words import counted
from northline.game import Game

_PLURALS = {"inaccuracy": "inaccuracies"}


def title(game: Game) -> str:
    """`Nordic Countries, 2 players, 115 actions`."""
    edition: Edition = game.edition
    return f"{edition.name}, {game.state.players} players, {counted(len(game.record.entries), 'action')}"


def outcome(game: Game, names: Sequence[str]) -> str:
    """Who won, or that the game is not over."""
    if not game.over:
        return "The game is not over: this is what there is of it so far."
    final = game.standings()
    points = ", ".join(f"{names[standing.seat]} {standing.points}" for standing in final)
    winners = [names[standing.seat] for standing in final if standing.place == 1]
    verb = "win" if len(winners) > 1 else "wins"
    return f"{' and '.join(winners)} {verb}: {points}."


def faults(document: AnnotatedGame, player: int | None) -> list[Decision]:
    """The decisions that gave something away, of one player or of all."""
    return [
        decision
        for decision in document.decisions
        if decision.verdict in FAULTS and player in (None, decision.seat)
    ]


def tally(summary: Summary) -> str:
    """`1 blunder, 2 mistakes`; `no mistakes` where there was none."""
    parts = [
        counted(summary.verdicts.get(verdict, 0), verdict, _PLURALS.get(verdict, ""))
        for verdict in reversed(FAULTS)
        if summary.verdicts.get(verdict, 0)
    ]
    return ", ".join(parts) or "no mistakes"


def signed(chance: float) -> str:
    """`+12`, `−3`, `0`: a difference of chances in points of percent."""
    number = round(100 * chance)
    return f"+{number}" if number > 0 else f"−{-number}" if number < 0 else "0"


def luck_sum(seat: SeatLuck) -> str:
    """`100% = 48% at the start, +8 cards, −3 tickets, +2 tunnels, +45 skill (±6)`."""
    luck = seat.luck
    return (
        f"{percent(seat.result)} = {percent(seat.start)} at the start, {signed(luck.cards)} cards, "
        f"{signed(luck.tickets)} tickets, {signed(luck.tunnels)} tunnels, {signed(seat.skill)} skill "
        f"(±{round(100 * seat.error)})"
    )


def error_of(decision: Decision) -> str:
    """`(±3)`: the standard error of a loss, in points of percent."""
    return f"(±{max(1, round(100 * decision.error))})"
