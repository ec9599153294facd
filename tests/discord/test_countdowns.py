"""The search for countdowns that keep running after their time."""

import pytest

from bot.ui.text.moments import countdown
from tests.harness.discord.countdowns import left_to_run_on
from tests.harness.discord.room import Room


@pytest.fixture
async def apart(room: Room) -> Room:
    """Prepare a room where these tests send messages of their own and clear the recorded requests."""
    room.join("an")
    return room


async def test_a_countdown_in_a_plain_post_or_direct_message_is_found(apart: Room) -> None:
    when = countdown(1_800_000_000_000)
    told = (f"It starts {when}.", f"Your time runs out {when}.")
    channel = apart.client.get_channel(apart.lobby.id)
    user = await apart.client.fetch_user(apart.people["an"].id)
    for place, text in zip((channel, user), told, strict=True):
        await place.send(text)  # type: ignore[union-attr]  # a text channel
    found = list(left_to_run_on(apart.env))
    assert [text for text in told if any(text in line for line in found)] == list(told)
    apart.env.http_requests.clear()


async def test_a_countdown_in_a_table_message_is_allowed(apart: Room) -> None:
    await apart.open_table("an")
    await apart.seat("an", "bo")
    await apart.deal("As 2d 3c 4h 5s 6d 7c", "Kd Kc Kh 9c 9d 9h 9s")
    assert ":R>" in apart.card_text
    assert not list(left_to_run_on(apart.env))
