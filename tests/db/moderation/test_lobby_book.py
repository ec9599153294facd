"""Where a lobby stands, who wants to be called to which game, and who was."""

from dataclasses import replace
from pathlib import Path

from bot.moderation.lobby_book import LobbyPing, LobbyPlace
from db import SqliteStore
from tests.harness.db.scenes import GUILD, NOW, OTHER_GUILD, rows

ADA, BEN, CLEO = 9_000_000_000_000_001, 9_000_000_000_000_002, 9_000_000_000_000_003
CALL = LobbyPing(GUILD, "razz", NOW, 70, None)


async def test_a_guild_has_one_place_until_it_has_none(store: SqliteStore) -> None:
    await store.lobbies.save_place(LobbyPlace(GUILD, 70, 71))
    await store.lobbies.save_place(LobbyPlace(GUILD, 80, 81))
    await store.lobbies.save_place(LobbyPlace(OTHER_GUILD, 90, 91))
    assert await store.lobbies.places() == [LobbyPlace(GUILD, 80, 81), LobbyPlace(OTHER_GUILD, 90, 91)]
    await store.lobbies.drop_place(GUILD)
    assert await store.lobbies.places() == [LobbyPlace(OTHER_GUILD, 90, 91)]


async def test_a_players_wishes_are_those_they_made_last(store: SqliteStore) -> None:
    ada = await store.directory.player_id(ADA)
    await store.lobbies.save_games_wanted(GUILD, ada, ["razz", "badugi"])
    await store.lobbies.save_games_wanted(OTHER_GUILD, ada, ["mix"])
    await store.lobbies.save_games_wanted(GUILD, ada, ["razz", "mix"])
    assert await store.lobbies.wanted_by(GUILD, ada) == ("mix", "razz")
    await store.lobbies.save_games_wanted(GUILD, ada, [])
    assert await store.lobbies.wanted_by(GUILD, ada) == ()
    assert await store.lobbies.wanted_by(OTHER_GUILD, ada) == ("mix",)


async def test_those_come_first_who_have_not_been_called_for_longest(store: SqliteStore) -> None:
    ada, ben, cleo = [await store.directory.player_id(user) for user in (ADA, BEN, CLEO)]
    for player in (ada, ben, cleo):
        await store.lobbies.save_games_wanted(GUILD, player, ["razz"])
    first, second, third = await store.lobbies.players_wanting(GUILD, "razz", without=(), most=9)
    await store.lobbies.save_ping(CALL, [first])
    assert await store.lobbies.players_wanting(GUILD, "razz", without=(), most=9) == [second, third, first]
    assert await store.lobbies.players_wanting(GUILD, "razz", without=[second], most=1) == [third]
    await store.lobbies.save_games_wanted(GUILD, first, ["razz", "badugi"])
    assert (await store.lobbies.players_wanting(GUILD, "razz", without=(), most=9))[-1] == first, (
        "that wish is no new one"
    )
    assert await store.lobbies.players_wanting(GUILD, "badugi", without=(), most=9) == [first]
    assert await store.lobbies.players_wanting(OTHER_GUILD, "razz", without=(), most=9) == []


async def test_a_game_has_its_last_call_and_the_message_of_that(store: SqliteStore) -> None:
    await store.lobbies.save_ping(CALL, [])
    await store.lobbies.save_ping_message(GUILD, "razz", 71)
    await store.lobbies.save_ping(replace(CALL, game="badugi"), [])
    assert await store.lobbies.pending_pings() == [replace(CALL, game="badugi"), replace(CALL, message_id=71)]
    await store.lobbies.save_ping(replace(CALL, at_ms=NOW + 1), [])
    await store.lobbies.save_ping_message(GUILD, "razz", None)
    assert (await store.lobbies.pending_pings())[1] == replace(CALL, at_ms=NOW + 1)


async def test_a_forgotten_users_wishes_go_and_nothing_is_kept_of_a_stranger(store: SqliteStore, path: Path) -> None:
    ada = await store.directory.player_id(ADA)
    await store.lobbies.save_games_wanted(GUILD, ada, ["razz"])
    exported = (await store.office.privacy.export(ADA))["servers"][str(GUILD)]
    assert exported["called_to_games"] == [{"game": "razz"}]
    assert await store.office.privacy.forget(ADA, NOW)
    await store.lobbies.save_games_wanted(GUILD, ada, ["razz"])
    assert rows(path, "SELECT * FROM lobby_wanted") == []
