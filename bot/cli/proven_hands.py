"""A table without Discord that seals its deals, for proofs with made-up message ids and cut words."""

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Final

from bot.fairness.log import contribution_of
from bot.fairness.next_deal import NextDeal
from bot.fairness.proof import discards_of, proof_for, record_of
from bot.fairness.proof_text import written
from bot.fairness.sealing import made_decks
from bot.fairness.terms import terms_digest
from bot.poker.cards import JOKER
from bot.poker.events import Event
from bot.poker.games.base import Game
from bot.poker.house_rules import HouseRules
from bot.poker.stakes import Stakes

TABLE: Final = 1
THREAD: Final = 1_000_000_000_000_000_001
WORDS: Final = ("lucky seven", "Glückspilz", "tre kronor", "à la vôtre")
CUT_SHARE: Final = 0.25
"""The probability that a player cuts with a word before a hand."""


class ProvenTable:
    """A table that seals each deal when it closes the deal before.

    Tables created with the same number have the same decks.
    """

    def __init__(self, number: int, seats: int) -> None:
        self._rng = Random(f"proofs {number}")
        self._seats = tuple(range(1, seats + 1))
        self._next = NextDeal.first(made_decks(TABLE, 1, self._rng.randbytes(32)))
        self._running = self._next

    def close_deal(self, game: Game, rules: HouseRules, stakes: Stakes, button: int) -> Callable[[int], Sequence[int]]:
        """Close the next deal, seal the one after it, and return a function for the closed deal's decks.

        The function returns the deck that is used first for 0, the second for 1, and so on.
        """
        deal = self._with_words(self._next)
        message = THREAD + 1000 * deal.sealed.hand + self._rng.randrange(1000)
        self._next = deal.following(made_decks(TABLE, deal.sealed.hand + 1, self._rng.randbytes(32)))
        line = deal.line(game.name, button, self._seats, terms_digest(rules, stakes), self._next.sealed.seal)
        self._running = deal.closed(line, THREAD, message)
        decks = self._running.decks()
        return lambda taken: decks.cards(taken, joker=JOKER in game.deck_under(rules))

    def proofs(self, events: Sequence[Event]) -> Iterator[tuple[int, str]]:
        """Yield (seat, text of the seat's proof) for the last closed deal. Call it when the hand is over."""
        self._next = self._next.after_acts(events)
        deal, by_person = self._running, [contribution_of(event) is not None for event in events]
        record = record_of(deal.sealed, deal.contributions, deal.closing, events, by_person, "finished")
        for seat in self._seats:
            yield seat, written(proof_for(record, seat, discards_of(events, seat)))

    def _with_words(self, deal: NextDeal) -> NextDeal:
        for seat in self._seats:
            if self._rng.random() < CUT_SHARE:
                cut = deal.after_word(seat, self._rng.choice(WORDS))
                assert isinstance(cut, NextDeal)
                deal = cut
        return deal
