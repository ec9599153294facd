"""The checks that positions were used in order from the top, and that none was skipped without a reason (F-4, F-5)."""

from collections import Counter, deque
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from bot.fairness.log import Taken, Use
from bot.fairness.sealing import PLACES


class Wrong(Exception):
    """A failed check; its text is written for the reader."""


@dataclass(slots=True)
class Refill:
    """A refilled stub, with the counts that its skipped positions are compared with."""

    own: Mapping[int, int]
    """For each seat, how many of its cards were not in the pile at the refill."""
    pile: int
    """The number of cards in the pile at the refill."""
    dealt: int = 0
    """The number of the pile's cards that were dealt since the refill."""
    passed: Counter[int] = field(default_factory=Counter)
    """The number of positions skipped for each seat."""

    def expected(self, seat: int) -> float:
        """Return the expected number of positions skipped for the seat.

        Each of its cards has the same chance of coming before the next card to be dealt.
        """
        return self.own.get(seat, 0) * self.dealt / (self.pile + 1)


@dataclass(slots=True)
class Supply:
    """The decks, as the log uses them."""

    joker: bool
    """True if the game has a joker."""
    refills: dict[int, Refill] = field(default_factory=dict)
    """The refills, by deck: decks that came into use because a stub ran out."""
    _decks: int = 0
    _deck: int = 0
    _position: int = 0
    _left_in_old: int = 0
    _burns: deque[Taken] = field(default_factory=deque)
    _jokers: set[int] = field(default_factory=set)
    """Decks in which the joker's position was skipped."""

    def begin_deck(self) -> None:
        """Begin a whole deck from its top."""
        self._deck, self._position, self._left_in_old = self._decks, 0, 0
        self._decks += 1
        self._burns.clear()

    def refill(self, left_in_old: int, refill: Refill) -> None:
        """Continue with the next deck after ``left_in_old`` more cards of the current one."""
        self.refills[self._decks] = refill
        if left_in_old:
            self._left_in_old = left_in_old
        else:
            self._deck, self._position = self._decks, 0
        self._decks += 1

    def take_positions(self, taken: Iterable[Taken], uses: Iterable[tuple[Use, int]]) -> None:
        """Take the positions that an event used. Raises Wrong if the rules require other positions."""
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
        """Deal a burned card after the last card, the first burned first (R-4.9)."""
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
