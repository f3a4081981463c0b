"""The reasons of a solution in English, for the terminal; the browser client has catalogues of its own."""

from __future__ import annotations

from collections.abc import Mapping

from northline.analysis.puzzles.model import Puzzle, Reason

THEME_WORDS = {
    "block": "block a rival",
    "ticket": "save a ticket",
    "end": "when to end the game",
    "tunnel": "tunnel or not",
    "keep": "which tickets to keep",
    "points": "routes for points",
    "cards": "cards before routes",
    "station": "build a station",
    "new_tickets": "draw new tickets",
}


def reason_in_words(puzzle: Puzzle, reason: Reason) -> str:
    """Return a reason as a sentence."""
    values = reason.values
    edition = puzzle.edition

    def ends(index: Mapping[str, int], things: tuple[object, ...], name: str) -> str:
        thing = things[index[name]]
        return " – ".join(edition.cities[getattr(thing, end)].name for end in ("a", "b"))

    ticket = ends(edition.ticket_index, edition.tickets, values["ticket"]) if "ticket" in values else ""
    route = ends(edition.route_index, edition.routes, values["route"]) if "route" in values else ""
    seat = f"Seat {values['seat'] + 1}" if "seat" in values else ""
    chance, instead = (f"{values.get(name, 0):.0%}" for name in ("chance", "instead"))
    return {
        "ticket_more_often": f"You complete {ticket} in {chance} of games instead of {instead}.",
        "ticket_too_dear": f"You would complete {ticket} in only {chance} of games.",
        "rival_scores_less": f"{seat} scores {values.get('points')} points less on average.",
        "rival_ticket_fails": f"{seat} may well need it for {ticket}.",
        "more_points": f"It is worth {values.get('points')} more points to you on average.",
        "ends_the_game": "It starts the last round: the others get only one more turn.",
        "game_goes_on": "Other moves would end the game too early for you.",
        "cards_come_first": "The cards are worth more than anything you can build now.",
        "tunnel_pays": f"The tunnel {route} is worth its price: {values.get('cards')} more.",
        "tunnel_too_dear": f"{route} is not worth its price: {values.get('cards')} more.",
        "wins_more_often": f"You win {chance} of games instead of {instead}.",
    }[reason.code]
