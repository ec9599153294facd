"""The words of one language for times, each with its symbol; names of days and months come from Babel."""

import re
import unicodedata
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final

from babel import Locale

ABBREVIATION_LEAST: Final = 3
"""The minimum number of letters of an abbreviated day or month; no other name may begin with them."""
Symbols = tuple[str, ...]
_UMLAUTS: Final = {"ä": "ae", "ö": "oe", "ü": "ue"}


@dataclass(frozen=True)
class Vocabulary:
    """The words of a language. ``words`` maps symbols to phrases, separated by commas.

    A phrase may have several meanings.

    D0 to D6 days from Monday   M1 to M12 months   R4 every Friday   +1 tomorrow   ~evening after a day, evening
    alone   n8 in digits   w8 in words   o2 the second   and the names of the grammar's other symbols
    """

    locale: str
    words: Mapping[str, str]
    plurals: tuple[str, ...]
    """The endings that change the name of a day, like Friday, into one that means every such day."""
    definite: tuple[str, ...] = ()
    """The endings of a day's name in the definite form, which means the same day."""
    joints: tuple[str, ...] = ("",)
    """The letters between a day and a part of the day in a compound word like ``freitagabend``."""
    month_first: bool = False
    """True if some who speak the language write the month before the day: ``12/25``."""
    week_begins: tuple[int, ...] = (0,)
    weeks_of_days: Mapping[int, int] = field(default_factory=dict)
    """Number of days -> number of weeks that it means in this language, like ``quinze jours``."""
    every_other: str = ""
    """The text that means every two weeks; ``{day}`` is replaced by the day."""
    every_weeks: str = ""
    """The text that means every N weeks; ``{weeks}`` and ``{day}`` are replaced."""
    place_in_month: str = ""
    """The text that means the Nth weekday of each month; ``{place}`` and ``{day}`` are replaced."""
    places: tuple[str, ...] = ()
    """The words for second, third and fourth that replace ``{place}``."""

    @cached_property
    def phrases(self) -> Mapping[Symbols, tuple[Symbols, ...]]:
        """Phrase -> all sequences of symbols that it can mean."""
        found: dict[Symbols, list[Symbols]] = {}
        for phrase, symbols in (*self._written(), *self._names(), *self._compounds()):
            for spelling in _spellings(phrase):
                meanings = found.setdefault(tuple(spelling.split()), [])
                if symbols not in meanings:
                    meanings.append(symbols)
        return {words: tuple(meanings) for words, meanings in found.items()}

    @cached_property
    def longest(self) -> int:
        return max(map(len, self.phrases))

    def day_name(self, weekday: int) -> str:
        return str(Locale.parse(self.locale).days["format"]["wide"][weekday]).casefold()

    def beginning(self, short: str) -> tuple[Symbols, ...]:
        """Return the symbols of the day and of the month that ``short`` abbreviates.

        If ``short`` begins the names of two days, it means no day; the same goes for months.
        """
        if len(short) < ABBREVIATION_LEAST:
            return ()
        days = {symbol for symbol, name in self._wide("days", "D") if folded(name).startswith(short)}
        months = {symbol for symbol, name in self._wide("months", "M") if folded(name).startswith(short)}
        return tuple((symbol,) for found in (days, months) if len(found) == 1 for symbol in found)

    def _written(self) -> Iterator[tuple[str, Symbols]]:
        for symbols, phrases in self.words.items():
            yield from ((phrase.strip(), tuple(symbols.split())) for phrase in phrases.split(","))

    def _names(self) -> Iterator[tuple[str, Symbols]]:
        names = Locale.parse(self.locale)
        for width in ("wide", "abbreviated", "short"):
            yield from ((name, (f"D{day}",)) for day, name in names.days["format"][width].items())
        for width in ("wide", "abbreviated"):
            yield from ((name, (f"M{month}",)) for month, name in names.months["format"][width].items())
        for symbol, name in self._wide("days", "D"):
            yield from ((name + ending, (f"R{symbol[1:]}",)) for ending in self.plurals)
            yield from ((name + ending, (symbol,)) for ending in self.definite)

    def _compounds(self) -> Iterator[tuple[str, Symbols]]:
        parts = [(phrase, symbols) for phrase, symbols in self._written() if symbols[0].startswith("~")]
        for symbol, name in self._wide("days", "D"):
            for part, symbols in parts:
                yield from ((name + joint + part, (symbol, *symbols)) for joint in self.joints)

    def _wide(self, kind: str, letter: str) -> Iterator[tuple[str, str]]:
        names = getattr(Locale.parse(self.locale), kind)["format"]["wide"]
        return ((f"{letter}{number}", name) for number, name in names.items())


def folded(text: str) -> str:
    """Return the text in lower case, without accents and without dots at the end of words.

    ``Févr.`` becomes ``fevr``.
    """
    plain = text.casefold().replace("\N{RIGHT SINGLE QUOTATION MARK}", "'")
    bare = "".join(char for char in unicodedata.normalize("NFKD", plain) if not unicodedata.combining(char))
    return re.sub(r"(?<=[^\W\d])\.(?=\s|,|$)|(?<=[^\W\d])-(?=[^\W\d])", " ", bare).strip()


def _spellings(phrase: str) -> set[str]:
    """Return the phrase, and its spelling without umlauts (``ae`` for ``ä``)."""
    plain = phrase.casefold()
    return {folded(plain), folded("".join(_UMLAUTS.get(char, char) for char in plain))}
