"""Recurring tournaments, without Discord."""

from dataclasses import replace
from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from bot.tables.saving import StoreError
from bot.tournaments.ports import Schedule
from bot.typed.tournament_order import TournamentOrder
from bot.use_cases.origin import Spot
from tests.harness.tournaments.field import SETTINGS
from tests.harness.use_cases.fakes import CHANNEL, GUILD, asks, moderator, refused
from tests.harness.use_cases.tournaments.fakes import Desk

ORDER = TournamentOrder(name="Cup", game="razz")
HERE = Spot(GUILD, CHANNEL, None, -1)
WEEKLY = Schedule(GUILD, CHANNEL, 109, SETTINGS, "2023-11-17T20:00:00", "UTC", "FREQ=WEEKLY", schedule_id=12)


async def test_the_recurrence_text_also_sets_the_first_start() -> None:
    """The clock is set to a Tuesday in November 2023."""
    desk = Desk()
    previewed = await desk.schedules.ordered(moderator(), ORDER, "every friday 20:00", None, HERE)
    assert previewed.schedule is not None
    assert (previewed.schedule.wall, previewed.schedule.zone) == ("2023-11-17T20:00:00", "Europe/Berlin")
    starts = [datetime.fromtimestamp(each / 1000, ZoneInfo("Europe/Berlin")) for each in previewed.starts_ms]
    assert [f"{start:%d %H:%M}" for start in starts] == ["17 20:00", "24 20:00", "01 20:00"]
    assert previewed.new.start_ms == previewed.starts_ms[0]
    assert previewed.new.opens_ms == desk.clock.now_ms()


async def test_a_refused_schedule_command_reports_the_missing_right_or_the_mistake() -> None:
    desk, thread = Desk(), HERE._replace(is_text=False)
    for asked, key in (
        (desk.schedules.ordered(asks(), ORDER, "weekly", None, thread), "forbidden-not-moderator"),
        (desk.schedules.ordered(moderator(), ORDER, "weekly", None, thread), "tournament-text-channel"),
        (desk.schedules.ordered(moderator(), ORDER, "weekly", None, HERE), "tournament-lacks"),
        (
            desk.schedules.ordered(moderator(), replace(ORDER, guarantee=5), "every friday 20:00", None, HERE),
            "forbidden-guarantee",
        ),
        (desk.schedules.drop(asks(), "12", "no"), "forbidden-not-moderator"),
        (desk.schedules.drop(moderator(), "12", "no"), "schedule-unknown"),
    ):
        assert await refused(asked) == key


async def test_players_see_the_schedules_of_their_channels_and_moderators_see_all() -> None:
    desk = Desk()
    desk.store.recurring, desk.store.unreadable = [WEEKLY], [13]
    for origin, known, unreadable in ((asks(), [WEEKLY], []), (asks(sees=0), [], []), (moderator(), [WEEKLY], [13])):
        assert await desk.schedules.known(origin) == known
        assert await desk.schedules.unreadable(origin) == unreadable
    assert await desk.schedules.suggested(asks()) == []
    assert await desk.schedules.suggested(moderator()) == [("Friday", 12), ("", 13)]


async def test_a_schedule_can_be_deleted_by_name_or_number_and_an_unreadable_one_by_number() -> None:
    desk = Desk()
    for chosen, name in (("friday", "Friday"), ("#12", "Friday"), ("13", "#13")):
        desk.store.recurring, desk.store.unreadable = [WEEKLY], [13]
        assert await desk.schedules.drop(moderator(), chosen, "summer") == name
    assert [entry.before for entry in desk.store.audit] == ["schedule 12 Friday", "schedule 12 Friday", "schedule 13"]
    desk.store.fails = True
    with pytest.raises(StoreError):
        await desk.schedules.drop(moderator(), "13", "summer")
