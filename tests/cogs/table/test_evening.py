"""The evening's results in the message of a closed or empty table, and each leaver's own result."""

import pytest

from tests.cogs.practice.test_commands import notes, words
from tests.harness.discord.room import Room
from tests.harness.discord.staff import AN, BO


async def play_a_hand(table: Room) -> None:
    """Play a hand in which ``bo`` brings it in and ``an`` folds an ante of 2."""
    await table.deal(AN, BO)
    await table.slash("bo", "bringin")
    await table.slash("an", "fold")


async def test_a_closed_table_shows_the_results_of_the_evening(table: Room) -> None:
    await table.seat("an", "bo")
    await play_a_hand(table)
    await table.slash("an", "table close")
    card = table.card_text
    assert "Tonight's results · 1 hand" in card
    assert card.index("1st **bo** · +2 in 1 hand") < card.index("2nd **an** · \N{MINUS SIGN}2 in 1 hand")
    assert "Biggest pot: **bo**" in card
    assert "This table is closed" in card
    assert "Replay the biggest pot" in table.buttons
    assert not any("Sit down" in label for label in table.buttons)


async def test_an_empty_table_shows_the_evenings_results_until_somebody_sits_down(table: Room) -> None:
    await table.seat("an", "bo")
    await play_a_hand(table)
    await table.slash("an", "table leave")
    assert "Tonight's results" not in table.card_text
    await table.slash("bo", "table leave")
    assert "Tonight's results" in table.card_text
    assert "Sit down (400)" in table.buttons
    assert "My cards" not in table.buttons, "nobody sits there"
    await table.seat("an")
    assert "Tonight's results" not in table.card_text


async def test_a_closed_table_without_a_hand_shows_no_results(table: Room) -> None:
    await table.seat("an")
    await table.slash("an", "table close")
    assert "Tonight's results" not in table.card_text
    assert "This table is closed" in table.card_text


@pytest.mark.parametrize("by_button", [False, True])
async def test_a_leaving_player_reads_their_result_of_the_evening(table: Room, by_button: bool) -> None:
    await table.seat("an", "bo")
    await play_a_hand(table)
    if by_button:
        told = await table.click("an", "Leave")
    else:
        told = await table.slash("an", "table leave")
    assert "Your evening here: \N{MINUS SIGN}2 in 1 hand." in told


@pytest.mark.parametrize("command", [False, True])
async def test_the_answer_to_leaving_during_a_hand_becomes_the_evenings_result_after_it(
    table: Room, command: bool
) -> None:
    await table.seat("an", "bo")
    await table.deal(AN, BO)
    await table.click("bo", "Complete to 10")
    assert "You'll leave Table 1 after this hand" in await table.leave("bo", command=command)
    await table.click("an", "Raise to 20")
    shown = "\n".join(map(words, notes(table, "bo")))
    assert "You'll leave" not in shown
    assert (
        "You left Table 1. Your chips are back in your wallet. Your evening here: \N{MINUS SIGN}12 in 1 hand." in shown
    )


async def test_the_answer_to_leaving_stays_if_the_player_comes_back(table: Room) -> None:
    await table.seat("an", "bo")
    await table.deal(AN, BO)
    await table.click("bo", "Complete to 10")
    await table.leave("bo")
    await table.slash("bo", "table back")
    await table.click("an", "Fold")
    assert "You'll leave" in "\n".join(map(words, notes(table, "bo")))


async def test_a_player_who_leaves_without_a_hand_gets_no_result(table: Room) -> None:
    await table.seat("an")
    assert "Your evening" not in await table.slash("an", "table leave")


async def test_only_players_of_a_closed_table_can_reopen_it_and_the_others_are_pinged_once(table: Room) -> None:
    table.join("cy")
    await table.seat("an", "bo")
    await play_a_hand(table)
    before = table.view
    await table.slash("an", "table close")
    assert "Only those who played here" in await table.click("cy", "Same again")
    told = await table.click("an", "Same again")
    assert "Table 1 is open again" in told
    assert "I've pinged 1 player" in told
    assert "Same again" not in table.buttons
    (again,) = table.wiring.play.tables.in_guild(table.guild.id)
    assert again.table_id != before.table_id
    assert (again.place.name, again.settings) == (before.place.name, before.settings)
    thread = next(channel for channel in table.lobby.threads if channel.id == again.place.channel_id)
    calls = [message.content for message in thread.history() if "has opened" in message.content]
    assert len(calls) == 1
    assert f"<@{table.people['bo'].user.id}>" in calls[0]
    assert f"<@{table.people['an'].user.id}>" not in calls[0]


async def test_a_second_click_on_the_same_again_button_finds_the_reopened_table(table: Room) -> None:
    await table.seat("an", "bo")
    await play_a_hand(table)
    await table.slash("an", "table close")
    held = table.hold("Same again")
    await table.click("an", "Same again")
    assert "open again already" in await table.click_held("bo", held)
    assert len(table.wiring.play.tables.in_guild(table.guild.id)) == 1
