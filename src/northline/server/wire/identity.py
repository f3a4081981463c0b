"""Identity without accounts: every browser keeps one secret token, and a seat stores the hash of its holder's."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Mapping

COOKIE = "northline_player"
_A_YEAR = 365 * 24 * 3600


def new_token() -> str:
    """A secret token for a browser that has none."""
    return secrets.token_urlsafe(32)


def hash_token(token: str) -> str:
    """The hash under which the server knows a player. Tokens are long and random, so it needs no salt."""
    return hashlib.sha256(token.encode()).hexdigest()


def public_name(player: str) -> str:
    """The name by which others may know a player. It leads back neither to the token nor to its hash."""
    return hashlib.sha256(b"public " + player.encode()).hexdigest()[:16]


def new_table_id() -> str:
    """A random id for a table. It is public, and part of its address."""
    return secrets.token_hex(6)


def new_code() -> str:
    """A secret code for the link with which others join a table."""
    return secrets.token_urlsafe(9)


def same_secret(one: str, other: str) -> bool:
    """Compare two secrets in constant time."""
    return hmac.compare_digest(one.encode(), other.encode())


def token_of(cookies: Mapping[str, str], authorization: str | None) -> str | None:
    """The secret token that comes with a request, as a cookie or a bearer token; None without either."""
    token = cookies.get(COOKIE)
    if authorization is not None and authorization.startswith("Bearer "):
        token = authorization.removeprefix("Bearer ").strip()
    return token if token and 20 <= len(token) <= 100 else None


def player_of(cookies: Mapping[str, str], authorization: str | None) -> str | None:
    """The player (the hash of a token) who sends a request; None without a token."""
    token = token_of(cookies, authorization)
    return None if token is None else hash_token(token)


def cookie_options(secure: bool) -> dict[str, object]:
    """The options of the token's cookie: scripts cannot read it, and other sites' pages do not send it along."""
    return {"max_age": _A_YEAR, "path": "/", "httponly": True, "samesite": "lax", "secure": secure}
