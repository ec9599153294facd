"""The phrases of every language as Fluent files: one folder per language, with any number of files."""

import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import TextElement

FOLDER: Final = Path(__file__).parent
DEFAULT: Final = "en-US"
"""The language that has all phrases. Phrases missing in another language are taken from it."""

_KEY: Final = re.compile(r"^([a-z][\w-]*) *=", re.MULTILINE)
_PLAIN: Final = re.compile(r"[a-z][\w-]* *= *([^\s{}][^\n{}]*?) *(?:\n(?:#[^\n]*| *))*")
"""The pattern of a one-line phrase without variables; comments may follow it."""
_HAND: Final = re.compile(r"\b[2-9AKQJT](?:-[2-9AKQJT]){2,}\b")
"""The pattern of a poker hand like ``8-6-4-3-2``."""


def phrases_in(text: str) -> dict[str, str]:
    """Return key -> phrase, as written in the file.

    A phrase ends where the next one begins.
    """
    begun = list(_KEY.finditer(text))
    ends = [*(key.start() for key in begun[1:]), len(text)]
    return {key[1]: text[key.start() : end] for key, end in zip(begun, ends, strict=True)}


class Phrasebook(FluentBundle):
    """One language's phrases. Each is parsed when it is first used.

    Parsing all of them would take most of the time of a start. No phrase refers to another. More than half have no
    variables, among them all command descriptions, and need no parser. Hyphens in a hand like ``8-6-4-3-2`` become
    non-breaking.
    """

    def __init__(self, locale: str, texts: Iterable[str]) -> None:
        super().__init__([locale], use_isolating=False)
        self._unread = {key: phrase for text in texts for key, phrase in phrases_in(text).items()}
        self._plain: dict[str, TextElement] = {}

    def pattern(self, key: str) -> Any:
        """Return the parsed phrase, as ``format_pattern`` takes it; None if the key is unknown."""
        if (text := self._unread.pop(key, None)) is not None:
            self._read(key, text)
        if key in self._plain:
            return self._plain[key]
        return self.get_message(key).value if self.has_message(key) else None

    def _read(self, key: str, text: str) -> None:
        text = _HAND.sub(lambda hand: hand[0].replace("-", "\N{NON-BREAKING HYPHEN}"), text)
        if (plain := _PLAIN.fullmatch(text)) is not None:
            self._plain[key] = TextElement(plain[1])
        else:
            self.add_resource(FluentResource(text))


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
