"""Parsing of a tournament's rarely used settings, typed into one option: ``turn_seconds=45 breaks=4``.

Discord limits a command to 25 options. No I/O. Values that do not fit raise Complaint.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, get_args

from bot.common.complaint import Complaint
from bot.common.discord_limits import CHOICES_MOST
from bot.poker.rule_text import words_of
from bot.tournaments.rules.league import Formula
from bot.tournaments.settings import ENTRANTS_MOST, TournamentSettings
from bot.typed.table_order import CLOCK_LEAST, CLOCK_MOST

_WHOLE: Final = re.compile(r"[0-9]{1,6}")


@dataclass(frozen=True, slots=True)
class Figure:
    """A setting that is a whole number, with its minimum and maximum."""

    setting: str
    least: int
    most: int


@dataclass(frozen=True, slots=True)
class Word:
    """A setting that is one of a few words."""

    setting: str
    known: tuple[str, ...]


MORE: Final[Mapping[str, Figure | Word]] = {
    "turn_seconds": Figure("turn_seconds", CLOCK_LEAST, CLOCK_MOST),
    "entrants_least": Figure("entrants_least", 2, ENTRANTS_MOST),
    "late_levels": Figure("late_levels", 0, 20),
    "level_minutes": Figure("level_minutes", 1, 60),
    "fill_hours": Figure("fill_hours", 1, 7 * 24),
    "first_bet": Figure("first_bet", 10, 100_000),
    "level_hands": Figure("level_hands", 0, 50),
    "breaks": Figure("break_levels", 0, 20),
    "break_minutes": Figure("break_minutes", 1, 30),
    "ping": Figure("ping_role", 0, 0),
    "points": Word("points", get_args(Formula)),
    "points_knockout": Figure("points_knockout", 0, 20),
    "points_showing_up": Figure("points_showing_up", 0, 20),
}


def parse_more(text: str) -> dict[str, int | str]:
    """Return setting -> value; if a setting is typed twice, the last value counts. Raises Complaint."""
    found = dict[str, int | str]()
    for word in words_of(text):
        name, equals, value = word.casefold().partition("=")
        option = MORE.get(name)
        if option is None or not equals:
            raise Complaint("tournament-more-unknown", text=word, known=", ".join(MORE))
        found[option.setting] = _word(name, value, option) if isinstance(option, Word) else _figure(name, value, option)
    return found


def _word(name: str, value: str, option: Word) -> str:
    if value not in option.known:
        raise Complaint("tournament-more-word", name=name, known=", ".join(option.known))
    return value


def _figure(name: str, value: str, figure: Figure) -> int:
    if not (_WHOLE.fullmatch(value) and figure.least <= int(value) <= figure.most):
        raise Complaint("tournament-more-value", name=name, least=figure.least, most=figure.most)
    return int(value)


def suggest_more(typed: str, settings: TournamentSettings) -> list[str]:
    """Return texts that complete the typed one with each setting and its value in ``settings``."""
    words = words_of(typed)
    last = words.pop() if words and not typed.endswith((" ", ",")) else ""
    taken = {word.partition("=")[0].casefold() for word in words}
    free = [(name, option) for name, option in MORE.items() if name not in taken]
    usual = [f"{name}={value}" for name, option in free for value in _values(option, settings)]
    fitting = [text for text in usual if last.casefold() in text]
    return [" ".join([*words, text]) for text in fitting or ([last] if last else [])][:CHOICES_MOST]


def _values(option: Figure | Word, settings: TournamentSettings) -> tuple[object, ...]:
    return option.known if isinstance(option, Word) else (getattr(settings, option.setting),)
