"""`northline puzzle`: positions in which one move is best, in the terminal."""

from __future__ import annotations

import random
from datetime import UTC, datetime

import click

from northline.analysis.puzzles import DIFFICULTIES, THEMES, Puzzle, all_puzzles, daily_puzzle
from northline.analysis.puzzles.sentences import THEME_WORDS, reason_in_words
from northline.editions import EDITIONS
from northline.editions import edition as built_in
from northline.rules.chance import SplitMix
from northline.rules.engine import check
from northline.rules.errors import IllegalAction, NotationError
from northline.rules.formats.notation import parse_action
from northline.rules.sample import sample
from northline.terminal.position import position
from northline.terminal.screen import Screen


@click.command("puzzle")
@click.option("--edition", type=click.Choice(EDITIONS), help="Only puzzles of this board.")
@click.option("--theme", type=click.Choice(THEMES), help="Only puzzles of this theme.")
@click.option("--difficulty", type=click.Choice(DIFFICULTIES), help="Only puzzles so hard.")
@click.option("--daily", is_flag=True, help="The puzzle of the day.")
@click.option("--seed", type=int, help="The same puzzles in the same order.")
def puzzle(
    edition: str | None, theme: str | None, difficulty: str | None, daily: bool, seed: int | None
) -> None:
    """Find the best move. Answer in notation, as in a game: `draw`, `claim oslo-bergen-1 red*3`; `menu`, `quit`."""
    found = [
        one
        for one in all_puzzles(map(built_in, EDITIONS)).values()
        if edition in (None, one.edition.id)
        and theme in (None, one.theme)
        and difficulty in (None, one.difficulty)
    ]
    if not found:
        raise click.ClickException("there is no such puzzle: leave out --theme, --difficulty or --edition")
    if daily:
        today = daily_puzzle(found, datetime.now(UTC).date(), "terminal")
        found = [] if today is None else [today]
    else:
        random.Random(seed).shuffle(found)
    screen, streak, tried = Screen(), 0, 0
    for one in found:
        right = _ask(screen, one)
        if right is None:
            break
        tried, streak = tried + 1, streak + 1 if right else 0
        screen.say(f"Streak: {streak}")
    screen.say(f"{tried} answered, streak {streak}.")


def _ask(screen: Screen, one: Puzzle) -> bool | None:
    """Show a puzzle and ask for an answer; whether it was right, None if somebody has had enough."""
    view = one.view
    assert view.seat is not None
    names = tuple(f"Seat {seat + 1}" for seat in range(view.players))
    screen.say("")
    screen.say(f"{one.edition.name}, {one.difficulty}: find the best move (menu, quit)", "bold")
    screen.show(position(view, names))
    claimed = ", ".join(f"{route} ({names[owner]})" for route, owner in one.document["routes"].items())
    screen.say(f"Claimed routes: {claimed or 'none'}", "dim")
    while True:
        try:
            line = screen.ask("Your move: ").strip()
        except (EOFError, KeyboardInterrupt):
            return None
        if line in ("quit", "q"):
            return None
        if line == "menu":
            screen.say("\n".join(one.document["legal_actions"]))
            continue
        try:
            action = parse_action(one.edition, line)
            check(sample(view, SplitMix(0)), view.seat, action)
        except (NotationError, IllegalAction) as error:
            screen.complain(str(error))
            continue
        return _tell(screen, one, one.is_right(action))


def _tell(screen: Screen, one: Puzzle, right: bool) -> bool:
    screen.say("That's right!" if right else f"Not the best move. Best: {one.accepted[0]}", "bold")
    screen.say(f"Theme: {THEME_WORDS[one.theme]}.")
    for reason in one.reasons:
        screen.say(reason_in_words(one, reason))
    for other in one.alternatives:
        screen.say(f"  {other.win:6.1%}  {other.action}")
    return right
