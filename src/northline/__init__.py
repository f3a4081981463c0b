"""Three railway board games: editions as data, a reference engine, records and terminal play."""

from northline.editions import EDITIONS, Edition, EditionError, edition, load_edition

__all__ = ["EDITIONS", "Edition", "EditionError", "edition", "load_edition"]
