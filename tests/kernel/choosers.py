"""Players that push a game into its corners. They see the whole position and know the menu."""

from __future__ import annotations

from northline.kernel import layout
from northline.kernel.tables import tables_of
from northline.rules import SplitMix
from northline.rules.actions import (
    Action,
    BuildStation,
    Claim,
    Draw,
    DrawTickets,
    Keep,
    Pay,
    Retreat,
    Stop,
    Take,
)
from northline.rules.state import State
from tests.kernel.lockstep import Chooser, Menu


def at_random(state: State, seat: int, menu: Menu, choice: SplitMix) -> int:
    """Any action, all equally likely."""
    numbers = sorted(menu)
    return numbers[choice.below(len(numbers))]


def preferring(*kinds: type[Action], one_in: int = 20) -> Chooser:
    """The first kind of action that is there, in this order; now and then something else."""

    def chooser(state: State, seat: int, menu: Menu, choice: SplitMix) -> int:
        if choice.below(one_in):
            for kind in kinds:
                numbers = [number for number in sorted(menu) if isinstance(menu[number], kind)]
                if numbers:
                    return numbers[choice.below(len(numbers))]
        return at_random(state, seat, menu, choice)

    return chooser


def tunnel_fighter(state: State, seat: int, menu: Menu, choice: SplitMix) -> int:
    """Digs wherever it can, and gives up every other time."""
    routes = state.edition.routes
    claims = [number for number in sorted(menu) if isinstance(menu[number], Claim)]
    tunnels = [n for n in claims if routes[menu[n].route].kind == "tunnel"]  # type: ignore[union-attr]
    if tunnels:
        return tunnels[choice.below(len(tunnels))]
    return cards_first(state, seat, menu, choice)


def special_claims(state: State, seat: int, menu: Menu, choice: SplitMix) -> int:
    """Gathers cards and then pays for routes that take substitutes, or none."""
    record = tables_of(state.edition)[0]
    claims = [number for number in sorted(menu) if isinstance(menu[number], Claim)]
    odd = [
        n
        for n in claims
        if record["route_any_for_one"][(n - int(record["claim"])) // 9]
        or record["route_symbols"][(n - int(record["claim"])) // 9]
    ]
    if odd and not choice.below(3):
        return odd[choice.below(len(odd))]
    if layout.PAY in menu:
        return layout.PAY
    return cards_first(state, seat, menu, choice)


cards_first = preferring(Take, Draw, Pay)
hoarder = preferring(Take, Draw, one_in=200)
ticket_maniac = preferring(DrawTickets, Keep, Take, Draw, one_in=4)
station_builder = preferring(BuildStation, Draw, Take, one_in=8)
racer = preferring(Claim, Pay, Draw, one_in=30)
quitter = preferring(Stop, Retreat, Claim, Draw, one_in=6)

CHOOSERS: dict[str, Chooser] = {
    "random": at_random,
    "hoarder": hoarder,
    "ticket maniac": ticket_maniac,
    "station builder": station_builder,
    "tunnel fighter": tunnel_fighter,
    "special claims": special_claims,
    "racer": racer,
    "quitter": quitter,
}
