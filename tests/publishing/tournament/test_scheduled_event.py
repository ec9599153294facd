"""A tournament among the scheduled events of its server."""

import logging
from typing import Any

import discord
import pytest

from bot.tournaments.messages import Register
from tests.harness.tournaments.field import HOUR, MINUTE, START, Field, running
from tests.harness.ui.tournament_posts import bodies, entered, seated
from tests.harness.ui.tournaments import Hall, played_out


def events(hall: Hall) -> list[Any]:
    """Return the events that the server has."""
    return list(hall.stage.env.backend.get_guild(hall.stage.env.guild.id).scheduled_events.values())


async def test_T1_2_a_tournament_gets_an_external_event_of_the_same_length_as_its_target(hall: Hall) -> None:
    await hall.show(entered())
    (body,) = bodies(hall, "/scheduled-events")
    assert body["name"] == "Friday"
    assert body["entity_type"] == 3
    assert body["scheduled_start_time"] == "2027-01-15T08:00:00+00:00"
    assert body["scheduled_end_time"] == "2027-01-15T09:00:00+00:00"
    assert body["entity_metadata"] == {"location": "#razz"}
    (event,) = events(hall)
    assert {"event_id": event.id} in hall.books.saved


async def test_there_is_no_event_before_registration_opens(hall: Hall) -> None:
    field = Field()
    field.set(phase="scheduled")
    await hall.show(field)
    assert events(hall) == []


async def test_the_scheduled_event_follows_the_start_time_and_the_state_of_the_tournament(hall: Hall) -> None:
    field = entered(9)
    await hall.show(field)
    field.set(start_ms=START + HOUR)
    await hall.show(field)
    (event,) = events(hall)
    assert str(event.scheduled_start_time).startswith("2027-01-15T09:00:00")
    await hall.show(seated(running()))
    assert events(hall)[0].status == 2
    hall.restart()
    await hall.show(seated(played_out()))
    assert events(hall)[0].status == 3


async def test_the_event_of_a_cancelled_tournament_is_cancelled(hall: Hall) -> None:
    field = entered(2)
    await hall.show(field)
    field.pass_time(START)
    await hall.show(field)
    assert events(hall)[0].status == 4


async def test_an_event_that_a_moderator_deleted_is_not_created_again(hall: Hall) -> None:
    field = entered(4)
    await hall.show(field)
    hall.stage.env.backend.delete_scheduled_event(hall.stage.env.guild.id, events(hall)[0].id)
    field.set(start_ms=START + HOUR)
    await hall.show(field)
    assert events(hall) == []


async def test_without_the_permission_no_event_is_created_and_one_line_is_logged(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    # The permission to manage events does not include creating them.
    monkeypatch.setattr(discord.Member, "guild_permissions", discord.Permissions(manage_events=True))
    field = entered(2)
    with caplog.at_level(logging.INFO):
        await hall.show(field)
        field.ask(Register, 3)
        await hall.show(field)
        await hall.pass_time(MINUTE)
    assert events(hall) == []
    assert sum("no scheduled events" in record.getMessage() for record in caplog.records) == 1
