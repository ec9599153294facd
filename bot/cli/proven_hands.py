"""A table without Discord whose deals are proved: its ids of messages are made up, and so are the words of its cuts."""

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Final

from bot.fairness.cutting import CUT, Closing, Contribution, deal_key, whole_cut
from bot.fairness.dealing import CutDecks
from bot.fairness.log import contribution_of
from bot.fairness.proof import discards_of, proof_for, record_of
from bot.fairness.proof_text import written
from bot.fairness.sealing import NO_SEAL, SealedHand, sealed_hand
from bot.poker.cards import JOKER
from bot.poker.events import Event
from bot.poker.games.base import Game
from bot.poker.house_rules import HouseRules

TABLE: Final = 1
THREAD: Final = 1_000_000_000_000_000_001
WORDS: Final = ("lucky seven", "Glückspilz", "tre kronor", "à la vôtre")
CUT_SHARE: Final = 0.25
"""Of players who cut with a word before a hand."""


class ProvenTable:
    """Seals each next hand before the running one is dealt. The same number gives the same decks again."""

    def __init__(self, number: int, seats: int) -> None:
        self._rng = Random(f"proofs {number}")
        self._seats = tuple(range(1, seats + 1))
        self._next = self._sealed(1, NO_SEAL)
        self._contributions: list[Contribution] = []
        self._running: tuple[SealedHand, tuple[Contribution, ...], Closing] | None = None

    def close_deal(self, game: Game, rules: HouseRules, button: int) -> Callable[[int], Sequence[int]]:
        """Close the next deal, and seal the one behind it; gives the decks in the order in which they are taken."""
        sealed = self._next
        self._contributions += self._words()
        message = THREAD + 1000 * sealed.hand + self._rng.randrange(1000)
        closing = Closing(THREAD, message, game.name, button, self._seats)
        contributions = tuple(self._contributions)
        self._running = sealed, contributions, closing
        self._next, self._contributions = self._sealed(sealed.hand + 1, sealed.seal), []
        decks = CutDecks.of(sealed, deal_key(whole_cut(sealed.seal, contributions), THREAD, message))
        return lambda taken: decks.cards(taken, joker=JOKER in game.deck_under(rules))

    def proofs(self, events: Sequence[Event]) -> Iterator[tuple[int, str]]:
        """(seat, the text of its proof) of the hand that was closed last, when it is over."""
        assert self._running is not None
        acts = [contribution_of(event) for event in events]
        self._contributions += [act for act in acts if act is not None]
        record = record_of(*self._running, events, [act is not None for act in acts], "finished")
        for seat in self._seats:
            yield seat, written(proof_for(record, seat, discards_of(events, seat)))

    def _sealed(self, hand: int, before: bytes) -> SealedHand:
        return sealed_hand(TABLE, hand, before, self._rng.randbytes(32))

    def _words(self) -> list[Contribution]:
        rng = self._rng
        return [Contribution(seat, CUT, word=rng.choice(WORDS)) for seat in self._seats if rng.random() < CUT_SHARE]
