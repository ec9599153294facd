"""The health report for moderators: the state of the bot and the play on their server."""

from typing import cast

from bot.moderation.ports import RoomBook
from bot.use_cases.health import Health, LookingAtHealth
from tests.harness.tables.room import GUILD, Room
from tests.harness.use_cases.fakes import House, asks, moderator, refused
from tests.tables.conftest import new_store
from tests.ui.room.test_health_text import WELL


class HealthyBot:
    async def health(self) -> Health:
        return WELL


async def test_the_health_report_counts_a_servers_tables_and_running_hands_and_seated_players() -> None:
    room = Room(new_store())
    house = House()
    looking = LookingAtHealth(house.authority, cast(RoomBook, house.rooms), HealthyBot(), room.tables)
    mo, elsewhere = moderator(guild_id=GUILD), moderator(guild_id=GUILD + 1)
    assert await looking.of_server(mo) == (WELL, house.rooms.now, 0, 0, 0)
    await room.open()
    await room.seat_all({3: 1_000})
    await room.started({1: 1_000, 2: 1_000})
    assert await looking.of_server(mo) == (WELL, house.rooms.now, 2, 1, 3)
    await room.fold_round()
    assert room.hand.finished
    assert await looking.of_server(mo) == (WELL, house.rooms.now, 2, 0, 3)
    assert await looking.of_server(elsewhere) == (WELL, house.rooms.now, 0, 0, 0)
    assert await refused(looking.of_server(asks(guild_id=GUILD))) == "forbidden-not-moderator"
