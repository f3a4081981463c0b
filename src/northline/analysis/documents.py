"""Dataclasses as JSON documents and back: read by the types of their fields, and refused by the first fault."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from functools import cache
from types import NoneType, UnionType
from typing import Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

from northline.editions.untrusted import printable, shown

_T = TypeVar("_T")
DIGITS = 5
"""Digits after the point that documents keep: far more than any of these numbers is sure of."""


class DocumentError(ValueError):
    """A document that is not what it should be; the message says where and why."""


def write(value: Any) -> Any:
    """A dataclass, and whatever is in it, as a value for JSON; numbers are rounded."""
    if is_dataclass(value) and not isinstance(value, type):
        return {field.name: write(getattr(value, field.name)) for field in fields(value)}
    if isinstance(value, Mapping):
        return {key: write(item) for key, item in value.items()}
    if isinstance(value, tuple | list):
        return [write(item) for item in value]
    if isinstance(value, float):
        return round(value, DIGITS) + 0.0  # no negative zero
    return value


def read(kind: type[_T], value: Any, where: str) -> _T:
    """A value of a document as this type, which may be a dataclass; ``where`` names it in messages.

    :raises DocumentError: when it does not fit.

    >>> read(tuple[int, ...], [1, 2], "seats")
    (1, 2)
    >>> read(tuple[int, ...], [1, "two"], "seats")
    Traceback (most recent call last):
        ...
    northline.analysis.documents.DocumentError: seats[1] should be a whole number, not "two"
    """
    result: _T = _read(kind, value, where)
    return result


@cache
def _types_of(kind: type) -> dict[str, Any]:
    return get_type_hints(kind)


def _read(kind: Any, value: Any, where: str) -> Any:
    origin = get_origin(kind)
    if origin in (UnionType, Union):
        return _read_union(kind, value, where)
    if origin is Literal:
        allowed = get_args(kind)
        if not isinstance(value, str) or value not in allowed:
            raise DocumentError(f"{where} should be one of {', '.join(allowed)}, not {shown(value)}")
        return value
    if origin is tuple:
        _check(isinstance(value, list), where, "a list", value)
        inner = get_args(kind)[0]
        return tuple(_read(inner, item, f"{where}[{place}]") for place, item in enumerate(value))
    if origin in (dict, Mapping):
        _check(isinstance(value, dict), where, "an object", value)
        inner = get_args(kind)[1]
        return {key: _read(inner, item, f"{where}.{printable(key)}") for key, item in value.items()}
    if is_dataclass(kind) and isinstance(kind, type):
        return _read_dataclass(kind, value, where)
    return _read_plain(kind, value, where)


def _read_union(kind: Any, value: Any, where: str) -> Any:
    """The first alternative that fits; where none does, what the first one found wrong."""
    alternatives = get_args(kind)
    if value is None and NoneType in alternatives:
        return None
    fault: DocumentError | None = None
    for alternative in alternatives:
        if alternative is not NoneType:
            try:
                return _read(alternative, value, where)
            except DocumentError as error:
                fault = fault or error
    assert fault is not None
    raise fault


def _read_dataclass(kind: type, value: Any, where: str) -> Any:
    _check(isinstance(value, dict), where, "an object", value)
    types = _types_of(kind)
    for key in value:
        if key not in types:
            raise DocumentError(f"{where} has no key {shown(key)}")
    missing = [name for name in types if name not in value]
    if missing:
        raise DocumentError(f'{where} lacks "{missing[0]}"')
    return kind(**{name: _read(inner, value[name], f"{where}.{name}") for name, inner in types.items()})


def _read_plain(kind: Any, value: Any, where: str) -> Any:
    if kind is bool:
        _check(isinstance(value, bool), where, "true or false", value)
    elif kind is int:
        _check(isinstance(value, int) and not isinstance(value, bool), where, "a whole number", value)
    elif kind is float:
        number = isinstance(value, int | float) and not isinstance(value, bool)
        _check(number and abs(value) < 1e15 and math.isfinite(value), where, "a number", value)
        return float(value)
    elif kind is str:
        _check(isinstance(value, str), where, "a text", value)
    else:
        raise TypeError(f"documents hold no {kind}")
    return value


def _check(fits: bool, where: str, what: str, value: Any) -> None:
    if not fits:
        raise DocumentError(f"{where} should be {what}, not {shown(value)}")
