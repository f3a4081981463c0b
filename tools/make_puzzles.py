"""Make puzzles: positions of games between strong players in which one move is clearly best.

    python -m tools.make_puzzles --output /tmp/puzzles --minutes 60
    python -m tools.make_puzzles --output /tmp/puzzles --publish 150

To add to the puzzles of the package, begin with ``--recheck``, which confirms them in fresh determinizations and writes
those that hold into the folder, and then make more with a ``--first-game`` beyond the games that they came from.

Each board in turn a game is played, its positions are screened (``tools/puzzles/positions.py``), and what looks
promising is proven by playouts (``tools/puzzles/proof.py``) and explained (``tools/puzzles/explanation.py``). Every
puzzle is appended to ``EDITION.jsonl`` in the folder at once. ``games.jsonl`` lists the games that were looked at:
started again, it goes on with the next. With ``--publish`` the best of what is there becomes the data of the package.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import time
from collections import Counter
from pathlib import Path
from typing import Any

import northline as nl
from northline.analysis.puzzles import puzzles_for
from northline.editions import EDITIONS
from northline.kernel.actions import actions
from northline.kernel.convert import from_view, to_state
from northline.rules.chance import SplitMix
from northline.rules.formats.notation import format_action
from northline.rules.view import View
from northline.strategy.action_ids import numbered_menu
from northline.strategy.board import board_of
from tools.puzzles.explanation import explain
from tools.puzzles.positions import Position, positions
from tools.puzzles.proof import CLOSEST, Arm, Proof, confirm, difference, looks_promising, prove
from tools.puzzles.publish import publish

BOARDS = EDITIONS
PLAYERS = (3, 2, 4, 3, 5)
"""Numbers of players of one game after the other, as far as the board is for so many."""
SEARCH_GAMES = 24
"""One game of so many has a seat that searches."""
MOST_PER_GAME = 3
MIN_STEPS_BETWEEN = 4
"""Choices between two puzzles of a game, so that they are not the same twice."""
MOST_ALTERNATIVES = 6
MAX_TRIED_PER_GAME = 40
"""Positions of a game that are tried in playouts at all."""


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "--output", type=Path, required=True, help="the folder to write to, or to publish from"
    )
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument(
        "--first-game", type=int, default=0, help="begin with this game: for more than was made before"
    )
    parser.add_argument(
        "--edition", action="append", choices=BOARDS, help="only these; by default all in turn"
    )
    parser.add_argument(
        "--publish", type=int, metavar="MOST", help="write at most so many for each into the package"
    )
    parser.add_argument(
        "--recheck", type=int, metavar="SEED", help="confirm what ships with determinizations of this seed"
    )
    arguments = parser.parse_args()
    if arguments.recheck:
        arguments.output.mkdir(parents=True, exist_ok=True)
        for board in arguments.edition or BOARDS:
            recheck(arguments.output, board, arguments.recheck)
        return
    if arguments.publish:
        for board in arguments.edition or BOARDS:
            print(board, dict(publish(arguments.output, board, arguments.publish)))
        return
    arguments.output.mkdir(parents=True, exist_ok=True)
    make(arguments.output, arguments.edition or list(BOARDS), arguments.minutes, arguments.first_game)


def make(folder: Path, boards: list[str], minutes: float, first_game: int) -> None:
    """Go on making puzzles for so long."""
    end = time.monotonic() + 60 * minutes
    log = folder / "games.jsonl"
    done = Counter(json.loads(line)["edition"] for line in _lines(log))
    found = {board: len(_lines(folder / f"{board}.jsonl")) for board in boards}
    while time.monotonic() < end:
        board = min(boards, key=lambda name: (found[name], done[name]))
        report = _one_game(folder, board, first_game + done[board])
        found[board] += report["puzzles"]
        done[board] += 1
        with log.open("a", encoding="utf-8") as file:
            file.write(json.dumps(report) + "\n")
        print(found, report, flush=True)


def recheck(folder: Path, board: str, seed: int) -> None:
    """Append to the folder those puzzles of the package that hold in fresh determinizations, with the gaps there."""
    held = refuted = 0
    for place, puzzle in enumerate(puzzles_for(nl.edition(board))):
        menu = numbered_menu(puzzle.view, board_of(puzzle.edition))
        numbers = {format_action(puzzle.edition, action): number for number, action in menu.items()}
        best, *others = (numbers[other.action] for other in puzzle.alternatives)
        confirmed = confirm(puzzle.view, seed + place, best, others[:CLOSEST])
        if confirmed is None:
            refuted += 1
        else:
            held += 1
            document = {**puzzle.to_dict(), "gap": round(confirmed[0], 3), "error": round(confirmed[1], 4)}
            with (folder / f"{board}.jsonl").open("a", encoding="utf-8") as file:
                file.write(json.dumps(document, ensure_ascii=False) + "\n")
        print(board, {"held": held, "refuted": refuted}, flush=True)


def _one_game(folder: Path, board: str, number: int) -> dict[str, Any]:
    """Play one game, append its puzzles to the file of its board, and say what was done."""
    edition = nl.edition(board)
    fewest, most = edition.rules.players
    counts = [count for count in PLAYERS if fewest <= count <= most]
    players = counts[number % len(counts)]
    seed = int(hashlib.sha256(f"{board} {number}".encode()).hexdigest()[:12], 16)
    started, looked, tried, promising, proven = time.process_time(), 0, 0, 0, 0
    last = -MIN_STEPS_BETWEEN
    for position in positions(edition, players, seed, searches=number % SEARCH_GAMES == SEARCH_GAMES - 1):
        looked += 1
        if position.step - last < MIN_STEPS_BETWEEN or tried == MAX_TRIED_PER_GAME or proven == MOST_PER_GAME:
            continue
        tried += 1
        if not looks_promising(position.view, position.candidates, seed + position.step):
            continue
        promising += 1
        proof = prove(position.view, seed + 1_000_003 * (position.step + 1))
        puzzle = None if proof is None else describe(position, proof, seed)
        if puzzle is None:
            continue
        puzzle["source"] = {"game": number, "seed": seed, "step": position.step}
        with (folder / f"{board}.jsonl").open("a", encoding="utf-8") as file:
            file.write(json.dumps(puzzle, ensure_ascii=False) + "\n")
        proven, last = proven + 1, position.step
    seconds = round(time.process_time() - started, 2)
    return {
        "edition": board, "game": number, "players": players, "looked": looked, "tried": tried,
        "promising": promising, "puzzles": proven, "seconds": seconds,
    }  # fmt: skip


def describe(position: Position, proof: Proof, seed: int) -> dict[str, Any] | None:
    """Return the puzzle as a document; None where other samples do not agree that the solution is best."""
    view, edition = position.view, position.view.edition
    best = proof.right[0]
    other = next(arm for arm in proof.wrong if arm.idea != best.idea)
    why = explain(view, best, other, seed + 77)
    if why.gain <= 0.0:
        return None
    accepted = _texts(view, proof.right)
    right = {arm.number for arm in proof.right}
    missed = sum(number not in right for number in position.chosen) / len(position.chosen)
    planner_misses = position.chosen[0] not in right
    hard = planner_misses or missed >= 0.5
    document: dict[str, Any] = {
        "edition": edition.id,
        "digest": edition.digest,
        "players": view.players,
        "theme": why.theme,
        "difficulty": "hard" if hard else "medium" if missed >= 0.1 else "easy",
        "missed": round(missed, 2),
        "gap": round(proof.gap, 3),
        "error": round(proof.error, 4),
        "playouts": best.deals,
        "accepted": accepted,
        "alternatives": _alternatives(view, proof),
        "reasons": why.reasons,
        "view": view.to_dict(),
    }
    digest = hashlib.sha256(json.dumps(document["view"], sort_keys=True).encode()).hexdigest()[:8]
    return {"id": digest, **document}


def _alternatives(view: View, proof: Proof) -> list[dict[str, Any]]:
    """The best action of each idea with its chance, the solution first."""
    best = proof.right[0]
    chance = float(best.wins.mean())
    listed: list[dict[str, Any]] = []
    ideas = set()
    for arm in (best, *proof.wrong):
        if arm.idea in ideas or len(listed) == MOST_ALTERNATIVES:
            continue
        ideas.add(arm.idea)
        behind, error = (0.0, best.wins.std() / best.deals**0.5) if arm is best else difference(best, arm)
        number = min(best.deals, arm.deals)
        lead = float(best.leads.mean()) - float((best.leads[:number] - arm.leads[:number]).mean())
        listed.append(
            {
                "action": format_action(view.edition, arm.action),
                "win": round(min(1.0, max(0.0, chance - behind)), 3),
                "error": round(float(error), 3),
                "lead": round(lead, 1),
            }
        )
    return listed


def _texts(view: View, arms: tuple[Arm, ...]) -> list[str]:
    """The actions of the menu that these arms stand for, in notation: every payment with their numbers."""
    table = actions(view.edition)
    state = to_state(from_view(view, SplitMix(1)), view.edition)
    if view.phase == "opening":
        return [format_action(view.edition, arm.action) for arm in arms]
    right = {arm.number for arm in arms}
    listed = [format_action(view.edition, arm.action) for arm in arms]
    alike = [action for action in view.legal_actions if table.to_kernel(state, action) in right]
    return list(dict.fromkeys([*listed, *(format_action(view.edition, action) for action in alike)]))


def _lines(path: Path) -> list[str]:
    return path.read_text(encoding="utf-8").splitlines() if path.exists() else []


if __name__ == "__main__":
    main()
