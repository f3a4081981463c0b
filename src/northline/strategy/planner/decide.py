"""The planner's choice in every phase of the game, as the number of an action."""

from __future__ import annotations

from northline.strategy.codes import KEEP, LOCO, OPENING, PAY, RETREAT, SECOND_CARD, TICKET_CHOICE, TUNNEL
from northline.strategy.planner.bonuses import set_bonus_values
from northline.strategy.planner.cards import cards_a_turn, choose_card, set_matches, set_rarity, value_cards
from northline.strategy.planner.fillers import add_fillers, mark_network_cities
from northline.strategy.planner.opponents import assess_threats
from northline.strategy.planner.paths import find_components, plan_for
from northline.strategy.planner.tickets import choose_tickets, list_open_tickets
from northline.strategy.planner.ties import set_ties
from northline.strategy.planner.timing import estimate_turns_left, set_room
from northline.strategy.planner.turn import take_turn


def choose_action(board, s):
    """The number of the action to take."""
    if s.phase == TUNNEL:
        return PAY if s.can_pay else RETREAT
    turns = assess_position(board, s)
    if s.phase == OPENING or s.phase == TICKET_CHOICE:
        return KEEP + choose_tickets(board, s, turns)
    assess_threats(board, s)
    plan_for(board, s, list_open_tickets(board, s), turns)
    return choose_with_plan(board, s, turns)


def assess_position(board, s):
    """Work out what every decision starts from; returns the turns that the seat can count on."""
    set_ties(board, s)
    s.most_held = 0
    for color in range(LOCO):
        s.most_held = max(s.most_held, s.hand[color])
    set_rarity(s)
    set_matches(s)
    set_room(board, s)
    set_bonus_values(board, s)
    find_components(board, s)
    return estimate_turns_left(board, s)


def assess_plan(board, s, turns):
    """Add fillers to the plan, value the cards, and estimate the turns that the plan takes."""
    mark_network_cities(board, s)
    add_fillers(board, s, turns)
    value_cards(board, s)
    s.plan_turns = s.plan_routes + s.lacking / cards_a_turn(s.lacking_kinds) + 2.0 * s.plan_stations


def choose_with_plan(board, s, turns):
    """Choose the action of a turn, or its second card, by the plan in ``s``."""
    assess_plan(board, s, turns)
    if s.phase == SECOND_CARD:
        return choose_card(board, s)
    return take_turn(board, s, turns)
