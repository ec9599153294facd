"""The venue of a tournament, which creates a thread for each of its tables."""

import asyncio
from dataclasses import replace

import discord
import pytest

from bot.tournaments.ports import VenueError, VenueGone
from bot.ui.discord import outbox
from tests.harness.tournaments.field import running
from tests.harness.ui.tournament_posts import bodies
from tests.harness.ui.tournaments import Hall


async def test_T2_2_each_table_gets_a_public_thread_named_after_the_tournament(hall: Hall) -> None:
    await hall.open_tables(running(4))
    assert [thread.name for thread in hall.stage.channel.threads] == ["Friday 1", "Friday 2"]
    body = bodies(hall, "/threads")[0]
    assert body["type"] == discord.ChannelType.public_thread.value


async def test_a_refused_thread_or_a_deleted_channel_raises_the_error_that_the_venue_is_gone(hall: Hall) -> None:
    hall.stage.env.inject_error(
        "POST", f"/channels/{hall.stage.channel.id}/threads", status=403, code=50013, times=None
    )
    with pytest.raises(VenueGone, match="HTTP 403"):
        await hall.open_tables(running(4))
    elsewhere = replace(hall.view(running(4)), new=replace(running(4).new, channel_id=1))
    with pytest.raises(VenueGone, match="is deleted"):
        await hall.venue.table_place(elsewhere, 1)


async def test_a_server_error_raises_a_venue_error_that_allows_a_retry(hall: Hall) -> None:
    hall.stage.env.inject_error("POST", f"/channels/{hall.stage.channel.id}/threads", status=500, code=0, times=None)
    with pytest.raises(VenueError) as caught:
        await hall.open_tables(running(4))
    assert not isinstance(caught.value, VenueGone)


async def test_an_unavailable_server_raises_a_venue_error_that_allows_a_retry(hall: Hall) -> None:
    guild = hall.stage.client.get_guild(hall.stage.env.guild.id)
    assert guild is not None
    guild.unavailable = True
    with pytest.raises(VenueError, match="not available yet") as caught:
        await hall.open_tables(running(4))
    assert not isinstance(caught.value, VenueGone)


async def test_a_thread_is_created_even_if_it_waits_long_for_a_slot(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    seconds = outbox.SECONDS["request"]
    monkeypatch.setitem(outbox.SECONDS, "request", 0.0)

    async def turn(**asked: object) -> bool:
        await asyncio.sleep(0)
        monkeypatch.setitem(outbox.SECONDS, "request", seconds)
        return True

    monkeypatch.setattr(hall.stage.reach.outbox, "send_slot", turn)
    await hall.venue.table_place(hall.view(running(4)), 1)
    assert [thread.name for thread in hall.stage.channel.threads] == ["Friday 1"]
