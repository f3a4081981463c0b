"""Making maps: a first draft from a region of the world, tickets with fair points, playtests, and balance.

>>> from northline.workshop import Region, draft
>>> iberia = draft(Region(west=-10, south=36, east=3.5, north=44), "Iberia", cities=24)
>>> len(iberia.cities), iberia.rules.players
(24, (2, 5))

Needs the extras ``maps`` and ``fast``. ``docs/maps.md`` and ``docs/tutorial/own-map.md`` show how to use it.
"""

from northline.geography.gazetteer import Region
from northline.workshop.draft import DraftError, draft

__all__ = ["DraftError", "Region", "draft"]
