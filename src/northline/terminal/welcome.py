"""What a newcomer is told before the first choice."""

from __future__ import annotations

from northline.editions import Edition


def welcome(edition: Edition) -> str:
    """The game in a few sentences."""
    rules = edition.rules
    station = ", build a station" if rules.stations else ""
    return (
        f"\nWelcome to {edition.name}. Claim routes between neighbouring cities with cards of their colour, and join"
        " the cities on your tickets. Each turn do one thing: draw two cards, claim a route"
        f"{station} or draw new tickets. When somebody has {rules.last_round_at} trains or fewer left, everyone has"
        " one more turn. Routes and completed tickets bring points, incomplete tickets cost them.\n"
    )
