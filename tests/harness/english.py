"""A search for English in texts of other languages."""

import re
from functools import cache
from typing import Final

from bot.locales import DEFAULT, FOLDER, phrases_in

APART: Final = re.compile(r"\$\w+|[^\w' ,;:.\-]+|[.:;](?= |$)")
"""A pattern that splits a phrase into runs of words that are shown unchanged."""
WORDS_LEAST: Final = 3
_COMMENT: Final = re.compile(r"^#.*\n?", re.MULTILINE)


@cache
def _written(locale: str) -> tuple[str, ...]:
    """Return every phrase as it is written; parsing them would take five times as long as the rest."""
    files = sorted((FOLDER / locale).glob("*.ftl"))
    texts = [_COMMENT.sub("", file.read_text(encoding="utf-8")) for file in files]
    phrases = [phrase for text in texts for phrase in phrases_in(text).values()]
    return tuple(" ".join(phrase.partition("=")[2].split()) for phrase in phrases)


def _runs(text: str) -> set[str]:
    runs = {" ".join(run.split()).strip(" ,.:;-") for run in APART.split(text)}
    return {run for run in runs if len(run.split()) >= WORDS_LEAST}


@cache
def english_runs(locale: str) -> frozenset[str]:
    """Return runs of words in the English phrases that no phrase of the other language contains."""
    own = " ".join(_written(locale))
    english = {run for phrase in _written(DEFAULT) for run in _runs(phrase)}
    return frozenset(run for run in english if locale == DEFAULT or run not in own)


def english_in(text: str, locale: str) -> list[str]:
    """Return the English words in a text of this language."""
    shown = " ".join(text.split())
    there = (run for run in english_runs(locale) if run in shown)
    return sorted(run for run in there if re.search(rf"(?<!\w){re.escape(run)}(?!\w)", shown))
