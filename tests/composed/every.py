"""All scenes, composed in one language."""

from collections.abc import Callable, Iterator
from typing import Final

from bot.locales.phrases import Phrases
from tests.composed import club, deals, letters, oneself, tables, tournaments
from tests.composed.shown import Message, Shown, parts_of

CHAPTERS: Final[dict[str, Callable[[Phrases], Iterator[tuple[str, Shown]]]]] = {
    "Tables": tables.scenes,
    "Answers at a table": tables.answers,
    "Letters": letters.letters,
    "Tournaments": tournaments.scenes,
    "News of tournaments": tournaments.news,
    "Answers of tournaments": tournaments.answers,
    "Deals at the end": deals.scenes,
    "Lobby": club.lobby,
    "Rules": club.rules,
    "Hands of before": club.history,
    "Figures": club.figures,
    "Moderation": club.moderation,
    "Room": club.room,
    "Preferences": oneself.preferences,
    "Fairness": oneself.fairness,
    "Practice": oneself.practice,
    "Presets": oneself.presets,
}


def composed(locale: str) -> dict[str, dict[str, Message]]:
    """Return what the reader of each scene sees, by chapter and name."""
    say = Phrases(locale)
    return {chapter: {name: parts_of(shown) for name, shown in scenes(say)} for chapter, scenes in CHAPTERS.items()}
