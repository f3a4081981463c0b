"""Cards and players in the terminal. Colour is never the only cue: a letter is always beside it."""

from __future__ import annotations

from rich.text import Text

from northline.editions import CARD_NAMES, GRAY, Cards
from northline.rules.formats.notation import CARD_WORDS

LETTERS = ("P", "B", "O", "W", "G", "Y", "K", "R", "L")
"""One letter for each kind of card; K is black, as B is taken, and L a locomotive."""

_SWATCHES = (
    "bold white on purple4",
    "bold white on blue",
    "bold black on dark_orange",
    "bold black on white",
    "bold white on dark_green",
    "bold black on yellow",
    "bold white on grey19",
    "bold white on red3",
    "bold black on cyan",
)
_GRAY_SWATCH = "bold black on grey62"

PLAYER_STYLES = ("bold cyan", "bold yellow", "bold magenta", "bold green", "bold red")
"""One for each seat. The name or number of the player is always beside it."""


def swatch(card: int) -> Text:
    """A small card with the letter of its colour."""
    if card == GRAY:
        return Text(" * ", style=_GRAY_SWATCH)
    return Text(f" {LETTERS[card]} ", style=_SWATCHES[card])


def card(kind: int, count: int = 1) -> Text:
    """`R red`, or several as `R red ×3`."""
    return Text.assemble(swatch(kind), f" {name(kind)}", f" ×{count}" if count != 1 else "")


def name(kind: int) -> str:
    """The name of a kind of card; `any` for gray."""
    return "any" if kind == GRAY else CARD_WORDS[kind]


def cards(counts: Cards) -> Text:
    """Cards in a row, each with its count."""
    held = [card(kind, count) for kind, count in enumerate(counts) if count]
    return Text("  ").join(held) if held else Text("no cards", style="dim")


def cards_in_words(counts: Cards) -> str:
    """The same without colours, for a sentence: `red ×3, loco`."""
    held = (f"{name(kind)}{f' ×{count}' if count > 1 else ''}" for kind, count in enumerate(counts) if count)
    return ", ".join(held)


def letters(counts: Cards) -> str:
    """The same in the shortest form: `3R L`."""
    held = (f"{count if count > 1 else ''}{LETTERS[kind]}" for kind, count in enumerate(counts) if count)
    return " ".join(held)


def legend() -> Text:
    """All letters with what they mean."""
    return Text("  ").join([*(card(kind) for kind in range(len(CARD_NAMES))), card(GRAY)])


def player(names: tuple[str, ...], seat: int) -> Text:
    """The name of a player in their colour."""
    return Text(printable(names[seat]), style=PLAYER_STYLES[seat % len(PLAYER_STYLES)])


def printable(text: str) -> str:
    """Untrusted text without control characters, at most 40 characters long."""
    return "".join(letter for letter in text if letter.isprintable())[:40] or "?"
