"""The cookie by which a browser stays the same player."""

from __future__ import annotations

from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from northline.server.wire import identity


def token_of_player(request: Request) -> tuple[str, bool]:
    """The token of whoever asks, or a new one, and whether it belongs into a cookie.

    Programs send their token by themselves. A browser is given its cookie again whenever it sits down: a cookie lasts a
    year, and somebody who plays every week should not be forgotten after one.
    """
    authorization = request.headers.get("authorization")
    token = identity.token_of(request.cookies, authorization)
    if token is None:
        return identity.new_token(), True
    return token, token == identity.token_of(request.cookies, None)


def set_player_cookie(response: Response, token: str, secure: bool) -> Response:
    options: dict[str, Any] = identity.cookie_options(secure)
    response.set_cookie(identity.COOKIE, token, **options)
    return response
