"""What a hand costs of the bot's 50 requests a second, played by its buttons on the simulated Discord."""

from pathlib import Path

import pytest

from bot.ui import direct_mail
from tests.discord.assembly import PAUSE_SECONDS
from tests.discord.room import Room

PLAYERS = ("an", "bo", "cy")
PASSIVE = ("Check", "Bring", "Call")


def counted(room: Room, since: int) -> list[str]:
    """Requests that count against the global limit: answers to clicks and their tokens do not."""
    entries = room.env.http_requests[since:]
    return [entry.path for entry in entries if not entry.path.startswith(("/interactions/", "/webhooks/"))]


async def test_a_hand_costs_a_letter_a_player_one_more_on_seventh_street_and_at_most_two_edits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(direct_mail, "OPEN_EVERY_SECONDS", 0.0)
    room = await Room.open(tmp_path / "room.sqlite3")
    try:
        room.join("an")
        await room.open_table("an")
        await room.seat(*PLAYERS)
        since = len(room.env.http_requests)
        await room.wait(PAUSE_SECONDS)
        while (hand := room.view.hand) is not None and hand.to_act is not None:
            label = next(label for label in room.buttons if label.startswith(PASSIVE))
            await room.click(PLAYERS[hand.to_act - 1], label)
        assert hand is not None
        assert hand.finished
        letters = [path for path in counted(room, since) if f"/{room.table.id}/" not in path]
        others = [path for path in counted(room, since) if f"/{room.table.id}/" in path]
        assert len(letters) == 2 * len(PLAYERS)
        assert len(others) <= 2
    finally:
        await room.shut()


async def test_closing_costs_the_last_card_and_one_request_for_the_thread(tmp_path: Path) -> None:
    room = await Room.open(tmp_path / "room.sqlite3")
    try:
        room.join("an")
        await room.open_table("an")
        since = len(room.env.http_requests)
        await room.slash("an", "table close")
        await room.env.settle()
        place = f"/channels/{room.table.id}"
        assert counted(room, since) == [f"{place}/messages/{room.card.id}", place]
    finally:
        await room.shut()
