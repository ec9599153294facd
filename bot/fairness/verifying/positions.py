"""Checks that positions were taken one after the other from the top, and none passed over without a reason (F-4,
F-5)."""

from collections import Counter, deque
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from bot.fairness.log import Taken, Use
from bot.fairness.sealing import PLACES


class Wrong(Exception):
    """A claim that fails; the text says it to the reader."""


@dataclass(slots=True)
class Made:
    """A stub made up of what had been thrown away: what passings over are to be held against."""

    own: Mapping[int, int]
    """seat -> how many cards were its own, and in no pile."""
    pile: int
    """How many cards were in the pile."""
    dealt: int = 0
    """How many of them were dealt since."""
    passed: Counter[int] = field(default_factory=Counter)
    """seat -> how many places were passed over for it."""

    def expected(self, seat: int) -> float:
        """How many places chance would pass over for the seat: each of its cards lies before the next to be dealt with
        this chance."""
        return self.own.get(seat, 0) * self.dealt / (self.pile + 1)


@dataclass(slots=True)
class Supply:
    """The decks as a log takes them."""

    joker: bool
    """The game has one."""
    made: dict[int, Made] = field(default_factory=dict)
    """By deck, those that were taken because a stub ran out."""
    _decks: int = 0
    _deck: int = 0
    _position: int = 0
    _left_in_old: int = 0
    _burns: deque[Taken] = field(default_factory=deque)
    _jokers: set[int] = field(default_factory=set)
    """Decks in which the joker's place was passed over."""

    def begin_deck(self) -> None:
        """A whole deck is dealt from its top."""
        self._deck, self._position, self._left_in_old = self._decks, 0, 0
        self._decks += 1
        self._burns.clear()

    def make_up(self, left_in_old: int, made: Made) -> None:
        """Go on with the next deck after so many more cards of the running one."""
        self.made[self._decks] = made
        if left_in_old:
            self._left_in_old = left_in_old
        else:
            self._deck, self._position = self._decks, 0
        self._decks += 1

    def take_positions(self, taken: Iterable[Taken], uses: Iterable[tuple[Use, int]]) -> None:
        """Take what an event says that it took. Raises Wrong where it should have been something else."""
        given = iter(taken)
        for use, seat in uses:
            one = next(given, None)
            while one is not None and one.use == "passed":
                self._pass_over(one)
                one = next(given, None)
            if one is None or (one.use, one.seat) != (use, seat):
                raise Wrong("a card went where the rules don't send it")
            self._give(one)
        if next(given, None) is not None:
            raise Wrong("more positions were taken than cards were dealt")

    def _pass_over(self, one: Taken) -> None:
        self._must_be_next(one)
        made = self.made.get(self._deck)
        if not one.seat:
            if self.joker or self._deck in self._jokers:
                raise Wrong("a position was skipped for no seat, and it's not the joker's")
            self._jokers.add(self._deck)
        elif made is None or made.passed[one.seat] >= made.own.get(one.seat, 0):
            raise Wrong(f"a position was skipped for seat {one.seat} without a reason")
        else:
            made.passed[one.seat] += 1
        self._position += 1

    def _give(self, one: Taken) -> None:
        if self._position == PLACES and self._burns:
            self._give_burned(one)
            return
        self._must_be_next(one)
        if one.use == "burn":
            self._burns.append(one)
        if self._deck in self.made:
            self.made[self._deck].dealt += 1
        self._position += 1
        self._end_old()

    def _give_burned(self, one: Taken) -> None:
        """The burns lie under the last card, first burned first (R-4.9)."""
        if not self.joker and self._deck not in self._jokers:
            raise Wrong("the joker's position was dealt in a game without a joker")
        burned = self._burns.popleft()
        if (one.deck, one.position) != (burned.deck, burned.position):
            raise Wrong("the burned cards were dealt out of order")

    def _must_be_next(self, one: Taken) -> None:
        if (one.deck, one.position) != (self._deck, self._position):
            raise Wrong(f"position {self._position} is next, but position {one.position} was taken")

    def _end_old(self) -> None:
        if self._left_in_old:
            self._left_in_old -= 1
            if not self._left_in_old:
                self._deck, self._position = self._decks - 1, 0
