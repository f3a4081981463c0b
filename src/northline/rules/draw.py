"""Drawing train cards: DRAW-1 to DRAW-11."""

from __future__ import annotations

from northline.rules.actions import Action, Draw, Stop, Take
from northline.rules.cards import CARD_NAMES, LOCOMOTIVE
from northline.rules.errors import IllegalAction
from northline.rules.events import CardDrawn, CardTaken
from northline.rules.state import SecondCard, State
from northline.rules.working_state import Table


def menu(state: State, *, second: bool) -> list[Action]:
    """The cards that may be drawn as the first, or as the second, of a turn."""
    actions: list[Action] = [_DRAW] if any(state.deck) or any(state.discards) else []
    lying = state.display
    actions += [take for take in _TAKES if take.card in lying]
    if second and actions and actions[-1] == _TAKES[LOCOMOTIVE] and _is_whole_draw(state, LOCOMOTIVE):
        actions.pop()
    return actions


_DRAW = Draw()
_TAKES = tuple(Take(card) for card in range(len(CARD_NAMES)))


def _is_whole_draw(state: State | Table, card: int) -> bool:
    """DRAW-2; DRAW-3 where locomotives are taken like any other card."""
    return card == LOCOMOTIVE and state.edition.rules.display_locomotive_is_whole_draw


def check_draw(state: State, seat: int, action: Draw) -> None:
    if not any(state.deck) and not any(state.discards):
        raise IllegalAction("DRAW-8", "deck_empty")


def check_take(state: State, seat: int, take: Take) -> None:
    if take.card not in state.display:
        if not 0 <= take.card < len(CARD_NAMES):
            raise IllegalAction("DRAW-1", "no_such_card")
        raise IllegalAction("DRAW-1", "not_in_display", card=CARD_NAMES[take.card])
    if isinstance(state.phase, SecondCard) and _is_whole_draw(state, take.card):
        raise IllegalAction("DRAW-2", "locomotive_first_only")


def check_stop(state: State, seat: int, action: Stop) -> None:
    if not isinstance(state.phase, SecondCard):
        raise IllegalAction("DRAW-10", "nothing_to_stop")
    if not state.edition.rules.may_stop_after_first_card:
        raise IllegalAction("DRAW-10", "second_card_must_be_drawn")


def draw(table: Table, seat: int, action: Draw) -> None:
    card = table.draw_card()
    assert card is not None, "checked before"
    table.give(seat, card)
    table.events.append(CardDrawn(seat, card))
    _after_card(table, seat, whole_draw=False)


def take(table: Table, seat: int, action: Take) -> None:
    slot = table.display.index(action.card)
    table.display[slot] = None
    table.give(seat, action.card)
    table.events.append(CardTaken(seat, action.card, slot))
    table.fill_display()
    _after_card(table, seat, whole_draw=_is_whole_draw(table, action.card))


def stop(table: Table, seat: int, action: Stop) -> None:
    table.end_turn(seat)


def _after_card(table: Table, seat: int, *, whole_draw: bool) -> None:
    first = not isinstance(table.phase, SecondCard)
    if first and not whole_draw and _second_card_exists(table):
        table.phase = SecondCard(seat)
    else:
        table.end_turn(seat)


def _second_card_exists(table: Table) -> bool:
    """DRAW-9."""
    if any(table.deck) or any(table.discards):
        return True
    return any(card is not None and not _is_whole_draw(table, card) for card in table.display)
