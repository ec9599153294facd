"""The ends and exceptions of recurrences.

Examples are ``until 24 december``, ``for 8 weeks`` and ``except 25 december``.
"""

import contextlib
import re
from collections.abc import Iterator
from datetime import date, timedelta
from itertools import pairwise, product
from typing import Final

from dateutil.relativedelta import relativedelta

from bot.typed.times.days import Day, days_meant
from bot.typed.times.vocabulary import Symbols, Vocabulary

_BEGINS: Final = frozenset({"until", "for", "except"})
_LENGTH: Final = re.compile(r"[nw](?P<number>\d{1,3}) (?P<unit>days|weeks|months)", re.ASCII)
_TIMES: Final = re.compile(r"(?:for )?[nw](?P<times>\d{1,3}) times", re.ASCII)


def without_ends(symbols: Symbols, first: date, vocabulary: Vocabulary) -> Iterator[tuple[str, str]]:
    """Yield the symbols without an end or exceptions, and the parts of a rule that these mean.

    ``every D4 for n8 weeks`` becomes ``every D4`` and ``;UNTIL=20270520``. Nothing is yielded if a part cannot be read.
    A length of time begins on ``first``; a date without a year is the next such date from ``first`` on.
    """
    plain, *ends = _segments(symbols)
    for parts in product(*(_parts(" ".join(end), first, vocabulary) for end in ends)):
        yield " ".join(plain), "".join(parts)


def _segments(symbols: Symbols) -> list[Symbols]:
    """Return the symbols cut before each end or exception."""
    at = [place for place, symbol in enumerate(symbols) if symbol in _BEGINS]
    if match := _TIMES.search(" ".join(symbols)):
        begins = len(" ".join(symbols)[: match.start()].split())
        at = sorted({*at, begins})
    cuts = [0, *at, len(symbols)]
    return [symbols[begin:end] for begin, end in pairwise(cuts)]


def _parts(symbols: str, first: date, vocabulary: Vocabulary) -> list[str]:
    """Return every part of a rule that an end or an exception can mean; none if it cannot be read."""
    if match := _TIMES.fullmatch(symbols):
        return [f";COUNT={int(match['times'])}"]
    kind, _, rest = symbols.partition(" ")
    if kind == "for":
        length = _LENGTH.fullmatch(rest)
        return [f";UNTIL={_end(first, int(length['number']), length['unit']):%Y%m%d}"] if length else []
    days = [_days(each, first, vocabulary) for each in (rest.split(" and ") if kind == "except" else [rest])]
    name = "EXDATE" if kind == "except" else "UNTIL"
    return [f";{name}={','.join(f'{day:%Y%m%d}' for day in chosen)}" for chosen in product(*days)]


def _end(first: date, number: int, unit: str) -> date:
    """Return the last day of a period that begins on ``first``."""
    after = first + (relativedelta(months=number) if unit == "months" else timedelta(**{unit: number}))
    return after - timedelta(days=1)


def _days(symbols: str, first: date, vocabulary: Vocabulary) -> set[date]:
    """Return the days that the symbols can mean, each from ``first`` on. Raises OtherWeekday."""
    meant: list[Day] = []
    with contextlib.suppress(OverflowError):  # a day outside the calendar
        meant = days_meant(symbols, first, vocabulary) if symbols else []
    return {next((each for each in day.days if each >= first), day.days[-1]) for day in meant}
