"""The phrases of every language as Fluent files: one folder per language, with any number of files."""

import re
import sys
from collections.abc import Iterable, Mapping
from functools import cache, cached_property
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

FOLDER: Final = Path(__file__).parent
DEFAULT: Final = "en-US"
"""The language that has all phrases. Phrases missing in another language are taken from it."""

_KEY: Final = re.compile(r"^([a-z][\w-]*) *=", re.MULTILINE)
_PLAIN: Final = re.compile(r"[a-z][\w-]* *= *([^\s{}][^\n{}]*?) *(?:\n(?:#[^\n]*| *))*")
"""The pattern of a one-line phrase without variables; comments may follow it."""
_HAND: Final = re.compile(r"\b(?:10|[2-9AKQJT])(?:-(?:10|[2-9AKQJT])){2,}\b")
"""The pattern of a poker hand like ``8-6-4-3-2`` or ``J-10-9-8``."""


def phrases_in(text: str) -> dict[str, str]:
    """Return key -> phrase, as written in the file.

    A phrase ends where the next one begins.
    """
    begun = list(_KEY.finditer(text))
    ends = [*(key.start() for key in begun[1:]), len(text)]
    return {key[1]: text[key.start() : end] for key, end in zip(begun, ends, strict=True)}


class Phrasebook:
    """One language's phrases. Each is parsed when it is first used.

    Parsing all of them would take most of the time of a start. No phrase refers to another. More than half have no
    variables, among them all command descriptions: they need no parser, so neither the library nor the language's
    plural rules, which take megabytes, are loaded for them. Hyphens in a hand like ``8-6-4-3-2`` become non-breaking.
    """

    def __init__(self, locale: str, texts: Iterable[str]) -> None:
        self._locale = locale
        # As bytes, and the keys once for all languages: few phrases are ever read, and text takes two bytes a letter
        # from the first dash on.
        self._unread = {sys.intern(key): phrase.encode() for text in texts for key, phrase in phrases_in(text).items()}
        self._reading = Lock()
        """Held while a phrase is read: another thread may ask for it too, for a picture's description."""
        self.plain: dict[str, str] = {}
        """The phrases without variables that have been used."""
        self._with_variables: set[str] = set()
        """The keys of the others that have been used; ``_parsed`` has them."""

    def format(self, key: str, values: Mapping[str, str | int]) -> tuple[str | None, tuple[Exception, ...]]:
        """Return the phrase with its values, None if the key is unknown, and the errors in it."""
        if key in self._unread:
            with self._reading:
                if (text := self._unread.get(key)) is not None:
                    self._read(key, text.decode())
                    del self._unread[key]
        if key in self.plain:
            return self.plain[key], ()
        if key not in self._with_variables:
            return None, ()
        pattern = self._parsed.get_message(key).value
        assert pattern is not None, "no phrase consists of attributes alone"
        formatted, errors = self._parsed.format_pattern(pattern, dict(values))
        return str(formatted), tuple(errors)

    @cached_property
    def _parsed(self) -> "FluentBundle":
        """The library's phrases; it loads the language's rules at once."""
        from fluent.runtime import FluentBundle

        return FluentBundle([self._locale], use_isolating=False)

    def _read(self, key: str, text: str) -> None:
        text = _HAND.sub(lambda hand: hand[0].replace("-", "\N{NON-BREAKING HYPHEN}"), text)
        if (plain := _PLAIN.fullmatch(text)) is not None:
            self.plain[key] = plain[1]
        else:
            # Here, because a bot without a table reads none of these.
            from fluent.runtime import FluentResource

            self._parsed.add_resource(FluentResource(text))
            self._with_variables.add(key)


def locales() -> tuple[str, ...]:
    """Return the available languages, as Discord's codes."""
    return tuple(sorted(path.name for path in FOLDER.iterdir() if any(path.glob("*.ftl"))))


@cache
def bundle(locale: str) -> Phrasebook:
    """Return one language's phrases. Raises KeyError for an unknown language."""
    files = sorted((FOLDER / locale).glob("*.ftl"))
    if not files:
        raise KeyError(locale)
    return Phrasebook(locale, [file.read_text(encoding="utf-8") for file in files])
