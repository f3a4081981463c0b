"""``python -m tools.layout``: lay the built-in boards out, with the changes by hand in ``tuning/``.

The layout itself is :mod:`northline.layout`.
"""
