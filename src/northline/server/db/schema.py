"""The database schema. The log is the source of truth of every game; the rest is seats, results and totals."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    false,
    true,
)

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("edition", Text, nullable=False),
    Column("digest", Text, nullable=False),
    Column("open", Boolean, nullable=False),
    Column("code", Text, nullable=False),
    Column("state", Text, nullable=False),
    Column("next", Text),
    Column("clock", Text),
    Column("rated", Boolean, nullable=False),
    Column("created", Double, nullable=False),
    Column("changed", Double, nullable=False),
    Column("hints", Boolean, nullable=False, server_default=false()),
    Column("chat", Boolean, nullable=False, server_default=true()),
    Column("archived", Boolean, nullable=False, server_default=false()),
    Column("creator", Text),
    Column("waits", Boolean, nullable=False, server_default=false()),
    Column("memory", Boolean, nullable=False, server_default=false()),
    Column("closed_because", Text),
    Column("begun_from", Text),
    Index("tables_by_state", "state", "changed"),
    Index("tables_by_creator", "creator"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("name", Text),
    Column("bot", Text),
    Column("player", Text),
    Column("resigned", Boolean, nullable=False),
    Column("decision", Integer),
    Column("thought", Double, nullable=False, server_default="0"),
    Index("seats_by_player", "player"),
)

log = Table(
    "log",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("seat", Integer),
    Column("acted_on", Integer, nullable=False),
    Column("action", Text, nullable=False),
    Column("chance", Text, nullable=False),
    Column("note", Text, nullable=False),
    Column("spent", Double, nullable=False),
    Column("at", Double, nullable=False),
    Column("to_act", Text),
)

results = Table(
    "results",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("name", Text, nullable=False),
    Column("bot", Text),
    Column("player", Text),
    Column("place", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("resigned", Boolean, nullable=False),
    Column("mu", Double),
    Column("sigma", Double),
    Index("results_by_player", "player"),
)

edition_totals = Table(
    "edition_totals",
    metadata,
    Column("edition", Text, primary_key=True),
    Column("games", Integer, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("winners", Integer, nullable=False),
    Column("winning_points", Integer, nullable=False),
)

player_totals = Table(
    "player_totals",
    metadata,
    Column("edition", Text, primary_key=True),
    Column("public", Text, primary_key=True),
    Column("player", Text),
    Column("bot", Text),
    Column("name", Text, nullable=False),
    Column("games", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("best", Integer, nullable=False),
    Column("mu", Double),
    Column("sigma", Double),
    Column("shown", Integer),
    Index("player_totals_by_rating", "edition", "shown"),
)

player_codes = Table(
    "player_codes",
    metadata,
    Column("id", Text, primary_key=True),
    Column("sealed", Text, nullable=False),
    Column("expires", Double),
)

processes = Table(
    "processes",
    metadata,
    Column("id", Text, primary_key=True),
    Column("alive", Double, nullable=False),
    Column("metrics", Text, nullable=False),
    Column("connected", Text, nullable=False, server_default="{}"),
)

outages = Table(
    "outages",
    metadata,
    Column("began", Double, primary_key=True),
    Column("ended", Double, nullable=False),
)

restrictions = Table(
    "restrictions",
    metadata,
    Column("kind", Text, primary_key=True),
    Column("subject", Text, primary_key=True),
    Column("since", Double, nullable=False),
    Column("until", Double, nullable=False),
    Column("reason", Text, nullable=False),
    Column("with_address", Boolean, nullable=False),
    Column("came_with", Text),
)

audit = Table(
    "audit",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", Double, nullable=False),
    Column("operator", Text, nullable=False),
    Column("action", Text, nullable=False),
    Column("subject", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("until", Double),
    Column("reason", Text, nullable=False),
)

analyses = Table(
    "analyses",
    metadata,
    Column("game", Text, primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("level", Text, primary_key=True),
    Column("made", Double, nullable=False),
    Column("document", LargeBinary, nullable=False),
)

puzzle_answers = Table(
    "puzzle_answers",
    metadata,
    Column("player", Text, primary_key=True),
    Column("puzzle", Text, primary_key=True),
    Column("day", Text, primary_key=True),
    Column("right", Boolean, nullable=False),
    Column("at", Double, nullable=False),
)
"""The first answer of each player to each puzzle. ``day`` is the date of a puzzle of the day, empty for others."""

drafts = Table(
    "drafts",
    metadata,
    Column("id", Text, primary_key=True),
    Column("player", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("document", Text, nullable=False),
    Column("geometry", Text),
    Column("geometry_of", Text),
    Column("remix_of", Text),
    Column("map", Text),
    Column("revision", Integer, nullable=False),
    Column("changed", Double, nullable=False),
    Index("drafts_by_player", "player", "changed"),
)
"""Maps that somebody is drawing, as they are right now. ``map`` is what has been published of one, ``geometry_of`` the
fingerprint of the board that the geometry was made for."""

published_maps = Table(
    "published_maps",
    metadata,
    Column("serial", Integer, primary_key=True),
    Column("edition", Text, nullable=False, unique=True),
    Column("map", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Column("player", Text, nullable=False),
    Column("author", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("digest", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("geometry", Text, nullable=False),
    Column("remix_of", Text),
    Column("listed", Boolean, nullable=False),
    Column("withdrawn", Boolean, nullable=False, server_default=false()),
    Column("at", Double, nullable=False),
    Index("published_maps_by_map", "map", "version"),
)
"""Maps that can be played here. A version is never changed: games go on with the one they were begun with."""

puzzle_seed = Table("puzzle_seed", metadata, Column("seed", Text, primary_key=True))
"""One row: what decides which puzzle is this server's puzzle of the day."""
