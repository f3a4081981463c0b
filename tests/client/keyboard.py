"""Somebody who plays with the keyboard alone: from the table's keys to the text mode."""

from __future__ import annotations

import re
from typing import Any

from tests.client.person import Person


def play_in_text_mode(page: Any, person: Person) -> None:
    """Open the text mode and play until the game is over."""
    page.wait_for_selector("[data-turn='mine'], [data-turn='over']")
    page.keyboard.press("x")
    while person.wait_for_turn():
        seq = person.seq
        action = action_of_the_menu(page)
        type_command(page, action)
        if re.fullmatch(r"claim \S+", action):  # it takes more cards than spaces, and asks how to pay
            type_command(page, "1")
        person.wait_past(seq)


def tab_to(page: Any, selector: str) -> None:
    """Go on with the Tab key until something is reached."""
    for _ in range(120):
        if page.evaluate("selector => document.activeElement?.matches(selector) ?? false", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{selector} cannot be reached with the keyboard")


def choose_tickets(page: Any) -> None:
    tab_to(page, "[data-offer]")
    page.keyboard.press("Space")
    page.keyboard.press("Tab")
    page.keyboard.press("Space")
    tab_to(page, ".keep")
    page.keyboard.press("Enter")


def take_a_turn(page: Any, person: Person) -> None:
    """Claim something from the list, or draw a card."""
    seq = person.seq
    if page.locator("[data-dock='tunnel']").count():
        page.keyboard.press("r")
    elif page.locator("[data-lit]").count():
        page.keyboard.press("c")
        page.wait_for_selector("dialog[open] summary")
        tab_to(page, "dialog summary")
        page.keyboard.press("Enter")
        tab_to(page, "dialog .ways button")
        page.keyboard.press("Enter")
        if person.asked_to_pay(seq):  # more cards than spaces are paid when one is sure
            tab_to(page, "[data-dock='pay'] [data-pay]")
            page.keyboard.press("Enter")
    else:
        page.keyboard.press("0")
    person.wait_past(seq)


def type_command(page: Any, text: str) -> None:
    page.keyboard.type(text)
    page.keyboard.press("Enter")


def action_of_the_menu(page: Any) -> str:
    """The first claim that the text mode offers, or else the first thing at all."""
    type_command(page, "can")
    lines = page.wait_for_function(ANSWER_TO_CAN).json_value()
    actions = [match[1] for line in lines if (match := re.search(r"\(([^()]+)\)$", line))]
    assert actions, lines
    for verb in ("pay", "claim", "keep", "draw"):
        for action in actions:
            if action.startswith(verb):
                return str(action)
    return str(actions[0])


ANSWER_TO_CAN = """
() => {
  const lines = [...document.querySelectorAll('.output p')]
  const asked = lines.findLastIndex((line) => line.matches('.typed'))
  if (asked < 0 || lines[asked].innerText !== '› can') return null
  const said = lines.slice(asked + 1).filter((line) => line.matches('.said')).map((line) => line.innerText)
  return said.length ? said : null
}
"""
