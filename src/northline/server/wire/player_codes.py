"""Codes with which a player appears on another device, or again after a cookie was lost.

A code stands for a token without giving it away: the server stores the token sealed with the code, under a hash of the
code. So the database alone leads to nobody. A code has 100 random bits, far too many to be guessed: it needs no salt,
and no slow hash.
"""

from __future__ import annotations

import hashlib
import secrets

_LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Crockford's alphabet: no letter that looks like a digit, and no U."""
_LENGTH, _GROUP = 20, 5
_LOOKALIKES = str.maketrans("OIL", "011")


def passing_code(_token: str) -> str:
    """A code for one use. It says nothing about the token."""
    return _grouped("".join(secrets.choice(_LETTERS) for _ in range(_LENGTH)))


def lasting_code(token: str) -> str:
    """The code that a player can keep. It follows from the token, so that it can be shown again."""
    digest = hashlib.sha256(b"lasting code " + token.encode()).digest()
    return _grouped("".join(_LETTERS[byte % 32] for byte in digest[:_LENGTH]))


def read_player_code(typed: str) -> str:
    """A code as somebody typed it: in any case, with or without dashes, an O for a zero.

    >>> read_player_code("7kq2m 9f4xt-b3n8p-z6wyo")
    '7KQ2M-9F4XT-B3N8P-Z6WY0'
    """
    return _grouped("".join(filter(str.isalnum, typed.upper())).translate(_LOOKALIKES))


def code_id(code: str) -> str:
    """The name under which the server stores what a code stands for."""
    return hashlib.sha256(b"player code " + code.encode()).hexdigest()


def seal(token: str, code: str) -> str:
    """The token encrypted with the code, a one-time key: no code ever seals two tokens."""
    return _xor(token.encode(), code).hex()


def unseal(sealed: str, code: str) -> str:
    """The token that was sealed with the code."""
    return _xor(bytes.fromhex(sealed), code).decode()


def _xor(text: bytes, code: str) -> bytes:
    key = hashlib.shake_256(b"seal " + code.encode()).digest(len(text))
    return bytes(one ^ other for one, other in zip(text, key, strict=True))


def _grouped(code: str) -> str:
    return "-".join(code[first : first + _GROUP] for first in range(0, len(code), _GROUP))
