"""The sealed deals in a draft: the running hand's deal, the next one, and their data to save."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from bot.fairness.log import Taken, contribution_of
from bot.fairness.next_deal import NextDeal
from bot.fairness.proof import KeptDeal, State
from bot.poker.actions import Action
from bot.poker.events import Event
from bot.poker.hand import Hand
from bot.tables.rules.seals import Seals
from bot.tables.saved_seals import Roster
from bot.tables.saving import Via

_BY_PERSON: Final = ("button", "command", "pre_action")


@dataclass(slots=True)
class SealedDeals:
    """The table's seals while a draft changes them; at a table without sealing every method does nothing."""

    seals: Seals | None
    seed: Callable[[], bytes]
    """Returns the secret seed for a deal that is about to be sealed."""
    taken: tuple[tuple[Taken, ...], ...] = ()
    """The deck positions that each event of a sealed hand took; parallel to the events."""
    by_person: tuple[bool, ...] = ()
    """Parallel to the events: True for a person's act, which cuts the next deal; empty if there is none."""
    kept: KeptDeal | None = None
    """The record of a finished sealed hand, apart from its log."""

    def begin_sealing(self, table_id: int, hand: int, before: bytes) -> None:
        """Seal the first deal: a new table's, a newly sealed table's, or the one after a lost deal (F-2)."""
        self.seals = Seals.of(NextDeal.first(table_id, self.seed(), hand, before))

    def ask_for_closing(self, roster: Roster) -> None:
        """Request the closing: from now on the deal cannot be cut, and the seats dealt in are fixed (F-3).

        The deal after it is sealed, so that the closing message has its seal too (F-2).
        """
        if self.seals is not None:
            self.seals = self.seals.with_closing_requested(roster, self.seed())

    def give_up_next(self) -> None:
        """Give up the next deal; the one after it is sealed already."""
        if self.seals is not None:
            self.seals = self.seals.given_up()

    def deal(self) -> None:
        """Make the next deal the running one. Raises OutOfOrder if it is not closed."""
        if self.seals is not None:
            self.seals = self.seals.dealt()

    def follow_hand(self, events: Sequence[Event], action: Action | None, via: Via) -> None:
        """Note the deck positions that the events took, and cut the next deal with the player's own act."""
        if self.seals is None:
            return
        if action is not None and via in _BY_PERSON:
            self.seals = self._after_act(self.seals, events, action.seat)
        if self.seals.running is not None:
            running, self.taken = self.seals.running.after(events)
            if running is not self.seals.running:
                self.seals = replace(self.seals, running=running)

    def _after_act(self, seals: Seals, events: Sequence[Event], seat: int) -> Seals:
        """Return the seals after the seat's first act among the events has cut the next deal."""
        for event in events:
            act = contribution_of(event)
            if act is not None and act.seat == seat:
                self.by_person = tuple([each is event for each in events])
                return seals.after_act(act)
        return seals

    def keep_ended_hand(self, state: State, hand: Hand | None) -> None:
        """Keep the data that proofs of the ended hand need; nothing if its log cannot be read (F-7)."""
        if self.seals is None or self.seals.running is None:
            return
        if hand is not None:
            self.kept = self.seals.running.kept()
        self.seals = self.seals.after_hand(undone=state == "undone")
