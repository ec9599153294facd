"""The texts, none of which uses a term that the glossary in `bot/locales/README.md` avoids.

Only visible text counts: no key, comment or variable, and nothing between backticks, which are commands.
"""

import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

import pytest
from fluent.syntax import FluentParser, ast

from bot.locales import DEFAULT, FOLDER, locales
from tests.harness.languages import parsed

README: Final = (FOLDER / "README.md").read_text(encoding="utf-8")
ROOT: Final = Path(__file__).parents[3]
PAGES: Final = (ROOT / "README.md", *sorted((ROOT / ".docs").glob("*.md")), ROOT / ".env.example")
VALUE: Final = "…"
"""The placeholder in a text for a value from the program."""


class Avoided(NamedTuple):
    terms: tuple[str, ...]
    openings: tuple[str, ...]
    """Words that may begin a sentence only if it is a question."""


@cache
def avoided(locale: str) -> Avoided:
    """Return the terms that a language avoids, from its section of the glossary."""
    (section,) = re.findall(rf"^### {locale}$(.*?)(?=^### |\Z)", README, re.MULTILINE | re.DOTALL)
    openings = re.findall(r"^Begins a sentence only to ask: (.*)\.$", section, re.MULTILINE)
    words = tuple(word for line in openings for word in line.split(", "))
    return Avoided(tuple(re.findall(r"^- (.+) → .+$", section, re.MULTILINE)), words)


@cache
def expression(term: str) -> re.Pattern[str]:
    words = r"\s+".join(re.escape(word) for word in term.split()).replace(r"\*", r"\w*")
    return re.compile(rf"(?<!\w){words}(?!\w)", re.IGNORECASE)


def wordings(pattern: ast.Pattern) -> Iterator[str]:
    """Yield the text as it is read, with `…` for each value, and each variant of it separately."""
    said = ""
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            said += element.value
            continue
        chosen = element.expression
        said += chosen.value if isinstance(chosen, ast.StringLiteral) else VALUE
        if isinstance(chosen, ast.SelectExpression):
            for variant in chosen.variants:
                yield from wordings(variant.value)
    yield re.sub(r"`[^`]*`", "`", said)


def statements(said: str, openings: tuple[str, ...]) -> list[str]:
    """Return the sentences that begin with a question word and are no questions."""
    begun = rf"(?:^|[.!?:]\s)[\s*#•-]*(?=(?:{'|'.join(openings)})\b)([^.!?]*[.!?]?)"
    found = re.findall(begun, said, re.MULTILINE) if openings else []
    return [sentence for sentence in found if not sentence.endswith("?")]


def violations(locale: str, file: ast.Resource) -> list[str]:
    """Return everything in a Fluent file that its language avoids, with the keys of the texts."""
    found: list[str] = []
    for entry in file.body:
        if isinstance(entry, ast.Message) and entry.value is not None:
            for said in wordings(entry.value):
                found += violations_of(locale, entry.id.name, said)
    return found


def violations_in(locale: str, written: str) -> list[str]:
    return violations(locale, FluentParser().parse(written))


def violations_of(locale: str, key: str, said: str) -> list[str]:
    terms, openings = avoided(locale)
    found = [f"{key}: {term}" for term in terms if expression(term).search(said)]
    return found + [f"{key}: {sentence}" for sentence in statements(said, openings)]


@pytest.mark.xdist_group("phrases")
@pytest.mark.parametrize("locale", locales())
def test_no_text_uses_a_term_that_its_language_avoids(locale: str) -> None:
    files = sorted((FOLDER / locale).glob("*.ftl"))
    assert [violation for file in files for violation in violations(locale, parsed(file))] == []


@pytest.mark.parametrize("locale", locales())
def test_the_proof_page_uses_no_term_that_its_language_avoids(locale: str) -> None:
    file = ROOT / "bot" / "fairness" / "page" / f"{locale.partition('-')[0]}.json"
    said: dict[str, str] = json.loads(file.read_text(encoding="utf-8"))
    assert len(said) > 50
    assert [violation for key, text in said.items() for violation in violations_of(locale, key, text)] == []


@pytest.mark.parametrize("page", PAGES)
def test_no_documentation_page_uses_a_term_that_the_english_texts_avoid(page: Path) -> None:
    said = re.sub(r"`[^`]*`", "`", page.read_text(encoding="utf-8"))
    assert [term for term in avoided(DEFAULT).terms if expression(term).search(said)] == []


@pytest.mark.parametrize("locale", locales())
def test_the_check_finds_each_avoided_term_anywhere_in_a_text(locale: str) -> None:
    assert len(avoided(locale).terms) > 30
    for term in avoided(locale).terms:
        shown = term.replace("*", "xyz").replace(VALUE, "{ $value }")
        assert f"a-key: {term}" in violations_in(locale, f"a-key = One, {shown}.")
        assert f"a-key: {term}" in violations_in(
            locale, f"a-key = {{ $count ->\n    [one] One\n   *[other] {shown.title()}\n}}"
        )


def test_the_check_ignores_comments_and_commands_and_variables_and_longer_words() -> None:
    assert violations_in("en-US", "# the running hand\nundo = Type `/table undo`, { $cancelled }.") == []
    assert violations_in("en-US", "key = The anewed undoing of cancelleds") == []


@pytest.mark.parametrize(
    "case",
    [
        ("Who misses two turns sits out.", True),
        ("Sit down. **Who sits is dealt in.**", True),
        ("What is won is paid", True),
        ("Who sits here?", False),
        ("**What now?** Sit down.", False),
        ("Players who sit are dealt in.", False),
        ("Whole hands only.", False),
    ],
)
def test_a_question_word_begins_a_sentence_only_in_a_question(case: tuple[str, bool]) -> None:
    said, wrong = case
    assert bool(statements(said, avoided("en-US").openings)) is wrong


def test_every_row_of_the_glossary_has_a_word_in_each_language() -> None:
    heading, _, *rows = [line.strip("| ").split(" | ") for line in README.splitlines() if line.startswith("|")]
    assert sorted(heading) == sorted(locales())
    assert len(rows) > 60
    assert [row for row in rows if len(row) != len(heading) or not all(row)] == []
