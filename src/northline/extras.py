"""Optional dependencies: whether they are there, and how to install them.

From a clone of the repository the command is another one than for an installed package.
"""

from __future__ import annotations

import shlex
import sys
from importlib.util import find_spec
from pathlib import Path

_CHECKOUT = Path(__file__).parents[2]
"""Where the repository is, if this file is part of one."""


def missing(*modules: str) -> bool:
    """Return whether one of some modules is not installed. None of them is loaded."""
    return any(find_spec(module) is None for module in modules)


def how_to_install(extra: str) -> str:
    """Return the command that installs an extra of ``pyproject.toml`` for the Python that is running.

    >>> how_to_install("fast").endswith("[fast]'") and "-m pip install" in how_to_install("fast")
    True
    """
    python = shlex.quote(sys.executable or "python3")
    if (_CHECKOUT / "pyproject.toml").is_file():
        return f"{python} -m pip install -e '{_CHECKOUT}[{extra}]'"
    return f"{python} -m pip install 'northline[{extra}]'"
