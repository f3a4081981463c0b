"""The world as far as boards need it: shores, borders, lakes, mountain ranges and a gazetteer of cities.

All of it is Natural Earth's (public domain), made small by ``tools.geography``.
"""
