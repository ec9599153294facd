"""The commands for playing, chips and help, used correctly and incorrectly, and the bot's own errors."""

import logging
import re

import pytest

from bot.poker.games import GAMES
from bot.ui.help.topics import ORDER
from tests.harness.discord.room import Room
from tests.harness.discord.staff import AN, BO

# Acting


async def test_actions_without_a_hand_or_a_seat_are_refused(table: Room) -> None:
    for command in ("bringin", "complete", "check", "bet", "call", "raise", "fold"):
        assert "You aren't seated at this table" in await table.slash("cy", command)
        assert "You aren't seated at any table" in await table.slash("cy", command, at=table.lobby)
    await table.seat("an")
    assert "There's no hand in progress." in await table.slash("an", "check")
    assert "You have no cards" in await table.slash("an", "cards")


async def test_R4_12_refused_actions_say_what_is_allowed_and_change_nothing(table: Room) -> None:
    await table.seat("an", "bo")
    await table.deal(AN, BO)
    before = table.view.hand
    assert "It's bo's turn, not yours" in await table.slash("an", "call")
    for command in ("check", "bet", "call", "raise", "fold"):
        told = await table.slash("bo", command)
        assert "You have the bring-in. You can bring it in for 3 or complete to 10." in told, told
    assert table.view.hand == before


async def test_every_action_has_a_command(table: Room) -> None:
    await table.seat("an", "bo")
    await table.deal(AN, BO)
    assert "You bring it in for 3" in await table.slash("bo", "bringin")
    assert "You complete to 10" in await table.slash("an", "complete")
    assert "You raise to 20" in await table.slash("bo", "raise")
    assert "You call 10" in await table.slash("an", "call")
    assert "You check" in await table.slash("an", "check")
    assert "You bet 10" in await table.slash("bo", "bet", at=table.lobby)
    assert "You fold" in await table.slash("an", "fold")
    assert (table.stack("an"), table.stack("bo")) == (378, 422)


async def test_the_cards_command_shows_cards_only_to_their_owner(table: Room) -> None:
    await table.seat("an", "bo")
    await table.deal(AN, BO)
    told = await table.slash("an", "cards")
    assert "`A`" in told
    assert "`2`" in told
    assert "You have no cards" in await table.slash("cy", "cards")
    table.assert_secret("an", "As2d")


# Chips


async def test_the_first_grant_opens_a_wallet_only_once(room: Room) -> None:
    room.join("an")
    for _ in range(2):
        assert "You have **10,000** chips" in await room.slash("an", "wallet", at=room.lobby)
    await room.open_table("an")
    await room.seat("an")
    assert "**9,600** chips in your wallet, and **400** at tables" in await room.slash("an", "wallet")


async def test_only_players_without_chips_can_claim_and_only_once_a_day(room: Room) -> None:
    room.join("an")
    assert "You can only claim" in await room.slash("an", "claim", at=room.lobby)
    room.settings = room.settings.model_copy(update={"first_grant": 0})
    await room.restart()
    room.join("bo")
    assert "Here are 1,000 chips. You now have 1,000" in await room.slash("bo", "claim", at=room.lobby)
    await room.open_table("an")
    await room.seat("bo", "an")
    await room.deal(AN, BO)
    await room.slash("an", "bringin")
    await room.slash("bo", "fold")
    await room.slash("bo", "table leave")
    assert await room.wallet("bo") == 998
    assert "You've already claimed" in await room.slash("bo", "claim")
    await room.wait(24 * 3600)
    assert "Here are 2 chips" in await room.slash("bo", "claim", at=room.lobby)


# Help


async def test_the_help_topics_describe_every_command(room: Room) -> None:
    room.join("an")
    topics = await room.people["an"].autocomplete(room.lobby, "help", "topic", "")
    assert [topic["value"] for topic in topics] == list(ORDER)
    told = ""
    for topic in topics:
        page = await room.slash("an", "help", at=room.lobby, topic=topic["value"])
        assert len(page) <= 4000
        told += page
    for name in room.people["an"].available_commands(room.lobby):
        # A topic that would be too long names its commands without links.
        assert re.search(rf"(</{name}:\d+>|`/{name}`) \S", told), name
    assert "Discard cards and draw new ones" in told


async def test_help_starts_short_and_its_menu_opens_every_topic(room: Room) -> None:
    room.join("an")
    start = await room.people["an"].slash(room.lobby, "help")
    assert len(room.told(start)) < 800
    assert "</table open:" in room.told(start)
    topics = await room.people["an"].autocomplete(room.lobby, "help", "topic", "")
    assert start.response is not None
    for topic in topics:
        shown = await room.people["an"].select(start.response, values=[topic["value"]], custom_id="lb:w:help")
        assert shown.response is not None
        assert f"**{topic['name']}**" in room.told(shown)


async def test_the_rules_command_describes_how_a_game_is_played(room: Room) -> None:
    room.join("an")
    for options in ({}, {"game": "razz"}):
        assert "wheel" in await room.slash("an", "rules", at=room.lobby, **options)
    for game in GAMES:
        told = await room.slash("an", "rules", at=room.lobby, game=game)
        assert "Showdown" in told
        assert "House rules here" not in told


async def test_the_rules_command_at_a_table_includes_its_house_rules(room: Room) -> None:
    room.join("an")
    await room.open_table("an", game="five-card-draw", rules="jackpots=on joker=bug")
    told = await room.slash("an", "rules")
    assert "**Five Card Draw**" in told
    assert "jacks or better to open" in told
    assert "House rules here" not in await room.slash("an", "rules", game="badugi")


async def test_in_direct_messages_only_commands_about_help_or_settings_or_privacy_are_offered(room: Room) -> None:
    room.join("an")
    user = room.people["an"].user
    assert user.dm_channel
    wishes = ("show", "language", "pictures", "reminders", "letters", "muck", "achievements")
    settings = {f"settings {each}" for each in wishes}
    assert set(user.available_commands()) == {"help", "rules", "fair", "privacy export", "privacy delete"} | settings
    result = await user.slash("help")
    assert result.response
    assert "`/table open`" in room.told(result), "a command that cannot be used here must not be a link"
    assert "</rules:" in room.told(result)


# Suggestions


async def test_stakes_and_rules_and_tables_are_suggested_for_commands(table: Room) -> None:
    an = table.people["an"]
    stakes = await an.autocomplete(table.lobby, "table open", "stakes", "20")
    assert {"name": "20/40, ante 4, bring-in 6", "value": "20/40"} in [
        {key: choice[key] for key in ("name", "value")} for choice in stakes
    ]
    rules = await an.autocomplete(table.lobby, "table open", "rules", "tda low")
    assert rules[0]["value"] == "tda low_tie=low_suit"
    tables = await an.autocomplete(table.lobby, "table sit", "table", "tab")
    assert [choice["name"] for choice in tables] == ["Table 1, Razz 10/20"]
    told = await table.slash("bo", "table sit", at=table.lobby, table=tables[0]["value"])
    assert "You're in seat 1" in told


async def test_suggestions_depend_on_the_chosen_game(room: Room) -> None:
    room.join("an")
    an = room.people["an"]

    async def suggested(option: str, typed: str, **chosen: str) -> list[str]:
        choices = await an.autocomplete(room.lobby, "table open", option, typed, **chosen)
        return [choice["value"] for choice in choices]

    assert await suggested("stakes", "5/", game="badugi", limit="no") == ["5/10"]
    assert await suggested("stakes", "5", game="five-card-draw", limit="pot") == ["5", "50"]
    unread = {"rotation": "razz holdem", "rules": "wsop"}
    assert await suggested("stakes", "5/", game="mix", **unread) == await suggested("stakes", "5/", game="mix")
    assert await suggested("rules", "jack", game="five-card-draw") == ["jackpots=on", "jackpots=off"]
    assert await suggested("rules", "jack", game="badugi") == []
    assert await suggested("rotation", "razz badu", game="mix") == ["razz badugi"]
    (shown,) = await an.autocomplete(room.lobby, "table open", "rotation", "A-5 Triple Draw, badu", game="mix")
    assert shown == {"name": "A-5 Triple Draw, Badugi", "value": "ace-to-five-triple-draw badugi"}
    assert "jackpots=on" in await suggested("rules", "jack", game="mix", rotation="razz five")
    assert await suggested("rules", "jack", game="horse") == []
    assert await suggested("rules", "high_tie", game="horse") == ["high_tie=position", "high_tie=suit"]
    typed = await an.autocomplete(room.lobby, "tournament create", "rules", "jack", game="Draw games")
    assert "jackpots=on" in [choice["value"] for choice in typed], "a tournament's game may be typed by its name"
    (shown,) = await an.autocomplete(room.lobby, "table open", "rotation", "triple stud", game="mix")
    assert shown == {"name": "Triple stud: Razz, Seven Card Stud, Stud Hi-Lo", "value": "triple-stud"}
    (shown,) = await an.autocomplete(room.lobby, "table open", "rotation", "draw games", game="mix")
    assert shown["name"].endswith("…"), "the list of games is longer than a suggestion"


# Errors

INSIDE = "the inside of the bot"
"""The text of an error could contain a card, so it is neither shown nor logged."""


def break_wallets(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(*_: object) -> int:
        raise RuntimeError(INSIDE)

    monkeypatch.setattr(room.store.bank, "wallet", broken)


async def test_errors_of_the_bot_are_logged_and_their_text_is_never_shown(
    room: Room, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    room.join("an")
    break_wallets(room, monkeypatch)
    with caplog.at_level(logging.INFO):
        told = await room.slash("an", "wallet", at=room.lobby)
    assert "on my end" in told
    assert INSIDE not in told
    assert "/wallet failed: CommandInvokeError" in caplog.text
    assert "RuntimeError" in caplog.text
    assert INSIDE not in caplog.text
    assert len(room.env.errors) == 1
    room.forgive()


async def test_a_player_reads_that_nothing_has_changed_if_the_database_fails(room: Room) -> None:
    room.join("an")
    await room.store.close()
    told = await room.slash("an", "table open", at=room.lobby, game="razz", stakes="10/20")
    assert "That couldn't be saved, so nothing has changed." in told
    room.forgive()


async def test_an_error_is_logged_even_if_the_answer_about_it_cannot_be_sent(
    room: Room, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    room.join("an")
    break_wallets(room, monkeypatch)
    room.env.inject_error("PATCH", "/webhooks/*/messages/@original", times=None)
    await room.people["an"].slash(room.lobby, "wallet")
    assert "RuntimeError" in caplog.text
    assert "could not be sent: HTTP 500" in caplog.text
    assert INSIDE not in caplog.text
    room.forgive()
