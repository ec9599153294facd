"""Reading and replaying hand histories, and the errors that name the faulty place."""

import pytest

from bot.poker.house_rules import PRESETS, HouseRules
from bot.poker.phh import PhhError, Replayed, parse, replay
from bot.poker.phh.options import reason_text
from bot.poker.refusals import Reason

HEADER = {
    "variant": "'FR'",
    "antes": "[2, 2, 2]",
    "bring_in": "3",
    "small_bet": "10",
    "big_bet": "20",
    "starting_stacks": "[500, 500, 500]",
}
THIRD = ("d dh p1 2c3cKc", "d dh p2 2d3d5d", "d dh p3 2h3h6h")
TO_SEVENTH = (
    *THIRD, "p1 pb", "p2 cbr 10", "p3 f", "p1 cc",
    "d dh p1 7c", "d dh p2 7d", "p2 cbr 10", "p1 cc",
    "d dh p1 9c", "d dh p2 8d", "p2 cbr 20", "p1 cc",
    "d dh p1 Tc", "d dh p2 9d", "p2 cbr 20", "p1 cc",
    "d dh p1 Qc", "d dh p2 Td", "p2 cc", "p1 cc",
)  # fmt: skip
SHOWN = ("p2 sm 2d3d5d7d8d9dTd", "p1 sm")
"""The showdown of an eight low against a nine low."""
FOLDED_OUT = (*THIRD, "p1 pb", "p2 cbr 10", "p3 f", "p1 f")
ALL_IN = ("d dh p1 2c3cKc", "d dh p2 2d3d5d", "p1 pb", "p2 cbr 10", "p1 cc")
"""A hand in which all players, with 12 chips each, are all-in on third street."""
SHORT = {"antes": "[2, 2]", "starting_stacks": "[12, 12]"}


def text_of(actions: tuple[str, ...], **fields: str) -> str:
    pairs = {**HEADER, **fields, "actions": str(list(actions))}
    return "\n".join(f"{name} = {value}" for name, value in pairs.items())


def played(*actions: str, preset: str = "brief", **fields: str) -> Replayed:
    return replay(parse(text_of(actions, **fields)), PRESETS[preset])


def swapped(actions: tuple[str, ...], old: str, *new: str) -> tuple[str, ...]:
    """Return the actions with ``new`` in place of ``old``."""
    at = actions.index(old)
    return (*actions[:at], *new, *actions[at + 1 :])


def test_a_complete_hand_replays() -> None:
    outcome = played(*TO_SEVENTH, *SHOWN)
    assert outcome.finishing_stacks == (438, 564, 498)
    assert [(pot.amount, pot.shares) for pot in outcome.pots] == [(126, ((2, 126),))]


def test_optional_fields_and_decimal_amounts_of_the_standard_are_accepted() -> None:
    optional = {"author": "'An'", "day": "3", "time": "12:00:00", "seats": "[1, 4, 6]", "players": "['A', 'B', 'C']"}
    own = {"_hand": "7", "hand": "9", "time_banks": "[30, 0, 5]", "currency": "'EUR'", "ante_trimming_status": "true"}
    chips = {"small_bet": "10.00", "starting_stacks": "[500.0, 5e2, 500]", "winnings": "[0, 126, 0]"}
    history = parse(text_of((*TO_SEVENTH, *SHOWN), **optional, **own, **chips))
    outcome = replay(history, PRESETS["brief"])
    assert outcome.finishing_stacks == (438, 564, 498)
    assert outcome.winnings == history.winnings == (0, 126, 0)


def test_dealing_too_many_cards_to_a_player_who_mucks_unseen_is_an_error() -> None:
    """The replay looks for the worst hand the player may have had before it checks the lines one by one."""
    twice = swapped(TO_SEVENTH, THIRD[0], "d dh p1 ????Kc", "d dh p1 ????Ks")
    for old, new in (("7c", "Kh"), ("9c", "Kd"), ("Tc", "Qc"), ("Qc", "??")):
        twice = tuple(f"d dh p1 {new}" if line == f"d dh p1 {old}" else line for line in twice)
    with pytest.raises(PhhError, match=r"action 2 'd dh p1 \?{4}Ks': p1 gets no card now"):
        played(*twice, SHOWN[0], "p1 sm")


def test_cards_of_a_street_may_be_dealt_one_by_one_and_in_any_order() -> None:
    one_by_one = ("d dh p2 2d", "d dh p1 2c", "d dh p3 2h3h", "d dh p1 3cKc", "d dh p2 3d", "d dh p2 5d", "d dh p3 6h")
    assert played(*one_by_one, *FOLDED_OUT[3:]).finishing_stacks == (495, 507, 498)


def test_R4_8_a_file_without_burns_replays_whether_the_house_rules_burn_cards_or_not() -> None:
    for rules in (HouseRules(burn=True), HouseRules(burn=False)):
        assert replay(parse(text_of((*TO_SEVENTH, *SHOWN))), rules).finishing_stacks == (438, 564, 498)


def test_the_replay_ignores_commentary() -> None:
    commented = (*FOLDED_OUT[:3], "# the cards are out", "p1 pb # the king", *FOLDED_OUT[4:])
    history = parse(text_of(commented))
    assert len(history.lines) == len(FOLDED_OUT)
    assert replay(history, HouseRules()).finishing_stacks == (495, 507, 498)


def test_the_replay_uses_the_antes_of_the_file() -> None:
    outcome = played(*FOLDED_OUT, antes="[0, 3, 1]")
    assert outcome.finishing_stacks == (497, 504, 499)


def test_R3_1_a_file_with_a_bring_in_equal_to_the_ante_replays_with_that_bring_in() -> None:
    outcome = played(*FOLDED_OUT, antes="[3, 3, 3]")
    assert outcome.finishing_stacks == (494, 509, 497)


@pytest.mark.parametrize("number", range(1, len(TO_SEVENTH) + 1))
def test_a_missing_action_is_an_error(number: int) -> None:
    with pytest.raises(PhhError, match=r"action \d+ '|the file ends"):
        played(*TO_SEVENTH[: number - 1], *TO_SEVENTH[number:], *SHOWN)


@pytest.mark.parametrize(
    "case",
    [
        (
            swapped(FOLDED_OUT, "p2 cbr 10", "p2 cbr 13"),
            r"action 5 'p2 cbr 13': the amount isn't one of the sizes allowed; p2 may .*complete to 10",
        ),
        (swapped(FOLDED_OUT, "p2 cbr 10", "p3 cbr 10"), r"action 5 'p3 cbr 10': it isn't p3's turn; p2 may fold"),
        (swapped(FOLDED_OUT, "p1 pb", "p1 cc"), r"action 4 'p1 cc': not allowed; p1 may bring in 3 or complete to 10"),
        (swapped(TO_SEVENTH, "p2 cc", "p2 f"), r"action 22 'p2 f': not allowed; p2 may check or bet to 20"),
        (FOLDED_OUT[:-1], r"the file ends in mid-hand: p1 may fold, call 7 or raise to 20"),
        ((*FOLDED_OUT, "p2 cc"), r"action 8 'p2 cc': it isn't p2's turn; the hand is over"),
        ((*FOLDED_OUT, "p2 sm"), r"action 8 'p2 sm': the hand is over"),
        ((*FOLDED_OUT, "p1 sm 2c3cKc"), r"action 8 'p1 sm 2c3cKc': the hand is over"),
        ((*FOLDED_OUT, "d dh p2 Ks"), r"action 8 'd dh p2 Ks': no card is due; the hand is over"),
        ((*THIRD, "d dh p1 7c"), r"action 4 'd dh p1 7c': no card is due; p1 may bring in"),
        (THIRD[:2], r"the file ends, but cards of p3 still have to be dealt"),
        ((*THIRD[:2], "p1 pb"), r"action 3 'p1 pb': cards of p3 are to be dealt first"),
        (swapped(TO_SEVENTH, "d dh p2 7d", "d dh p3 7d"), r"action 9 'd dh p3 7d': p3 gets no card now; due: .*p2"),
        (swapped(TO_SEVENTH, "d dh p1 7c", "d dh p1 7c9c"), r"action 8 'd dh p1 7c9c': p1 gets 1 now, not 2"),
        (swapped(TO_SEVENTH, "d dh p1 7c", "d db 7c"), r"action 8 'd db 7c': no community card is due"),
        (swapped(TO_SEVENTH, "d dh p1 7c", "d dh p1 2c"), r"action 8 'd dh p1 2c': 2c has already been dealt"),
        (swapped(TO_SEVENTH, "d dh p1 7c", "d dh p1 Jo"), r"action 8 'd dh p1 Jo': Jo isn't in this deck"),
        (swapped(TO_SEVENTH, "d dh p1 7c", "d dh p1 ??"), r"action 8 'd dh p1 \?\?': an upcard must be known"),
        (TO_SEVENTH, r"the file ends, but p1, p2 must show or muck"),
        ((*TO_SEVENTH, SHOWN[0]), r"the file ends, but p1 must show or muck"),
        ((*TO_SEVENTH, "p2 sm", "p1 sm"), r"action 24 'p2 sm': p2 can't muck a hand that wins or ties"),
        ((*TO_SEVENTH, *SHOWN, "p1 sm"), r"action 26 'p1 sm': p1 has already shown or mucked"),
        ((*TO_SEVENTH, "p3 sm"), r"action 24 'p3 sm': p3 has folded"),
        ((*TO_SEVENTH, "p2 sm 2d3d5d7d8d9dKs"), r"action 24 .*: these aren't the cards of p2"),
        ((*TO_SEVENTH[:-1], *SHOWN), r"action 23 .*: no showdown yet; p1 may check"),
    ],
)
def test_the_error_names_the_action_that_does_not_fit(case: tuple[tuple[str, ...], str]) -> None:
    actions, message = case
    with pytest.raises(PhhError, match=message):
        played(*actions)


@pytest.mark.parametrize(
    "case",
    [
        ({"variant": "'NS'"}, "unknown variant 'NS'; known: FR"),
        ({"variant": "7"}, "variant must be a text"),
        ({"antes": "[2, 2]"}, "antes has 2 entries for 3 players"),
        ({"antes": "2"}, "antes must be a list"),
        ({"starting_stacks": "[500, 500.5, 500]"}, "starting_stacks must be whole numbers"),
        ({"starting_stacks": "[500, inf, 500]"}, "starting_stacks must be whole numbers"),
        ({"starting_stacks": "[500, -1, 500]"}, "starting_stacks must be whole numbers"),
        ({"starting_stacks": "[500, 0, 500]"}, "no table allows this hand"),
        ({"starting_stacks": "[500]", "antes": "[2]"}, "there are only 1 players"),
        ({"starting_stacks": "[]", "antes": "[]", "actions": "[]"}, "starting_stacks names no players"),
        ({"bring_in": "true"}, "bring_in must be a whole number"),
        ({"bring_in": "nan"}, "bring_in must be a whole number"),
        ({"bring_in": "0"}, "no table allows this hand"),
        ({"small_bet": "-10"}, "small_bet must be a whole number"),
        ({"finishing_stacks": "[500, 500]"}, "finishing_stacks has 2 entries"),
        ({"actions": "'p1 pb'"}, "actions must be a list"),
        ({"actions": "[1]"}, "actions must be texts"),
        ({"actions": "['p1 raises']"}, "action 1 'p1 raises': no such action"),
        ({"actions": "['p2 cbr 10.5']"}, "action 1 'p2 cbr 10.5': the amount must be a whole number of chips"),
        ({"actions": "['p2 cbr inf']"}, "action 1 'p2 cbr inf': the amount must be a whole number of chips"),
        ({"starting_stacks": "[500, 1e30, 500]"}, "starting_stacks must be whole numbers"),
        ({"starting_stacks": "[500, 1e999999999, 500]"}, "starting_stacks must be whole numbers"),
        ({"small_bet": "0.5"}, "small_bet must be a whole number"),
        ({"rake": "5"}, "the field rake isn't one of this variant's"),
        ({"finishing_stack": "[1, 2, 3]"}, "the field finishing_stack isn't one of this variant's"),
        ({"blinds_or_straddles": "[5, 10, 0]"}, "the field blinds_or_straddles isn't one of this variant's"),
        ({"players": "['An', 'Bo']"}, "players has 2 entries for 3 players"),
        ({"seats": "3"}, "seats must be a list"),
        ({"winnings": "[1, -1, 0]"}, "winnings must be whole numbers"),
        ({"winnings": "[0, 0]"}, "winnings has 2 entries for 3 players"),
        ({"actions": "['p2 sd -']"}, "action 1 'p2 sd -': unknown card '-'"),
        ({"actions": "['p9 pb']"}, "action 1 'p9 pb': there are only 3 players"),
        ({"actions": "['d dh p1 2x']"}, "action 1 'd dh p1 2x': unknown card '2x'"),
        ({"_absent": "[5]"}, "_absent must be numbers of actions that are checks"),
        ({"actions": str(list(TO_SEVENTH)), "_absent": "[7]"}, "action 7 'p1 cc': only a check is made for a player"),
    ],
)
def test_the_error_names_the_malformed_field(case: tuple[dict[str, str], str]) -> None:
    fields, message = case
    pairs = {**HEADER, "actions": str(list(FOLDED_OUT)), **fields}
    text = "\n".join(f"{name} = {value}" for name, value in pairs.items())
    with pytest.raises(PhhError, match=message):
        replay(parse(text), HouseRules())


def test_text_that_is_not_toml_or_lacks_a_field_is_refused() -> None:
    with pytest.raises(PhhError, match="not a TOML file"):
        parse("variant = ")
    with pytest.raises(PhhError, match="the field starting_stacks is missing"):
        parse("variant = 'FR'")


def test_the_house_rules_of_the_replay_decide_which_actions_are_allowed() -> None:
    """Four raises exceed the default cap by one (R-3.3), with three players in the round."""
    raises = (*THIRD, "p1 pb", "p2 cbr 10", "p3 cbr 20", "p1 cbr 30", "p2 cbr 40", "p3 cbr 50", "p1 f", "p2 f")
    with pytest.raises(PhhError, match="action 9 'p3 cbr 50': not allowed"):
        played(*raises)
    assert played(*raises, preset="tda").finishing_stacks == (468, 458, 574)


def test_unknown_down_cards_are_accepted_when_no_showdown_needs_them() -> None:
    hidden = ("d dh p1 ????Kc", "d dh p2 ????5d", "d dh p3 ??3h6h")
    assert played(*hidden, *FOLDED_OUT[3:]).finishing_stacks == (495, 507, 498)


def test_unknown_cards_of_a_folded_player_do_not_disturb_a_showdown() -> None:
    hidden = swapped(TO_SEVENTH, "d dh p3 2h3h6h", "d dh p3 ????6h")
    assert played(*hidden, *SHOWN).finishing_stacks == (438, 564, 498)


def test_down_cards_that_a_file_deals_unknown_may_be_named_when_they_are_shown() -> None:
    hidden = swapped(swapped(TO_SEVENTH, "d dh p2 2d3d5d", "d dh p2 ????5d"), "d dh p2 Td", "d dh p2 ??")
    assert played(*hidden, *SHOWN).finishing_stacks == (438, 564, 498)


def test_amounts_may_be_written_as_decimals_with_a_whole_value() -> None:
    decimals = {"antes": "[2.0, 2, 2.00]", "bring_in": "3.0", "small_bet": "1e1", "big_bet": "20.0"}
    raised = swapped(FOLDED_OUT, "p2 cbr 10", "p2 cbr 10.00")
    history = parse(text_of(raised, **decimals, starting_stacks="[500.0, 500.0, 500]", finishing_stacks="[1.0, 2, 3]"))
    assert replay(history, HouseRules()).finishing_stacks == played(*FOLDED_OUT).finishing_stacks
    chips = (*history.antes, history.bring_in, history.small_bet, *history.starting_stacks, history.lines[4].amount)
    assert {type(amount) for amount in (*chips, *(history.finishing_stacks or ()))} == {int}


def test_a_show_written_with_a_dash_shows_the_cards_that_the_file_has_dealt() -> None:
    assert played(*TO_SEVENTH, "p2 sm -", "p1 sm").finishing_stacks == played(*TO_SEVENTH, *SHOWN).finishing_stacks
    assert played(*FOLDED_OUT, "p2 sm -").finishing_stacks == played(*FOLDED_OUT).finishing_stacks
    early = (*ALL_IN, "p2 sm -", "p1 sm -", *RUN_OUT, "p1 sm -", "p2 sm -")
    assert played(*early, **SHORT).finishing_stacks == (0, 24)


def test_a_show_written_with_a_dash_is_an_error_if_the_file_never_named_the_cards() -> None:
    hidden = swapped(TO_SEVENTH, "d dh p2 2d3d5d", "d dh p2 ??3d5d")
    with pytest.raises(PhhError, match=r"action 24 'p2 sm -': the file hasn't named all the cards of p2"):
        played(*hidden, "p2 sm -", "p1 sm")


def test_R4_11_a_player_who_mucks_unseen_cards_loses() -> None:
    hidden = swapped(swapped(TO_SEVENTH, "d dh p1 2c3cKc", "d dh p1 ????Kc"), "d dh p1 Qc", "d dh p1 ??")
    assert played(*hidden, *SHOWN).finishing_stacks == (438, 564, 498)


def test_R4_11_the_player_who_shows_first_may_muck_unseen_cards_too() -> None:
    hidden = swapped(swapped(TO_SEVENTH, "d dh p2 2d3d5d", "d dh p2 ????5d"), "d dh p2 Td", "d dh p2 ??")
    assert played(*hidden, "p2 sm", "p1 sm 2c3cKc7c9cTcQc").finishing_stacks == (564, 438, 498)


def test_a_showdown_that_needs_unknown_cards_is_an_error() -> None:
    hidden = swapped(TO_SEVENTH, "d dh p2 2d3d5d", "d dh p2 ????5d")
    with pytest.raises(PhhError, match=r"action 24 .*: these aren't the cards of p2"):
        played(*hidden, "p2 sm ????5d7d8d9dTd", "p1 sm")
    with pytest.raises(PhhError, match="must show or muck"):
        played(*hidden, "p1 sm")


RUN_OUT = (
    "d dh p1 7c", "d dh p2 7d", "d dh p1 9c", "d dh p2 8d", "d dh p1 Tc", "d dh p2 9d", "d dh p1 Qc", "d dh p2 Td",
)  # fmt: skip
EARLY = ("p1 sm 2c3cKc", "p2 sm 2d3d5d")
LATE = ("p1 sm 2c3cKc7c9cTcQc", "p2 sm 2d3d5d7d8d9dTd")


def test_R4_11_all_in_hands_may_be_shown_before_the_coming_cards() -> None:
    for early in (EARLY, EARLY[::-1], EARLY[:1], ()):
        assert played(*ALL_IN, *early, *RUN_OUT, *LATE, **SHORT).finishing_stacks == (0, 24)


@pytest.mark.parametrize(
    "case",
    [
        ((*ALL_IN, "p1 sm", *RUN_OUT, *LATE), "action 6 'p1 sm': p1 can't muck before the last card"),
        ((*ALL_IN, *EARLY, "p1 sm 2c3cKc"), "action 8 .*: p1 has already shown or mucked"),
        ((*ALL_IN, EARLY[0], RUN_OUT[0], EARLY[1]), "action 8 .*: cards of p2 are to be dealt first"),
        ((*ALL_IN, *EARLY, *RUN_OUT), "the file ends, but p1, p2 must show or muck"),
        ((*ALL_IN, *EARLY, *RUN_OUT[:-1]), "the file ends, but cards of p2 still have to be dealt"),
        ((*ALL_IN, *EARLY, "p1 cc"), "action 8 'p1 cc': cards of p1, p2 are to be dealt first"),
    ],
)
def test_the_error_names_the_action_that_does_not_fit_in_an_all_in_hand(case: tuple[tuple[str, ...], str]) -> None:
    actions, message = case
    with pytest.raises(PhhError, match=message):
        played(*actions, **SHORT)


def test_R3_5_the_last_player_may_show_but_need_not() -> None:
    assert played(*FOLDED_OUT, "p2 sm 2d3d5d").finishing_stacks == played(*FOLDED_OUT).finishing_stacks
    with pytest.raises(PhhError, match="these aren't the cards of p2"):
        played(*FOLDED_OUT, "p2 sm 2d3d6d")


def test_R4_12_every_reason_for_a_refusal_has_a_text_of_its_own() -> None:
    texts = {reason_text(reason) for reason in Reason}
    assert len(texts) == len(Reason)
    assert not texts & set(Reason)
    assert not any("_" in text for text in texts)
