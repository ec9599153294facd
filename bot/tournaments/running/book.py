"""A tournament's saved state, and the services that all tournaments share."""

import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass

from bot.common.obstacles import Obstacle
from bot.common.tracebacks import where
from bot.tables.manager import TableManager
from bot.tables.ports import Dealer, TableView, Timer
from bot.tables.saving import Request
from bot.tournaments import questions
from bot.tournaments.deciding.draft import TournamentDraft
from bot.tournaments.floor import floor
from bot.tournaments.messages import Heard, TournamentReply
from bot.tournaments.ports import (
    Count,
    NewTournament,
    SavedTournament,
    TournamentNews,
    TournamentSight,
    TournamentStore,
    TournamentView,
    Venue,
)

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class TournamentServices:
    """The services that all tournaments share."""

    store: TournamentStore
    tables: TableManager
    venue: Venue
    announcer: TournamentNews
    dealer: Dealer
    timer: Timer
    hand_pause_ms: int
    settled: Callable[[int], None]
    """A callback with the id of a tournament that is settled: it is over, and its tables are closed."""
    closed: Callable[[], None]
    """A callback for a tournament that nobody can register for any more before a start: it runs, or is over."""
    grace_ms: int
    """The grace period added to each deadline that an outage moves, in ms."""
    target_of: Callable[[NewTournament], TournamentView | None]
    """A function that returns the tournament in which a satellite's seats are won now; None if there is none."""
    submit: Callable[[int, Heard], Awaitable[TournamentReply | None]]
    """The manager's function that submits a message to another tournament."""
    sight: TournamentSight | None = None
    """The check whether people can take part; None if they always can."""


class TournamentBook:
    """A tournament's current state, the same as in the file.

    Only ``save`` changes it: it saves a draft, then makes it the current state and announces it.
    """

    def __init__(self, saved: SavedTournament, outside: TournamentServices) -> None:
        self.tournament_id = saved.tournament_id
        self.new = saved.new
        self.state = saved.state
        self.off_table = dict(saved.off_table)
        """player_id -> the player's tournament chips that are not at a table."""
        self.pool = saved.pool
        self.obstacle: Obstacle | None = None
        """The reason why play is impossible; None if it is possible."""
        self._outside = outside
        self._revision = 0
        self._off_table_is_known = False

    def now(self) -> int:
        return self._outside.timer.now_ms()

    def draft(self) -> TournamentDraft:
        shuffle = self._outside.dealer.shuffle
        return TournamentDraft(self.tournament_id, self.new, self.state, self.off_table, self.pool, self.now(), shuffle)

    async def save(self, draft: TournamentDraft, cause: str, request: Request | None = None) -> None:
        """Save the draft and announce it. Raises StoreError if nothing was saved."""
        await self._outside.store.commit(draft.commit(cause, request))
        self.adopt(draft)

    def adopt(self, draft: TournamentDraft) -> None:
        """Make a draft that is saved the current state, and announce it."""
        self.new, self.state, self.pool = draft.new, draft.state, draft.pool
        self.off_table = draft.off_table
        self._announce(draft)

    def _announce(self, draft: TournamentDraft) -> None:
        """Announce a saved change; a failure is logged, because the change is already saved."""
        self._revision += 1
        try:
            view = self.view()
            self._outside.announcer.show_tournament(view)
            for news in draft.news_items:
                self._outside.announcer.tell(view, news)
        except Exception as error:
            log.error("tournament %d could not be announced: %s", self.tournament_id, where(error))

    # Chips that move between a table and the tournament; the table saves the move

    def forget_off_table(self) -> None:
        """Forget how many chips players have off the table, because a player is seated or leaves a table."""
        self._off_table_is_known = False

    async def count_off_table(self) -> None:
        """Read players' chips off the table from the file, unless they are known. Raises StoreError."""
        if not self._off_table_is_known:
            self.off_table = await self._outside.store.off_table(self.tournament_id)
            self._off_table_is_known = True

    # Views

    def tables(self) -> list[TableView]:
        """Return the tournament's open tables, in the order in which its state lists them."""
        noted = self.state.play.tables if self.state.play is not None else ()
        views = (self._outside.tables.view(table_id) for table_id in noted)
        return [view for view in views if view is not None]

    def view(self) -> TournamentView:
        tables, now_ms = self.tables(), self.now()
        return TournamentView(
            self.tournament_id,
            self.new,
            self.state,
            self.pool,
            tuple(self._counts(tables)) if self.state.play is not None else (),
            tuple((table.table_id, table.place.channel_id) for table in tables),
            questions.level_ends_ms(self.new.settings, self.state, now_ms) if self.obstacle is None else None,
            now_ms,
            self._revision,
            self.obstacle,
        )

    def show(self) -> None:
        self._outside.announcer.show_tournament(self.view())

    def _counts(self, tables: Sequence[TableView]) -> list[Count]:
        seats = {line.player_id: (table.table_id, line.seat) for table in tables for line in table.seats}
        chips = floor.stacks(tables, self.off_table)
        counts = [
            Count(entrant.player_id, chips.get(entrant.player_id, 0), *seats.get(entrant.player_id, (None, None)))
            for entrant in self.state.playing()
        ]
        return sorted(counts, key=lambda count: -count.chips)
