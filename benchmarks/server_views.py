"""What an action costs besides the network and the database: the rules, and the messages for everybody at the table.

    python -m benchmarks.server_views

Games of two are played to their end by players who claim a route where they can and otherwise draw. It is processor
time of one thread, so that other programs disturb it less. With ``--without-progress`` messages are those of a table
where actions follow each other quickly; *changes* are for clients that ask for what has changed, and not for whole
views.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent / "src"))

from northline import edition
from northline.rules import SplitMix
from northline.rules.actions import Claim
from northline.server.game.logged_game import LoggedGame, start_entry
from northline.server.game.serializer import RecipientSerializer, Timing
from northline.server.wire.protocol import encode

BOARDS = ("europe", "nordic_countries", "northern_lights")


def measure(
    board: str, players: int, seeds: range, progress: bool, changes: bool
) -> tuple[float, float, float]:
    """Microseconds for the rules and for the messages of an action, and bytes of these messages."""
    rules = messages = 0.0
    size = actions = 0
    for seed in seeds:
        chance, names = SplitMix(seed), [str(seat) for seat in range(players)]
        start = start_entry(edition(board), names, [None] * players, chance)
        logged = LoggedGame.fold(edition(board), [start], chance)
        while not logged.over:
            seat = logged.game.to_act[0]
            menu = logged.game.legal_actions(seat)
            action = next((action for action in menu if isinstance(action, Claim)), menu[0])
            text = logged.game.text(action)
            began = time.thread_time()
            logged.commit(logged.prepare_action(seat, text, logged.seq))
            ruled = time.thread_time()
            for recipient in range(players):
                serializer = RecipientSerializer(recipient, memory=False)
                news = serializer.progress_news(logged) if progress else None
                size += len(encode(serializer.happened(logged, Timing(), news, changes=changes)))
            messages += time.thread_time() - ruled
            rules += ruled - began
            actions += 1
    return 1e6 * rules / actions, 1e6 * messages / actions, size / actions


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=5)
    parser.add_argument("--without-progress", action="store_true")
    chosen = parser.parse_args()
    progress = not chosen.without_progress
    print("| board | rules, µs | whole views, µs | bytes | changes, µs | bytes |")
    print("| --- | --- | --- | --- | --- | --- |")
    for board in BOARDS:
        for changes in (False, True):  # what is cached for an edition is there then
            measure(board, chosen.players, range(100, 102), progress, changes)
        rules, views, large = measure(board, chosen.players, range(chosen.games), progress, False)
        _, changed, small = measure(board, chosen.players, range(chosen.games), progress, True)
        print(f"| {board} | {rules:.0f} | {views:.0f} | {large:.0f} | {changed:.0f} | {small:.0f} |")


if __name__ == "__main__":
    main()
