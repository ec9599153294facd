"""Runs one tournament: one inbox, one worker, and each change saved before it is told.

What is due is worked out anew from what is saved after each step, so that a restart goes on in the middle of anything.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from bot.tables.faults import where
from bot.tables.manager import TableManager
from bot.tables.messages import BY_TOURNAMENT, Close, GoOn, Pause, Resume, SeatEntrant, Unseat
from bot.tables.ports import (
    Dealer,
    DuplicateRequest,
    InsufficientChips,
    NewTable,
    PlayerBanned,
    Request,
    StoreError,
    TableView,
    Timer,
    TimerHandle,
    WalletFrozen,
)
from bot.tournaments import course, entering, floor
from bot.tournaments.decide import CAUSES, decide, due_before_the_start, wakes_before_the_start
from bot.tournaments.draft import Draft
from bot.tournaments.floor import Bust, CloseTable, Floor, HandForHand, Lift, OpenTable, Place, Release
from bot.tournaments.messages import Asked, Denial, Message, Reply, Tick
from bot.tournaments.ports import (
    Announcer,
    Count,
    Happening,
    NewTournament,
    SavedTournament,
    TournamentStore,
    TournamentView,
    Venue,
    VenueError,
)
from bot.tournaments.state import OVER, TournamentState

log = logging.getLogger(__name__)

RETRY_MS: Final = 15_000
"""How long a tournament waits after a failure before it tries again by itself."""
ARRIVAL_MS: Final = 30_000
"""So long a table waits for a player who was moved there (T-2.2)."""
OVERRUN_NOTICE_MS: Final = 5 * 60_000
_DENIALS: Final[tuple[tuple[type[StoreError], Denial], ...]] = (
    (DuplicateRequest, Denial.ALREADY_DONE),
    (InsufficientChips, Denial.INSUFFICIENT_CHIPS),
    (PlayerBanned, Denial.BANNED),
    (WalletFrozen, Denial.WALLET_FROZEN),
    (StoreError, Denial.STORE_FAILED),
)


@dataclass(frozen=True, slots=True)
class Around:
    """What every tournament shares."""

    store: TournamentStore
    tables: TableManager
    venue: Venue
    announcer: Announcer
    dealer: Dealer
    timer: Timer
    hand_pause_ms: int
    settled: Callable[[int], None]
    """Told the id of a tournament that has nothing left to do."""


class Director:
    def __init__(self, saved: SavedTournament, around: Around) -> None:
        self.tournament_id = saved.tournament_id
        self._new = saved.new
        self._state = saved.state
        self._off_table = dict(saved.off_table)
        self._pool = saved.pool
        self._around = around
        self._inbox: deque[tuple[Message, asyncio.Future[Denial | None] | None]] = deque()
        self._worker: asyncio.Task[None] | None = None
        self._alarm: TimerHandle | None = None
        self._not_before_ms = 0
        self._revision = 0
        self._stopped = False

    @property
    def new(self) -> NewTournament:
        return self._new

    @property
    def state(self) -> TournamentState:
        return self._state

    async def submit(self, message: Asked) -> Reply:
        """Put a message into the inbox and wait for the answer. A caller that is cancelled does not take it back."""
        if self._stopped:
            return Reply(self.view(), Denial.STORE_FAILED)
        answer: asyncio.Future[Denial | None] = asyncio.get_running_loop().create_future()
        self._put(message, answer)
        denial = await asyncio.shield(answer)
        return Reply(self.view(), denial)

    def tick(self) -> None:
        """Something may be due: a table waits, a time has come."""
        if not self._stopped and not any(isinstance(message, Tick) for message, _ in self._inbox):
            self._put(Tick(), None)

    def show(self) -> None:
        self._around.announcer.show(self.view())

    async def stop(self) -> None:
        """Finish what is in the inbox and take no more."""
        self._stopped = True
        self._stop_alarm()
        if self._worker is not None:
            await asyncio.wait((self._worker,))

    def view(self) -> TournamentView:
        tables, now_ms = self._tables(), self._now()
        return TournamentView(
            self.tournament_id,
            self._new,
            self._state,
            self._pool,
            tuple(self._counts(tables)),
            tuple((table.table_id, table.channel_id) for table in tables),
            course.level_ends_ms(self._new.settings, self._state, now_ms),
            now_ms,
            self._revision,
        )

    def _counts(self, tables: Sequence[TableView]) -> list[Count]:
        seats = {line.player_id: (table.table_id, line.seat) for table in tables for line in table.seats}
        chips = floor.stacks(tables, self._off_table)
        counts = [
            Count(entrant.player_id, chips.get(entrant.player_id, 0), *seats.get(entrant.player_id, (None, None)))
            for entrant in self._state.playing()
        ]
        return sorted(counts, key=lambda count: -count.chips)

    # The worker

    def _put(self, message: Message, answer: asyncio.Future[Denial | None] | None) -> None:
        self._inbox.append((message, answer))
        if self._worker is None:
            self._worker = asyncio.get_running_loop().create_task(self._work())

    async def _work(self) -> None:
        try:
            while self._inbox:
                await self._carry_out(*self._inbox.popleft())
        finally:
            self._worker = None

    async def _carry_out(self, message: Message, answer: asyncio.Future[Denial | None] | None) -> None:
        denial: Denial | None = Denial.STORE_FAILED
        try:
            denial = None if isinstance(message, Tick) else await self._handle(message)
            await self._go_on()
        except Exception as error:
            log.error("tournament %d failed in %s: %s", self.tournament_id, type(message).__name__, where(error))
            self._hold_back()
        finally:
            if answer is not None and not answer.done():
                answer.set_result(denial)
            self._set_alarm()

    async def _handle(self, message: Asked) -> Denial | None:
        draft = self._draft()
        denial = decide(draft, message, floor.stacks(self._tables(), self._off_table))
        if denial is not None:
            return denial
        try:
            await self._save(draft, CAUSES[type(message)], message.request)
        except StoreError as error:
            return next(told for kind, told in _DENIALS if isinstance(error, kind))
        return None

    async def _go_on(self) -> None:
        """Carry out what is due by itself, each step saved alone."""
        while not self._stopped and self._now() >= self._not_before_ms and await self._step():
            pass

    def _hold_back(self) -> None:
        self._not_before_ms = self._now() + RETRY_MS

    # One thing that is due

    async def _step(self) -> bool:
        if self._state.phase in OVER:
            return await self._settle()
        if self._state.phase == "running":
            return await self._run()
        if await self._move_up():
            return True
        draft = self._draft()
        cause = due_before_the_start(draft)
        if cause is None:
            return False
        await self._save(draft, cause)
        return True

    async def _move_up(self) -> bool:
        """From the waiting list; who cannot pay is passed over (T-1.4)."""
        entrant = entering.next_to_move_up(self._new.settings, self._state)
        if entrant is None or self._state.phase == "scheduled":
            return False
        draft = self._draft()
        entering.move_up(draft, entrant)
        try:
            await self._save(draft, "move_up")
        except (InsufficientChips, PlayerBanned, WalletFrozen):
            draft = self._draft()
            entering.drop_waiting(draft, entrant)
            await self._save(draft, "drop_waiting")
        return True

    async def _run(self) -> bool:
        draft = self._draft()
        cause = self._due_by_time(draft)
        if cause is not None:
            await self._save(draft, cause)
            return True
        await self._stop_or_start_tables()
        tables = self._tables()
        step = Floor(
            self._new.settings, self._state, tables, self._off_table, self._now(), self._around.dealer.shuffle
        ).next_step()
        return step is not None and await self._take(step)

    def _due_by_time(self, draft: Draft) -> str | None:
        """What the clock alone brings; its cause."""
        settings, state, now = self._new.settings, draft.state, draft.now_ms
        offers = [entrant for entrant in state.playing() if entrant.rebuy_until_ms is not None]
        if any((entrant.rebuy_until_ms or 0) <= now for entrant in offers):
            course.end_rebuy_offers(draft)
            return "rebuy_declined"
        alone = len(state.playing()) == 1 and not offers
        if state.paused is not None:
            return None
        if not state.late_over and (alone or self._late_is_over(state, now)):
            course.close_late_registration(draft)
            course.pay(draft)
            return "late_over"
        if alone:
            course.finish(draft)
            return "finish"
        if state.break_until_ms is not None:
            if now < state.break_until_ms:
                return None
            course.end_break(draft)
            return "break_over"
        if course.level_is_over(settings, state, now):
            course.next_level(draft)
            return "level"
        return self._said_once(draft)

    def _late_is_over(self, state: TournamentState, now_ms: int) -> bool:
        """Registration has closed, and nobody may take an add-on any more."""
        settings = self._new.settings
        if entering.late_is_open(settings, state):
            return False
        return not entering.add_on_is_open(settings, state) or now_ms >= (state.break_until_ms or 0)

    def _said_once(self, draft: Draft) -> str | None:
        state, settings = draft.state, self._new.settings
        due: list[tuple[str, bool]] = [
            ("seated", not any(self._off_table.get(entrant.player_id) for entrant in state.playing())),
            ("bubble", course.on_the_bubble(state)),
            ("in_the_money", course.in_the_money(state) and len(state.prizes) > 1),
            ("final_table", len(self._tables()) == 1 and state.tables_made > 1),
            ("overrun", course.overruns(settings, state, draft.now_ms + OVERRUN_NOTICE_MS)),
        ]
        for kind, holds in due:
            if holds and kind not in state.told:
                draft.state = replace(state, told=(*state.told, kind))
                draft.say(_HAPPENINGS[kind])
                return kind
        return None

    async def _stop_or_start_tables(self) -> None:
        """A pause at once stops the tables' action clocks, too (T-3.6). A table that a moderator has stopped by itself
        is left as it is."""
        wanted = self._state.paused == "at_once"
        for table in self._tables():
            if wanted and table.paused is None:
                await self._around.tables.submit(table.table_id, Pause(None, ""))
            elif not wanted and table.paused == BY_TOURNAMENT:
                await self._around.tables.submit(table.table_id, Resume(None, ""))

    async def _settle(self) -> bool:
        """The tables close, and the tournament's chips leave play."""
        tables = self._tables()
        if tables:
            for table in tables:
                await self._around.tables.submit(table.table_id, _CLOSE)
            left = self._tables()
            self._off_table = await self._around.store.off_table(self.tournament_id)
            if left:
                self._hold_back()
                return False
        if self._state.settled:
            return False
        draft = self._draft()
        for player_id in list(draft.off_table):
            draft.burn(player_id, "tournament_over")
        draft.state = replace(draft.state, settled=True)
        await self._save(draft, "settled")
        self._around.settled(self.tournament_id)
        return True

    # What the floor wants done

    async def _take(self, step: floor.Step) -> bool:
        match step:
            case OpenTable():
                return await self._open_table()
            case Bust():
                draft = self._draft()
                course.bust(draft, step.stacks)
                await self._save(draft, "bust")
                return True
            case Lift():
                return await self._lift(step)
            case Place():
                return await self._place(step)
            case CloseTable():
                await self._close_table(step.table_id)
                return True
            case HandForHand():
                draft = self._draft()
                draft.state = replace(draft.state, hand_for_hand=step.on)
                if step.on:
                    draft.say(Happening("hand_for_hand"))
                await self._save(draft, "hand_for_hand")
                return True
            case Release():
                return await self._release(step.table_id)

    async def _open_table(self) -> bool:
        """One that was opened and not noted, because the process died in between, is found again."""
        noted = set(self._state.tables)
        found = [table.table_id for table in self._around.tables.of_tournament(self.tournament_id)]
        stray = next((table_id for table_id in found if table_id not in noted), None)
        number = self._state.tables_made + 1
        if stray is None:
            try:
                channel_id = await self._around.venue.table_place(self.view(), number)
            except VenueError as error:
                log.warning("tournament %d has no place for a table: %s", self.tournament_id, error)
                self._hold_back()
                return False
            settings = self._new.settings.at_table(self._new.settings.final_seats)
            name = f"{self._new.settings.name} {number}"
            new = NewTable(
                self._new.guild_id, channel_id, self._new.owner_id, name, settings, tournament_id=self.tournament_id
            )
            stray = (await self._around.tables.open(new, None)).table_id
        draft = self._draft()
        draft.state = replace(draft.state, tables=(*draft.state.tables, stray), tables_made=number)
        await self._save(draft, "table")
        return True

    async def _lift(self, step: Lift) -> bool:
        before = self._chips_at(step.table_id, step.player_id)
        reply = await self._around.tables.submit(step.table_id, Unseat(step.player_id))
        if reply is None or not reply.done:
            self._hold_back()
            return False
        entrant = self._state.entrant(step.player_id)
        gone = not any(line.player_id == step.player_id for line in reply.view.seats)
        if gone and before:
            self._off_table[step.player_id] = self._off_table.get(step.player_id, 0) + before
        if gone and entrant is not None and not entrant.playing and self._off_table.get(step.player_id):
            draft = self._draft()
            draft.burn(step.player_id, "tournament_removed")
            await self._save(draft, "removed")
        return True

    def _chips_at(self, table_id: int, player_id: int) -> int:
        view = self._around.tables.view(table_id)
        lines = view.seats if view is not None else ()
        return sum(line.stack for line in lines if line.player_id == player_id)

    async def _place(self, step: Place) -> bool:
        chips = self._off_table.get(step.player_id, 0)
        entrant = self._state.entrant(step.player_id)
        was_seated = any(line.player_id == step.player_id for table in self._tables() for line in table.seats)
        reply = await self._around.tables.submit(step.table_id, SeatEntrant(step.player_id, step.seat, chips))
        if reply is None or not reply.done:
            self._hold_back()
            return False
        self._off_table.pop(step.player_id, None)
        if entrant is not None and not was_seated and "seated" in self._state.told:
            draft = self._draft()
            until = draft.now_ms + ARRIVAL_MS
            draft.put(replace(entrant, moved=entrant.moved + 1, arrives_until_ms=until))
            draft.say(Happening("moved", step.player_id, step.table_id))
            await self._save(draft, "moved")
        return True

    async def _close_table(self, table_id: int) -> None:
        await self._around.tables.submit(table_id, _CLOSE)
        draft = self._draft()
        draft.state = replace(draft.state, tables=tuple(each for each in draft.state.tables if each != table_id))
        draft.say(Happening("table_broken", table_id=table_id))
        await self._save(draft, "table_broken")

    async def _release(self, table_id: int) -> bool:
        state, now = self._state, self._now()
        reply = await self._around.tables.submit(
            table_id, GoOn(state.bet(state.level), now + self._around.hand_pause_ms)
        )
        if reply is None or not reply.done:
            self._hold_back()
            return False
        if course.hands_a_level(self._new.settings, state, now):
            dealt = dict(state.level_hands)
            dealt[table_id] = dealt.get(table_id, 0) + 1
            draft = self._draft()
            draft.state = replace(draft.state, level_hands=tuple(dealt.items()))
            await self._save(draft, "hand")
        return True

    # Saving, then telling

    def _draft(self) -> Draft:
        return Draft(self.tournament_id, self._new, self._state, self._off_table, self._pool, self._now())

    async def _save(self, draft: Draft, cause: str, request: Request | None = None) -> None:
        """Raises StoreError, and then nothing has happened."""
        await self._around.store.commit(draft.commit(cause, request))
        self._new, self._state, self._pool = draft.new, draft.state, draft.pool
        self._off_table = draft.off_table
        self._not_before_ms = 0
        self._revision += 1
        try:
            view = self.view()
            self._around.announcer.show(view)
            for happening in draft.happenings:
                self._around.announcer.tell(view, happening)
        except Exception as error:
            log.error("tournament %d could not be told: %s", self.tournament_id, where(error))

    # The clock

    def _now(self) -> int:
        return self._around.timer.now_ms()

    def _tables(self) -> list[TableView]:
        """Those noted, in their order, and open."""
        views = (self._around.tables.view(table_id) for table_id in self._state.tables)
        return [view for view in views if view is not None]

    def _set_alarm(self) -> None:
        self._stop_alarm()
        wakes = [] if self._stopped else self._wakes()
        if wakes:
            at_ms = max(min(wakes), self._not_before_ms)
            self._alarm = self._around.timer.call_at(at_ms, self.tick)

    def _stop_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def _wakes(self) -> list[int]:
        """When something may be due."""
        state, now = self._state, self._now()
        held = [self._not_before_ms] if self._not_before_ms > now else []
        if state.phase in OVER:
            return held
        if state.phase != "running":
            return [*held, *(at_ms for at_ms in wakes_before_the_start(self._draft()) if at_ms > now)]
        times = [
            state.break_until_ms,
            course.level_ends_ms(self._new.settings, state, now),
            *(entrant.rebuy_until_ms for entrant in state.playing()),
            *(entrant.arrives_until_ms for entrant in state.playing()),
        ]
        return [*held, *(at_ms for at_ms in times if at_ms is not None and at_ms > now)]


_CLOSE: Final = Close(None, void_hand=True)
"""Nobody is at a table that breaks; one that closes because all is over gives its chips back, whatever it is doing."""
_HAPPENINGS: Final = {
    "seated": Happening("started"),
    "bubble": Happening("bubble"),
    "in_the_money": Happening("in_the_money"),
    "final_table": Happening("final_table"),
    "overrun": Happening("overrun"),
}
