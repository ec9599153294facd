"""Opening tables: what is typed and suggested, and openings that fail."""

import discord
import pytest

from bot.tables.saving import StoreError
from tests.harness.discord.asking import Place, ask_at_once, every_command
from tests.harness.discord.room import Room


async def test_a_table_that_cannot_be_saved_leaves_nothing_in_the_channel(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def full(*_: object) -> None:
        raise StoreError("disk full")

    room.join("an")
    monkeypatch.setattr(room.wiring.play.tables, "open", full)
    told = await room.slash("an", "table open", at=room.lobby, game="razz", stakes="10/20")
    assert "That couldn't be saved, so nothing has changed." in told
    (thread,) = room.lobby.threads
    kept = await room.client.fetch_channel(thread.id)
    assert isinstance(kept, discord.Thread)
    assert kept.archived
    assert not [message for message in room.lobby.history() if message.components]
    room.forgive()


async def test_of_two_simultaneous_openings_in_a_channel_without_threads_only_the_first_succeeds(room: Room) -> None:
    room.join("an", "bo")
    deny = discord.PermissionOverwrite(create_public_threads=False)
    narrow = room.guild.create_text_channel("narrow", overwrites={room.bot_role: deny})
    command, order = every_command(room.client)["table open"], {"game": "razz", "stakes": "10/20"}
    both = [(command, room.people[name].id, order) for name in ("an", "bo")]
    first, second = map(room.told, await ask_at_once(room.env, Place(narrow.id, room.guild.id), *both))
    assert "The table is open" in first
    assert "There's already a table in this channel." in second
    assert len(room.wiring.play.tables.in_guild(room.guild.id)) == 1


async def test_a_table_opens_with_only_a_game_given_and_a_rule_that_does_not_exist_is_refused(room: Room) -> None:
    room.join("an")
    assert "The table is open" in await room.slash("an", "table open", at=room.lobby, game="badugi")
    (view,) = room.wiring.play.tables.in_guild(room.guild.id)
    assert (view.settings.stakes.small_bet, view.settings.stakes.big_bet) == (10, 20)
    told = await room.slash("an", "table open", at=room.lobby, game="badugi", rules="wsop")
    assert "There's no preset or house rule “wsop”. Presets: brief, tda, robert." in told
    assert "raise_cap, heads_up_uncapped, show_all" in told
    told = await room.slash("an", "table open", at=room.lobby)
    assert told == "Choose a game, or choose a preset."


async def test_house_rules_are_suggested_by_name_with_a_sentence_each(room: Room) -> None:
    room.join("an")

    async def suggested(typed: str, game: str = "razz") -> list[str]:
        choices = await room.people["an"].autocomplete(room.lobby, "table open", "rules", typed, game=game)
        return [choice["name"] for choice in choices]

    assert await suggested("tda bur") == [
        "tda burn=on: A card is burned before each street from third to sixth.",
        "tda burn=off: No cards are burned.",
    ]
    first, *rest = await suggested("")
    assert first == "brief: The usual rules of every table."
    assert "show_all=on: All hands are shown at showdown." in rest
    assert await suggested("show_all=off") == ["show_all=off: Without this rule."]
    ante = "the big blind also posts a big blind ante."
    assert await suggested("bb_ante=on", "horse") == [f"bb_ante=on: {ante.capitalize()}"]
    assert await suggested("bb_ante=on", "8-game") == [f"bb_ante=on: In games without a fixed limit, {ante}"], "R-17.4"
