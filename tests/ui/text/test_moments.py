"""How moments are told: by Discord's own marks, and counted down only where somebody renews the message."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from bot.locales import FOLDER
from bot.locales.phrases import LOCALES, Phrases, say
from bot.ui.text.moments import at_second, countdown, date_stamp, full_stamp, second_stamp, short_stamp
from tests.harness.with_each import with_each

ROOT = Path(__file__).parents[3]
RENEWED = {
    "bot/ui/table/game_choice.py": "the table's card, which is drawn again when the choice is over",
    "bot/ui/table/message.py": "the table's card, drawn anew as soon as a clock has run out",
    "bot/ui/tournament/scene.py": "the tournament's card, where its scene is renewed",
    "bot/publishing/table/reminders.py": "the call to a player, which is taken away when the turn is over",
}
"""Modules that count down, and why nobody reads it when it is past."""
READ_ONLY = {"bot/publishing/table/reminders.py", "bot/typed/times/starts.py"}
"""Modules that look for such marks in others' texts."""


def sources() -> Iterator[tuple[str, str]]:
    for folder in ("bot", "cogs"):
        for file in sorted((ROOT / folder).rglob("*.py")):
            yield file.relative_to(ROOT).as_posix(), file.read_text(encoding="utf-8")


def test_only_what_is_renewed_counts_down() -> None:
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


def test_moments_are_written_in_one_place() -> None:
    found = {name for name, text in sources() if "<t:" in text}
    assert found == {"bot/ui/text/moments.py", *READ_ONLY}


@with_each(sorted(LOCALES))
def test_no_text_counts_down_by_itself(locale: str) -> None:
    for file in (FOLDER / locale).glob("*.ftl"):
        marks = set(re.findall(r"<t:[^>]*>", file.read_text(encoding="utf-8")))
        assert all(mark.endswith(":F>") for mark in marks), file.name


def test_a_started_second_counts_as_a_whole_one() -> None:
    assert countdown(1_800_000_000_001) == "<t:1800000001:R>"
    assert second_stamp(1_800_000_000_001) == "<t:1800000001:T>"
    assert at_second(Phrases("de"), 1_800_000_000_000) == "um <t:1800000000:T>"


def test_a_moment_that_is_past_is_never_told_as_later() -> None:
    assert [stamp(1_800_000_000_999) for stamp in (short_stamp, full_stamp, date_stamp)] == [
        f"<t:1800000000:{style}>" for style in "fFD"
    ]


@with_each(sorted(LOCALES))
def test_a_moment_stands_where_a_countdown_does(locale: str) -> None:
    """The same sentence of a tournament's card takes either."""
    soon = at_second(Phrases(locale), 1_800_000_000_000)
    assert soon in say(locale, "tourney-next-level", when=soon, stakes="100/200")
