"""The command as a process of its own: in a pseudo-terminal, interrupted, resumed, and in pipes."""

import os
import pty
import select
import signal
import subprocess
import sys
import time
from pathlib import Path

import northline as nl
from tests.signals import hear_ctrl_c

SOURCE = Path(nl.__file__).parents[1]
COMMAND = [sys.executable, "-m", "northline", "play", "--pace", "0"]
PATIENCE = 60.0


def environment(**more: str) -> dict[str, str]:
    kept = {key: value for key, value in os.environ.items() if key not in ("NO_COLOR", "COLUMNS", "LINES")}
    return {**kept, "PYTHONPATH": str(SOURCE), "TERM": "xterm-256color", "PYTHONUTF8": "1", **more}


class Terminal:
    """A process whose keyboard and screen we hold."""

    def __init__(self, arguments: list[str], **more: str) -> None:
        self._screen, keyboard = pty.openpty()
        self.process = subprocess.Popen(
            [*COMMAND, *arguments],
            stdin=keyboard,
            stdout=keyboard,
            stderr=keyboard,
            env=environment(**more),
            start_new_session=True,
            preexec_fn=hear_ctrl_c,
        )
        os.close(keyboard)
        self.seen = ""

    def _read(self) -> bool:
        """Read what has been shown; False when the screen is gone."""
        if select.select([self._screen], [], [], 0.2)[0]:
            try:
                self.seen += os.read(self._screen, 65536).decode(errors="replace")
            except OSError:
                return False
        return True

    def wait_for(self, text: str) -> str:
        """Read until a text appears; what was read since the last time."""
        start, end = len(self.seen), time.monotonic() + PATIENCE
        while text not in self.seen[start:]:
            there = self._read() and time.monotonic() < end
            assert there or text in self.seen[start:], f"{text!r} did not appear in {self.seen[start:]!r}"
        return self.seen[start:]

    def type(self, line: str) -> None:
        os.write(self._screen, f"{line}\n".encode())

    def interrupt(self) -> None:
        """Press Ctrl-C until it is heard: one that comes just before Python listens to the keyboard is not."""
        end = time.monotonic() + PATIENCE
        while self.process.poll() is None and time.monotonic() < end:
            self.process.send_signal(signal.SIGINT)
            for _ in range(10):
                self._read()

    def end(self) -> tuple[int, str]:
        """The exit code, and the last that was shown."""
        start, end = len(self.seen), time.monotonic() + PATIENCE
        while self.process.poll() is None and time.monotonic() < end:
            self._read()
        code = self.process.wait(1)
        while select.select([self._screen], [], [], 0)[0] and self._read():
            pass
        os.close(self._screen)
        return code, self.seen[start:]


def test_play_interrupt_and_resume_in_a_terminal(tmp_path: Path) -> None:
    record = tmp_path / "game.jsonl"
    terminal = Terminal(["--edition", "europe", "--seed", "3", "--record", str(record)])
    terminal.wait_for("Player 1> ")
    terminal.type("1 2")
    terminal.wait_for("undo to take it back: ")
    terminal.type("")
    assert "\x1b[" in terminal.wait_for("Player 1> "), "a terminal gets colours"
    terminal.type("draw")
    terminal.wait_for("Player 1> ")
    terminal.interrupt()
    code, _ = terminal.end()
    assert code == 130
    assert "Traceback" not in terminal.seen
    assert f"northline play --resume {record}" in terminal.seen[-400:]
    before = nl.Game.load(record)
    assert before.state.phase.seat == 0
    assert before.record.entries[-1].action == "draw"

    again = Terminal(["--resume", str(record)], NO_COLOR="1")
    assert "draw your second card" in again.wait_for("Player 1> ")
    again.type("draw")
    again.wait_for("Player 1> ")
    os.write(again._screen, b"\x04")  # Ctrl-D
    code, last = again.end()
    assert code == 0
    assert "The game is saved." in last
    after = nl.Game.load(record)
    assert after.record.entries[: len(before.record.entries)] == before.record.entries
    assert len(after.record.entries) > len(before.record.entries)


def test_a_killed_game_is_where_it_was(tmp_path: Path) -> None:
    record = tmp_path / "game.jsonl"
    terminal = Terminal(["--edition", "nordic_countries", "--seed", "3", "--record", str(record)])
    terminal.wait_for("Player 1> ")
    terminal.type("all")
    terminal.wait_for("undo to take it back: ")
    terminal.process.kill()
    terminal.process.wait(PATIENCE)
    assert [entry.action.split()[0] for entry in nl.Game.load(record).record.entries] == ["keep"]


def test_the_screen_is_cleared_between_two_people(tmp_path: Path) -> None:
    people = ["--seats", "human,human", "--name", "Ada", "--name", "Bo"]
    terminal = Terminal(["--edition", "europe", "--seed", "3", "--record", str(tmp_path / "g"), *people])
    terminal.wait_for("is looking: ")
    terminal.type("")
    terminal.wait_for("Ada> ")
    terminal.type("1 2")
    terminal.wait_for("take it back: ")
    terminal.type("")
    shown = terminal.wait_for("is looking: ")
    assert "\x1b[2J\x1b[3J" in shown
    terminal.type("")
    shown = terminal.wait_for("Bo> ")
    assert "\x1b[2J\x1b[3J" in shown
    terminal.process.kill()
    terminal.end()


def test_in_pipes_without_colours_and_with_bytes_that_are_no_text(tmp_path: Path) -> None:
    done = subprocess.run(
        [*COMMAND, "--edition", "northern_lights", "--seed", "3", "--record", str(tmp_path / "g")],
        input=b"\xff\xfe\x00nonsense\n1 2\n\ndraw\nstop\nquit\n",
        capture_output=True,
        env=environment(),
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stderr == b""
    assert b"\x1b" not in done.stdout
    assert [e.action for e in nl.Game.load(tmp_path / "g").record.entries if e.seat == 0][1:] == [
        "draw",
        "stop",
    ]


def test_without_a_keyboard_at_all(tmp_path: Path) -> None:
    done = subprocess.run(
        [*COMMAND, "--edition", "europe", "--record", str(tmp_path / "g")],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        env=environment(),
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert b"The game is saved." in done.stdout
