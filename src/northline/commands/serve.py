"""`northline serve`: the online table."""

from __future__ import annotations

import asyncio
import sys
import threading
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, Literal
from urllib.request import urlopen

import click

from northline.commands.common import layout_beside, open_file
from northline.drawing.board_layout import LayoutError

_Command = Callable[..., None]


def _option(name: str, *names: str, **more: Any) -> Callable[[_Command], _Command]:
    """An option that an environment variable can set too: ``--log-level`` is ``NORTHLINE_LOG_LEVEL``."""
    long_name = name.partition("/")[0].removeprefix("--")  # of --https/--no-https it is https
    variable = "NORTHLINE_" + long_name.upper().replace("-", "_")
    return click.option(name, *names, envvar=variable, show_envvar=True, show_default=True, **more)


@click.command()
@_option("--host", default="127.0.0.1", help="Address to listen on.")
@_option("--port", default=8765, type=click.IntRange(0, 65535), help="Port to listen on; 0 for any free one.")
@_option(
    "--another-port/--no-another-port",
    default=False,
    help="When the port is taken, take the next free one and say so.",
)
@_option("--database", default="northline.db", metavar="URL", help="An SQLite file, or postgresql://…")
@_option(
    "--origin", multiple=True, metavar="URL", help="A web page that may use this server; repeat for more."
)
@_option("--https/--no-https", default=False, help="People reach this server over HTTPS, through a proxy.")
@_option(
    "--edition-file",
    multiple=True,
    metavar="FILE",
    help="An edition of your own, with its .geometry.json beside it if it has one; repeat for more.",
)
@_option("--archive", metavar="FOLDER", help="Where `northline db archive` has put old games.")
@_option(
    "--pace",
    default=0.8,
    type=click.FloatRange(0, 60),
    help="Seconds before a bot acts. People may choose another pace, unless it is 0.",
)
@_option(
    "--away-after",
    default=60.0,
    type=click.FloatRange(0),
    help="Seconds until others may let a bot play for somebody who is gone.",
)
@_option("--bot-deadline", default=5.0, type=click.FloatRange(0.05, 600), help="Seconds a bot may think.")
@_option("--hint-bot", default="planner", metavar="BOT", help="Who is asked for a good move.")
@_option(
    "--bot",
    "named_bots",
    multiple=True,
    metavar="NAME=SPEC",
    help="A bot of your own under a name, such as mine='cmd:./my-bot' or mine=my_bots:MyBot; repeat for more. "
    "In the variable, bots are separated by spaces.",
)
@_option(
    "--bot-workers",
    default=1,
    type=click.IntRange(1, 64),
    help="Processes in which bots think, for each worker.",
)
@_option(
    "--analysis-workers",
    default=1,
    type=click.IntRange(0, 64),
    help="Games analysed at a time, for each worker; 0 for none.",
)
@_option(
    "--workshop",
    default="on",
    type=click.Choice(["on", "here", "off"]),
    help="Who may make maps: everybody, only who plays on this machine, or nobody.",
)
@_option("--workers", default=1, type=click.IntRange(1, 256), help="Processes that serve; needs PostgreSQL.")
@_option(
    "--messages-per-second",
    default=15.0,
    type=click.FloatRange(1),
    help="Messages of one connection, in the long run; what it may be sent grows with it.",
)
@_option(
    "--requests-per-second",
    default=5.0,
    type=click.FloatRange(0.1),
    help="Requests of one address that change something, in the long run.",
)
@_option(
    "--tables-per-minute",
    default=3.0,
    type=click.FloatRange(0.1),
    help="Tables that one person sets up, in the long run.",
)
@_option(
    "--close-waiting-after",
    default=24.0,
    type=click.FloatRange(0.01),
    help="Hours until a table that waits for players is closed, if nobody is there.",
)
@_option(
    "--close-playing-after",
    default=60.0,
    type=click.FloatRange(0.01),
    help="Days until a game without clocks is closed, if nobody acts.",
)
@_option(
    "--log-addresses",
    default="none",
    type=click.Choice(["none", "network", "full"]),
    help="What to log of the addresses of those who exceed a limit.",
)
@_option(
    "--log-level",
    default="info",
    type=click.Choice(["debug", "info", "warning", "error"]),
    help="How much to log.",
)
@_option(
    "--open/--no-open", "open_browser", default=False, help="Open the game in a browser on this machine."
)
def serve(
    host: str,
    port: int,
    another_port: bool,
    database: str,
    origin: tuple[str, ...],
    https: bool,
    edition_file: tuple[str, ...],
    archive: str | None,
    pace: float,
    away_after: float,
    bot_deadline: float,
    hint_bot: str,
    named_bots: tuple[str, ...],
    bot_workers: int,
    analysis_workers: int,
    workshop: Literal["on", "here", "off"],
    workers: int,
    messages_per_second: float,
    requests_per_second: float,
    tables_per_minute: float,
    close_waiting_after: float,
    close_playing_after: float,
    log_addresses: Literal["none", "network", "full"],
    log_level: str,
    open_browser: bool,
) -> None:
    """Run a server for games over the network.

    On its own it is complete: one process, one SQLite file, reachable from this machine only. With PostgreSQL it can be
    several processes, and run on several machines behind a balancer.
    """
    if open_browser:
        click.echo("Starting Northline …", err=True)
    from northline.bots import BotError, check_bot
    from northline.bots.local import read_name
    from northline.commands.port_search import address, find_port
    from northline.server.db.database import database_name, database_url
    from northline.server.db.errors import StorageError
    from northline.server.db.store import Store
    from northline.server.ops.limits import Allowance
    from northline.server.ops.logs import set_up_logs
    from northline.server.ops.settings import Settings, built_in_editions
    from northline.server.serve import LOOPBACK
    from northline.server.serve import serve as run

    set_up_logs(log_level)
    editions = built_in_editions()
    layouts = {}
    for path in edition_file:
        extra = open_file(path)
        editions[extra.id] = extra
        try:
            layout = layout_beside(path, extra)
        except LayoutError as error:
            raise click.ClickException(str(error)) from None
        if layout is not None:
            layouts[extra.id] = layout
    try:
        own_bots = dict(read_name(text) for text in named_bots)
    except BotError as error:
        raise click.UsageError(f"--bot: {error}") from None
    try:
        if another_port and port:
            found = find_port(host, port, database_name(database) or None)
            if found.sentence:
                click.echo(found.sentence, err=True)
            if found.served:
                if open_browser:
                    _open_browser(address(host, found.port))
                return
            port = found.port
        if open_browser and _is_new_file(database):
            click.echo(f"Preparing {Path(database).absolute()}, where your games are kept …", err=True)
        check_bot(hint_bot)
        asyncio.run(_check_database(Store, database))
    except (StorageError, BotError) as error:
        raise click.ClickException(str(error)) from None
    except Exception as error:
        raise click.ClickException(f"the database cannot be opened: {type(error).__name__}") from None
    if workers > 1 and database_url(database).startswith("sqlite"):
        raise click.ClickException(
            "several workers need PostgreSQL: give its URL as --database, or use one worker"
        )
    if host not in LOOPBACK and not (origin and https):
        click.echo(
            f"Others can reach {host}. Put a proxy with HTTPS before it, and set --origin and --https.",
            err=True,
        )
    settings = Settings(
        database=database,
        editions=editions,
        layouts=layouts,
        origins=frozenset(origin),
        # A proxy before the server, or several processes: then somebody else has decided who gets in.
        network_switch=host in LOOPBACK and workers == 1 and not origin and not https,
        secure_cookies=https,
        archive=None if archive is None else Path(archive),
        pace=pace,
        away_after=away_after,
        bot_deadline=bot_deadline,
        hint_bot=hint_bot,
        named_bots=own_bots,
        bot_workers=bot_workers,
        analysis_workers=analysis_workers,
        workshop=workshop,
        message_burst=round(4 * messages_per_second),
        messages_per_second=messages_per_second,
        requests_burst=max(1, round(12 * requests_per_second)),
        requests_per_second=requests_per_second,
        new_tables=Allowance(max(1, round(10 * tables_per_minute / 3)), tables_per_minute / 60),
        welcome_bytes=Allowance(133_000 * messages_per_second, 6_700 * messages_per_second),
        close_waiting_after=3600 * close_waiting_after,
        close_playing_after=24 * 3600 * close_playing_after,
        log_addresses=log_addresses,
    )
    try:
        started = run(settings, host, port, workers, lambda url: _on_ready(url, open_browser))
    except KeyboardInterrupt:
        click.echo("Northline has stopped.", err=True)
        return
    except OSError as error:
        raise click.ClickException(f"cannot listen on {host}, port {port}: {error.strerror}") from None
    if not started:
        sys.exit(1)


def _is_new_file(database: str) -> bool:
    return "://" not in database and not Path(database).exists()


def _on_ready(url: str, open_browser: bool) -> None:
    click.echo(f"Northline listens on {url}")
    if open_browser:
        # In a thread: some browsers keep whoever opens them waiting until they are closed.
        threading.Thread(target=_open_when_ready, args=(url,), daemon=True).start()


def _open_when_ready(url: str) -> None:
    """Open a browser as soon as there is something to look at: the server listens a moment before it answers."""
    with suppress(OSError), urlopen(f"{url}/api/health", timeout=60):
        pass
    click.echo("Opening your browser. Press Ctrl-C here to stop; your games are kept.", err=True)
    _open_browser(url)


def _open_browser(url: str) -> None:
    if not webbrowser.open(url):
        click.echo(f"No browser could be opened. Go to {url} yourself.", err=True)


async def _check_database(store: Any, database: str) -> None:
    """Open the database once before anything else, so that what is wrong with it is said in one line."""
    await (await store.open(database)).close()
