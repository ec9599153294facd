"""The games that players want to be called to."""

from bot.use_cases.tables.game_wishes import GameWishes, first_game
from tests.harness.use_cases.fakes import refused
from tests.harness.use_cases.tables.fakes import TableDesk


async def test_a_wish_is_kept_until_another_takes_its_place() -> None:
    desk = TableDesk()
    wishes = GameWishes(desk.house.authority, desk.house.requests, desk.wishes.port)
    assert await wishes.of(desk.asks()) == ()
    for games in (["razz", "badugi"], []):
        await wishes.save(desk.asks(), games)
        assert await wishes.of(desk.asks()) == tuple(games)
    assert await refused(wishes.save(desk.asks(guild_id=None), ["razz"])) == "only-in-a-server"


def test_a_mix_is_no_single_game_to_begin_with() -> None:
    assert first_game(("mix", "badugi")) == "badugi"
    assert first_game(("mix",)) == first_game(()) == "razz"
