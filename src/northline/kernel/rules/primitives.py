"""What several rules need: draw, discard, fill the display, end a turn (``rules/working_state.py``)."""

from __future__ import annotations

import numpy as np

from northline.kernel.core.bits import (
    NOTHING,
    ONE,
    cards_of,
    count,
    locomotives,
    lowest_bit,
    popcount,
    single_bit,
)
from northline.kernel.core.chance import below
from northline.kernel.core.compiler import inlined
from northline.kernel.core.layout import EMPTY, MAX_OF_A_KIND
from northline.rules.working_state import MOST_SWEEPS
from northline.strategy.codes import KINDS, OVER, TURN

_ALL_KINDS = np.uint64(sum(1 << 7 * kind for kind in range(KINDS)))
_KIND = np.uint64(7)
_EVERY_OTHER = np.uint64(sum(1 << 14 * n for n in range(4)))
_ODD = np.uint64(sum(127 << 14 * n for n in range(4)))
_ONE_BIT_MORE = np.uint64(sum(128 << 14 * n for n in range(4)))
_PLACE, _BITS = np.uint64(15), np.uint64(4)
_LOWEST = np.uint64(0x1111111111111111)
_U1, _U2, _U3 = np.uint64(1), np.uint64(2), np.uint64(3)


@inlined
def acting(scalars):
    """The seat to act as an unsigned number: as an index it needs no check for negative values."""
    return np.uint32(scalars.seat)


# Train cards


@inlined
def draw_card(scalars):
    """The next card of the deck, refilled from the discards if need be; EMPTY when there is none (DRAW-6)."""
    if scalars.deck_left == 0:
        if scalars.discards_left == 0:
            return EMPTY
        scalars.deck, scalars.deck_left = scalars.discards, scalars.discards_left
        scalars.discards, scalars.discards_left = NOTHING, 0
    card = _kind_at(scalars.deck, below(scalars, scalars.deck_left), scalars.deck_left)
    scalars.deck -= cards_of(card, 1)
    scalars.deck_left -= 1
    return card


@inlined
def _kind_at(cards, place, number):
    """The kind of the card at a place among so many, those of a kind lying together."""
    if number <= MAX_OF_A_KIND:
        # Prefix sums of all counts fit into their seven bits, by one multiplication. The kind is the number of prefix
        # sums that are not above the place; they are compared in parallel, every other one at a time, so that each
        # comparison has a carry bit.
        sums = cards * _ALL_KINDS
        places = np.uint64(place + 128) * _EVERY_OTHER
        before = popcount((places - (sums & _ODD)) & _ONE_BIT_MORE)
        return before + popcount((places - ((sums >> _KIND) & _ODD)) & _ONE_BIT_MORE)
    kind = 0
    while place >= count(cards, kind):
        place -= count(cards, kind)
        kind += 1
    return kind


@inlined
def give(game, seat, card):
    """Put a card into a hand."""
    game.hands[seat] += cards_of(card, 1)


# The display: four bits for each place, the first place lowest


@inlined
def card_at(row, place):
    """The card at a place of the display; EMPTY where there is none."""
    return np.int64((row >> np.uint64(4 * place)) & _PLACE)


@inlined
def with_card_at(row, place, card):
    """The display with this card at a place."""
    shift = np.uint64(4 * place)
    return (row & ~(_PLACE << shift)) | (np.uint64(card) << shift)


@inlined
def place_of(row, card):
    """The first place with such a card; there must be one."""
    return lowest_bit(_gaps(~(row ^ (np.uint64(card) * _LOWEST)))) >> 2


@inlined
def _gaps(row):
    """The lowest bit of every empty nibble, those beyond the display included."""
    return row & (row >> _U1) & (row >> _U2) & (row >> _U3) & _LOWEST


@inlined
def locomotives_shown(row):
    """The number of locomotives in the display."""
    return popcount((row >> _U3) & ~(row >> _U2) & ~(row >> _U1) & ~row & _LOWEST)


@inlined
def kinds_shown(tables, scalars):
    """The set of kinds that lie in the display."""
    shown, row = np.uint32(0), scalars.display
    for _ in range(np.int32(tables.display)):
        shown = np.uint32(shown | np.uint32(1 << np.uint32(row & _PLACE)))
        row >>= _BITS
    return np.int64(shown) & ((1 << KINDS) - 1)


@inlined
def fill_display(tables, scalars):
    """Fill the gaps as far as there are cards (DRAW-7), then sweep while a sweep is due (DRAW-4)."""
    places = single_bit(4 * tables.display) - ONE
    sweeps = 0
    while True:
        gaps = _gaps(scalars.display) & places
        if gaps != NOTHING and (scalars.deck_left > 0 or scalars.discards_left > 0):
            scalars.display ^= (_PLACE ^ np.uint64(draw_card(scalars))) << np.uint64(lowest_bit(gaps))
        elif sweeps < MOST_SWEEPS and _must_sweep(tables, scalars):
            _sweep(tables, scalars)
            sweeps += 1
        else:
            return


@inlined
def _sweep(tables, scalars):
    for place in range(tables.display):
        card = card_at(scalars.display, place)
        if card != EMPTY:
            scalars.discards += cards_of(card, 1)
            scalars.discards_left += 1
            scalars.display = with_card_at(scalars.display, place, EMPTY)


@inlined
def _must_sweep(tables, scalars):
    """DRAW-4, unless every display that could be dealt would have to be swept again (DRAW-5)."""
    shown = locomotives_shown(scalars.display)
    if tables.sweep_at == 0 or shown < tables.sweep_at:
        return False
    lying = 16 - popcount(_gaps(scalars.display))
    pool = scalars.deck_left + scalars.discards_left
    colored = pool - locomotives(scalars.deck) - locomotives(scalars.discards) + lying - shown
    fewest_locomotives = min(np.int64(tables.display), pool + lying) - colored
    return fewest_locomotives < tables.sweep_at


# Turns


@inlined
def end_turn(tables, game, scalars, seat):
    """Start or count down the last round (END-1), then hand over to the next seat (TURN-1)."""
    if scalars.turns_left >= 0:
        scalars.turns_left -= 1
    elif game.trains[seat] <= tables.last_round_at:
        scalars.turns_left = scalars.players
    if scalars.turns_left == 0 or scalars.passes == scalars.players:  # TURN-3
        scalars.phase = OVER
        scalars.seat = 0
    else:
        scalars.phase = TURN
        following = seat + 1
        scalars.seat = following if following < scalars.players else 0
