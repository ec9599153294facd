"""The check whether a requested table is within the room's limits. No I/O."""

import re
from collections.abc import Iterator
from typing import Final

from bot.common.complaint import Complaint
from bot.moderation.room_settings import RoomSettings
from bot.poker.stakes import Stakes
from bot.tables.state import TableSettings

_PAIR: Final = re.compile(r"\s*(\d+)\s*(?:/\s*(\d+)\s*)?", re.ASCII)


def excess(wanted: TableSettings, settings: RoomSettings) -> Complaint | None:
    """Return a complaint if the room's settings forbid the table, even to moderators; otherwise None."""
    if settings.stakes_menu and not any(_is_at(text, wanted.stakes) for text in settings.stakes_menu):
        return Complaint("room-stakes-menu", stakes=", ".join(settings.stakes_menu))
    if settings.seats_most is not None and wanted.seats_max > settings.seats_most:
        return Complaint("room-seats-most", most=settings.seats_most)
    if settings.buy_in_most is not None and wanted.buy_in_most > settings.buy_in_most:
        return Complaint("room-buy-in-most", most=settings.buy_in_most)
    return None


def wrong_channel(channel_ids: tuple[int | None, ...], settings: RoomSettings) -> Complaint | None:
    """Return a complaint if the room does not allow tables in the channel; otherwise None.

    ``channel_ids`` are the channel of the request and, if it is a thread, its parent channel.
    """
    if not settings.table_channels or set(channel_ids) & set(settings.table_channels):
        return None
    return Complaint("room-table-channels", channels=", ".join(f"<#{each}>" for each in settings.table_channels))


def _is_at(text: str, stakes: Stakes) -> bool:
    """Return True if an entry of the stakes menu (``10/20``, ``5/10`` or ``10``) names these stakes."""
    match = _PAIR.fullmatch(text)
    if match is None:
        return False
    first, second = int(match[1]), int(match[2]) if match[2] else None
    return (first, second) in set(_names(stakes))


def _names(stakes: Stakes) -> Iterator[tuple[int, int | None]]:
    """Yield every way in which people write the stakes.

    They write the bets in fixed limit, otherwise the blinds. A way with a single number has None in second place.
    """
    if stakes.limit == "fixed":
        yield stakes.small_bet, stakes.big_bet
        if stakes.big_bet == 2 * stakes.small_bet:
            yield stakes.small_bet, None
        return
    if stakes.big_blind:
        yield stakes.small_blind, stakes.big_blind
    yield stakes.small_bet, None
