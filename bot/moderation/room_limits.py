"""Checks that a wanted table keeps within the room's limits. Pure."""

import re
from collections.abc import Iterator
from typing import Final

from bot.common.complaint import Complaint
from bot.moderation.room_settings import RoomSettings
from bot.poker.stakes import Stakes
from bot.tables.state import TableSettings

_PAIR: Final = re.compile(r"\s*(\d+)\s*(?:/\s*(\d+)\s*)?", re.ASCII)


def excess(wanted: TableSettings, settings: RoomSettings) -> Complaint | None:
    """The complaint about a table that the room allows nobody, not even moderators; None where all is well."""
    if settings.stakes_menu and not any(_is_at(text, wanted.stakes) for text in settings.stakes_menu):
        return Complaint("room-stakes-menu", stakes=", ".join(settings.stakes_menu))
    if settings.seats_most is not None and wanted.seats_max > settings.seats_most:
        return Complaint("room-seats-most", most=settings.seats_most)
    if settings.buy_in_most is not None and wanted.buy_in_most > settings.buy_in_most:
        return Complaint("room-buy-in-most", most=settings.buy_in_most)
    return None


def wrong_channel(channel_ids: tuple[int | None, ...], settings: RoomSettings) -> Complaint | None:
    """``channel_ids``: where the table is asked for, and the channel that it is a thread of, where it is one."""
    if not settings.table_channels or set(channel_ids) & set(settings.table_channels):
        return None
    return Complaint("room-table-channels", channels=", ".join(f"<#{each}>" for each in settings.table_channels))


def _is_at(text: str, stakes: Stakes) -> bool:
    """True if an entry of the menu, such as ``10/20``, ``5/10`` or ``10``, names these stakes."""
    match = _PAIR.fullmatch(text)
    if match is None:
        return False
    first, second = int(match[1]), int(match[2]) if match[2] else None
    return (first, second) in set(_names(stakes))


def _names(stakes: Stakes) -> Iterator[tuple[int, int | None]]:
    """The stakes as people write them: the bets in fixed limit, else the blinds; the other half is left out where it is
    the customary one."""
    if stakes.limit == "fixed":
        yield stakes.small_bet, stakes.big_bet
        if stakes.big_bet == 2 * stakes.small_bet:
            yield stakes.small_bet, None
        return
    if stakes.big_blind:
        yield stakes.small_blind, stakes.big_blind
    yield stakes.small_bet, None
