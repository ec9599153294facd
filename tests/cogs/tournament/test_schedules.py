"""Recurring tournaments: a missing time zone, a damaged schedule, and simultaneous endings."""

import sqlite3
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import pytest

from bot.tournaments.rules import schedule
from tests.harness.discord.asking import Place, ask_at_once, every_command
from tests.harness.discord.room import Room
from tests.harness.discord.staff import acts
from tests.harness.discord.tournaments import preview, say

BERLIN = "Europe/Berlin"


async def repeat(club: Room) -> None:
    shown = await preview(club, "mo", "schedule", start="2026-03-20 20:00", zone=BERLIN, repeats="every friday")
    assert "Saved as schedule #1" in club.told(await club.pick_button("mo", shown, "Post"))


async def test_a_recurrence_with_an_unknown_time_zone_is_listed_by_its_rule_and_can_be_ended(
    club: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The system's time zones may have changed since the recurrence was saved."""
    await repeat(club)

    def without_berlin(name: str) -> ZoneInfo:
        if name == BERLIN:
            raise ZoneInfoNotFoundError(name)
        return ZoneInfo(name)

    monkeypatch.setattr(schedule, "ZoneInfo", without_berlin)
    listed = await say(club, "an", "schedules")
    assert "`FREQ=WEEKLY;BYDAY=FR`" in listed
    assert "<t:" not in listed
    told = await say(club, "mo", "template save", name="Fridays")
    assert told.startswith(f"There's no time zone “{BERLIN}”.")
    assert "There are no templates yet" in await say(club, "mo", "template list")
    assert "Friday no longer repeats" in await say(club, "mo", "series end", series="1", reason="over")


async def test_an_unreadable_recurrence_is_listed_for_moderators_and_can_be_ended(
    club: Room, caplog: pytest.LogCaptureFixture
) -> None:
    await repeat(club)

    def spoil(connection: sqlite3.Connection) -> None:
        connection.execute("UPDATE tournament_schedule SET body = '{}'")

    await club.store.database.write(spoil)
    assert "`#1` can't be read anymore" in await say(club, "mo", "schedules")
    assert "No tournaments repeat here." in await say(club, "an", "schedules")
    suggested = await club.people["mo"].autocomplete(club.lobby, "series end", "series", "")
    assert [(each["name"], each["value"]) for each in suggested] == [("#1", "1")]
    assert await club.store.tournaments.unreadable_schedules(club.guild.id) == [1]
    assert "#1 no longer repeats" in await say(club, "mo", "series end", series="1", reason="broken")
    assert "No tournaments repeat here." in await say(club, "mo", "schedules")
    assert (await acts(club)).count("tournament_unschedule") == 1
    assert "schedule 1 is left out" in caplog.text
    caplog.clear()
    club.forgive()


async def test_of_two_simultaneous_endings_of_a_recurrence_only_the_first_succeeds(club: Room) -> None:
    await repeat(club)
    await say(club, "ada", "template list")
    command, order = every_command(club.client)["series end"], {"series": "1", "reason": "over"}
    both = [(command, club.people[name].id, order) for name in ("mo", "ada")]
    first, second = map(club.told, await ask_at_once(club.env, Place(club.lobby.id, club.guild.id), *both))
    assert "Friday no longer repeats" in first
    assert "There's no schedule “1”" in second
    assert (await acts(club)).count("tournament_unschedule") == 1
