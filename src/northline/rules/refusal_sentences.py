"""The sentences of refusals in English, by key. Translations have the same keys and values."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

Value = int | str
"""A number, or the name of a card or an edition."""


class _Number(int):
    """A number that formats with its noun: ``{trains:train}`` becomes ``1 train`` or ``2 trains``."""

    def __format__(self, thing: str) -> str:
        if not thing:
            return str(int(self))
        return f"{int(self)} {thing}{'' if self == 1 else 's'}"


def sentence(key: str, values: Mapping[str, Value]) -> str:
    """The sentence of a key with its values filled in."""
    written = {name: _Number(value) if isinstance(value, int) else value for name, value in values.items()}
    return SENTENCES[key].format(**written)


SENTENCES: Final = {
    # Turns
    "game_over": "the game is over",
    "not_your_turn": "it is not your turn",
    "now_opening": "everyone is choosing tickets now",
    "now_turn": "start your turn by drawing cards, claiming a route or drawing tickets",
    "now_second_card": "draw your second card first",
    "now_tickets": "choose which tickets to keep first",
    "now_tunnel": "pay for the tunnel first, or retreat",
    "may_not_pass": "you can only pass when there is nothing else you can do",
    "no_undo": "you can only undo your own last action, and only if it revealed nothing",
    # Drawing
    "deck_empty": "the deck and the discard pile are empty",
    "not_in_display": "there is no {card} among the face-up cards",
    "no_such_card": "there is no such face-up card",
    "locomotive_first_only": "a face-up locomotive can only be your first card",
    "nothing_to_stop": "you have not drawn your first card yet",
    "second_card_must_be_drawn": "you have to draw a second card",
    # Tickets
    "no_offer": "you have no tickets to choose from",
    "not_on_offer": "you can only keep tickets you were offered, each of them once",
    "keep_more": "you have to keep at least {fewest:ticket}",
    "no_tickets_left": "there are no tickets left",
    # Routes
    "no_such_route": "there is no such route",
    "route_claimed": "this route is already claimed",
    "own_twin": "you already have a route between these two cities",
    "tracks_closed": "with {players} players, no more routes between these cities can be claimed",
    "too_few_trains": "you need {length:train} for this route, and you have {trains}",
    "not_cards": "those are not cards in this game",
    "not_in_hand": "you do not have all of those cards",
    "lacks": "you need {missing}",
    # Paying
    "wrong_number": "this takes {needed} cards, not {given}",
    "ferry_locomotives": "this ferry takes at least {symbols:locomotive}",
    "no_locomotives": "locomotives cannot be used on this route",
    "one_color": "the cards must be of one colour",
    "wrong_color": "this route takes {color} cards, not {given}",
    "sets_do_not_fit": "{given} cards cannot be split into {length} single cards or sets of any {set_size}",
    "sets_and_locomotives": "with {sets:set} of any {set_size} this ferry takes at least {needed:locomotive} more",
    "singles_one_color": "{singles} of the cards must be one colour",
    "singles_one_color_or_locomotives": "{singles} of the cards must be one colour or locomotives",
    "singles_color": "{singles} of the cards must be {color}",
    "singles_color_or_locomotives": "{singles} of the cards must be {color} or locomotives",
    "pairs_do_not_fit": "this ferry takes {length} cards and one more for each pair that pays a symbol",
    "symbols_unpaid": "{symbols:symbol} take a locomotive or a pair each",
    "locomotives_on_symbols": "locomotives can only be used on the symbols of this route",
    "what_a_pair_is": "a pair is two cards of one colour, and a locomotive is enough for a symbol by itself",
    "pairs_and_one_color": "the cards must be pairs for the symbols and one colour for the other spaces",
    "tunnel_extra": "this tunnel costs {extra:more card}, not {given}",
    "tunnel_locomotives_only": "a tunnel paid with locomotives only takes locomotives only",
    "tunnel_color": "this tunnel takes {color} cards or locomotives",
    # Stations
    "no_such_city": "there is no such city",
    "no_stations": "there are no stations in {edition}",
    "stations_used_up": "you have built all {stations} of your stations",
    "city_has_station": "this city already has a station",
}
"""The sentences by their keys."""
