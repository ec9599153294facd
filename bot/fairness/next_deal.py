"""The deal that comes next at a table: sealed before the hand that cuts it, then cut, closed, and dealt (F-2, F-3)."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from functools import reduce
from typing import Self

from bot.fairness.cutting import (
    CUT,
    Closing,
    ClosingLine,
    Contribution,
    NotAWord,
    begun_cut,
    deal_key,
    further_cut,
    word_to_cut_with,
)
from bot.fairness.dealing import CutDecks
from bot.fairness.log import contribution_of
from bot.fairness.sealing import NO_SEAL, SealedHand, sealed_hand
from bot.poker.events import Event


class CutRefusal(StrEnum):
    """Why a word does not cut, in order of precedence."""

    CLOSED = "closed"
    """The deal is closed: the word may cut the next one."""
    HAS_CUT = "has_cut"
    """The seat has cut since the seal."""
    NO_WORD = "no_word"
    """The text is empty, too long, or has characters that nobody sees."""


class OutOfOrder(Exception):
    """Something came too early, too late, or a second time; a fault of ours."""


@dataclass(frozen=True, slots=True)
class NextDeal:
    """A value: each step gives another one, to be saved before it is told. Its seed is secret until the deal is over;
    the rest may be seen."""

    seed: bytes = field(repr=False)
    sealed: SealedHand = field(repr=False)
    """Made of the seed, and the same ones each time."""
    cut: bytes
    """The seal with everything that was added to it so far."""
    contributions: tuple[Contribution, ...] = ()
    cutters: tuple[int, ...] = ()
    """The seats that have added anything, in rising order."""
    closing: Closing | None = None

    @classmethod
    def first(cls, table: int, seed: bytes, hand: int = 1, before: bytes = NO_SEAL) -> Self:
        """The first deal that a table seals: of one that has just opened, or that dealt hands before without seals.
        ``before`` is the last seal of a chain whose next deal was lost."""
        sealed = sealed_hand(table, hand, before, seed)
        return cls(seed, sealed, begun_cut(sealed.seal))

    @classmethod
    def restored(
        cls, seed: bytes, sealed: SealedHand, contributions: Sequence[Contribution], closing: Closing | None
    ) -> "NextDeal":
        """The deal as it stood in a process before this one."""
        deal = NextDeal(seed, sealed, begun_cut(sealed.seal))
        return replace(reduce(cls.after_act, contributions, deal), closing=closing)

    def following(self, seed: bytes) -> "NextDeal":
        """The deal behind this one, which is sealed when this one is dealt. Raises OutOfOrder where this one is not
        closed yet."""
        if self.closing is None:
            raise OutOfOrder("the next deal is sealed only when this one is dealt")
        return self.instead(seed)

    def instead(self, seed: bytes) -> "NextDeal":
        """The deal behind this one, which is given up."""
        sealed = sealed_hand(self.sealed.table, self.sealed.hand + 1, self.sealed.seal, seed)
        return NextDeal(seed, sealed, begun_cut(sealed.seal))

    def after_acts(self, events: Sequence[Event]) -> "NextDeal":
        """Cut by the acts among the events of the hand that runs; to be told only those of people who acted themselves.
        Raises OutOfOrder."""
        return reduce(NextDeal.after_act, filter(None, map(contribution_of, events)), self)

    def after_act(self, act: Contribution) -> "NextDeal":
        """Cut by one more act. Raises OutOfOrder."""
        if self.closing is not None:
            raise OutOfOrder("an act came after the deal was closed")
        cutters = self.cutters if act.seat in self.cutters else tuple(sorted((*self.cutters, act.seat)))
        return NextDeal(self.seed, self.sealed, further_cut(self.cut, act), (*self.contributions, act), cutters)

    def after_word(self, seat: int, text: str) -> "NextDeal | CutRefusal":
        """Cut with a player's word."""
        if self.closing is not None:
            return CutRefusal.CLOSED
        if any(one.seat == seat and one.kind == CUT for one in self.contributions):
            return CutRefusal.HAS_CUT
        try:
            word = word_to_cut_with(text)
        except NotAWord:
            return CutRefusal.NO_WORD
        return self.after_act(Contribution(seat, CUT, word=word))

    def line(self, game: str, button: int, seats: Sequence[int], rules: bytes) -> ClosingLine:
        """The words that close the deal; whoever posts them notes the message by ``closed``. ``rules``: the digest of
        the house rules and stakes."""
        hand = self.sealed
        return ClosingLine(hand.table, hand.hand, game, button, tuple(sorted(seats)), rules, hand.seal, self.cut)

    def closed(self, line: ClosingLine, thread: int, message: int) -> "NextDeal":
        """Closed by the message that bears the line. The same message again changes nothing, for its answer may have
        been lost. Raises OutOfOrder for another one, and for a line that is not this deal's."""
        if line != self.line(line.game, line.button, line.seats, line.rules):
            raise OutOfOrder("the message closes another deal, or says something else than the table")
        closing = Closing(thread, message, line.game, line.button, line.seats, line.rules)
        if self.closing is not None and self.closing != closing:
            raise OutOfOrder("the deal was closed before, by another message")
        return replace(self, closing=closing)

    def decks(self) -> CutDecks:
        """The decks in their order. Raises OutOfOrder while the deal is open."""
        if self.closing is None:
            raise OutOfOrder("nothing is dealt unclosed")
        return CutDecks.of(self.sealed, deal_key(self.cut, self.closing.thread, self.closing.message))
