"""The sealed deals in a draft: the running hand's and the next one, and what must be saved of them."""

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
    """Starts with the table's seals; at a table that is not sealed there are none, and nothing happens here."""

    seals: Seals | None
    seed: Callable[[], bytes]
    """Gives the secret of a deal that is to be sealed."""
    taken: tuple[tuple[Taken, ...], ...] = ()
    """Parallel to the events of a sealed hand: the positions that each took."""
    by_person: tuple[bool, ...] = ()
    """Parallel to the events: the acts of people, which cut the next deal; empty where none does."""
    kept: KeptDeal | None = None
    """All that is kept of a sealed hand that is over, beside its log."""

    def begin_sealing(self, table_id: int, hand: int, before: bytes) -> None:
        """Seal the first deal of the table, or the first since its deals are sealed, or behind one that was lost
        (F-2)."""
        self.seals = Seals.of(NextDeal.first(table_id, self.seed(), hand, before))

    def ask_for_closing(self, roster: Roster) -> None:
        """Nothing is outstanding but the deal: it can be cut no more, and who is dealt in stands (F-3)."""
        if self.seals is not None:
            self.seals = replace(self.seals, roster=roster)

    def give_up_next(self) -> None:
        """The next deal is not dealt, and the one behind it is sealed."""
        if self.seals is not None:
            self.seals = self.seals.given_up(self.seed())

    def deal(self) -> None:
        """The next deal is dealt now, and the one behind it is sealed. Raises OutOfOrder where it is not closed yet."""
        if self.seals is not None:
            self.seals = self.seals.dealt(self.seed())

    def follow_hand(self, events: Sequence[Event], action: Action | None, via: Via) -> None:
        """Note which positions the events took, and cut the next deal by what the player did themselves."""
        if self.seals is None:
            return
        if action is not None and via in _BY_PERSON:
            self.seals = self._after_act(self.seals, events, action.seat)
        if self.seals.running is not None:
            running, self.taken = self.seals.running.after(events)
            if running is not self.seals.running:
                self.seals = replace(self.seals, running=running)

    def _after_act(self, seals: Seals, events: Sequence[Event], seat: int) -> Seals:
        """The seals cut by the first of the events that is the seat's act."""
        for event in events:
            act = contribution_of(event)
            if act is not None and act.seat == seat:
                self.by_person = tuple([each is event for each in events])
                return seals.after_act(act)
        return seals

    def keep_ended_hand(self, state: State, hand: Hand | None) -> None:
        """Keep of the hand that is over what its proofs need; where its log cannot be read that is nothing (F-7)."""
        if self.seals is None or self.seals.running is None:
            return
        if hand is not None:
            self.kept = self.seals.running.kept()
        self.seals = self.seals.hand_over(undone=state == "undone")
