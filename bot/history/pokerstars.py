"""A finished hand in the text format of PokerStars' hand histories, as one of its players saw it, for the programs that
read those. Pure.

The format knows no chips for their own sake, so the table is one of play money. It tells nothing of what its own games
do not have: hands of other games, with Jackpots, a joker, or a community card are not written.
"""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Final, Literal
from zoneinfo import ZoneInfo

from bot.history.pokerstars_lines import Scribe
from bot.history.pokerstars_words import title
from bot.history.seen_events import all_seen_by
from bot.poker.events import Event, HandFinished, HandStarted, PassedIn, StreetDealt
from bot.poker.games import GAMES

Lacking = Literal["game", "house-rules", "community"]
"""Parts of a hand that the format has no words for: the game, Jackpots or a joker, a card in the middle."""

_FORBIDDEN: Final = re.compile(r"[:\[\]()'\"\s]+")
"""Signs that would end a name, or begin something else, in a line of the format. Spaces are among them, for a name may
be a sentence of the format: ``Bob collected 5 from pot``."""
_EASTERN: Final = ZoneInfo("America/New_York")
"""The format's own time zone, ``ET``, whatever others it names."""


class CannotTell(ValueError):
    """The format has no words for the hand; ``lacking`` says for what of it."""

    def __init__(self, lacking: Lacking) -> None:
        super().__init__(lacking)
        self.lacking: Final = lacking


@dataclass(frozen=True, slots=True)
class HistoryHeader:
    """Facts that the hand's first lines must tell and its events do not."""

    hand_id: int
    table: str
    seats_most: int
    began: datetime
    """Aware; it is written in its own time zone, and in Eastern Time."""
    names: Mapping[int, str]
    """seat -> what the player is called, whatever characters that has."""


def write(events: Iterable[Event], seat: int, header: HistoryHeader) -> str:
    """The hand as the player in ``seat`` saw it, line by line; it ends with a line break. Raises CannotTell, and
    ValueError for a hand that is not finished."""
    seen = all_seen_by(events, seat)
    if not seen or not isinstance(seen[0], HandStarted) or not any(isinstance(each, HandFinished) for each in seen):
        raise ValueError("only a finished hand can be written")
    if (lacking := lacking_in(seen)) is not None:
        raise CannotTell(lacking)
    names = names_for(header.names)
    scribe = Scribe(seen[0], seat, names)
    lines = [*_heading(seen[0], header, names), *scribe.lines_of_event(seen[1:]), *scribe.summary()]
    return "".join(f"{line}\n" for line in lines)


def lacking_in(events: Sequence[Event]) -> Lacking | None:
    """The part of the hand that the format has no words for; None where it can be told."""
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
    """Names that a line can hold, each a different one, in one word."""
    plain = {seat: _cleared(name, "_") or f"Seat_{seat}" for seat, name in names.items()}
    while doubles := {name for name, count in Counter(plain.values()).items() if count > 1}:
        plain = {seat: f"{name}_{seat}" if name in doubles else name for seat, name in plain.items()}
    return plain


def _cleared(text: str, joint: str) -> str:
    return joint.join(filter(None, _FORBIDDEN.split(text)))


def _heading(started: HandStarted, header: HistoryHeader, names: Mapping[int, str]) -> Iterator[str]:
    game, began = GAMES[started.game], header.began
    eastern = _moment(began.astimezone(_EASTERN))
    told = f"{_moment(began)} {began.tzname()} [{eastern} ET]"
    yield f"PokerStars Hand #{header.hand_id}:  {title(game, started.stakes)} - {told}"
    table = _cleared(header.table, " ") or "Table"
    # Stud has a button for the order of the deal alone, and the format does not tell it.
    button = f" Seat #{started.button} is the button" if game.has_draws else ""
    yield f"Table '{table}' {header.seats_most}-max (Play Money){button}"
    stacks = dict(zip(started.seats, started.stacks, strict=True))
    for seat in sorted(stacks):
        yield f"Seat {seat}: {names[seat]} ({stacks[seat]} in chips)"


def _moment(at: datetime) -> str:
    return f"{at:%Y/%m/%d} {at.hour}:{at:%M:%S}"
