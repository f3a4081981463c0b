"""Time controls: how much time players have to think, on the wire and in the database."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

_A_MONTH = 30 * 24 * 3600


class TimeControl(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How much time there is, and what happens when it is up."""

    per_action: Annotated[float, Meta(gt=0, le=_A_MONTH)]
    """Seconds for every action. What is not used is lost."""
    bank: Annotated[float, Meta(ge=0, le=_A_MONTH)] = 0
    """Seconds for the whole game, used when the time for an action is up."""
    at_zero: Literal["bot", "action"] = "bot"
    """A bot plays on until the player comes back, or a harmless action is done."""


def encode_time_control(control: TimeControl | None) -> str | None:
    """A time control as the database stores it."""
    return None if control is None else msgspec.json.encode(control).decode()


def decode_time_control(document: str | None) -> TimeControl | None:
    """The time control that the database stores."""
    return None if document is None else msgspec.json.decode(document, type=TimeControl)
