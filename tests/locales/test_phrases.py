import ast
import logging
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple, get_args

import pytest
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from bot.locales import DEFAULT, FOLDER, phrases
from bot.locales.phrases import LOCALES, PhraseError, Phrases, find, nearest, say
from bot.poker.actions import ActionKind
from bot.poker.games import GAMES
from bot.poker.games.mixes import MIXES
from bot.poker.refusals import Reason
from bot.poker.stakes import Limit
from bot.tables.replies import TableDenial
from tests.harness.languages import parsed
from tests.harness.source_code import nodes, sources

MADE_OF_DATA = {"command-", "rules-", "game-", "street-"}
"""Prefixes of keys that end with the name of a command, a game or a street."""


class Call(NamedTuple):
    key: str
    given: frozenset[str]
    where: str


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:
        self.names.add(node.id.name)


def messages(locale: str) -> dict[str, set[str]]:
    """Return every key of a language with the variables of its phrase."""
    found: dict[str, set[str]] = {}
    for file in sorted((FOLDER / locale).glob("*.ftl")):
        for entry in parsed(file).body:
            assert not isinstance(entry, fluent.Junk), f"{file.name}: {entry.content}"
            if isinstance(entry, fluent.Message):
                assert entry.id.name not in found, f"{entry.id.name} is defined twice"
                visitor = Variables()
                visitor.visit(entry)
                found[entry.id.name] = visitor.names
    return found


class Facts(NamedTuple):
    """The facts about the code that these tests need."""

    calls: tuple[Call, ...]
    """Every ``say`` with a literal key; ``**`` counts as a variable named ``*``."""
    whole: frozenset[str]
    """Every literal text."""
    beginnings: frozenset[str]
    """The beginning of every f-string."""


OF_THE_CODE = pytest.mark.xdist_group("phrases")
"""Run in one worker with the other tests of all phrases, so that code and phrases are read once."""


@cache
def facts() -> Facts:
    calls: list[Call] = []
    whole: set[str] = set()
    beginnings: set[str] = set()
    for path in sources("bot", "cogs"):
        for node in nodes(ast.parse(path.read_text(encoding="utf-8"))):
            match node:
                case ast.Call() if _called(node.func) in {"say", "say_", "Complaint"}:
                    calls += _calls(node, path)
                case ast.Constant(value=str(text)):
                    whole.add(text)
                case ast.JoinedStr(values=[ast.Constant(value=beginning), *_]):
                    beginnings.add(str(beginning))
    return Facts(tuple(calls), frozenset(whole), frozenset(beginnings))


def _calls(node: ast.Call, path: Path) -> Iterator[Call]:
    keys = [arg.value for arg in node.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]
    given = frozenset(word.arg or "*" for word in node.keywords)
    return (Call(key, given, f"{path.name}:{node.lineno}") for key in keys if key not in LOCALES)


def _called(function: ast.expr) -> str:
    match function:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
    return ""


@OF_THE_CODE
def test_every_key_in_the_code_has_a_phrase_and_its_variables() -> None:
    known, wrong = messages(DEFAULT), []
    for call in facts().calls:
        if call.key not in known:
            wrong.append(f"{call.where}: no phrase {call.key}")
        elif "*" not in call.given and not known[call.key] <= call.given:
            wrong.append(f"{call.where}: {call.key} lacks {known[call.key] - call.given}")
    assert not wrong


def made_of_data() -> Iterator[str]:
    for name, game in GAMES.items():
        yield from (f"game-{name}", f"rules-{name}")
        for street in (*game.streets, *game.short_streets):
            yield from (f"street-{street.name}", f"street-{street.name}-bets")
    yield from (f"game-{kind}" for kind in ("mix", "dealers-choice", *MIXES))


def texts_in_the_code() -> tuple[set[str], set[str]]:
    """Return the literal texts and the beginnings of f-strings, as possible keys.

    A key passed to ``described`` lacks its first word, so each text is also tried with ``command-``.
    """
    whole = {text for each in facts().whole for text in (each, f"command-{each}")}
    beginnings = {text for each in facts().beginnings for text in (each, f"command-{each}")}
    return whole, {text for text in beginnings if text.endswith("-") and len(text) > 2} - MADE_OF_DATA


@OF_THE_CODE
def test_every_phrase_is_used() -> None:
    whole, beginnings = texts_in_the_code()
    known = whole | set(made_of_data())
    unused = [key for key in messages(DEFAULT) if key not in known and not key.startswith(tuple(beginnings))]
    # The keys of lists are put together from two parts.
    assert set(unused) <= {"list-or", "pair-or", "list-and", "pair-and"}


@pytest.mark.parametrize("reason", Reason)
def test_R4_12_every_refusal_has_a_sentence(reason: Reason) -> None:
    assert say(DEFAULT, f"refusal-{reason}", amount=40, name="Bob", most=3).endswith(".")


@pytest.mark.parametrize("denial", TableDenial)
def test_every_denial_has_a_sentence(denial: TableDenial) -> None:
    until = say(DEFAULT, "ban-end", when="none")
    shown = say(DEFAULT, f"denial-{denial}", buy_in="400", seat=1, seats=8, free="2", until=until, menu="More…")
    assert shown.endswith(".")


@pytest.mark.parametrize("kind", ActionKind)
def test_every_action_has_texts_for_its_button_and_its_option_and_its_confirmation(kind: ActionKind) -> None:
    for key in (f"button-{kind.replace('_', '-')}", f"option-{kind}", f"done-{kind}"):
        assert say(DEFAULT, key, amount=40, most=3, count=2)


@pytest.mark.parametrize("name", GAMES)
def test_every_game_and_street_has_a_name(name: str) -> None:
    assert say(DEFAULT, f"game-{name}")
    assert say(DEFAULT, f"rules-{name}", draws=1)
    assert say(DEFAULT, f"first-{name}", draws=1, qualifier=8)
    assert say(DEFAULT, f"guide-start-{name}")
    for street in (*GAMES[name].streets, *GAMES[name].short_streets):
        assert say(DEFAULT, f"street-{street.name}")
        assert not street.draw or say(DEFAULT, f"street-{street.name}-bets")


@pytest.mark.parametrize("limit", get_args(Limit))
def test_every_betting_limit_has_a_name(limit: Limit) -> None:
    assert say(DEFAULT, f"limit-{limit}")
    assert "Badugi" in say(DEFAULT, f"game-in-{limit}", game="Badugi")
    assert "10/20" in say(DEFAULT, f"game-line-{limit}", game="Badugi", stakes="10/20")
    assert "10/20" in say(DEFAULT, f"game-line-mix-{limit}", game="Lowball", stakes="10/20")


@pytest.mark.parametrize("rank", range(13))
def test_R2_4_every_rank_has_a_word_and_a_plural(rank: int) -> None:
    assert say(DEFAULT, f"rank-{rank}") != say(DEFAULT, f"ranks-{rank}")


OFTEN_ONE: list[tuple[str, dict[str, str | int], str]] = [
    ("flags-none", {"hands": 1, "days": 1, "players": 2, "pairs": 1}, "in one hand from the last day: 2 players"),
    ("flags-none", {"hands": 9, "days": 7, "players": 2, "pairs": 1}, "in 9 hands from the last 7 days: 2 players"),
    ("flags-title", {"flags": 1, "hands": 900, "days": 1, "players": 9}, "in 900 hands from the last day, among"),
    ("tables-too-many", {"most": 1}, "You already have one table open"),
    ("room-tables-most", {"most": 1}, "One table is open on this server"),
    ("health-database", {"waiting": 1, "ms": "2.0"}, "Database: one change waiting"),
    ("claim-granted", {"chips": 1, "balance": 1_000}, "Here is 1 chip. You now have 1,000"),
]


@pytest.mark.parametrize("case", OFTEN_ONE)
def test_counts_of_one_are_in_the_singular(case: tuple[str, dict[str, str | int], str]) -> None:
    key, values, expected = case
    assert expected in say(DEFAULT, key, **values)


def test_amounts_are_written_with_thousands_separators() -> None:
    assert say(DEFAULT, "button-call", amount=12_500) == "Call 12,500"


def test_a_missing_phrase_or_variable_is_an_error_in_tests(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(phrases, "strict", True)
    with pytest.raises(PhraseError, match="no-such-phrase"):
        say(DEFAULT, "no-such-phrase")
    with pytest.raises(PhraseError, match="amount"):
        say(DEFAULT, "button-call")


def test_in_production_a_missing_phrase_shows_its_key_and_is_logged(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(phrases, "strict", False)
    phrases._said.cache_clear()
    with caplog.at_level(logging.ERROR):
        assert say("de", "no-such-phrase") == "[no-such-phrase]"
        assert "Call" in say(DEFAULT, "button-call")
    assert "no-such-phrase" in caplog.text
    assert "button-call" in caplog.text
    monkeypatch.setattr(phrases, "strict", True)
    with pytest.raises(PhraseError, match="no-such-phrase"):
        say("de", "no-such-phrase")


def test_an_unsupported_language_is_replaced_by_the_nearest() -> None:
    assert nearest("en-GB") == "en-US"
    assert nearest("ja") == "en-US"
    assert say("ja", "button-fold") == "Fold"
    assert find("ja", "button-fold") is None
    assert find(DEFAULT, "button-fold") == "Fold"


@pytest.mark.parametrize(
    "case",
    [
        ([], ""),
        (["fold"], "fold"),
        (["call 40", "fold"], "call 40 or fold"),
        (["call 40", "raise to 80", "fold"], "call 40, raise to 80, or fold"),
    ],
)
def test_the_items_of_a_list_are_joined_by_commas_with_the_word_or_before_the_last(case: tuple[list[str], str]) -> None:
    items, expected = case
    assert Phrases(DEFAULT).any_of(items) == expected


@pytest.mark.parametrize("locale", LOCALES)
def test_a_name_and_a_moment_that_are_put_in_later_change_nothing_of_the_phrase(locale: str) -> None:
    told = Phrases(locale)
    for key in ("turn", "turn-to-call", "turn-to-draw"):
        whole = told(key, name="**Al**", when="<t:7:R>", amount=1200)
        assert told.naming(key, name="**Al**", when="<t:7:R>", amount=1200) == whole
    for key in ("did-raise", "did-check", "did-take-back"):
        assert told.naming(key, name="Al", amount=1200) == told(key, name="Al", amount=1200)
