"""House rules as people type them into a command, and whether they fit the games."""

import pytest

from bot.common.complaint import Complaint
from bot.common.discord_limits import CHOICE_CHARACTERS
from bot.poker.games import GAMES
from bot.poker.games.base import rule_names
from bot.poker.house_rules import PRESETS, HouseRules
from bot.poker.stakes import Limit
from bot.typed.house_rules import parse_house_rules, suggest_rules

RAZZ = (GAMES["razz"],)
BADUGI = (GAMES["badugi"],)
FIVE_CARD_DRAW = (GAMES["five-card-draw"],)
ALL = tuple(GAMES.values())


def refused(text: str, *games: str, limit: Limit = "fixed") -> Complaint:
    with pytest.raises(Complaint) as caught:
        parse_house_rules(text, [GAMES[game] for game in games], limit)
    return caught.value


def test_rules_that_fit_the_game_are_accepted() -> None:
    assert parse_house_rules(None, RAZZ, "fixed") == HouseRules()
    assert parse_house_rules("tda", BADUGI, "fixed") == PRESETS["tda"], "a preset fits every game"
    assert parse_house_rules("jackpots=on joker=bug max_draw=3", FIVE_CARD_DRAW, "fixed") == HouseRules(
        jackpots=True, joker="bug", max_draw=3
    )
    assert parse_house_rules("burn=off draws=1", ALL, "fixed") == HouseRules(burn=False, draws=1), (
        "each rule applies to one of the games"
    )


@pytest.mark.parametrize(
    "case",
    [
        ("wsop", "rules-unknown-preset"),
        ("lowtie=position", "rules-unknown-name"),
        ("raise_cap=5", "rules-bad-value"),
        ("burn=maybe", "rules-bad-value"),
    ],
)
def test_the_complaint_says_which_part_of_the_rules_is_wrong(case: tuple[str, str]) -> None:
    text, key = case
    assert refused(text, "razz").key == key


def test_the_refusal_of_an_unknown_rule_lists_the_house_rules_of_the_game() -> None:
    for text in ("wsop", "lowtie=position"):
        assert str(refused(text, "badugi").facts["rules"]).startswith("raise_cap, heads_up_uncapped, show_all"), text
    assert refused("lowtie=position", "badugi").facts["known"] == refused("wsop", "badugi").facts["rules"]


def test_the_refusal_of_a_rule_that_does_not_apply_lists_the_rules_that_do() -> None:
    error = refused("jackpots=on", "badugi")
    assert error.key == "rules-misfit"
    assert error.facts["name"] == "jackpots"
    assert str(error.facts["known"]).startswith("raise_cap, heads_up_uncapped, show_all, forced_bets")
    assert refused("low_tie=low_suit", "badugi").key == "rules-misfit", "the default value is refused too"
    assert refused("burn=off", "five-card-draw", "badugi").key == "rules-misfit"


def test_section_7_jackpots_can_be_played_only_with_antes() -> None:
    assert refused("jackpots=on forced_bets=blinds", "five-card-draw").key == "rules-need-antes"


def test_R7_3_the_maximum_of_passed_in_deals_can_be_set_only_with_jackpots() -> None:
    assert refused("pass_in_max=3", "five-card-draw").key == "rules-need-jackpots"
    assert parse_house_rules("pass_in_max=3 jackpots=on", FIVE_CARD_DRAW, "fixed").pass_in_max == 3
    for wrong in ("0", "13", "none", "x"):
        error = refused(f"jackpots=on pass_in_max={wrong}", "five-card-draw")
        assert (error.key, error.facts["known"]) == ("rules-bad-value", "1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12")


def test_R6_3_the_opener_after_the_draw_can_be_set_only_for_five_card_draw() -> None:
    assert parse_house_rules("draw_opener=button", FIVE_CARD_DRAW, "fixed").draw_opener == "button"
    assert refused("draw_opener=button", "badugi").key == "rules-misfit"


def test_R5_1_a_big_blind_ante_requires_blinds() -> None:
    assert refused("bb_ante=on", "five-card-draw").key == "rules-need-blinds"
    assert parse_house_rules("bb_ante=on", (*FIVE_CARD_DRAW, *BADUGI), "fixed").bb_ante
    assert parse_house_rules("bb_ante=on forced_bets=blinds", FIVE_CARD_DRAW, "fixed").bb_ante


def test_R3_3_a_raise_cap_can_be_set_only_in_fixed_limit() -> None:
    assert refused("raise_cap=4", "badugi", limit="pot").key == "rules-need-fixed-limit"
    assert parse_house_rules("tda", BADUGI, "no") == PRESETS["tda"]


def test_R17_2_in_a_mix_of_both_kinds_a_raise_cap_fits_if_one_of_the_games_has_a_fixed_limit() -> None:
    both = (GAMES["holdem"], GAMES["limit-holdem"])
    assert parse_house_rules("raise_cap=4", both, None).raise_cap == 4
    assert suggest_rules("raise", both, None) == ["raise_cap=3", "raise_cap=4", "raise_cap=none"]
    neither = (GAMES["holdem"], GAMES["omaha"])
    with pytest.raises(Complaint) as caught:
        parse_house_rules("raise_cap=4", neither, None)
    assert caught.value.key == "rules-need-fixed-limit"
    assert suggest_rules("raise", neither, None) == []


def test_R17_4_a_big_blind_ante_fits_a_mix_of_both_kinds_whichever_game_is_first() -> None:
    for both in ((GAMES["holdem"], GAMES["razz"]), (GAMES["razz"], GAMES["holdem"])):
        assert parse_house_rules("bb_ante=on", both, None).bb_ante
        assert suggest_rules("bb", both, None) == ["bb_ante=on", "bb_ante=off"]


def test_rules_are_suggested_one_word_at_a_time() -> None:
    assert suggest_rules("", RAZZ, "fixed")[:3] == ["brief", "tda", "robert"]
    names = [text.partition("=")[0] for text in suggest_rules("", RAZZ, "fixed")[3:]]
    assert names == list(rule_names(RAZZ, "fixed")), "every rule's name is seen before the first letter"
    values = ("low_suit", "high_suit", "position", "high_card_suit")
    assert suggest_rules("low_t", RAZZ, "fixed") == [f"low_tie={value}" for value in values]
    assert suggest_rules("tda bur", RAZZ, "fixed") == ["tda burn=on", "tda burn=off"]
    after = suggest_rules("tda burn=off ", RAZZ, "fixed")
    assert after
    assert all(text.startswith("tda burn=off ") and "brief" not in text and text.count("burn=") == 1 for text in after)
    assert all(len(text) <= CHOICE_CHARACTERS for text in suggest_rules("tda " + "x=y " * 30, RAZZ, "fixed"))


def test_only_rules_that_fit_the_game_are_suggested() -> None:
    assert suggest_rules("jack", FIVE_CARD_DRAW, "fixed") == ["jackpots=on", "jackpots=off"]
    assert suggest_rules("jack", BADUGI, "fixed") == []
    assert suggest_rules("raise", BADUGI, "fixed")
    assert suggest_rules("raise", BADUGI, "no") == []


def test_each_kind_of_joker_fits_only_its_own_games() -> None:
    assert parse_house_rules("joker=low", (GAMES["ace-to-five-single-draw"],), "fixed").joker == "low"
    assert refused("joker=low", "five-card-draw").key == "rules-need-another-joker"
    assert refused("joker=wild", "ace-to-five-single-draw", "razz").key == "rules-need-another-joker"
    assert refused("joker=low", "razz").key == "rules-misfit"
