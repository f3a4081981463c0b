"""The moves that every rule needs: draw, discard, fill the display, end a turn (as in ``rules/table.py``)."""

from __future__ import annotations

import numpy as np

from northline.kernel.core.bits import NOTHING, ONE, cards_of, count, first_of, locomotives, single, size
from northline.kernel.core.chance import below
from northline.kernel.core.compiler import built_in
from northline.kernel.core.layout import EMPTY, KINDS, MOST_OF_A_KIND, OVER, TURN
from northline.rules.working_state import MOST_SWEEPS

_ALL_KINDS = np.uint64(sum(1 << 7 * kind for kind in range(KINDS)))
_KIND = np.uint64(7)
_EVERY_OTHER = np.uint64(sum(1 << 14 * n for n in range(4)))
_ODD = np.uint64(sum(127 << 14 * n for n in range(4)))
_ONE_BIT_MORE = np.uint64(sum(128 << 14 * n for n in range(4)))
_PLACE, _BITS = np.uint64(15), np.uint64(4)
_LOWEST = np.uint64(0x1111111111111111)
_U1, _U2, _U3 = np.uint64(1), np.uint64(2), np.uint64(3)


@built_in
def acting(common):
    """The seat to act, as a number without a sign: it can be looked up with without asking whether it is negative."""
    return np.uint32(common.seat)


# Train cards


@built_in
def draw_card(common):
    """The next card of the deck, refilled from the discards if need be; EMPTY when there is none (DRAW-6)."""
    if common.deck_left == 0:
        if common.discards_left == 0:
            return EMPTY
        common.deck, common.deck_left = common.discards, common.discards_left
        common.discards, common.discards_left = NOTHING, 0
    card = _kind_at(common.deck, below(common, common.deck_left), common.deck_left)
    common.deck -= cards_of(card, 1)
    common.deck_left -= 1
    return card


@built_in
def _kind_at(cards, place, number):
    """The kind of the card at a place among so many, those of a kind lying together."""
    if number <= MOST_OF_A_KIND:
        # Then a sum of all of them fits into the bits of one kind. The cards of a kind all lie before the place if the
        # sum up to them is not above it: with every other kind taken out there is room for a bit that says so.
        sums = cards * _ALL_KINDS
        places = np.uint64(place + 128) * _EVERY_OTHER
        before = size((places - (sums & _ODD)) & _ONE_BIT_MORE)
        return before + size((places - ((sums >> _KIND) & _ODD)) & _ONE_BIT_MORE)
    kind = 0
    while place >= count(cards, kind):
        place -= count(cards, kind)
        kind += 1
    return kind


@built_in
def give(game, seat, card):
    game.hands[seat] += cards_of(card, 1)


# The display: four bits for each place, the first place lowest


@built_in
def card_at(row, place):
    return np.int64((row >> np.uint64(4 * place)) & _PLACE)


@built_in
def with_card_at(row, place, card):
    shift = np.uint64(4 * place)
    return (row & ~(_PLACE << shift)) | (np.uint64(card) << shift)


@built_in
def place_of(row, card):
    """The first place with such a card; there must be one."""
    return first_of(_gaps(~(row ^ (np.uint64(card) * _LOWEST)))) >> 2


@built_in
def _gaps(row):
    """A bit for every place that is empty, those beyond the display included."""
    return row & (row >> _U1) & (row >> _U2) & (row >> _U3) & _LOWEST


@built_in
def locomotives_shown(row):
    return size((row >> _U3) & ~(row >> _U2) & ~(row >> _U1) & ~row & _LOWEST)


@built_in
def kinds_shown(tables, common):
    """The set of kinds that lie in the display."""
    shown, row = np.uint32(0), common.display
    for _ in range(np.int32(tables.display)):
        shown = np.uint32(shown | np.uint32(1 << np.uint32(row & _PLACE)))
        row >>= _BITS
    return np.int64(shown) & ((1 << KINDS) - 1)


@built_in
def fill_display(tables, common):
    """Fill the gaps as far as there are cards (DRAW-7), then sweep while a sweep is due (DRAW-4)."""
    places = single(4 * tables.display) - ONE
    sweeps = 0
    while True:
        gaps = _gaps(common.display) & places
        if gaps != NOTHING and (common.deck_left > 0 or common.discards_left > 0):
            common.display ^= (_PLACE ^ np.uint64(draw_card(common))) << np.uint64(first_of(gaps))
        elif sweeps < MOST_SWEEPS and _must_sweep(tables, common):
            _sweep(tables, common)
            sweeps += 1
        else:
            return


@built_in
def _sweep(tables, common):
    for place in range(tables.display):
        card = card_at(common.display, place)
        if card != EMPTY:
            common.discards += cards_of(card, 1)
            common.discards_left += 1
            common.display = with_card_at(common.display, place, EMPTY)


@built_in
def _must_sweep(tables, common):
    """DRAW-4, unless every display that could be dealt would have to be swept again (DRAW-5)."""
    shown = locomotives_shown(common.display)
    if tables.sweep_at == 0 or shown < tables.sweep_at:
        return False
    lying = 16 - size(_gaps(common.display))
    pool = common.deck_left + common.discards_left
    colored = pool - locomotives(common.deck) - locomotives(common.discards) + lying - shown
    fewest_locomotives = min(np.int64(tables.display), pool + lying) - colored
    return fewest_locomotives < tables.sweep_at


# Turns


@built_in
def end_turn(tables, game, common, seat):
    """Start or count down the last round (END-1), then hand over to the next seat (TURN-1)."""
    if common.turns_left >= 0:
        common.turns_left -= 1
    elif game.trains[seat] <= tables.last_round_at:
        common.turns_left = common.players
    if common.turns_left == 0 or common.passes == common.players:  # TURN-3
        common.phase = OVER
        common.seat = 0
    else:
        common.phase = TURN
        following = seat + 1
        common.seat = following if following < common.players else 0
