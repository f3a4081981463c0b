"""Dealing what a seat cannot know anew: another world in which it would have seen the same."""

from __future__ import annotations

from dataclasses import replace

from northline.envs.open_spiel.node import Node
from northline.rules import view
from northline.rules.cards import NO_CARDS, Cards, minus, plus
from northline.rules.chance import Chance
from northline.rules.sample import sample
from northline.rules.state import Opening, State, TicketChoice


def resample(node: Node, seat: int, chance: Chance) -> Node:
    """Return a node that this seat cannot tell from the given one, with the hidden cards and tickets dealt at random.

    Whoever took cards from the display and has not paid them since holds them here too, and tickets that the seat
    itself refused and that left the game are nowhere. What chance has brought for an action that is pending is kept.
    """
    if node.position is None:
        return node
    recall = node.recalls[seat]
    state = sample(view(node.position, seat), chance)
    state = _with_known_cards(state, seat, recall.known, chance)
    state = _without_tickets(state, _left_the_game(node.position, recall.refused))
    recalls = tuple(
        recall if other == seat else node.recalls[other].with_other_hidden_cards(state)
        for other in range(node.players)
    )
    return replace(node, position=state, recalls=recalls)


def _with_known_cards(state: State, seat: int, known: tuple[Cards, ...], chance: Chance) -> State:
    """Deal the other hands again, of which some cards are known."""
    hidden = [other for other in range(state.players) if other != seat]
    if state.over or not any(any(known[other]) for other in hidden):
        return state
    pool, hands = state.deck, list(state.hands)
    for other in hidden:
        pool = plus(pool, hands[other])
    for other in hidden:
        pool = minus(pool, known[other])
    for other in hidden:
        rest, pool = _drawn(pool, sum(hands[other]) - sum(known[other]), chance)
        hands[other] = plus(known[other], rest)
    return replace(state, hands=tuple(hands), deck=pool)


def _drawn(pool: Cards, count: int, chance: Chance) -> tuple[Cards, Cards]:
    """Draw cards from a pool; returns them and the rest."""
    drawn = NO_CARDS
    for _ in range(count):
        place = chance.below(sum(pool))
        kind = 0
        while place >= pool[kind]:
            place -= pool[kind]
            kind += 1
        card = tuple(int(other == kind) for other in range(len(pool)))
        drawn, pool = plus(drawn, card), minus(pool, card)
    return drawn, pool


def _left_the_game(state: State, refused: tuple[int, ...]) -> set[int]:
    """Those of a seat's refused tickets that nobody can have: they did not go under the ticket deck."""
    in_play = {ticket for held in state.tickets for ticket in held} | set(state.ticket_deck)
    if isinstance(state.phase, Opening):
        in_play |= {ticket for offer in state.phase.offers for ticket in offer}
    elif isinstance(state.phase, TicketChoice):
        in_play |= set(state.phase.offer)
    return set(refused) - in_play


def _without_tickets(state: State, gone: set[int]) -> State:
    """Exchange tickets that have left the game for others that are nowhere in this position."""
    used = {ticket for held in state.tickets for ticket in held} | set(state.ticket_deck)
    if isinstance(state.phase, TicketChoice):
        used |= set(state.phase.offer)
    tickets = state.edition.tickets
    free = [ticket for ticket in range(len(tickets)) if ticket not in used | gone]
    instead = dict[int, int]()
    for ticket in sorted(gone & used):
        alike = [other for other in free if tickets[other].long == tickets[ticket].long]
        if alike:
            instead[ticket] = alike[0]
            free.remove(alike[0])
    return replace(
        state,
        tickets=tuple(tuple(sorted(instead.get(t, t) for t in held)) for held in state.tickets),
        ticket_deck=tuple(instead.get(ticket, ticket) for ticket in state.ticket_deck),
    )
