"""The log's format and destinations. No line of the log contains a secret, whatever the log level.

At the level DEBUG, libraries log everything that they send, including the token.
"""

import json
import logging
import os
import sys
import traceback
from collections.abc import Iterable
from datetime import UTC, datetime
from io import TextIOWrapper
from logging.handlers import TimedRotatingFileHandler
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Literal

from bot.common.owner_error import PASSING_NUMBERS
from bot.settings import SettingError

TEXT: Final = "%(asctime)s %(levelname)-7s %(name)s: %(message)s"
TAKEN_OUT: Final = "[secret]"


def write_logs(kind: Literal["text", "json"], file: Path | None, keep_days: int, secrets: Iterable[str]) -> None:
    """Write the lines of all loggers to standard error, and to ``file`` if it is given.

    A new file begins each day (UTC), and ``keep_days`` older ones are kept. Raises SettingError if the file cannot be
    written.
    """
    hidden = tuple(secrets)
    formatter = JsonLines(hidden) if kind == "json" else TextLines(hidden)
    handlers: list[logging.Handler] = [logging.StreamHandler()]
    if file is not None:
        handlers.append(_file_handler(file, keep_days))
    for handler in handlers:
        handler.setFormatter(formatter)
        logging.getLogger().addHandler(handler)
    sys.excepthook = UncaughtErrorReport(hidden)


def _file_handler(file: Path, keep_days: int) -> logging.Handler:
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        return DailyFile(file, when="midnight", utc=True, backupCount=keep_days, encoding="utf-8")
    except OSError as error:
        kind = LogUnwritable if error.errno in PASSING_NUMBERS else SettingError
        raise kind(f"LOG_FILE must be a file that can be written: {file}: {error.strerror}") from None


class LogUnwritable(SettingError):
    """The log file cannot be written."""

    may_pass = True


class DailyFile(TimedRotatingFileHandler):
    """A daily log file that only its owner can read, even if the file existed before."""

    def _open(self) -> TextIOWrapper:
        os.close(os.open(self.baseFilename, os.O_CREAT | os.O_WRONLY, 0o600))
        os.chmod(self.baseFilename, 0o600)
        return super()._open()


def redacted(text: str, secrets: Iterable[str]) -> str:
    for secret in secrets:
        text = text.replace(secret, TAKEN_OUT)
    return text


class TextLines(logging.Formatter):
    """A formatter for people. It removes secrets last, from the complete line."""

    def __init__(self, secrets: tuple[str, ...]) -> None:
        super().__init__(TEXT)
        self._secrets = secrets

    def format(self, record: logging.LogRecord) -> str:
        return redacted(super().format(record), self._secrets)


class JsonLines(logging.Formatter):
    """A formatter for programs: one JSON object per line.

    ``error`` is the error's type and ``place`` the line of code that raised it. The error's text is left out, because
    it could quote something private.
    """

    def __init__(self, secrets: tuple[str, ...]) -> None:
        super().__init__()
        self._secrets = secrets

    def format(self, record: logging.LogRecord) -> str:
        fields: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            # Redacted before JSON escapes it.
            "message": redacted(record.getMessage(), self._secrets),
        }
        error = record.exc_info[1] if record.exc_info else None
        if error is not None:
            fields |= {"error": type(error).__name__, "place": log_place(error)}
        return json.dumps(fields, ensure_ascii=False)


def log_place(error: BaseException) -> str:
    """Return the innermost line of code that the error passed, like ``tables/running/host.py:176 _save``.

    Empty if there is none.
    """
    frames = traceback.extract_tb(error.__traceback__)
    if not frames:
        return ""
    last = frames[-1]
    return f"{'/'.join(Path(last.filename).parts[-3:])}:{last.lineno} {last.name}"


class UncaughtErrorReport:
    """A replacement for the interpreter's report of an uncaught error; it removes the secrets."""

    def __init__(self, secrets: tuple[str, ...]) -> None:
        self._secrets = secrets

    def __call__(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        print(
            redacted("".join(traceback.format_exception(kind, error, trace)), self._secrets),
            end="",
            file=sys.stderr,
        )
