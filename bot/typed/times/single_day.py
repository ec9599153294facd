"""Parsing of a day, typed without a time of day: ``24 december``, ``freitag``, ``2027-12-24``."""

from contextlib import suppress
from datetime import date

from bot.common.complaint import Complaint
from bot.typed.times.days import OtherWeekday, days_meant
from bot.typed.times.symbols import VOCABULARIES, read_symbols


def parse_day(text: str, today: date) -> date:
    """Return the next day that the text means. Raises Complaint if it cannot be read or has several meanings."""
    found = set[date]()
    for vocabulary in VOCABULARIES:
        for symbols in read_symbols(text, vocabulary):
            with suppress(OtherWeekday, OverflowError):
                meant = days_meant(" ".join(symbols), today, vocabulary) if symbols else []
                found |= {next((each for each in day.days if each >= today), day.days[-1]) for day in meant}
    if not found:
        raise Complaint("day-unreadable", text=text, day=today.isoformat())
    if len(found) > 1:
        raise Complaint("start-several", text=text, readings=tuple(f"`{day}`" for day in sorted(found)))
    return found.pop()
