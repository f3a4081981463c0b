"""What is legal, as the greedy player asks it.

In plain Python the answers were read from the seat's menu (:class:`~northline.strategy.greedy.state.Position`). The
kernel, which makes no menus, puts its own rules in the place of these functions.
"""

from __future__ import annotations

from northline.strategy.codes import DRAW_TICKETS, PASS


def find_claims(board, game, scratch):
    """Whether any claims can be paid; ``scratch.claims`` holds them, by paying colour, as sets of routes."""
    return game.claim_count > 0


def drop_repeated_claims(board, game, scratch):
    """Have no claim in ``scratch.claims`` twice: here a menu has none.

    The kernel lists those that pay with the very same cards in several colours, and sorts them out where it matters.
    """


def takeable(board, game):
    """The set of kinds that may be taken from the display."""
    return game.takeable


def can_draw(game):
    """Whether a card can be drawn blind."""
    return game.can_draw


def can_pay(game):
    """Whether the extra cost of a tunnel can be paid."""
    return game.can_pay


def station_colors(game):
    """The set of colours that pay for the next station."""
    return game.station_colors


def choose_at_random(board, game, scratch, memory):
    """Any action, where there is nothing to claim and no card to draw: a station somewhere, tickets, or a pass."""
    others = sorted(number for number in game.menu if number >= board.station)
    if DRAW_TICKETS in game.menu:
        others.append(DRAW_TICKETS)
    return others[memory.chance.below(len(others))] if others else PASS
