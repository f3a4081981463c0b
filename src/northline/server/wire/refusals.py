"""Refusals: every reason to refuse a request, with a stable code and a sentence for people."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal

from northline.rules.analysis.missing import Unaffordable, Way
from northline.rules.errors import IllegalAction
from northline.rules.refusal_sentences import Value

Code = Literal[
    "bad_message",
    "bad_name",
    "bad_table",
    "bad_record",
    "unknown_edition",
    "forbidden_origin",
    "only_here",
    "banned",
    "muted",
    "not_seated",
    "wrong_code",
    "not_creator",
    "chat_off",
    "no_hints",
    "no_analysis",
    "no_workshop",
    "bad_map",
    "unknown_code",
    "unknown_table",
    "not_found",
    "bad_method",
    "archived",
    "table_full",
    "seat_taken",
    "seats_free",
    "too_few_seats",
    "already_started",
    "not_started",
    "not_finished",
    "not_your_turn",
    "game_over",
    "table_closed",
    "stale",
    "unknown_position",
    "no_undo",
    "too_many_undos",
    "resigned",
    "illegal",
    "not_an_action",
    "too_large",
    "too_fast",
    "internal",
    "unavailable",
]

STATUS: Final[dict[Code, int]] = {
    "bad_message": 400,
    "bad_name": 400,
    "bad_table": 400,
    "bad_record": 422,
    "unknown_edition": 422,
    "forbidden_origin": 403,
    "only_here": 403,
    "banned": 403,
    "muted": 403,
    "not_seated": 403,
    "wrong_code": 403,
    "not_creator": 403,
    "chat_off": 403,
    "no_hints": 403,
    "no_workshop": 403,
    "bad_map": 422,
    "no_analysis": 501,
    "unknown_code": 404,
    "unknown_table": 404,
    "not_found": 404,
    "bad_method": 405,
    "archived": 410,
    "table_full": 409,
    "seat_taken": 409,
    "seats_free": 409,
    "too_few_seats": 409,
    "already_started": 409,
    "not_started": 409,
    "not_finished": 409,
    "not_your_turn": 409,
    "game_over": 409,
    "table_closed": 409,
    "stale": 409,
    "unknown_position": 409,
    "no_undo": 409,
    "too_many_undos": 409,
    "resigned": 409,
    "illegal": 422,
    "not_an_action": 422,
    "too_large": 413,
    "too_fast": 429,
    "internal": 500,
    "unavailable": 503,
}
"""The HTTP status of each code."""

_NO_VALUES: Mapping[str, Value] = {}


class Refusal(Exception):
    """A request that is not granted. Its text may be shown to whoever asked: it never contains a secret."""

    def __init__(
        self,
        code: Code,
        why: str,
        rule: str | None = None,
        key: str | None = None,
        values: Mapping[str, Value] = _NO_VALUES,
        missing: tuple[Way, ...] = (),
    ) -> None:
        super().__init__(why)
        self.code, self.why, self.rule = code, why, rule
        self.key, self.values, self.missing = key, values, missing
        self.status = STATUS[code]

    @classmethod
    def by_the_rules(cls, illegal: IllegalAction) -> Refusal:
        """The refusal of an illegal action. Clients use its key and values to say it in their own language."""
        missing = illegal.ways if isinstance(illegal, Unaffordable) else ()
        return cls("illegal", illegal.why, illegal.rule, illegal.key, illegal.values, missing)
