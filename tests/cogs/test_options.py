"""Stakes and house rules as people type them."""

import pytest

from bot.poker.house_rules import PRESETS, HouseRules, Stakes
from cogs.options import (
    CHOICE_CHARACTERS,
    STAKES_MOST,
    OptionError,
    house_rules_text,
    parse_house_rules,
    parse_stakes,
    rule_choices,
    suggest_rules,
    suggest_stakes,
)


@pytest.mark.parametrize(
    ("text", "ante", "bring_in", "stakes"),
    [
        ("10/20", None, None, Stakes(10, 20, 2, 3)),
        ("10", None, None, Stakes(10, 20, 2, 3)),
        (" 10 / 30 ", None, None, Stakes(10, 30, 2, 3)),
        ("1/2", None, None, Stakes(1, 2, 1, 1)),
        ("10/20", 0, None, Stakes(10, 20, 0, 3)),
        ("10/20", 5, 10, Stakes(10, 20, 5, 10)),
    ],
)
def test_R3_1_stakes_have_the_customary_ante_and_bring_in(
    text: str, ante: int | None, bring_in: int | None, stakes: Stakes
) -> None:
    assert parse_stakes(text, ante, bring_in) == stakes


@pytest.mark.parametrize(
    ("text", "ante", "bring_in", "key"),
    [
        ("", None, None, "stakes-unreadable"),
        ("ten/twenty", None, None, "stakes-unreadable"),
        ("10/20/40", None, None, "stakes-unreadable"),
        ("-10/20", None, None, "stakes-unreadable"),
        ("1.5/3", None, None, "stakes-unreadable"),
        ("\u0661\u0660/\u0662\u0660", None, None, "stakes-unreadable"),
        ("0/0", None, None, "stakes-out-of-range"),
        ("20/10", None, None, "stakes-out-of-range"),
        (f"1/{STAKES_MOST + 1}", None, None, "stakes-out-of-range"),
        ("10/20", 4, 3, "stakes-order"),
        ("10/20", 2, 11, "stakes-order"),
        ("10/20", 0, 0, "stakes-order"),
    ],
)
def test_bad_stakes_say_what_is_wrong(text: str, ante: int | None, bring_in: int | None, key: str) -> None:
    with pytest.raises(OptionError) as caught:
        parse_stakes(text, ante, bring_in)
    assert caught.value.key == key


@pytest.mark.parametrize(
    ("text", "rules"),
    [
        (None, HouseRules()),
        ("", HouseRules()),
        ("brief", HouseRules()),
        ("TDA", PRESETS["tda"]),
        ("low_tie=position", HouseRules(low_tie="position")),
        ("low_tie=position, burn=off", HouseRules(low_tie="position", burn=False)),
        ("burn=off tda", HouseRules(raise_cap=4, heads_up_uncapped="round", low_tie="position", burn=False)),
        ("raise_cap=none", HouseRules(raise_cap=None)),
        ("raise_cap=4 raise_cap=3", HouseRules()),
        ("show_all=yes suit_order=SHDC", HouseRules(show_all=True, suit_order="shdc")),
    ],
)
def test_house_rules_are_a_preset_and_single_rules(text: str | None, rules: HouseRules) -> None:
    assert parse_house_rules(text) == rules


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("wsop", "rules-unknown-preset"),
        ("lowtie=position", "rules-unknown-name"),
        ("raise_cap=5", "rules-bad-value"),
        ("raise_cap=on", "rules-bad-value"),
        ("low_tie=", "rules-bad-value"),
        ("burn=maybe", "rules-bad-value"),
    ],
)
def test_bad_house_rules_say_what_is_wrong(text: str, key: str) -> None:
    with pytest.raises(OptionError) as caught:
        parse_house_rules(text)
    assert caught.value.key == key


def test_every_choice_of_every_rule_can_be_set() -> None:
    choices = rule_choices()
    assert choices["raise_cap"] == ("3", "4", "none")
    for name, values in choices.items():
        assert len(values) > 1
        for value in values:
            rules = parse_house_rules(f"{name}={value}")
            assert parse_house_rules(house_rules_text(rules)) == rules


def test_the_shortest_text_names_the_nearest_preset() -> None:
    assert house_rules_text(HouseRules()) == "brief"
    assert house_rules_text(PRESETS["tda"]) == "tda"
    assert house_rules_text(parse_house_rules("tda burn=off")) == "tda burn=off"


def test_rules_are_suggested_one_word_at_a_time() -> None:
    assert suggest_rules("")[:2] == ["brief", "tda"]
    assert suggest_rules("low") == ["low_tie=low_suit", "low_tie=high_suit", "low_tie=position"]
    assert suggest_rules("tda bur") == ["tda burn=on", "tda burn=off"]
    after = suggest_rules("tda burn=off ")
    assert after
    assert all(text.startswith("tda burn=off ") and "brief" not in text and text.count("burn=") == 1 for text in after)
    assert all(len(text) <= CHOICE_CHARACTERS for text in suggest_rules("tda " + "x=y " * 30))


def test_stakes_are_suggested_what_is_typed_first() -> None:
    assert Stakes.of(10, 20) in suggest_stakes("")
    assert suggest_stakes("2")[:2] == [Stakes.of(2, 4), Stakes.of(20, 40)]
    assert suggest_stakes("15/30") == [Stakes.of(15, 30)]
    assert suggest_stakes("nonsense") == []
