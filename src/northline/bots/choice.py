"""What a bot answered, as an action."""

from __future__ import annotations

from typing import cast, get_args

from northline.rules import NotationError, parse_action
from northline.rules.actions import Action
from northline.rules.view import View

_ACTIONS = get_args(Action)


class NotAnAction(ValueError):
    """A bot answered something else than an action."""


def read_choice(view: View, answer: object) -> Action:
    """The action that a bot's answer stands for, legal or not: an action, or its text.

    >>> import northline as nl
    >>> view = nl.Game.new(nl.edition("europe"), 2, seed=1).view(0)
    >>> read_choice(view, "draw")
    Draw()
    >>> read_choice(view, 42)  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    ...
    northline.bots.choice.NotAnAction: answered 42, which is not an action: return one of view.legal_actions, ...
    """
    if isinstance(answer, str):
        try:
            return parse_action(view.edition, answer)
        except NotationError as error:
            raise NotAnAction(f"answered {answer[:60]!r}, which is not an action: {error}") from None
    if isinstance(answer, _ACTIONS):
        return cast(Action, answer)
    raise NotAnAction(
        f"answered {answer!r:.80}, which is not an action: return one of view.legal_actions, or its text"
    )
