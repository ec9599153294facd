"""The one place that decides whether play is possible at a table.

Play is possible while Discord accepts requests, the bot sees the table's channel and may write in it, its message can
be shown, and its deals can be recorded. If one of these fails, play at the table stops until all of them work again. A
tournament that has not started needs its own channel; a running one needs only Discord, and its tables are checked
separately.
"""

import asyncio
import logging
from collections.abc import Callable, Iterator, Sequence
from typing import Final

import discord

from bot.common.obstacles import Obstacle
from bot.common.tracebacks import where
from bot.publishing.standstill.locks import apply_locks
from bot.publishing.standstill.places import NO_DISCORD, known_obstacle, obstacle_at, obstacle_of
from bot.publishing.standstill.stoppages import Source, Stoppage, Stoppages
from bot.publishing.standstill.telling import StandstillNews, StoppedPlay
from bot.tables.manager import TableManager
from bot.tables.ports import TableView, Timer, TimerHandle
from bot.tournaments.manager import TournamentManager
from bot.tournaments.ports import TournamentView
from bot.ui.discord.outbox import Outbox
from bot.ui.discord.tasks import Tasks

log = logging.getLogger(__name__)

AGAIN_MS: Final = 15_000
"""The interval between rounds of checks while play has stopped somewhere, in ms."""
PLACE_EVERY: Final = 4
"""Places closed to the bot are checked only in every 4th round: the gateway reports most changes."""
SILENCE: Final = -1
EVERYTHING: Final = 0
"""A value that ``_ask`` takes in place of a server's id, as is SILENCE; ``_ask`` explains both."""
SILENT_MOST: Final = 3
"""The maximum number of servers to ask in one round of checks if none of them answers."""
UNHEARD_MOST_MS: Final = 5 * 60_000
"""The maximum time between the assumed start of an outage and its discovery, in ms.

The assumed start is the time of Discord's last answer. That time is not exact, because answers to clicks are not
counted.
"""
TELL_AGAIN_MS: Final = 10 * 60_000
"""The delay before people are informed again if nobody could be reached, in ms."""


class PlayWatch:
    """Implements bot.tables.ports.Sight and bot.tournaments.ports.TournamentSight on Discord."""

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
        """A callback with a table_id, called when Discord may accept the table's message again."""
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
        self._requested = set[int]()
        self._round: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Resume the tables where play had stopped only because the client was not connected."""
        for table_id in list(self._at_tables.by_id):
            view = self._tables.view(table_id)
            known = (
                known_obstacle(self._outbox, view.place.guild_id, view.place.channel_id) if view is not None else None
            )
            self._note_obstacle(table_id, "place", known)
        for guild in self._outbox.client.guilds:
            self.meet(guild)

    def meet(self, guild: discord.Guild) -> None:
        """Check the server's tables again, because events may have been missed while the bot was offline."""
        self.look_around(guild.id)
        self._tasks.run(apply_locks(self._outbox, self._tables, guild))

    # Called by tables and tournaments

    async def look(self, view: TableView) -> bool:
        """Check a table's channel; return True if play is possible at the table."""
        await self._look_at_place(view)
        return view.table_id not in self._at_tables.by_id

    async def look_at(self, view: TournamentView) -> bool:
        """Check a tournament's channel; return True if people can take part in the tournament."""
        obstacle = await self._obstacle_at(view.new.guild_id, view.new.channel_id)
        if view.state.phase == "running" and obstacle != NO_DISCORD:
            obstacle = None
        self._note_tournament_obstacle(view.tournament_id, obstacle)
        return obstacle is None

    async def _look_at_place(self, view: TableView) -> Obstacle | None:
        obstacle = await self._obstacle_at(view.place.guild_id, view.place.channel_id)
        self._note_obstacle(view.table_id, "place", obstacle)
        return obstacle

    async def _obstacle_at(self, guild_id: int, channel_id: int) -> Obstacle | None:
        try:
            return await obstacle_at(self._outbox, guild_id, channel_id)
        except Exception as error:
            log.error("cannot find out whether play is possible: %s", where(error))
            return None

    # Called by the parts that show tables and record deals

    def failed(self, view: TableView, source: Source, error: Exception) -> None:
        """Store the obstacle behind the error of a request that the table needs for play."""
        obstacle = obstacle_of(self._outbox, view.place.guild_id, view.place.channel_id, error)
        if obstacle is not None and not self._outbox.is_closed:
            self._note_obstacle(view.table_id, source, obstacle)

    def record_failed(self, view: TableView, channel_id: int, error: Exception) -> None:
        """Store that the table's deals cannot be recorded in this channel."""
        obstacle = obstacle_of(self._outbox, view.place.guild_id, channel_id, error)
        if obstacle is not None and obstacle != NO_DISCORD:
            # The server's settings tell which permissions a thread there needs.
            unseen = obstacle.permission == "view_channel"
            obstacle = Obstacle("record", channel_id, obstacle.permission if unseen else "")
        if obstacle is not None and not self._outbox.is_closed:
            self._note_obstacle(view.table_id, "record", obstacle)

    def works(self, table_id: int, source: Source) -> None:
        """Store that a request of this kind succeeded, so that its obstacle is gone."""
        self._note_obstacle(table_id, source, None)
        if source == "message":
            # A message that was shown there proves more than asking Discord does.
            self._note_obstacle(table_id, "place", None)

    def look_around(self, guild_id: int) -> None:
        """Check the server's tables again, because its channels, threads or roles may have changed."""
        for view in self._tables.in_guild(guild_id):
            obstacle = known_obstacle(self._outbox, guild_id, view.place.channel_id)
            if obstacle is not None:
                self._note_obstacle(view.table_id, "place", obstacle)
        if self._at_tables.by_id or self._of_tournaments.by_id:
            self._ask(guild_id)

    def in_guild(self, guild_id: int) -> list[tuple[str, Obstacle]]:
        """Return (name, obstacle) for each of the server's tables and tournaments where play has stopped."""
        tables = ((view.place.name, view.course.obstacle) for view in self._tables.in_guild(guild_id))
        tournaments = ((view.new.settings.name, view.obstacle) for view in self._tournaments.in_guild(guild_id))
        return [(name, obstacle) for name, obstacle in (*tables, *tournaments) if obstacle is not None]

    # Stopped tables and tournaments

    def _note_obstacle(self, table_id: int, source: Source, obstacle: Obstacle | None) -> None:
        if not self._at_tables.learn(table_id, source, obstacle, self._steady.now_ms()):
            return
        stoppage = self._at_tables.by_id.get(table_id)
        if stoppage is None:
            self._tables.release_play(table_id)
        else:
            self._tables.hold_play(table_id, stoppage.obstacle, self._since_ms(stoppage.obstacle))
            self._set_alarm()

    def _note_tournament_obstacle(self, tournament_id: int, obstacle: Obstacle | None) -> None:
        if not self._of_tournaments.learn(tournament_id, "place", obstacle, self._steady.now_ms()):
            return
        if obstacle is None:
            self._tournaments.release_play(tournament_id)
        else:
            self._tournaments.hold_play(tournament_id, obstacle, self._since_ms(obstacle))
            self._set_alarm()

    def _since_ms(self, obstacle: Obstacle) -> int:
        """Return when the obstacle began: an outage at Discord's last answer, any other obstacle now."""
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
        """Check the server's stopped tables and tournaments again, in a background task.

        For ``EVERYTHING``, check those of all servers; for ``SILENCE``, those that stopped because Discord does not
        answer. One round of checks runs at a time; requests that come during a round are handled by the next one.
        """
        self._requested.add(guild_id)
        if self._round is None or self._round.done():
            self._round = self._tasks.run(self._look_again())

    async def _look_again(self) -> None:
        while self._requested and not self._outbox.is_closed:
            requested, self._requested = self._requested, set()
            await self._look_round(requested)

    async def _look_round(self, requested: set[int]) -> None:
        """Check the stopped tables and tournaments that were ``requested``.

        A server without an answer is asked once per round. If no server answers, at most ``SILENT_MOST`` are asked.
        """
        silent, heard = set[int](), False
        for table_id in list(self._at_tables.by_id):
            stoppage, view = self._at_tables.by_id.get(table_id), self._tables.view(table_id)
            if view is None:
                self._at_tables.by_id.pop(table_id, None)
            elif (
                stoppage is None
                or view.place.guild_id in silent
                or not _is_requested(requested, view.place.guild_id, stoppage)
            ):
                continue
            elif await self._look_at_place(view) == NO_DISCORD:
                silent.add(view.place.guild_id)
                if not heard and len(silent) >= SILENT_MOST:
                    return
            else:
                heard = True
                if "message" in stoppage.found:
                    self.try_again(table_id)
        for tournament_id in list(self._of_tournaments.by_id):
            stoppage, tournament = self._of_tournaments.by_id.get(tournament_id), self._tournaments.view(tournament_id)
            if tournament is None:
                self._of_tournaments.by_id.pop(tournament_id, None)
            elif stoppage is not None and _is_requested(requested, tournament.new.guild_id, stoppage):
                await self.look_at(tournament)

    # Telling people

    def _tell_what_lasts(self) -> None:
        """Inform the people who can fix a stoppage, once for each stoppage.

        Outages of Discord are left out: nobody could be reached.
        """
        now_ms = self._steady.now_ms()
        by_guild: dict[int, list[tuple[Stoppage, StoppedPlay]]] = {}
        for guild_id, stoppage, standing in (*self._tables_to_tell(now_ms), *self._tournaments_to_tell(now_ms)):
            by_guild.setdefault(guild_id, []).append((stoppage, standing))
        for guild_id, due in by_guild.items():
            self._tasks.run(self._tell(guild_id, due))

    async def _tell(self, guild_id: int, due: Sequence[tuple[Stoppage, StoppedPlay]]) -> None:
        for stoppage, _ in due:
            stoppage.told = True
        reached = await self._news.tell(guild_id, [standing for _, standing in due])
        for stoppage, standing in due:
            if standing not in reached:
                stoppage.told, stoppage.tell_ms = False, self._steady.now_ms() + TELL_AGAIN_MS

    def _tables_to_tell(self, now_ms: int) -> Iterator[tuple[int, Stoppage, StoppedPlay]]:
        for table_id, stoppage in self._at_tables.to_tell(now_ms):
            view = self._tables.view(table_id)
            if view is not None:
                players = tuple(line.player_id for line in view.seats if not line.house)
                yield (
                    view.place.guild_id,
                    stoppage,
                    StoppedPlay(view.place.name, view.place.owner_id, stoppage.obstacle, players),
                )

    def _tournaments_to_tell(self, now_ms: int) -> Iterator[tuple[int, Stoppage, StoppedPlay]]:
        for tournament_id, stoppage in self._of_tournaments.to_tell(now_ms):
            view = self._tournaments.view(tournament_id)
            if view is not None:
                standing = StoppedPlay(view.new.settings.name, view.new.owner_id, stoppage.obstacle)
                yield view.new.guild_id, stoppage, standing


def _is_requested(requested: set[int], guild_id: int, stoppage: Stoppage) -> bool:
    return (
        guild_id in requested or EVERYTHING in requested or (SILENCE in requested and stoppage.obstacle == NO_DISCORD)
    )
