"""The checks that positions were used from the top, and none was skipped without a reason (F-4, F-5)."""

from collections import Counter, deque
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from bot.fairness.log import Taken, Use
from bot.fairness.sealing import PLACES


class Wrong(Exception):
    """An error for a failed check of a proof; its text is shown to the person who verifies the proof."""


@dataclass(slots=True)
class Refill:
    """A refill of the stub, with the counts for comparing the number of skipped positions with chance."""

    own: Mapping[int, int]
    """Seat -> the number of its cards that were not reshuffled at the refill."""
    pile: int
    """The number of cards that were reshuffled at the refill."""
    dealt: int = 0
    """The number of the reshuffled cards dealt since."""
    passed: Counter[int] = field(default_factory=Counter)
    """Seat -> the number of positions skipped because the seat has the card."""

    def expected(self, seat: int) -> float:
        """Return how many positions should be skipped for the seat on average.

        Each of the seat's cards has the same chance of coming before the next card to be dealt.
        """
        return self.own.get(seat, 0) * self.dealt / (self.pile + 1)


@dataclass(slots=True)
class Supply:
    """The state of the decks while a log is verified: current deck, next position and burned cards."""

    joker: bool
    """True if the game has a joker."""
    refills: dict[int, Refill] = field(default_factory=dict)
    """Deck index -> the refill, for decks that came into use because the stub ran out."""
    _decks: int = 0
    _deck: int = 0
    _position: int = 0
    _left_in_old: int = 0
    _burns: deque[Taken] = field(default_factory=deque)
    _jokers: set[int] = field(default_factory=set)
    """The indexes of decks in which the joker's position was skipped."""

    def begin_deck(self) -> None:
        """Make the next deck the current one, with all of its cards."""
        self._deck, self._position, self._left_in_old = self._decks, 0, 0
        self._decks += 1
        self._burns.clear()

    def refill(self, left_in_old: int, refill: Refill) -> None:
        """Deal ``left_in_old`` more cards of the current deck, then continue with the next deck."""
        self.refills[self._decks] = refill
        if left_in_old:
            self._left_in_old = left_in_old
        else:
            self._deck, self._position = self._decks, 0
        self._decks += 1

    def take_positions(self, taken: Iterable[Taken], uses: Iterable[tuple[Use, int]]) -> None:
        """Verify the positions that an event used.

        Raises Wrong unless they are the next positions and are used as the rules require (``uses``).
        """
        given = iter(taken)
        for use, seat in uses:
            one = next(given, None)
            while one is not None and one.use == "passed":
                self._skip(one)
                one = next(given, None)
            if one is None or (one.use, one.seat) != (use, seat):
                raise Wrong("a card went where the rules don't send it")
            self._give(one)
        if next(given, None) is not None:
            raise Wrong("more positions were taken than cards were dealt")

    def _skip(self, one: Taken) -> None:
        self._must_be_next(one)
        refill = self.refills.get(self._deck)
        if not one.seat:
            if self.joker or self._deck in self._jokers:
                raise Wrong("a position was skipped for no seat, and it's not the joker's")
            self._jokers.add(self._deck)
        elif refill is None or refill.passed[one.seat] >= refill.own.get(one.seat, 0):
            raise Wrong(f"a position was skipped for seat {one.seat} without a reason")
        else:
            refill.passed[one.seat] += 1
        self._position += 1

    def _give(self, one: Taken) -> None:
        if self._position == PLACES and self._burns:
            self._give_burned(one)
            return
        self._must_be_next(one)
        if one.use == "burn":
            self._burns.append(one)
        if self._deck in self.refills:
            self.refills[self._deck].dealt += 1
        self._position += 1
        self._switch_when_old_is_empty()

    def _give_burned(self, one: Taken) -> None:
        """Check a burned card that is dealt after the deck has run out; they are dealt in order (R-4.9)."""
        if not self.joker and self._deck not in self._jokers:
            raise Wrong("the joker's position was dealt in a game without a joker")
        burned = self._burns.popleft()
        if (one.deck, one.position) != (burned.deck, burned.position):
            raise Wrong("the burned cards were dealt out of order")

    def _must_be_next(self, one: Taken) -> None:
        if (one.deck, one.position) != (self._deck, self._position):
            raise Wrong(f"position {self._position} is next, but position {one.position} was taken")

    def _switch_when_old_is_empty(self) -> None:
        if self._left_in_old:
            self._left_in_old -= 1
            if not self._left_in_old:
                self._deck, self._position = self._decks - 1, 0
