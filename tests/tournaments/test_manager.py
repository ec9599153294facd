"""T-1.2: a month of recurrences across a clock change and restarts; each is created once."""

from collections.abc import AsyncIterator
from dataclasses import replace
from datetime import UTC, datetime, tzinfo
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest

from bot.tables.running.dealer import SecureDealer
from bot.tables.saving import AuditEntry, StoreUnavailable
from bot.tournaments.manager import TournamentManager
from bot.tournaments.messages import Cancel, Edit
from bot.tournaments.ports import Schedule
from tests.harness.tournaments.club import MODERATOR, Club
from tests.harness.tournaments.field import CHANNEL, GUILD, HOUR, MINUTE, OWNER, SETTINGS

DAY = 24 * HOUR
BERLIN = ZoneInfo("Europe/Berlin")
FRIDAYS = "FREQ=WEEKLY;BYDAY=FR"


def ms(month: int, day: int, hour: int, zone: tzinfo = UTC) -> int:
    """Return the timestamp of a time in 2027."""
    return int(datetime(2027, month, day, hour, tzinfo=zone).timestamp() * 1000)


def friday(wall: str, rule: str, zone: str = "Europe/Berlin") -> Schedule:
    return Schedule(GUILD, CHANNEL, OWNER, SETTINGS, wall, zone, rule)


@pytest.fixture
async def spring(quick: Path) -> AsyncIterator[Club]:
    """Yield a club from 1 March 2027; the clocks go forward in Berlin on the 28th."""
    club = Club(quick / "lowball.sqlite3", now_ms=ms(3, 1, 12))
    await club.open()
    yield club
    await club.close()


async def test_a_manager_without_a_publisher_neither_saves_schedules_nor_restores(spring: Club) -> None:
    tournaments = TournamentManager(spring.store.tournaments, spring.tables, spring.venue, SecureDealer(), spring.timer)
    with pytest.raises(RuntimeError, match="publish"):
        await tournaments.save_schedule(friday("2027-03-05T20:00", FRIDAYS), spring.request(OWNER))
    with pytest.raises(RuntimeError, match="publish"):
        await tournaments.restore()
    assert await spring.store.tournaments.schedules(None) == []


async def starts(club: Club) -> list[int]:
    """Return every planned start that was ever created, in order."""
    rows = await club.database.read("SELECT start_planned_ms FROM tournament ORDER BY start_planned_ms")
    return [start_ms for (start_ms,) in rows]


async def test_T1_2_fridays_at_eight_keep_their_time_across_the_clock_change_and_restarts(spring: Club) -> None:
    club = spring
    await club.tournaments.save_schedule(friday("2027-03-05T20:00", FRIDAYS), club.request(OWNER))
    for day in range(35):
        await club.advance(DAY)
        if day % 3 == 0:
            await club.restart(out_ms=20 * MINUTE)
        if day % 7 == 2:
            await club.kill(out_ms=5 * HOUR)
    expected = [ms(3, day, 19) for day in (5, 12, 19, 26)] + [ms(4, day, 18) for day in (2, 9)]
    assert await starts(club) == expected
    past = await club.store.tournaments.past(GUILD, 100)
    assert {each.state.phase for each in past} == {"cancelled"}  # nobody came
    (coming,) = club.tournaments.in_guild(GUILD)
    assert coming.state.start_ms == ms(4, 9, 20, BERLIN)


async def test_T1_2_a_process_that_dies_every_day_creates_each_daily_tournament_of_a_month_once(spring: Club) -> None:
    club = spring
    await club.tournaments.save_schedule(friday("2027-03-02T20:00", "FREQ=DAILY"), club.request(1))
    club.life_writes = lambda: 3
    club.database.dies_after = 3
    await club.advance(31 * DAY)
    club.life_writes = lambda: None
    await club.kill()
    made = await starts(club)
    assert len(made) == len(set(made)) == 31
    assert made == [ms(3, day, 20, BERLIN) for day in range(2, 32)] + [ms(4, 1, 18)]
    assert club.lives > 20


async def test_T1_2_occurrences_missed_in_an_outage_are_not_made_up_for(spring: Club) -> None:
    club = spring
    await club.tournaments.save_schedule(friday("2027-03-02T20:00", "FREQ=DAILY"), club.request(1))
    await club.restart(out_ms=4 * DAY)
    # The first evening was announced and begins late; the three others were never announced.
    await club.advance(HOUR)
    assert await starts(club) == [ms(3, 2, 19), ms(3, 5, 19)]


async def test_T1_2_a_moved_date_also_starts_before_the_next_one_is_announced(spring: Club) -> None:
    club = spring
    await club.tournaments.save_schedule(friday("2027-03-05T20:00", FRIDAYS), club.request(1))
    (weekly,) = await club.store.tournaments.schedules(GUILD)
    changed = replace(weekly, moved=(("2027-03-12", "2027-03-15T20:00"),))
    entry = AuditEntry(GUILD, "tournament_series", OWNER, "", club.timer.now_ms())
    assert await club.tournaments.change_schedule(weekly, changed, club.request(OWNER), entry)
    await club.advance_to(ms(3, 15, 18))
    assert [each.state.start_ms for each in club.tournaments.in_guild(GUILD)] == [ms(3, 15, 19)]
    await club.advance_to(ms(3, 15, 20))
    assert [each.state.start_ms for each in club.tournaments.in_guild(GUILD)] == [ms(3, 19, 19)]


async def test_T1_2_the_next_tournament_of_a_series_opens_once_the_one_before_it_has_started(spring: Club) -> None:
    club = spring
    await club.tournaments.save_schedule(friday("2027-03-05T20:00", FRIDAYS), club.request(1))
    (first,) = club.tournaments.in_guild(GUILD)
    assert (first.state.phase, first.state.start_ms) == ("registering", ms(3, 5, 19))
    await club.advance_to(ms(3, 5, 20))
    (second,) = club.tournaments.in_guild(GUILD)
    assert (second.state.phase, second.state.start_ms) == ("registering", ms(3, 12, 19))


async def test_T1_2_a_date_that_was_cancelled_in_advance_is_followed_by_the_next_one_at_once(spring: Club) -> None:
    club = spring
    schedule_id = await club.tournaments.save_schedule(friday("2027-03-05T20:00", FRIDAYS), club.request(1))
    club.tournament_id = club.tournaments.in_guild(GUILD)[0].tournament_id
    assert await club.ask(Cancel(club.request(MODERATOR), "holiday")) is None
    await club.advance(HOUR)
    assert await starts(club) == [ms(3, 5, 19), ms(3, 12, 19)]
    (schedule,) = await club.store.tournaments.schedules(GUILD)
    assert schedule.schedule_id == schedule_id
    coming = await club.tournaments.upcoming(schedule, 3)
    assert [each.start_ms for each in coming] == [ms(3, 12, 19), ms(3, 19, 19), ms(3, 26, 19)]


async def test_T1_2_skipped_and_moved_dates_of_a_series_are_created_at_their_own_times(spring: Club) -> None:
    club = spring
    await club.tournaments.save_schedule(friday("2027-03-05T20:00", FRIDAYS), club.request(1))
    (weekly,) = await club.store.tournaments.schedules(GUILD)
    changed = replace(
        weekly,
        rule=f"{FRIDAYS};EXDATE=20270312",
        moved=(("2027-03-19", "2027-03-18T21:00"), ("2027-04-02", "2027-04-03T20:00")),
    )
    entry = AuditEntry(GUILD, "tournament_series", OWNER, "", club.timer.now_ms())
    assert await club.tournaments.change_schedule(weekly, changed, club.request(OWNER), entry)
    await club.advance(40 * DAY)
    assert await starts(club) == [ms(3, 5, 19), ms(3, 19, 19), ms(3, 26, 19), ms(4, 2, 18), ms(4, 9, 18), ms(4, 16, 18)]
    rows = await club.database.read("SELECT start_ms FROM tournament ORDER BY start_ms")
    assert [each for (each,) in rows][1:4] == [ms(3, 18, 20), ms(3, 26, 19), ms(4, 3, 18)]


async def test_T1_2_a_series_that_moves_to_another_time_of_day_has_no_date_twice(spring: Club) -> None:
    club = spring
    await club.tournaments.save_schedule(friday("2027-03-05T20:00", FRIDAYS), club.request(1))
    (weekly,) = await club.store.tournaments.schedules(GUILD)
    entry = AuditEntry(GUILD, "tournament_series", OWNER, "", club.timer.now_ms())
    later = replace(weekly, wall="2027-03-05T21:00")
    assert await club.tournaments.change_schedule(weekly, later, club.request(OWNER), entry)
    assert not await club.tournaments.change_schedule(weekly, later, club.request(OWNER), entry), "it has changed"
    assert await starts(club) == [ms(3, 5, 19)]
    await club.advance(7 * DAY)
    assert await starts(club) == [ms(3, 5, 19), ms(3, 12, 20)]


async def test_T1_1_an_occurrence_moved_by_weeks_starts_at_the_new_time_and_the_next_one_follows(spring: Club) -> None:
    club, start_ms = spring, ms(3, 4, 20)
    await club.tournaments.save_schedule(friday("2027-03-26T20:00", FRIDAYS), club.request(OWNER))
    club.tournament_id = club.tournaments.in_guild(GUILD)[0].tournament_id
    assert await club.ask(Edit(club.request(MODERATOR), SETTINGS, start_ms)) is None
    await club.restart()
    players = await club.welcome(4)
    await club.register(players)
    await club.advance_to(start_ms - 10 * MINUTE)
    await club.check_in(players)
    await club.advance_to(start_ms)
    assert club.state.phase == "running"
    assert club.announcer.kinds()[:4] == ["reminder_day", "check_in_open", "reminder_soon", "started"]
    assert await starts(club) == [ms(3, 26, 19), ms(4, 2, 18)]


async def test_a_schedule_that_is_dropped_creates_no_more_tournaments(spring: Club) -> None:
    club = spring
    schedule_id = await club.tournaments.save_schedule(friday("2027-03-05T20:00", FRIDAYS), club.request(1))
    entry = AuditEntry(GUILD, "tournament_unschedule", OWNER, "", club.timer.now_ms())
    assert await club.store.tournaments.drop_schedule(GUILD, schedule_id, club.request(OWNER), entry)
    await club.advance(14 * DAY)
    assert await starts(club) == [ms(3, 5, 19)]


async def plant(club: Club, schedule: Schedule) -> None:
    """Save the schedule in the file without telling the manager."""
    entry = AuditEntry(GUILD, "tournament_schedule", OWNER, "", club.timer.now_ms())
    await club.store.tournaments.save_schedule(schedule, club.request(OWNER), entry)


async def test_an_unreadable_schedule_is_logged_and_does_not_stop_the_others(
    spring: Club, caplog: pytest.LogCaptureFixture
) -> None:
    await plant(spring, friday("2027-03-05T20:00", FRIDAYS, zone="Mars/Olympus"))
    await plant(spring, friday("2027-03-05T20:00", FRIDAYS))
    await spring.restart()
    assert await starts(spring) == [ms(3, 5, 19)]
    assert "schedule 1 cannot be read" in caplog.text


async def test_an_occurrence_that_could_not_be_created_is_created_an_hour_later(
    spring: Club, caplog: pytest.LogCaptureFixture
) -> None:
    await plant(spring, friday("2027-03-05T20:00", FRIDAYS))
    await spring.advance(30 * MINUTE)
    spring.database.failing = True
    await spring.advance(HOUR)
    assert await starts(spring) == []
    assert "an occurrence of schedule 1 could not be made" in caplog.text
    spring.database.failing = False
    await spring.advance(HOUR)
    assert await starts(spring) == [ms(3, 5, 19)]


async def test_schedules_that_could_not_be_read_are_read_again_an_hour_later(
    spring: Club, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fails(_: int | None) -> None:
        raise StoreUnavailable("the disk is full")

    await plant(spring, friday("2027-03-05T20:00", FRIDAYS))
    with monkeypatch.context() as broken:
        broken.setattr(spring.store.tournaments, "schedules", fails)
        await spring.advance(HOUR)
    assert "the recurring tournaments could not be checked" in caplog.text
    assert await starts(spring) == []
    await spring.advance(HOUR)
    assert await starts(spring) == [ms(3, 5, 19)]
