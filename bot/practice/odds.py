"""The odds at one moment of a hand: each player's chance to win, in any game.

Pure: the caller passes the random source. If there are few ways to deal the remaining cards, all are counted, otherwise
a random sample of them. In games with a board, its missing cards are dealt once for all hands. In draw games, every
player makes the game's standard draws (strategies.styles). An unknown hand is dealt at random; in draw games, it also
makes the draws that are already over.
"""

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from math import comb
from typing import Final

from bot.poker.games import GAMES
from bot.poker.games.base import Game
from bot.poker.holdings import Ranking, half_shares, halves, shares_of_both, strengths
from bot.poker.house_rules import HouseRules
from bot.practice.strategies.discards import discards
from bot.practice.strategies.styles import DrawStyle, style_of

_End = tuple[int, ...]
"""The final strength of a hand in each half of the pot; most games have one undivided pot."""
EXACT_MOST: Final = 20_000
"""The maximum number of ways to deal the remaining cards for which all are counted."""


@dataclass(frozen=True, slots=True)
class Held:
    """The hand of a player still in, with the known part of its cards."""

    seat: int
    cards: tuple[int, ...] = field(repr=False)
    """The known cards; in a draw game either the complete hand or nothing."""
    hidden: bool = False
    """True if the hand's down cards are unknown."""


@dataclass(frozen=True, slots=True)
class OddsSpot:
    """A moment of a hand for which odds are computed."""

    game: str
    rules: HouseRules
    street: int
    """The index of the street in the game; a draw at its beginning is already over."""
    held: tuple[Held, ...]
    dead: tuple[int, ...] = ()
    """Cards known to be out of play: the upcards of players who folded, and the player's own discards."""
    board: tuple[int, ...] = ()
    """The cards that lie face up for all players."""

    @property
    def draws_left(self) -> int:
        return sum(street.draw for street in GAMES[self.game].streets_under(self.rules)[self.street + 1 :])


@dataclass(frozen=True, slots=True)
class Equity:
    seat: int
    share: float
    """The expected share of the pot; a tie counts in part, and the shares of all hands add up to 1."""
    hidden: bool
    """True if the hand's down cards are unknown."""
    halves: tuple[float, ...] = ()
    """The expected share of each half of a split pot; a half that no hand can win counts as 0."""


@dataclass(frozen=True, slots=True)
class StreetOdds:
    street: int
    equities: tuple[Equity, ...]
    exact: bool
    looked_at: int
    """The number of ways to deal the remaining cards that were counted."""


def odds(spot: OddsSpot, samples: int, rng: random.Random, enough: Callable[[], bool] = lambda: False) -> StreetOdds:
    """Return the odds of each hand at a spot.

    If there are more than EXACT_MOST ways to deal the remaining cards, ``samples`` of them are counted, or fewer once
    ``enough`` returns True, but at least one. Raises ValueError if a card is in two places.
    """
    table = _Table(spot)
    exact = table.ways() <= EXACT_MOST
    counted = [0.0] * len(spot.held)
    of_halves = [[0.0] * len(spot.held) for _ in table.halves]
    looked_at = 0
    for ends in table.every_end() if exact else table.some_ends(samples, rng):
        won = half_shares(ends)
        _add(counted, shares_of_both(won))
        for half, shares in zip(of_halves, won, strict=True):
            _add(half, shares)
        looked_at += 1
        if not exact and enough():
            break
    split = of_halves if len(of_halves) > 1 else []
    equities = tuple(
        Equity(held.seat, counted[at] / looked_at, held.hidden, tuple(half[at] / looked_at for half in split))
        for at, held in enumerate(spot.held)
    )
    return StreetOdds(spot.street, equities, exact, looked_at)


def _add(counted: list[float], shares: Sequence[float]) -> None:
    for at, share in enumerate(shares):
        counted[at] += share


class _Table:
    """The hands at a spot, and the cards that each of them keeps at its next draw."""

    def __init__(self, spot: OddsSpot) -> None:
        self._game: Final[Game] = GAMES[spot.game]
        self._rules: Final = spot.rules
        self._ranking: Final[Ranking] = self._game.ranking_under(spot.rules)
        self.halves: Final = halves(self._ranking)
        self._style: Final[DrawStyle | None] = style_of(spot.game).draws if self._game.has_draws else None
        self._left: Final = spot.draws_left
        streets = self._game.streets_under(spot.rules)
        self._draws: Final = sum(street.draw for street in streets)
        self._size: Final = sum(street.down + street.up for street in streets)
        self._board: Final = spot.board
        self._board_size: Final = sum(street.board for street in streets)
        seen = [card for held in spot.held for card in held.cards] + [*spot.dead, *spot.board]
        if len(set(seen)) < len(seen):
            raise ValueError("a card is in two places")
        self._unseen: Final = [card for card in self._game.deck_under(spot.rules) if card not in set(seen)]
        self._kept: Final = [self._cards_kept(held.cards) for held in spot.held]

    def _cards_kept(self, cards: tuple[int, ...]) -> tuple[int, ...]:
        """Return the cards kept at the next draw, or all of them if there is no draw left."""
        return self._kept_of(cards, self._left) if self._style is not None and self._left and cards else cards

    def _kept_of(self, cards: Sequence[int], draws_left: int) -> tuple[int, ...]:
        assert self._style is not None
        gone = discards(self._style, self._ranking, cards, draws_left, self._game.most_discards(self._rules))
        return tuple(card for card in cards if card not in gone)

    def _needs(self, kept: tuple[int, ...]) -> int:
        """Return the number of cards still dealt to the hand; in stud, a community card stands for one of them."""
        return self._size - len(kept) - (0 if self._board_size else len(self._board))

    @property
    def _board_to_come(self) -> int:
        return max(0, self._board_size - len(self._board))

    # All ways to deal the remaining cards

    def ways(self) -> int:
        """Return the number of ways to deal the remaining cards.

        It is more than EXACT_MOST, without counting, if a hand still draws several times.
        """
        if self._style is not None and (self._left > 1 or (self._draws and not all(self._kept))):
            return EXACT_MOST + 1
        total, cards = comb(len(self._unseen), self._board_to_come), len(self._unseen) - self._board_to_come
        for kept in self._kept:
            total *= comb(cards, self._needs(kept))
            cards -= self._needs(kept)
        return total

    def every_end(self) -> Iterator[list[_End]]:
        for some in combinations(self._unseen, self._board_to_come):
            yield from self._ends([], _without(self._unseen, some), (*self._board, *some))

    def _ends(self, so_far: list[_End], unseen: Sequence[int], board: tuple[int, ...]) -> Iterator[list[_End]]:
        at = len(so_far)
        if at == len(self._kept):
            yield so_far
            return
        kept = self._kept[at]
        for some in combinations(unseen, self._needs(kept)):
            end = strengths(self.halves, (*kept, *some), board)
            yield from self._ends([*so_far, end], _without(unseen, some), board)

    # A random sample of those ways

    def some_ends(self, samples: int, rng: random.Random) -> Iterator[list[_End]]:
        most = min(len(self._unseen), self._board_to_come + sum(map(self._most_cards_taken, self._kept)))
        for _ in range(samples):
            yield self._played_out(rng.sample(self._unseen, most))

    def _most_cards_taken(self, kept: tuple[int, ...]) -> int:
        """Return the maximum number of cards that the hand takes from the deck."""
        later = 0 if self._style is None else self._left - 1 if kept else self._draws
        return self._needs(kept) + self._size * max(0, later)

    def _played_out(self, deck: list[int]) -> list[_End]:
        """Complete the board and all hands with cards from the end of the deck; return the final strengths.

        The board comes first, because all hands share it, then one hand after the other. If the deck runs out, the
        discards of the earlier hands are used again, and after those the hand's own.
        """
        board = (*self._board, *_taken(deck, self._board_to_come))
        ends = []
        for kept in self._kept:
            thrown: list[int] = []
            ends.append(strengths(self.halves, self._drawn_to_end(kept, deck, thrown), board))
            deck[:0] = reversed(thrown)
        return ends

    def _drawn_to_end(self, kept: tuple[int, ...], deck: list[int], thrown: list[int]) -> tuple[int, ...]:
        """Make all remaining draws of one hand; return its final cards, and add its discards to ``thrown``."""
        if self._style is None:
            return (*kept, *_taken(deck, self._needs(kept)))
        left = self._left if kept else self._draws
        cards = kept or tuple(_taken(deck, self._size))
        if not kept and left:
            kept = self._kept_of(cards, left)
            thrown += [card for card in cards if card not in kept]
        while left:
            if len(deck) < self._size - len(kept):
                deck[:0], thrown[:] = reversed(thrown), []
            cards = (*kept, *_taken(deck, self._size - len(kept)))
            left -= 1
            kept = self._kept_of(cards, left) if left else cards
            thrown += [card for card in cards if card not in kept]
        return cards


def _without(cards: Sequence[int], some: tuple[int, ...]) -> Sequence[int]:
    return [card for card in cards if card not in some] if some else cards


def _taken(deck: list[int], count: int) -> list[int]:
    taken = deck[len(deck) - count :] if count else []
    del deck[len(deck) - count :]
    return taken
