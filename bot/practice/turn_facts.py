"""The facts about a turn that a lesson tells a learner, as data. Pure.

They are computed only from the learner's view.
"""

import random
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from bot.poker.actions import BIGGER, ActionKind, Option
from bot.poker.cards import DECK, rank_of
from bot.poker.views import PlayerView
from bot.practice.board_facts import BoardFacts, board_facts
from bot.practice.strategies import Choice, Situation, Terms, choose
from bot.practice.strategies.betting import bet_by
from bot.practice.strategies.discards import discards
from bot.practice.strategies.equity import Reading, equity
from bot.practice.strategies.skills import SKILLS
from bot.practice.strategies.styles import style_of

_READING: Final = Reading(300, narrows=True, likely=0.6)
_MORE: Final = 3
"""With a board: so many times the samples, because hands before the flop differ by a few percent."""
_TEACHER: Final = replace(SKILLS["regular"], eager=1.0)
"""The skill used for advice: that of a regular who always bets a good hand."""
_RAISES: Final = 1.15
"""The least share for which a bet or raise is advised, as a multiple of an even share."""
_AGAIN: Final = 0.2
"""The part by which that share grows with each earlier bet or raise on the street."""
_CHEAP: Final = 1.75
"""Before the flop: a share of so many times the price is worth a call with any hand."""
_HAND: Final = 5
"""The number of cards in a complete hand."""
_PAIRED: Final = ("high_card", "pair", "two_pair", "pairs_up", "trips")
"""In high games: the kinds of hands that one more card of a rank already held improves."""


@dataclass(frozen=True, slots=True)
class Board:
    """The upcards of a rival in stud."""

    seat: int
    cards: tuple[int, ...]
    good: int | None = None
    """In low games: the number of the upcards that help the rival, because they are low and of different ranks."""


@dataclass(frozen=True, slots=True)
class Turn:
    """All facts about one turn that a lesson explains; a field is None if it does not apply."""

    street: str
    rivals: int
    cost: int
    pot: int
    """The chips in the middle that the learner can win."""
    price: int
    """The minimum share of the pot, in percent, at which a call pays if all rivals call and no more bets follow."""
    share: int
    """The learner's expected share of the pot, in percent."""
    fair: int
    """The share of the pot, in percent, that each player still in would have if all chances were equal."""
    advice: Choice
    good: int | None = None
    """In low stud: how many of the five cards that a low hand needs the learner has."""
    boards: tuple[Board, ...] = ()
    wanted: int = 0
    """In stud: the number of cards whose rank would help the learner, including visible cards."""
    gone: int = 0
    """The number of cards that would help but are visible, so that they cannot come."""
    drew: tuple[tuple[int, int], ...] = ()
    """In draw games: (seat, number of cards) of each rival's last draw."""
    keeps: tuple[int, ...] | None = None
    """In draw games: the cards to keep at the next draw; None if there is no next draw."""
    board: BoardFacts | None = None
    """The facts about a game with a board; None for other games."""
    short: bool = False
    """True if the learner's stack is too short to win all chips in the middle."""
    calls: int = 0
    """The chips that rivals who have not called yet add to the pot if they all do."""

    def advised(self, option: Option) -> int | None:
        """Return the advised total bet, if the option is advised and its size can be chosen; otherwise None."""
        return self.advice.to if option.kind is self.advice.kind and option.most > option.to else None


def turn_facts(view: PlayerView, options: tuple[Option, ...], terms: Terms, seed: int) -> Turn:
    """Return the facts about the current turn. The same turn and seed always give the same facts."""
    situation = Situation(view, options, terms)
    reading = replace(_READING, samples=_MORE * _READING.samples) if situation.game.has_board else _READING
    share = equity(situation, reading, random.Random(seed))
    cost, rivals = situation.cost, len(situation.rivals)
    beyond, calls = _rivals_bets(situation) if cost else (0, 0)
    pot = situation.pot - beyond
    price = round(100 * cost / (pot + cost + calls)) if cost else 0
    stud = situation.game.has_upcards
    good, wanted, gone = _stud(situation) if stud else (None, 0, 0)
    return Turn(
        situation.street.name,
        rivals,
        cost,
        pot,
        price,
        round(100 * share),
        round(100 / (rivals + 1)),
        _advice(situation, share, price, seed),
        good,
        tuple(_board(situation, rival.seat, rival.upcards) for rival in situation.rivals) if stud else (),
        wanted,
        gone,
        tuple((rival.seat, rival.drew) for rival in situation.rivals if rival.drew is not None),
        _keeps(situation),
        board_facts(situation) if situation.game.has_board else None,
        beyond > 0,
        calls,
    )


def _rivals_bets(situation: Situation) -> tuple[int, int]:
    """Return the rivals' bets that a call is too short to win, and what they add if they all call the same bet."""
    level = situation.own.bet + situation.cost
    beyond = sum(max(0, seat.bet - level) for seat in situation.view.room.seats)
    return beyond, sum(max(0, min(level - rival.bet, rival.stack)) for rival in situation.rivals)


def _advice(situation: Situation, share: float, price: int, seed: int) -> Choice:
    """Return the advised action; it agrees with the figures shown to the learner.

    A raise with less than an even share is never advised, nor a call that does not pay. A call that pays is always
    advised, except on the first street with a poor hand.
    """
    if situation.option(ActionKind.DRAW) is not None:
        return choose(situation.view, tuple(situation.options), situation.terms, "regular", seed)
    choice, even = bet_by(situation, _TEACHER, share, random.Random(seed)), 1 / (1 + len(situation.rivals))
    to_stay = situation.to_stay
    if choice.kind in BIGGER and share < _RAISES * (1 + _AGAIN * situation.pressure) * even:
        choice = Choice(to_stay.kind if to_stay is not None else ActionKind.CHECK)
    if to_stay is None or choice.kind not in (to_stay.kind, ActionKind.FOLD):
        return choice
    good = choice.kind is to_stay.kind or situation.view.room.street > 0 or round(100 * share) >= round(100 * even)
    if situation.is_before_the_flop:
        good = good or 100 * share >= _CHEAP * price
    return Choice(to_stay.kind if good and round(100 * share) >= price else ActionKind.FOLD)


def _keeps(situation: Situation) -> tuple[int, ...] | None:
    if not situation.draws_left:
        return None
    style = style_of(situation.game.name).draws
    assert style is not None
    most = situation.game.most_discards(situation.terms.rules)
    gone = discards(style, situation.ranking, situation.cards, situation.draws_left, most)
    return tuple(card for card in situation.cards if card not in gone)


def _liked(situation: Situation, cards: Sequence[int]) -> set[int]:
    """Return the different ranks among ``cards`` that are low enough to help."""
    liked = style_of(situation.game.name).hole_cards
    return {rank_of(card) for card in cards if card in liked}


def _board(situation: Situation, seat: int, upcards: tuple[int, ...]) -> Board:
    paired = style_of(situation.game.name).hole_pairs
    return Board(seat, upcards, None if paired else len(_liked(situation, upcards)))


def _stud(situation: Situation) -> tuple[int | None, int, int]:
    """Return (low cards held, cards that would help, number of those that are visible).

    In high games a card helps if it makes a pair, unless the hand is already better than that.
    """
    style, gone = style_of(situation.game.name), set(situation.seen)
    if style.hole_pairs:
        if len(situation.cards) >= _HAND and situation.ranking.describe(situation.cards).kind not in _PAIRED:
            return None, 0, 0
        held = {rank_of(card) for card in situation.cards}
        wanted = [card for card in DECK if rank_of(card) in held and card not in situation.cards]
        return None, len(wanted), sum(card in gone for card in wanted)
    have = _liked(situation, situation.cards)
    wanted = [card for card in style.hole_cards if rank_of(card) not in have]
    return min(_HAND, len(have)), len(wanted), sum(card in gone for card in wanted)
