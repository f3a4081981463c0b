"""Building stations: STATION-1 and STATION-2. What they are worth at the end is in :mod:`northline.rules.score`."""

from __future__ import annotations

from typing import Protocol

from northline.editions.model import Edition
from northline.rules.actions import BuildStation
from northline.rules.cards import Cards
from northline.rules.claim import check_in_hand
from northline.rules.errors import IllegalAction
from northline.rules.events import StationBuilt
from northline.rules.payment import payments, refusal, station_price
from northline.rules.state import State
from northline.rules.working_state import WorkingState


class Stations(Protocol):
    """What a position and a view have in common: who has built stations where."""

    @property
    def edition(self) -> Edition: ...
    @property
    def stations(self) -> tuple[tuple[int, ...], ...]: ...


def menu(state: State, seat: int) -> list[BuildStation]:
    """Every city without a station, with every payment."""
    ways = ways_to_pay(state, seat)
    return [BuildStation(city, cards) for city in free_cities(state) for cards in ways] if ways else []


def ways_to_pay(state: State, seat: int) -> tuple[Cards, ...]:
    """How a seat can pay for its next station; not at all when it has built them all."""
    built = len(state.stations[seat])
    if built >= state.edition.rules.stations:
        return ()
    return payments(station_price(built), state.hands[seat])


def free_cities(state: State) -> list[int]:
    """The cities without a station."""
    taken = {city for cities in state.stations for city in cities}
    return [city for city in range(len(state.edition.cities)) if city not in taken]


def unavailable(position: Stations, seat: int, city: int) -> IllegalAction | None:
    """Why a seat cannot build in a city whatever cards it pays with; None when only the cards matter."""
    edition = position.edition
    if not 0 <= city < len(edition.cities):
        return IllegalAction("STATION-2", "no_such_city")
    if not edition.rules.stations:
        return IllegalAction("STATION-1", "no_stations", edition=edition.name)
    if len(position.stations[seat]) >= edition.rules.stations:
        return IllegalAction("STATION-2", "stations_used_up", stations=edition.rules.stations)
    if any(city in cities for cities in position.stations):
        return IllegalAction("STATION-2", "city_has_station")
    return None


def check_station(state: State, seat: int, station: BuildStation) -> None:
    """Raise :class:`IllegalAction` unless a seat may build a station in this city with these cards."""
    impossible = unavailable(state, seat, station.city)
    if impossible:
        raise impossible
    check_in_hand(state, seat, station.cards)
    refused = refusal(station_price(len(state.stations[seat])), station.cards)
    if refused:
        raise refused.by("STATION-1")


def build(working: WorkingState, seat: int, action: BuildStation) -> None:
    """Build a station and discard its payment."""
    working.lay_down(seat, action.cards)
    working.stations[seat] = tuple(sorted((*working.stations[seat], action.city)))
    working.events.append(StationBuilt(seat, action.city, action.cards))
    working.discard(action.cards)
    working.end_turn(seat)
