"""The weekly recaps, posted on Monday morning, server time, in servers that want them.

Each is posted once, even if the bot restarts. The bot checks every hour; if it was offline, it posts up to 2 days
late.
"""

import asyncio
import logging
from collections.abc import Awaitable
from datetime import date, datetime, time, timedelta
from functools import partial
from typing import Final
from zoneinfo import ZoneInfo

import discord

from bot.history.ports import History
from bot.history.week import RecapBook, WeekOfPlay
from bot.moderation.ports import RoomBook
from bot.tables.ports import Timer
from bot.tournaments.manager import TournamentManager
from bot.tournaments.ports import TournamentView
from bot.tournaments.rules.schedule import instant, zone_or_utc
from bot.ui.discord.attachments import Drawn, files_of, with_or_without
from bot.ui.discord.faults import cause
from bot.ui.discord.outbox import Outbox, nonce_of
from bot.ui.history.recap import Recap, RecapPost, recap_picture
from bot.ui.pictures.pictures import Pictures
from bot.ui.scene.readers import Readers

log = logging.getLogger(__name__)

LOOK_EVERY_MS: Final = 3_600_000
AT: Final = time(9)
LATE_MOST: Final = timedelta(days=2)
"""The maximum delay of a recap; a later one is not posted, because nobody wants it any more."""
_WEEK: Final = timedelta(days=7)
_NOBODY: Final = discord.AllowedMentions.none()


class Recaps:
    def __init__(
        self,
        book: RecapBook,
        timer: Timer,
        outbox: Outbox,
        rooms: RoomBook,
        tournaments: TournamentManager,
        history: History,
        readers: Readers,
        pictures: Pictures,
    ) -> None:
        self._book = book
        self._timer = timer
        self._outbox = outbox
        self._rooms = rooms
        self._tournaments = tournaments
        self._history = history
        self._readers = readers
        self._pictures = pictures
        self._checking: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Post the recaps that are due, now and every hour; call this when the client is connected."""
        if self._outbox.is_closed:
            return
        if self._checking is None:
            self._checking = asyncio.get_running_loop().create_task(self._check_all())
        self._timer.call_at(self._timer.now_ms() + LOOK_EVERY_MS, self.start)

    async def _check_all(self) -> None:
        try:
            for guild in list(self._outbox.client.guilds):
                await self._post_if_due(guild.id)
        finally:
            self._checking = None

    async def _post_if_due(self, guild_id: int) -> None:
        """Post the server's recap if it is due; log a failure, and retry an hour later."""
        try:
            settings = await self._rooms.settings(guild_id)
            channel_id = settings.announcement_channel or settings.lobby_channel
            if settings.recap and channel_id is not None:
                zone = zone_or_utc(settings.zone)
                monday = due_monday(self._timer.now_ms(), zone)
                if monday is not None and await self._book.claim_recap(guild_id, str(monday), self._timer.now_ms()):
                    await self._post_or_release(guild_id, channel_id, monday, zone)
        except Exception as error:
            log.warning("the weekly recap of server %d could not be posted yet: %s", guild_id, cause(error))

    async def _post_or_release(self, guild_id: int, channel_id: int, monday: date, zone: ZoneInfo) -> None:
        try:
            await self._post(guild_id, channel_id, monday, zone)
        except Exception:
            await self._book.release_recap(guild_id, str(monday))
            raise

    async def _post(self, guild_id: int, channel_id: int, monday: date, zone: ZoneInfo) -> None:
        while await self._history.catch_up():
            pass
        before, begins, ends = (midnight_ms(monday - weeks * _WEEK, zone) for weeks in (2, 1, 0))
        week = await self._book.week(guild_id, before, begins, ends)
        if not week.hands:
            return
        recap = await self._recap(guild_id, week, monday)
        picture = recap_picture(recap)
        drawn = await self._pictures.podium(guild_id, channel_id, picture) if picture.steps else None
        place, nonce = self._outbox.channel(guild_id, channel_id), nonce_of("recap", guild_id, str(monday))
        await self._outbox.counted(partial(_send, place, recap, drawn, nonce), "patient")

    async def _recap(self, guild_id: int, week: WeekOfPlay, monday: date) -> Recap:
        say, names = await self._readers.room_phrases(guild_id), self._readers.names
        shown = (*week.leaders, week.pot, week.tournament_pot, week.low, week.improved)
        winners = {player for each in week.tournaments for player in each.winners}
        await names.learn(guild_id, winners.union(each.player_id for each in shown if each is not None))
        coming = (view for view in self._tournaments.in_guild(guild_id) if _is_to_come(view))
        return Recap(say, week, monday, partial(names.name, guild_id), next(coming, None))


def due_monday(now_ms: int, zone: ZoneInfo) -> date | None:
    """Return the Monday whose recap should be posted now, in the zone; None if no recap is due."""
    now = datetime.fromtimestamp(now_ms / 1000, zone)
    monday = now.date() - timedelta(days=now.weekday())
    begins = instant(datetime.combine(monday, AT), zone)
    return monday if begins <= now < begins + LATE_MOST else None


def midnight_ms(day: date, zone: ZoneInfo) -> int:
    """Return the time when the day begins in the zone, in ms since 1970."""
    return int(instant(datetime.combine(day, time()), zone).timestamp() * 1000)


def _is_to_come(view: TournamentView) -> bool:
    awaited = view.state.phase in ("scheduled", "registering", "check_in")
    return awaited and view.new.settings.format.start.is_known


def _send(
    place: discord.PartialMessageable, recap: Recap, drawn: Drawn | None, nonce: str
) -> Awaitable[discord.Message]:
    return with_or_without(
        lambda shown: place.send(
            view=RecapPost(recap, shown), files=files_of(shown), nonce=nonce, allowed_mentions=_NOBODY, silent=True
        ),
        drawn,
    )
