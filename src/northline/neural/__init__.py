"""The learned player: what its network reads of a position, and the network itself, in NumPy.

The network knows no board. It sees routes, tickets and seats, described by numbers that mean the same on every board,
so that the same weights play any edition with any number of players. :mod:`northline.learning` trains them.
"""
