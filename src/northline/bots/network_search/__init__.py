"""A search at the root whose prior, opponents and values are a network's."""

from northline.bots.network_search.bot import ExpertBot

__all__ = ["ExpertBot"]
