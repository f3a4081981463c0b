"""From an edition's longitudes and latitudes to the geometry of a board.

``python -m tools.layout mymap.toml`` computes it; ``northline draw`` and the browser draw from its output.
The cities move as little as it takes to give every route room for its spaces, the routes bend round each other
and round names, and the coastline bends with the cities. Needs the extra ``maps``: numpy, scipy, shapely, pyproj.
"""

import os

# The matrices are small: one thread is faster than several, and its sums are the same every time.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
