"""The next deal of a table: sealed when the one before is closed, then cut, closed and dealt (F-2, F-3)."""

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
    """The reasons for refusing a word, in order of precedence."""

    CLOSED = "closed"
    """The deal is closed; the player can cut the next one."""
    HAS_CUT = "has_cut"
    """The seat has already cut this deal."""
    NO_WORD = "no_word"
    """The text is empty, too long, or has invisible characters."""


class OutOfOrder(Exception):
    """An error for a step that comes too early, too late or twice; a bug in this program."""


@dataclass(frozen=True, slots=True)
class NextDeal:
    """The next deal as an immutable value: each step returns a new one, to be saved before anybody sees it.

    Its seed is secret until the deal is over; the rest is public.
    """

    seed: bytes = field(repr=False)
    sealed: SealedHand = field(repr=False)
    """The decks made from the seed; the same seed always gives the same decks."""
    cut: bytes
    """The hash of the seal and all contributions so far."""
    contributions: tuple[Contribution, ...] = ()
    cutters: tuple[int, ...] = ()
    """The seats that have contributed, in ascending order."""
    closing: Closing | None = None

    @classmethod
    def first(cls, table: int, seed: bytes, hand: int = 1, before: bytes = NO_SEAL) -> Self:
        """Return the first sealed deal of a table that has just opened, or that dealt without seals before.

        ``before`` is the last seal of a chain of seals whose next deal was lost.
        """
        sealed = sealed_hand(table, hand, before, seed)
        return cls(seed, sealed, begun_cut(sealed.seal))

    @classmethod
    def restored(
        cls, seed: bytes, sealed: SealedHand, contributions: Sequence[Contribution], closing: Closing | None
    ) -> "NextDeal":
        """Return a deal that an earlier process saved."""
        deal = NextDeal(seed, sealed, begun_cut(sealed.seal))
        return replace(reduce(cls.after_act, contributions, deal), closing=closing)

    def following(self, seed: bytes) -> "NextDeal":
        """Return the deal after this one, which is sealed when the closing of this one is requested."""
        sealed = sealed_hand(self.sealed.table, self.sealed.hand + 1, self.sealed.seal, seed)
        return NextDeal(seed, sealed, begun_cut(sealed.seal))

    def after_acts(self, events: Sequence[Event]) -> "NextDeal":
        """Return the deal cut by the actions among the events; pass only actions that people took themselves.

        Raises OutOfOrder if the deal is closed.
        """
        return reduce(NextDeal.after_act, filter(None, map(contribution_of, events)), self)

    def after_act(self, act: Contribution) -> "NextDeal":
        """Return the deal cut by one more action. Raises OutOfOrder if the deal is closed."""
        if self.closing is not None:
            raise OutOfOrder("an act came after the deal was closed")
        cutters = self.cutters if act.seat in self.cutters else tuple(sorted((*self.cutters, act.seat)))
        return NextDeal(self.seed, self.sealed, further_cut(self.cut, act), (*self.contributions, act), cutters)

    def after_word(self, seat: int, text: str) -> "NextDeal | CutRefusal":
        """Return the deal cut with a player's word, or the refusal."""
        if self.closing is not None:
            return CutRefusal.CLOSED
        if any(one.seat == seat and one.kind == CUT for one in self.contributions):
            return CutRefusal.HAS_CUT
        try:
            word = word_to_cut_with(text)
        except NotAWord:
            return CutRefusal.NO_WORD
        return self.after_act(Contribution(seat, CUT, word=word))

    def line(self, game: str, button: int, seats: Sequence[int], rules: bytes, next_seal: bytes) -> ClosingLine:
        """Return the line that closes the deal; once it is posted, pass the message's id to ``closed``.

        ``rules`` is the digest of the house rules and stakes, and ``next_seal`` the seal of the deal after this one.
        """
        hand, dealt_in = self.sealed, tuple(sorted(seats))
        return ClosingLine(hand.table, hand.hand, game, button, dealt_in, rules, hand.seal, next_seal, self.cut)

    def closed(self, line: ClosingLine, thread: int, message: int) -> "NextDeal":
        """Return the deal closed by the message with this line.

        The same message may be passed again, because its answer can get lost. Raises OutOfOrder for another message,
        and for another deal's line.
        """
        if line != self.line(line.game, line.button, line.seats, line.rules, line.next_seal):
            raise OutOfOrder("the message closes another deal, or says something else than the table")
        closing = Closing(thread, message, line.game, line.button, line.seats, line.rules)
        if self.closing is not None and self.closing != closing:
            raise OutOfOrder("the deal was closed before, by another message")
        return replace(self, closing=closing)

    def decks(self) -> CutDecks:
        """Return the decks in order. Raises OutOfOrder while the deal is not closed."""
        if self.closing is None:
            raise OutOfOrder("the deal is not closed, so it cannot be dealt")
        return CutDecks.of(self.sealed, deal_key(self.cut, self.closing.thread, self.closing.message))
