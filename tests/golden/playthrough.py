"""Golden games: one whole game of every table, written down in ``<edition>-<players>p.txt``.

At every step: the menu, the action, what happened, and every fact of the position or of somebody's view that is not
as it was. Now and then everything is written out. A change of behaviour shows as a difference between two texts.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from textwrap import wrap

from northline import rules
from northline.editions import Edition
from northline.rules.state import State
from tests.games import EVERYTHING, Step, play_on, table_name
from tests.golden.words import event_line, everything_seen, menu_lines, standing_lines

FOLDER = Path(__file__).parent
SEED = 7
WRITTEN_OUT_EVERY = 100
"""After so many actions all facts are written out, changed or not."""
WIDTH = 118


def path_of(edition: Edition, players: int) -> Path:
    return FOLDER / f"{table_name((edition, players))}.txt"


def write(edition: Edition, players: int) -> None:
    text = "\n".join(lines(edition, players)) + "\n"
    path_of(edition, players).write_text(text, encoding="utf-8", newline="\n")


def lines(edition: Edition, players: int) -> Iterator[str]:
    """The game as text."""
    state, events = rules.new_game(edition, players, rules.SplitMix(SEED))
    yield f"{edition.name} ({edition.id} {edition.digest}), {players} players, seed {SEED}"
    yield "A line 'x | 1 see y' says that x is so, and that seat 1 sees y. '!' marks what brings something to light."
    yield ""
    yield "Set-up"
    yield from _indented(event_line(edition, event, players) for event in events)
    facts = everything_seen(state)
    yield from _facts(facts)
    for number, step in enumerate(play_on(state, SEED, EVERYTHING), 1):
        facts_after = everything_seen(step.after)
        written_out = number % WRITTEN_OUT_EVERY == 0 or step.after.over
        told = facts_after if written_out else _changes(facts, facts_after)
        yield from _step(number, step)
        yield from _facts(told)
        if written_out:
            yield from _standings(step.after)
        facts = facts_after


def _step(number: int, step: Step) -> Iterator[str]:
    edition = step.before.edition
    yield ""
    yield f"{number}. Seat {step.seat}: {rules.format_action(edition, step.action)}, out of {len(step.menu)}"
    yield from _indented(f"* {line}" for line in menu_lines(edition, step.menu))
    yield from _indented(event_line(edition, event, step.before.players) for event in step.events)


def _changes(before: dict[str, str], after: dict[str, str]) -> dict[str, str]:
    gone = {label: "(no longer)" for label in before if label not in after}
    return {label: text for label, text in after.items() if before.get(label) != text} | gone


def _facts(facts: dict[str, str]) -> Iterator[str]:
    return _indented(f"{label} = {text}" for label, text in facts.items())


def _standings(state: State) -> Iterator[str]:
    yield "  Standings" if state.over else "  Standings if the game ended now"
    for standing in rules.standings(state):
        yield from _indented(f"  {line}" for line in standing_lines(state.edition, standing))


def _indented(long_lines: Iterable[str]) -> Iterator[str]:
    for line in long_lines:
        indent = "  " + " " * (len(line) - len(line.lstrip()))
        yield from wrap(
            line.lstrip(),
            WIDTH,
            initial_indent=indent,
            subsequent_indent=indent + "      ",
            break_long_words=False,
            break_on_hyphens=False,
        )
