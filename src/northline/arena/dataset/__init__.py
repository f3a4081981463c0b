"""Games of bots as data: records that replay, and tables with a row for each decision and each seat.

>>> from pathlib import Path
>>> from tempfile import TemporaryDirectory
>>> from northline import edition
>>> from northline.arena.dataset import DatasetPlan, make_dataset, read_records
>>> with TemporaryDirectory() as folder:
...     make_dataset(DatasetPlan(edition("nordic_countries"), players=2, games=2), Path(folder))
...     games = list(read_records(Path(folder)))
>>> [game.header.bots for game in games]
[('planner', 'planner'), ('planner', 'planner')]

``docs/dataset.md`` describes the files. Needs the extra ``arena``.
"""

from northline.arena.dataset.files import DatasetError, make_dataset, read_plan, read_records, read_table
from northline.arena.dataset.observations import observations
from northline.arena.dataset.plan import DatasetPlan

__all__ = [
    "DatasetError",
    "DatasetPlan",
    "make_dataset",
    "observations",
    "read_plan",
    "read_records",
    "read_table",
]
