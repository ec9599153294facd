"""A finished hand in PokerStars' text format, as one player saw it.

Many programs read this format. Pure.

The format has only real money and play money, so the table is one of play money. It cannot express features outside
PokerStars' own games: hands of other games, with Jackpots, a joker or a community card, cannot be written.
"""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Final, Literal
from zoneinfo import ZoneInfo

from bot.history.pokerstars_lines import LineWriter
from bot.history.pokerstars_words import title
from bot.history.seen_events import all_seen_by
from bot.poker.events import Event, HandFinished, HandStarted, PassedIn, StreetDealt
from bot.poker.games import GAMES

Lacking = Literal["game", "house-rules", "community"]
"""The feature of a hand that the format lacks: the game, Jackpots or a joker, or a community card."""

_FORBIDDEN: Final = re.compile(r"[:\[\]()'\"\s]+")
"""Characters that are removed from names, because they would end a name or start another part of a line.

Spaces are included, because a name could imitate a line: ``Bob collected 5 from pot``.
"""
_EASTERN: Final = ZoneInfo("America/New_York")
"""The format's own time zone, ``ET``, in which every time is given as well."""


class CannotTell(ValueError):
    """An error for a hand that PokerStars' format cannot express.

    ``lacking`` names the unsupported feature.
    """

    def __init__(self, lacking: Lacking) -> None:
        super().__init__(lacking)
        self.lacking: Final = lacking


@dataclass(frozen=True, slots=True)
class HistoryHeader:
    """Facts in the hand's first lines that are not in its events."""

    hand_id: int
    table: str
    seats_most: int
    began: datetime
    """The start of the hand, with a time zone; it is written in that zone and in Eastern Time."""
    names: Mapping[int, str]
    """The players' names by seat, with any characters."""
    mix: str = ""
    """The format's name for the mix that the hand was played in; empty without one."""
    level: int | None = None
    """The tournament's level, from 1; None without a tournament."""


def write(events: Iterable[Event], seat: int, header: HistoryHeader) -> str:
    """Return the hand's lines as the player in ``seat`` saw it, each with a line break.

    Raises CannotTell, and ValueError for a hand that is not finished.
    """
    seen = all_seen_by(events, seat)
    if not seen or not isinstance(seen[0], HandStarted) or not any(isinstance(each, HandFinished) for each in seen):
        raise ValueError("only a finished hand can be written")
    if (lacking := lacking_in(seen)) is not None:
        raise CannotTell(lacking)
    names = names_for(header.names)
    writer = LineWriter(seen[0], seat, names)
    lines = [*_heading(seen[0], header, names), *writer.lines_of_event(seen[1:]), *writer.summary()]
    return "".join(f"{line}\n" for line in lines)


def lacking_in(events: Sequence[Event]) -> Lacking | None:
    """Return the feature of the hand that the format lacks; None if it lacks none."""
    started = events[0]
    assert isinstance(started, HandStarted)
    if not GAMES[started.game].pokerstars:
        return "game"
    if started.rules.jackpots or started.rules.joker != "none" or any(isinstance(each, PassedIn) for each in events):
        return "house-rules"
    if any(isinstance(each, StreetDealt) and each.community is not None for each in events):
        return "community"
    return None


def names_for(names: Mapping[int, str]) -> dict[int, str]:
    """Return names that fit in a line: each is one word, and all are different."""
    plain = {seat: _without_forbidden(name, "_") or f"Seat_{seat}" for seat, name in names.items()}
    while duplicates := {name for name, count in Counter(plain.values()).items() if count > 1}:
        plain = {seat: f"{name}_{seat}" if name in duplicates else name for seat, name in plain.items()}
    return plain


def _without_forbidden(text: str, joint: str) -> str:
    return joint.join(filter(None, _FORBIDDEN.split(text)))


def _heading(started: HandStarted, header: HistoryHeader, names: Mapping[int, str]) -> Iterator[str]:
    game, began = GAMES[started.game], header.began
    eastern = _moment(began.astimezone(_EASTERN))
    times = f"{_moment(began)} {began.tzname()} [{eastern} ET]"
    yield f"PokerStars Hand #{header.hand_id}:  {title(game, started.stakes, header.mix, header.level)} - {times}"
    table = _without_forbidden(header.table, " ") or "Table"
    # In stud the button only sets the order of dealing, and the format leaves it out.
    button = f" Seat #{started.button} is the button" if not game.has_upcards else ""
    yield f"Table '{table}' {header.seats_most}-max (Play Money){button}"
    stacks = dict(zip(started.seats, started.stacks, strict=True))
    for seat in sorted(stacks):
        yield f"Seat {seat}: {names[seat]} ({stacks[seat]} in chips)"


def _moment(at: datetime) -> str:
    return f"{at:%Y/%m/%d} {at.hour}:{at:%M:%S}"
