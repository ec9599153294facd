"""Conversion of text into symbols: ``freitag 20 uhr`` and ``vendredi 20h`` both become D4 n20 oclock.

Digits mean the same in every language: t8:30 is a time of day, e8:30 an exact one that no word beside it changes, n20 a
number, o26 an ordinal, d26.3. a date. ``25.12`` can be both a time and a date.
"""

import re
from collections.abc import Iterator
from itertools import product
from typing import Final

from bot.typed.times.english import ENGLISH
from bot.typed.times.french import FRENCH
from bot.typed.times.german import GERMAN
from bot.typed.times.swedish import SWEDISH
from bot.typed.times.vocabulary import Symbols, Vocabulary, folded

VOCABULARIES: Final = (ENGLISH, GERMAN, SWEDISH, FRENCH)
READINGS_MOST: Final = 64
"""The maximum number of readings of a text; people do not type texts that have more."""
_HALF: Final = re.compile(r"(\d) ?([ap])\.?m\b\.?", re.ASCII)
_DATE_AND_TIME: Final = re.compile(r"(\d{4}-\d{1,2}-\d{1,2})t(?=\d)", re.ASCII)
_TIME: Final = re.compile(r"(\d{1,2})[:.](\d{2})(am|pm)?|(\d{1,2})(am|pm)", re.ASCII)
_DATE: Final = re.compile(
    r"\d{4}([-/])\d{1,2}\1\d{1,2}|\d{1,2}\.\d{1,2}\.(?:\d{4}|\d{2})?|\d{1,2}/\d{1,2}(?:/(?:\d{4}|\d{2}))?", re.ASCII
)
_DAY_AND_MONTH: Final = re.compile(r"\d{1,2}\.\d{1,2}", re.ASCII)
_PLACE: Final = re.compile(r"(\d{1,2})(?:st|nd|rd|th|er|eme|e|:[ea]|\.)", re.ASCII)
_FRACTION: Final = re.compile(r"\d{1,2}[.,]\d", re.ASCII)
_MIXED: Final = re.compile(r"\d[0-9a-z]*", re.ASCII)


def read_symbols(text: str, vocabulary: Vocabulary) -> Iterator[Symbols]:
    """Yield every sequence of symbols that the text can mean in this language; none if a word is unknown."""
    meanings = list(_meanings(_pieces(text), vocabulary))
    sizes = 1
    for each in meanings:
        sizes *= len(each)
    if 0 < sizes <= READINGS_MOST:
        for chosen in product(*meanings):
            yield tuple(symbol for symbols in chosen for symbol in symbols if symbol != "filler")


def _pieces(text: str) -> Symbols:
    """Return the words of the text. A part in digits is replaced by its symbols, each after a ``=``."""
    plain = _DATE_AND_TIME.sub(r"\1 ", _HALF.sub(r"\1\2m", folded(" ".join(text.split()))))
    words = [word for word in re.split(r"\s+|,(?!\d)", plain) if word]
    return tuple(piece for word in words for piece in _pieces_of(word))


def _pieces_of(word: str) -> Iterator[str]:
    if time := _TIME.fullmatch(word):
        yield f"={_time(time)}" + (f"=d{word}" if _DAY_AND_MONTH.fullmatch(word) else "")
    elif _DATE.fullmatch(word):
        yield f"=d{word}"
    elif place := _PLACE.fullmatch(word):
        yield f"=o{place[1]}"
    elif _FRACTION.fullmatch(word):
        yield f"=n{word.replace(',', '.')}" + (f"=d{word}" if _DAY_AND_MONTH.fullmatch(word) else "")
    elif _MIXED.fullmatch(word):
        for part in re.findall(r"\d+|\D+", word):
            yield f"=n{part}" if part.isdigit() else part
    else:
        yield word


def _time(match: re.Match[str]) -> str:
    """Return the symbol for a time in digits, like ``20:00``, ``20.00``, ``8:30pm`` or ``8pm``.

    An impossible time gets a symbol that the grammar does not know.
    """
    hour, minute = int(match[1] or match[4]), int(match[2] or 0)
    half = match[3] or match[5]
    if minute > 59 or hour > 24 or (half and not 1 <= hour <= 12):
        return "impossible"
    if half == "am" and (hour, minute) == (12, 0):
        return "midnight"
    if half:
        return f"e{hour % 12 + (12 if half == 'pm' else 0)}:{minute:02}"
    return f"{'e' if match[1][0] == '0' else 't'}{hour}:{minute:02}"


def _meanings(pieces: Symbols, vocabulary: Vocabulary) -> Iterator[tuple[Symbols, ...]]:
    """Yield the symbols that each phrase of the text can mean; the longest phrases are tried first."""
    at = 0
    while at < len(pieces):
        if pieces[at].startswith("="):
            yield tuple((symbol,) for symbol in pieces[at][1:].split("="))
            at += 1
            continue
        length, found = _phrase(pieces[at : at + vocabulary.longest], vocabulary)
        yield found
        at += length


def _phrase(pieces: Symbols, vocabulary: Vocabulary) -> tuple[int, tuple[Symbols, ...]]:
    for length in range(len(pieces), 0, -1):
        if found := vocabulary.phrases.get(pieces[:length]):
            return length, found
    return 1, vocabulary.beginning(pieces[0])
