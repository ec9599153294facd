"""Changes to a series: later tournaments edited, dates skipped or moved, and its end."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime, timedelta
from typing import Final
from zoneinfo import ZoneInfo

from bot.common.complaint import Complaint
from bot.moderation.powers import Power
from bot.tournaments.manager import TournamentManager
from bot.tournaments.ports import DateChange, Schedule, TournamentView, Upcoming
from bot.tournaments.rules.recurrence import with_days, with_end, without_date
from bot.tournaments.rules.schedule import recurrence_of, zone_of
from bot.typed.times.repeats import parse_repeats
from bot.typed.times.single_day import parse_day
from bot.typed.times.starts import parse_start
from bot.typed.tournament_order import TournamentOrder
from bot.use_cases.authority import Authority
from bot.use_cases.origin import Origin
from bot.use_cases.tournaments.clock import TournamentClock
from bot.use_cases.tournaments.orders import TournamentOrders
from bot.use_cases.tournaments.schedules import Schedules

DATES_MOST: Final = 20
"""The number of coming dates that can be skipped or moved."""


@dataclass(frozen=True, slots=True)
class ChangedSeries:
    schedule: Schedule
    coming: tuple[Upcoming, ...]
    """The next starts after the change."""
    start_ms: int | None = None
    """The start that was skipped, or the new start of the date that was moved."""


class KeepingSeries:
    """The changes to a series of tournaments; ``chosen`` is the series' name or number.

    All methods raise Complaint and StoreError.
    """

    def __init__(
        self,
        tournaments: TournamentManager,
        schedules: Schedules,
        authority: Authority,
        orders: TournamentOrders,
        clock: TournamentClock,
        due: Callable[[], None],
    ) -> None:
        """Take the dependencies; ``due`` is called when news of a skipped or moved date waits in the database."""
        self._tournaments = tournaments
        self._schedules = schedules
        self._authority = authority
        self._orders = orders
        self._clock = clock
        self._due = due

    async def edit(self, origin: Origin, chosen: str, order: TournamentOrder, repeats: str | None) -> ChangedSeries:
        """Change all tournaments of the series that are not announced yet."""
        await self._authority.require(origin, Power.RUN_TOURNAMENT)
        before = await self._schedules.named(origin, chosen)
        settings = await self._orders.changed(origin, order, before.settings, before.channel_id)
        after = replace(before, settings=settings, zone=settings.zone)
        if order.start is not None:
            after = _from(after, parse_start(order.start, self._clock.now(), zone_of(after.zone)).wall)
        if repeats is not None:
            wall = datetime.fromisoformat(after.wall)
            after = replace(after, rule=parse_repeats(repeats, wall, zone_of(after.zone)))
        if after == before:
            raise Complaint("tournament-edit-what")
        return await self._save(origin, before, after, "")

    async def follow(self, origin: Origin, view: TournamentView) -> ChangedSeries:
        """Give all later tournaments of the series the settings and the time of this one."""
        await self._authority.require(origin, Power.RUN_TOURNAMENT)
        before = await self._schedules.named(origin, str(view.new.schedule_id))
        # Who may ping the role is checked for the user who names it.
        settings = replace(view.new.settings, ping_role=before.settings.ping_role)
        await self._orders.check_guarantee(origin, settings)
        wall = datetime.fromtimestamp(view.state.start_ms / 1000, zone_of(settings.zone)).replace(tzinfo=None)
        after = _from(replace(before, settings=settings, zone=settings.zone), wall)
        return await self._save(origin, before, after, f"#{view.tournament_id}")

    async def skip(self, origin: Origin, chosen: str, day: str, why: str) -> ChangedSeries:
        await self._authority.require(origin, Power.RUN_TOURNAMENT)
        before = await self._schedules.named(origin, chosen)
        skipped = await self._coming(before, day)
        planned = _day(skipped, zone_of(before.zone))
        moved = tuple(each for each in before.moved if each[0] != planned.isoformat())
        after = replace(before, rule=without_date(before.rule, planned), moved=moved)
        return await self._save(origin, before, after, why, DateChange(skipped.start_ms, reason=why))

    async def move(self, origin: Origin, chosen: str, day: str, start: str, why: str) -> ChangedSeries:
        """Move one date of the series to another start."""
        await self._authority.require(origin, Power.RUN_TOURNAMENT)
        before = await self._schedules.named(origin, chosen)
        zone = zone_of(before.zone)
        date_moved, new = await self._coming(before, day), parse_start(start, self._clock.now(), zone)
        planned = _day(date_moved, zone).isoformat()
        kept = tuple(each for each in before.moved if each[0] != planned)
        after = replace(before, moved=(*kept, (planned, new.wall.isoformat(timespec="minutes"))))
        return await self._save(origin, before, after, why, DateChange(new.at_ms, date_moved.start_ms, why))

    async def end(self, origin: Origin, chosen: str, last: str | None, count: int | None, why: str) -> ChangedSeries:
        """End the series after a date or a number of starts; the starts are counted from now."""
        await self._authority.require(origin, Power.RUN_TOURNAMENT)
        before = await self._schedules.named(origin, chosen)
        zone = zone_of(before.zone)
        if last is not None:
            day = parse_day(last, self._clock.now().astimezone(zone).date())
        else:
            coming = await self._tournaments.upcoming(before, count or 1)
            day = _day(coming[-1], zone) if coming else self._clock.now().astimezone(zone).date()
        return await self._save(origin, before, replace(before, rule=with_end(before.rule, day)), why)

    async def dates(self, origin: Origin, chosen: str) -> list[str]:
        """Return the coming dates that can be skipped or moved, in ISO form; none if the user may not do so."""
        try:
            await self._authority.require(origin, Power.RUN_TOURNAMENT)
            schedule = await self._schedules.named(origin, chosen)
            coming = await self._tournaments.upcoming(schedule, DATES_MOST)
        except Complaint:
            return []
        zone = zone_of(schedule.zone)
        return [_start_day(each, zone).isoformat() for each in coming if each.tournament_id is None]

    async def _coming(self, schedule: Schedule, text: str) -> Upcoming:
        """Return the start of the series on the typed day; it must not be announced yet."""
        zone = zone_of(schedule.zone)
        day = parse_day(text, self._clock.now().astimezone(zone).date())
        coming = await self._tournaments.upcoming(schedule, DATES_MOST)
        found = next((each for each in coming if _start_day(each, zone) == day), None)
        if found is None:
            starts = tuple(f"`{_start_day(each, zone)}`" for each in coming if each.tournament_id is None)
            raise Complaint("series-no-such-date", text=text, starts=starts[:4])
        if found.tournament_id is not None:
            raise Complaint("series-announced", id=found.tournament_id)
        return found

    async def _save(
        self, origin: Origin, before: Schedule, after: Schedule, why: str, change: DateChange | None = None
    ) -> ChangedSeries:
        asker = await self._authority.require(origin, Power.RUN_TOURNAMENT)
        request = origin.request(asker.player_id)
        entry = self._authority.entry_of(origin, "tournament_series", request, why, before=_told(before))
        entry = replace(entry, after=_told(after))
        if not await self._tournaments.change_schedule(before, after, request, entry, change):
            raise Complaint("series-changed-meanwhile", text=before.settings.name)
        if change is not None:
            self._due()
        start_ms = change.start_ms if change is not None else None
        return ChangedSeries(after, tuple(await self._tournaments.upcoming(after, DATES_MOST)), start_ms)


def _from(schedule: Schedule, wall: datetime) -> Schedule:
    """Return the schedule with its next start at this local time.

    If the new start is on another weekday, a rule with a single weekday changes to that weekday. Any other rule keeps
    its days.
    """
    rule = with_days(schedule.rule, datetime.fromisoformat(schedule.wall), wall)
    recurs = recurrence_of(wall, rule)
    first = next(
        (
            wall + timedelta(days=ahead)
            for ahead in range(366)
            if recurs.falls_on((wall + timedelta(days=ahead)).date())
        ),
        wall,
    )
    return replace(schedule, wall=first.isoformat(timespec="minutes"), rule=rule)


def _day(start: Upcoming, zone: ZoneInfo) -> date:
    """Return the day on which the rule puts this start, even if the start was moved to another day."""
    return datetime.fromtimestamp(start.planned_ms / 1000, UTC).astimezone(zone).date()


def _start_day(start: Upcoming, zone: ZoneInfo) -> date:
    return datetime.fromtimestamp(start.start_ms / 1000, UTC).astimezone(zone).date()


def _told(schedule: Schedule) -> str:
    """Return the schedule as text for the audit."""
    moved = "".join(f", {day} moved to {wall}" for day, wall in schedule.moved)
    named = f"schedule {schedule.schedule_id} {schedule.settings.noted_name}"
    return f"{named}, from {schedule.wall} {schedule.zone}, {schedule.rule}{moved}"
