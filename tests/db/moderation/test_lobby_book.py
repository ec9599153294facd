"""The place of a lobby, the games that players want to be pinged for, and the pings sent."""

from dataclasses import replace
from pathlib import Path

from bot.moderation.lobby_book import LobbyPing, LobbyPlace
from db import SqliteStore
from tests.harness.db.scenes import GUILD, NOW, OTHER_GUILD, rows

ADA, BEN, CLEO = 9_000_000_000_000_001, 9_000_000_000_000_002, 9_000_000_000_000_003
CALL = LobbyPing(GUILD, "razz", NOW, 70, None)


async def test_a_guild_has_at_most_one_lobby_and_the_lobby_can_be_removed(store: SqliteStore) -> None:
    await store.lobbies.save_place(LobbyPlace(GUILD, 70, 71))
    await store.lobbies.save_place(LobbyPlace(GUILD, 80, 81))
    await store.lobbies.save_place(LobbyPlace(OTHER_GUILD, 90, 91))
    assert await store.lobbies.places() == [LobbyPlace(GUILD, 80, 81), LobbyPlace(OTHER_GUILD, 90, 91)]
    await store.lobbies.drop_place(GUILD)
    assert await store.lobbies.places() == [LobbyPlace(OTHER_GUILD, 90, 91)]


async def test_a_players_choice_of_wanted_games_replaces_their_earlier_choice(store: SqliteStore) -> None:
    ada = await store.directory.player_id(ADA)
    await store.lobbies.save_games_wanted(GUILD, ada, ["razz", "badugi"])
    await store.lobbies.save_games_wanted(OTHER_GUILD, ada, ["mix"])
    await store.lobbies.save_games_wanted(GUILD, ada, ["razz", "mix"])
    assert await store.lobbies.wanted_by(GUILD, ada) == ("mix", "razz")
    await store.lobbies.save_games_wanted(GUILD, ada, [])
    assert await store.lobbies.wanted_by(GUILD, ada) == ()
    assert await store.lobbies.wanted_by(OTHER_GUILD, ada) == ("mix",)


async def test_players_who_want_a_game_are_listed_in_the_order_of_their_last_ping(store: SqliteStore) -> None:
    ada, ben, cleo = [await store.directory.player_id(user) for user in (ADA, BEN, CLEO)]
    for player in (ada, ben, cleo):
        await store.lobbies.save_games_wanted(GUILD, player, ["razz"])
    first, second, third = await store.lobbies.players_wanting(GUILD, "razz", without=(), most=9)
    await store.lobbies.save_ping(CALL, [first])
    assert await store.lobbies.players_wanting(GUILD, "razz", without=(), most=9) == [second, third, first]
    assert await store.lobbies.players_wanting(GUILD, "razz", without=[second], most=1) == [third]
    await store.lobbies.save_games_wanted(GUILD, first, ["razz", "badugi"])
    assert (await store.lobbies.players_wanting(GUILD, "razz", without=(), most=9))[-1] == first, (
        "repeating a wish keeps its place in the order"
    )
    assert await store.lobbies.players_wanting(GUILD, "badugi", without=(), most=9) == [first]
    assert await store.lobbies.players_wanting(OTHER_GUILD, "razz", without=(), most=9) == []


async def test_the_last_ping_of_each_game_is_stored_with_its_message(store: SqliteStore) -> None:
    await store.lobbies.save_ping(CALL, [])
    await store.lobbies.save_ping_message(GUILD, "razz", 71)
    await store.lobbies.save_ping(replace(CALL, game="badugi"), [])
    assert await store.lobbies.pending_pings() == [replace(CALL, game="badugi"), replace(CALL, message_id=71)]
    await store.lobbies.save_ping(replace(CALL, at_ms=NOW + 1), [])
    await store.lobbies.save_ping_message(GUILD, "razz", None)
    assert (await store.lobbies.pending_pings())[1] == replace(CALL, at_ms=NOW + 1)


async def test_forgetting_a_user_deletes_their_wanted_games_and_no_later_choice_is_saved(
    store: SqliteStore, path: Path
) -> None:
    ada = await store.directory.player_id(ADA)
    await store.lobbies.save_games_wanted(GUILD, ada, ["razz"])
    exported = (await store.office.privacy.export(ADA))["servers"][str(GUILD)]
    assert exported["called_to_games"] == [{"game": "razz"}]
    assert await store.office.privacy.forget(ADA, NOW)
    await store.lobbies.save_games_wanted(GUILD, ada, ["razz"])
    assert rows(path, "SELECT * FROM lobby_wanted") == []
