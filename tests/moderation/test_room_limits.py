"""A table that a player wants to open, compared with the room's limits."""

import pytest

from bot.moderation.room_limits import excess, wrong_channel
from bot.moderation.room_settings import RoomSettings
from bot.poker.house_rules import HouseRules
from bot.poker.stakes import Stakes
from bot.tables.state import TableSettings
from bot.ui.text.sentences import sentence


def wanted(stakes: Stakes | None = None, seats: int = 8, buy_in: int = 400, most: int | None = None) -> TableSettings:
    return TableSettings("razz", stakes or Stakes.of(10, 20), HouseRules(), seats, buy_in, most or buy_in)


def key(settings: RoomSettings, table: TableSettings) -> str | None:
    """Return the key of the sentence, after checking that the sentence exists."""
    found = excess(table, settings)
    if found is not None:
        assert sentence(found, "en-US").endswith(".")
    return found.key if found else None


def test_a_server_without_settings_allows_every_table_in_every_channel() -> None:
    assert excess(wanted(Stakes.of(7, 11), 8, 10**12), RoomSettings()) is None
    assert wrong_channel((5, None), RoomSettings()) is None


@pytest.mark.parametrize(
    "case",
    [
        ("10/20", Stakes.of(10, 20), True),
        ("10", Stakes.of(10, 20), True),
        (" 10 / 20 ", Stakes.of(10, 20), True),
        ("10/20", Stakes.of(10, 20, ante=3), True),
        ("10", Stakes.of(10, 15), False),
        ("10/15", Stakes.of(10, 15), True),
        ("20/10", Stakes.of(10, 20), False),
        ("5/10", Stakes.of(10, 20), False),
        ("10/20", Stakes.of(100, 200), False),
        ("5/10", Stakes.blinds(10, limit="no"), True),
        ("10", Stakes.blinds(10, limit="no"), True),
        ("10/10", Stakes.blinds(10, limit="no"), False),
        ("10/20", Stakes.blinds(10, limit="pot"), False),
        ("10/20", Stakes.blinds(10), True),
        ("what", Stakes.of(10, 20), False),
        ("", Stakes.of(10, 20), False),
    ],
)
def test_the_stakes_menu_accepts_common_spellings_of_stakes(case: tuple[str, Stakes, bool]) -> None:
    menu, stakes, allowed = case
    settings = RoomSettings(stakes_menu=("1000/2000", menu))
    assert (key(settings, wanted(stakes)) is None) is allowed


def test_each_exceeded_limit_has_its_own_sentence_with_the_allowed_values() -> None:
    settings = RoomSettings(seats_most=6, buy_in_most=1000, stakes_menu=("10/20", "20/40"))
    assert key(settings, wanted(Stakes.of(50, 100), 6)) == "room-stakes-menu"
    assert key(settings, wanted(seats=7)) == "room-seats-most"
    assert key(settings, wanted(seats=6, buy_in=1001)) == "room-buy-in-most"
    assert key(settings, wanted(seats=6, buy_in=400, most=1001)) == "room-buy-in-most"
    assert key(settings, wanted(seats=6, buy_in=1000)) is None
    found = excess(wanted(Stakes.of(50, 100), 6), settings)
    assert found is not None
    assert "10/20, 20/40" in sentence(found, "en-US")


def test_a_table_opens_only_in_a_table_channel_or_its_threads() -> None:
    settings = RoomSettings(table_channels=(5, 6))
    assert wrong_channel((5, None), settings) is None
    assert wrong_channel((99, 6), settings) is None
    found = wrong_channel((99, 7), settings)
    assert found is not None
    assert "<#5>, <#6>" in sentence(found, "en-US")
    assert wrong_channel((None, None), settings) is not None
