"""What to do: the choice of a planner in every phase of the game, as the number of an action."""

from __future__ import annotations

from northline.strategy.beside import add_fillers, touch
from northline.strategy.bonuses import share_bonuses
from northline.strategy.cards import cards_a_turn, choose_card, count_cards, wish
from northline.strategy.clock import turns_left
from northline.strategy.codes import KEEP, LOCO, OPENING, PAY, RETREAT, SECOND_CARD, TICKET_CHOICE, TUNNEL
from northline.strategy.paths import find_roots, plan_for
from northline.strategy.rivals import watch_rival
from northline.strategy.tickets import choose_tickets, list_open_tickets
from northline.strategy.turn import take_turn


def think(tables, s):
    """The number of the action to take."""
    if s.phase == TUNNEL:
        return PAY if s.can_pay else RETREAT
    turns = look_around(tables, s)
    if s.phase == OPENING or s.phase == TICKET_CHOICE:
        return KEEP + choose_tickets(tables, s, turns)
    watch_rival(tables, s)
    plan_for(tables, s, list_open_tickets(tables, s), turns)
    return decide(tables, s, turns)


def look_around(tables, s):
    """What all thinking begins with; the turns that the seat can count on."""
    s.most_held = 0
    for color in range(LOCO):
        s.most_held = max(s.most_held, s.hand[color])
    count_cards(s)
    share_bonuses(tables, s)
    find_roots(tables, s)
    return turns_left(tables, s)


def weigh_up(tables, s, turns):
    """With the plan that there is: what else is wanted, which cards, and how many turns the plan takes with these."""
    touch(tables, s)
    add_fillers(tables, s, turns)
    wish(tables, s)
    s.plan_turns = s.plan_routes + s.lacking / cards_a_turn(s.lacking_kinds) + 2.0 * s.plan_stations


def decide(tables, s, turns):
    """What to do at the start of a turn, or as its second card, with the plan that there is."""
    weigh_up(tables, s, turns)
    if s.phase == SECOND_CARD:
        return choose_card(tables, s)
    return take_turn(tables, s, turns)
