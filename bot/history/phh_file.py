"""A finished hand as a .phh file, with its players, place and time. Pure."""

import json
from collections.abc import Callable
from datetime import UTC, datetime, time

from bot.moderation.hand_archive import LoggedHand
from bot.poker.events import HandStarted
from bot.poker.phh import write

NameOf = Callable[[int], str]
"""Returns a player's printable name by player_id; empty if it is unknown."""


def phh_file(hand: LoggedHand, seat: int, name_of: NameOf, venue: str = "") -> str:
    """Return the hand as the player in that seat saw it; for ``NOBODY``, as everybody saw it.

    ``venue`` is the server's printable name; empty if it is unknown. Raises ValueError for a hand that is not
    finished.
    """
    events = [logged.event for logged in hand.events]
    started = events[0] if events else None
    if not isinstance(started, HandStarted):
        raise ValueError("only a finished hand can be written")
    names = names_of(hand, name_of)
    fields = {
        "players": [names[number] for number in started.seats],
        "seats": list(started.seats),
        "seat_count": hand.settings.seats_max,
        "table": hand.table,
        "hand": hand.number,
        **({"level": hand.level} if hand.level is not None else {}),
        **({"venue": venue} if venue else {}),
        **_when(hand.opened_ms),
        "time_limit": hand.settings.turn_seconds,
    }
    return write(events, seat=seat) + "".join(f"{key} = {toml(value)}\n" for key, value in fields.items())


def _when(opened_ms: int) -> dict[str, object]:
    began = datetime.fromtimestamp(opened_ms // 1000, UTC)
    return {
        "time": began.time(),
        "time_zone": "UTC",
        "day": began.day,
        "month": began.month,
        "year": began.year,
    }


def names_of(hand: LoggedHand, name_of: NameOf) -> dict[int, str]:
    """Return the players' names by seat; ``Seat 3`` and so on if the name is unknown."""
    return {seat: name_of(player) or f"Seat {seat}" for seat, player in hand.players.items()}


def toml(value: object) -> str:
    """Return the value as TOML.

    It is a text without control characters, a whole number, a time of day, or a list.
    """
    if isinstance(value, list):
        return f"[{', '.join(map(toml, value))}]"
    if isinstance(value, time):
        return value.isoformat()
    return json.dumps(value, ensure_ascii=False)
