"""The buttons of a tournament's post, pressed by people who are in it, out of it or on its waiting list."""

from tests.discord.conftest import club as club
from tests.discord.conftest import room as room
from tests.discord.room import Room
from tests.discord.tournaments import press, running, say


async def test_T1_5_who_is_out_and_registers_late_is_told_that_they_are_out(club: Room) -> None:
    view = await running(club, "an", "bo", "cy", "di")
    await say(club, "mo", "remove", player="di", reason="rude")
    assert await press(club, "di", view.tournament_id, "register") == "You're out of this tournament."
    assert await say(club, "di", "register") == "You're out of this tournament."
    assert "You're already in. You're playing at <#" in await press(club, "an", view.tournament_id, "register")
