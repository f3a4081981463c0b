"""Runs a program, and sees to it that nothing of it is left running: not in the package, but a script of its own.

    python warden.py LIFELINE PROGRAM [ARGUMENT ...]

LIFELINE is the number of a file descriptor, the reading end of a pipe. When whoever holds the writing end closes it,
or dies in any way at all, the warden kills the program with all its descendants, also those that have put themselves
into the background. When the program ends by itself, what it has started is killed too, and the warden ends as the
program did: with the same exit code, or by the same signal.

On Linux orphans come to the warden, as the subreaper of its descendants; elsewhere the program's process group is
killed. It imports as little as possible, since it is started for every bot that is a process."""

import ctypes
import os
import select
import signal
import sys
import time
from contextlib import suppress

CANNOT_START = 126
"""The exit code when the program cannot be run, as shells have it."""
_PR_SET_PDEATHSIG, _PR_SET_CHILD_SUBREAPER = 1, 36
_KILLING_TIME = 5.0
"""Seconds after which a program that forks faster than it can be killed is left to the system."""


def main(lifeline: int, words: list[str]) -> int:
    """Run the program to its end, or to that of the lifeline. Returns its status, as ``os.waitpid`` tells it."""
    os.set_inheritable(lifeline, False)
    _control_process(_PR_SET_CHILD_SUBREAPER, 1)
    died, wake_up = os.pipe()
    for end in (died, wake_up):
        os.set_blocking(end, False)
    signal.set_wakeup_fd(wake_up)
    signal.signal(signal.SIGCHLD, lambda *_: None)
    program = os.fork()
    if program == 0:
        _become(words)
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nowhere, stream)  # the program's streams are the program's alone
    status = None
    while status is None:
        ready, _, _ = select.select([lifeline, died], [], [])
        if lifeline in ready:
            break
        os.read(died, 4096)
        status = _reap(program)
    _kill_all(program)
    return status or 0


def _become(words: list[str]) -> None:
    os.setpgid(0, 0)
    _control_process(_PR_SET_PDEATHSIG, signal.SIGKILL)
    signal.set_wakeup_fd(-1)
    for number in (signal.SIGCHLD, signal.SIGINT, signal.SIGPIPE):
        signal.signal(number, signal.SIG_DFL)
    try:
        os.execvp(words[0], words)
    except OSError:
        os._exit(CANNOT_START)


def _control_process(option: int, value: int) -> None:
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(option, value, 0, 0, 0)


def _reap(program: int) -> int | None:
    """Take note of all children that have ended; the status of the program if it is among them."""
    found = None
    with suppress(ChildProcessError):
        while (ended := os.waitpid(-1, os.WNOHANG))[0]:
            if ended[0] == program:
                found = ended[1]
    return found


def _kill_all(program: int) -> None:
    """Kill until there are no children: those of a process that dies come to us, and are next."""
    deadline = time.monotonic() + _KILLING_TIME
    while time.monotonic() < deadline:
        with suppress(OSError):
            os.killpg(program, signal.SIGKILL)
        for child in _children():
            with suppress(OSError):
                os.kill(child, signal.SIGKILL)
        try:
            while os.waitpid(-1, os.WNOHANG)[0]:
                pass
        except ChildProcessError:
            return
        time.sleep(0.002)


def _children() -> list[int]:
    try:
        with open(f"/proc/self/task/{os.getpid()}/children", encoding="ascii") as file:
            return [int(number) for number in file.read().split()]
    except OSError:
        return []


def _end_like(status: int) -> None:
    """End as the program did, so that whoever waits for us learns what became of it."""
    if os.WIFSIGNALED(status):
        import resource

        resource.setrlimit(
            resource.RLIMIT_CORE, (0, 0)
        )  # its own memory may be worth a core dump, ours is not
        number = os.WTERMSIG(status)
        with suppress(OSError, ValueError):
            signal.signal(number, signal.SIG_DFL)
        os.kill(os.getpid(), number)
    os._exit(os.WEXITSTATUS(status))


if __name__ == "__main__":
    _end_like(main(int(sys.argv[1]), sys.argv[2:]))
