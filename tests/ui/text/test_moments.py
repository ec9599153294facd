"""Times, written as Discord timestamps; only a message that is updated may count down."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.locales import FOLDER
from bot.locales.phrases import LOCALES, Phrases, say
from bot.ui.text.moments import at_second, countdown, date_stamp, full_stamp, second_stamp, short_stamp

ROOT = Path(__file__).parents[3]
RENEWED = {
    "bot/ui/table/game_choice.py": "the table's message, updated when the choice is over",
    "bot/ui/table/message.py": "the table's message, updated as soon as a clock has run out",
    "bot/ui/tournament/scene.py": "the tournament's message, updated with its scene",
    "bot/publishing/table/turn_pings.py": "the ping to a player, deleted when the turn is over",
    "bot/ui/panel/headline.py": "the panel is redrawn after every move, and its last update shows no countdown",
}
"""Modules that count down, and why nobody sees a countdown run below zero."""
READ_ONLY = {"bot/publishing/table/turn_pings.py", "bot/typed/times/starts.py"}
"""Modules that read timestamps in the texts of others."""


def sources() -> Iterator[tuple[str, str]]:
    for folder in ("bot", "cogs"):
        for file in sorted((ROOT / folder).rglob("*.py")):
            yield file.relative_to(ROOT).as_posix(), file.read_text(encoding="utf-8")


def test_only_messages_that_the_bot_renews_contain_a_countdown() -> None:
    counting = {
        name
        for name, text in sources()
        if "countdown" in text
        and any(
            isinstance(node, ast.ImportFrom) and "countdown" in {each.name for each in node.names}
            for node in ast.walk(ast.parse(text))
        )
    }
    assert counting == set(RENEWED)


def test_discord_timestamps_are_written_in_one_module() -> None:
    found = {name for name, text in sources() if "<t:" in text}
    assert found == {"bot/ui/text/moments.py", *READ_ONLY}


@pytest.mark.parametrize("locale", sorted(LOCALES))
def test_no_language_file_contains_a_countdown_of_its_own(locale: str) -> None:
    for file in (FOLDER / locale).glob("*.ftl"):
        marks = set(re.findall(r"<t:[^>]*>", file.read_text(encoding="utf-8")))
        assert all(mark.endswith(":F>") for mark in marks), file.name


def test_a_countdown_rounds_a_started_second_up() -> None:
    assert countdown(1_800_000_000_001) == "<t:1800000001:R>"
    assert second_stamp(1_800_000_000_001) == "<t:1800000001:T>"
    assert at_second(Phrases("de"), 1_800_000_000_000) == "um <t:1800000000:T>"


def test_a_time_in_the_past_is_rounded_down() -> None:
    assert [stamp(1_800_000_000_999) for stamp in (short_stamp, full_stamp, date_stamp)] == [
        f"<t:1800000000:{style}>" for style in "fFD"
    ]


@pytest.mark.parametrize("locale", sorted(LOCALES))
def test_a_text_with_a_countdown_also_accepts_an_exact_time(locale: str) -> None:
    """The same sentence of a tournament's message takes either."""
    soon = at_second(Phrases(locale), 1_800_000_000_000)
    assert soon in say(locale, "tourney-next-level", when=soon, stakes="100/200")
