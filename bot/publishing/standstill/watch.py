"""Watches over where play is possible: *play is possible at this table* is decided here, and nowhere else.

Discord has to take requests, the table's place has to be there for the bot to see and to write in, its card to be
shown, and its deals to be kept on record. Where one of these fails the table is told to stand still; once all hold
again, to go on. A tournament that has not begun needs its own channel, one that runs needs Discord; what its tables
need it learns from them.
"""

import asyncio
import logging
from collections.abc import Callable, Iterator, Sequence
from typing import Final

import discord

from bot.common.obstacles import Obstacle
from bot.common.tracebacks import where
from bot.publishing.standstill.locks import follow_locks
from bot.publishing.standstill.places import NO_DISCORD, known_obstacle, obstacle_at, obstacle_of
from bot.publishing.standstill.stoppages import Source, Stoppage, Stoppages
from bot.publishing.standstill.telling import Standing, StandstillNews
from bot.tables.manager import TableManager
from bot.tables.ports import TableView, Timer, TimerHandle
from bot.tournaments.manager import TournamentManager
from bot.tournaments.ports import TournamentView
from bot.ui.discord.outbox import Outbox
from bot.ui.discord.tasks import Tasks

log = logging.getLogger(__name__)

AGAIN_MS: Final = 15_000
"""How often Discord is asked again while something stands still for it."""
PLACE_EVERY: Final = 4
"""A place that is closed to the bot is asked about only every so many times: the gateway tells of most changes."""
SILENCE: Final = -1
EVERYTHING: Final = 0
"""Asked about in place of a server's id; see ``_ask``."""
SILENT_MOST: Final = 3
"""Servers in a row that say nothing: then the others are not asked either, until the next round."""
UNHEARD_MOST_MS: Final = 5 * 60_000
"""No outage is taken to have begun longer before it was noticed: the answers to clicks are not counted."""
TELL_AGAIN_MS: Final = 10 * 60_000
"""Where nobody could be reached, they are tried again after so long."""


class PlayWatch:
    """bot.tables.ports.Sight and bot.tournaments.ports.Sight on Discord."""

    def __init__(
        self,
        outbox: Outbox,
        tasks: Tasks,
        timer: Timer,
        steady: Timer,
        tables: TableManager,
        tournaments: TournamentManager,
        news: StandstillNews,
    ) -> None:
        self.try_again: Callable[[int], None] = lambda table_id: None
        """Told a table whose card Discord may take now."""
        self._outbox = outbox
        self._tables = tables
        self._tournaments = tournaments
        self._news = news
        self._tasks = tasks
        self._timer = timer
        self._steady = steady
        self._at_tables = Stoppages()
        self._of_tournaments = Stoppages()
        self._alarm: TimerHandle | None = None
        self._rounds = 0
        self._asked = set[int]()
        self._round: asyncio.Task[None] | None = None

    def start(self) -> None:
        """The client is connected: what stands still because it was not goes on at once."""
        for table_id in list(self._at_tables.by_id):
            view = self._tables.view(table_id)
            known = (
                known_obstacle(self._outbox, view.place.guild_id, view.place.channel_id) if view is not None else None
            )
            self._found(table_id, "place", known)
        for guild in self._outbox.client.guilds:
            self.meet(guild)

    def meet(self, guild: discord.Guild) -> None:
        """Events of the server may have been missed until now."""
        self.look_around(guild.id)
        self._tasks.run(follow_locks(self._outbox, self._tables, guild))

    # Asked by tables and tournaments

    async def look(self, view: TableView) -> bool:
        """See the protocol."""
        await self._look_at_place(view)
        return view.table_id not in self._at_tables.by_id

    async def look_at(self, view: TournamentView) -> bool:
        """See the protocol."""
        obstacle = await self._obstacle_at(view.new.guild_id, view.new.channel_id)
        if view.state.phase == "running" and obstacle != NO_DISCORD:
            obstacle = None
        self._found_of_tournament(view.tournament_id, obstacle)
        return obstacle is None

    async def _look_at_place(self, view: TableView) -> Obstacle | None:
        obstacle = await self._obstacle_at(view.place.guild_id, view.place.channel_id)
        self._found(view.table_id, "place", obstacle)
        return obstacle

    async def _obstacle_at(self, guild_id: int, channel_id: int) -> Obstacle | None:
        try:
            return await obstacle_at(self._outbox, guild_id, channel_id)
        except Exception as error:
            log.error("it cannot be told whether play is possible: %s", where(error))
            return None

    # Told by those who show tables and keep their record

    def failed(self, view: TableView, source: Source, error: Exception) -> None:
        """Discord has not taken what the table needs."""
        obstacle = obstacle_of(self._outbox, view.place.guild_id, view.place.channel_id, error)
        if obstacle is not None and not self._outbox.is_closed:
            self._found(view.table_id, source, obstacle)

    def record_failed(self, view: TableView, channel_id: int, error: Exception) -> None:
        """The deals of the table cannot be kept on record in this channel."""
        obstacle = obstacle_of(self._outbox, view.place.guild_id, channel_id, error)
        if obstacle is not None and obstacle != NO_DISCORD:
            # What it needs there for a thread the room's settings tell.
            unseen = obstacle.permission == "view_channel"
            obstacle = Obstacle("record", channel_id, obstacle.permission if unseen else "")
        if obstacle is not None and not self._outbox.is_closed:
            self._found(view.table_id, "record", obstacle)

    def works(self, table_id: int, source: Source) -> None:
        """Discord has taken it."""
        self._found(table_id, source, None)
        if source == "card":
            # A card that was shown there tells more than any question.
            self._found(table_id, "place", None)

    def look_around(self, guild_id: int) -> None:
        """Channels, threads or roles may have changed in the server."""
        for view in self._tables.in_guild(guild_id):
            known = known_obstacle(self._outbox, guild_id, view.place.channel_id)
            if known is not None:
                self._found(view.table_id, "place", known)
        if self._at_tables.by_id or self._of_tournaments.by_id:
            self._ask(guild_id)

    def in_guild(self, guild_id: int) -> list[tuple[str, Obstacle]]:
        """The server's tables and tournaments that stand still, by name, with the obstacle."""
        tables = ((view.place.name, view.course.obstacle) for view in self._tables.in_guild(guild_id))
        tournaments = ((view.new.settings.name, view.obstacle) for view in self._tournaments.in_guild(guild_id))
        return [(name, obstacle) for name, obstacle in (*tables, *tournaments) if obstacle is not None]

    # What stands still

    def _found(self, table_id: int, source: Source, obstacle: Obstacle | None) -> None:
        if not self._at_tables.learn(table_id, source, obstacle, self._steady.now_ms()):
            return
        stoppage = self._at_tables.by_id.get(table_id)
        if stoppage is None:
            self._tables.go_on(table_id)
        else:
            self._tables.stand_still(table_id, stoppage.obstacle, self._since_ms(stoppage.obstacle))
            self._set_alarm()

    def _found_of_tournament(self, tournament_id: int, obstacle: Obstacle | None) -> None:
        if not self._of_tournaments.learn(tournament_id, "place", obstacle, self._steady.now_ms()):
            return
        if obstacle is None:
            self._tournaments.go_on(tournament_id)
        else:
            self._tournaments.stand_still(tournament_id, obstacle, self._since_ms(obstacle))
            self._set_alarm()

    def _since_ms(self, obstacle: Obstacle) -> int:
        """An outage of Discord's may have begun when it was last heard of; all else is noticed as it happens."""
        unheard_ms = min(self._outbox.unheard_ms(), UNHEARD_MOST_MS) if obstacle == NO_DISCORD else 0
        return self._timer.now_ms() - unheard_ms

    # Looking again

    def _set_alarm(self) -> None:
        if self._alarm is None:
            self._alarm = self._steady.call_at(self._steady.now_ms() + AGAIN_MS, self._ring)

    def _ring(self) -> None:
        self._alarm = None
        if self._outbox.is_closed or not (self._at_tables.by_id or self._of_tournaments.by_id):
            return
        self._rounds += 1
        self._set_alarm()
        self._tell_what_lasts()
        self._ask(SILENCE if self._rounds % PLACE_EVERY else EVERYTHING)

    def _ask(self, guild_id: int) -> None:
        """Look again at what stands still in the server, at all of it with ``EVERYTHING``, or with ``SILENCE`` where
        Discord says nothing. There is one round at a time; what is asked for meanwhile follows it."""
        self._asked.add(guild_id)
        if self._round is None or self._round.done():
            self._round = self._tasks.run(self._look_again())

    async def _look_again(self) -> None:
        while self._asked and not self._outbox.is_closed:
            asked, self._asked = self._asked, set()
            await self._look_round(asked)

    async def _look_round(self, asked: set[int]) -> None:
        """Servers that say nothing are asked once; where none says anything, no more than ``SILENT_MOST`` are."""
        silent, heard = set[int](), False
        for table_id in list(self._at_tables.by_id):
            stoppage, view = self._at_tables.by_id.get(table_id), self._tables.view(table_id)
            if view is None:
                self._at_tables.by_id.pop(table_id, None)
            elif (
                stoppage is None or view.place.guild_id in silent or not _is_asked(asked, view.place.guild_id, stoppage)
            ):
                continue
            elif await self._look_at_place(view) == NO_DISCORD:
                silent.add(view.place.guild_id)
                if not heard and len(silent) >= SILENT_MOST:
                    return
            else:
                heard = True
                if "card" in stoppage.found:
                    self.try_again(table_id)
        for tournament_id in list(self._of_tournaments.by_id):
            stoppage, tournament = self._of_tournaments.by_id.get(tournament_id), self._tournaments.view(tournament_id)
            if tournament is None:
                self._of_tournaments.by_id.pop(tournament_id, None)
            elif stoppage is not None and _is_asked(asked, tournament.new.guild_id, stoppage):
                await self.look_at(tournament)

    # Telling

    def _tell_what_lasts(self) -> None:
        """Tell those who can mend it, once; while Discord takes nothing there is nobody to tell."""
        now_ms = self._steady.now_ms()
        by_guild: dict[int, list[tuple[Stoppage, Standing]]] = {}
        for guild_id, stoppage, standing in (*self._tables_to_tell(now_ms), *self._tournaments_to_tell(now_ms)):
            by_guild.setdefault(guild_id, []).append((stoppage, standing))
        for guild_id, told in by_guild.items():
            self._tasks.run(self._tell(guild_id, told))

    async def _tell(self, guild_id: int, due: Sequence[tuple[Stoppage, Standing]]) -> None:
        for stoppage, _ in due:
            stoppage.told = True
        reached = await self._news.tell(guild_id, [standing for _, standing in due])
        for stoppage, standing in due:
            if standing not in reached:
                stoppage.told, stoppage.tell_ms = False, self._steady.now_ms() + TELL_AGAIN_MS

    def _tables_to_tell(self, now_ms: int) -> Iterator[tuple[int, Stoppage, Standing]]:
        for table_id, stoppage in self._at_tables.to_tell(now_ms):
            view = self._tables.view(table_id)
            if view is not None:
                players = tuple(line.player_id for line in view.seats if not line.house)
                yield (
                    view.place.guild_id,
                    stoppage,
                    Standing(view.place.name, view.place.owner_id, stoppage.obstacle, players),
                )

    def _tournaments_to_tell(self, now_ms: int) -> Iterator[tuple[int, Stoppage, Standing]]:
        for tournament_id, stoppage in self._of_tournaments.to_tell(now_ms):
            view = self._tournaments.view(tournament_id)
            if view is not None:
                standing = Standing(view.new.settings.name, view.new.owner_id, stoppage.obstacle)
                yield view.new.guild_id, stoppage, standing


def _is_asked(asked: set[int], guild_id: int, stoppage: Stoppage) -> bool:
    return guild_id in asked or EVERYTHING in asked or (SILENCE in asked and stoppage.obstacle == NO_DISCORD)
