"""Telling the other processes on a database of a change, in the transaction that makes it."""

from __future__ import annotations

from sqlalchemy import Connection, text

from northline.server.cluster.messages import CHANNEL, ClusterMessage, encode_message


def notify(connection: Connection, message: ClusterMessage) -> None:
    """Notify the other processes with this transaction: PostgreSQL delivers the message when it commits."""
    if connection.dialect.name == "postgresql":
        parameters = {"channel": CHANNEL, "note": encode_message(message)}
        connection.execute(text("SELECT pg_notify(:channel, :note)"), parameters)
