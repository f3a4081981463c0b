"""From an edition's longitudes and latitudes to the geometry of a board.

The cities move as little as it takes to give every route room for its spaces, the routes bend round each other
and round names, and the coastline bends with the cities. Needs the extra ``maps``: numpy, scipy, shapely, pyproj.
:func:`northline.layout.lay_out.lay_out` does all of it; ``northline edition layout`` is the command.
"""
