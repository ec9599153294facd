"""Hands of every game, played with buttons, which cost few of the bot's 50 requests a second."""

from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path

import pytest

from bot.poker.cards import card_text
from bot.poker.games import GAMES
from bot.ui.discord import outbox
from tests.harness.discord.assembly import PAUSE_SECONDS
from tests.harness.discord.room import Room
from tests.harness.discord.scripts import draw_by_command, draw_by_picker

PLAYERS = ("an", "bo", "cy")
THREE_PLAY = ("razz", "badugi")
PASSIVE = ("Check", "Bring", "Call")


@pytest.fixture
def openings_cost_no_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outbox, "OPEN_EVERY_SECONDS", 0.0)


def counted(room: Room, since: int) -> list[str]:
    """Return the requests that count against the global limit; answers to clicks and edits by their tokens do not."""
    entries = room.env.http_requests[since:]
    return [entry.path for entry in entries if not entry.path.startswith(("/interactions/", "/webhooks/"))]


async def hand_played(
    room: Room, game: str, draw: Callable[[Room, str, str], Awaitable[None]], players: Sequence[str] = PLAYERS
) -> list[str]:
    room.join("an")
    await room.open_table("an", game=game)
    await room.seat(*players)
    return await next_hand(room, draw)


async def next_hand(room: Room, draw: Callable[[Room, str, str], Awaitable[None]]) -> list[str]:
    """Play a hand to its end, with one discard in each draw, and return the requests that count."""
    since = len(room.env.http_requests)
    await room.wait(PAUSE_SECONDS)
    while (hand := room.view.hand) is not None and hand.to_act is not None:
        name = PLAYERS[hand.to_act - 1]
        if hand.drawing:
            private = room.wiring.play.tables.private(room.view.table_id, await room.player_id(name))
            assert private is not None
            await draw(room, name, card_text(private.downcards[0]))
        else:
            await room.click(name, next(label for label in room.buttons if label.startswith(PASSIVE)))
    assert hand is not None
    assert hand.finished
    return counted(room, since)


@pytest.mark.parametrize(
    ("game", "draw"),
    [*((game, draw_by_picker) for game in GAMES), ("ace-to-five-triple-draw", draw_by_command)],
)
@pytest.mark.usefixtures("openings_cost_no_time")
async def test_a_hand_costs_one_direct_message_for_each_player_and_deal_and_at_most_two_edits(
    tmp_path: Path, game: str, draw: Callable[[Room, str, str], Awaitable[None]]
) -> None:
    """Two players, or three in one stud and one draw game, where one is neither the first nor the last to act."""
    players = PLAYERS if game in THREE_PLAY else PLAYERS[:2]
    room = await Room.open(tmp_path / "room.sqlite3")
    try:
        cost = await hand_played(room, game, draw, players)
        letters = [path for path in cost if f"/{room.table.id}/" not in path]
        deals = sum(street.down > 0 for street in GAMES[game].streets)
        assert len(letters) == deals * len(players)
        assert len(cost) - len(letters) <= 2
    finally:
        await room.shut()


@pytest.mark.parametrize("game", ["razz", "badugi"])
@pytest.mark.usefixtures("openings_cost_no_time")
async def test_a_hand_with_sealed_deals_costs_one_more_request_for_the_closing(tmp_path: Path, game: str) -> None:
    room = await Room.open(tmp_path / "room.sqlite3", sealed=True)
    try:
        await hand_played(room, game, draw_by_picker)
        cost = await next_hand(room, draw_by_picker)
        (record,) = await room.store.records.threads()
        closings = cost.count(f"/channels/{record.thread_id}/messages")
        at_the_table = sum(f"/{room.table.id}/" in path for path in cost)
        deals = sum(street.down > 0 for street in GAMES[game].streets)
        assert closings == 1
        assert at_the_table <= 2
        assert len(cost) == closings + at_the_table + deals * len(PLAYERS)
    finally:
        await room.shut()


async def test_closing_a_table_costs_three_requests_for_its_message_and_join_button_and_thread(
    tmp_path: Path,
) -> None:
    room = await Room.open(tmp_path / "room.sqlite3")
    try:
        room.join("an")
        await room.open_table("an")
        since = len(room.env.http_requests)
        await room.slash("an", "table close")
        await room.env.settle()
        place = f"/channels/{room.table.id}"
        # The message in the channel that the thread began with has the thread's id.
        opened = f"/channels/{room.lobby.id}/messages/{room.table.id}"
        assert counted(room, since) == [f"{place}/messages/{room.card.id}", opened, place]
    finally:
        await room.shut()
