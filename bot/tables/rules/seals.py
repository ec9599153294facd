"""A table's sealed deals: the next deal, and the deal of the running hand.

Immutable; each step returns a new object.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple, Self

from bot.fairness.cutting import Closing, ClosingLine, Contribution
from bot.fairness.kept_bytes import bytes_of_ended_hand
from bot.fairness.log import Taken
from bot.fairness.next_deal import CutRefusal, NextDeal, OutOfOrder
from bot.fairness.recording import Recording
from bot.fairness.sealing import MadeDecks, sealed_again
from bot.poker.cards import JOKER
from bot.poker.events import Event
from bot.tables.saved_seals import Roster, SavedSeal, SealState

DEAL_CLOSING_LEAD_MS: Final = 2_000
"""The time from the request for a closing message to the deal, in ms."""
_ALL: Final = 1 << 31
"""A number larger than the number of events in any hand."""


@dataclass(frozen=True, slots=True)
class RunningDeal:
    """The sealed deal of the running hand."""

    deal: NextDeal
    recording: Recording = field(repr=False, compare=False)
    """The positions of the cards taken. All values of a hand share it: it follows the log that it is given."""
    decks_taken: int = 0
    """The number of decks that the hand has used so far."""

    @classmethod
    def of(cls, deal: NextDeal) -> Self:
        """Return the deal before its first card. Raises OutOfOrder if it is not closed."""
        return cls(deal, Recording(deal.decks()))

    def shuffle(self, deck: Sequence[int]) -> tuple[int, ...]:
        """Return the next sealed deck; it was shuffled before the hand, unlike those of a normal Dealer."""
        return self.recording.decks.cards(self.decks_taken, joker=JOKER in deck)

    def after(self, log: Sequence[Event], first: int = 0) -> tuple["RunningDeal", tuple[tuple[Taken, ...], ...]]:
        """Return the deal after the hand's log, and the deck positions that each event from index ``first`` on took."""
        taken = self.recording.follow(log, first)
        decks_taken = self.recording.decks_taken
        return self if decks_taken == self.decks_taken else RunningDeal(self.deal, self.recording, decks_taken), taken

    def kept(self, log: Sequence[Event]) -> bytes:
        """Return the record of the finished hand, apart from its log, in the bytes of ``kept_bytes``."""
        return bytes_of_ended_hand(self.recording.decks, self.recording.taken(log), self.decks_taken)


class Seals(NamedTuple):
    """The seals of the next deal and the running hand, a tuple like NextDeal.

    A deal is sealed when the closing of the one before it is requested, or the table opens (F-2).
    """

    next: NextDeal
    roster: Roster | None = None
    """The seats dealt in to the next hand; None until the closing is requested."""
    following: NextDeal | None = None
    """The deal after the next one; None until the closing of the next one is requested."""
    running: RunningDeal | None = None
    hand_closing: Closing | None = None
    """The closing of the running hand, or of the last hand if it was played to its end."""
    closing_is_saved: bool = True
    """False if the next deal's closing is in the record thread but not in the file.

    The table's next save, usually the deal, saves it too. After a crash before that, the bot looks for the closing
    message in the thread, as it does after a lost response.
    """

    @classmethod
    def of(cls, deal: NextDeal, running: RunningDeal | None = None) -> "Seals":
        closing = None if running is None else running.deal.closing
        return cls(deal, running=running, hand_closing=closing)

    @property
    def waits_for_closing(self) -> bool:
        return self.roster is not None and self.next.closing is None

    @property
    def line(self) -> ClosingLine | None:
        """The text line with which a message closes the next deal; None until the closing is requested."""
        if self.roster is None or self.following is None:
            return None
        return self.roster.line_of(self.next, self.following)

    def after_act(self, act: Contribution) -> "Seals":
        """Return the seals with the next deal cut by a player's act."""
        return Seals(self.next.after_act(act), self.roster, self.following, self.running, self.hand_closing)

    def after_word(self, seat: int, text: str) -> "Seals | CutRefusal":
        if self.roster is not None:
            return CutRefusal.CLOSED
        deal = self.next.after_word(seat, text)
        if isinstance(deal, CutRefusal):
            return deal
        return self._replace(next=deal)

    def with_closing_requested(self, roster: Roster, decks: MadeDecks) -> "Seals":
        """Return the seals with the next deal's seats fixed, and the following deal's decks sealed."""
        deal = self.next.after_last_act()
        return self._replace(next=deal, roster=roster, following=deal.following(decks))

    def closed(self, thread_id: int, message_id: int, *, saved_later: bool) -> "Seals":
        """Return the seals with the next deal closed by this message.

        ``saved_later``: the closing is saved with a later change, usually the deal. Raises OutOfOrder if another
        message closed the deal before, and ValueError if no closing was requested.
        """
        if self.roster is None:
            raise ValueError("this closing was not requested")
        deal = self.next.closed_by(self.roster.closed_by(thread_id, message_id))
        return self if deal == self.next else self._replace(next=deal, closing_is_saved=not saved_later)

    def dealt(self) -> "Seals":
        """Return the seals with the next deal as the running one. Raises OutOfOrder if it is not closed."""
        return Seals.of(self._following, RunningDeal.of(self.next))

    def given_up(self) -> "Seals":
        """Return the seals without the next deal; the following deal takes its place.

        Raises OutOfOrder if no closing was requested.
        """
        return Seals.of(self._following)

    @property
    def _following(self) -> NextDeal:
        if self.following is None:
            raise OutOfOrder("the following deal is not sealed yet")
        return self.following

    def after_hand(self, *, undone: bool) -> "Seals":
        return self._replace(running=None, hand_closing=None if undone else self.hand_closing)


def changes(
    base: Seals | None, now: Seals, logged: int | None, *, dealt: bool, closed: bool
) -> tuple[SavedSeal | None, tuple[SavedSeal, ...]]:
    """Return the rows to save after a change from ``base`` to ``now``: the new seal, and the changed ones.

    ``now`` is without the player's act of the change, because the hand's log saves it, unless the table is ``closed``.
    ``logged``: the number of events in the hand before the next one, None if it was undone; ``dealt``: the next deal
    of ``base`` was dealt.
    """
    if base is not None and not closed and base.next is now.next and base.roster is now.roster and now.closing_is_saved:
        return None, ()
    state: SealState = "undealt" if closed else "next"
    row = saved(now.next, state, now.roster, _ALL if logged is None else logged)
    if base is None:
        return row, ()
    after = None if now.following is None else saved(now.following, state)
    if base.next.sealed.hand != now.next.sealed.hand:
        # The deal that is next now was saved as the following one.
        before = saved(base.next, "dealt" if dealt else "undealt", base.roster)
        return after, (before, row) if closed or now.roster is not None or now.next.words else (before,)
    if base.following is None:
        return after, (row,)
    return None, (row, after) if closed and after is not None else (row,)


def saved(deal: NextDeal, state: SealState, roster: Roster | None = None, up_to: int = 0) -> SavedSeal:
    hand, closing = deal.sealed, deal.closing
    return SavedSeal(
        hand.hand,
        hand.before,
        hand.seal,
        hand.seed,
        deal.contributions,
        # Once the closing is requested, the contributions are complete.
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
    deal = NextDeal.restored(sealed, row.contributions, closing)
    return deal if row.roster is None else deal.after_last_act()
