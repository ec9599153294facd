"""The commands as they are sent to Discord in every language: within its limits, with unique names."""

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

# Otherwise each worker would read all languages again.
pytestmark = pytest.mark.xdist_group("phrases")

TEXT_MOST: Final = 2000
COMMAND_MOST: Final = 8000
"""The most characters of a command: the longest of each text in any language counts."""


@pytest.fixture
async def client() -> LowballClient:
    """Return a client that has only its commands."""
    made = client_of(MagicMock())  # only its commands are used
    await made.load_features()
    return made


@pytest.fixture
async def told(client: LowballClient) -> list[dict[str, Any]]:
    """Return the commands that the sync sends."""
    translator = FluentTranslator()
    return [await command.get_translated_payload(client.tree, translator) for command in client.tree.get_commands()]


def levels(told: list[dict[str, Any]], where: str = "") -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """Yield every list of names that must differ, with its place: commands, subcommands, options."""
    yield where, told
    for each in told:
        if each.get("options"):
            yield from levels(each["options"], f"{where}/{each['name']}")


def shown(text: dict[str, Any], what: str, locale: str) -> str:
    return str((text.get(f"{what}_localizations") or {}).get(locale, text[what]))


@pytest.mark.parametrize("locale", sorted(LOCALES))
async def test_discord_accepts_all_names_of_commands_and_options(told: list[dict[str, Any]], locale: str) -> None:
    wrong = [
        f"{where}/{name}"
        for where, each in levels(told)
        for name in (shown(one, "name", locale) for one in each)
        if not (1 <= len(name) <= 32 and name == name.lower() and all(sign.isalnum() or sign in "-_'" for sign in name))
    ]
    assert not wrong


@pytest.mark.parametrize("locale", sorted(LOCALES))
async def test_commands_and_options_at_the_same_level_have_different_names(
    told: list[dict[str, Any]], locale: str
) -> None:
    """They also differ from other English names, which work in every language."""
    wrong = []
    for where, each in levels(told):
        called = [shown(one, "name", locale) for one in each]
        wrong += [f"{where}/{name}" for name in called if called.count(name) > 1]
        english = {one["name"]: shown(one, "name", locale) for one in each}
        wrong += [f"{where}/{name}" for name, own in english.items() if own in english and own != name]
    assert not wrong


@pytest.mark.parametrize("locale", sorted(LOCALES))
async def test_descriptions_and_choices_fit_discords_limits_and_are_translated(
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


async def test_no_command_exceeds_discords_size_limit(told: list[dict[str, Any]]) -> None:
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
async def test_every_translated_name_belongs_to_a_command_or_option(told: list[dict[str, Any]], locale: str) -> None:
    there = {one["name"] for _, each in levels(told) for one in each}
    named = {key.removeprefix("slash-") for key in phrases_of(locale) if key.startswith("slash-")}
    assert named <= there, named - there


@pytest.mark.parametrize("locale", OTHERS)
async def test_each_language_translates_the_commands_that_its_players_look_for(
    told: list[dict[str, Any]], locale: str
) -> None:
    commands = {each["name"]: shown(each, "name", locale) for each in told}
    assert all(commands[name] != name for name in ("cards", "help", "rules", "settings", "tournament"))
    assert {commands[name] for name in ("call", "fold", "bet")} == {"call", "fold", "bet"}


SAID_IN_ENGLISH: Final = frozenset(
    {
        *(
            "add_on",
            "ante",
            "bet",
            "bring_in",
            "bringin",
            "call",
            "check",
            "complete",
            "deal",
            "draw",
            "fold",
            "muck",
            "pat",
        ),
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
"""Names that players of every language know in English."""
CALLED_IN_TEXTS: Final = frozenset({"confirm", "guarantee", "hide", "id", "more", "off", "page"})
"""Options that a text tells players to type, which it does by their English names."""
THE_SAME: Final = {
    "de": {"blinds", "buy_in", "check_in", "chips", "hand", "name", "start", "text"},
    "sv-SE": {"odds", "period", "start", "text"},
    "fr": {"action", "blinds", "check_in", "minutes", "pause", "table"},
}
"""Names that a language spells as English does."""


@pytest.mark.parametrize("locale", OTHERS)
async def test_a_command_or_option_keeps_its_english_name_only_if_it_is_listed(
    told: list[dict[str, Any]], locale: str
) -> None:
    there = {one["name"]: shown(one, "name", locale) for _, each in levels(told) for one in each}
    left = {name for name, own in there.items() if own == name}
    assert left == SAID_IN_ENGLISH | CALLED_IN_TEXTS | THE_SAME[locale]


@pytest.mark.parametrize("locale", sorted(LOCALES))
async def test_every_text_names_options_as_its_reader_sees_them(told: list[dict[str, Any]], locale: str) -> None:
    """For example ``/fair page:True``."""
    there = {one["name"]: shown(one, "name", locale) for _, each in levels(told) for one in each}
    whole = re.compile(r"`/[a-z]+(?: [a-z_]+)*(?: [a-z_]+:[^`]*)`")
    found = [part for text in phrases_of(locale).values() for part in whole.findall(text.text)]
    called = {name for part in found for name in re.findall(r" ([a-z_]+):", part)}
    assert {"hide", "off", "page"} <= called
    assert [name for name in called if there[name] != name] == []


@pytest.mark.parametrize("locale", sorted(LOCALES))
async def test_the_help_with_all_its_commands_fits_into_a_message(client: LowballClient, locale: str) -> None:
    client.command_ids = {command.name: 10**18 for command in client.tree.get_commands()}
    whole = help_text(client, locale, None, in_server=True)
    assert len(whole) <= PAGE_MOST
    for name in client.cogs:
        assert len(help_text(client, locale, name.casefold(), in_server=True)) <= PAGE_MOST, name


@pytest.mark.parametrize("case", list(product(sorted(LOCALES), GAMES)))
def test_the_rules_of_every_game_fit_into_a_message(case: tuple[str, str]) -> None:
    locale, name = case
    assert len(game_text(locale, name, None)) <= TEXT_MOST


@pytest.mark.parametrize("case", list(product(sorted(LOCALES), GAMES)))
def test_every_section_of_a_games_guide_fits_into_a_message(case: tuple[str, str]) -> None:
    locale, name = case
    guide = guide_to(locale, GAMES[name], None)
    for section in guide.sections():
        assert 0 < len(guide.text(section)) <= PAGE_MOST, section
