"""Lengths of time as people write them in a command: ``90d``, ``12h`` or ``30m``; and how long ago something was."""

from __future__ import annotations

import math
import re

import click

_SECONDS = {"m": 60.0, "h": 3600.0, "d": 86400.0}
_LONGEST = 100 * 365 * 86400.0


def seconds_option(_context: click.Context, _option: click.Parameter, given: str | None) -> float | None:
    """The callback of an option: a length of time in seconds."""
    if given is None:
        return None
    found = re.fullmatch(r"([0-9]{1,6})(m|h|d)", given)
    seconds = math.inf if found is None else int(found[1]) * _SECONDS[found[2]]
    if seconds > _LONGEST:
        raise click.BadParameter(
            f"{given!r} is not a length of time: write 90d, 12h or 30m, for example; 100 years at most"
        )
    return seconds


def future_option(context: click.Context, option: click.Parameter, given: str) -> float:
    """The callback of an option: a length of time that is more than nothing, in seconds."""
    seconds = seconds_option(context, option, given)
    if not seconds:
        raise click.BadParameter(f"{given!r} would be over at once: write 30m, for example")
    return seconds


def in_words(seconds: float) -> str:
    """A length of time in the largest unit of which there is more than one.

    >>> [in_words(seconds) for seconds in (3, 100, 7000, 100_000, 10**6)]
    ['3 s', '100 s', '116 min', '27 h', '11 d']
    """
    for size, unit in ((86400.0, "d"), (3600.0, "h"), (60.0, "min")):
        if seconds >= 2 * size:
            return f"{int(seconds // size)} {unit}"
    return f"{int(max(0.0, seconds))} s"
