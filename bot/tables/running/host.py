"""The worker of one table: it handles one message at a time.

It saves each change before it announces it.
"""

import asyncio
import logging
from collections import deque
from dataclasses import replace
from typing import Final

from bot.common.inbox import Inbox
from bot.common.lost_time import LostTime
from bot.common.obstacles import Obstacle
from bot.common.outages import Outage
from bot.common.tracebacks import where
from bot.poker.refusals import Refusal
from bot.poker.views import PlayerView
from bot.tables.deciding import waiting_list
from bot.tables.deciding.commit import finish_draft
from bot.tables.deciding.decide import decide, draft_what_is_due, ends_somebodys_time, player_of, request_of
from bot.tables.deciding.draft import TableDraft
from bot.tables.messages import Due, Message, TurnEnded
from bot.tables.ports import TableServices, TableView
from bot.tables.replies import Outcome, TableDenial, TableReply
from bot.tables.rules import dealers_choice
from bot.tables.rules.outages import after_outage
from bot.tables.rules.position import Position, Table
from bot.tables.rules.pre_actions import Prospect
from bot.tables.running.announce import announce, ask_for_closing, tell_watchers
from bot.tables.running.clock import Clock
from bot.tables.running.denials import DENIALS
from bot.tables.saving import OutcomeUnknown, Request, StoreError
from bot.tables.state import TableState
from bot.tables.views import player_view, prospect_of, table_view, view_after

log = logging.getLogger(__name__)

_RETRY_MS: Final = 15_000
"""The delay after a failure before a table retries automatically."""
_REQUESTS_REMEMBERED: Final = 64


class TableHost:
    """A running table: its inbox, its position and its clock."""

    __slots__ = (
        "_carried_out",
        "_clock",
        "_inbox",
        "_lost_time",
        "_not_before_ms",
        "_outside",
        "_position",
        "_revision",
        "_saved_state",
        "_table",
        "_view",
        "new",
    )

    def __init__(self, table: Table, position: Position, outside: TableServices) -> None:
        self._table = table
        self.new: Final = table.new
        """The table's settings from when it was opened."""
        self._position = position
        self._outside = outside
        self._inbox = Inbox[Message, TableReply](self._carry_out)
        self._clock = Clock(outside.timer, self._inbox.post)
        self._carried_out = deque[int](maxlen=_REQUESTS_REMEMBERED)
        self._not_before_ms = 0
        self._lost_time = LostTime()
        self._revision = 0
        self._saved_state: TableState | None = None
        """The state that the file is known to contain; None when that is uncertain."""
        self._view: TableView | None = None

    async def submit(self, message: Message) -> TableReply:
        """Put a message into the inbox and wait for the answer.

        Cancelling the caller loses only the answer; the table still handles the message.
        """
        if self._inbox.closed:
            return self._reply(message, TableDenial.PAUSED)
        return await self._inbox.ask(message)

    def view(self) -> TableView:
        if self._view is None:
            self._view = table_view(self._table, self._position, self._revision)
        return self._view

    def private(self, player_id: int) -> PlayerView | None:
        return player_view(self._position, player_id, self.view().hand)

    def prospect(self, player_id: int) -> Prospect | None:
        return prospect_of(self._position, player_id)

    def sits(self, player_id: int) -> bool:
        return any(seat.player_id == player_id for seat in self._position.state.seats)

    def show(self) -> None:
        """Publish the table's view, even if nothing has changed."""
        self._change(self._position)
        self._announce(None)

    def play_was_impossible(self, outage: Outage, grace_ms: int) -> None:
        """Move the table's clocks by the outage before the next message, and show the new times.

        Nothing is saved: a restart moves the clocks too.
        """
        self._lost_time.note(outage, grace_ms)
        self._clock.stop()
        self._inbox.post(Due())

    def hold_play(self, obstacle: Obstacle, since_ms: int) -> None:
        """Stop dealing and all clocks until ``release_play``, because play is impossible here.

        The obstacle is kept only in memory: after a restart the bot detects it again.
        """
        if obstacle != self._lost_time.obstacle:
            self._lost_time.begin(obstacle, since_ms)
            self._clock.stop()
            self._publish_obstacle()

    def release_play(self, grace_ms: int) -> None:
        """End the obstacle, and move the table's clocks by the time that was lost."""
        if self._lost_time.obstacle is not None:
            self._lost_time.end(self._outside.timer.now_ms(), grace_ms)
            self._publish_obstacle()
            self._inbox.post(Due())

    def _publish_obstacle(self) -> None:
        self.show()
        if self._table.is_watched:
            tell_watchers(self._outside.changed, self.view())

    async def stop(self) -> None:
        """Finish the messages in the inbox and accept no more."""
        self._clock.stop()
        await self._inbox.close()

    # One message

    async def _carry_out(self, message: Message, answer: asyncio.Future[TableReply] | None) -> None:
        try:
            outcome = await self._handle(message)
        except asyncio.CancelledError:
            if answer is not None:
                answer.cancel()
            raise
        except Exception as error:
            self._log_fault(type(message).__name__, error)
            outcome = TableDenial.STORE_FAILED
            if answer is None:
                self._delay_retry()
        await self._make_due_changes()
        if answer is not None and not answer.done():
            self._answer(answer, message, outcome)

    def _answer(self, answer: asyncio.Future[TableReply], message: Message, outcome: Outcome) -> None:
        try:
            answer.set_result(self._reply(message, outcome))
        except Exception as error:
            self._log_fault("the answer", error)
            answer.set_exception(RuntimeError("the table could not answer"))

    async def _handle(self, message: Message) -> Outcome:
        if isinstance(message, TurnEnded) and self._is_due(message) and not await self._may_time_out():
            return TableDenial.PAUSED
        draft = self._draft()
        request = request_of(message)
        if request is not None and request.request_id in self._carried_out and not draft.closed:
            return TableDenial.ALREADY_DONE
        outcome = decide(draft, message)
        if outcome is None and request is None and draft.may_be_saved_later:
            self._keep(draft, None)
        elif outcome is None and (request is not None or draft.changed):
            outcome = await self._save(draft, request)
        elif outcome is not None and draft.state != draft.base.state:
            # A refused action still brings an absent player back (T-3.2).
            await self._save(draft, None)
        return outcome

    async def _make_due_changes(self) -> None:
        """Make every automatic change that is due now, saving each one separately, and then set the clock."""
        try:
            while await self._make_due_change():
                pass
        except Exception as error:
            self._log_fault("an automatic change", error)
            self._delay_retry()
        self._set_clock()

    def _is_due(self, turn: TurnEnded) -> bool:
        hand = self._position.hand
        return hand is not None and (turn.hand_number, turn.version) == (self._position.state.hand_number, hand.version)

    async def _may_time_out(self) -> bool:
        """Return True if play is possible; call this before a timeout costs a player something."""
        sight = self._outside.sight
        possible = sight is None or await sight.look(self.view())
        if not possible and self._lost_time.obstacle is None:
            self._delay_retry()
        return possible

    def _delay_retry(self) -> None:
        """Delay automatic changes after a failure, so that the table does not repeat it at once."""
        self._not_before_ms = self._outside.timer.now_ms() + _RETRY_MS

    async def _make_due_change(self) -> bool:
        if self._lost_time.obstacle is not None or self._position.failing:
            return False
        if self._not_before_ms and self._outside.timer.now_ms() < self._not_before_ms:
            return False
        draft = self._draft()
        if not draft_what_is_due(draft):
            return False
        if ends_somebodys_time(draft):
            if not await self._may_time_out():
                return False
            if self._lost_time.outages:
                # The check found an outage: look again at which changes are due.
                return True
        denial = await self._save(draft, None)
        if denial in waiting_list.PASSED_OVER and (player_id := waiting_list.seated(draft)) is not None:
            draft = self._draft()
            waiting_list.pass_over(draft, player_id)
            denial = await self._save(draft, None)
        if denial is not None:
            self._pause(denial.value)
        return denial is None

    # Saving, then telling

    def _draft(self) -> TableDraft:
        # Reading the time may detect an outage.
        now_ms = self._outside.timer.now_ms()
        if self._lost_time.obstacle is not None:
            self._lost_time.catch_up(now_ms)
        while self._lost_time.outages:
            self._move_clocks(*self._lost_time.outages.popleft())
        return TableDraft(self._table, self._position, now_ms, self._outside.dealer, self._outside.decks)

    def _move_clocks(self, outage: Outage, grace_ms: int) -> None:
        if self._not_before_ms:
            self._not_before_ms += outage.lost_ms
        self._change(after_outage(self._table, self._position, outage, grace_ms))
        self._announce(None)

    async def _save(self, draft: TableDraft, request: Request | None) -> TableDenial | None:
        """Commit the draft and make it the current position; return a denial if that fails.

        After OUTCOME_UNKNOWN nobody knows whether it was saved; after any other denial it was not.
        """
        try:
            commit = finish_draft(draft, request)
            if commit.state is self._saved_state:
                commit = commit._replace(has_new_state=False)
            self._saved_state = None
            await self._outside.store.commit(commit)
        except tuple(DENIALS) as error:
            return DENIALS[type(error)]
        except StoreError as error:
            self._pause(type(error).__name__)
            return TableDenial.OUTCOME_UNKNOWN if isinstance(error, OutcomeUnknown) else TableDenial.STORE_FAILED
        self._saved_state = commit.state
        self._keep(draft, request)
        return None

    def _keep(self, draft: TableDraft, request: Request | None) -> None:
        if request is not None:
            self._carried_out.append(request.request_id)
        self._not_before_ms = 0
        self._change(draft.position)
        self._announce(draft)
        if draft.base.failing:
            self.ask_for_closing_again()
        elif draft.roster is not None and (draft.base.seals is None or draft.base.seals.roster is None):
            ask_for_closing(self._outside.closer, self.view(), self._position.seals, again=False)
        if draft.deals:
            self._prepare_decks()
        if draft.closed:
            self._outside.closed(self._table.table_id)
        if self._table.is_watched:
            tell_watchers(self._outside.changed, self.view())

    def _prepare_decks(self) -> None:
        """Start making the decks of the deal after the next one, which is sealed once this hand is over."""
        if self._position.seals is not None:
            deal = self._position.seals.next.sealed
            self._outside.decks.prepare(deal.table, deal.hand + 1)

    def ask_for_closing_again(self) -> None:
        """Request the pending closing again, after a restart or when the answer may have been lost."""
        ask_for_closing(self._outside.closer, self.view(), self._position.seals, again=True)

    def _change(self, position: Position) -> None:
        obstacle = self._lost_time.obstacle
        before, self._position = self._position, position
        if position.obstacle is not obstacle:
            self._position = replace(position, obstacle=obstacle)
        self._revision += 1
        self._view = self._view and view_after(self._view, before, self._position, self._revision)

    def _announce(self, draft: TableDraft | None) -> None:
        announce(self._outside.publisher, self.view(), draft)

    def _pause(self, reason: str) -> None:
        """Stop the clocks until saving works again.

        This pause exists only in memory, because nothing can be saved. The next message tries to save again; if none
        arrives, the clock sends one.
        """
        self._delay_retry()
        if self._position.failing:
            return
        log.error("table %d pauses because its changes cannot be saved: %s", self._table.table_id, reason)
        state = dealers_choice.held_still(self._position.state.with_turn(None))
        self._change(replace(self._position, state=state, next_hand_ms=None, deal_again_ms=None, failing=True))
        self._announce(None)

    # The clock

    def _set_clock(self) -> None:
        if self._inbox.closed:
            self._clock.stop()
        else:
            self._clock.arm(self._table, self._position, self._not_before_ms)

    # Answers

    def _reply(self, message: Message, outcome: Outcome) -> TableReply:
        view = self.view()
        return TableReply(
            view=view,
            done=outcome is None,
            denial=outcome if isinstance(outcome, TableDenial) else None,
            refusal=outcome if isinstance(outcome, Refusal) else None,
            private=player_view(self._position, player_of(message), view.hand),
        )

    def _log_fault(self, during: str, error: BaseException) -> None:
        log.error("table %d failed in %s: %s", self._table.table_id, during, where(error))
