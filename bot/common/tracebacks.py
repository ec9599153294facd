"""Descriptions of errors for the log, without the errors' texts, which could quote a card."""

import traceback


def where(error: BaseException) -> str:
    """Return the types of the error and its causes, and their lines of code, without any values."""
    parts = []
    seen: BaseException | None = error
    while seen is not None:
        parts.append(type(seen).__name__ + "\n" + "".join(traceback.format_tb(seen.__traceback__)))
        seen = seen.__cause__ or (None if seen.__suppress_context__ else seen.__context__)
    return "caused by ".join(parts)
