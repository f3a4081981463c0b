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
    "now_opening": "now is the time to choose tickets",
    "now_turn": "this is the start of a turn: draw cards, claim a route or draw tickets",
    "now_second_card": "now is the time to draw the second card",
    "now_tickets": "now is the time to choose which tickets to keep",
    "now_tunnel": "now is the time to pay for the tunnel or to retreat",
    "may_not_pass": "passing is allowed only when nothing else can be done",
    "no_undo": "only your own last action, with nothing revealed by it, can be taken back",
    # Drawing
    "deck_empty": "the deck and the discards are empty",
    "not_in_display": "the display shows no {card}",
    "no_such_card": "the display shows no such card",
    "locomotive_first_only": "a locomotive of the display can only be the first card of a turn",
    "nothing_to_stop": "there is nothing to stop: no first card has been drawn",
    "second_card_must_be_drawn": "the second card must be drawn",
    # Tickets
    "no_offer": "there are no tickets to choose from",
    "not_on_offer": "only the tickets on offer can be kept, each once",
    "keep_more": "at least {fewest} of the tickets must be kept",
    "no_tickets_left": "no tickets are left",
    # Routes
    "no_such_route": "there is no such route",
    "route_claimed": "this route has been claimed",
    "own_twin": "you own another route between these two cities",
    "tracks_closed": "with {players} players no more routes between these cities are open",
    "too_few_trains": "this route takes {length} trains, and you have {trains}",
    "not_cards": "these are not cards of the game",
    "not_in_hand": "you do not hold all of these cards",
    "lacks_cards": "you lack {cards:card} of {color}",
    "lacks_locomotives": "you lack {locomotives:locomotive}",
    "lacks_both": "you lack {cards:card} of {color} and {locomotives:locomotive}",
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
    "stations_used_up": "you have built all of your {stations} stations",
    "city_has_station": "this city has a station",
}
"""The sentences by their keys."""
