"""One hand of Razz after another, six players, by our rules and by pokerkit's, both playing at random in one manner.

Facing a bet 15 % fold and 15 % raise, else call; with nothing to call 15 % bet, else check; 15 % complete instead of
bringing it in.
"""

import random
from typing import Final

from pokerkit import Automation, FixedLimitRazz, State

from bot.poker.actions import Action, ActionKind
from bot.poker.cards import DECK
from bot.poker.games import GAMES
from bot.poker.hand import Hand
from bot.poker.house_rules import HouseRules, Stakes
from bot.poker.refusals import Refusal

FOLDED: Final = 0.15
"""How often a player who faces a bet folds, in the command line's random play."""
RAISED: Final = 0.15
PLAYERS: Final = 6
STACK_CHIPS: Final = 10_000
STAKES: Final = Stakes.of(10, ante=2, bring_in=3)
HOUSE_RULES: Final = HouseRules()
SEATS: Final = tuple((seat, STACK_CHIPS) for seat in range(1, PLAYERS + 1))
AGGRESSIVE: Final = (ActionKind.BET, ActionKind.RAISE, ActionKind.COMPLETE)
PASSIVE: Final = (ActionKind.CALL, ActionKind.CHECK, ActionKind.BRING_IN)
POKERKIT_GAME: Final = FixedLimitRazz(
    tuple(Automation), True, STAKES.ante, STAKES.bring_in, STAKES.small_bet, STAKES.big_bet
)


def play_ours(luck: random.Random, folded: float) -> Hand:
    """A finished hand, each action validated, with its log of events."""
    deck = luck.sample(DECK, len(DECK))
    hand = Hand.start(GAMES["razz"], HOUSE_RULES, STAKES, SEATS, 1, deck)
    while (seat := hand.to_act) is not None:
        kind = _choice([option.kind for option in hand.legal()], luck.random(), folded)
        if isinstance(hand.apply(Action(seat, kind)), Refusal):
            raise AssertionError(f"{kind} is legal, and was refused")
    return hand


def play_pokerkit(luck: random.Random, folded: float) -> State:
    """A finished hand of pokerkit's; it shuffles for itself."""
    state = POKERKIT_GAME(STACK_CHIPS, PLAYERS)
    while state.status:
        roll = luck.random()
        if state.checking_or_calling_amount and roll < folded:
            state.fold()
        elif roll >= 1 - RAISED and state.can_complete_bet_or_raise_to():
            state.complete_bet_or_raise_to()
        elif state.can_post_bring_in():
            state.post_bring_in()
        else:
            state.check_or_call()
    return state


def _choice(kinds: list[ActionKind], roll: float, folded: float) -> ActionKind:
    if roll < folded and ActionKind.FOLD in kinds:
        return ActionKind.FOLD
    wanted = (*AGGRESSIVE, *PASSIVE) if roll >= 1 - RAISED else PASSIVE
    return next(kind for kind in wanted if kind in kinds)
