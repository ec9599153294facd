"""Conversion of a command's options into a tournament's settings.

Options that are left out come from a template, or from the tournament that is edited.
"""

from dataclasses import replace
from typing import Final

from bot.common.complaint import Complaint
from bot.moderation.powers import Power
from bot.tournaments.manager import TournamentManager
from bot.tournaments.ports import NewTournament, TournamentView
from bot.tournaments.rules.schedule import zone_of
from bot.tournaments.settings import TournamentSettings
from bot.typed.times.starts import Start, parse_start
from bot.typed.times.zones import zone_in
from bot.typed.tournament_order import TournamentOrder, games_wanted, lacking, settings_of, start_is_known
from bot.use_cases.authority import Authority
from bot.use_cases.origin import Origin, Spot
from bot.use_cases.tournaments.clock import TournamentClock
from bot.use_cases.tournaments.places import place_of
from bot.use_cases.tournaments.previews import PreviewedTournament
from bot.use_cases.tournaments.targets import SatelliteTargets
from bot.use_cases.tournaments.templates import Templates

MENTION_EVERYONE: Final = 1 << 17
"""The bit of Discord's permission to mention all roles."""
HAND_SECONDS: Final = (20, 300)
"""The minimum and maximum, in seconds, for the measured length of a hand."""


class TournamentOrders:
    def __init__(
        self, tournaments: TournamentManager, authority: Authority, templates: Templates, clock: TournamentClock
    ) -> None:
        self._tournaments = tournaments
        self._authority = authority
        self._templates = templates
        self._clock = clock
        self._targets = SatelliteTargets(tournaments)

    async def single(
        self, origin: Origin, order: TournamentOrder, template: str | None, spot: Spot
    ) -> PreviewedTournament:
        """Return a tournament that is not recurring, to show its preview. Raises Complaint and StoreError."""
        asker = await self._authority.require(origin, Power.RUN_TOURNAMENT)
        place = place_of(spot)
        settings, start = await self.settings(origin, order, template, spot)
        now_ms = self._clock.now_ms()
        start_ms = settings.format.start.ends_ms(now_ms, start.at_ms if start is not None else now_ms)
        new = NewTournament(origin.server, place, asker.player_id, settings, start_ms, now_ms)
        return PreviewedTournament(new, origin.name, target_start_ms=self._targets.start_ms(new))

    async def settings(
        self, origin: Origin, order: TournamentOrder, template: str | None, spot: Spot
    ) -> tuple[TournamentSettings, Start | None]:
        """Return the tournament's settings and its start; the template provides the options left out.

        The start is None if it is not known beforehand (T-6.1). Raises Complaint and StoreError.
        """
        base = await self._templates.settings(origin, template) if template is not None else None
        # Who may ping the role is checked for the user who names it.
        base = replace(base, ping_role=0) if base is not None else None
        if missing := lacking(order, base):
            raise Complaint("tournament-lacks", parts=", ".join(missing))
        wanted = order.zone or zone_in(order.start) or (base.zone if base is not None else None)
        zone = await self._clock.zone(origin.server, wanted)
        text = order.start or (base.usual_start if base is not None else "")
        start = parse_start(text, self._clock.now(), zone) if start_is_known(order, base) else None
        if start is None and order.start is not None:
            raise Complaint("tournament-no-start-time")
        seconds = await self._hand_seconds(origin, order, base)
        settings = settings_of(order, base, zone=zone.key, hand_seconds=seconds)
        settings = await self._targets.with_target(origin, settings)
        await self.check_guarantee(origin, settings)
        check_ping(origin, order, spot.channel_id, spot.bot_may)
        _check_role(origin, settings)
        return settings, start

    async def edited(
        self, origin: Origin, order: TournamentOrder, view: TournamentView
    ) -> tuple[TournamentSettings, int]:
        """Return the tournament's settings and its start in ms, changed by the options of /tournament edit.

        Raises Complaint and StoreError.
        """
        before, planned = view.new.settings, view.state.start_ms
        settings = await self.changed(origin, order, before, view.new.channel_id)
        if settings.buy_in != before.buy_in and (satellite := self._targets.satellite_for(view)) is not None:
            raise Complaint("tournament-target-price", name=satellite.new.settings.name)
        zone = zone_of(settings.zone)
        if settings.sit_and_go and order.start is not None:
            raise Complaint("tournament-no-start-time")
        start = parse_start(order.start, self._clock.now(), zone).at_ms if order.start else planned
        if (settings, start) == (before, planned):
            raise Complaint("tournament-edit-what")
        return settings, start

    async def changed(
        self, origin: Origin, order: TournamentOrder, before: TournamentSettings, channel_id: int
    ) -> TournamentSettings:
        """Return the settings of a tournament in the channel, changed by the options.

        Raises Complaint and StoreError.
        """
        zone = await self._clock.zone(origin.server, order.zone or before.zone)
        seconds = before.hand_seconds if order.game is None else await self._hand_seconds(origin, order, before)
        settings = settings_of(order, before, zone=zone.key, hand_seconds=seconds)
        if settings.sit_and_go != before.sit_and_go:
            raise Complaint("tournament-start-fixed")
        if settings.is_satellite != before.is_satellite:
            raise Complaint("tournament-target-fixed")
        if settings.price != before.price or "target=" in (order.more or ""):
            settings = await self._targets.with_target(origin, settings)
        await self.check_guarantee(origin, settings)
        check_ping(origin, order, channel_id)
        _check_role(origin, settings)
        return settings

    async def check_guarantee(self, origin: Origin, settings: TournamentSettings) -> None:
        """Raise Complaint if the settings have a guarantee and the user lacks the power to give one."""
        if settings.promises:
            await self._authority.require(origin, Power.GUARANTEE)

    async def _hand_seconds(
        self, origin: Origin, order: TournamentOrder, base: TournamentSettings | None
    ) -> int | None:
        """Return the measured length of a hand in this server, in seconds (T-4.3); None if unknown.

        For a mix, it is the mean of the measured games. Raises Complaint.
        """
        store = self._tournaments.store
        measured = [await store.hand_seconds(origin.server, game.name) for game in games_wanted(order, base)]
        lengths = [seconds for seconds in measured if seconds is not None]
        least, most = HAND_SECONDS
        return min(most, max(least, round(sum(lengths) / len(lengths)))) if lengths else None


def _check_role(origin: Origin, settings: TournamentSettings) -> None:
    """Raise Complaint if the role that everyone needs to register is none of the server's.

    Everybody has the role with the server's own id, so that no role is needed.
    """
    role_id = settings.entry_role
    if role_id and (role_id == origin.guild_id or not origin.has_role(role_id)):
        raise Complaint("tournament-more-role")


def check_ping(origin: Origin, order: TournamentOrder, channel_id: int | None, bot_may: int | None = None) -> None:
    """Raise Complaint if the user or the bot may not mention the role that the order names.

    ``bot_may`` are the bot's permission bits in the channel; None if they are unknown.
    """
    role = order.ping
    if role is None or role.is_mentionable:
        return
    mention = "@everyone" if role.role_id == origin.guild_id else f"<@&{role.role_id}>"
    if not origin.access(channel_id or 0) & MENTION_EVERYONE:
        raise Complaint("tournament-ping-forbidden", role=mention)
    if bot_may is not None and not bot_may & MENTION_EVERYONE:
        raise Complaint("tournament-ping-bot-forbidden", role=mention)
