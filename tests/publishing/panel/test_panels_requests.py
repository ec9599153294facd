"""Hands played on panels by everybody, which cost few of the bot's 50 requests a second when these are scarce."""

from collections.abc import AsyncIterator, Hashable, Sequence
from pathlib import Path

import pytest

from bot.poker.games import GAMES
from bot.poker.games.base import Game
from bot.poker.holdings import halves
from bot.publishing.table.messages import LOOK_MS
from bot.ui.discord import outbox
from bot.ui.discord.rate_limit import RateLimit
from tests.harness.discord.assembly import PAUSE_SECONDS
from tests.harness.discord.clockwork import NearLimit
from tests.harness.discord.panels import Panel
from tests.harness.discord.room import Room
from tests.publishing.table.test_messages_requests import counted

PLAYERS = ("an", "bo", "cy")
PASSIVE = ("Check", "Bring", "Call")
TWO_HANDS = ("razz", "badugi")
"""One stud game and one draw game, the only ones in which the test plays a second hand."""


@pytest.fixture
async def room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Room]:
    monkeypatch.setattr(outbox, "OPEN_EVERY_SECONDS", 0.0)
    room = await Room.open(tmp_path / "room.sqlite3")
    room.wiring.reach.outbox.rate_limit = NearLimit()
    yield room
    await room.shut()


async def seated(room: Room, game: str, players: Sequence[str] = PLAYERS) -> dict[str, Panel]:
    """Seat everybody and open their panels by command, so that the table's message has no click's token."""
    room.join("an")
    await room.open_table("an", game=game)
    await room.seat(*players)
    return {name: await Panel.open(room, name, command=True) for name in players}


async def act(room: Room, panels: dict[str, Panel]) -> None:
    """Check, call or stand pat on the panel of the player to act."""
    panel = panels[room.to_act]
    label = next(label for label in panel.buttons if label.startswith((*PASSIVE, "Stand pat")))
    await panel.press(label)


async def all_acted(room: Room, panels: dict[str, Panel], *, waits: bool = True) -> None:
    """Let each player act once in the new hand, so that all have clicked their panels in it."""
    if waits:
        await room.wait(PAUSE_SECONDS)
    for _ in panels:
        await act(room, panels)
        await room.wait(1)


async def hand_played(room: Room, panels: dict[str, Panel]) -> list[str]:
    """Play a hand to its end and return its requests that count."""
    since = len(room.env.http_requests)
    await room.wait(PAUSE_SECONDS)
    while room.view.hand is not None and room.view.hand.to_act is not None:
        await act(room, panels)
        await room.wait(0.5)
    assert room.view.hand is not None
    assert room.view.hand.finished
    return counted(room, since)


def course(game: Game) -> Hashable:
    """Return everything that the steps and the end of a hand depend on; games alike in it differ only in who wins."""
    return game.streets, game.forced, game.limits[0], len(halves(game.ranking))


@pytest.mark.parametrize("game", {course(game): name for name, game in reversed(GAMES.items())}.values())
async def test_a_hand_on_panels_costs_a_request_for_each_players_first_click_and_two_more(
    room: Room, game: str
) -> None:
    """Two players play one hand; in some games three play two, so that one neither acts first nor last."""
    panels = await seated(room, game, PLAYERS if game in TWO_HANDS else PLAYERS[:2])
    letters = sum(street.down > 0 for street in GAMES[game].streets) * len(panels)
    for _ in range(2 if game in TWO_HANDS else 1):
        cost = await hand_played(room, panels)
        on_card = [path for path in cost if f"/{room.table.id}/" in path]
        assert len(cost) - len(on_card) <= letters
        assert 1 <= len(on_card) <= 2 + len(panels)
        shown = room.card_text
        assert "wins" in shown or "split" in shown or "scoops" in shown, "the table's message shows the end"
        assert "so the table updates here" not in room.card_text


async def test_the_lagging_message_of_a_table_is_updated_after_a_player_loses_their_panel(room: Room) -> None:
    panels = await seated(room, "razz")
    await all_acted(room, panels)
    behind = room.card_text
    await act(room, panels)
    assert room.card_text == behind, "all players to act see it on their panels"
    assert "plays with *My cards*, so this message is brought up to date" in behind, "spectators read why"
    room.env.inject_error("PATCH", "/webhooks/*", status=404, code=10008, times=1)
    await act(room, panels)
    await room.wait(3)
    assert room.card_text != behind, "a player has lost their panel"
    assert "so the table updates here" not in room.card_text


async def test_a_click_on_a_stale_button_updates_the_lagging_message_of_the_table(room: Room) -> None:
    panels = await seated(room, "razz")
    await room.wait(PAUSE_SECONDS)
    stale = next(label for label in room.buttons if label.startswith("Bring"))
    held = room.hold(stale)
    await all_acted(room, panels, waits=False)
    behind = room.card_text
    await act(room, panels)
    await room.wait(3)
    assert room.card_text == behind
    await room.click_held(room.to_act, held)
    assert f"**{room.to_act}** to act" in room.card_text


async def test_in_a_quiet_room_the_tables_message_follows_every_action(room: Room) -> None:
    room.wiring.reach.outbox.rate_limit = RateLimit()
    panels = await seated(room, "razz")
    await room.wait(PAUSE_SECONDS)
    for _ in range(6):
        before = room.card_text
        await act(room, panels)
        await room.wait(1)
        assert room.card_text != before
        assert "brought up to date" not in room.card_text


@pytest.mark.parametrize("watches", ["a message", "a click"])
async def test_while_somebody_watches_the_tables_message_follows_every_action(room: Room, watches: str) -> None:
    """The watcher has no panel; who has written or clicked in a hand counts until the end of the next one."""
    panels = await seated(room, "razz")
    room.join("eve")
    await all_acted(room, panels)
    behind = room.card_text
    await act(room, panels)
    await room.wait(1)
    assert room.card_text == behind
    if watches == "a message":
        await room.people["eve"].send(room.table, "who is ahead?")
    else:
        await room.menu("eve")
    await room.wait(1)
    assert room.card_text != behind, "it is brought up to date at once"
    assert "brought up to date" not in room.card_text
    before = room.card_text
    await act(room, panels)
    await room.wait(1)
    assert room.card_text != before


async def test_a_lagging_message_is_updated_once_requests_are_no_longer_scarce(room: Room) -> None:
    panels = await seated(room, "razz")
    await all_acted(room, panels)
    behind = room.card_text
    await act(room, panels)
    await room.wait(1)
    assert room.card_text == behind
    room.wiring.reach.outbox.rate_limit = RateLimit()
    await room.wait(LOOK_MS / 1000)
    assert room.card_text != behind


async def test_a_failed_edit_of_the_tables_message_is_retried_because_play_waits_for_it(room: Room) -> None:
    await seated(room, "razz")
    room.env.inject_error("PATCH", f"/channels/{room.table.id}/messages/*", status=503, times=2)
    await room.wait(PAUSE_SECONDS)
    assert room.view.hand_number == 1
    assert room.view.course.obstacle is not None
    await room.wait(30)
    assert room.view.course.obstacle is None
