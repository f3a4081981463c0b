"""Boards and positions as SVG. :mod:`northline.svg` is the door to it."""
