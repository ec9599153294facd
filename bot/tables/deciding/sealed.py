"""A draft's sealed deals: the running hand's deal, the next deal, and the data to save about both."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.fairness.cutting import Contribution
from bot.fairness.log import Taken, contribution_of, may_take
from bot.fairness.next_deal import NextDeal, OutOfOrder
from bot.fairness.proof import State
from bot.poker.actions import Action
from bot.poker.events import Event
from bot.poker.hand import Hand
from bot.tables.ports import DeckMaker
from bot.tables.rules.seals import Seals
from bot.tables.saved_seals import Roster
from bot.tables.saving import Via

_BY_PERSON: Final = ("button", "command", "pre_action")


@dataclass(slots=True)
class SealedDeals:
    """The changes that a draft makes to the table's seals.

    At a table without sealing, every method does nothing.
    """

    seals: Seals | None
    """The table's seals, without ``act``, which only the hand's log saves."""
    decks: DeckMaker
    act: Contribution | None = None
    """The person's act that cuts the next deal."""
    taken: tuple[tuple[Taken, ...], ...] = ()
    """For each event of a sealed hand, the deck positions of the cards that it took; empty if none took any."""
    by_person: tuple[bool, ...] = ()
    """For each event, True if it is the person's act that cuts the next deal; empty if no person acted."""
    kept: bytes | None = None
    """The record of a finished sealed hand, apart from its log, in the bytes of ``kept_bytes``."""

    @property
    def after_act(self) -> Seals | None:
        """The table's seals after the draft."""
        return self.seals if self.seals is None or self.act is None else self.seals.after_act(self.act)

    def begin_sealing(self, table_id: int, hand: int, before: bytes) -> None:
        """Seal the first deal: of a new or newly sealed table, or of a table that lost its sealed deal (F-2)."""
        self.seals = Seals.of(NextDeal.first(self.decks.made(table_id, hand), before))

    def ask_for_closing(self, roster: Roster) -> None:
        """Request the closing: from now on nobody can cut the deal, and the seats dealt in are fixed (F-3).

        Also seal the following deal, because the closing message publishes that seal too (F-2).
        """
        if self.seals is not None:
            deal = self.seals.next.sealed
            self.seals = self.seals.with_closing_requested(roster, self.decks.made(deal.table, deal.hand + 1))

    def give_up_next(self) -> None:
        """Give up the next deal; the following deal, which is already sealed, takes its place."""
        if self.seals is not None:
            self.seals = self.seals.given_up()

    def deal(self) -> None:
        """Make the next deal the running one. Raises OutOfOrder if it is not closed."""
        if self.seals is not None:
            self.seals = self.seals.dealt()

    def follow_hand(self, log: Sequence[Event], new: Sequence[Event], action: Action | None, via: Via) -> None:
        """Record the deck positions that new events took, and let a person's action cut the next deal.

        ``new`` are the last events of the hand's log.
        """
        if self.seals is None:
            return
        if action is not None and via in _BY_PERSON:
            self._cut(self.seals, new, action.seat)
        if self.seals.running is not None and may_take(new):
            running, self.taken = self.seals.running.after(log, len(log) - len(new))
            if running is not self.seals.running:
                self.seals = self.seals._replace(running=running)

    def _cut(self, seals: Seals, events: Sequence[Event], seat: int) -> None:
        """Let the first of these events that is the seat's own act cut the next deal.

        Raises OutOfOrder once the deal's closing is requested: nothing of the draft may be saved then.
        """
        if seals.roster is not None:
            raise OutOfOrder("an act came after the deal's closing was requested")
        for event in events:
            act = contribution_of(event)
            if act is not None and act.seat == seat:
                self.act, self.by_person = act, tuple([each is event for each in events])
                return

    def keep_ended_hand(self, state: State, hand: Hand | None) -> None:
        """Keep the ended hand's data for its proof, unless its log cannot be read (F-7)."""
        if self.seals is None or self.seals.running is None:
            return
        if hand is not None:
            self.kept = self.seals.running.kept(hand.events)
        self.seals = self.seals.after_hand(undone=state == "undone")
