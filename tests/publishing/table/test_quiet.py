"""An evening on panels is quiet: what the bot posts on its own notifies nobody, unless it calls a player."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.ui.discord import outbox
from tests.harness.discord.assembly import PAUSE_SECONDS
from tests.harness.discord.panels import Panel
from tests.harness.discord.room import Room

PASSIVE = ("Check", "Bring", "Call")
SILENT = 1 << 12
"""Discord's flag of a message that notifies nobody."""


@pytest.fixture
async def room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Room]:
    monkeypatch.setattr(outbox, "OPEN_EVERY_SECONDS", 0.0)
    room = await Room.open(tmp_path / "room.sqlite3")
    room.join("an")
    await room.open_table("an", game="razz")
    await room.seat("an", "bo")
    yield room
    await room.shut()


def posts(room: Room, since: int = 0) -> list[dict[str, Any]]:
    """Return the messages that the bot posted on its own, in channels and by direct message."""
    entries = room.env.http_requests[since:]
    return [
        entry.json or {}
        for entry in entries
        if entry.method == "POST" and entry.path.startswith("/channels/") and entry.path.endswith("/messages")
    ]


def heard(room: Room, since: int = 0) -> list[dict[str, Any]]:
    return [post for post in posts(room, since) if not int(post.get("flags") or 0) & SILENT]


async def play_hand(room: Room, panels: dict[str, Panel]) -> None:
    await room.wait(PAUSE_SECONDS)
    while room.view.hand is not None and room.view.hand.to_act is not None:
        panel = panels[room.to_act]
        await panel.press(next(label for label in panel.buttons if label.startswith(PASSIVE)))
        await room.wait(0.5)


async def test_new_hands_do_not_notify_players_with_panels(room: Room) -> None:
    panels = {name: await Panel.open(room, name, command=True) for name in ("an", "bo")}
    await play_hand(room, panels)
    since = len(room.env.http_requests)
    for _ in range(3):
        await play_hand(room, panels)
    assert room.view.hand_number == 4
    assert heard(room, since) == []
    assert len(posts(room, since)) <= 1, "cards come by letter only to players without a panel"


async def test_clicking_sit_down_opens_a_panel_which_later_shows_the_cards(room: Room) -> None:
    room.join("cy")
    sat = await room.people["cy"].click(room.card, custom_id=f"lb:t:{room.view.table_id}:sit")
    assert sat.response is not None
    assert sat.ephemeral
    panel, since = Panel(room, "cy", sat.response.id), len(room.env.http_requests)
    await room.wait(PAUSE_SECONDS + 3)
    assert "Your cards at Table" in panel.text
    assert len([post for post in posts(room, since) if "Your cards" in str(post)]) == 2, "cy gets no letter"


async def test_the_first_hand_of_an_evening_does_not_notify_players_without_panels(room: Room) -> None:
    await room.wait(PAUSE_SECONDS)
    assert len(posts(room)) >= 3, "the table's message, and the cards of both"
    assert heard(room) == []
