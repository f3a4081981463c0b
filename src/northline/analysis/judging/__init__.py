"""Decisions judged: what each gave away against the best that was found, why, and where a game turned."""
