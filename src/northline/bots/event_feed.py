"""Telling bots what happens: whoever lets bots play keeps those with a method ``observe`` up to date with this."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import islice
from typing import Protocol

from northline.bots.base import Bot, ObservingBot
from northline.rules.events import Event


class Eventful(Protocol):
    """A game that knows everything that has happened in it."""

    @property
    def events(self) -> tuple[Event, ...]: ...


class EventFeed:
    """The events of a game, for each bot that observes as its seat may see them.

    A bot hears of them when it is about to choose: an action that was taken back by then is never told.

    >>> import northline as nl
    >>> class Listener:
    ...     def __init__(self):
    ...         self.heard = []
    ...     def observe(self, event):
    ...         self.heard.append(event)
    ...     def choose(self, view, clock=None):
    ...         return view.legal_actions[0]
    >>> game, bot = nl.Game.new(nl.edition("europe"), 2, seed=1), Listener()
    >>> feed = EventFeed(game, {1: bot})
    >>> _ = game.play(0, game.legal_actions(0)[0])
    >>> feed.catch_up(1)
    >>> bot.heard[-1]  # it is hidden from seat 1 what seat 0 keeps
    TicketsChosen(seat=0, kept=None)
    """

    def __init__(self, game: Eventful, bots: Mapping[int, Bot]) -> None:
        self._game = game
        self._observers = {seat: bot for seat, bot in bots.items() if isinstance(bot, ObservingBot)}
        self._told = dict.fromkeys(self._observers, 0)

    def __bool__(self) -> bool:
        """Whether any of the bots observes."""
        return bool(self._observers)

    def catch_up(self, seat: int) -> None:
        """Tell the bot of a seat whatever it has not been told yet, if it observes."""
        observer = self._observers.get(seat)
        if observer is None:
            return
        events = self._game.events
        for event in islice(events, self._told[seat], None):
            observer.observe(event.seen_by(seat))
        self._told[seat] = len(events)

    def catch_up_all(self) -> None:
        """Tell all of them whatever they have not been told yet, such as how the game ended."""
        for seat in self._observers:
            self.catch_up(seat)
