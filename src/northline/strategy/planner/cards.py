"""Cards: which ones the plan lacks, which one to draw, and what it costs to spend those in hand."""

from __future__ import annotations

from northline.strategy.codes import DRAW, KINDS, LOCO, SECOND_CARD, STOP, TAKE
from northline.strategy.planner.paths import OPEN
from northline.strategy.planner.traits import TRAIT

PLANNED, FILLER_ROUTE = 1, 2
"""Values of ``s.wanted``: a route that the plan needs, or a filler, wanted for its points."""


def set_rarity(s):
    """Set ``s.rarity``: how much rarer than average each kind is among the cards that can still come."""
    total = 0
    for kind in range(KINDS):
        total += s.unseen[kind] + s.shown[kind]
    for kind in range(KINDS):
        s.rarity[kind] = min(10.0, total / KINDS / max(1, s.unseen[kind] + s.shown[kind]))


def set_matches(s):
    """Set ``s.match``: how likely a card turned over for a tunnel has the paying colour or is a locomotive."""
    total, colored, colors = 0, 0.0, 0
    for kind in range(KINDS):
        total += s.unseen[kind]
    total = max(1, total)
    for kind in range(LOCO):
        s.match[kind] = (s.unseen[kind] + s.unseen[LOCO]) / total
        if s.unseen[kind] > 0:
            colored += s.match[kind]
            colors += 1
    s.match[LOCO] = s.unseen[LOCO] / total
    s.gray_match = colored / max(1, colors)


def chance_to_fail(board, s, route, color):
    """The chance that a tunnel costs more than the hand can pay, where it is dug in a colour."""
    spare = s.hand[LOCO] - board.route_length[route]
    if color != LOCO:
        spare += s.hand[color]
    if spare >= board.tunnel_reveal:
        return 0.0
    match = min(0.999, s.match[color])
    exactly = (1.0 - match) ** board.tunnel_reveal
    at_most = exactly
    for cards in range(spare):
        exactly *= match / (1.0 - match) * (board.tunnel_reveal - cards) / (cards + 1)
        at_most += exactly
    return max(0.0, 1.0 - at_most)


def value_cards(board, s):
    """Set the value of a card of each kind (``s.worth``) and the cards that the plan asks for (``s.needed``).

    The cards in hand are reserved for the planned routes, coloured ones first and of these the ones that lack least,
    then for fillers. What a route then lacks is wanted, the more so the fewer cards it lacks.
    """
    cards = 0
    for kind in range(KINDS):
        cards += s.hand[kind]
    # With a card for every train there is no use for more.
    spare = s.traits[TRAIT.spare] * max(0.0, 1.0 - cards / (1.0 + s.seat_trains[s.seat]))
    for kind in range(KINDS):
        s.purse[kind] = s.hand[kind]
        s.worth[kind] = spare
        s.needed[kind] = 0
        s.is_lacking[kind] = 0
    s.lacking = 0
    number = 0
    for route in range(board.routes):
        if s.wanted[route] and s.status[route] == OPEN:
            _list_route(board, s, route, number)
            number += 1
    for filler in range(2):
        for gray in range(2):
            for place in range(number):
                route = s.listed[place]
                color = board.route_color[route]
                if s.wanted[route] != filler + 1 or (color < 0) != (gray == 1):
                    continue
                if color < 0:
                    color = quickest_color(s, board.route_length[route] - board.route_symbols[route])
                elif filler == 0:
                    s.needed[color] += board.route_length[route] - board.route_symbols[route]
                if filler == 0:
                    s.needed[LOCO] += board.route_symbols[route]
                _reserve_cards(board, s, route, color, filler)
    s.lacking_kinds = 0
    for kind in range(KINDS):
        s.lacking_kinds += s.is_lacking[kind]


def _list_route(board, s, route, number):
    """Insert a route into ``s.listed``, which has so many already: those that lack the fewest cards come first."""
    color = board.route_color[route]
    held = s.hand[color] if color >= 0 else s.most_held
    s.order[route] = max(0, board.route_length[route] - held) + s.tie[route]
    place = number
    while place > 0 and s.order[s.listed[place - 1]] > s.order[route]:
        s.listed[place] = s.listed[place - 1]
        place -= 1
    s.listed[place] = route


def cards_a_turn(kinds):
    """The useful cards that a turn of drawing brings when so many kinds are useful."""
    return 2.0 - 1.1 / max(1, kinds)


def quickest_color(s, cards):
    """The colour in which so many cards are collected soonest, from cards not reserved yet and the display."""
    best, best_turns = 0, 1000.0
    for color in range(LOCO):
        lack = max(0, cards - s.purse[color])
        sure = min(lack, s.shown[color])
        turns = 0.5 * sure + 1.2 * (lack - sure) - 0.01 * s.purse[color] - s.kind_tie[color]
        if turns < best_turns:
            best, best_turns = color, turns
    return best


def _reserve_cards(board, s, route, color, filler):
    """Reserve cards in hand for a route, and raise the value of those that it still lacks."""
    symbols = board.route_symbols[route]
    on_symbols = min(symbols, s.purse[LOCO])
    s.purse[LOCO] -= on_symbols
    colored = board.route_length[route] - symbols
    taken = min(colored, s.purse[color])
    s.purse[color] -= taken
    lack, lack_symbols = colored - taken, symbols - on_symbols
    if board.route_wild[route] and lack > 0:
        wild = min(lack, s.purse[LOCO])
        s.purse[LOCO] -= wild
        lack -= wild
    if board.route_pairs[route]:
        for kind in range(LOCO):
            while lack_symbols > 0 and s.purse[kind] >= 2:
                s.purse[kind] -= 2
                lack_symbols -= 1
    missing = lack + lack_symbols
    if missing == 0:
        return
    if filler == 0:
        s.lacking += missing
        s.is_lacking[color if lack > 0 else LOCO] = 1
    urgency = (
        s.traits[TRAIT.filler] if filler else 1.0 + 0.25 * s.traits[TRAIT.rivalry] * board.route_demand[route]
    )
    worth = urgency * (1.0 + s.traits[TRAIT.near] / missing)
    if lack > 0:
        s.worth[color] = max(s.worth[color], worth)
        if board.route_color[route] < 0:
            for other in range(LOCO):
                if s.purse[other] + 1 >= taken and s.purse[other] > 0:
                    s.worth[other] = max(s.worth[other], s.traits[TRAIT.gray] * worth)
    if lack_symbols > 0 or board.route_wild[route]:
        s.worth[LOCO] = max(s.worth[LOCO], worth)
    if lack_symbols > 0 and board.route_pairs[route]:
        for other in range(LOCO):
            if s.purse[other] % 2 == 1:
                s.worth[other] = max(s.worth[other], 0.8 * worth)


def blind_card_value(s):
    """The expected value of a card from the deck."""
    total, worth = 0, 0.0
    for kind in range(KINDS):
        total += s.unseen[kind]
        worth += s.unseen[kind] * s.worth[kind]
    return worth / total if total > 0 else 0.0


def best_shown(s, but_one_of):
    """The best kind that may be taken, and its value; ``but_one_of``: one card of this kind is gone already."""
    best, most = -1, -1.0
    for kind in range(KINDS):
        number = s.shown[kind] - (1 if kind == but_one_of else 0)
        worth = s.worth[kind] + s.kind_tie[kind]
        if s.takeable >> kind & 1 and number > 0 and worth > most:
            best, most = kind, worth
    return best, s.worth[best] if best >= 0 else -1.0


def value_of_two_cards(s):
    """The value of the two cards that could be drawn: low while the plan waits for a card that does not come."""
    blind = blind_card_value(s)
    first, worth = best_shown(s, -1)
    _, other_worth = best_shown(s, first)
    return max(blind, worth) + max(blind, other_worth)


def choose_card(board, s):
    """A card of the display, or a blind one; STOP when none can be had."""
    blind = blind_card_value(s) if s.can_draw else -1.0
    best, worth = best_shown(s, -1)
    if best < 0:
        return DRAW if s.can_draw else STOP
    if best == LOCO and s.phase != SECOND_CARD and board.locomotive_is_whole_draw:
        # It would be the whole draw: compare it with two cards.
        takeable = s.takeable
        s.takeable = takeable & ((1 << LOCO) - 1)
        first, first_worth = best_shown(s, -1)
        _, second_worth = best_shown(s, first)
        s.takeable = takeable
        two = max(first_worth, blind) + max(second_worth, blind)
        if worth < two:
            best, worth = first, first_worth
            if best < 0:
                return DRAW if s.can_draw else TAKE + LOCO
    if worth >= blind:
        return TAKE + best
    return DRAW


def payment_cost(board, s, route, color):
    """The opportunity cost of a payment: locomotives, and cards that the plan needs elsewhere."""
    length, symbols = board.route_length[route], board.route_symbols[route]
    colored = 0
    lost = 0.0
    if color < LOCO:
        colored = min(s.hand[color], length - symbols)
        others = s.needed[color]
        if s.wanted[route] == PLANNED and board.route_color[route] == color:
            others -= length - symbols
        lost = s.traits[TRAIT.card] * max(0, min(colored, others - (s.hand[color] - colored)))
    locos = length - colored
    if board.route_any_for_one[route] or board.route_pairs[route]:
        locos = min(locos, s.hand[LOCO])
        each = board.route_any_for_one[route] if board.route_any_for_one[route] else 2
        odds = each * (length - colored - locos)
        lost += s.traits[TRAIT.substitute] * odds * (each - 1) / each
        if odds > 0:
            free = -colored
            for kind in range(LOCO):
                free += max(0, s.hand[kind] - s.needed[kind])
            lost += 2.0 * s.traits[TRAIT.card] * max(0, odds - max(0, free))
    locomotive = s.traits[TRAIT.locomotive]
    if s.lacking > 0:
        locomotive += s.traits[TRAIT.thrift] / length
    return lost + locomotive * max(0, locos - symbols)


def cheapest_color(s, colors):
    """Of a set of colours, the one that the hand can best do without."""
    best, best_value = LOCO, -1e9
    for color in range(LOCO):
        if colors >> color & 1:
            value = s.hand[color] - 2.0 * s.needed[color] * s.traits[TRAIT.card] + s.kind_tie[color]
            if value > best_value:
                best, best_value = color, value
    return best
