"""The settings of an ordered table, with the room's stakes where the order has none."""

from bot.moderation.room_settings import RoomSettings
from bot.tables.state import TableSettings
from bot.typed.stakes import stakes_text
from bot.typed.table_order import TableOrder, settings_of
from tests.harness.use_cases.tables.fakes import TableDesk

PRESETS: dict[str, TableSettings] = {
    "Fast": settings_of(TableOrder("badugi", "50/100")),
    "Home": settings_of(TableOrder("razz", "20/40")),
}


async def test_a_table_opened_without_stakes_uses_the_rooms_stakes() -> None:
    """Fitting stakes of the room's menu come before a preset's, and these before the default."""
    cases: tuple[tuple[tuple[str, ...], dict[str, TableSettings], TableOrder, str], ...] = (
        ((), {}, TableOrder("razz"), "10/20"),
        ((), {}, TableOrder("badugi", limit="pot"), "5/10"),
        ((), PRESETS, TableOrder("razz"), "20/40"),
        (("2/4", "5/10"), PRESETS, TableOrder("razz"), "2/4"),
        (("2/4", "5/10"), {}, TableOrder("mix"), "2/4"),
        (("7", "5/10"), {}, TableOrder("badugi", limit="pot"), "3/7"),
    )
    for menu, presets, order, expected in cases:
        assert await stakes_of(menu, presets, order) == expected, (menu, order)


async def stakes_of(menu: tuple[str, ...], presets: dict[str, TableSettings], order: TableOrder) -> str:
    desk = TableDesk()
    desk.house.rooms.now, desk.house.rooms.named = RoomSettings(stakes_menu=menu), presets
    return stakes_text((await desk.terms.ordered(1, order)).stakes)
