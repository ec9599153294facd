"""The rule book: it has every rule that code and tests cite, and every rule has a test."""

import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[1]
PAGES: Final = {
    "R": ROOT / ".docs/rules.md",
    "T": ROOT / ".docs/tournament-rules.md",
    "F": ROOT / ".docs/fairness.md",
    "S": ROOT / ".docs/fleet.md",
}
REFERENCE: Final = {
    "R": ROOT.parent / "shared/RULES.md",
    "T": ROOT.parent / "shared/TOURNAMENTS.md",
    "F": ROOT.parent / "shared/FAIRNESS.md",
}
NOT_OURS: Final = {
    "R": set[str](),
    "T": set[str](),
    "F": set[str](),
}
"""The sections of the reference that the book leaves out."""
NUMBER: Final = r"(?:[RT]-\d+\.\d+|[FS]-\d+)"
CITED: Final = re.compile(r"[RTFS](?<![\w-].)-(?:(?<=[RT]-)\d+\.\d+|(?<=[FS]-)\d+)\b")
"""A pattern for a rule's number; with the letter before the lookbehind it takes a third of the time."""
IN_A_NAME: Final = re.compile(r"_(?:([RT])(\d+)_(\d+)|([FS])(\d+))(?=_)")


def rules_of(page: Path) -> list[str]:
    """Return the numbers of a page's rules, each from its own heading, in the order of the page."""
    text = page.read_text(encoding="utf-8") if page.exists() else ""
    return re.findall(rf"^### ({NUMBER}) \S", text, re.MULTILINE)


@cache
def book() -> frozenset[str]:
    return frozenset(rule for page in PAGES.values() for rule in rules_of(page))


def cited(folder: str, *suffixes: str) -> Iterator[tuple[str, Path]]:
    """Yield each rule number that a file of the folder cites, with the file."""
    for path in (ROOT / folder).rglob("*"):
        if path.suffix in suffixes:
            yield from ((number, path.relative_to(ROOT)) for number in CITED.findall(path.read_text(encoding="utf-8")))


@cache
def proved() -> frozenset[str]:
    """Return each rule number in a test's name; ``test_R7_1_R7_3_...`` has two."""
    texts = [path.read_text(encoding="utf-8") for path in (ROOT / "tests").rglob("test_*.py")]
    names = [name for text in texts for name in re.findall(r"^ *(?:async )?def test(\w+)", text, re.MULTILINE)]
    return frozenset(rule for name in names for rule in _borne(name))


def _borne(name: str) -> Iterator[str]:
    for letter, section, rule, other, number in IN_A_NAME.findall(name):
        yield f"{letter}-{section}.{rule}" if letter else f"{other}-{number}"


def in_order(numbers: Iterable[str]) -> list[str]:
    return sorted(numbers, key=lambda number: (number[0], *map(int, number[2:].split("."))))


@pytest.mark.parametrize(
    "case", [("bot", ".py", ".sql", ".md", ".html"), ("cogs", ".py"), ("db", ".py", ".sql"), ("tests", ".py")]
)
def test_every_rule_cited_in_the_code_is_in_the_rule_book(case: tuple[str, ...]) -> None:
    folder, *suffixes = case
    assert [(number, str(path)) for number, path in cited(folder, *suffixes) if number not in book()] == []


def test_every_rule_cited_on_a_page_is_in_the_rule_book() -> None:
    assert {number for number, _ in cited(".docs", ".md")} <= book()


def test_every_rule_in_the_name_of_a_test_is_in_the_rule_book() -> None:
    assert len(proved()) > 80
    assert in_order(proved() - book()) == []


def test_every_rule_has_a_test_with_its_number() -> None:
    assert in_order(book() - proved()) == []


@pytest.mark.parametrize("case", PAGES.items())
def test_each_rule_appears_once_and_in_order(case: tuple[str, Path]) -> None:
    letter, page = case
    rules = rules_of(page)
    assert rules == in_order(set(rules))
    assert {rule[0] for rule in rules} <= {letter}


@pytest.mark.parametrize("letter", "RT")
def test_each_rule_is_in_the_section_of_its_number(letter: str) -> None:
    section = ""
    for line in PAGES[letter].read_text(encoding="utf-8").splitlines():
        if heading := re.match(r"## (\d+)\. ", line):
            section = heading[1]
        if rule := re.match(rf"### {letter}-(\d+)\.", line):
            assert rule[1] == section, line


@pytest.mark.skipif(not REFERENCE["R"].exists(), reason="the reference data with the rules is not here")
@pytest.mark.parametrize("case", REFERENCE.items())
def test_the_rule_book_has_every_reference_rule_outside_the_excluded_sections(case: tuple[str, Path]) -> None:
    letter, reference = case
    there = re.findall(rf"^- ({NUMBER}) ", reference.read_text(encoding="utf-8"), re.MULTILINE)
    left_out = [rule for rule in there if {rule, section_of(rule)} & NOT_OURS[letter]]
    assert len(there) > 5
    assert in_order(set(there) - set(left_out)) == rules_of(PAGES[letter])
    assert {name for rule in left_out for name in (rule, section_of(rule))} & NOT_OURS[letter] == NOT_OURS[letter]


def section_of(rule: str) -> str:
    return rule.partition(".")[0]
