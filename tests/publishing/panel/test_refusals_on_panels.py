"""Refused clicks at the table: they stand on the player's panel, or replace the player's last private answer."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.publishing.table.messages import TableMessages
from bot.ui.discord import outbox
from tests.harness.discord.assembly import PAUSE_SECONDS
from tests.harness.discord.panels import Panel
from tests.harness.discord.room import Room


@pytest.fixture
async def room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Room]:
    monkeypatch.setattr(outbox, "OPEN_EVERY_SECONDS", 0.0)
    room = await Room.open(tmp_path / "room.sqlite3")
    room.join("an")
    await room.open_table("an", game="razz")
    await room.seat("an", "bo")
    await room.wait(PAUSE_SECONDS)
    yield room
    await room.shut()


def waiting(room: Room) -> str:
    return "bo" if room.to_act == "an" else "an"


async def test_a_refused_click_at_the_table_is_answered_on_the_panel(room: Room) -> None:
    name, bring_in = waiting(room), next(label for label in room.buttons if label.startswith("Bring"))
    panel = await Panel.open(room, name)
    assert await room.click(name, bring_in) == ""
    await room.wait(1)
    assert f"It's {room.to_act}'s turn, not yours." in panel.text


async def test_a_player_without_a_panel_sees_only_their_newest_refusal(room: Room) -> None:
    name, bring_in = waiting(room), next(label for label in room.buttons if label.startswith("Bring"))
    shown: list[int] = []
    for command in ("", "fold", ""):
        result = await (
            room.people[name].slash(room.table, command)
            if command
            else room.people[name].click(room.card, custom_id=room.buttons[bring_in])
        )
        assert room.told(result) == f"It's {room.to_act}'s turn, not yours."
        assert result.response is not None
        shown.append(result.response.id)
        await room.wait(0)
    assert [Panel(room, name, message).is_there for message in shown] == [False, False, True]


async def test_a_refusal_beside_a_redrawn_table_is_replaced_by_the_next_one(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    name, bring_in = waiting(room), next(label for label in room.buttons if label.startswith("Bring"))
    monkeypatch.setattr(TableMessages, "may_lag", lambda self, table_id: True)
    shown: list[int] = []
    for _ in range(3):
        result = await room.people[name].click(room.card, custom_id=room.buttons[bring_in])
        (refusal,) = result.followups
        assert refusal.content == f"It's {room.to_act}'s turn, not yours."
        shown.append(refusal.id)
        await room.wait(0)
    assert [Panel(room, name, message).is_there for message in shown] == [False, False, True]
    assert room.card.components, "the table's message stays"


async def test_refused_commands_and_buttons_of_any_feature_replace_each_other(room: Room) -> None:
    shown: list[int] = []
    for command, options in (("hand id", {"hand": "first"}), ("hand id", {"hand": "1-99"}), ("table info", {})):
        result = await room.people["an"].slash(room.table, command, **options)
        assert result.response is not None
        shown.append(result.response.id)
        await room.wait(0)
    assert [Panel(room, "an", message).is_there for message in shown] == [False, True, True]
    lost = await room.click_lost("an", "lb:x:1")
    assert "That button or form has expired" in lost
    await room.wait(0)
    assert not Panel(room, "an", shown[1]).is_there
    assert Panel(room, "an", shown[2]).is_there, "an answer is no refusal"
