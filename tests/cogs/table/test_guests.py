"""Invitations that reach nobody."""

import pytest

from tests.cogs.table.test_around_play import posts
from tests.discord.room import Room


@pytest.mark.parametrize("private", [True, False], ids=["private", "public"])
async def test_an_invitation_that_could_not_be_posted_may_be_made_again(room: Room, private: bool) -> None:
    """At a private table who was invited may sit all the same."""
    room.join("an", "bo")
    await room.open_table("an", private=private)
    room.env.inject_error("POST", f"/channels/{room.table.id}/messages", status=403, code=50013, times=1)
    told = await room.slash("an", "table invite", member=room.people["bo"])
    assert f"The invitation couldn't be posted in <#{room.table.id}>" in told
    assert (await room.player_id("bo") in room.view.guests) is private
    told = await room.slash("an", "table invite", member=room.people["bo"])
    assert ("has been pinged there" if private else "bo has been invited") in told
    mentions = [post["content"] for post in posts(room, room.table.id)]
    assert len(mentions) == 2, "the one that was refused, and the one that was posted"
