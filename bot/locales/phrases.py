"""All sentences that people see, by key, in their language. The texts are in bot/locales."""

import logging
import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Final

from bot.locales import DEFAULT, bundle, locales

log = logging.getLogger(__name__)

LOCALES: Final = tuple(sorted(locales()))
"""The available languages, sorted so that parametrized tests have the same order in every process."""

_SIGNS: Final = ("\N{MINUS SIGN}", "+")
_KEPT: Final = 2048
"""The maximum number of formatted phrases in the cache.

A table's message repeats most phrases at each update, and formatting took half of the time to draw it. At ten tables 19
of 20 are in the cache and at a hundred 32 of 33, and with 8,192 no more, which took 5 MB.
"""
_NAME: Final = "\0n"
_WHEN: Final = "\0w"
"""The places of a name and of a moment in a phrase that is kept without them; no text from outside has a \\0."""

strict = False
"""True in tests, where a missing phrase or variable raises an error.

Otherwise users see the English phrase, or the key.
"""


class PhraseError(LookupError):
    """Raised for a missing phrase or variable; the text names both."""


def say(locale: str, key: str, **values: str | int) -> str:
    """Return the phrase in the available language that is nearest to ``locale`` (Discord's code).

    It raises no errors unless ``strict`` is on.
    """
    return _said(locale, key, tuple(values.items()), strict)


@lru_cache(maxsize=_KEPT)
def _said(locale: str, key: str, values: tuple[tuple[str, str | int], ...], strictly: bool) -> str:
    """Return the phrase as ``say`` does; a table's message asks for thirty."""
    tried = None
    for language in dict.fromkeys((nearest(locale), DEFAULT)):
        text, errors = bundle(language).format(key, dict(values))
        if text is not None and not errors:
            return text
        tried = tried or text
        _report_errors(language, key, errors, strictly)
    return tried or f"[{key}]"


def find(locale: str, key: str) -> str | None:
    """Return the phrase in exactly this language; None if it does not exist."""
    return bundle(locale).format(key, {})[0] if locale in LOCALES else None


@cache
def nearest(locale: str) -> str:
    """Return the language itself if it is available, otherwise a related one, otherwise the default.

    For example, ``en-US`` is returned for ``en-GB``.
    """
    if locale in LOCALES:
        return locale
    tongue = locale.partition("-")[0]
    return next((known for known in LOCALES if known.partition("-")[0] == tongue), DEFAULT)


def _report_errors(language: str, key: str, errors: Sequence[Exception], strictly: bool) -> None:
    cause = ", ".join(map(str, errors)) or "no such phrase"
    if strictly:
        raise PhraseError(f"{language}: {key}: {cause}")
    # Only the default language must have every phrase.
    if language == DEFAULT or errors:
        log.error("phrase %s in %s: %s", key, language, cause)


@dataclass(frozen=True, slots=True)
class Phrases:
    """The phrases for one reader, with numbers and lists formatted for their language."""

    locale: str

    def __call__(self, key: str, **values: str | int) -> str:
        return _said(self.locale, key, tuple(values.items()), strict)

    def naming(self, key: str, *, name: str, when: str | None = None, **values: str | int) -> str:
        """Return the phrase with a player's escaped name, and a moment, which are put in after it is formatted.

        Kept with each name and moment, such phrases would push most others out of the cache.
        """
        if when is None:
            return self(key, name=_NAME, **values).replace(_NAME, name)
        return self(key, name=_NAME, when=_WHEN, **values).replace(_NAME, name).replace(_WHEN, when)

    def figure(self, amount: int) -> str:
        """Return the number with its digits grouped as is usual in the language, like ``12,500``."""
        return self("room-amount", amount=amount)

    def grouped(self, text: str) -> str:
        """Return the text with each number's digits grouped as is usual in the language, like ``500/1,000``."""
        return re.sub("[0-9]+", lambda number: self.figure(int(number[0])), text)

    def signed(self, amount: int) -> str:
        """Return the number with its sign, like ``+12,500``; 0 has none.

        The minus sign is as wide as the plus sign.
        """
        return f"{_SIGNS[amount > 0]}{self.figure(abs(amount))}" if amount else "0"

    def signed_tenths(self, value: float) -> str:
        """Return the number with its sign, rounded to one decimal, like ``+3.2``; ``0.0`` has no sign."""
        rounded = round(value, 1)
        sign = _SIGNS[rounded > 0] if rounded else ""
        return f"{sign}{self.tenths(abs(rounded))}"

    def tenths(self, value: float) -> str:
        """Return the number rounded to one decimal, with the language's decimal mark, like ``3.2``."""
        whole, tenth = divmod(round(round(value, 1) * 10), 10)
        return f"{self.figure(whole)}{self('decimal-mark')}{tenth}"

    def any_of(self, items: Sequence[str]) -> str:
        """Return the items joined by commas and "or", like ``call 40, raise to 80, or fold``."""
        return self._joined("or", items)

    def all_of(self, items: Sequence[str]) -> str:
        """Return the items joined by commas and "and", like ``Al, Bo and Cy``."""
        return self._joined("and", items)

    def _joined(self, word: str, items: Sequence[str]) -> str:
        if len(items) < 2:
            return "".join(items)
        size = "pair" if len(items) == 2 else "list"
        return self(f"{size}-{word}", items=", ".join(items[:-1]), last=items[-1])
