"""A player's first achievement of a kind, posted once at their table unless they turned that off."""

import sqlite3
from dataclasses import replace

import pytest

from bot.history.ports import Earned
from bot.publishing.table.messages import TableMessages
from tests.discord.conftest import hand as hand
from tests.discord.conftest import room as room
from tests.harness.discord.room import Room

TOLD = "🏅 **bo**: Brought it in and took it home"


async def bring_it_in_and_win(room: Room) -> None:
    await room.slash("bo", "bringin")
    await room.slash("an", "fold")


async def counted(room: Room) -> None:
    """Count the finished hands, as the bot does every few seconds."""
    await room.store.history.count_all()
    await room.wait(1)


def achievement_posts(room: Room) -> list[str]:
    return [message.content for message in room.table.history() if message.content.startswith("🏅")]


def table_messages(room: Room) -> TableMessages:
    cards = room.wiring.posts.shown.cards
    assert isinstance(cards, TableMessages)
    return cards


async def test_an_achievement_is_posted_at_the_table_once_even_across_a_restart(hand: Room) -> None:
    await bring_it_in_and_win(hand)
    assert achievement_posts(hand) == []
    await counted(hand)
    assert achievement_posts(hand) == [TOLD]
    await counted(hand)
    await hand.restart()
    await counted(hand)
    assert achievement_posts(hand) == [TOLD]


async def test_the_post_of_an_achievement_counts_as_a_request_of_the_table(hand: Room) -> None:
    await bring_it_in_and_win(hand)
    post = table_messages(hand)._states[hand.view.table_id]
    number, spent = post.counted
    assert number == hand.view.hand_number
    await counted(hand)
    assert achievement_posts(hand) == [TOLD]
    assert post.counted == (number, spent + 1)


async def test_a_request_for_a_table_without_a_message_is_not_counted(hand: Room) -> None:
    cards = table_messages(hand)
    before = cards._states[hand.view.table_id].counted
    cards.count_request(hand.view.table_id + 1)
    assert cards._states.keys() == {hand.view.table_id}
    assert cards._states[hand.view.table_id].counted == before


async def test_no_achievement_is_posted_for_a_player_who_turned_them_off(hand: Room) -> None:
    assert "only in your own" in await hand.slash("bo", "settings achievements", achievements="off")
    await bring_it_in_and_win(hand)
    await counted(hand)
    assert achievement_posts(hand) == []
    assert "Brought it in" in await hand.slash("bo", "stats")


async def test_no_achievement_is_posted_for_a_player_who_is_not_listed(hand: Room) -> None:
    await hand.slash("bo", "stats", hide=True)
    await bring_it_in_and_win(hand)
    await counted(hand)
    assert achievement_posts(hand) == []


async def test_old_achievements_and_those_that_reveal_hidden_cards_are_not_posted(hand: Room) -> None:
    """Counting all hands again announces no old achievement, and a bluff that nobody saw stays secret."""
    for older_ms, open_to_all, expected in ((11 * 60_000, True, 0), (0, False, 0), (0, True, 1)):
        now_ms = hand.wiring.base.timer.now_ms()
        earned = Earned(hand.guild.id, hand.view.table_id, await hand.player_id("bo"), "snow", now_ms, open_to_all)
        hand.store.history.praise([replace(earned, at_ms=now_ms - older_ms)])
        await hand.wait(1)
        assert len(achievement_posts(hand)) == expected, (older_ms, open_to_all)


async def test_an_achievement_that_cannot_be_posted_is_logged_once_with_its_cause(
    hand: Room, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def unread(guild_id: int, players: set[int]) -> None:
        raise sqlite3.OperationalError("disk I/O error")

    monkeypatch.setattr(hand.wiring.reach.names, "learn", unread)
    await bring_it_in_and_win(hand)
    await counted(hand)
    assert achievement_posts(hand) == []
    assert f"the achievements at table {hand.view.table_id} cannot be posted: " in caplog.text
    assert "disk I/O error" in caplog.text
    # The table's message reads the names, too, and logs the same error.
    caplog.clear()
    assert "Brought it in" in await hand.slash("bo", "stats")


async def test_an_achievement_that_everybody_could_see_is_saved_as_open_to_all(hand: Room) -> None:
    found: list[Earned] = []
    hand.store.history.praise = found.extend
    await bring_it_in_and_win(hand)
    await counted(hand)
    assert [(each.name, each.open_to_all) for each in found] == [("bring-in", True)]
    assert found[0].player_id == await hand.player_id("bo")
