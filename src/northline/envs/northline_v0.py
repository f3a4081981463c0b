"""The PettingZoo environment under the name that PettingZoo's users look for: ``northline_v0.env()``."""

from northline.envs.aec import NorthlineAEC

raw_env = NorthlineAEC
env = NorthlineAEC
"""Needs no wrappers: it checks the order of calls and the actions itself."""

__all__ = ["env", "raw_env"]
