"""Property tests draw the same examples every time, so that a failure can be had again."""

from hypothesis import Phase, settings

settings.register_profile(
    "reproducible",
    derandomize=True,
    deadline=None,
    database=None,
    phases=(Phase.explicit, Phase.generate, Phase.shrink),
)
settings.load_profile("reproducible")
