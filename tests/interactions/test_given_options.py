"""Values that Discord would not send, as a changed client or an older version of a command could bring them."""

from collections.abc import Mapping
from typing import Any

import discord
from discord import app_commands

from bot.interactions.given_options import is_here, misfit, mistyped
from tests.harness.with_each import with_each

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
    """For the tests."""


@app_commands.command()
async def anywhere(interaction: discord.Interaction) -> None:
    """For the tests."""


def sent(values: Mapping[str, Any], **resolved: Any) -> dict[str, Any]:
    """The interaction's data, of a command that stands in a group."""
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


@with_each(FITTING)
def test_what_a_command_offers_fits(values: dict[str, Any]) -> None:
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


@with_each(MISFITS)
def test_anything_else_does_not(case: tuple[dict[str, Any], str]) -> None:
    values, name = case
    assert wrong(**values) == name


@with_each([(name, value) for name, values in WRONG_KINDS.items() for value in values])
def test_no_option_takes_a_value_of_another_kind(case: tuple[str, Any]) -> None:
    name, value = case
    assert wrong(**{name: value}) == name


def test_a_value_under_another_kind_does_not_fit() -> None:
    data = sent({"word": "abc"})
    data["options"][0]["options"][0]["type"] = 4
    assert misfit(order, data) == mistyped(order, data) == "word"


def test_what_is_needed_has_to_be_there() -> None:
    assert misfit(order, sent({"number": 1})) == "word"
    assert mistyped(order, sent({"number": 1})) is None


TYPING: list[tuple[dict[str, Any], str | None]] = [
    ({"word": ""}, None),
    ({"number": 999}, None),
    ({"player": "78"}, None),
    ({"number": 1.5}, "number"),
]


@with_each(TYPING)
def test_while_somebody_types_only_the_kind_counts(case: tuple[dict[str, Any], str | None]) -> None:
    values, name = case
    assert mistyped(order, sent(values)) == name


@with_each([("12", None), (12, None), ([], "number"), (None, "number"), (True, "number")])
def test_the_option_in_which_somebody_types_may_hold_any_text(case: tuple[Any, str | None]) -> None:
    value, name = case
    data = sent({"number": value})
    data["options"][0]["options"][0]["focused"] = True
    assert mistyped(order, data) == name


def test_what_is_for_servers_is_not_offered_elsewhere() -> None:
    assert is_here(order, 1)
    assert not is_here(order, None)
    assert is_here(anywhere, None)
