"""The phrases of every language as Fluent files: one folder a language, any number of files in it."""

import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import TextElement

FOLDER: Final = Path(__file__).parent
DEFAULT: Final = "en-US"
"""Complete; what another language lacks is said in it."""

_KEY: Final = re.compile(r"^([a-z][\w-]*) *=", re.MULTILINE)
_PLAIN: Final = re.compile(r"[a-z][\w-]* *= *([^\s{}][^\n{}]*?) *(?:\n(?:#[^\n]*| *))*")
"""A phrase of one line with no value in it; comments may follow."""
_HAND: Final = re.compile(r"\b[2-9AKQJT](?:-[2-9AKQJT]){2,}\b")
"""Such as ``8-6-4-3-2``."""


def phrases_in(text: str) -> dict[str, str]:
    """The phrases of a file by their keys, each as it is written there, up to the line that begins the next."""
    begun = list(_KEY.finditer(text))
    ends = [*(key.start() for key in begun[1:]), len(text)]
    return {key[1]: text[key.start() : end] for key, end in zip(begun, ends, strict=True)}


class Phrasebook(FluentBundle):
    """One language's phrases. Each is parsed when it is first wanted, for parsing them all takes most of a start; no
    phrase refers to another. More than half have no value in them, all the commands' descriptions among them: those
    need no parser. No line breaks within a hand such as ``8-6-4-3-2``, which the files write with common hyphens."""

    def __init__(self, locale: str, texts: Iterable[str]) -> None:
        super().__init__([locale], use_isolating=False)
        self._unread = {key: phrase for text in texts for key, phrase in phrases_in(text).items()}
        self._plain: dict[str, TextElement] = {}

    def pattern(self, key: str) -> Any:
        """The phrase, to be formatted with ``format_pattern``; None where there is none of that key."""
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
    """The languages there are, by Discord's codes."""
    return tuple(sorted(path.name for path in FOLDER.iterdir() if any(path.glob("*.ftl"))))


@cache
def bundle(locale: str) -> Phrasebook:
    """One language's phrases. Raises KeyError for a language that is not there."""
    files = sorted((FOLDER / locale).glob("*.ftl"))
    if not files:
        raise KeyError(locale)
    return Phrasebook(locale, [file.read_text(encoding="utf-8") for file in files])
