"""Drawing train cards: DRAW-1 to DRAW-11."""

from __future__ import annotations

from northline.rules.actions import Action, Draw, Stop, Take
from northline.rules.cards import CARD_NAMES, LOCOMOTIVE
from northline.rules.errors import IllegalAction
from northline.rules.events import CardDrawn, CardTaken
from northline.rules.state import SecondCard, State
from northline.rules.working_state import WorkingState


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


def _is_whole_draw(state: State | WorkingState, card: int) -> bool:
    """DRAW-2; DRAW-3 where locomotives are taken like any other card."""
    return card == LOCOMOTIVE and state.edition.rules.display_locomotive_is_whole_draw


def check_draw(state: State, seat: int, action: Draw) -> None:
    """Raise :class:`IllegalAction` when there is no card to draw."""
    if not any(state.deck) and not any(state.discards):
        raise IllegalAction("DRAW-8", "deck_empty")


def check_take(state: State, seat: int, take: Take) -> None:
    """Raise :class:`IllegalAction` unless this card may be taken from the display now."""
    if take.card not in state.display:
        if not 0 <= take.card < len(CARD_NAMES):
            raise IllegalAction("DRAW-1", "no_such_card")
        raise IllegalAction("DRAW-1", "not_in_display", card=CARD_NAMES[take.card])
    if isinstance(state.phase, SecondCard) and _is_whole_draw(state, take.card):
        raise IllegalAction("DRAW-2", "locomotive_first_only")


def check_stop(state: State, seat: int, action: Stop) -> None:
    """Raise :class:`IllegalAction` unless a second card may be declined now."""
    if not isinstance(state.phase, SecondCard):
        raise IllegalAction("DRAW-10", "nothing_to_stop")
    if not state.edition.rules.may_stop_after_first_card:
        raise IllegalAction("DRAW-10", "second_card_must_be_drawn")


def draw(working: WorkingState, seat: int, action: Draw) -> None:
    """Draw a card from the deck into a hand."""
    card = working.draw_card()
    assert card is not None, "checked before"
    working.give(seat, card)
    working.events.append(CardDrawn(seat, card))
    _after_card(working, seat, whole_draw=False)


def take(working: WorkingState, seat: int, action: Take) -> None:
    """Take a card from the display into a hand, and fill the gap."""
    slot = working.display.index(action.card)
    working.display[slot] = None
    working.give_face_up(seat, action.card)
    working.events.append(CardTaken(seat, action.card, slot))
    working.fill_display()
    _after_card(working, seat, whole_draw=_is_whole_draw(working, action.card))


def stop(working: WorkingState, seat: int, action: Stop) -> None:
    """End the turn after one card."""
    working.end_turn(seat)


def _after_card(working: WorkingState, seat: int, *, whole_draw: bool) -> None:
    first = not isinstance(working.phase, SecondCard)
    if first and not whole_draw and _second_card_exists(working):
        working.phase = SecondCard(seat)
    else:
        working.end_turn(seat)


def _second_card_exists(working: WorkingState) -> bool:
    """DRAW-9."""
    if any(working.deck) or any(working.discards):
        return True
    return any(card is not None and not _is_whole_draw(working, card) for card in working.display)
