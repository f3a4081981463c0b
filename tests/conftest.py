"""Property tests draw the same examples every time, so that a failure can be reproduced."""

from pathlib import Path

import pytest
from hypothesis import Phase, settings

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
