"""Drawing boards and positions as SVG. :mod:`northline.svg` is its public API."""
