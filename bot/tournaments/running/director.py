"""The director of one tournament, with one inbox and one worker.

It saves each change before it announces it. After each step it computes the next one from the saved state, so a restart
can continue between any two steps.
"""

import asyncio
import logging
from dataclasses import replace
from typing import Final

from bot.common.inbox import Inbox
from bot.common.lost_time import LostTime
from bot.common.obstacles import Obstacle
from bot.common.outages import Outage
from bot.common.tracebacks import where
from bot.tables.ports import TimerHandle
from bot.tables.saving import (
    DuplicateRequest,
    InsufficientChips,
    OutcomeUnknown,
    PlayerBanned,
    PlayerLeaving,
    StoreError,
    WalletFrozen,
)
from bot.tournaments import questions
from bot.tournaments.deciding import entering
from bot.tournaments.deciding.decide import CAUSES, decide, draft_due_before_start, wakes_before_the_start
from bot.tournaments.deciding.due import BY_THE_CLOCK, SEATS, RunningTables, draft_due_while_running
from bot.tournaments.deciding.levels import after_outage
from bot.tournaments.deciding.outage_news import UntoldOutage, tell_of_outage
from bot.tournaments.floor.floor import survivors
from bot.tournaments.floor.match_floor import never_came
from bot.tournaments.floor.seats import is_free
from bot.tournaments.level_length import AtTable
from bot.tournaments.messages import (
    Cancel,
    CorrectChips,
    Heard,
    Left,
    Message,
    Remove,
    SendToTable,
    Tick,
    TournamentDenial,
    TournamentReply,
)
from bot.tournaments.ports import NewTournament, SavedTournament, TournamentView
from bot.tournaments.running.book import TournamentBook, TournamentServices
from bot.tournaments.running.floor_staff import FloorStaff
from bot.tournaments.running.seat_giver import SeatGiver
from bot.tournaments.state import OVER, TournamentState

log = logging.getLogger(__name__)

RETRY_MS: Final = 15_000
"""The delay after a failure before a tournament retries, in ms."""
_STEPS_MOST: Final = 1_000
"""The maximum number of steps in a row.

So many steps are never due: a director that takes more is undoing its own steps and must stop.
"""
_TICK: Final = Tick()
_DENIALS: Final[tuple[tuple[type[StoreError], TournamentDenial], ...]] = (
    (DuplicateRequest, TournamentDenial.ALREADY_DONE),
    (InsufficientChips, TournamentDenial.INSUFFICIENT_CHIPS),
    (PlayerBanned, TournamentDenial.BANNED),
    (PlayerLeaving, TournamentDenial.LEAVING),
    (WalletFrozen, TournamentDenial.WALLET_FROZEN),
    (OutcomeUnknown, TournamentDenial.OUTCOME_UNKNOWN),
    (StoreError, TournamentDenial.STORE_FAILED),
)


class Director:
    def __init__(self, saved: SavedTournament, outside: TournamentServices, untold: UntoldOutage | None = None) -> None:
        """Take the tournament; ``untold`` is the outage by which its deadlines have just been moved."""
        self.tournament_id = saved.tournament_id
        self._outside = outside
        self._book = TournamentBook(saved, outside)
        self._floor_staff = FloorStaff(self._book, outside)
        self._seat_giver = SeatGiver(self._book, outside)
        self._inbox = Inbox[Message, tuple[TournamentDenial | None, bool]](self._carry_out)
        self._alarm: TimerHandle | None = None
        self._not_before_ms = 0
        self._lost_time = LostTime()
        self._untold = untold
        self._own_obstacle: Obstacle | None = None
        """The reason why play is impossible in the whole tournament; obstacles at single tables are not included."""

    @property
    def new(self) -> NewTournament:
        return self._book.new

    @property
    def state(self) -> TournamentState:
        return self._book.state

    async def submit(self, message: Heard) -> TournamentReply:
        """Put a message into the inbox and wait for the answer.

        Cancelling the caller loses only the answer; the tournament still handles the message.
        """
        if self._inbox.closed:
            return TournamentReply(self.view(), TournamentDenial.STORE_FAILED)
        denial, was_waiting = await self._inbox.ask(message)
        return TournamentReply(self.view(), denial, was_waiting)

    def tick(self) -> None:
        """Wake the director to check whether a change is due, because a deadline has passed or a table waits."""
        if not self._inbox.holds(_TICK):
            self._inbox.post(_TICK)

    def try_again(self) -> None:
        """Retry at once instead of after the delay, because the cause of the failure may be gone."""
        self._not_before_ms = 0
        self.tick()

    def view(self) -> TournamentView:
        return self._book.view()

    def stacks(self) -> dict[int, int]:
        """Return player_id -> chips of the players still in; during a hand those at its start."""
        return survivors(self._book.state, self._book.tables(), self._book.off_table)

    def show(self) -> None:
        self._book.show()

    def play_was_impossible(self, outage: Outage) -> None:
        """Move all deadlines by the outage before anything else happens (T-1.1)."""
        self._lost_time.note(outage, self._outside.grace_ms)
        if self._not_before_ms:
            self._not_before_ms += outage.lost_ms
        self._stop_alarm()
        self.tick()

    def hold_play(self, obstacle: Obstacle, since_ms: int) -> None:
        """Stop the clocks as of ``since_ms`` until ``release_play`` is called.

        Call this when people cannot take part.
        """
        self._own_obstacle = obstacle
        if self._lost_time.obstacle is None:
            self._lost_time.begin(obstacle, since_ms)
        self._update_obstacle()
        self.tick()

    def release_play(self) -> None:
        """Record that play is possible again, except perhaps at single tables."""
        self._own_obstacle = None
        self.tick()

    def _update_obstacle(self) -> None:
        """Set or clear the reason why play is impossible.

        An obstacle at one table stops the whole tournament, because the level clock is shared by all tables.
        """
        at_tables = (table.course.obstacle for table in self._book.tables() if table.course.obstacle is not None)
        obstacle = self._own_obstacle or next(at_tables, None)
        if obstacle == self._book.obstacle:
            return
        if obstacle is None:
            self._lost_time.end(self._now(), self._outside.grace_ms)
        else:
            self._lost_time.begin(obstacle, self._now())
        self._book.obstacle = obstacle
        self.show()

    async def _play_is_possible(self) -> bool:
        """Return True if play is possible; call this before a timed change costs a player something."""
        sight = self._outside.sight
        possible = sight is None or await sight.look_at(self.view())
        if not possible and self._own_obstacle is None:
            self._delay_next_step()
        return possible

    async def stop(self) -> None:
        """Finish the messages in the inbox and accept no more."""
        self._stop_alarm()
        await self._inbox.close()

    # One message

    async def _carry_out(
        self, message: Message, answer: asyncio.Future[tuple[TournamentDenial | None, bool]] | None
    ) -> None:
        denial: TournamentDenial | None = TournamentDenial.STORE_FAILED
        was_waiting = self._is_waiting(message)
        try:
            denial = None if isinstance(message, Tick) else await self._handle(message)
            await self._take_due_steps()
        except Exception as error:
            log.error("tournament %d failed in %s: %s", self.tournament_id, type(message).__name__, where(error))
            self._delay_next_step()
        finally:
            if answer is not None and not answer.done():
                answer.set_result((denial, was_waiting))
            self._set_alarm()

    def _is_waiting(self, message: Message) -> bool:
        """Return True if the message's sender, or the player whom it removes, is on the waiting list."""
        if isinstance(message, Tick) or message.request is None:
            return False
        player_id = message.player_id if isinstance(message, Remove) else message.request.player_id
        entrant = self.state.entrant(player_id)
        return entrant is not None and entrant.waiting

    async def _handle(self, message: Heard) -> TournamentDenial | None:
        book = self._book
        self._note_presence(message)
        if isinstance(message, Left | Remove | Cancel | SendToTable | CorrectChips):
            # A table may have closed a moment ago, and the order depends on what its players have now (T-3.7).
            book.forget_off_table()
            await book.count_off_table()
        if self._lost_time.obstacle is not None:
            self._lost_time.catch_up(self._now())
        await self._save_outages()
        draft = book.draft()
        if isinstance(message, Left | Remove | Cancel):
            draft.lost_to = await self._floor_staff.lost_to()
        if isinstance(message, SendToTable) and book.state.phase == "running":
            draft.rooms = self._floor_staff.floor().seats.rooms()
        denial = decide(draft, message, self.stacks())
        if denial is not None:
            return denial
        try:
            await book.save(draft, CAUSES[type(message)], message.request)
        except StoreError as error:
            return next(denial for kind, denial in _DENIALS if isinstance(error, kind))
        self._not_before_ms = 0
        return None

    def _note_presence(self, message: Heard) -> None:
        """Mark the sender of a request as present (T-3.2), or a player who left the server as absent."""
        if isinstance(message, Left):
            self._floor_staff.note_presence(message.player_id, present=False)
        elif message.request is not None and message.request.player_id is not None:
            self._floor_staff.note_presence(message.request.player_id, present=True)

    async def _take_due_steps(self) -> None:
        """Take all steps that are due, saving each one separately."""
        for _ in range(_STEPS_MOST):
            self._update_obstacle()
            waiting = self._not_before_ms > 0 and self._now() < self._not_before_ms
            if self._inbox.closed or waiting or self._is_halted or not await self._take_step():
                return
        raise RuntimeError("the director undoes its own steps")

    @property
    def _is_halted(self) -> bool:
        return self._lost_time.obstacle is not None and self._book.state.phase not in OVER

    def _delay_next_step(self) -> None:
        """Delay the next step after a failure, so that the tournament does not repeat the failure in a loop."""
        self._not_before_ms = self._now() + RETRY_MS

    # One step that is due

    async def _take_step(self) -> bool:
        """Take one step that is due; return False if none is. Raises StoreError if nothing was saved."""
        await self._save_outages()
        phase = self._book.state.phase
        if phase in OVER:
            return await self._settle()
        if phase == "running":
            return await self._run()
        return await self._move_up() or await self._before_the_start()

    async def _save_outages(self) -> None:
        """Save the new deadlines after each outage, and tell the people whom they concern.

        Raises StoreError; the next attempt then saves the outage.
        """
        # The timer may report an outage when the clock is read.
        self._now()
        while self._lost_time.outages:
            outage, grace_ms = self._lost_time.outages[0]
            draft = self._book.draft()
            before = self._untold or UntoldOutage(draft.state.start_ms)
            draft.state = after_outage(draft.new.settings, draft.state, outage, grace_ms, is_exact=True)
            await self._book.save(draft, "outage")
            self._lost_time.outages.popleft()
            self._untold = replace(before, lost_ms=before.lost_ms + outage.lost_ms)
        if self._untold is not None and self._lost_time.obstacle is None:
            await self._tell_of_outage(self._untold)

    async def _tell_of_outage(self, outage: UntoldOutage) -> None:
        """Tell people of the outage once play is possible: a process may start several times while Discord is away."""
        draft = self._book.draft()
        tell_of_outage(draft, outage)
        if draft.news_items:
            if not await self._play_is_possible():
                return
            await self._book.save(draft, "outage_told")
        self._untold = None

    async def _before_the_start(self) -> bool:
        draft = self._book.draft()
        cause = draft_due_before_start(draft)
        if cause is None or not await self._play_is_possible():
            return False
        await self._book.save(draft, cause)
        if self.state.phase == "running" or self.state.phase in OVER:
            self._outside.closed()
        return True

    async def _move_up(self) -> bool:
        """Move the next player up from the waiting list, or drop them if they cannot pay (T-1.4)."""
        book = self._book
        entrant = entering.next_to_move_up(book.new.settings, book.state)
        if entrant is None or book.state.phase == "scheduled":
            return False
        draft = book.draft()
        entering.move_up(draft, entrant)
        try:
            await book.save(draft, "move_up")
        except (InsufficientChips, PlayerBanned, PlayerLeaving, WalletFrozen):
            draft = book.draft()
            entering.drop_waiting(draft, entrant)
            await book.save(draft, "drop_waiting")
        return True

    async def _run(self) -> bool:
        book = self._book
        await book.count_off_table()
        await self._save_outages()
        draft, tables = book.draft(), book.tables()
        known = (AtTable(each.table_id, len(each.seats), each.hand_number, is_free(each)) for each in tables)
        decided = len(survivors(book.state, tables, book.off_table)) <= book.state.ends_at
        came = {line.player_id for table in tables for line in table.seats if not never_came(line)}
        cause = draft_due_while_running(draft, RunningTables(tuple(known), decided, came))
        if cause == SEATS:
            await self._seat_giver.give_next()
            return True
        if cause is not None:
            if cause in BY_THE_CLOCK and not await self._play_is_possible():
                return False
            await self._book.save(draft, cause)
            return True
        step = await self._floor_staff.settle_and_find_step()
        if step is None:
            return False
        if not await self._floor_staff.carry_out_step(step):
            self._delay_next_step()
            return False
        return True

    async def _settle(self) -> bool:
        """Settle a tournament that is over; return False if a retry is needed.

        Its tables are closed, and its chips removed from play.
        """
        book = self._book
        if book.state.settled:
            return False
        for table in self._floor_staff.all_tables():
            if not await self._floor_staff.close(table.table_id):
                self._delay_next_step()
                return False
        await book.count_off_table()
        draft = book.draft()
        for player_id in list(draft.off_table):
            draft.burn(player_id, "tournament_over")
        draft.state = replace(draft.state, end=replace(draft.state.ended, settled=True))
        await book.save(draft, "settled")
        self._outside.settled(self.tournament_id)
        return True

    # The clock

    def _now(self) -> int:
        return self._outside.timer.now_ms()

    def _set_alarm(self) -> None:
        self._stop_alarm()
        times = [] if self._inbox.closed or self._is_halted else self._wake_times()
        if times:
            at_ms = max(min(times), self._not_before_ms)
            self._alarm = self._outside.timer.call_at(at_ms, self.tick)

    def _stop_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def _wake_times(self) -> list[int]:
        """Return the times (ms) at which changes may become due."""
        state, now = self._book.state, self._now()
        waiting = [self._not_before_ms] if self._not_before_ms > now else []
        if state.phase in OVER:
            return waiting
        if state.phase != "running":
            return [*waiting, *(at_ms for at_ms in wakes_before_the_start(self._book.new, state) if at_ms > now)]
        times = [
            state.begun.break_until_ms,
            *(questions.level_ends_ms(self._book.new.settings, each, now) for each in state.courses()),
            *(clock.absent_until_ms for clock in state.begun.clocks if clock.absent_id is not None),
            state.deal.until_ms if state.deal is not None and state.deal.is_open else None,
            *(entrant.rebuy_until_ms for entrant in state.playing()),
            *(entrant.arrives_until_ms for entrant in state.playing()),
        ]
        return [*waiting, *(at_ms for at_ms in times if at_ms is not None and at_ms > now)]
