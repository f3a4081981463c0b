"""Integer codes for phases, actions, kinds of cards and what bonus cards count, shared with the kernel."""

from __future__ import annotations

KINDS = 9
"""Kinds of cards: eight colours and locomotives."""
LOCO = KINDS - 1

OPENING, TURN, SECOND_CARD, TICKET_CHOICE, TUNNEL, OVER = range(6)
PHASES = {
    "opening": OPENING,
    "turn": TURN,
    "second_card": SECOND_CARD,
    "tickets": TICKET_CHOICE,
    "tunnel": TUNNEL,
    "over": OVER,
}
"""The same by the names that views give them."""

DRAW = 0
TAKE = 1
"""Take a card of the display: this plus its kind."""
STOP = 10
DRAW_TICKETS = 11
PASS = 12
PAY = 13
RETREAT = 14
KEEP = 15
"""Keep tickets of an offer: this plus the bit set of the places kept, which is never empty."""

COMPLETED_TICKETS, ROUTES, COUNTRIES, LONGEST_PATH, LOCOMOTIVES_IN_HAND = range(5)
"""What bonus cards count, in the order of ``editions.model.BONUS_COUNTS``; its last is trains left."""
