"""A table's next deal: sealed when the previous deal is closed, then cut, closed and dealt (F-2, F-3)."""

from collections.abc import Sequence
from enum import StrEnum
from functools import reduce
from typing import NamedTuple, Self

from bot.fairness.cutting import (
    CUT,
    Closing,
    ClosingLine,
    Contribution,
    NotAWord,
    deal_key,
    whole_cut,
    word_to_cut_with,
)
from bot.fairness.dealing import CutDecks
from bot.fairness.log import contribution_of
from bot.fairness.sealing import NO_SEAL, MadeDecks, SealedHand, sealed
from bot.poker.events import Event


class CutRefusal(StrEnum):
    """The reasons for refusing a player's word to cut with, in the order in which they are checked."""

    CLOSED = "closed"
    """The deal is closed; the player can cut the deal after it."""
    HAS_CUT = "has_cut"
    """The seat has already cut this deal with a word."""
    NO_WORD = "no_word"
    """The text is empty, too long, or has invisible characters."""


class OutOfOrder(Exception):
    """An error for a step that comes too early, too late or twice; a bug in this program."""


class NextDeal(NamedTuple):
    """A table's next deal as an immutable value.

    Each step returns a new value, which must be saved before anybody sees it. It is a tuple, because every action
    creates a new one, and a frozen dataclass takes three times as long to create.
    """

    sealed: SealedHand
    """The sealed decks with their seed, which is secret until the deal is over; the rest is public."""
    contributions: tuple[Contribution, ...] = ()
    words: tuple[tuple[int, str], ...] = ()
    """(seat, word) of each contribution that is a word."""
    final_cut: bytes | None = None
    """The cut, once no more contributions are accepted."""
    closing: Closing | None = None

    @property
    def cut(self) -> bytes:
        """The hash of the seal and all contributions so far, made when it is asked for."""
        return self.final_cut or whole_cut(self.sealed.seal, self.contributions)

    def after_last_act(self) -> "NextDeal":
        """Return the deal with its final cut; from now on it accepts no contributions."""
        return self._replace(final_cut=self.cut)

    @classmethod
    def first(cls, decks: MadeDecks, before: bytes = NO_SEAL) -> Self:
        """Seal a table's first deal, or its first deal after a lost one.

        After a lost deal, ``before`` is that deal's seal. A table that dealt without seals before also begins with
        such a deal.
        """
        return cls(sealed(decks, before))

    @classmethod
    def restored(cls, sealed: SealedHand, contributions: Sequence[Contribution], closing: Closing | None) -> "NextDeal":
        """Rebuild a deal from the values that were saved before a restart."""
        return reduce(cls.after_act, contributions, NextDeal(sealed))._replace(closing=closing)

    def following(self, decks: MadeDecks) -> "NextDeal":
        """Seal the deal after this one; called when the closing of this one is requested.

        Raises OutOfOrder for decks that were made for another hand.
        """
        if (decks.table, decks.hand) != (self.sealed.table, self.sealed.hand + 1):
            raise OutOfOrder("these decks were made for another hand")
        return NextDeal.first(decks, self.sealed.seal)

    def after_acts(self, events: Sequence[Event]) -> "NextDeal":
        """Return the deal cut by the events that are players' actions; pass only events that people caused.

        Raises OutOfOrder if the deal accepts no more contributions.
        """
        return reduce(NextDeal.after_act, filter(None, map(contribution_of, events)), self)

    def after_act(self, act: Contribution) -> "NextDeal":
        """Return the deal cut by one more action. Raises OutOfOrder if the deal accepts no more contributions."""
        sealed, contributions, words, final_cut, closing = self
        if final_cut is not None or closing is not None:
            raise OutOfOrder("an act came after the deal was closed")
        if act.kind == CUT:
            words = (*words, (act.seat, act.word))
        return NextDeal(sealed, (*contributions, act), words)

    def after_word(self, seat: int, text: str) -> "NextDeal | CutRefusal":
        """Return the deal cut with the player's word, or the reason why the word is refused."""
        if self.final_cut is not None or self.closing is not None:
            return CutRefusal.CLOSED
        if any(seat == cutter for cutter, _ in self.words):
            return CutRefusal.HAS_CUT
        try:
            word = word_to_cut_with(text)
        except NotAWord:
            return CutRefusal.NO_WORD
        return self.after_act(Contribution(seat, CUT, word=word))

    def line(self, game: str, button: int, seats: Sequence[int], rules: bytes, next_seal: bytes) -> ClosingLine:
        """Return the line to post in the closing message; then pass the message's id to ``closed``.

        ``rules`` is the digest of the house rules and stakes, and ``next_seal`` the seal of the deal after this one.
        """
        hand, dealt_in = self.sealed, tuple(sorted(seats))
        return ClosingLine(hand.table, hand.hand, game, button, dealt_in, rules, hand.seal, next_seal, self.cut)

    def closed(self, line: ClosingLine, thread: int, message: int) -> "NextDeal":
        """Return the deal closed by the posted message with this line.

        Passing the same message again is allowed, because the caller may not know whether the first call was saved.
        Raises OutOfOrder for another message, and for another deal's line.
        """
        if line != self.line(line.game, line.button, line.seats, line.rules, line.next_seal):
            raise OutOfOrder("the message closes another deal, or says something else than the table")
        return self.closed_by(Closing(thread, message, line.game, line.button, line.seats, line.rules))

    def closed_by(self, closing: Closing) -> "NextDeal":
        """Return the deal closed by the message with its own line. Raises OutOfOrder if another message closed it."""
        if self.closing is not None and self.closing != closing:
            raise OutOfOrder("the deal was closed before, by another message")
        return self._replace(closing=closing)

    def decks(self) -> CutDecks:
        """Return the decks in the order of dealing. Raises OutOfOrder if the deal is not closed."""
        if self.closing is None:
            raise OutOfOrder("the deal is not closed, so it cannot be dealt")
        return CutDecks.of(self.sealed, deal_key(self.cut, self.closing.thread, self.closing.message))
