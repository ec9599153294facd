"""The games for which players want to be notified."""

from bot.use_cases.tables.game_wishes import GameWishes, first_game
from tests.harness.use_cases.fakes import refused
from tests.harness.use_cases.tables.fakes import TableDesk


async def test_saving_the_games_a_player_wants_replaces_the_previous_choice() -> None:
    desk = TableDesk()
    wishes = GameWishes(desk.house.authority, desk.house.requests, desk.wishes.port)
    assert await wishes.of(desk.asks()) == ()
    for games in (["razz", "badugi"], []):
        await wishes.save(desk.asks(), games)
        assert await wishes.of(desk.asks()) == tuple(games)
    assert await refused(wishes.save(desk.asks(guild_id=None), ["razz"])) == "only-in-a-server"


def test_the_first_game_of_a_wish_list_skips_the_mix_and_defaults_to_razz() -> None:
    assert first_game(("mix", "badugi")) == "badugi"
    assert first_game(("mix",)) == first_game(()) == "razz"
