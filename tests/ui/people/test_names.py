from itertools import product
from typing import cast

import pytest

from bot.common.escaping import DIVIDER, LENGTH_MOST, clean
from bot.locales.phrases import LOCALES, say
from bot.poker.actions import ActionKind
from bot.tables.ports import Directory
from bot.ui.discord.outbox import Outbox
from bot.ui.people.names import Names
from bot.ui.scene.events import last_events
from tests.harness.languages import phrases_of
from tests.harness.ui.scenes import play, scene, table


@pytest.mark.parametrize(
    "case",
    [
        ("Bob", "Bob"),
        ("  Bob\n\tthe  Bold ", "Bob the Bold"),
        ("**Bob**", r"\*\*Bob\*\*"),
        ("`Bob`", r"\`Bob\`"),
        ("_a_ ~b~ |c|", r"\_a\_ \~b\~ \|c\|"),
        ("\u202ebob", "bob"),
        ("B\u200bo\u2066b\ufeff", "Bob"),
        ("b\x00o\x1bb", "bob"),
        ("\u200b\u2060", "?"),
        ("\u3164\u2800\uffa0", "?"),
        ("", "?"),
        ("Zoë", "Zoë"),
        ("Åke 🂡", "Åke 🂡"),
        ("https://x.yz", r"https\://x.yz"),
        ("<#123>", r"\<#123>"),
        ("<t:0:R>", r"\<t\:0\:R>"),
    ],
)
def test_a_name_is_cleaned_of_markdown_and_invisible_characters(case: tuple[str, str]) -> None:
    name, shown = case
    assert clean(name) == shown


@pytest.mark.parametrize("name", ["@everyone", "@here", "<@123>", "<@&123>", "<@!123>"])
def test_a_name_pings_nobody(name: str) -> None:
    assert "@\u200b" in clean(name)


def test_a_masked_link_in_a_name_is_escaped() -> None:
    assert clean("[a](b)").startswith("\\[")


def test_a_long_name_is_cut() -> None:
    assert clean("x" * 50) == "x" * (LENGTH_MOST - 1) + "…"


def test_combining_marks_in_a_name_do_not_pile_up() -> None:
    assert clean("a" + "\u0301" * 30) == "a\u0301\u0301"


def test_a_trailing_backslash_in_a_name_is_escaped() -> None:
    assert clean("Bob\\") == "Bob\\\\"


def test_no_player_name_can_imitate_a_house_player_or_the_divider() -> None:
    names = Names(cast(Directory, None), Outbox())
    names.introduce({9: 6})
    names.remember_name(1, 5, "⌂ Mary → Bo")
    assert names.name(1, 5) == " Mary - Bo"
    assert names.name(1, 9) == "⌂ Mary"


def test_every_action_of_a_house_player_shows_the_house_mark_once() -> None:
    hand = play({1: 400, 2: 400, 3: 400}, ActionKind.BRING_IN, ActionKind.CALL, ActionKind.CALL)
    street, *lines = last_events(scene(table(hand), lambda player: f"⌂ Mary {player}"), 50)
    acts = street.partition(" · ")[2].split(DIVIDER)
    assert len(acts) == 3
    assert all(act.startswith("⌂ Mary ") and act.count("⌂") == 1 for act in acts), [street, *lines]


@pytest.mark.xdist_group("phrases")
@pytest.mark.parametrize(
    "case", list(product(sorted(LOCALES), ["practice-opened-seated", "practice-note", "learn-begins"]))
)
def test_the_mark_of_house_players_is_explained_where_players_first_meet_it(case: tuple[str, str]) -> None:
    locale, key = case
    mark, _ = say(locale, "house-player-1").split()
    assert f"({mark})" in phrases_of(locale)[key].text
