"""Option values that Discord would not send but a modified client or an old command version could."""

from collections.abc import Mapping
from typing import Any

import discord
import pytest
from discord import app_commands

from bot.interactions.given_options import is_here, misfit, mistyped

Word = app_commands.Range[str, 2, 5]
Number = app_commands.Range[int, 1, 10]


@app_commands.command()
@app_commands.guild_only()
@app_commands.choices(kind=[app_commands.Choice(name="One", value="one"), app_commands.Choice(name="Two", value="two")])
async def order(
    interaction: discord.Interaction,
    word: Word,
    number: Number = 1,
    kind: str = "one",
    least: app_commands.Range[int, 0] = 0,
    free: str = "",
    player: discord.User | None = None,
    sure: bool = True,
    share: float = 0.0,
) -> None:
    """Stand in for a command with one option of each kind."""


@app_commands.command()
async def anywhere(interaction: discord.Interaction) -> None:
    """Stand in for a command that may be used anywhere."""


def sent(values: Mapping[str, Any], **resolved: Any) -> dict[str, Any]:
    """Return the interaction data of the command as a member of a group."""
    kinds = {each.display_name: each.type.value for each in order.parameters}
    options = [{"name": name, "type": kinds[name], "value": value} for name, value in values.items()]
    return {"name": "group", "options": [{"name": "order", "type": 1, "options": options}], "resolved": resolved}


def wrong(**values: Any) -> str | None:
    return misfit(order, sent({"word": "abc", **values}, users={"77": {}}))


FITTING: list[dict[str, Any]] = [
    {},
    {"word": "ab"},
    {"word": "abcde", "number": 10, "kind": "two"},
    {"number": 1, "least": 2**53, "free": "x" * 6000},
    {"player": "77"},
    {"sure": False},
    {"share": 0.5},
    {"share": 1},
]


@pytest.mark.parametrize("values", FITTING)
def test_valid_option_values_are_accepted(values: dict[str, Any]) -> None:
    assert wrong(**values) is None


MISFITS: list[tuple[dict[str, Any], str]] = [
    ({"word": "a"}, "word"),
    ({"word": "abcdef"}, "word"),
    ({"number": 0}, "number"),
    ({"number": 11}, "number"),
    ({"least": 10**30}, "least"),
    ({"least": -1}, "least"),
    ({"kind": "three"}, "kind"),
    ({"player": "78"}, "player"),
    ({"player": str(2**64)}, "player"),
    ({"player": "\u0667\u0667"}, "player"),
]


WRONG_KINDS: dict[str, tuple[Any, ...]] = {
    "word": (7, 1.5, True, None, ["abc"], {"a": "b"}),
    "number": ("1", 1.0, 1.5, True, None, [1], {}, float("nan")),
    "kind": (1, None, ["one"], {}),
    "player": (77, 7.5, "an", "", None, True, ["77"], {}),
    "sure": (0, 1, "true", None, [], {}),
    "share": ("0.5", True, None, float("inf"), float("nan"), [0.5], 10**300),
}


@pytest.mark.parametrize("case", MISFITS)
def test_option_values_outside_the_limits_or_choices_are_rejected(case: tuple[dict[str, Any], str]) -> None:
    values, name = case
    assert wrong(**values) == name


@pytest.mark.parametrize("case", [(name, value) for name, values in WRONG_KINDS.items() for value in values])
def test_no_option_accepts_a_value_of_another_type(case: tuple[str, Any]) -> None:
    name, value = case
    assert wrong(**{name: value}) == name


def test_an_option_sent_with_another_option_type_is_rejected() -> None:
    data = sent({"word": "abc"})
    data["options"][0]["options"][0]["type"] = 4
    assert misfit(order, data) == mistyped(order, data) == "word"


def test_a_required_option_must_be_present() -> None:
    assert misfit(order, sent({"number": 1})) == "word"
    assert mistyped(order, sent({"number": 1})) is None


TYPING: list[tuple[dict[str, Any], str | None]] = [
    ({"word": ""}, None),
    ({"number": 999}, None),
    ({"player": "78"}, None),
    ({"number": 1.5}, "number"),
]


@pytest.mark.parametrize("case", TYPING)
def test_during_autocomplete_only_the_type_of_a_value_is_checked(case: tuple[dict[str, Any], str | None]) -> None:
    values, name = case
    assert mistyped(order, sent(values)) == name


@pytest.mark.parametrize("case", [("12", None), (12, None), ([], "number"), (None, "number"), (True, "number")])
def test_the_option_being_typed_may_contain_any_text(case: tuple[Any, str | None]) -> None:
    value, name = case
    data = sent({"number": value})
    data["options"][0]["options"][0]["focused"] = True
    assert mistyped(order, data) == name


def test_a_command_for_servers_is_refused_in_direct_messages() -> None:
    assert is_here(order, 1)
    assert not is_here(order, None)
    assert is_here(anywhere, None)
