"""`northline warm-up`: compile the kernel ahead of time."""

from __future__ import annotations

import click

_GROUPS = ("playouts", "expert", "search", "analysis", "envs")


@click.command("warm-up")
@click.option(
    "--only",
    "groups",
    multiple=True,
    type=click.Choice(_GROUPS),
    help="Just what this needs: games, the expert, the bot `search`, analysis, or environments. Repeat it for several.",
)
def warm_up(groups: tuple[str, ...]) -> None:
    """Compile everything that games, bots, analysis and environments will need, once on each machine.

    Without this, each part is compiled when it is needed first. What is compiled is kept on disk until Northline or
    Numba changes. Ends with exit code 1 if there is nowhere to keep it.
    """
    try:
        from northline.kernel import warm_up as kernel_warm_up
    except ImportError as error:
        raise click.ClickException(str(error)) from None
    from northline.commands.compiling import compile_with_progress
    from northline.kernel.core.compiler import NOWHERE_TO_KEEP

    if not kernel_warm_up.can_be_kept():
        raise click.ClickException(NOWHERE_TO_KEEP)
    parts = kernel_warm_up.parts_for(groups or _GROUPS)
    if not kernel_warm_up.missing(parts):
        click.echo("Everything is compiled already.")
        return
    compile_with_progress(parts)
    click.echo("Everything is compiled.")
