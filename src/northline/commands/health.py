"""`northline health`: ask a running server whether it is well."""

from __future__ import annotations

import json
from urllib.error import HTTPError, URLError
from urllib.request import urlopen

import click


@click.command()
@click.option(
    "--url",
    default="http://127.0.0.1:8765",
    show_default=True,
    help="Where the server listens.",
)
@click.option(
    "--timeout", default=9.0, show_default=True, type=click.FloatRange(0.1, 600), help="Seconds to wait."
)
def health(url: str, timeout: float) -> None:
    """Ask a running server whether it is well, and can write to its database.

    Ends with exit code 1 if not. This is for whatever watches over the server, such as a container engine.
    """
    if not url.startswith(("http://", "https://")):
        raise click.UsageError("--url begins with http:// or https://")
    try:
        with urlopen(f"{url.rstrip('/')}/api/health", timeout=timeout) as answer:
            status = json.load(answer)["status"]
    except HTTPError as error:
        raise click.ClickException(f"the server at {url} is not well: status {error.code}") from None
    except (URLError, OSError) as error:
        why = getattr(error, "reason", error)
        raise click.ClickException(f"the server at {url} does not answer: {why}") from None
    except (ValueError, KeyError, TypeError):
        raise click.ClickException(f"what answers at {url} is not Northline") from None
    click.echo(status)
