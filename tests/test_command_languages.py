"""The commands as Discord is told of them, in every language: within its limits, and none like another."""

import re
from collections.abc import Iterator
from itertools import product
from typing import Any, Final
from unittest.mock import MagicMock

import pytest

from bot.client.client import LowballClient
from bot.locales.phrases import LOCALES
from bot.poker.games import GAMES
from bot.ui.help.guide import game_text, guide_to
from bot.ui.help.topics import TEXT_MOST as PAGE_MOST
from bot.ui.help.topics import help_text
from bot.ui.text.command_texts import FluentTranslator
from bot.wiring.features import client_of
from tests.harness.languages import OTHERS, phrases_of
from tests.harness.with_each import with_each

# Each worker that meets with them would read all languages again.
pytestmark = pytest.mark.xdist_group("phrases")

TEXT_MOST: Final = 2000
COMMAND_MOST: Final = 8000
"""Characters of a command with all that is in it: the longest of each text in any language counts."""


@pytest.fixture
async def client() -> LowballClient:
    """With its commands, and nothing else."""
    made = client_of(MagicMock())  # only its commands are looked at
    await made.load_features()
    return made


@pytest.fixture
async def told(client: LowballClient) -> list[dict[str, Any]]:
    """The commands that the sync sends."""
    translator = FluentTranslator()
    return [await command.get_translated_payload(client.tree, translator) for command in client.tree.get_commands()]


def levels(told: list[dict[str, Any]], where: str = "") -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """Every list of names that must differ: commands, those within a group, the options of a command; and its place."""
    yield where, told
    for each in told:
        if each.get("options"):
            yield from levels(each["options"], f"{where}/{each['name']}")


def shown(text: dict[str, Any], what: str, locale: str) -> str:
    return str((text.get(f"{what}_localizations") or {}).get(locale, text[what]))


@pytest.mark.parametrize("locale", sorted(LOCALES))
async def test_names_are_such_as_discord_takes(told: list[dict[str, Any]], locale: str) -> None:
    wrong = [
        f"{where}/{name}"
        for where, each in levels(told)
        for name in (shown(one, "name", locale) for one in each)
        if not (1 <= len(name) <= 32 and name == name.lower() and all(sign.isalnum() or sign in "-_'" for sign in name))
    ]
    assert not wrong


@pytest.mark.parametrize("locale", sorted(LOCALES))
async def test_no_name_is_another_ones_beside_it(told: list[dict[str, Any]], locale: str) -> None:
    """Nor another's English name, which works in every language."""
    wrong = []
    for where, each in levels(told):
        called = [shown(one, "name", locale) for one in each]
        wrong += [f"{where}/{name}" for name in called if called.count(name) > 1]
        english = {one["name"]: shown(one, "name", locale) for one in each}
        wrong += [f"{where}/{name}" for name, own in english.items() if own in english and own != name]
    assert not wrong


@pytest.mark.parametrize("locale", sorted(LOCALES))
async def test_descriptions_and_choices_are_short_enough_and_said_in_the_language(
    told: list[dict[str, Any]], locale: str
) -> None:
    wrong = []
    for where, each in levels(told):
        for one in each:
            if not 1 <= len(shown(one, "description", locale)) <= 100 or locale not in one.get(
                "description_localizations", ()
            ):
                wrong.append(f"{where}/{one['name']}")
            choices = [shown(choice, "name", locale) for choice in one.get("choices") or ()]
            wrong += [f"{where}/{one['name']}: {choice}" for choice in choices if not 1 <= len(choice) <= 100]
            wrong += [f"{where}/{one['name']}: two {choice}" for choice in choices if choices.count(choice) > 1]
    assert not wrong


async def test_no_command_is_larger_than_discord_takes(told: list[dict[str, Any]]) -> None:
    sizes = {each["name"]: size(each) for each in told}
    assert max(sizes.values()) <= COMMAND_MOST, sizes


def size(part: dict[str, Any]) -> int:
    own = sum(
        max(map(len, [str(part.get(what, "")), *(part.get(f"{what}_localizations") or {}).values()]))
        for what in ("name", "description")
    )
    value = len(str(part.get("value", "")))
    return own + value + sum(size(each) for what in ("options", "choices") for each in part.get(what) or ())


@pytest.mark.parametrize("locale", OTHERS)
async def test_every_name_of_a_language_belongs_to_a_command_or_option(told: list[dict[str, Any]], locale: str) -> None:
    there = {one["name"] for _, each in levels(told) for one in each}
    named = {key.removeprefix("slash-") for key in phrases_of(locale) if key.startswith("slash-")}
    assert named <= there, named - there


@pytest.mark.parametrize("locale", OTHERS)
async def test_a_language_names_the_commands_that_its_players_look_for(told: list[dict[str, Any]], locale: str) -> None:
    commands = {each["name"]: shown(each, "name", locale) for each in told}
    assert all(commands[name] != name for name in ("cards", "help", "rules", "settings", "tournament"))
    assert {commands[name] for name in ("call", "fold", "bet")} == {"call", "fold", "bet"}


SAID_IN_ENGLISH: Final = frozenset(
    {
        *("add_on", "ante", "bet", "bring_in", "bringin", "call", "check", "complete", "draw", "fold", "muck", "pat"),
        *(
            "raise",
            "re_entries",
            "rebuys",
            "limit",
            "rotation",
            "stack",
            "lobby",
            "mod",
            "info",
            "export",
            "format",
            "fair",
        ),
    }
)
"""Names that players of every language know as they are."""
CALLED_IN_TEXTS: Final = frozenset({"confirm", "guarantee", "hide", "id", "more", "off", "page"})
"""Options that a text tells to type, which it does by their English names."""
THE_SAME: Final = {
    "de": {"blinds", "buy_in", "check_in", "hand", "name", "start", "text"},
    "sv-SE": {"odds", "period", "start", "text"},
    "fr": {"action", "blinds", "check_in", "minutes", "pause", "table"},
}
"""Names that a language would write in the same way."""


@pytest.mark.parametrize("locale", OTHERS)
async def test_a_name_is_left_in_english_only_on_purpose(told: list[dict[str, Any]], locale: str) -> None:
    there = {one["name"]: shown(one, "name", locale) for _, each in levels(told) for one in each}
    left = {name for name, own in there.items() if own == name}
    assert left == SAID_IN_ENGLISH | CALLED_IN_TEXTS | THE_SAME[locale]


@pytest.mark.parametrize("locale", sorted(LOCALES))
async def test_a_text_calls_an_option_as_its_reader_sees_it(told: list[dict[str, Any]], locale: str) -> None:
    """Such as ``/fair page:True``."""
    there = {one["name"]: shown(one, "name", locale) for _, each in levels(told) for one in each}
    whole = re.compile(r"`/[a-z]+(?: [a-z_]+)*(?: [a-z_]+:[^`]*)`")
    found = [part for text in phrases_of(locale).values() for part in whole.findall(text.text)]
    called = {name for part in found for name in re.findall(r" ([a-z_]+):", part)}
    assert {"hide", "off", "page"} <= called
    assert [name for name in called if there[name] != name] == []


@pytest.mark.parametrize("locale", sorted(LOCALES))
async def test_help_fits_into_a_message_with_every_command_in_it(client: LowballClient, locale: str) -> None:
    client.command_ids = {command.name: 10**18 for command in client.tree.get_commands()}
    whole = help_text(client, locale, None, in_server=True)
    assert len(whole) <= PAGE_MOST
    for name in client.cogs:
        assert len(help_text(client, locale, name.casefold(), in_server=True)) <= PAGE_MOST, name


@with_each(product(sorted(LOCALES), GAMES))
def test_the_rules_of_a_game_fit_into_a_message(case: tuple[str, str]) -> None:
    locale, name = case
    assert len(game_text(locale, name, None)) <= TEXT_MOST


@with_each(product(sorted(LOCALES), GAMES))
def test_every_section_of_a_games_guide_fits_into_a_message(case: tuple[str, str]) -> None:
    locale, name = case
    guide = guide_to(locale, GAMES[name], None)
    for section in guide.sections():
        assert 0 < len(guide.text(section)) <= PAGE_MOST, section
