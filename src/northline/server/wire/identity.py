"""Who is asking: every browser keeps one secret, and a seat knows the hash of its holder's."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Mapping

COOKIE = "northline_player"
_A_YEAR = 365 * 24 * 3600


def new_token() -> str:
    """A secret for a browser that has none."""
    return secrets.token_urlsafe(32)


def hashed(token: str) -> str:
    """What is stored of a secret. It is random and long, so a plain hash cannot be turned round."""
    return hashlib.sha256(token.encode()).hexdigest()


def public_name(player: str) -> str:
    """By what others may know a player. It leads back neither to the secret nor to its hash."""
    return hashlib.sha256(b"public " + player.encode()).hexdigest()[:16]


def new_table_id() -> str:
    """The public name of a table."""
    return secrets.token_hex(6)


def new_code() -> str:
    """What a link to sit down has in it."""
    return secrets.token_urlsafe(9)


def same_secret(one: str, other: str) -> bool:
    return hmac.compare_digest(one.encode(), other.encode())


def player_of(cookies: Mapping[str, str], authorization: str | None) -> str | None:
    """The hash of the secret that a request brings, in its cookie or, from a program, as a bearer token."""
    token = cookies.get(COOKIE)
    if authorization is not None and authorization.startswith("Bearer "):
        token = authorization.removeprefix("Bearer ").strip()
    if not token or not 20 <= len(token) <= 100:
        return None
    return hashed(token)


def cookie_options(secure: bool) -> dict[str, object]:
    """How the secret is kept: no script reads it, and no other site's page sends it along."""
    return {"max_age": _A_YEAR, "path": "/", "httponly": True, "samesite": "lax", "secure": secure}
