"""Balancing a map: play, change a few numbers, play again, and keep what makes it better."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from northline.arena.lab.findings import Findings
from northline.editions import Edition
from northline.workshop.playtest import POLICY, last_of, playtest
from northline.workshop.suggestions import RARELY, Suggestion, apply, suggestions
from northline.workshop.tickets import judge_tickets

ROUNDS = 3


@dataclass(frozen=True, slots=True)
class Summary:
    """How well balanced a map is, in a few numbers: the fewer, the better."""

    dead_routes: int
    """Routes that are hardly ever claimed."""
    wrong_tickets: int
    """Tickets whose points are far from what their way is worth."""
    gifts_and_traps: int
    """Tickets whose holders clearly win more or less often than an even share."""
    bottlenecks: int
    first_seat: float
    """How often the first player wins."""
    rounds: float
    """How many rounds a game takes on average."""

    @property
    def complaints(self) -> int:
        return self.dead_routes + self.wrong_tickets + self.gifts_and_traps


@dataclass(frozen=True, slots=True)
class Balanced:
    """What balancing has led to so far."""

    edition: Edition
    before: Summary
    after: Summary
    changes: tuple[Suggestion, ...]
    """From the edition as it was to this one: one for each number that is another now."""
    findings: Findings
    done: bool


def summary(edition: Edition, findings: Findings) -> Summary:
    return Summary(
        dead_routes=sum(route.claimed < RARELY for route in findings.routes),
        wrong_tickets=sum(judged.off for judged in judge_tickets(edition)),
        gifts_and_traps=sum(ticket.verdict is not None for ticket in findings.tickets),
        bottlenecks=len(findings.bottlenecks),
        first_seat=findings.order[0].wins,
        rounds=findings.mean_rounds(),
    )


def balance(
    edition: Edition,
    players: int | None = None,
    games: int = 4_000,
    rounds: int = ROUNDS,
    seed: int = 0,
    threads: int | None = None,
    policy: str = POLICY,
) -> Iterator[Balanced]:
    """Play the map, apply what is suggested, and play again; what makes it worse is taken back.

    Yields how far it is after every playtest. The ids, the cities and the network stay as they are.
    """
    findings = last_of(playtest(edition, players, games, seed, threads, policy))
    before = after = summary(edition, findings)
    best = edition
    yield Balanced(best, before, after, (), findings, done=False)
    for number in range(rounds):
        found = suggestions(best, findings)
        if not found:
            break
        tried = apply(best, found)
        played = last_of(playtest(tried, players, games, seed + number + 1, threads, policy))
        then = summary(tried, played)
        if then.complaints > after.complaints:
            break
        best, after, findings = tried, then, played
        yield Balanced(best, before, after, _changes(edition, best, found), findings, done=False)
    yield Balanced(best, before, after, _changes(edition, best, ()), findings, done=True)


def _changes(
    before: Edition, after: Edition, last: tuple[Suggestion, ...] | list[Suggestion]
) -> tuple[Suggestion, ...]:
    """The differences between two editions as suggestions."""
    reasons = {(change.what, change.id, change.field): change.reason for change in last}
    changes = []
    for old, new in zip(before.routes, after.routes, strict=True):
        if old.length != new.length:
            reason = reasons.get(("route", old.id, "length"), "rarely_claimed")
            changes.append(Suggestion("route", old.id, "length", old.length, new.length, reason))
        elif old.symbols != new.symbols:
            reason = reasons.get(("route", old.id, "symbols"), "rarely_claimed")
            changes.append(Suggestion("route", old.id, "symbols", old.symbols, new.symbols, reason))
    fair = {judged.ticket: judged.fair for judged in judge_tickets(after)}
    for one, two in zip(before.tickets, after.tickets, strict=True):
        if one.points != two.points:
            plain = "way" if two.points == fair[one.id] else "trap" if two.points > one.points else "gift"
            reason = reasons.get(("ticket", one.id, "points"), plain)  # type: ignore[arg-type]
            changes.append(Suggestion("ticket", one.id, "points", one.points, two.points, reason))
    if before.rules.trains != after.rules.trains:
        shorter = after.rules.trains < before.rules.trains
        changes.append(
            Suggestion(
                "rules",
                "",
                "trains",
                before.rules.trains,
                after.rules.trains,
                "long_game" if shorter else "short_game",
            )
        )
    return tuple(changes)
