"""Numbers for phases and actions: the same in the kernel and wherever else players think in numbers."""

from __future__ import annotations

KINDS = 9
"""Kinds of cards: eight colours and locomotives."""
LOCO = KINDS - 1

OPENING, TURN, SECOND_CARD, TICKET_CHOICE, TUNNEL, OVER = range(6)

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

COMPLETED_TICKETS, ROUTES, COUNTRIES, LONGEST_PATH, LOCOMOTIVES_IN_HAND, TRAINS_LEFT = range(6)
"""What bonus cards count."""
