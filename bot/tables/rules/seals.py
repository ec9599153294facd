"""A table's seals: that of the next deal, and that of the running hand. Values; each step gives another one."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from itertools import chain
from typing import Final

from bot.fairness.cutting import CUT, Closing, Contribution
from bot.fairness.log import Taken
from bot.fairness.next_deal import CutRefusal, NextDeal
from bot.fairness.proof import KeptDeal, kept_of
from bot.fairness.recording import Recorder
from bot.fairness.sealing import sealed_again
from bot.poker.cards import JOKER
from bot.poker.events import Event
from bot.tables.saved_seals import Roster, SavedSeal, SealState

DEAL_CLOSING_LEAD_MS: Final = 2_000
"""The closing is asked for so long before the hand is due."""
_ALL: Final = 1 << 31
"""More events than any hand has."""


@dataclass(frozen=True, slots=True)
class RunningDeal:
    """The deal of the running hand."""

    deal: NextDeal
    recorder: Recorder = field(repr=False)
    """Never changed: a step is recorded on a copy."""
    taken: tuple[Taken, ...] = field(default=(), repr=False)
    """The positions that it has come to, in order."""

    def shuffle(self, deck: Sequence[int]) -> tuple[int, ...]:
        """The next of the sealed decks: a Dealer whose decks were fixed before the hand."""
        return self.recorder.decks.cards(self.recorder.decks_taken, joker=JOKER in deck)

    def after(self, events: Sequence[Event]) -> tuple["RunningDeal", tuple[tuple[Taken, ...], ...]]:
        """The deal behind the events, and the positions that each took."""
        if not any(map(self.recorder.is_relevant, events)):
            return self, ((),) * len(events)
        recorder = self.recorder.copy()
        taken = tuple([recorder.follow(event) for event in events])
        return RunningDeal(self.deal, recorder, (*self.taken, *chain.from_iterable(taken))), taken

    def kept(self) -> KeptDeal:
        """All that is kept of the hand that is over, beside its log."""
        return kept_of(self.recorder.decks, self.taken, self.recorder.decks_taken)


@dataclass(frozen=True, slots=True)
class Seals:
    """The next deal is sealed from when the hand before it starts, or the table opens."""

    next: NextDeal
    roster: Roster | None = None
    """The seats that are dealt in next, once the closing is asked for."""
    running: RunningDeal | None = None
    hand_closing: Closing | None = None
    """Of the running hand, or of the last one where that was played to its end."""
    closing_is_saved: bool = True
    """False while the record thread alone holds that the next deal is closed: whatever the table saves next, the deal
    above all, saves that, too. A process that dies before looks for the message there, as after a lost answer."""

    @classmethod
    def of(cls, deal: NextDeal, running: RunningDeal | None = None) -> "Seals":
        closing = None if running is None else running.deal.closing
        return cls(deal, running=running, hand_closing=closing)

    @property
    def waits_for_closing(self) -> bool:
        return self.roster is not None and self.next.closing is None

    def after_act(self, act: Contribution) -> "Seals":
        """The next deal cut by what somebody has done."""
        return Seals(self.next.after_act(act), self.roster, self.running, self.hand_closing)

    def after_word(self, seat: int, text: str) -> "Seals | CutRefusal":
        if self.roster is not None:
            return CutRefusal.CLOSED
        deal = self.next.after_word(seat, text)
        if isinstance(deal, CutRefusal):
            return deal
        return replace(self, next=deal)

    def closed(self, thread_id: int, message_id: int, *, saved_later: bool) -> "Seals":
        """``saved_later``: with the deal, or with what comes before it. Raises OutOfOrder where another message closed
        it before, and ValueError where nobody asked."""
        if self.roster is None:
            raise ValueError("nobody has asked for this closing")
        deal = self.next.closed(self.roster.line_of(self.next), thread_id, message_id)
        return self if deal == self.next else replace(self, next=deal, closing_is_saved=not saved_later)

    def dealt(self, seed: bytes) -> "Seals":
        """The next deal is dealt now, and the one behind it sealed with this seed. Raises OutOfOrder where it is not
        closed yet."""
        running = RunningDeal(self.next, Recorder(self.next.decks()))
        return Seals.of(self.next.following(seed), running)

    def given_up(self, seed: bytes) -> "Seals":
        """The next deal is not dealt, and the one behind it sealed with this seed."""
        return Seals.of(self.next.after_giving_up(seed))

    def hand_over(self, *, undone: bool) -> "Seals":
        return replace(self, running=None, hand_closing=None if undone else self.hand_closing)


def changes(
    base: Seals | None, now: Seals, logged: int | None, *, dealt: bool, closed: bool
) -> tuple[SavedSeal | None, tuple[SavedSeal, ...]]:
    """The seal that is new, and those that have changed, as they are to be saved. Acts need no saving, for the hand's
    log has them. ``logged``: how many events the hand before the next one has, None where it was undone; ``dealt``: the
    next deal of ``base`` was dealt; ``closed``: the table is closed."""
    if base is not None and not closed and _differ_by_acts_alone(base, now):
        return None, ()
    row = saved(now.next, "undealt" if closed else "next", now.roster, _ALL if logged is None else logged)
    if base is None:
        return row, ()
    if base.next.sealed.hand != now.next.sealed.hand:
        return row, (saved(base.next, "dealt" if dealt else "undealt", base.roster),)
    return None, (row,)


def saved(deal: NextDeal, state: SealState, roster: Roster | None = None, up_to: int = 0) -> SavedSeal:
    hand, closing = deal.sealed, deal.closing
    return SavedSeal(
        hand.hand,
        hand.before,
        hand.seal,
        deal.seed,
        deal.contributions,
        # Once the closing is asked for, the contributions are complete.
        up_to if roster is None else 0,
        roster,
        None if closing is None else closing.thread,
        None if closing is None else closing.message,
        state,
    )


def restored(table_id: int, row: SavedSeal) -> NextDeal:
    closing = None
    if row.roster is not None and row.thread_id is not None and row.message_id is not None:
        closing = row.roster.closed_by(row.thread_id, row.message_id)
    sealed = sealed_again(table_id, row.hand, row.before, row.seed, row.seal)
    return NextDeal.restored(row.seed, sealed, row.contributions, closing)


def _differ_by_acts_alone(base: Seals, now: Seals) -> bool:
    """True if the next deal is the same one, and has been cut with no word since."""
    if base.next.sealed is not now.next.sealed or base.roster != now.roster:
        return False
    if not now.closing_is_saved or base.next.closing != now.next.closing:
        return False
    return not any(one.kind == CUT for one in now.next.contributions[len(base.next.contributions) :])
