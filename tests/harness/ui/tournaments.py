"""Tournaments played by ``tests.harness.tournaments.field``, and an announcer on a simulated Discord."""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from functools import partial
from typing import Any, cast

import discord
import simcord
from simcord.builders import ChannelHandle

from bot.locales.phrases import Phrases
from bot.moderation.hand_archive import HandArchive
from bot.publishing.members import ServerMembers
from bot.publishing.tournament.announcer import TournamentAnnouncer
from bot.publishing.tournament.message_context import MessageContext
from bot.publishing.tournament.venue import ThreadVenue
from bot.tables.ports import TableView
from bot.tables.saving import StoreError
from bot.tournaments import questions
from bot.tournaments.deciding import lifecycle
from bot.tournaments.manager import TournamentManager
from bot.tournaments.messages import PersonsMessage, TournamentDenial, TournamentReply
from bot.tournaments.news import News
from bot.tournaments.ports import Count, SavedTournament, Schedule, TournamentStore, TournamentView, Upcoming
from bot.tournaments.settings import TournamentSettings
from bot.ui.discord.outbox import Outbox
from bot.ui.discord.rate_limit import RateLimit
from bot.ui.tournament.scene import TournamentScene
from bot.use_cases.exports import TournamentHands
from bot.use_cases.tournaments.coming_back import ComingBack
from bot.use_cases.tournaments.entering import EnteringTournaments
from bot.use_cases.tournaments.finding import FindingTournaments
from cogs.tournament.answers import TournamentAnswers
from cogs.tournament.clicks import TournamentClicks
from tests.harness.tournaments.field import MINUTE, SETTINGS, START, TOURNAMENT, Field, running
from tests.harness.ui.stage import Stage

NAMES = ("Ada", "Ben", "Cleo", "Dora", "Emil", "Finn", "Gerd", "Hana", "Ivan")


def name_of(player_id: int) -> str | None:
    return NAMES[player_id - 1] if player_id <= len(NAMES) else f"Player {player_id}"


def view_of(
    played: Field, counts: Sequence[Count] = (), tables: Sequence[tuple[int, int]] = (), **changes: Any
) -> TournamentView:
    ends = questions.level_ends_ms(played.new.settings, played.state, played.now)
    view = TournamentView(
        TOURNAMENT, played.new, played.state, played.pool, tuple(counts), tuple(tables), ends, played.now, 0
    )
    return replace(view, **changes)


def scene_of(view: TournamentView, names: Callable[[int], str | None] = name_of) -> TournamentScene:
    return TournamentScene(view, names, Phrases("en-US"))


def counts_of(played: Field, table_of: Callable[[int], int] = lambda player: 1 + player % 2) -> tuple[Count, ...]:
    """Return 3,000 chips and a seat for everyone who is still playing."""
    return tuple(
        Count(entrant.player_id, 3000, table_of(entrant.player_id), 1 + (entrant.player_id - 1) // 2)
        for entrant in played.state.playing()
    )


def played_out(players: int = 9, settings: TournamentSettings = SETTINGS) -> Field:
    """Return a tournament won by player 1 after 58 minutes; the others went out from the highest id down."""
    played = running(players, settings)
    played.now += 20 * MINUTE
    played.do(lifecycle.close_late_registration)
    for player in range(players, 1, -1):
        played.do(partial(lifecycle.bust, stacks={player: 100}))
    played.now = START + 58 * MINUTE
    played.do(lifecycle.finish)
    return played


def buttons_of(post: discord.ui.LayoutView) -> dict[str, str]:
    """Return the custom_id of each button by its label."""
    found = [item for item in post.walk_children() if isinstance(item, discord.ui.Button)]
    return {str(button.label): str(button.custom_id) for button in found}


class NoNews:
    """A book without any news to announce."""

    async def due(self) -> list[tuple[SavedTournament, tuple[News, ...]]]:
        return []

    async def delete_told(self, tournament_id: int, news: Sequence[News]) -> None: ...


class Books:
    """The part of the store that the announcer needs."""

    def __init__(self) -> None:
        self.saved: list[dict[str, int | None]] = []
        self.recurs: list[Schedule] = []
        self.fails = False

    async def save_posts(self, tournament_id: int, **ids: int | None) -> None:
        if self.fails:
            raise StoreError("full")
        self.saved.append({name: found for name, found in ids.items() if found is not None})

    async def schedules(self, guild_id: int | None) -> list[Schedule]:
        return self.recurs


class Archive:
    def __init__(self) -> None:
        self.hands: list[Any] = []

    async def of_tournament(self, guild_id: int, tournament_id: int) -> list[Any]:
        return self.hands

    async def count_of_tournament(self, guild_id: int, tournament_id: int) -> int:
        return 123


class Tournaments:
    """One tournament that answers with its view, and with ``denial`` if a test sets it."""

    def __init__(self) -> None:
        self.now: TournamentView | None = None
        self.asked: list[PersonsMessage] = []
        self.denial: TournamentDenial | None = None
        self.delay_seconds = 0.0

    def view(self, tournament_id: int) -> TournamentView | None:
        return self.now if self.now is not None and self.now.tournament_id == tournament_id else None

    async def upcoming(self, schedule: Schedule, count: int) -> list[Upcoming]:
        """Return the schedule's next dates after the tests' present; none of them is announced."""
        starts = [
            int(each.start.timestamp() * 1000)
            for each in schedule.dates(datetime.fromtimestamp(START / 1000, UTC), count)
        ]
        return [Upcoming(start, start, None) for start in starts]

    async def submit(self, tournament_id: int, message: PersonsMessage) -> TournamentReply | None:
        self.asked.append(message)
        await asyncio.sleep(self.delay_seconds)
        return TournamentReply(self.now, self.denial) if self.now is not None else None


class Unhurried(RateLimit):
    async def request_slot(self, *, ahead: bool = False, wanted: Callable[[], bool] | None = None) -> bool:
        """Grant the slot at once, since these tests have their own clock."""
        return True


def clicks_of(stage: Stage, tournaments: "Tournaments", archive: "Archive") -> TournamentClicks:
    manager, reach = cast(TournamentManager, tournaments), stage.reach
    finding = FindingTournaments(manager, stage.authority, stage.timer)
    entering = EnteringTournaments(manager, finding, stage.asked, reach.mail, ServerMembers(reach.outbox))
    coming_back = ComingBack(manager, entering, stage.asked, stage.standings, stage.timer)
    hands = TournamentHands(manager, cast(HandArchive, archive), reach.names)
    return TournamentClicks(
        entering, coming_back, hands, TournamentAnswers(stage.standings, reach.names, reach.readers)
    )


@dataclass
class Hall:
    """An announcer and a venue on the stage's Discord; the tournament's players 1 to 3 are the stage's people."""

    stage: Stage
    outbox: Outbox
    """The announcer's own outbox, without a rate limit."""
    announcer: TournamentAnnouncer
    venue: ThreadVenue
    books: Books
    archive: Archive
    tournaments: Tournaments
    tables: dict[int, TableView] = field(default_factory=dict)
    revision: int = 0
    tables_at: tuple[tuple[int, int], ...] = ()

    @classmethod
    def build(cls, stage: Stage, env: simcord.Env) -> "Hall":
        books, archive, tournaments = Books(), Archive(), Tournaments()
        stage.furnish(env)
        users = [actor.id for actor in stage.people.values()]
        stage.directory.users = dict(enumerate(users, 1))
        stage.client.router.add(*clicks_of(stage, tournaments, archive).routes())
        outbox = Outbox(Unhurried())
        announcer = cls._announcer(stage, books, archive, tournaments, outbox)
        hall = cls(
            stage,
            outbox,
            announcer,
            ThreadVenue(stage.reach.outbox, stage.reach.readers, stage.manager),
            books,
            archive,
            tournaments,
        )
        stage.tables.view = hall.tables.get  # type: ignore[method-assign, assignment]  # views, as each test has them
        return hall

    @staticmethod
    def _announcer(
        stage: Stage, books: "Books", archive: "Archive", tournaments: "Tournaments", outbox: Outbox
    ) -> TournamentAnnouncer:
        manager, hands = cast(TournamentManager, tournaments), cast(HandArchive, archive)
        context = MessageContext(outbox, stage.reach.readers, stage.reach.pictures, stage.manager, manager, hands)
        return TournamentAnnouncer(
            cast(TournamentStore, books),
            stage.directory,
            stage.timer,
            stage.timer,
            context,
            NoNews(),
            changed=lambda guild_id: None,
            due=lambda: None,
        )

    def attach(self) -> None:
        self.stage.attach()
        self.outbox.connect(self.stage.client)
        self.announcer.start()

    def restart(self) -> None:
        """Start another announcer, as after a restart, which knows its posts only from the store."""
        self.announcer = self._announcer(self.stage, self.books, self.archive, self.tournaments, self.outbox)
        known = {name: found for saved in self.books.saved for name, found in saved.items()}
        self.announcer.know_posts(TOURNAMENT, *(known.get(name) for name in ("message_id", "board_id", "event_id")))
        self.announcer.start()

    def view(self, played: Field, **changes: Any) -> TournamentView:
        counts = counts_of(played, lambda player: 1 + player % max(len(self.tables_at), 1)) if self.tables_at else ()
        new = replace(played.new, guild_id=self.stage.env.guild.id, channel_id=self.stage.channel.id)
        self.revision += 1
        return replace(view_of(played, counts, self.tables_at, new=new, revision=self.revision), **changes)

    async def show(self, played: Field, *news_items: News, **changes: Any) -> TournamentView:
        """Show the tournament and its news, as the director does after each change."""
        while self.stage.timer.ring_next(played.now):
            await self.stage.settle()
        view = self.tournaments.now = self.view(played, **changes)
        self.announcer.show_tournament(view)
        for news in news_items:
            self.announcer.tell(view, news)
        await self.stage.settle()
        return view

    async def pass_time(self, ms: int) -> None:
        until = self.stage.timer.now_ms() + ms
        while self.stage.timer.ring_next(until):
            await self.stage.settle()
        await self.stage.settle()

    async def open_tables(self, played: Field, count: int = 2) -> None:
        view = self.view(played)
        places = [await self.venue.table_place(view, number) for number in range(1, count + 1)]
        self.tables_at = tuple(enumerate(places, 1))
        await self.stage.settle()

    def thread(self, table_id: int) -> ChannelHandle:
        place = dict(self.tables_at)[table_id]
        return next(thread for thread in self.stage.channel.threads if thread.id == place)

    def posts(self, place: ChannelHandle | None = None) -> list[discord.Message]:
        """Return the messages of a channel, the oldest first, without Discord's notes about new threads."""
        return [message for message in (place or self.stage.channel).history() if message.components]

    def texts(self, place: ChannelHandle | None = None) -> list[str]:
        return [words(message) for message in self.posts(place)]


def words(message: discord.Message) -> str:
    found = discord.ui.LayoutView.from_message(message).walk_children()
    return "\n".join(item.content for item in found if isinstance(item, discord.ui.TextDisplay))
