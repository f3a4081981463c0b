"""Children that hear Ctrl-C."""

from __future__ import annotations

import signal


def hear_ctrl_c() -> None:
    """For ``preexec_fn``: tests that run in the background may ignore Ctrl-C, and their children inherit that."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
