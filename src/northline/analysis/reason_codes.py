"""The reasons that an analysis can give: a closed list of codes, each with the values that belong to it.

Values are ids (of tickets, routes, cities and cards), seats, and numbers, so that every program can put a reason into
words of its own; ``sentences.py`` has the English ones. In a judged decision a reason says why the better move is
better; at a turning point the first reason says what happened, and the others what it meant.
"""

from __future__ import annotations

from collections.abc import Mapping

REASONS: Mapping[str, Mapping[str, type]] = {
    # Why the better move is better: what it does for tickets ...
    "completes_ticket": {"ticket": str, "points": int},
    "serves_ticket": {"ticket": str, "route": str},
    "ticket_more_often": {"ticket": str, "chance": float, "instead": float},
    "ticket_worth_keeping": {"ticket": str, "points": int, "chance": float},
    "ticket_too_dear": {"ticket": str, "points": int, "chance": float},
    # ... what rivals do ...
    "rival_may_take": {"route": str, "seat": int, "chance": float},
    "blocks_rival": {"route": str, "seat": int, "points": int},
    # ... routes, cards and tunnels ...
    "scores_points": {"route": str, "points": int},
    "route_not_needed": {"route": str, "length": int},
    "card_for_route": {"card": str, "route": str},
    "card_not_needed": {"card": str},
    "tunnel_risk": {"route": str, "chance": float},
    # ... and time
    "plan_costs_turns": {"turns": int},
    "new_tickets_pay": {"turns": int},
    "no_time_for_tickets": {"turns": int},
    "end_is_near": {"turns": int},
    "more_points": {"points": int},
    "wins_more_often": {"chance": float, "instead": float},
    # What happened at a turning point ...
    "took_route": {"seat": int, "route": str},
    "built_station": {"seat": int, "city": str},
    "kept_tickets": {"seat": int, "count": int},
    "drew_tickets": {"seat": int, "count": int},
    "drew_card": {"seat": int, "card": str},
    "took_card": {"seat": int, "card": str},
    "tunnel_costs_more": {"seat": int, "route": str, "cards": int},
    "tunnel_left": {"seat": int, "route": str},
    "stopped": {"seat": int},
    "passed": {"seat": int},
    # ... and what it meant
    "ticket_completed": {"seat": int, "ticket": str, "points": int},
    "ticket_costs_turns": {"seat": int, "ticket": str, "turns": int},
    "ticket_lost": {"seat": int, "ticket": str, "points": int},
    "last_round": {"seat": int},
    "game_ends": {"seat": int},
}
"""For each code the values that it has, by name. Chances are from 0 to 1; ``instead`` is what they are after the move
that was made. ``ticket_costs_turns`` counts turns that a seat's ticket takes more than before."""
