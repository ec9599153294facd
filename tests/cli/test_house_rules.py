"""The options ``--rules`` and ``--rule``."""

import pytest

from bot.cli.house_rules import HouseRuleError, house_rules
from bot.poker.house_rules import PRESETS, HouseRules


def test_single_rules_override_the_preset() -> None:
    rules = house_rules("robert", ["burn=off", "raise_cap=none", "suit_order=shdc", "show_all=on"])
    assert rules == HouseRules(
        suit_order="shdc", raise_cap=None, heads_up_uncapped="round", low_tie="position", burn=False, show_all=True
    )
    assert house_rules("brief", ["raise_cap=4"]).raise_cap == 4


def test_the_last_value_given_for_a_rule_wins() -> None:
    assert house_rules("brief", ["burn=off", "burn=on"]) == PRESETS["brief"]


@pytest.mark.parametrize(
    "case",
    [
        ("wsop", "burn=on", "unknown preset 'wsop'; known: brief, tda, robert"),
        ("brief", "burn", "given as NAME=VALUE, not 'burn'"),
        ("brief", "jokers=on", "unknown house rule 'jokers'; known: suit_order, raise_cap"),
        ("brief", "burn=maybe", "burn can't be 'maybe'; it can be on, off"),
        ("brief", "raise_cap=5", "raise_cap can't be '5'; it can be 3, 4, none"),
    ],
)
def test_the_error_names_an_unknown_preset_or_an_unknown_house_rule(case: tuple[str, str, str]) -> None:
    preset, change, message = case
    with pytest.raises(HouseRuleError, match=message):
        house_rules(preset, [change])
