"""The bench of hands: six random players, by our rules and by pokerkit's.

Facing a bet, 15 % fold, 15 % raise and the rest call; with nothing to call, 15 % bet and the rest check; 15 % complete
instead of bringing it in. Free bet sizes range from the least to the most. In a draw each card is thrown with 25 %.
The decks of new hands are shuffled before the clock starts, on both sides; those that refill a stub are not.
"""

import random
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import cycle
from typing import Any, Final, TypeVar
from unittest.mock import patch

from pokerkit import Automation, Card, FixedLimitRazz, FixedLimitSevenCardStud, State
from pokerkit.games import FixedLimitSevenCardStudHighLowSplitEightOrBetter as FixedLimitStudHiLo
from pokerkit.games import Poker

from bot.poker.actions import Action, ActionKind, Option
from bot.poker.games import GAMES
from bot.poker.games.base import Game
from bot.poker.hand import Hand
from bot.poker.house_rules import HouseRules
from bot.poker.machine.procedure import Outside
from bot.poker.phh import variant_of
from bot.poker.refusals import Refusal
from bot.poker.stakes import Stakes
from tests.bench.contests import Contest
from tests.harness.oracle.pokerkit_games import FixedLimitFiveCardDraw, OurHistory

T = TypeVar("T")

_FOLD: Final = ActionKind.FOLD  # looking up a member takes longer than the rest of a choice
_DRAW: Final = ActionKind.DRAW
HANDS: Final = 400
POKERKIT_HANDS: Final = 12
FOLDED: Final = 0.15
"""How often a player who faces a bet folds, as in the command line's random play."""
RAISED: Final = 0.15
DISCARDED: Final = 0.25
PLAYERS: Final = 6
STACK_CHIPS: Final = 10_000
HOUSE_RULES: Final = HouseRules()
NOTHING_OUTSIDE: Final = Outside()
SEATS: Final = tuple((seat, STACK_CHIPS) for seat in range(1, PLAYERS + 1))


@dataclass(frozen=True)
class Table:
    """A game at one table of ours and one of pokerkit's."""

    what: str
    game: Game
    stakes: Stakes
    pokerkit: Poker

    def play_ours(self, luck: random.Random, folded: float) -> Hand:
        """Play and return a finished hand, with each action validated and logged as events."""
        hand = Hand.start(self.game, HOUSE_RULES, self.stakes, SEATS, 1, next(self._decks))
        while (seat := hand.to_act) is not None:
            if hand.state.drawing:
                action = Action(seat, _DRAW, None, _discards(hand, seat, luck))
                needed = hand.may_need_shuffle(action)
                outcome = hand.apply(action, Outside(_shuffled(self._cards, luck)) if needed else NOTHING_OUTSIDE)
            else:
                outcome = hand.apply(_action(seat, hand.legal(), luck, folded))
            if isinstance(outcome, Refusal):
                raise AssertionError(f"a legal action was refused: {outcome.reason}")
        return hand

    def play_pokerkit(self, luck: random.Random, folded: float) -> State:
        """Play and return a finished hand of pokerkit's, which shuffles discards in on its own."""
        state = self.pokerkit(STACK_CHIPS, PLAYERS)
        while state.status:
            roll = luck.random()
            if (drawer := state.stand_patter_or_discarder_index) is not None:
                held = state.get_down_cards(drawer)
                state.stand_pat_or_discard([card for card in held if luck.random() < DISCARDED])
            elif state.checking_or_calling_amount and roll < folded:
                state.fold()
            elif roll >= 1 - RAISED and state.can_complete_bet_or_raise_to():
                state.complete_bet_or_raise_to(_size(state, luck))
            elif state.can_post_bring_in():
                state.post_bring_in()
            else:
                state.check_or_call()
        return state

    def contest(self, play: str, folded: float, goal: int | None) -> Contest:
        """Return a contest of complete hands; every round plays different ones."""
        ours, theirs = random.Random(1), random.Random(2)
        return Contest(
            f"hands of {self.what}, {play}",
            _repeated(HANDS, lambda: self.play_ours(ours, folded)),
            patch("pokerkit.state.shuffle", self._arrange)(
                _repeated(POKERKIT_HANDS, lambda: self.play_pokerkit(theirs, folded))
            ),
            goal,
        )

    @property
    def _cards(self) -> tuple[int, ...]:
        return self.game.deck_under(HOUSE_RULES)

    @cached_property
    def _decks(self) -> Iterator[tuple[int, ...]]:
        """The decks of new hands, over and over."""
        return cycle([_shuffled(self._cards, random.Random(at)) for at in range(HANDS)])

    @cached_property
    def _pokerkit_decks(self) -> Iterator[tuple[Card, ...]]:
        return cycle([_shuffled(tuple(self.pokerkit.deck), random.Random(at)) for at in range(HANDS)])

    def _arrange(self, cards: deque[Card]) -> None:
        """Put the cards of a new hand of pokerkit's into the order of the next shuffled deck."""
        cards.clear()
        cards.extend(next(self._pokerkit_decks))


def contests() -> Iterator[Contest]:
    """Yield one contest per game in its customary limit; Razz to the showdown and board games have goals."""
    for table in tables():
        yield table.contest("random play", FOLDED, None)
    yield next(tables()).contest("random play, all to showdown", 0.0, 30)
    for table, goal in zip(board_tables(), (20, 60, 40), strict=True):
        yield table.contest("random play, all to showdown", 0.0, goal)


def tables() -> Iterator[Table]:
    """Yield a table per game, with pokerkit's closest game.

    It has no Five Card Draw: its single draw with a high hand replaces it, which opens the second round elsewhere and
    has bets of one size, so ours has too.
    """
    kinds = tuple(Automation)
    razz = GAMES["razz"]
    yield Table("Razz", razz, Stakes.of(10, ante=2, bring_in=3), FixedLimitRazz(kinds, True, 2, 3, 10, 20))
    stud, high = GAMES["seven-card-stud"], FixedLimitSevenCardStud(kinds, True, 2, 3, 10, 20)
    yield Table("Seven Card Stud", stud, Stakes.of(10, ante=2, bring_in=3), high)
    # PokerKit has no 2-7 Razz; its Razz stands in, though its opener and ranking differ.
    aces_high, low = GAMES["deuce-to-seven-razz"], FixedLimitRazz(kinds, True, 2, 3, 10, 20)
    yield Table("2-7 Razz", aces_high, Stakes.of(10, ante=2, bring_in=3), low)
    five: Any = FixedLimitFiveCardDraw
    yield Table("Five Card Draw", GAMES["five-card-draw"], Stakes.antes(10, 10), five(kinds, True, 2, 0, 10))
    yield _with_blinds("A-5 Triple Draw", "FA5L3D", (10, 20))
    yield _with_blinds("A-5 Single Draw, no limit", "NA5L1D", (10,))
    yield _with_blinds("2-7 Triple Draw", "F2L3D", (10, 20))
    yield _with_blinds("2-7 Single Draw, no limit", "N2L1D", (10,))
    yield _with_blinds("Badugi", "FB", (10, 20))
    yield _with_blinds("Badacey", "FBA5L3D", (10, 20))
    yield _with_blinds("Badeucey", "FB2L3D", (10, 20))
    hi_lo = FixedLimitStudHiLo(kinds, True, 2, 3, 10, 20)
    yield Table("Stud Hi-Lo", GAMES["stud-hi-lo"], Stakes.of(10, ante=2, bring_in=3), hi_lo)


def board_tables() -> list[Table]:
    """Return tables of the board games that have a goal."""
    return [
        _with_blinds("Limit Hold'em", "FT", (10, 20)),
        _with_blinds("Omaha, pot limit", "PO", (10,)),
        _with_blinds("Omaha Hi-Lo", "FO/8", (10, 20)),
    ]


def _with_blinds(what: str, code: str, bets: tuple[int, ...]) -> Table:
    create: Any = OurHistory.game_types[code]
    game, limit = variant_of(code)
    return Table(
        what, game, game.stakes(HOUSE_RULES, 10, limit=limit), create(tuple(Automation), True, 0, (5, 10), *bets)
    )


def _repeated(hands: int, play: Callable[[], object]) -> Callable[[], int]:
    def work() -> int:
        for _ in range(hands):
            play()
        return hands

    return work


def _shuffled(deck: Sequence[T], luck: random.Random) -> tuple[T, ...]:
    return tuple(luck.sample(deck, len(deck)))


def _action(seat: int, options: tuple[Option, ...], luck: random.Random, folded: float) -> Action:
    """Return a random action; a fold is listed before passive options, and bets or raises after them."""
    faces_bet = options[0].kind is _FOLD
    roll = luck.random()
    if roll < folded and faces_bet:
        return Action(seat, _FOLD)
    kind, _, least, most = options[-1 if roll >= 1 - RAISED else faces_bet]
    return Action(seat, kind, least if least == most else luck.randint(least, most))


def _discards(hand: Hand, seat: int, luck: random.Random) -> tuple[int, ...]:
    chosen = [card for card in hand.state.player(seat).down if luck.random() < DISCARDED]
    return tuple(chosen[: hand.legal()[0].most])


def _size(state: State, luck: random.Random) -> int | None:
    least, most = state.min_completion_betting_or_raising_to_amount, state.max_completion_betting_or_raising_to_amount
    return least if least is None or most is None or least == most else luck.randint(least, most)
