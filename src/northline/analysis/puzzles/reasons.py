"""Themes of puzzles, and the reasons that a solution can give: closed lists.

Values of reasons are ids, seats and numbers, so that every program can put them into words of its own. Chances are
shares of games that were played to their end after the solution, and after the best of the other moves (``instead``).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, get_args

Theme = Literal["block", "ticket", "end", "tunnel", "keep", "points", "cards", "station", "new_tickets"]
"""What the solution does: take a route that a rival needs; save a ticket; end the game or not; dare a tunnel or not;
keep the right tickets; claim for points; draw cards first; build a station; draw tickets."""
THEMES: tuple[Theme, ...] = get_args(Theme)

Difficulty = Literal["easy", "medium", "hard"]
DIFFICULTIES: tuple[Difficulty, ...] = get_args(Difficulty)

REASONS: Mapping[str, Mapping[str, type]] = {
    "ticket_more_often": {"ticket": str, "chance": float, "instead": float},
    "ticket_too_dear": {"ticket": str, "chance": float},
    "rival_scores_less": {"seat": int, "points": float},
    "rival_ticket_fails": {"seat": int, "ticket": str},
    "more_points": {"points": float},
    "ends_the_game": {"turns": int},
    "game_goes_on": {},
    "cards_come_first": {},
    "tunnel_pays": {"route": str, "cards": int},
    "tunnel_too_dear": {"route": str, "cards": int},
    "wins_more_often": {"chance": float, "instead": float},
}
"""For each code the values that it has, by name."""
