"""The check of the reader's own cards: a position skipped for them must hold a card they had (F-5)."""

from collections.abc import Mapping, Sequence, Set

from bot.fairness.log import Entry, may_open, opens
from bot.fairness.openings import Spot
from bot.fairness.proof import Proof
from bot.fairness.verifying.positions import Wrong
from bot.poker.events import DeckShuffled, Drew, Folded, HoldingShown, PassedIn
from bot.poker.games import GAMES


def own_cards(proof: Proof, cards: Mapping[Spot, int]) -> Sequence[int]:
    """Return the cards that the proof's reader held at the end of the hand; none for a spectator.

    Raises Wrong if the cards contradict the log.
    """
    own = _follow_log(proof, cards)
    return () if own is None else own.held


def never_in_pile(proof: Proof, cards: Mapping[Spot, int]) -> Mapping[int, Set[int]]:
    """Return deck index -> the cards that the reader had when that deck came into use.

    Nobody can be dealt these cards from that deck (F-5).
    """
    own = _follow_log(proof, cards)
    return {} if own is None else own.theirs


def _follow_log(proof: Proof, cards: Mapping[Spot, int]) -> "_OwnCards | None":
    started = proof.started
    if started is None or not proof.reader:
        return None
    own = _OwnCards(proof, cards, jackpots=may_open(GAMES[started.game], started))
    for entry in proof.log:
        own.follow(entry)
    own.check_end()
    return own


class _OwnCards:
    def __init__(self, proof: Proof, cards: Mapping[Spot, int], *, jackpots: bool) -> None:
        self.held: list[int] = []
        self._reader, self._cards, self._jackpots = proof.reader, cards, jackpots
        self._discards = iter(proof.discards)
        self._opener = 0
        self._aside: list[int] = []
        """The cards that the reader discarded as the opener; these discards are never reshuffled (R-7.2)."""
        self._taken = 0
        """The number of decks used so far."""
        self.theirs: dict[int, set[int]] = {}
        """Deck index -> the cards that the reader had when the deck came into use; they are not dealt from it."""

    def follow(self, entry: Entry) -> None:
        event = entry.event
        if isinstance(event, PassedIn):
            self.held, self._opener, self._aside = [], 0, []
        elif isinstance(event, DeckShuffled):
            self.theirs[self._taken] = {*self.held, *self._aside}
            self._taken += 1
        elif self._jackpots and not self._opener and opens(event):
            self._opener = getattr(event, "seat", 0)
        elif isinstance(event, Folded) and event.seat == self._reader != self._opener:
            self.held = []
        if isinstance(event, Drew) and event.seat == self._reader:
            self._discard(event)
        self._take_dealt(entry)
        if isinstance(event, HoldingShown) and event.seat == self._reader and set(event.cards) != set(self.held):
            raise Wrong("the cards you showed aren't the ones you had")

    def check_end(self) -> None:
        if next(self._discards, None) is not None:
            raise Wrong("more discards are named than you drew cards")

    def _discard(self, event: Drew) -> None:
        discards = next(self._discards, None)
        if discards is None or len(discards) != event.count or not _are_held(discards, self.held):
            raise Wrong("the discards named as yours don't fit your draws")
        self.held = [card for card in self.held if card not in discards]
        if event.seat == self._opener:
            self._aside += discards

    def _take_dealt(self, entry: Entry) -> None:
        newest = self._taken - 1
        for one in entry.taken:
            if one.seat != self._reader or one.use not in ("down", "passed"):
                continue
            card, theirs = self._cards[one[:2]], self.theirs.get(one.deck, set())
            if one.use == "passed" and card not in theirs:
                raise Wrong("a position was skipped for you, but you didn't have its card")
            if one.use == "down":
                if card in theirs or card in self.held:
                    raise Wrong("you were dealt a card you already had")
                self.held.append(card)
                if one.deck < newest:
                    self.theirs[newest].add(card)


def _are_held(cards: Sequence[int], held: Sequence[int]) -> bool:
    """Return True if ``cards`` has no duplicates and all of its cards are in ``held``."""
    return len(set(cards)) == len(cards) and set(cards) <= set(held)
