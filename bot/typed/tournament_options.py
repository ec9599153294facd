"""Parsing of a tournament's rarely used settings, typed into one option: ``turn_seconds=45 breaks=4``.

Discord limits a command to 25 options. No I/O. Values that do not fit raise Complaint.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, get_args

from bot.common.complaint import Complaint
from bot.common.discord_limits import CHOICES_MOST
from bot.common.passwords import hashed
from bot.poker.rule_text import words_of
from bot.tournaments.rules.league import Formula
from bot.tournaments.settings import ENTRANTS_MOST, TournamentSettings
from bot.typed.table_order import CLOCK_LEAST, CLOCK_MOST

PASSWORD_MOST: Final = 50
"""The maximum number of characters of a password."""
NOTHING: Final = "0"
"""The value that removes a role or a password."""
_ROLE: Final = re.compile(r"(?:<@&)?([0-9]{1,20})>?")
_WHOLE: Final = re.compile(r"[0-9]{1,6}")
_TARGET: Final = re.compile(r"(series:?)?#?([0-9]{1,9})")


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


@dataclass(frozen=True, slots=True)
class Target:
    """The tournament in which seats are won: its number, or ``series:`` and a series' number; 0 for none (T-8.1)."""

    setting: str


@dataclass(frozen=True, slots=True)
class Role:
    """A setting that is a role of the server, typed as a mention."""

    setting: str


@dataclass(frozen=True, slots=True)
class Password:
    """A setting that is a password, of which only the hash is kept."""

    setting: str


Option = Figure | Word | Role | Password | Target
MORE: Final[Mapping[str, Option]] = {
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
    "role": Role("entry_role"),
    "password": Password("password"),
    "points": Word("points", get_args(Formula)),
    "points_knockout": Figure("points_knockout", 0, 20),
    "points_showing_up": Figure("points_showing_up", 0, 20),
    "target": Target("target"),
    "seats_guaranteed": Figure("seats_guaranteed", 0, ENTRANTS_MOST),
}


def parse_more(text: str) -> dict[str, int | str]:
    """Return setting -> value; if a setting is typed twice, the last value counts. Raises Complaint."""
    found = dict[str, int | str]()
    for word in words_of(text):
        typed_name, equals, value = word.partition("=")
        name = typed_name.casefold()
        option = MORE.get(name)
        if option is None or not equals:
            # Without the value, which may be a password.
            raise Complaint("tournament-more-unknown", text=typed_name, known=", ".join(MORE))
        if isinstance(option, Target):
            found |= _target(value.casefold())
        else:
            found[option.setting] = _value(name, value, option)
    return found


def _value(name: str, value: str, option: Figure | Word | Role | Password) -> int | str:
    match option:
        case Figure():
            return _figure(name, value, option)
        case Word():
            return _word(name, value.casefold(), option)
        case Role():
            return _role(value)
        case Password():
            return _password(value)


def _role(value: str) -> int:
    """Return the id of the mentioned role; 0 removes it."""
    role = _ROLE.fullmatch(value)
    if role is None:
        raise Complaint("tournament-more-role")
    return int(role[1])


def _password(value: str) -> str:
    """Return the password's hash; empty text removes the password."""
    if not 0 < len(value) <= PASSWORD_MOST:
        raise Complaint("tournament-more-password", most=PASSWORD_MOST)
    return "" if value == NOTHING else hashed(value)


def _target(value: str) -> dict[str, int | str]:
    typed = _TARGET.fullmatch(value)
    if typed is None:
        raise Complaint("tournament-target-unknown", text=value)
    number = int(typed[2])
    return {"target": 0, "target_series": number} if typed[1] else {"target": number, "target_series": 0}


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


def _values(option: Option, settings: TournamentSettings) -> tuple[object, ...]:
    """Return the values to suggest; a role, a password or a target has to be typed."""
    if isinstance(option, Role | Password | Target):
        return ("",)
    return option.known if isinstance(option, Word) else (getattr(settings, option.setting),)
