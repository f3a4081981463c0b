"""A hint: a good move for whoever asks, and what it is good for."""

from __future__ import annotations

from northline.bots.advice import Advice, advise
from northline.editions import Edition
from northline.editions.words import counted
from northline.rules import Action, View, format_action
from northline.rules.actions import (
    BuildStation,
    Claim,
    Draw,
    DrawTickets,
    Keep,
    Pass,
    Pay,
    Retreat,
    Stop,
    Take,
)
from northline.terminal import names as n
from northline.terminal.palette import cards_in_words
from northline.terminal.palette import name as card_name


def hint(view: View) -> tuple[str, str]:
    """A good move with its reason as a sentence, and how to type it."""
    action, why = advise(view)
    return f"{_deed(view.edition, action)}: {_reason(view.edition, why)}.", format_action(
        view.edition, action
    )


def _deed(edition: Edition, action: Action) -> str:
    match action:
        case Keep(tickets):
            return f"Keep {_and([n.ticket(edition, ticket) for ticket in tickets])}"
        case Claim(route, cards):
            return f"Claim {n.route_with_kind(edition, route)} with {cards_in_words(cards)}"
        case BuildStation(city, cards):
            return f"Build a station in {edition.cities[city].name} with {cards_in_words(cards)}"
        case Take(card):
            return f"Take {card_name(card)}"
        case Draw():
            return "Draw a card from the deck"
        case DrawTickets():
            return "Draw tickets"
        case Pay(cards):
            return f"Pay {cards_in_words(cards)}"
        case Retreat():
            return "Retreat from the tunnel"
        case Stop():
            return "Stop after the first card"
        case Pass():
            return "Pass"
        case _:
            return format_action(edition, action)


def _reason(edition: Edition, why: Advice) -> str:
    tickets = _and([n.ticket(edition, ticket) for ticket in why.tickets])
    routes = _and([n.ends(edition, edition.routes[route]) for route in why.routes])
    match why.reason:
        case "tickets" if why.points:
            return f"it is on the way for {tickets}, and worth {counted(why.points, 'point')}"
        case "tickets":
            return "these can be completed together" if len(why.tickets) > 1 else "this can be completed"
        case "points":
            return f"it is worth {counted(why.points, 'point')}"
        case "cards":
            return f"you need cards for {routes}"
        case "new_tickets":
            return "you have trains left for more tickets"
        case "station":
            return f"it joins {tickets}" if tickets else "it joins your tickets"
        case "tunnel":
            return f"{routes} is on the way for {tickets}" if tickets else f"this is what {routes} is worth"
        case "only_way":
            return "there is nothing better to do"


def _and(words: list[str]) -> str:
    return " and ".join(filter(None, (", ".join(words[:-1]), *words[-1:])))
