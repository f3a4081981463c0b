"""Compiling in the foreground, with an account of how far it is."""

from __future__ import annotations

from collections.abc import Iterable

import click
from rich.console import Console

from northline.kernel.core.compiler import NOWHERE_TO_KEEP
from northline.kernel.warm_up import Part, Progress, can_be_kept, compile_parts, missing


def compile_with_progress(parts: Iterable[Part]) -> None:
    """Compile what is missing of some parts; say before each how far it is, and after it how long it took."""
    wanted = list(parts)
    console = Console(stderr=True)
    if not missing(wanted):
        return
    console.print("Compiling the kernel for this processor, which is done only once.", soft_wrap=True)
    if not can_be_kept():
        console.print(f"Note: {NOWHERE_TO_KEEP}.", soft_wrap=True, markup=False)
    with console.status("") as status:

        def on_progress(progress: Progress) -> None:
            status.update(describe(progress))
            if not console.is_terminal:  # where a line cannot be overwritten
                console.print(f"  {describe(progress)}", markup=False, soft_wrap=True)

        def on_part(part: Part, seconds: float) -> None:
            console.print(f"  {part.name}: {seconds:.0f} s", markup=False)

        try:
            compile_parts(wanted, on_progress, on_part)
        except OSError as error:
            raise click.ClickException(
                f"what was compiled cannot be kept: {error.filename or 'a file'}: {error.strerror or error}"
            ) from None


def describe(progress: Progress) -> str:
    """A line about what is being compiled.

    >>> describe(Progress(done=1, parts=4, name="planners", seconds_left=43.2))
    'part 2 of 4: planners; about 45 s left for all'
    >>> describe(Progress(done=3, parts=4, name="the search", seconds_left=310))
    'part 4 of 4: the search; about 5 min left for all'
    """
    left = progress.seconds_left
    about = f"{round(left / 60)} min" if left >= 120 else f"{max(1, round(left / 5)) * 5} s"
    return f"part {progress.done + 1} of {progress.parts}: {progress.name}; about {about} left for all"
