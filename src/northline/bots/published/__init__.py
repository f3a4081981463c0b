"""Four styles of play from the literature, and how they plan, pay and draw: nobody else plays that way."""

from __future__ import annotations

from northline.bots.published.styles import LongRouteBot, OneStepBot, RouteFocusedBot, TicketHungryBot

__all__ = ["LongRouteBot", "OneStepBot", "RouteFocusedBot", "TicketHungryBot"]
