"""Which card to draw for the routes that are wanted."""

from __future__ import annotations

from collections.abc import Iterable

from northline.bots.published.taste import Taste
from northline.rules.actions import Action, Draw, Take
from northline.rules.analysis.planning import lacking_by_color
from northline.rules.cards import CARD_NAMES, LOCOMOTIVE
from northline.rules.payment import route_prices
from northline.rules.view import View


def card_to_draw(view: View, wanted: Iterable[int], taste: Taste) -> Action:
    """The card of the display that the wanted routes lack most; a blind one when none of them helps."""
    worth = _worth_of_cards(view, wanted)
    if view.phase == "turn" and view.edition.rules.display_locomotive_is_whole_draw:
        worth[LOCOMOTIVE] -= 0.75  # it costs the second card
    takes = [action for action in view.legal_actions if isinstance(action, Take)]
    best = max(takes, key=lambda take: (worth[take.card], taste.kind(take.card)), default=None)
    if best is not None and worth[best.card] > 0:
        return best
    if Draw() in view.legal_actions:
        return Draw()
    return best or view.legal_actions[0]


def _worth_of_cards(view: View, wanted: Iterable[int]) -> list[float]:
    """For each kind of card how much it helps: the more, the nearer the route is to being paid."""
    prices = route_prices(view.edition)
    worth = [0.0] * len(CARD_NAMES)
    for route in wanted:
        lacks = lacking_by_color(prices[route], view.hand)
        fewest = min(lack.total for lack in lacks)
        if not fewest:
            continue
        nearness = 1 / (fewest + 1)
        for lack in lacks:
            if lack.total == fewest and lack.cards:
                worth[lack.color] += nearness
        if any(lack.locomotives for lack in lacks):
            worth[LOCOMOTIVE] += 1.5 * nearness
        elif prices[route].wild:
            worth[LOCOMOTIVE] += nearness
    return worth
