"""What a claim or a station scores at once, with the tickets that it completes."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from northline.bots.published.taste import Taste
from northline.bots.published.ticket_plan import free_ends, network_of
from northline.rules.actions import Action, BuildStation, Claim
from northline.rules.cards import COLORS, LOCOMOTIVE, Cards
from northline.rules.network import DisjointSet
from northline.rules.payment import route_prices
from northline.rules.state import NOBODY
from northline.rules.view import View


def best_now(view: View, seat: int, claims: Mapping[int, list[Cards]], taste: Taste) -> Action | None:
    """The action that scores most at once: a route with the tickets it completes, or a station."""
    edition = view.edition
    own = network_of(view, seat)
    best: Action | None = None
    best_gain = 0
    for route, payments in sorted(claims.items(), key=lambda claim: taste.route(claim[0])):
        ends = edition.routes[route]
        gain = edition.route_points[route] + _tickets_joined(view, own, ends.a, ends.b)
        if not is_safe(view, route):
            gain = (gain + 1) // 2
        if gain > best_gain:
            best, best_gain = Claim(route, cheapest_payment(view, (), route, payments, taste)), gain
    for station, gain in _useful_stations(view, seat, own, taste):
        if gain > best_gain:
            best, best_gain = station, gain
    return best


def is_safe(view: View, route: int) -> bool:
    """Whether a route can be paid even if, being a tunnel, it costs one card more."""
    if view.edition.routes[route].kind != "tunnel":
        return True
    price = route_prices(view.edition)[route]
    most = max(view.hand[color] for color in price.paying_colors)
    return most + view.hand[LOCOMOTIVE] > price.length


def cheapest_payment(
    view: View, plan: Iterable[int], route: int, payments: list[Cards], taste: Taste
) -> Cards:
    """The payment that spares locomotives and the colours that the rest of the plan needs."""
    needed = [0] * len(COLORS)
    for other in plan:
        color = view.edition.routes[other].color
        if other != route and color >= 0:
            needed[color] += view.edition.routes[other].length

    def pain(cards: Cards) -> tuple[int, int, int]:
        missed = sum(min(count, need) for count, need in zip(cards, needed, strict=False))
        return 2 * cards[LOCOMOTIVE] + missed, sum(cards), taste.payment(cards)

    return min(payments, key=pain)


def _tickets_joined(view: View, own: DisjointSet, a: int, b: int) -> int:
    """What joining two cities gains in tickets: an open one costs its points, a completed one brings them."""
    tickets = [view.edition.tickets[ticket] for ticket in view.own_tickets]
    apart = [ticket for ticket in tickets if not own.connected(ticket.a, ticket.b)]
    if not apart:
        return 0
    more = own.copy()
    more.union(a, b)
    return sum(2 * ticket.points for ticket in apart if more.connected(ticket.a, ticket.b))


def _useful_stations(view: View, seat: int, own: DisjointSet, taste: Taste) -> list[tuple[BuildStation, int]]:
    """Stations that complete tickets at once, with what each brings."""
    stations = cheapest_stations(view, taste)
    found: list[tuple[BuildStation, int]] = []
    for route, owner in enumerate(view.owners):
        if stations and owner not in (NOBODY, seat):
            ends = view.edition.routes[route]
            gain = _tickets_joined(view, own, ends.a, ends.b) - view.edition.rules.station_points
            found += [(stations[city], gain) for city in free_ends(view, route) if city in stations]
    return sorted(found, key=lambda station: taste.city(station[0].city))


def cheapest_stations(view: View, taste: Taste) -> dict[int, BuildStation]:
    """For each city the station on the menu that takes the fewest locomotives."""

    def price(station: BuildStation) -> tuple[int, int]:
        return station.cards[LOCOMOTIVE], taste.payment(station.cards)

    cheapest: dict[int, BuildStation] = {}
    for action in view.legal_actions:
        if isinstance(action, BuildStation):
            cheapest[action.city] = min(action, cheapest.get(action.city, action), key=price)
    return cheapest
