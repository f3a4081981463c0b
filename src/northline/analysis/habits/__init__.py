"""Learning from many games: what somebody does again and again, compared with strong players. Needs no NumPy."""

from northline.analysis.habits.comparison import ColorLine, Habits, Line, TicketLine, compare
from northline.analysis.habits.seat_game import HABITS, Habit, SeatGame, seat_game
from northline.analysis.habits.strong import HabitsError, StrongPlayers, strong_players

__all__ = [
    "HABITS",
    "ColorLine",
    "Habit",
    "Habits",
    "HabitsError",
    "Line",
    "SeatGame",
    "StrongPlayers",
    "TicketLine",
    "compare",
    "seat_game",
    "strong_players",
]
