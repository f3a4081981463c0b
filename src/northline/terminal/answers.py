"""Answers to a player's commands that ask for information before acting."""

from __future__ import annotations

from rich.console import Group
from rich.table import Table
from rich.text import Text

from northline.editions import Edition
from northline.editions.words import rules_in_words
from northline.game import Game
from northline.rules import NotationError, score
from northline.rules.analysis.progress import progress
from northline.rules.formats.notation import CARD_WORDS
from northline.terminal import names as n
from northline.terminal.chart import chart
from northline.terminal.hint import hint
from northline.terminal.knowledge import as_known
from northline.terminal.memory import known_sheet
from northline.terminal.menu import Menu, all_claims, all_stations
from northline.terminal.palette import legend, player
from northline.terminal.phrases import Narrator
from northline.terminal.position import bonus_lines, ticket_lines
from northline.terminal.reading import Command
from northline.terminal.routes import city_sheet, open_routes, payable_routes, route_table
from northline.terminal.screen import Screen


def _help_lines(edition: Edition) -> list[tuple[str, str]]:
    """What can be typed and what it does, with names of the board at hand, and nothing that it does not have."""
    claim, city = n.example_claim(edition), n.example_city(edition)
    color = CARD_WORDS[next(card for card, count in enumerate(edition.rules.deck) if count)]
    kinds = {route.kind for route in edition.routes}
    lines = [
        ("a number", "choose this number from the menu"),
        ("draw", "draw a card from the deck"),
        (f"take {color}", "take a face-up card"),
        (claim, "claim a route; you are asked for the cards if there is a choice"),
        (f"claim ID {color}*3", "claim a route with exactly these cards"),
        ("tickets", "draw new tickets"),
        ("keep ID ID", "keep tickets; or type their numbers, such as 1 3"),
    ]
    if edition.rules.stations:
        lines.append((f"station {city}", "build a station"))
    if "tunnel" in kinds:
        lines.append((f"pay {color} / retreat", "pay for a tunnel that costs extra, or give it up"))
    if edition.rules.may_stop_after_first_card:
        lines.append(("stop", "take no second card"))
    lines += [
        ("pass", "when there is nothing else you can do"),
        ("", ""),
        ("hint", "a good move, and what it is good for"),
        ("look", "show the table again"),
        ("claims", "all routes you can claim, numbered"),
    ]
    if edition.rules.stations:
        lines.append(("stations", "all cities where you can build a station, numbered"))
    return [
        *lines,
        ("routes", f"all open routes; routes {city}, routes payable, routes tickets"),
        ("map", f"the board as a chart; city {city} lists one city's routes"),
        ("mine", "your tickets, with the cheapest open path for each"),
        ("known", "what you could know: cards seen in hands, tickets kept and turned down"),
        ("score", "your points so far, as if the game ended now; bonus explains the bonus cards"),
        ("log", "the latest events; log 50 for more"),
        ("rules", "this edition's rules in brief"),
        ("undo", "undo your last action, if it revealed nothing"),
        ("quit", "leave; the game is saved and can be resumed"),
    ]


class Answers:
    """Answers the commands of one seat in one position."""

    def __init__(self, game: Game, seat: int, screen: Screen, menu: Menu) -> None:
        self._game, self._seat, self._screen, self._menu = game, seat, screen, menu
        self._view = game.view(seat)

    def give(self, command: Command) -> None:
        """Answer a command; raises NotationError when its argument was not understood."""
        match command.word:
            case "help":
                self._help()
            case "claims":
                self._screen.show(all_claims(self._menu, self._screen.width))
            case "stations":
                self._screen.show(all_stations(self._menu, self._screen.width))
            case "routes":
                self._routes(command.rest)
            case "city":
                self._city(command.rest)
            case "map":
                self._city(command.rest) if command.rest else self._map()
            case "mine":
                self._mine()
            case "known":
                self._screen.show(known_sheet(self._view, self._game.names))
            case "bonus":
                lines = bonus_lines(self._view, self._game.names)
                self._screen.show(Group(*lines) if lines else Text("This edition has no bonus cards."))
            case "score":
                self._score()
            case "log":
                self._log(command.rest)
            case "rules":
                self._rules()
            case "hint":
                self._hint()

    def _hint(self) -> None:
        sentence, action = hint(self._view)
        self._screen.show(Text(sentence), Text.assemble("Type: ", (action, "bold")))

    def _help(self) -> None:
        table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
        table.add_column(style="bold", no_wrap=True)
        table.add_column()
        for what, does in _help_lines(self._game.edition):
            table.add_row(what, does)
        ids = "The cards, each with its letter (a route marked * takes any one colour; letters may be typed too):"
        self._screen.show(table, Text(ids), legend())

    def _rules(self) -> None:
        for heading, sentences in rules_in_words(self._game.edition):
            self._screen.show(Text.assemble((f"{heading}  ", "bold"), " ".join(sentences)))

    def _routes(self, which: str) -> None:
        view = self._view
        routes = open_routes(view)
        if which.lower() == "payable":
            payable = payable_routes(view)
            routes = [route for route in routes if route in payable]
        elif which.lower() == "tickets":
            found = progress(view)
            routes = sorted({route for ticket in found.tickets or found.offer for route in ticket.path})
        elif which:
            city = n.find_city(view.edition, which)
            ends = view.edition.routes
            routes = [route for route in routes if city in (ends[route].a, ends[route].b)]
        if routes:
            self._screen.show(route_table(view, routes))
        else:
            self._screen.say("There are none.")

    def _city(self, name: str) -> None:
        if not name:
            raise NotationError(f"name a city, such as: city {n.example_city(self._view.edition)}")
        city = n.find_city(self._view.edition, name)
        self._screen.show(city_sheet(self._view, self._game.names, city))

    def _map(self) -> None:
        width = min(self._screen.width, 150) - 1
        self._screen.show(chart(self._view, width, max(20, min(self._screen.height - 4, width // 3))))
        owners = [
            Text.assemble(f"{seat + 1} ", player(self._game.names, seat))
            for seat in range(self._view.players)
        ]
        self._screen.show(
            Text.assemble("Dots are open routes, numbers claimed ones: ", Text(", ").join(owners))
        )

    def _mine(self) -> None:
        view = self._view
        if not view.own_tickets:
            self._screen.say("You have no tickets yet.")
            return
        self._screen.show(ticket_lines(view))
        for found in progress(view).tickets:
            if found.path:
                routes = ", ".join(n.route_with_kind(view.edition, route) for route in found.path)
                self._screen.show(Text(f"{n.ticket(view.edition, found.ticket)}: {routes}"))

    def _score(self) -> None:
        """The player's own points in full, and of the others what is public."""
        view = self._view
        own = score(as_known(view))[self._seat]
        lines = [
            f"Routes {own.routes:+}",
            f"Tickets {own.ticket_points:+} ({own.completed} of {len(own.tickets)} completed)",
        ]
        if view.edition.rules.stations:
            lines.append(f"Stations not built {own.stations:+}")
        lines.append(f"Together {own.routes + own.ticket_points + own.stations}, before bonus cards")
        others = [
            Text.assemble(player(self._game.names, seat), f" {view.points[seat]} for routes")
            for seat in range(view.players)
            if seat != self._seat
        ]
        self._screen.show(Text("\n".join(lines)), Text(", ").join(others))
        self._screen.show(Group(*bonus_lines(view, self._game.names)))

    def _log(self, how_many: str) -> None:
        lines = 15
        if how_many:
            if not (how_many.isascii() and how_many.isdigit()):
                raise NotationError("log takes a number of lines, such as: log 50")
            lines = int(how_many[:6])
        events = [event for _, happened in self._game.history for event in happened]
        told = Narrator(self._game.edition, self._game.names, self._seat).tell(events)
        self._screen.show(*(told[-lines:] if lines else []) or [Text("Nothing has happened yet.")])
