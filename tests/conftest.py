"""Property tests draw the same examples every time, so that a failure can be reproduced."""

import os
from pathlib import Path
from typing import Any

import pytest
from hypothesis import Phase, settings

# Tests keep all cores busy already. The threads of a linear algebra library would wait for each other in a busy loop,
# and make a choice of the network forty times as long. Servers and other processes that tests start inherit this.
os.environ |= {"OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1", "MKL_NUM_THREADS": "1"}

# Helper modules assert too, and a failure should show the values.
pytest.register_assert_rewrite(*(f"tests.{path.stem}" for path in Path(__file__).parent.iterdir()))
settings.register_profile(
    "reproducible",
    derandomize=True,
    deadline=None,
    database=None,
    phases=(Phase.explicit, Phase.generate, Phase.shrink),
)
settings.load_profile("reproducible")

ALL_PROOFS = pytest.StashKey[list[Any] | None]()
"""What the rule marks of all tests say; None where not all were collected."""


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Read the rule marks before any test is left out, so that one test need not collect them all again."""
    from tests.rule_table import proofs_of  # not before its assertions are rewritten

    everything = all(Path(argument).resolve() == Path(__file__).parent for argument in config.args)
    some_left_out = (
        config.getoption("lf", False) or config.getoption("ignore") or config.getoption("deselect")
    )
    config.stash[ALL_PROOFS] = proofs_of(items) if everything and not some_left_out else None
