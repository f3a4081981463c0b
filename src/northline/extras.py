"""How to install an extra: from a clone of the repository it is another command than for an installed package."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

_CHECKOUT = Path(__file__).parents[2]
"""Where the repository is, if this file is part of one."""


def how_to_install(extra: str) -> str:
    """Return the command that installs an extra of ``pyproject.toml`` for the Python that is running.

    >>> how_to_install("fast").endswith("[fast]'") and "-m pip install" in how_to_install("fast")
    True
    """
    python = shlex.quote(sys.executable or "python3")
    if (_CHECKOUT / "pyproject.toml").is_file():
        return f"{python} -m pip install -e '{_CHECKOUT}[{extra}]'"
    return f"{python} -m pip install 'northline[{extra}]'"
