"""Random hands of board games, replayed by pokerkit from their .phh files, and pokerkit's hands replayed here.

Hold'em in fixed and no limit and Omaha in pot limit are pokerkit's own games; ``pokerkit_games`` builds the others.
"""

from random import Random
from typing import Any, Final

import pytest
from pokerkit import Automation, State
from pokerkit.games import Poker
from pokerkit.state import Mode

from bot.cli.simulate import play_hand
from bot.poker.events import Folded, HoldingMucked, HoldingShown, PotAwarded, StreetDealt
from bot.poker.games import GAMES
from bot.poker.hand import Hand
from bot.poker.house_rules import HouseRules
from bot.poker.phh import code_of, parse, replay, variant_of
from tests.harness.oracle.deviations import odd_chip, odd_half
from tests.harness.oracle.pokerkit_games import FIXED_BOARD, UNFIXED_BOARD, OurHistory
from tests.harness.oracle.random_hands import TIMES, compare, deep, deviations, equal_and_short, mixed
from tests.harness.oracle.remembering import rank_each_hand_once

RULES: Final = HouseRules()
CODES: Final = (*FIXED_BOARD, *UNFIXED_BOARD)
COMPARED_SHARE: Final = 0.5
"""The least share of compared hands; pots of pot limit and no limit, and halved ones, often have odd chips."""


def random_hand(rng: Random, code: str, *, rules: HouseRules = RULES) -> Hand:
    game, limit = variant_of(code)
    players = rng.randint(2, game.seats_most)
    stacks = rng.choice((deep, mixed, equal_and_short))(rng, players)
    return play_hand(game, rules, stacks, rng.randint(1, players), rng, game.stakes(rules, 10, limit=limit))


@pytest.mark.parametrize("code", CODES)
def test_pokerkit_ends_random_hands_with_the_same_stacks(code: str) -> None:
    rng = Random(11)
    compare(lambda: random_hand(rng, code), 60 * TIMES, COMPARED_SHARE)


@pytest.mark.parametrize("code", ["FT", "NT", "FO/8"])
def test_pokerkit_burns_and_antes_for_the_table_as_we_do(code: str) -> None:
    rng = Random(12)
    compare(lambda: random_hand(rng, code, rules=HouseRules(bb_ante=True, burn=False)), 60 * TIMES, 0.4)


def test_the_compared_hands_have_side_pots_and_mucks_and_folds_and_boards_after_an_all_in() -> None:
    rng = Random(13)
    lacking = {"side pot", "muck", "board after an all-in", "fold", "halved pot"}
    for _ in range(500):
        hand = random_hand(rng, rng.choice(CODES))
        if not deviations(hand.events):
            lacking -= features(hand)
        if not lacking:
            return
    raise AssertionError(lacking)


def features(hand: Hand) -> set[str]:
    pots = [event for event in hand.events if isinstance(event, PotAwarded)]
    dealt = max(at for at, event in enumerate(hand.events) if isinstance(event, StreetDealt))
    found = {
        "side pot": any(pot.pot for pot in pots),
        "halved pot": any(pot.half for pot in pots),
        "muck": any(isinstance(event, HoldingMucked) for event in hand.events),
        "board after an all-in": any(isinstance(event, HoldingShown) for event in hand.events[:dealt]),
        "fold": any(isinstance(event, Folded) for event in hand.events),
    }
    return {name for name, there in found.items() if there}


AUTOMATIONS: Final = tuple(
    automation for automation in Automation if automation is not Automation.RUNOUT_COUNT_SELECTION
)


@pytest.mark.parametrize("code", CODES)
def test_hands_played_by_pokerkit_replay_here_to_the_same_stacks(code: str) -> None:
    """A cap of four raises allows the extra raise that pokerkit permits before the flop."""
    rng = Random(15)
    for number in range(12 * TIMES):
        state, text = pokerkit_hand(rng, code, rng.randint(2, 4))
        ours = replay(parse(text), HouseRules(raise_cap=4))
        same = ours.finishing_stacks == tuple(state.stacks)
        assert same or odd_chip(ours.hand.events) or odd_half(ours.hand.events), f"hand {number}:\n{text}"


def pokerkit_hand(rng: Random, code: str, players: int) -> tuple[State, str]:
    """Return a hand that pokerkit plays and exports itself, with stacks too deep for an all-in in fixed limit."""
    bets = (10, 20) if code in FIXED_BOARD else (10,)
    create: Any = OurHistory.game_types[code]
    game: Poker = create(AUTOMATIONS, True, 0, (5, 10), *bets, mode=Mode.CASH_GAME)
    state = rank_each_hand_once(game((1000,) * players, players))
    while state.status:
        luck = rng.random()
        if luck < 0.15 and state.checking_or_calling_amount and state.can_fold():
            state.fold()
        elif luck < 0.3 and state.can_complete_bet_or_raise_to():
            state.complete_bet_or_raise_to()
        else:
            state.check_or_call()
    history = OurHistory.from_game_state(game, state, finishing_stacks=list(state.stacks))
    return state, history.dumps()


def test_every_board_game_is_compared_in_each_of_its_limits() -> None:
    codes = {code_of(game, limit) for game in GAMES.values() if game.has_board for limit in game.limits}
    assert codes == set(CODES)
