"""Optional dependencies: whether they are there, and how to install them from where Northline itself came."""

from __future__ import annotations

from importlib.metadata import PackageNotFoundError, distribution
from importlib.util import find_spec
from pathlib import Path

_SOURCE = Path(__file__).resolve().parents[2]
"""The root of the source tree, where this is one."""


def missing(*modules: str) -> bool:
    """Whether one of some modules is not installed. None of them is loaded."""
    return any(find_spec(module) is None for module in modules)


def install_command(extra: str) -> str:
    """The command that installs an extra.

    ``northline[arena]`` is right where Northline is installed, from a wheel or from a clone; in a clone that is not
    installed it would ask the package index for another Northline."""
    try:
        distribution("northline")
    except PackageNotFoundError:
        if (_SOURCE / "pyproject.toml").is_file():
            return f"pip install '{_SOURCE}[{extra}]'"
    return f"pip install 'northline[{extra}]'"
