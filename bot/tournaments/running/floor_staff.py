"""The worker that takes the director's steps at the tables.

It seats and moves players, and opens and closes tables. The table or the tournament saves each step before the next one
is computed.
"""

import logging
from collections.abc import Collection
from typing import Final

from bot.tables.messages import BY_TOURNAMENT, Close, GoOn, Pause, Resume, SeatEntrant, TakeChips, Unseat
from bot.tables.ports import TableView
from bot.tables.saving import NewTable
from bot.tournaments import questions
from bot.tournaments.deciding import deals, floor_orders, levels, lifecycle, matches, table_notes
from bot.tournaments.director_steps import (
    AskAboutDeal,
    BeginMatch,
    Burn,
    Bust,
    CloseTable,
    Collect,
    Correct,
    EndMatch,
    ForgetTable,
    FreshStack,
    HandForHand,
    Lift,
    NoteAbsence,
    NoteDraw,
    NoteSeats,
    OpenTable,
    PlaceEntrant,
    Release,
    Stay,
    Step,
)
from bot.tournaments.floor.floor import Floor, lost_at, waits_for_deal
from bot.tournaments.floor.match_floor import floor_of
from bot.tournaments.ports import LastChips, VenueError, VenueGone
from bot.tournaments.running.book import TournamentBook, TournamentServices

log = logging.getLogger(__name__)

Noted = (
    Bust
    | NoteSeats
    | NoteDraw
    | Burn
    | Stay
    | Correct
    | ForgetTable
    | HandForHand
    | AskAboutDeal
    | BeginMatch
    | EndMatch
    | FreshStack
    | NoteAbsence
)
ARRIVAL_MS: Final = 30_000
"""The time for which a table waits for a player who was moved there, in ms (T-2.2)."""


class FloorStaff:
    """The worker that takes the steps computed by Floor.

    Methods raise StoreError if a step could not be saved; a step that returns False is retried a little later.
    """

    def __init__(self, book: TournamentBook, outside: TournamentServices) -> None:
        self._book = book
        self._outside = outside
        self._seated: frozenset[int] = frozenset()
        """player_ids of the players who had a seat at the last check."""
        self._logged_failures: set[str] = set()
        """The logged errors of creating a channel for a table. They are kept so that each is logged only once."""
        self._absent: set[int] = set()
        """The players on the way to a new table who were absent at the old one (T-3.2).

        After a restart they count as present until they miss turns again.
        """

    async def settle_and_find_step(self) -> Step | None:
        """Pause or resume the tables as needed, and return the next step, or None. Raises StoreError."""
        book = self._book
        await self._stop_or_start_tables()
        self._notice_who_left(book.tables())
        await book.count_off_table()
        return self.floor().next_step()

    def floor(self) -> Floor:
        """Return the tournament's tables and chips as they are now."""
        book, shuffle = self._book, self._outside.dealer.shuffle
        return floor_of(book.new.settings, book.state, book.tables(), book.off_table, book.now(), shuffle)

    async def carry_out_step(self, step: Step) -> bool:
        """Take the step; return False if that is not possible now."""
        match step:
            case OpenTable():
                return await self._open_table(step)
            case Lift():
                return await self._lift(step)
            case PlaceEntrant():
                return await self._place(step)
            case Bust(unseated=True):
                last = await self._last_chips(step.stacks)
                stacks = {player: last[player].stack if player in last else 0 for player in step.stacks}
                await self._note(Bust(stacks, {player: chips.lost_to for player, chips in last.items()}))
                return True
            case Collect():
                return await self._move_chips(step.table_id, TakeChips(step.player_id, step.chips))
            case CloseTable():
                return await self.close(step.table_id)
            case Release():
                return await self._release(step.table_id)
            case _:
                await self._note(step)
                return True

    async def close(self, table_id: int) -> bool:
        """Close the table; return False if that failed.

        A table that breaks is already empty. At the tournament's end the table returns its players' chips, even in the
        middle of a hand.
        """
        await self._move_chips(table_id, Close(None, void_hand=True))
        return self._outside.tables.view(table_id) is None

    def all_tables(self) -> list[TableView]:
        """Return all tables, including one that was opened just before a crash and is not in the state yet."""
        return self._outside.tables.of_tournament(self._book.tournament_id)

    async def _move_chips(self, table_id: int, message: Unseat | SeatEntrant | TakeChips | Close) -> bool:
        self._book.forget_off_table()
        return await self._submit(table_id, message)

    async def _submit(self, table_id: int, message: Unseat | SeatEntrant | TakeChips | Close | GoOn) -> bool:
        """Send the message to the table; return True if the table accepted it."""
        reply = await self._outside.tables.submit(table_id, message)
        return reply is not None and reply.done

    def _notice_who_left(self, tables: list[TableView]) -> None:
        """Check whether a player has left a table since the last check.

        If so, the players' chips off the table must be read anew. A player leaves without a step of the director when
        their hand ends or the table closes.
        """
        seated = frozenset(line.player_id for table in tables for line in table.seats)
        if not self._seated <= seated:
            self._book.forget_off_table()
        self._seated = seated

    async def _stop_or_start_tables(self) -> None:
        """Stop the tables' action clocks in a pause that begins at once, and restart them after it (T-3.6).

        While a deal is proposed, a table that was to deal is stopped too (T-9.1). A table that a moderator paused
        separately stays paused.
        """
        state = self._book.state
        for table in self._book.tables():
            wanted = state.paused_at_once or waits_for_deal(state, table, self._book.off_table)
            if wanted and table.course.paused is None:
                await self._outside.tables.submit(table.table_id, Pause(None, ""))
            elif not wanted and table.course.paused == BY_TOURNAMENT:
                await self._outside.tables.submit(table.table_id, Resume(None, ""))

    def note_presence(self, player_id: int, *, present: bool) -> None:
        """Record whether the player is present: they have sent a request, or left the server.

        The next table does not wait for a player who is absent.
        """
        (self._absent.discard if present else self._absent.add)(player_id)

    async def lost_to(self) -> dict[int, tuple[int, ...]]:
        """Return player_id -> who won their last chips, for players whose bust is not noted yet. Raises StoreError."""
        lost = lost_at(self._book.tables())
        if self._book.state.phase != "running":
            return lost
        last = await self._last_chips(self.floor().broke_without_seat())
        return {**{player: chips.lost_to for player, chips in last.items()}, **lost}

    async def _last_chips(self, players: Collection[int]) -> dict[int, LastChips]:
        """Return how these players, whose table is closed, lost their last chips."""
        if not players:
            return {}
        known = await self._outside.store.busted_at_closed_tables(self._book.tournament_id)
        return {player: chips for player, chips in known.items() if player in players}

    # Steps that the tournament saves

    async def _note(self, step: Noted) -> None:
        draft = self._book.draft()
        match step:
            case Bust():
                lifecycle.bust(draft, step.stacks, step.lost_to)
            case NoteSeats():
                table_notes.note_seats(draft, step, ARRIVAL_MS)
            case NoteDraw():
                table_notes.note_draw(draft, step)
            case Burn():
                draft.burn(step.player_id, "tournament_removed")
            case Stay():
                floor_orders.stay(draft, step.player_id)
            case Correct():
                floor_orders.settle_correction(draft, step)
            case ForgetTable():
                table_notes.forget_table(draft, step.table_id)
            case HandForHand():
                table_notes.hand_for_hand(draft, on=step.on)
            case BeginMatch():
                matches.begin(draft, step.match)
            case EndMatch():
                matches.end(draft, step.match, step.winner)
            case FreshStack():
                matches.fresh_stack(draft, step.player_id)
            case NoteAbsence():
                matches.note_absence(draft, step.match, step.player_id)
            case AskAboutDeal():
                deals.ask(draft, step.stacks)
        await self._book.save(draft, _CAUSES[type(step)])

    async def _open_table(self, step: OpenTable) -> bool:
        noted = set(self._book.state.begun.tables)
        table_id = next((table.table_id for table in self.all_tables() if table.table_id not in noted), None)
        if table_id is None:
            try:
                table_id = await self._open_in_new_channel(self._book.state.begun.tables_made + 1)
            except VenueError as error:
                await self._note_failure(error)
                return False
        draft = self._book.draft()
        table_notes.note_table(draft, table_id, step.match)
        await self._book.save(draft, "table")
        return True

    async def _note_failure(self, error: VenueError) -> None:
        """Log the failed channel. If a retry cannot help, pause the tournament and notify the moderators."""
        if str(error) not in self._logged_failures:
            log.warning("tournament %d has no place for a table: %s", self._book.tournament_id, error)
        self._logged_failures.add(str(error))
        if isinstance(error, VenueGone):
            draft = self._book.draft()
            levels.pause_without_place(draft)
            await self._book.save(draft, "no_place")

    async def _open_in_new_channel(self, number: int) -> int:
        """Open a table in a new channel and return its id. Raises VenueError."""
        new = self._book.new
        channel_id = await self._outside.venue.table_place(self._book.view(), number)
        seats = max((len(match.slots) for match in self._book.state.begun.matches), default=new.settings.final_seats)
        settings = new.settings.at_table(seats)
        name = f"{new.settings.name} {number}"
        table = NewTable(new.guild_id, channel_id, new.owner_id, name, settings, tournament_id=self._book.tournament_id)
        return (await self._outside.tables.open(table, None)).table_id

    # Steps that a table saves

    async def _lift(self, step: Lift) -> bool:
        view = self._outside.tables.view(step.table_id)
        lines = view.seats if view is not None else ()
        absent = any(line.player_id == step.player_id and line.status == "sitting_out" for line in lines)
        (self._absent.add if absent else self._absent.discard)(step.player_id)
        return await self._move_chips(step.table_id, Unseat(step.player_id))

    async def _place(self, step: PlaceEntrant) -> bool:
        chips = self._book.off_table.get(step.player_id, 0)
        absent = step.player_id in self._absent
        return await self._move_chips(step.table_id, SeatEntrant(step.player_id, step.seat, chips, absent))

    async def _release(self, table_id: int) -> bool:
        book = self._book
        state, now = book.state.at_table(table_id), book.now()
        play = state.begun
        last_two, deal_ms = len(state.playing()) == 2, now + self._outside.hand_pause_ms
        bet, heads = play.ladder.bet(play.level.number), self._bounties_at(table_id)
        if not await self._submit(table_id, GoOn(bet, deal_ms, last_two, heads)):
            return False
        if questions.hands_a_level(book.new.settings, state, now) is not None:
            draft, match = book.draft(), book.state.match_at(table_id)
            table_notes.count_hand(draft, table_id) if match is None else matches.count_hand(draft, match, table_id)
            await book.save(draft, "hand")
        return True

    def _bounties_at(self, table_id: int) -> tuple[tuple[int, int], ...]:
        """Return (player_id, chips) of each bounty at the table (T-7.6)."""
        view = self._outside.tables.view(table_id)
        seated = {line.player_id for line in view.seats} if view is not None else set()
        playing = self._book.state.playing()
        return tuple((each.player_id, each.bounty) for each in playing if each.bounty and each.player_id in seated)


_CAUSES: Final[dict[type[Step], str]] = {
    Bust: "bust",
    NoteSeats: "seats",
    NoteDraw: "draw",
    Burn: "removed",
    Stay: "stay",
    Correct: "corrected",
    ForgetTable: "table_broken",
    HandForHand: "hand_for_hand",
    BeginMatch: "match",
    EndMatch: "match_over",
    FreshStack: "fresh_stack",
    NoteAbsence: "absent",
    AskAboutDeal: "deal",
}
