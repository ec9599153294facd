"""The web page that verifies proofs, as a file; tests/demo/test_verify_page.py opens it in a browser."""

import json
import re
from importlib.resources import files

import pytest

from bot.fairness.page import LANGUAGES, verify_page
from bot.poker.games import GAMES

TEXTS = {name: json.loads((files("bot.fairness.page") / f"{name}.json").read_text("utf-8")) for name in LANGUAGES}


def test_the_page_is_smaller_than_74_kib() -> None:
    """The page has four languages and a complete verifier."""
    assert len(verify_page().encode()) < 74 * 1024


def test_the_page_loads_nothing_from_the_network() -> None:
    page = verify_page()
    assert "default-src 'none'" in page
    assert re.findall(r"(?:src|href|action|url)\s*[=(]\s*[\"']?(?!')[a-z/]", page) == []
    assert re.findall(r"\b(?:fetch|XMLHttpRequest|WebSocket|import|sendBeacon|EventSource)\b", page) == []
    assert "innerHTML" not in page
    assert "crypto.subtle" not in page


def test_the_page_knows_every_game() -> None:
    (told,) = re.findall(r"^const GAMES = (.+);$", verify_page(), re.MULTILINE)
    games = json.loads(told)
    assert games.keys() == GAMES.keys()
    assert games["razz"]["streets"][0] == [2, 1, True, False]
    assert games["five-card-draw"]["jokers"] == ["wild", "bug"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_text_with_the_same_variables(language: str) -> None:
    texts = TEXTS[language]
    assert texts.keys() == TEXTS["en"].keys()
    assert all(texts.values())
    for name, text in texts.items():
        assert set(re.findall(r"\{(\w+)\}", text)) == set(re.findall(r"\{(\w+)\}", TEXTS["en"][name])), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_text_about_a_missing_comparison_names_the_field_by_its_label(language: str) -> None:
    label, _, _ = TEXTS[language]["compare"].partition(" (")
    assert label in TEXTS[language]["not_compared"]


def test_the_page_uses_every_one_of_its_texts_and_has_every_text_that_it_uses() -> None:
    page = (files("bot.fairness.page") / "verify.html").read_text("utf-8")
    steps = {"form", "seal", "unused", "cut", "deal", "cards", "shown", "kept", "closing", "chain", "apart"}
    named = set(re.findall(r"data-text=\"(\w+)\"", page)) | set(re.findall(r"[\"'](\w+)[\"']", page))
    named |= {f"{step}{end}" for step in steps for end in ("", "_good", "_bad")} | {"language"}
    named |= {f"{step}_half" for step in ("kept", "closing")}
    assert TEXTS["en"].keys() <= named
    assert set(re.findall(r"data-text=\"(\w+)\"", page)) <= TEXTS["en"].keys()


def test_the_page_starts_in_the_language_of_its_recipient_or_of_the_browser() -> None:
    assert "({/*" not in verify_page("de")
    assert '("sv-SE" || navigator.language' in verify_page("sv-SE")
    assert "(null || navigator.language" in verify_page()
