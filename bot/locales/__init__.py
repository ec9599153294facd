"""The phrases of every language as Fluent files: one folder a language, any number of files in it."""

import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

FOLDER: Final = Path(__file__).parent
DEFAULT: Final = "en-US"
"""Complete; what another language lacks is said in it."""

_KEY: Final = re.compile(r"^([a-z][\w-]*) *=", re.MULTILINE)


class Phrasebook(FluentBundle):
    """One language's phrases. A file is parsed when its first phrase is wanted, for parsing them all takes most of a
    start; no phrase refers to one of another file."""

    def __init__(self, locale: str, texts: Iterable[str]) -> None:
        super().__init__([locale], use_isolating=False)
        self._unread = {key: text for text in texts for key in _KEY.findall(text)}

    def has_message(self, message_id: str) -> bool:
        self._read(message_id)
        return bool(super().has_message(message_id))

    def get_message(self, message_id: str) -> Any:
        self._read(message_id)
        return super().get_message(message_id)

    def _read(self, key: str) -> None:
        if (wanted := self._unread.get(key)) is not None:
            self._unread = {other: text for other, text in self._unread.items() if text is not wanted}
            self.add_resource(FluentResource(wanted))


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
