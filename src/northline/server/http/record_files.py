"""Records that somebody sends: reading them, and finding the board they were played on."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from io import StringIO

from northline.editions import Edition
from northline.editions.untrusted import shown
from northline.rules.formats.record import Record, RecordError, UnknownEdition, parse_record
from northline.server.wire.refusals import Refusal

LARGEST_RECORD = 128_000
"""Bytes; the record of a long game of five has a third of that."""
TOO_LARGE = "a record has at most 128 kB"


@contextmanager
def refusing_bad_records() -> Iterator[None]:
    """Turn whatever is wrong with a record into a :class:`Refusal` with one sentence."""
    try:
        yield
    except UnknownEdition as error:
        raise Refusal("unknown_edition", str(error)) from None
    except UnicodeDecodeError:
        raise Refusal("bad_record", "a record is UTF-8 text") from None
    except RecordError as error:
        raise Refusal("bad_record", str(error)[:300]) from None


def read_record(body: bytes, editions: Mapping[str, Edition]) -> tuple[Record, Edition]:
    """A record and its edition, which must be one of this server's and unchanged. It has not been replayed yet."""
    record = parse_record(StringIO(body.decode("utf-8-sig"), newline="\n"))
    edition = editions.get(record.header.edition)
    if edition is None:
        raise UnknownEdition(f"there is no edition {shown(record.header.edition)} on this server")
    if edition.digest != record.header.digest:
        raise UnknownEdition(f"this game was played on another version of {edition.id}")
    return record, edition
