"""A table played over days: its direct messages, its message and its thread."""

from typing import Any

import pytest

from bot.publishing.table.message_state import CHAT_MOST
from tests.harness.discord.room import Room
from tests.harness.discord.set_up import ADMIN
from tests.harness.discord.staff import AN, BO

HOUR = 3_600
PAUSE = 60


@pytest.fixture
async def slow(room: Room) -> Room:
    """Deal third street to ``an`` and ``bo``, with ``bo`` to bring it in within twelve hours."""
    room.join("an", "bo")
    await room.open_table("an", pace="slow")
    await room.seat("an", "bo")
    room.dealer.razz(AN, BO)
    await room.wait(PAUSE)
    assert room.to_act == "bo"
    return room


def nudges(room: Room, name: str) -> list[str]:
    return [letter for letter in room.letters(name) if "your turn at" in letter]


async def test_a_slow_tables_message_and_the_table_info_command_show_the_turn_time(slow: Room) -> None:
    assert "12 hours per turn" in slow.card_text
    told = await slow.slash("an", "table info")
    assert "12 hours to act" in told
    assert "7 days" in told
    assert "More time" not in " ".join(slow.buttons)


async def test_a_slow_table_has_no_time_bank(slow: Room) -> None:
    assert await slow.slash("bo", "time") == "There's no time bank at this table."


async def test_a_slow_tables_thread_stays_open_for_a_week(slow: Room) -> None:
    made = [entry.json for entry in slow.env.http_requests if entry.path.endswith("/threads")]
    assert [body["auto_archive_duration"] for body in made if isinstance(body, dict)] == [10080]


async def test_an_absent_player_is_reminded_by_direct_message_and_again_before_the_deadline(slow: Room) -> None:
    await slow.wait(59)
    assert nudges(slow, "bo") == []
    await slow.wait(2)
    (nudge,) = nudges(slow, "bo")
    assert f"discord.com/channels/{slow.guild.id}/{slow.table.id}" in nudge
    assert "Table 1" in nudge
    assert "-# Hand 1 · Third street · Pot 4 · [Go to the table]" in nudge
    slow.assert_secret("bo", "KhQd")
    await slow.wait(9 * HOUR)
    assert len(nudges(slow, "bo")) == 1
    await slow.wait(HOUR)
    assert len(nudges(slow, "bo")) == 2
    assert "still your turn" in nudges(slow, "bo")[-1]
    assert nudges(slow, "an") == []
    await slow.click("bo", "Bring in 3")
    await slow.wait(61)
    assert len(nudges(slow, "an")) == 1


async def test_players_who_act_within_a_minute_get_no_reminders(slow: Room) -> None:
    for _ in range(4):
        await slow.wait(50)
        label = next(label for label in slow.buttons if label.startswith(("Check", "Bring", "Call")))
        await slow.click(slow.to_act, label)
    assert nudges(slow, "an") == nudges(slow, "bo") == []


async def test_a_player_who_wants_no_reminders_gets_none(slow: Room) -> None:
    await slow.slash("bo", "settings reminders", reminders="off")
    await slow.wait(11 * HOUR)
    assert nudges(slow, "bo") == []


async def test_a_player_with_closed_direct_messages_is_pinged_at_the_table(slow: Room) -> None:
    await slow.click("bo", "Bring in 3")
    slow.close_dms("an")
    slow.dealer.razz("As2dKc", "KhQd3s")
    await slow.click("an", "Fold")
    await slow.wait(PAUSE)
    if slow.to_act == "bo":
        await slow.click("bo", next(label for label in slow.buttons if label.startswith("Bring")))
    assert "no DMs: use My cards" in slow.card_text
    await slow.wait(61)
    calls = [message.content for message in slow.table.history() if "your time here runs out" in message.content]
    assert len(calls) == 1
    assert f"<@{slow.people['an'].id}>" in calls[0]
    await slow.restart()
    await slow.env.settle()
    assert not [message for message in slow.table.history() if "your time here runs out" in message.content]


async def test_a_restart_repeats_no_reminder(slow: Room) -> None:
    await slow.wait(61)
    assert len(nudges(slow, "bo")) == 1
    await slow.restart()
    await slow.wait(120)
    assert len(nudges(slow, "bo")) == 1
    await slow.wait(10 * HOUR)
    assert len(nudges(slow, "bo")) == 2


async def test_after_a_restart_a_second_turn_on_the_same_street_gets_its_own_reminder(slow: Room) -> None:
    """The bot recognizes an earlier reminder by its text, in which the pot tells one turn from the next."""
    await slow.wait(61)
    assert len(nudges(slow, "bo")) == 1
    await slow.click("bo", "Bring in 3")
    await slow.click("an", "Complete to 10")
    await slow.restart()
    await slow.wait(61)
    first, second = nudges(slow, "bo")
    assert "Hand 1 · Third street · Pot 4 ·" in first
    assert "Hand 1 · Third street · Pot 17 ·" in second


async def test_a_table_message_buried_by_chat_is_reposted_during_a_turn(slow: Room) -> None:
    old, buttons = slow.card.id, slow.buttons
    slow.join("cy")
    for number in range(CHAT_MOST):
        await slow.people["cy"].send(slow.table, f"line {number}")
    await slow.env.settle()
    assert slow.card.id > old
    assert slow.buttons == buttons, "the new message has the same buttons"
    assert [message.id for message in slow.table.history() if message.components] == [slow.card.id]
    await slow.click("bo", "Bring in 3")
    assert "bo brings it in" in slow.card_text


async def test_a_table_message_an_hour_old_is_reposted_with_the_next_turn(slow: Room) -> None:
    for number in range(4):
        old = slow.card.id
        await slow.wait(HOUR)
        label = next(label for label in slow.buttons if label.startswith(("Check", "Bring", "Call")))
        await slow.click(slow.to_act, label)
        await slow.env.settle()
        assert slow.card.id > old, number


async def test_a_preset_saves_the_pace_of_a_slow_table(room: Room) -> None:
    room.join("mod", roles=(room.guild.create_role("mods", permissions=ADMIN),))
    days: dict[str, Any] = {"game": "razz", "stakes": "10/20", "pace": "slow"}
    assert "12 hours to act" in await room.slash("mod", "room preset save", name="Days", **days)
    assert "not both" in await room.slash("mod", "room preset save", name="Both", clock=20, **days)
    assert "The table is open" in await room.slash("mod", "table open", preset="Days")
    (view,) = room.wiring.play.tables.in_guild(room.guild.id)
    assert (view.settings.turn_seconds, view.settings.idle_seconds) == (43_200, 7 * 86_400)
