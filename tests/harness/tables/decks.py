"""Makers of the decks to seal, for tests."""

from random import Random

from bot.fairness.sealing import MadeDecks, made_decks


class SomeAhead:
    """A DeckMaker that has made some decks ahead, and makes the others when they are asked for."""

    def __init__(self, chance: Random, share: float = 0.8) -> None:
        self._chance = chance
        self._share = share
        self.ready: dict[int, MadeDecks] = {}

    def made(self, table_id: int, hand: int) -> MadeDecks:
        ready = self.ready.pop(table_id, None)
        return ready if ready is not None and ready.hand == hand else self._new(table_id, hand)

    def prepare(self, table_id: int, hand: int) -> None:
        if self._chance.random() < self._share:
            self.ready[table_id] = self._new(table_id, hand)

    def forget(self, table_id: int) -> None:
        self.ready.pop(table_id, None)

    def _new(self, table_id: int, hand: int) -> MadeDecks:
        return made_decks(table_id, hand, self._chance.randbytes(32))
