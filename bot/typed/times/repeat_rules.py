"""The grammar of recurrences over symbols: ``every D4`` is FREQ=WEEKLY;BYDAY=FR."""

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Final

from bot.typed.times.vocabulary import Vocabulary

CODES: Final = ("MO", "TU", "WE", "TH", "FR", "SA", "SU")
LAST_DAY: Final = 31
"""The day that stands for the last day of each month, because some months have no 31st."""
_UNITS: Final = {"days": "DAILY", "weeks": "WEEKLY", "months": "MONTHLY"}
_DAYS: Final = r"(?P<days>[DR]\d(?: and)?(?: [DR]\d(?: and)?)*)"
_NUMBER: Final = r"[nwo](?P<number>[1-9]|1[0-9])"
_PLACES: Final = r"(?P<places>o(?:-1|[1-4])(?:(?: and)? o(?:-1|[1-4]))+)"
_DATES: Final = r"(?P<dates>[on]\d\d?(?:(?: and)? [on]\d\d?)*)"

Made = Callable[[re.Match[str], Vocabulary], Iterator[str]]


def rules_meant(symbols: str, vocabulary: Vocabulary) -> Iterator[str]:
    """Yield every rule that the symbols can mean."""
    for pattern, made in _GRAMMAR.items():
        if match := re.fullmatch(pattern, symbols, re.ASCII):
            yield from made(match, vocabulary)


def _always(rule: str) -> Made:
    return lambda match, vocabulary: iter((rule,))


def _weekly(match: re.Match[str], _: Vocabulary) -> Iterator[str]:
    yield f"FREQ=WEEKLY;BYDAY={_codes(match['days'])}"


def _every_other(match: re.Match[str], _: Vocabulary) -> Iterator[str]:
    yield f"FREQ=WEEKLY;INTERVAL=2;BYDAY={_codes(match['days'])}"


def _every_so_many(match: re.Match[str], vocabulary: Vocabulary) -> Iterator[str]:
    """Yield the rules that a text like ``every 15 days`` can mean; in some languages also every two weeks."""
    number, unit = int(match["number"]), match["unit"]
    if unit == "days" and number in vocabulary.weeks_of_days:
        weeks = vocabulary.weeks_of_days[number]
        yield "FREQ=WEEKLY" if weeks == 1 else f"FREQ=WEEKLY;INTERVAL={weeks}"
    yield f"FREQ={_UNITS[unit]};INTERVAL={number}"


def _weeks_on(match: re.Match[str], _: Vocabulary) -> Iterator[str]:
    yield f"FREQ=WEEKLY;INTERVAL={int(match['number'])};BYDAY={_codes(match['days'])}"


def _every_second_unit(match: re.Match[str], _: Vocabulary) -> Iterator[str]:
    yield f"FREQ={_UNITS[match['unit']]};INTERVAL=2"


def _place_in_month(match: re.Match[str], _: Vocabulary) -> Iterator[str]:
    place = int(match["place"])
    if place <= 4:
        yield f"FREQ=MONTHLY;BYDAY={place}{_codes(match['day'])}"


def _places_in_month(match: re.Match[str], _: Vocabulary) -> Iterator[str]:
    day = _codes(match["day"])
    yield f"FREQ=MONTHLY;BYDAY={','.join(f'{place[1:]}{day}' for place in _all(match['places']))}"


def _dates(match: re.Match[str], _: Vocabulary) -> Iterator[str]:
    days = [int(date[1:]) for date in _all(match["dates"])]
    if all(1 <= day <= LAST_DAY for day in days):
        yield f"FREQ=MONTHLY;BYMONTHDAY={','.join(str(-1 if day == LAST_DAY else day) for day in days)}"


_GRAMMAR: Final[Mapping[str, Made]] = {
    r"daily|every days": _always("FREQ=DAILY"),
    r"weekly|every weeks": _always("FREQ=WEEKLY"),
    r"fortnightly": _always("FREQ=WEEKLY;INTERVAL=2"),
    r"monthly|every months|of-month": _always("FREQ=MONTHLY"),
    r"weekdays": _always("FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR"),
    r"weekends": _always("FREQ=WEEKLY;BYDAY=SA,SU"),
    rf"(?:every )?{_DAYS}": _weekly,
    rf"every weeks {_DAYS}": _weekly,
    rf"every other (?:weeks )?{_DAYS}": _every_other,
    rf"fortnightly {_DAYS}": _every_other,
    r"w1 (?P<days>D\d|R\d) out-of [nw]2": _every_other,
    rf"every {_NUMBER} (?P<unit>days|weeks|months)": _every_so_many,
    rf"every {_NUMBER} weeks {_DAYS}": _weeks_on,
    r"every other (?P<unit>days|weeks|months)": _every_second_unit,
    r"w1 (?P<unit>days|weeks|months) out-of [nw]2": _every_second_unit,
    r"(?:every |monthly )?o(?P<place>1|-1) (?P<day>[DR]\d)": _place_in_month,
    r"(?:monthly )?o(?P<place>[234]) (?P<day>[DR]\d)": _place_in_month,
    r"(?:every |monthly )?o(?P<place>-1|\d) (?P<day>[DR]\d) (?:of-month|monthly)": _place_in_month,
    r"(?:monthly|of-month) o(?P<place>-1|\d) (?P<day>[DR]\d)": _place_in_month,
    rf"(?:every |monthly )?{_PLACES} (?P<day>[DR]\d)(?: of-month| monthly)?": _places_in_month,
    r"every (?P<dates>o1|o[5-9]|o\d\d)": _dates,
    rf"(?:every )?{_DATES} (?:of-month|monthly)": _dates,
    rf"(?:monthly|of-month|every months) {_DATES}": _dates,
    r"(?:every )?o-1 days of-month": _always("FREQ=MONTHLY;BYMONTHDAY=-1"),
}
"""Pattern of a recurrence, over symbols -> the function that makes the rule from the match."""


def _codes(days: str) -> str:
    return ",".join(CODES[int(symbol[1])] for symbol in _all(days))


def _all(symbols: str) -> list[str]:
    return [symbol for symbol in symbols.split() if symbol != "and"]
