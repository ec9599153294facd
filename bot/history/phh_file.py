"""A finished hand as a file of the poker hand history standard, with who played, where and when. Pure."""

import json
from collections.abc import Callable
from datetime import UTC, datetime, time

from bot.moderation.hand_archive import LoggedHand
from bot.poker.events import HandStarted
from bot.poker.phh import write

NameOf = Callable[[int], str]
"""A player's name by player_id, printable; empty where nobody knows it."""


def phh_file(hand: LoggedHand, seat: int, name_of: NameOf, venue: str = "") -> str:
    """Writes the hand as the player in that seat saw it; for ``NOBODY`` as the room did. The venue is the server's
    name, printable; empty where nobody knows it. Raises ValueError for a hand that was not played to its end."""
    events = [logged.event for logged in hand.events]
    started = events[0] if events else None
    if not isinstance(started, HandStarted):
        raise ValueError("only a finished hand can be written")
    names = names_of(hand, name_of)
    told = {
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
    return write(events, seat=seat) + "".join(f"{key} = {toml(value)}\n" for key, value in told.items())


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
    """seat -> what its player is called; the seat itself where nobody knows."""
    return {seat: name_of(player) or f"Seat {seat}" for seat, player in hand.players.items()}


def toml(value: object) -> str:
    """Texts without control characters, whole numbers, times of day, and lists of them."""
    if isinstance(value, list):
        return f"[{', '.join(map(toml, value))}]"
    if isinstance(value, time):
        return value.isoformat()
    return json.dumps(value, ensure_ascii=False)
