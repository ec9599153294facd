"""House rules as text, for the command line and for commands in chat."""

from dataclasses import replace

import pytest

from bot.poker.house_rules import PRESETS, HouseRules
from bot.poker.rule_text import HouseRuleError, differences, preset, read_rules, rule_choices, rules_named, with_rules


@pytest.mark.parametrize(
    "case",
    [
        ("", HouseRules()),
        ("brief", HouseRules()),
        ("TDA", PRESETS["tda"]),
        ("robert", HouseRules(raise_cap=4, heads_up_uncapped="round", low_tie="position")),
        ("tda low_tie=position", replace(PRESETS["tda"], low_tie="position")),
        ("high_tie=SUIT low_tie=high_card_suit", HouseRules(high_tie="suit", low_tie="high_card_suit")),
        ("low_tie=position", HouseRules(low_tie="position")),
        ("low_tie=position, burn=off", HouseRules(low_tie="position", burn=False)),
        ("burn=off robert", HouseRules(raise_cap=4, heads_up_uncapped="round", low_tie="position", burn=False)),
        ("raise_cap=none", HouseRules(raise_cap=None)),
        ("raise_cap=4 raise_cap=3", HouseRules()),
        ("show_all=yes suit_order=SHDC", HouseRules(show_all=True, suit_order="shdc")),
        ("jackpots=on joker=bug max_draw=3", HouseRules(jackpots=True, joker="bug", max_draw=3)),
        ("forced_bets=none draws=1", HouseRules(draws=1)),
    ],
)
def test_house_rules_can_be_typed_as_a_preset_and_single_rules(case: tuple[str, HouseRules]) -> None:
    text, rules = case
    assert read_rules(text) == rules


@pytest.mark.parametrize(
    "case",
    [
        ("wsop", "preset", "unknown preset 'wsop'; known: brief, tda, robert"),
        ("lowtie=position", "name", "unknown house rule 'lowtie'; known: suit_order, raise_cap"),
        ("raise_cap=5", "value", "raise_cap can't be '5'; it can be 3, 4, none"),
        ("raise_cap=on", "value", "raise_cap can't be 'on'"),
        ("low_tie=", "value", "low_tie can't be ''"),
        ("burn=maybe", "value", "burn can't be 'maybe'; it can be on, off"),
        ("draws=True", "value", "draws can't be 'True'; it can be 1, 3"),
    ],
)
def test_the_error_names_an_unknown_preset_or_rule_or_value(case: tuple[str, str, str]) -> None:
    text, wrong, message = case
    with pytest.raises(HouseRuleError, match=message) as caught:
        read_rules(text)
    assert caught.value.wrong == wrong


def test_a_rule_is_given_as_a_name_and_a_value() -> None:
    assert with_rules(preset("tda"), ["joker=wild"]).joker == "wild"
    with pytest.raises(HouseRuleError, match="given as NAME=VALUE, not 'burn'"):
        with_rules(HouseRules(), ["burn"])


def test_the_list_of_rules_named_in_a_text_has_each_rule_once() -> None:
    assert rules_named("tda Jackpots=on, joker=bug jackpots=off") == ("jackpots", "joker")


def test_every_choice_of_every_rule_can_be_written_and_read() -> None:
    choices = rule_choices()
    assert choices["raise_cap"] == ("3", "4", "none")
    assert choices["forced_bets"] == ("blinds", "ante", "none")
    for name, values in choices.items():
        assert len(values) > 1
        for value in values:
            rules = read_rules(f"{name}={value}")
            assert with_rules(HouseRules(), differences(rules, HouseRules())) == rules


def test_the_list_of_differences_from_a_preset_has_only_the_rules_that_differ() -> None:
    assert differences(HouseRules(), HouseRules()) == []
    assert differences(read_rules("tda burn=off"), PRESETS["tda"]) == ["burn=off"]
