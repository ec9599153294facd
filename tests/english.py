"""Finds English where another language ought to stand."""

import re
from functools import cache
from typing import Final

from bot.locales import DEFAULT
from tests.languages import phrases_of

APART: Final = re.compile(r"\$\w+|[^\w' ,;:.\-]+|[.:;](?= |$)")
"""Cuts a written phrase into the runs of words that are shown as they stand."""
WORDS_LEAST: Final = 3


def _runs(text: str) -> set[str]:
    runs = {" ".join(run.split()).strip(" ,.:;-") for run in APART.split(text)}
    return {run for run in runs if len(run.split()) >= WORDS_LEAST}


@cache
def english_runs(locale: str) -> frozenset[str]:
    """Runs of words in the English phrases that the other language has in none of its own."""
    own = " ".join(" ".join(written.text.split()) for written in phrases_of(locale).values())
    english = {run for written in phrases_of(DEFAULT).values() for run in _runs(written.text)}
    return frozenset(run for run in english if locale == DEFAULT or run not in own)


def english_in(text: str, locale: str) -> list[str]:
    """The English that stands in a text of this language."""
    shown = " ".join(text.split())
    there = (run for run in english_runs(locale) if run in shown)
    return sorted(run for run in there if re.search(rf"(?<!\w){re.escape(run)}(?!\w)", shown))
