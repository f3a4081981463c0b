"""What a rule case can say about a position: one function for each key.

=============  =======================================================================================================
key            what must be so
=============  =======================================================================================================
then           these fields of the position document are just this; ``"any"`` leaves an entry open
events         these happened, in this order, others may lie between: ``{ what = "CardDrawn", seat = 0, card = "red" }``
no_events      none of these kinds happened
menu_is        the menu has these actions and no others
menu_has       the menu has these
menu_lacks     the menu has none of these
menu_words     the actions of the menu begin with these words and no others
payments       for each of these routes the menu has these payments and no others
legal          these may be done, in the menu or not
refused        these may not: ``{ action = "draw", rule = "DRAW-8", why = "a piece of the reason" }``
standings      the final scoring: for each seat its place, points and where they come from
=============  =======================================================================================================

Actions are of the seat whose turn it is, or ``{ seat = 1, action = "draw" }``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, fields
from typing import Any

from northline import rules
from northline.rules import Action, Event, IllegalAction, SplitMix, Standing, State
from northline.rules.actions import Claim
from northline.rules.cards import CARD_NAMES


@dataclass(frozen=True)
class Moment:
    """A position, and the events that led to it."""

    state: State
    events: tuple[Event, ...] = ()

    @property
    def menu(self) -> tuple[Action, ...]:
        return rules.legal_actions(self.state, self.state.to_act[0]) if self.state.to_act else ()

    def parse(self, text: str) -> Action:
        return rules.parse_action(self.state.edition, text)

    def write(self, actions: Iterable[Action]) -> list[str]:
        """Actions as text, to be compared and shown."""
        return sorted(rules.format_action(self.state.edition, action) for action in actions)

    def rewrite(self, texts: Iterable[str]) -> list[str]:
        return self.write(self.parse(text) for text in texts)

    def actor(self, entry: str | dict[str, Any]) -> tuple[int, Action]:
        if isinstance(entry, str):
            return self.state.to_act[0], self.parse(entry)
        return entry.get("seat", self.state.to_act[0] if self.state.to_act else 0), self.parse(
            entry["action"]
        )


# Positions and events


def then(moment: Moment, wanted: dict[str, Any]) -> None:
    document = moment.state.to_dict()
    sizes = {
        "hand_sizes": [sum(hand) for hand in moment.state.hands],
        "deck_size": sum(moment.state.deck),
        "ticket_deck_size": len(moment.state.ticket_deck),
    }
    found = {key: ({**document, **sizes})[key] for key in wanted}
    assert _blot(found, wanted) == wanted


def _blot(found: Any, wanted: Any) -> Any:
    """What was found, with "any" where that is wanted."""
    if wanted == "any":
        return "any"
    if isinstance(found, dict) and isinstance(wanted, dict):
        return {key: _blot(value, wanted.get(key)) for key, value in found.items()}
    if isinstance(found, list) and isinstance(wanted, list) and len(found) == len(wanted):
        return [_blot(*pair) for pair in zip(found, wanted, strict=True)]
    return found


def events(moment: Moment, wanted: list[dict[str, Any]]) -> None:
    happened = [event_document(moment.state, event) for event in moment.events]
    left = iter(happened)
    for one in wanted:
        unknown = set(one) - {"what"} - _event_fields(one["what"])
        assert not unknown, f"{one['what']} has no {unknown}"
        assert any(one.items() <= document.items() for document in left), f"{one} is not next in {happened}"


def no_events(moment: Moment, kinds: list[str]) -> None:
    for kind in kinds:
        _event_fields(kind)
    assert not {type(event).__name__ for event in moment.events} & set(kinds)


def event_document(state: State, event: Event) -> dict[str, Any]:
    edition = state.edition

    def named(field: str, value: Any) -> Any:
        if value is None:
            return None
        match field:
            case "card":
                return CARD_NAMES[value]
            case "revealed":
                return [CARD_NAMES[card] for card in value]
            case "cards" if type(event).__name__ == "DisplaySwept":
                return [CARD_NAMES[card] for card in value]
            case "cards" | "laid":
                return rules.format_cards(value)
            case "route":
                return edition.routes[value].id
            case "city":
                return edition.cities[value].id
            case "tickets" | "kept":
                return [edition.tickets[ticket].id for ticket in value]
            case "counts":
                return list(value)
        return value

    named_fields = {field.name: named(field.name, getattr(event, field.name)) for field in fields(event)}
    return {"what": type(event).__name__, **named_fields}


def _event_fields(kind: str) -> set[str]:
    known = {event.__name__: event for event in Event.__args__}
    return {field.name for field in fields(known[kind])}


# Menus, and what is legal


def menu_is(moment: Moment, wanted: list[str]) -> None:
    assert moment.write(moment.menu) == moment.rewrite(wanted)


def menu_has(moment: Moment, wanted: list[str]) -> None:
    menu = moment.write(moment.menu)
    assert [text for text in moment.rewrite(wanted) if text not in menu] == []


def menu_lacks(moment: Moment, unwanted: list[str]) -> None:
    menu = moment.write(moment.menu)
    assert [text for text in moment.rewrite(unwanted) if text in menu] == []


def menu_words(moment: Moment, wanted: list[str]) -> None:
    assert {text.split()[0] for text in moment.write(moment.menu)} == set(wanted)


def payments(moment: Moment, wanted: dict[str, list[str]]) -> None:
    edition = moment.state.edition
    for route, ways in wanted.items():
        index = edition.route_index[route]
        found = [action for action in moment.menu if isinstance(action, Claim) and action.route == index]
        assert moment.write(found) == moment.rewrite(f"claim {route} {cards}" for cards in ways)


def legal(moment: Moment, wanted: list[str | dict[str, Any]]) -> None:
    for entry in wanted:
        seat, action = moment.actor(entry)
        assert refusal_of(moment.state, seat, action) is None, entry
        rules.apply(moment.state, action, SplitMix(1))


def refused(moment: Moment, wanted: list[dict[str, Any]]) -> None:
    for entry in wanted:
        assert set(entry) <= {"seat", "action", "rule", "why"}, f"unknown keys in {entry}"
        seat, action = moment.actor(entry)
        refusal = refusal_of(moment.state, seat, action)
        assert refusal is not None, f"{entry} was allowed"
        assert refusal.rule == entry["rule"], f"{entry}: {refusal}"
        assert entry["why"] in refusal.why, f"{entry}: {refusal}"
        assert action not in rules.legal_actions(moment.state, seat)


def refusal_of(state: State, seat: int, action: Action) -> IllegalAction | None:
    try:
        rules.check(state, seat, action)
    except IllegalAction as refusal:
        return refusal
    return None


# The final scoring


def standings(moment: Moment, wanted: list[dict[str, Any]]) -> None:
    by_seat = {
        standing.seat: standing_document(moment.state, standing) for standing in rules.standings(moment.state)
    }
    for one in wanted:
        found = by_seat[one["seat"]]
        assert {key: found[key] for key in one} == one


def standing_document(state: State, standing: Standing) -> dict[str, Any]:
    edition, breakdown = state.edition, standing.breakdown
    ids = {bonus.card: edition.bonus_cards[bonus.card].id for bonus in breakdown.bonuses}
    return {
        "seat": standing.seat,
        "place": standing.place,
        "points": standing.points,
        "routes": breakdown.routes,
        "tickets": breakdown.ticket_points,
        "stations": breakdown.stations,
        "bonuses": breakdown.bonus_points,
        "completed": sorted(
            edition.tickets[result.ticket].id for result in breakdown.tickets if result.completed
        ),
        "borrowed": [edition.routes[one.route].id for one in breakdown.borrowed],
        "longest_path": breakdown.longest_path.length,
        "counts": {ids[bonus.card]: bonus.count for bonus in breakdown.bonuses},
        "scored": {ids[bonus.card]: bonus.points for bonus in breakdown.bonuses if bonus.points},
    }


CHECKS: dict[str, Callable[[Moment, Any], None]] = {
    check.__name__: check
    for check in (
        *(then, events, no_events),
        *(menu_is, menu_has, menu_lacks, menu_words, payments, legal, refused),
        standings,
    )
}
