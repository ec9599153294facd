"""The stakes that are offered for a new table."""

from dataclasses import replace

from bot.moderation.room_settings import RoomSettings
from bot.poker.games import GAMES
from bot.poker.stakes import Limit
from bot.tables.state import TableSettings
from bot.typed.stakes import stakes_text
from bot.typed.table_order import TableOrder, settings_of
from tests.harness.use_cases.tables.fakes import TableDesk

PRESETS: dict[str, TableSettings] = {
    "Fast": settings_of(TableOrder("badugi", "50/100")),
    "Home": settings_of(TableOrder("razz", "20/40")),
}


def played(*stakes: str, game: str = "badugi", limit: Limit = "fixed") -> list[TableSettings]:
    return [settings_of(TableOrder(game, each, limit)) for each in stakes]


async def offered(desk: TableDesk, name: str = "razz", limit: Limit = "fixed", *, practice: bool = False) -> list[str]:
    game = GAMES[name]
    rules = game.fitting(settings_of(TableOrder(name, "10", limit)).rules)
    return [stakes_text(each) for each in await desk.stakes.offered(1, game, rules, limit, practice=practice)]


async def test_the_presets_and_the_last_three_stakes_of_the_room_come_first() -> None:
    desk = TableDesk()
    desk.house.rooms.named = PRESETS
    desk.earlier.public = played("3/6", "3/6", "20/40", "7/14", "30/60", "8/16")
    assert (await offered(desk))[:4] == ["20/40", "3/6", "7/14", "10/20"]
    assert (await offered(desk, practice=True))[:2] == ["20/40", "10/20"]
    assert len(set(await offered(desk))) == len(await offered(desk))


async def test_stakes_are_not_offered_if_their_limit_differs_or_the_game_cannot_have_them() -> None:
    desk = TableDesk()
    desk.earlier.public = [*played("3/7", limit="no"), *played("6/12")]
    assert (await offered(desk, "badugi", "no"))[0] == "3/7"
    assert "3/7" not in await offered(desk, "five-card-draw", "no"), "it has antes"
    assert (await offered(desk))[0] == "6/12"


async def test_a_room_with_a_menu_of_stakes_offers_only_those() -> None:
    desk = TableDesk()
    desk.house.rooms.now, desk.house.rooms.named = replace(RoomSettings(), stakes_menu=("2/4", "5/10")), PRESETS
    desk.earlier.public = played("3/6")
    assert await offered(desk) == ["2/4", "5/10"]


async def test_a_table_opened_without_stakes_uses_those_that_the_room_played_last() -> None:
    desk = TableDesk()
    desk.earlier.public = played("50/100", "3/6")
    assert stakes_text((await desk.terms.ordered(1, TableOrder("razz"))).stakes) == "50/100"
