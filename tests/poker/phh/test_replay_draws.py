"""Reading and replaying hand histories of draw games: draws, blinds, antes, limits, jokers and Jackpots."""

from collections.abc import Iterable

import pytest

from bot.poker import games
from bot.poker.events import AntePosted, BlindPosted
from bot.poker.house_rules import PRESETS, HouseRules
from bot.poker.phh import PhhError, Replayed, code_of, parse, replay, variant_of, write
from bot.poker.rule_text import with_rules

TRIPLE = {
    "variant": "'F2L3D'",
    "antes": "[0, 0, 0]",
    "blinds_or_straddles": "[5, 10, 0]",
    "small_bet": "10",
    "big_bet": "20",
    "starting_stacks": "[500, 500, 500]",
}
DEALT = ("d dh p1 2c3c4cKcKd", "d dh p2 2d3d4d5d8h", "d dh p3 2h3h4hQhQs", "p3 f", "p1 cc", "p2 cc")
FIRST_DRAW = ("p1 sd KcKd", "p2 sd", "d dh p1 7c8s", "p1 cc", "p2 cc")
PAT = ("p1 sd", "p2 sd", "p1 cc", "p2 cc")
PLAYED = (*DEALT, *FIRST_DRAW, *PAT, "p1 sd 8s", "p2 sd 8h", "d dh p1 9s", "d dh p2 7d", "p1 cbr 20", "p2 cc")
WHOLE = (*PLAYED, "p1 sm 2c3c4c7c9s", "p2 sm 2d3d4d5d7d")
"""A nine low bets into a seven low in one suit, which is a flush."""

SINGLE = {
    "variant": "'N2L1D'",
    "antes": "[0, 0, 0]",
    "blinds_or_straddles": "[5, 10, 0]",
    "min_bet": "10",
    "starting_stacks": "[500, 500, 500]",
}
FIVE = {
    "variant": "'F5CD'",
    "antes": "[2, 2, 2]",
    "small_bet": "10",
    "big_bet": "20",
    "starting_stacks": "[500, 500, 500]",
}


def text_of(header: dict[str, str], actions: Iterable[str], **fields: str) -> str:
    pairs = {**header, **fields, "actions": str(list(actions))}
    return "\n".join(f"{name} = {value}" for name, value in pairs.items())


def played(
    header: dict[str, str], actions: Iterable[str], rules: HouseRules | None = None, /, **fields: str
) -> Replayed:
    return replay(parse(text_of(header, actions, **fields)), rules or HouseRules())


def swapped(actions: tuple[str, ...], old: str, *new: str) -> tuple[str, ...]:
    at = actions.index(old)
    return (*actions[:at], *new, *actions[at + 1 :])


def test_a_show_written_with_a_dash_shows_the_cards_held_after_the_draws() -> None:
    assert played(TRIPLE, (*PLAYED, "p1 sm -", "p2 sm -")).finishing_stacks == played(TRIPLE, WHOLE).finishing_stacks


def test_a_complete_hand_replays() -> None:
    assert played(TRIPLE, WHOLE).finishing_stacks == (530, 470, 500)


def test_the_new_cards_of_a_draw_may_follow_each_discard_at_once() -> None:
    assert played(TRIPLE, swapped(swapped(WHOLE, "d dh p1 7c8s"), "p1 sd KcKd", "p1 sd KcKd", "d dh p1 7c8s"))


@pytest.mark.parametrize("number", range(1, len(PLAYED) + 1))
def test_a_missing_action_is_an_error(number: int) -> None:
    with pytest.raises(PhhError, match=r"action \d+ '|the file ends"):
        played(TRIPLE, (*PLAYED[: number - 1], *PLAYED[number:], *WHOLE[len(PLAYED) :]))


@pytest.mark.parametrize(
    "case",
    [
        (
            swapped(WHOLE, "p1 sd KcKd", "p1 sd KcAs"),
            "action 7 'p1 sd KcAs': the player doesn't hold these cards, .*; p1 may stand pat or dis",
        ),
        (swapped(WHOLE, "p1 sd KcKd", "p1 sd KcKc"), "action 7 'p1 sd KcKc': the player doesn't hold these cards"),
        (swapped(WHOLE, "p1 sd KcKd", "p2 sd KcKd"), "action 7 'p2 sd KcKd': it isn't p2's turn; p1 may stand pat"),
        (swapped(WHOLE, "p1 sd KcKd", "p1 sd KcKd2c3c4cAs"), "action 7 .*: the player doesn't hold these cards"),
        (swapped(WHOLE, "p1 sd KcKd", "p1 sd ????????????"), "action 7 .*: p1 doesn't hold that many cards"),
        (swapped(WHOLE, "p1 sd KcKd", "p1 cc"), "action 7 'p1 cc': not allowed; p1 may stand pat or discard up to 5"),
        (swapped(WHOLE, "p2 cc", "p2 sd"), "action 6 'p2 sd': not allowed; p2 may check or raise to 20"),
        (swapped(WHOLE, "d dh p1 7c8s"), "action 9 'p1 cc': cards of p1 are to be dealt first"),
        (swapped(WHOLE, "d dh p1 7c8s", "d dh p1 7c"), "action 10 'p1 cc': cards of p1 are to be dealt first"),
        (swapped(WHOLE, "d dh p1 7c8s", "d dh p1 7c8s9s"), "action 9 .*: p1 gets 2 now, not 3"),
        (swapped(WHOLE, "d dh p1 7c8s", "d dh p2 7c8s"), "action 9 .*: p2 gets no card now; due: cards of p1"),
        (swapped(WHOLE, "d dh p1 7c8s", "d dh p1 Kc8s"), "action 9 .*: Kc has already been dealt"),
        (swapped(WHOLE, "d dh p1 7c8s", "d dh p1 Jo8s"), "action 9 .*: Jo isn't in this deck"),
        ((*PLAYED, "p1 sm 2c3c4cKcKd"), "action 22 .*: these aren't the cards of p1"),
    ],
)
def test_the_error_names_the_action_that_does_not_fit(case: tuple[tuple[str, ...], str]) -> None:
    actions, message = case
    with pytest.raises(PhhError, match=message):
        played(TRIPLE, actions)


ALL_IN = (*DEALT[:4], "p1 cc", "p1 sd KcKd", "p2 sd", "d dh p1 7c8s", "p1 sd", "p2 sd", "p1 sd 8s", "p2 sd")
SHORT = {"starting_stacks": "[10, 10, 500]"}


def test_R5_4_all_in_players_still_draw_and_show_their_cards_after_the_last_draw() -> None:
    shown = ("d dh p1 9s", "p1 sm 2c3c4c7c9s", "p2 sm 2d3d4d5d8h")
    assert played(TRIPLE, (*ALL_IN, *shown), **SHORT).finishing_stacks == (0, 20, 500)
    with pytest.raises(PhhError, match="no showdown yet"):
        played(TRIPLE, (*ALL_IN[:8], "p2 sm 2d3d4d5d8h", *ALL_IN[8:], *shown), **SHORT)
    with pytest.raises(PhhError, match="cards of p1 are to be dealt first"):
        played(TRIPLE, (*ALL_IN, shown[2], *shown[:2]), **SHORT)
    with pytest.raises(PhhError, match="action 8 'p1 sd': cards of p1 are to be dealt first"):
        played(TRIPLE, (*ALL_IN[:7], *ALL_IN[8:], *shown), **SHORT)


def test_a_hand_with_unknown_cards_and_unknown_discards_replays() -> None:
    hidden = swapped(WHOLE, DEALT[0], "d dh p1 2c????Kc??")
    hidden = swapped(hidden, "p1 sd KcKd", "p1 sd ??Kc")
    hidden = swapped(hidden, "d dh p1 7c8s", "d dh p1 ????")
    hidden = swapped(hidden, "p1 sd 8s", "p1 sd ??")
    hidden = swapped(hidden, "d dh p1 9s", "d dh p1 ??")
    assert played(TRIPLE, hidden).finishing_stacks == (530, 470, 500)


def test_a_discard_may_name_a_card_that_was_dealt_unknown() -> None:
    assert played(TRIPLE, swapped(WHOLE, DEALT[0], "d dh p1 2c3c4c????")).finishing_stacks == (530, 470, 500)


def test_R4_11_a_player_who_mucks_unseen_cards_loses() -> None:
    hidden = swapped(WHOLE, DEALT[1], "d dh p2 ??????????")
    hidden = swapped(hidden, "p2 sd 8h", "p2 sd ??")
    hidden = swapped(hidden, "d dh p2 7d", "d dh p2 ??")
    assert played(TRIPLE, swapped(hidden, WHOLE[-1], "p2 sm")).finishing_stacks == (530, 470, 500)


def test_R5_1_a_replay_takes_the_blinds_from_the_file_and_heads_up_the_button_is_small_blind() -> None:
    two = {"antes": "[0, 0]", "blinds_or_straddles": "[5, 10]", "starting_stacks": "[500, 600]"}
    outcome = played(TRIPLE, (*DEALT[:2], "p2 f"), **two)
    assert [event for event in outcome.hand.events if isinstance(event, BlindPosted)] == [
        BlindPosted(1, 10),
        BlindPosted(2, 5),
    ]
    assert outcome.finishing_stacks == (505, 595)


def test_R5_2_a_dead_small_blind_and_the_post_of_a_newcomer_replay() -> None:
    """A file writes posts beyond the blinds as negative numbers; they do not change who speaks first."""
    dead = {"blinds_or_straddles": "[0, 10, 0]"}
    assert played(TRIPLE, (*DEALT[:4], "p1 f"), **dead).finishing_stacks == (500, 500, 500)
    post = {"blinds_or_straddles": "[5, 10, -10]"}
    assert played(TRIPLE, (*DEALT[:3], "p3 cc", "p1 f", "p2 cbr 20", "p3 f"), **post).finishing_stacks == (
        495,
        515,
        490,
    )
    beside = {"blinds_or_straddles": "[10, -10, 0]"}
    assert played(TRIPLE, (*DEALT[:3], "p2 cc", "p3 f", "p1 cbr 20", "p2 f"), **beside).finishing_stacks == (
        510,
        490,
        500,
    )


def test_R5_1_an_ante_of_the_big_blind_alone_is_dead_money() -> None:
    outcome = played(SINGLE, (*DEALT[:3], "p3 cbr 40", "p1 f", "p2 f"), antes="[0, 15, 0]")
    assert [event for event in outcome.hand.events if isinstance(event, AntePosted)] == [AntePosted(2, 15, dead=True)]
    assert outcome.finishing_stacks == (495, 475, 530)


def test_R3_8_the_pot_limit_includes_the_antes_of_all_players_in_a_game_with_blinds() -> None:
    outcome = played(SINGLE, (*DEALT[:3], "p3 cbr 41", "p1 f", "p2 f"), variant="'P2L1D'", antes="[2, 2, 2]")
    assert outcome.finishing_stacks == (493, 488, 519)
    with pytest.raises(PhhError, match="one of the sizes allowed; p3 may fold, call 10 or raise to 20-41"):
        played(SINGLE, (*DEALT[:3], "p3 cbr 42"), variant="'P2L1D'", antes="[2, 2, 2]")


def test_a_no_limit_file_may_have_any_bet_size_but_a_fixed_limit_file_only_one() -> None:
    no = (*DEALT[:3], "p3 cbr 137", "p1 f", "p2 f")
    assert played(SINGLE, no, variant="'N2L3D'").finishing_stacks == (495, 490, 515)
    with pytest.raises(PhhError, match="one of the sizes allowed; p3 may fold, call 10 or raise to 20"):
        played(TRIPLE, no)


@pytest.mark.parametrize(
    "case",
    [
        (TRIPLE, {"variant": "'2L3D'"}, "unknown variant '2L3D'; known: FR,.* FA5L3D"),
        (TRIPLE, {"variant": "'NR'"}, "unknown variant 'NR'"),
        (TRIPLE, {"variant": "'N2L3D'"}, "the field min_bet is missing"),
        (SINGLE, {"variant": "'F2L1D'"}, "the field small_bet is missing"),
        (TRIPLE, {"blinds_or_straddles": "[5, 10]"}, "blinds_or_straddles has 2 entries for 3 players"),
        (TRIPLE, {"blinds_or_straddles": "[5, 10, 20]"}, "blinds_or_straddles has more than a small and a big blind"),
        (SINGLE, {"blinds_or_straddles": "[5, 10, 20]"}, "straddles and button blinds aren't played here"),
        (SINGLE, {"blinds_or_straddles": "[0, 0, 10]"}, "straddles and button blinds aren't played here"),
        (SINGLE, {"blinds_or_straddles": "[10, 5, 0]"}, "straddles and button blinds aren't played here"),
        (SINGLE, {"bring_in": "3"}, "the field bring_in isn't one of this variant's"),
        (SINGLE, {"small_bet": "10"}, "the field small_bet isn't one of this variant's"),
        (TRIPLE, {"min_bet": "10"}, "the field min_bet isn't one of this variant's"),
        (TRIPLE, {"blinds_or_straddles": "[0, 0, 0]"}, "no table allows this hand"),
        (TRIPLE, {"antes": "[-2, 0, 0]"}, "antes must be whole numbers"),
        (TRIPLE, {"_house_rules": "'joker=bug'"}, "_house_rules must be a list"),
        (TRIPLE, {"_house_rules": "[3]"}, "_house_rules must be texts"),
    ],
)
def test_the_error_names_the_malformed_field(case: tuple[dict[str, str], dict[str, str], str]) -> None:
    header, fields, message = case
    with pytest.raises(PhhError, match=message):
        played(header, DEALT, **fields)


def test_a_file_may_leave_out_blinds_only_in_a_game_with_antes() -> None:
    checked = ("d dh p1 2c3c4cKcKd", "d dh p2 2d3d4d5d8h", "d dh p3 2h3h4hQhQs", "p1 cbr 10", "p2 f", "p3 f")
    assert played(FIVE, checked).finishing_stacks == (504, 498, 498)
    blinds = {name: value for name, value in TRIPLE.items() if name != "blinds_or_straddles"}
    with pytest.raises(PhhError, match="the field blinds_or_straddles is missing"):
        played(blinds, DEALT)


def test_R6_2_more_discards_than_the_house_rule_allows_are_an_error() -> None:
    five = ("d dh p1 2c3c4cKcKd", "d dh p2 2d3d4d5d8h", "d dh p3 2h3h4hQhQs", "p1 cc", "p2 cc", "p3 cc")
    with pytest.raises(PhhError, match="more cards than may be drawn"):
        played(FIVE, (*five, "p1 sd 2c3c4cKcKd"))


JACKPOT = HouseRules(jackpots=True)
UNOPENED = ("d dh p1 2c3c4c8hKd", "d dh p2 2d3d4d5d9h", "d dh p3 2h3h4hTh9s", "p1 cc", "p2 cc", "p3 cc")


def test_R7_3_a_deal_that_nobody_opened_is_followed_by_the_next_deal() -> None:
    again = ("d dh p2 AsAc2c3c4c", "d dh p3 2d3d4d5d9h", "d dh p1 KsQs2s3s5s", "p2 cbr 10", "p3 f", "p1 f")
    assert played(FIVE, (*UNOPENED, *again), JACKPOT).finishing_stacks == (496, 508, 496)
    with pytest.raises(PhhError, match="action 10 'p1 cbr 10': it isn't p1's turn"):
        played(FIVE, (*UNOPENED, *again[:3], "p1 cbr 10"), JACKPOT)
    with pytest.raises(PhhError, match="the file ends, but cards of p2, p3, p1 still have to be dealt"):
        played(FIVE, UNOPENED, JACKPOT)


def test_R7_3_who_folds_after_an_unopened_deal_has_no_claim_to_the_pot_carried_over() -> None:
    again = ("p3 f", "d dh p2 AsAc2c3c4c", "d dh p1 KsQs2s3s5s", "p2 cbr 10", "p1 f")
    assert played(FIVE, (*UNOPENED, *again), JACKPOT).finishing_stacks == (496, 506, 498)
    assert played(FIVE, (*UNOPENED, "p3 f", "p1 f"), JACKPOT).finishing_stacks == (498, 504, 498)
    with pytest.raises(PhhError, match=r"action 8 .*: p3 gets no card now; due: cards of p2, p1"):
        played(FIVE, (*UNOPENED, "p3 f", "d dh p3 TsTc2h3h4h"), JACKPOT)
    unopened = ("p3 f", "d dh p2 2c3c4c8hKd", "d dh p1 2d3d4d5d9h", "p2 cc", "p1 cc")
    with pytest.raises(PhhError, match=r"action 12 'p3 f': not allowed"):
        played(FIVE, (*UNOPENED, *unopened, "p3 f", "p2 f"), JACKPOT)


def test_R7_1_an_opening_without_openers_is_an_error() -> None:
    with pytest.raises(PhhError, match="action 4 'p1 cbr 10': it takes a pair of jacks or better"):
        played(FIVE, (*UNOPENED[:3], "p1 cbr 10"), JACKPOT)


def test_the_house_rules_that_a_file_names_are_read() -> None:
    history = parse(text_of(FIVE, UNOPENED, _house_rules="['joker=bug', 'raise_cap=none']"))
    assert with_rules(HouseRules(), history.house_rules) == HouseRules(joker="bug", raise_cap=None)


def test_every_variant_code_means_exactly_one_game_with_one_betting_limit() -> None:
    codes = [code_of(game, limit) for game in games.GAMES.values() for limit in game.limits]
    assert len(set(codes)) == len(codes)
    assert {"FR", "F2L3D", "N2L1D", "FB", "FA5L3D", "F5CD", "FT", "NT", "PO", "FO/8"} <= set(codes)
    assert all(code_of(*variant_of(code)) == code for code in codes)


def test_a_file_for_one_player_hides_the_draws_of_the_others() -> None:
    outcome = played(TRIPLE, WHOLE)
    text = write(outcome.hand.events, seat=2)
    assert "'p1 sd ????', 'p2 sd', 'd dh p1 ????'" in text
    assert "'p1 sd ??', 'p2 sd 8h', 'd dh p1 ??', 'd dh p2 7d'" in text
    assert "KcKd" not in text


def test_presets_of_house_rules_apply_to_draw_games_too() -> None:
    raises = ("p3 cbr 20", "p1 cbr 30", "p2 cbr 40", "p3 cbr 50", "p1 f", "p2 f")
    with pytest.raises(PhhError, match="action 7 'p3 cbr 50': not allowed"):
        played(TRIPLE, (*DEALT[:3], *raises))
    assert played(TRIPLE, (*DEALT[:3], *raises), PRESETS["tda"]).finishing_stacks == (470, 460, 570)


def test_if_no_deck_fits_the_cards_of_a_later_deal_the_error_names_the_line_before_that_deal() -> None:
    """After a deal that nobody opened, the file names a board with one card twice, in a game without boards."""
    text = """variant = 'N5CD'
antes = [2, 2, 2]
_house_rules = ['jackpots=on', 'pass_in_max=10']
min_bet = 10
starting_stacks = [400, 400, 400]
actions = ['d dh p1 ??????????', 'd dh p2 4c6sQhJh6d', 'd dh p3 ??????????', 'p1 cc', 'p2 cc', 'p3 cc',
'd dh p2 ThKd2d5c3s', 'd dh p3 ??????????', 'd dh p1 ????JcJh??', 'p2 cc', 'p3 cc', 'p1 cbr 20', 'p2 cc', 'p3 cc',
'd db 3c9dTc9d7c4h']
"""
    with pytest.raises(PhhError, match="action 6 'p3 cc': no deck fits the cards that the file names"):
        replay(parse(text), HouseRules(jackpots=True))
