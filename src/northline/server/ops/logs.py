"""Logs as JSON lines. Of the extra fields only known ones are written, so that no secret can slip in."""

from __future__ import annotations

import json
import logging
from datetime import UTC, datetime

_FIELDS = (
    "table",
    "code",
    "bot",
    "why",
    "path",
    "error_id",
    "close_code",
    "host",
    "port",
    "number",
    "address",
)


class JsonLinesFormatter(logging.Formatter):
    """Formats a log record as one JSON object on one line."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
            **{name: getattr(record, name) for name in _FIELDS if hasattr(record, name)},
        }
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def set_up_logs(level: str) -> None:
    """Send all logs to standard error. Of libraries only warnings: their details would include cookies and cards."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLinesFormatter())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("northline").setLevel(level.upper())
