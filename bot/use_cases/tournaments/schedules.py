"""Recurring tournaments: creating, listing and deleting their schedules."""

from dataclasses import replace
from typing import Final

from bot.common.complaint import Complaint
from bot.common.escaping import clean
from bot.moderation.powers import Power
from bot.tournaments.manager import TournamentManager
from bot.tournaments.ports import NewTournament, Schedule
from bot.tournaments.rules.schedule import zone_of
from bot.typed.times.repeats import first_start, parse_repeats
from bot.typed.times.zones import zone_in
from bot.typed.tournament_order import NAME_MOST, TournamentOrder
from bot.use_cases.authority import Authority
from bot.use_cases.origin import Origin, Spot
from bot.use_cases.tournaments.clock import TournamentClock
from bot.use_cases.tournaments.finding import FindingTournaments
from bot.use_cases.tournaments.orders import TournamentOrders
from bot.use_cases.tournaments.places import place_of
from bot.use_cases.tournaments.previews import PreviewedTournament

SHOWN: Final = 3
"""The number of upcoming starts that are shown."""


class Schedules:
    def __init__(
        self,
        tournaments: TournamentManager,
        finding: FindingTournaments,
        authority: Authority,
        orders: TournamentOrders,
        clock: TournamentClock,
    ) -> None:
        self._tournaments = tournaments
        self._finding = finding
        self._authority = authority
        self._orders = orders
        self._clock = clock

    async def ordered(
        self, origin: Origin, order: TournamentOrder, repeats: str, template: str | None, spot: Spot
    ) -> PreviewedTournament:
        """Return a recurring tournament, to show its preview. Raises Complaint and StoreError."""
        asker = await self._authority.require(origin, Power.RUN_TOURNAMENT)
        guild_id, place = origin.server, place_of(spot)
        order = await self._with_start(origin, order, repeats)
        settings, start = await self._orders.settings(origin, order, template, spot)
        if start is None:
            raise Complaint("tournament-no-start-time")
        rule = parse_repeats(repeats, start.wall, zone_of(settings.zone))
        schedule = Schedule(guild_id, place, asker.player_id, settings, start.wall.isoformat(), settings.zone, rule)
        starts = [int(each.start.timestamp() * 1000) for each in schedule.dates(self._clock.now(), SHOWN)]
        if not starts:
            raise Complaint("repeats-never", text=repeats)
        first = NewTournament(guild_id, place, asker.player_id, settings, starts[0], self._clock.now_ms())
        return PreviewedTournament(first, origin.name, schedule, tuple(starts))

    async def known(self, origin: Origin) -> list[Schedule]:
        """Return the schedules that the user may know about. Raises StoreError."""
        sees = await self._finding.channels_seen(origin)
        schedules = await self._tournaments.store.schedules(origin.server)
        return [each for each in schedules if sees(each.channel_id)]

    async def unreadable(self, origin: Origin) -> list[int]:
        """If the user is a moderator, return the ids of schedules that cannot be read; otherwise none.

        Their channels are unknown, so the bot cannot know who else may see them. Raises StoreError.
        """
        if not await self._authority.moderates(origin):
            return []
        return await self._tournaments.store.unreadable_schedules(origin.server)

    async def next_starts(self, wanted: Schedule) -> list[int]:
        """Return the schedule's next starts, in ms, without those that were cancelled.

        Raises Complaint and StoreError.
        """
        return [each.start_ms for each in await self._tournaments.upcoming(wanted, SHOWN)]

    async def named(self, origin: Origin, chosen: str) -> Schedule:
        """Return the schedule with this name or number. Raises Complaint and StoreError."""
        wanted = chosen.strip().removeprefix("#").casefold()
        for each in await self.known(origin):
            if wanted in (str(each.schedule_id), each.settings.name.casefold()):
                return each
        raise Complaint("schedule-unknown", text=chosen)

    async def drop(self, origin: Origin, chosen: str, why: str) -> str:
        """Delete a schedule, and return its name, escaped.

        A tournament that is already announced stays. A schedule that cannot be read can be chosen by its id. Raises
        Complaint and StoreError.
        """
        asker = await self._authority.require(origin, Power.RUN_TOURNAMENT)
        schedule_id, name = await self._find_schedule(origin, chosen)
        noted = " ".join(filter(None, (f"schedule {schedule_id}", name)))
        request = origin.request(asker.player_id)
        entry = self._authority.entry_of(origin, "tournament_unschedule", request, why, before=noted)
        if not await self._tournaments.store.drop_schedule(origin.server, schedule_id, request, entry):
            raise Complaint("schedule-unknown", text=chosen)
        return clean(name, NAME_MOST) if name else f"#{schedule_id}"

    async def suggested(self, origin: Origin) -> list[tuple[str, int]]:
        """Return the schedules' names and ids if the user is a moderator, otherwise none.

        Only moderators may delete schedules.
        """
        if not await self._authority.moderates(origin):
            return []
        names = [(each.settings.name, each.schedule_id) for each in await self.known(origin)]
        return [*names, *(("", each) for each in await self.unreadable(origin))]

    async def _with_start(self, origin: Origin, order: TournamentOrder, repeats: str) -> TournamentOrder:
        """Return the options with a start.

        If they have none, a recurrence such as ``every friday 20:00`` also determines the first start. A zone at its
        end, as in ``every friday 8pm EST``, is the tournament's unless another is chosen. Raises Complaint.
        """
        order = replace(order, zone=order.zone or zone_in(repeats))
        if order.start is not None:
            return order
        zone = await self._clock.zone(origin.server, order.zone)
        first = first_start(repeats, self._clock.now(), zone)
        return order if first is None else replace(order, start=first.isoformat(timespec="minutes"))

    async def _find_schedule(self, origin: Origin, chosen: str) -> tuple[int, str]:
        """Return the id and the name of the schedule that the user named; an unreadable one has no name.

        Raises Complaint and StoreError.
        """
        for schedule_id in await self.unreadable(origin):
            if chosen.strip().removeprefix("#") == str(schedule_id):
                return schedule_id, ""
        found = await self.named(origin, chosen)
        return found.schedule_id, found.settings.noted_name
