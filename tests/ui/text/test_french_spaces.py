"""The no-break spaces of French texts.

A narrow one (U+202F) comes before ``;``, ``!``, ``?`` and ``%`` and inside « », a full one (U+00A0) before the colon,
and no two follow each other. Only visible text counts, as in the test of the glossary, and no time of day, URL or
Discord markup.
"""

import json
import re
from pathlib import Path
from typing import Final

import pytest
from fluent.syntax import FluentParser, ast

from bot.locales import FOLDER
from tests.ui.text.test_glossary import ROOT, wordings

FILES: Final = sorted((FOLDER / "fr").glob("*.ftl"))
PAGE: Final = ROOT / "bot" / "fairness" / "page" / "fr.json"
NO_SIGNS: Final = re.compile(r"https?://\S+|<[^<>\s]+>|\b\d\d?:\d\d\b|\b[A-Z]+=\S+|\?\?")
"""Signs that belong to no sentence; ``FREQ=WEEKLY;BYDAY=FR`` is a recurrence, ``??`` an unseen card."""
LACKING: Final = re.compile(r"(?<![\u202f;!?])[;!?]|(?<!\u202f)[%»]|(?<!\u00a0):|«(?!\u202f)|[\u00a0\u202f]{2}")
BEFORE: Final = 20
"""The number of characters that are reported before a sign."""


def lacking(file: str) -> list[str]:
    """Return every sign in a Fluent file that lacks its space, with its key and the text around it."""
    found: list[str] = []
    for entry in FluentParser().parse(file).body:
        if not isinstance(entry, ast.Message) or entry.value is None:
            continue
        for said in wordings(entry.value):
            found += lacking_of(entry.id.name, said)
    return found


def lacking_of(key: str, said: str) -> list[str]:
    text = NO_SIGNS.sub("", said)
    signs = (text[max(sign.start() - BEFORE, 0) : sign.end() + 1] for sign in LACKING.finditer(text))
    return [f"{key}: {sign!r}" for sign in signs]


@pytest.mark.parametrize("file", FILES)
def test_every_sign_in_the_french_texts_has_its_no_break_space(file: Path) -> None:
    assert lacking(file.read_text(encoding="utf-8")) == []


def test_every_sign_on_the_french_proof_page_has_its_no_break_space() -> None:
    said: dict[str, str] = json.loads(PAGE.read_text(encoding="utf-8"))
    assert len(said) > 50
    assert [sign for key, text in said.items() for sign in lacking_of(key, text)] == []


@pytest.mark.parametrize(
    "case",
    [
        ("Quitter ?", "Quitter ?"),
        ("Quitter?", "Quitter?"),
        ("Quitter\N{NO-BREAK SPACE}?", "Quitter\N{NO-BREAK SPACE}?"),
        ("Bonne chance !", "Bonne chance !"),
        ("Vide ; sinon cinq", "Vide ; "),
        ("{ $percent }%", "…%"),
        ("Vide ou «\N{NARROW NO-BREAK SPACE}{ $text } »", "Vide ou «\N{NARROW NO-BREAK SPACE}… »"),
        ("« { $text }\N{NARROW NO-BREAK SPACE}»", "« "),
        ("{ $name } : { $game }", "… : "),
        (
            "«\N{NARROW NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}{ $text }\N{NARROW NO-BREAK SPACE}»",
            "«\N{NARROW NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}…",
        ),
        ("**Gains\N{NARROW NO-BREAK SPACE}:** { $prizes }", "**Gains\N{NARROW NO-BREAK SPACE}:*"),
        ("{ $count ->\n    [one] Une main\n   *[other] Des mains :\n}", "Des mains :"),
    ],
)
def test_a_sign_without_its_no_break_space_is_reported_with_the_key_of_its_text(case: tuple[str, str]) -> None:
    said, expected = case
    assert lacking(f"# Un titre :\na-key = {said}") == [f"a-key: {expected!r}"]


@pytest.mark.parametrize(
    "said",
    [
        "Quitter\N{NARROW NO-BREAK SPACE}?!",
        "Vide ou «\N{NARROW NO-BREAK SPACE}{ $text }\N{NARROW NO-BREAK SPACE}»",
        "**Gains\N{NO-BREAK SPACE}:** 25\N{NARROW NO-BREAK SPACE}%",
        "De 20:00 à 20:45, `/lobby off:True`, <t:1:R>, https://example.org/?a;b",
        "Des ?? comme FREQ=WEEKLY;BYDAY=FR",
    ],
)
def test_correct_spaces_and_signs_outside_sentences_are_not_reported(said: str) -> None:
    assert lacking(f"a-key = {said}") == []
