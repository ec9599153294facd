"""Values that Discord would not send, as a changed client or an older version of a command could bring them."""

from typing import Any

import discord
from discord import app_commands

from bot.ui.discord.options import is_here, misfit
from tests.with_each import with_each

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
) -> None:
    """For the tests."""


@app_commands.command()
async def anywhere(interaction: discord.Interaction) -> None:
    """For the tests."""


def wrong(**values: Any) -> str | None:
    return misfit(order, values.items())


FITTING: list[dict[str, Any]] = [
    {},
    {"word": "ab"},
    {"word": "abcde", "number": 10, "kind": "two"},
    {"number": 1, "least": 10**30, "free": "x" * 6000},
    {"player": object()},
]


@with_each(FITTING)
def test_what_a_command_offers_fits(values: dict[str, Any]) -> None:
    assert wrong(**values) is None


MISFITS: list[tuple[dict[str, Any], str]] = [
    ({"word": "a"}, "word"),
    ({"word": "abcdef"}, "word"),
    ({"word": 7}, "word"),
    ({"word": "abc", "number": 0}, "number"),
    ({"number": 11}, "number"),
    ({"number": 10**30}, "number"),
    ({"number": "1"}, "number"),
    ({"least": -1}, "least"),
    ({"kind": "three"}, "kind"),
]


@with_each(MISFITS)
def test_anything_else_does_not(case: tuple[dict[str, Any], str]) -> None:
    values, name = case
    assert wrong(**values) == name


def test_what_is_for_servers_is_not_offered_elsewhere() -> None:
    assert is_here(order, 1)
    assert not is_here(order, None)
    assert is_here(anywhere, None)
