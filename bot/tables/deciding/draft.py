"""One change to a table, built on a copy of its current position and saved as one commit."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Literal

from bot.poker.actions import Action
from bot.poker.events import Event, PassedIn, public_events
from bot.poker.hand import Hand
from bot.poker.refusals import Refusal
from bot.tables.deciding.dealing import (
    hand_of,
    hand_to_deal,
    next_hand,
    outside,
    with_starting_stacks,
)
from bot.tables.deciding.sealed import SealedDeals
from bot.tables.due_letters import DueLetter
from bot.tables.due_posts import DuePost
from bot.tables.messages import Gone
from bot.tables.ports import Dealer, DeckMaker, WaitingNews
from bot.tables.rules import chip_moves, knock_outs, newcomers, pre_actions, seating, time_bank
from bot.tables.rules.position import LOCKED, MODERATOR, Position, Table
from bot.tables.saved_seals import Roster
from bot.tables.saving import AuditEntry, Transfer, Via
from bot.tables.state import Plan, SeatState, TableLevel, Undone


class TableDraft:
    """A copy of the table's position ``base``, which the methods change, and the data to save with it."""

    __slots__ = (
        "_quiet",
        "after_hand",
        "audit",
        "base",
        "closed",
        "deal_again_ms",
        "dealer",
        "events",
        "first_event",
        "gone",
        "hand",
        "letters",
        "news",
        "next_hand_ms",
        "now_ms",
        "paid_out",
        "players",
        "posts",
        "recent",
        "sealed",
        "stacks",
        "state",
        "table",
        "to_void",
        "transfers",
        "via",
        "voids",
    )

    def __init__(self, table: Table, base: Position, now_ms: int, dealer: Dealer, decks: DeckMaker) -> None:
        self.table = table
        self.base = base
        self.now_ms = now_ms
        self.dealer = dealer
        self.state = base.state
        self.stacks = dict(base.stacks)
        self.hand = base.hand
        self.players = base.players
        self.recent = base.recent
        self.to_void = base.to_void
        self.next_hand_ms = base.next_hand_ms
        self.deal_again_ms = base.deal_again_ms
        self.closed = base.closed
        self.sealed = SealedDeals(base.seals, decks)
        self.events: tuple[Event, ...] = ()
        self.audit: AuditEntry | None = None
        self.news: tuple[tuple[int, WaitingNews], ...] = ()
        """(player_id, news) for players on the waiting list."""
        self.letters: tuple[DueLetter, ...] = ()
        """The letters to send because of this draft; ``finish_draft`` adds those that follow from the final state."""
        self.posts: tuple[DuePost, ...] = ()
        """The posts to send in channels because of this draft; ``finish_draft`` sets them."""
        self.gone: Gone | None = None
        """The reason why nobody can see the table any more (see Gone); None unless the table closes because of it."""
        self.paid_out: dict[int, int] = {}
        """player_id -> chips, for the players who leave in this draft."""
        self.transfers: list[Transfer] = []
        self.voids = False
        """True if the draft undoes the hand."""
        self.after_hand = False
        """True if the change is only that a player shows cards of the finished hand."""
        self.first_event = 0
        self.via: Via | None = None
        self._quiet = False

    @property
    def position(self) -> Position:
        return Position(
            self.state,
            self.stacks,
            self.hand,
            self.players,
            self.to_void,
            self.next_hand_ms,
            self.deal_again_ms,
            self.closed,
            self.recent,
            seals=self.sealed.after_act,
            obstacle=self.base.obstacle,
            lost=self.base.lost if self.sealed.seals is None else None,
            was_copied=self.base.was_copied and self.to_void is not None,
        )

    @property
    def running(self) -> bool:
        return self.to_void is not None or (self.hand is not None and not self.hand.finished)

    @property
    def is_halted(self) -> bool:
        """True if the table is paused or blocked: no dealing, no clocks, and nobody can act."""
        obstacle = self.base.obstacle
        return self.state.is_halted or (obstacle is not None and obstacle.keeps_people_out)

    @property
    def changed(self) -> bool:
        """True if there is anything to save.

        It is always True after a failed save, so that players learn when saving works again.
        """
        happened = bool(self.events or self.transfers or self.voids or self.closed)
        sealed = self.sealed.seals is not self.base.seals
        return happened or sealed or self.base.failing or self.state != self.base.state

    @property
    def deals(self) -> bool:
        """True if the draft starts a hand."""
        return bool(self.events) and not self.first_event

    @property
    def may_be_saved_later(self) -> bool:
        """True if this draft closes the next deal, and a later save may store that closing."""
        seals = self.sealed.seals
        return seals is not None and seals is not self.base.seals and not seals.closing_is_saved

    @property
    def quiet(self) -> bool:
        """True if the result is visible only to the player who asked."""
        return self._quiet and not self.base.failing

    @property
    def has_time_left(self) -> bool:
        """True if the current turn runs on a time bank that is not used up yet."""
        turn = self.state.turn
        return turn is not None and turn.bank_from_ms is not None and self.now_ms < turn.deadline_ms

    def seat_of(self, player_id: int | None) -> SeatState | None:
        return seating.of_player(self.state.seats, player_id)

    def to_act(self) -> SeatState | None:
        """Return the seat of the player to act; None if nobody is to act."""
        if self.hand is None or self.hand.to_act is None:
            return None
        return seating.at(self.state.seats, self.hand.to_act)

    @property
    def has_given_up_deal(self) -> bool:
        """True if the draft gives up a deal whose closing was requested."""
        before = self.base.seals
        return before is not None and before.roster is not None and self.roster is None and not self.running

    @property
    def roster(self) -> Roster | None:
        """The seats dealt in to the next hand, fixed since its closing was requested; None before that."""
        seals = self.sealed.seals
        return None if seals is None or seals.roster is None or self.running else seals.roster

    def in_live_hand(self, seat: SeatState) -> bool:
        """Return True if the player is in the running hand, or among the fixed seats of the next one."""
        roster = self.roster
        return seat.seat in (roster.seats if roster is not None else self.players if self.running else ())

    def ready(self) -> tuple[int, ...]:
        seats = seating.ready(self.state.seats, self.stacks, absent=self.table.of_tournament)
        return seats if seating.worth_dealing(self.state.seats, seats) else ()

    # Between hands

    def put_seat(self, seat: SeatState) -> None:
        """Seat a player, or change the state of their seat."""
        out_since_ms = (seat.out_since_ms or self.now_ms) if seat.sitting_out else None
        if out_since_ms != seat.out_since_ms:
            seat = replace(seat, out_since_ms=out_since_ms)
        self.state = replace(self.state, seats=seating.with_seat(self.state.seats, seat))

    def buy_in(self, player_id: int, chips: int) -> None:
        self._move((self.table.accounts.buy_in(player_id, chips),))

    def cash_out(self, player_id: int, chips: int) -> None:
        self._move(self.table.accounts.cash_out(player_id, chips))

    def pay_out(self, seat: SeatState) -> None:
        chips = self.paid_out[seat.player_id] = self.stacks.get(seat.player_id, 0)
        self.cash_out(seat.player_id, chips)
        self.stacks.pop(seat.player_id, None)
        # Otherwise a player could avoid the blinds: leave just before them, and come back just after.
        state = newcomers.forgotten(self.state, seat.player_id)
        self.state = replace(state, seats=seating.without(state.seats, seat.seat))

    def restart_seat_times(self) -> None:
        """Restart the limited time for which each player who sits out keeps their seat."""
        self.state = replace(self.state, seats=seating.with_seat_times_restarted(self.state.seats, self.now_ms))

    def touch(self) -> None:
        """Restart the idle time after which the table closes."""
        self.state = replace(self.state, idle_since_ms=self.now_ms)

    def close(self) -> None:
        """Close the table and pay everybody out, after the hand if one is running."""
        self.state = replace(self.state, closes_after_hand=True)

    def pause(self, reason: str = MODERATOR) -> None:
        """Stop dealing and every clock until a moderator resumes play.

        If a moderator has requested a pause after the hand, a pause by locking the thread does not cancel that
        request.
        """
        self.state = replace(self.state, paused=reason, pausing=self.state.pausing and reason == LOCKED)

    def resume(self, *, unlocked: bool = False) -> None:
        """End a moderator's pause and restart the clocks.

        It also cancels a pause that would begin after the hand, except if the thread was unlocked (``unlocked``).
        """
        self.state = replace(self.state, paused=None, pausing=self.state.pausing and unlocked)
        self.restart_seat_times()
        self.touch()

    def stop(self, *, stopped: bool) -> None:
        """Begin or end the tournament's pause, which is separate from a moderator's (T-3.6)."""
        self.state = replace(self.state, stopped=stopped)

    def start_next_level(
        self, bet: int, deal_ms: int, *, last_two: bool, bounties: tuple[tuple[int, int], ...] = ()
    ) -> None:
        """Set the bets and the time of the next hand.

        ``last_two``: only two players are left in the tournament. ``bounties``: (player_id, chips) of each bounty on a
        player of the table. Once the closing is requested, the bets no longer change (F-3).
        """
        if self.roster is not None and self.state.level is not None:
            bet = self.state.level.bet
        self.state = replace(self.state, waits=False, level=TableLevel(bet, last_two, bounties))
        if self.table.is_deserted(self.state):
            deal_ms = max(deal_ms, self.state.idle_since_ms + self.table.pause_ms(self.state))
        self.next_hand_ms = min(deal_ms, self.now_ms + self.table.deal_within_ms)

    # In a hand

    def deal(self) -> None:
        """Start the next hand (R-1.4, R-4.7, R-5.2)."""
        roster = self.roster
        coming = next_hand(self.table, self.state, self.ready(), self.dealer)[1] if roster is None else hand_of(roster)
        deal = hand_to_deal(self.table, self.state, coming)
        self.sealed.deal()
        leg = deal.leg
        state = time_bank.refilled(self.table, deal.state, deal.players)
        self.state, self.players, self.recent = replace(state, undone=None, plans=()), deal.players, ()
        # Clear the used time: a hand in which nobody can act ends at once, and needs its own pause after it.
        self.next_hand_ms = None
        if self.table.of_tournament:
            self.state = with_starting_stacks(self.state, deal.players, self.stacks)
        self.hand = Hand.start(
            leg.game,
            leg.rules,
            leg.stakes,
            [(seat, self.stacks[player_id]) for seat, player_id in deal.players.items()],
            deal.button,
            self._decks.shuffle(leg.game.deck_under(leg.rules)),
            last_two=len(deal.players) == 2 and self._are_last(),
            blinds=deal.blinds,
            big_blind=deal.big_blind,
            chosen_by=deal.chosen_by,
        )
        self._record(self.hand.events, 0, "table")

    def act(self, action: Action, via: Via) -> Refusal | None:
        """Apply an action to a copy of the hand; a refusal leaves the draft unchanged."""
        if self.hand is None:
            raise ValueError("there is no hand to act in")
        hand = self.hand.copy()
        logged = hand.version
        outcome = hand.apply(action, outside(self.table, self.state, hand, self._decks, action))
        if isinstance(outcome, Refusal):
            return outcome
        self._take_outcome(hand, outcome, self.players[action.seat])
        self._record(outcome, logged, via, action)
        return None

    def _are_last(self) -> bool:
        """Return True if only the players of this hand are left in the tournament.

        Always True at other tables.
        """
        return self.state.level.last_two if self.state.level is not None else not self.table.of_tournament

    @property
    def _decks(self) -> Dealer:
        """The source of the running hand's cards: its sealed deck, or the dealer if the hand is not sealed."""
        running = self.sealed.seals.running if self.sealed.seals is not None else None
        return self.dealer if running is None else running

    def deal_again(self) -> None:
        """Redeal a hand that nobody opened, or end it if too few players stay (R-7.3)."""
        assert self.hand is not None
        hand = self.hand.copy()
        logged = hand.version
        outcome = hand.deal_again(outside(self.table, self.state, hand, self._decks))
        self._take_outcome(hand, outcome)
        self._record(outcome, logged, "table")

    def _take_outcome(self, hand: Hand, outcome: Sequence[Event], player_id: int | None = None) -> None:
        """Replace the draft's hand by the changed copy, and drop the plans that its new events end.

        ``player_id``: the player who acted.
        """
        self.hand = hand
        for event in outcome:
            if isinstance(event, PassedIn):
                self.state = replace(self.state, button=event.button)
        if self.state.plans:
            kept = pre_actions.kept(self.state.plans, outcome, player_id)
            self.state = replace(self.state, plans=() if hand.finished else kept)

    def plan(self, plans: tuple[Plan, ...]) -> None:
        """Replace the players' plans. The table's message is not updated, because plans are secret."""
        self.state = replace(self.state, plans=plans)
        self._quiet = True

    def show(self, seat: int, via: Via) -> None:
        """Show the seat's cards of the finished hand. Raises ValueError if the seat may not show them."""
        if self.hand is None:
            raise ValueError("there is no hand to show")
        hand = self.hand.copy()
        logged = hand.version
        shown = hand.show(seat)
        self.hand, self.after_hand = hand, True
        self._record((shown,), logged, via)

    def in_pot(self) -> Mapping[int, int]:
        """Return player_id -> chips in the live hand's pot."""
        if self.to_void is not None or self.hand is None:
            return self.to_void or {}
        return {self.players[seat]: chips for seat, chips in chip_moves.contributions(self.hand.events).items()}

    def void(self, by: Literal["moderator", "fault", "copy"], why: str = "") -> None:
        """Undo the live hand: return every chip of its pot to the player who bet it, and drop the hand.

        ``why``: a moderator's reason, shown to the players. The undone hand still counts as dealt, so the next hand
        moves the button, the blinds and the rotation. Otherwise the next hand would reuse its number, and players
        could ask to undo a hand to avoid a blind.
        """
        self._move(chip_moves.void(self.table.accounts, self.in_pot()))
        self.via = "moderator" if by == "moderator" else "table"
        self.voids = True
        self.state = replace(self.state, undone=Undone(by, why), plans=())
        self.sealed.keep_ended_hand("undone", self.hand)
        self.hand, self.players, self.recent, self.to_void = None, {}, (), None

    def _record(self, happened: Iterable[Event], logged: int, via: Via, action: Action | None = None) -> None:
        self.events = tuple(happened)
        self.first_event = logged
        self.via = via
        self.recent += public_events(self.events)
        self._move(chip_moves.events(self.table.accounts, self.events, self.players))
        if self.table.of_tournament and self.hand is not None and self.hand.finished and not self.after_hand:
            seats = knock_outs.with_takers(self.state.seats, self.hand.state, self.players)
            self.state = replace(self.state, seats=seats)
        if self.sealed.seals is not None and self.hand is not None and not self.after_hand:
            self.sealed.follow_hand(self.hand.events, self.events, action, via)
            if self.hand.finished:
                self.sealed.keep_ended_hand("finished", self.hand)

    def _move(self, transfers: Sequence[Transfer]) -> None:
        self.transfers.extend(transfers)
        chip_moves.apply(self.stacks, transfers)
