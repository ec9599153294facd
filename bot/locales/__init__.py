"""The phrases of every language as Fluent files: one folder a language, any number of files in it."""

from functools import cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

FOLDER: Final = Path(__file__).parent
DEFAULT: Final = "en-US"
"""Complete; what another language lacks is said in it."""


def locales() -> tuple[str, ...]:
    """The languages there are, by Discord's codes."""
    return tuple(sorted(path.name for path in FOLDER.iterdir() if any(path.glob("*.ftl"))))


@cache
def bundle(locale: str) -> FluentBundle:
    """One language's phrases. Raises KeyError for a language that is not there."""
    files = sorted((FOLDER / locale).glob("*.ftl"))
    if not files:
        raise KeyError(locale)
    made = FluentBundle([locale], use_isolating=False)
    for file in files:
        made.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return made
