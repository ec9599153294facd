"""Words beside a number, which must be right for one: "1 time", not "1 times".

Each number in a phrase selects a variant (``[one] … *[other] …``), or has a word after it that fits any number, or is
never one.
"""

import re
from collections.abc import Callable, Iterator
from functools import cache
from itertools import pairwise
from typing import Final, NamedTuple

import pytest
from fluent.syntax import ast
from fluent.syntax.serializer import FluentSerializer
from fluent.syntax.visitor import Visitor

from bot.locales import FOLDER
from bot.locales.phrases import LOCALES, say
from tests.harness.languages import parsed

pytestmark = pytest.mark.xdist_group("phrases")

TEXTS: Final = frozenset(
    " ".join(
        (
            "card cards channel channels day expected first game games guild hand id items last learn limit",
            "name named names open opens option page part permission place player practice ranks rate",
            "readings satellite target",
            "role rules season second server step table tables text time until up wallet what when who whom zone",
        )
    ).split()
)
"""Variables that count nothing: they hold a text or the number of one thing."""
COUNTED_BY_PLACE: Final = frozenset({"level", "number", "page", "place", "seat", "step"})
"""Variables that count nothing: they number a thing, as in ``seat 1 is``."""

ANY: Final = {
    "en-US": """MB and as at back down for guaranteed here in instead left more ms of out played removed returned s
        split taken to went with won""",
    "de": """Ante MB Mal Platz Spieler Zeichen an auf bekommen besetzt bis callen completen dabei der eingezogen
        erhöhen garantiert gespielt geteilt gewonnen in mit ms oder s setzen tauschen und verdeckt
        von weg zahlen zu zum zur zurück zurückgewonnen""",
    "sv-SE": """MB att av delas deltagare den enligt för garanterat gick i kort kvar med
        ms och par per poäng raderades s som spelare tagna tecken till vid""",
    "fr": """Mo au aux avec comme contre dans de des encore et fois gagné ici ms plus pour s succès sur à""",
}
"""Words that may follow any number: short words, and nouns with one form for one and for many."""

BEFORE_MANY: Final = {
    "en-US": "are were",
    "de": "alle haben hatten lagen liegen sind waren werden wurden",
    "sv-SE": "alla dessa",
    "fr": "avaient des les ont sont étaient",
}
"""Words that may come only before a number greater than one: ``there are 1`` is wrong."""

NEVER_ONE: Final = {
    # These are hands of three or four cards.
    "drawing-wheel": "count",
    "drawing-six": "count",
    "drawing-seven": "count",
    "drawing-eight": "count",
    # A sit and go is for two or more.
    "format-sit-and-go": "entrants",
    "format-standing": "entrants",
    "format-bracket-sit-and-go": "entrants",
    "format-shootout-sit-and-go": "entrants",
    # A match lasts longer, and is for two or more.
    "noted-bracket": "amount",
    "noted-shootout": "amount",
    "tourney-bracket": "entrants minutes total",
    "tourney-shootout": "entrants minutes total",
    # Who shares places gets a number each.
    "tourney-prize-shared": "amount",
    # The name of a round.
    "tourney-said-through": "round",
    "tourney-said-through-against": "round",
    "tournament-when-full": "entrants",
    "tournament-sit-and-go-size": "sizes",
    # A lot is drawn among two or more, and more players than seats are left on the bubble.
    "noted-equal-stacks": "amount",
    "tourney-said-bubble-seats": "left",
    # A seat costs more than the entry to its satellite.
    "tourney-seats-for": "amount",
    "tournament-satellite": "amount",
    # A name.
    "tourney-said-seats": "event",
    # The name of a pot.
    "award-split": "pot",
    # A sentence.
    "denial-paused-impossible": "reason",
    "standstill-letter": "reason",
    "standstill-owner": "reason",
    # No noun follows it.
    "evening-own": "amount",
    "evening-result": "amount",
    "evening-others": "count",
    # Limits set in the code.
    "reason-needed": "most",
    "tourney-late-shorter": "entrants bets",
    "tournament-bad-name": "most",
    "tournament-more-password": "most",
    "preset-bad-name": "most",
    "template-bad-name": "most",
    "preset-too-many": "most",
    "template-too-many": "most",
    "tournaments-too-many": "most",
    "schedules-too-many": "most",
    "tournament-guarantee-most": "most",
    "dispute-too-many": "most",
    "own-hands-capped": "most",
    "room-list-size": "most",
    "league-title": "results",
    "board-least": "least",
    "table-info-bank": "hands seconds",
    "table-deserted": "seconds",
    "house-rule-raise_cap": "value",
    "house-rule-max_draw": "value",
    "option-draw": "most",
    "repeats-either": "weeks",
    # A table has at least two seats, and a turn lasts several seconds, or hours at a slow table.
    "room-seats-most": "most",
    "seats-too-many": "most",
    "seats-all-free": "count",
    "denial-table_full": "seats",
    "table-list-line": "seats",
    "lobby-tournament": "most",
    "preset-line": "seats",
    "table-info-clock": "seconds",
    "pace-clock-seconds": "seconds",
    "pace-clock-hours": "hours",
    "pace-fact-rush": "seconds",
    "first-turn": "seconds",
    "panel-first-bank": "seconds",
    "first-turn-slow": "hours",
    "table-info-slow": "hours days",
    # A tournament has at least two entrants and lasts at least 15 minutes.
    "tourney-too-fast": "entrants minutes shortest",
    "tourney-off-target": "entrants likely minutes",
    "tourney-ladder": "entrants",
    "tournament-with": "entrants",
    "tourney-prizes-with": "entrants",
    "tourney-too-few": "least",
    "tourney-needed": "least",
    "tourney-manage": "least",
    "tourney-manage-few": "least",
    "tourney-denial-too_few": "least",
    "tournament-least": "least",
    "tourney-said-started": "entrants",
    "tourney-said-late-over": "entrants",
    "tourney-said-bubble": "left",
    "tourney-said-in-the-money": "left",
    "tourney-said-final-table": "left",
    "tourney-said-reminder-day": "most",
    "tourney-said-rebuy": "stack",
    "tourney-said-break-add-on": "stack",
    "tourney-done-waiting": "most",
    "tourney-target": "minutes",
    "tournament-level-too-long": "most",
    "template-line": "minutes most",
    "tourney-won": "entrants",
    "deal-about": "count",
    "recap-won": "entrants",
    "recap-played": "entrants",
    "recap-big-bets": "bets",
    "stats-achieved": "all",
    # A flag is about at least two players and needs many hands, meetings and chances.
    "flags-title": "players",
    "flags-none": "players",
    "flag-chip-dumping": "hands there bets",
    "flag-soft-play": "tried",
    "flag-strong-folds": "tried",
    "flag-together": "meetings did",
    "flag-odds": "odds",
    "flag-new-account": "brought",
    "flag-chip-dumping-tournament": "hands there bets",
    "flag-last-chips": "tried did bets",
    "flag-bubble-soft-play": "tried",
    # Numbers that are always greater than one.
    "practice-opened-seated": "amount",
    "mod-reset-too-much": "balance",
    "odds-sampled": "count",
    "odds-mixed": "count",
    "lesson-dead": "wanted",
    "lesson-start-straight": "count",
    "export-done": "files rows",
}
"""Variables that are at least two, by the key of the phrase."""


class Followed(NamedTuple):
    """A number and the word beside it."""

    key: str
    variable: str
    word: str


Look = Callable[[ast.Pattern, frozenset[str]], Iterator[tuple[str, str]]]


@cache
def phrases(locale: str) -> tuple[tuple[str, ast.Pattern], ...]:
    """Return the key and the text of every phrase."""
    files = sorted((FOLDER / locale).glob("*.ftl"))
    entries = [entry for file in files for entry in parsed(file).body]
    found = (entry for entry in entries if isinstance(entry, ast.Message))
    return tuple((entry.id.name, entry.value) for entry in found if entry.value is not None)


def followed(locale: str) -> Iterator[Followed]:
    """Yield each number with the word after it, unless a variant for one was selected."""
    for key, pattern in phrases(locale):
        yield from (Followed(key, *each) for each in _followed(pattern, frozenset()))


def _followed(pattern: ast.Pattern, chosen: frozenset[str]) -> Iterator[tuple[str, str]]:
    for at, element in enumerate(pattern.elements):
        if not isinstance(element, ast.Placeable):
            continue
        if isinstance(element.expression, ast.SelectExpression):
            yield from _in_each(element.expression, chosen, _followed)
        name = _variable(element.expression)
        behind = pattern.elements[at + 1] if at + 1 < len(pattern.elements) else None
        if (
            name is None
            or name in chosen
            or name in TEXTS | COUNTED_BY_PLACE
            or not isinstance(behind, ast.TextElement)
        ):
            continue
        word = re.match(r"(?:\*\*)?[ \u00a0\u202f]([^\W\d_]+)", behind.value)
        if word is not None:
            yield name, word[1]


def _in_each(choice: ast.SelectExpression, chosen: frozenset[str], look: Look) -> Iterator[tuple[str, str]]:
    """Yield what ``look`` finds in each variant; a number with a variant for one needs no further check."""
    name = _variable(choice.selector)
    known = chosen | {name} if name is not None and any(map(_is_one, choice.variants)) else chosen
    for variant in choice.variants:
        yield from look(variant.value, known)


def _is_one(variant: ast.Variant) -> bool:
    return (variant.key.name if isinstance(variant.key, ast.Identifier) else str(variant.key.value)) in ("one", "1")


def _variable(expression: ast.InlineExpression | ast.Placeable | ast.SelectExpression) -> str | None:
    if isinstance(expression, ast.FunctionReference) and expression.arguments.positional:
        expression = expression.arguments.positional[0]
    return expression.id.name if isinstance(expression, ast.VariableReference) else None


def preceded(locale: str) -> Iterator[Followed]:
    """Yield each number with the word before it.

    This includes numbers that select a variant, since a word outside the variants serves all of them.
    """
    for key, pattern in phrases(locale):
        yield from (Followed(key, *each) for each in _preceded(pattern, frozenset()))


def _preceded(pattern: ast.Pattern, chosen: frozenset[str]) -> Iterator[tuple[str, str]]:
    for before, element in pairwise(pattern.elements):
        if not isinstance(element, ast.Placeable) or not isinstance(before, ast.TextElement):
            continue
        choice = element.expression if isinstance(element.expression, ast.SelectExpression) else None
        name = _variable(choice.selector if choice is not None else element.expression)
        word = re.search(r"([^\W\d_]+)[ \u00a0\u202f](?:\*\*)?$", before.value)
        if word is not None and name is not None and name not in chosen | TEXTS | COUNTED_BY_PLACE:
            yield name, word[1].casefold()
    for element in pattern.elements:
        if isinstance(element, ast.Placeable) and isinstance(element.expression, ast.SelectExpression):
            yield from _in_each(element.expression, chosen, _preceded)


class Ones(Visitor):
    """A visitor that finds the words after a number in each selection by it: for one, and for many."""

    def __init__(self) -> None:
        self.found: list[tuple[str | None, str | None]] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        name, one = _variable(node.selector), next(filter(_is_one, node.variants), None)
        if name is not None and one is not None:
            many = next(variant for variant in node.variants if variant.default)
            self.found.append((_counted(one, name), _counted(many, name)))
        self.generic_visit(node)


def _counted(variant: ast.Variant, name: str) -> str | None:
    text = FluentSerializer().serialize_entry(ast.Message(ast.Identifier("a"), variant.value))
    word = re.search(rf"(?:\{{ \${name} \}}|(?<!\w)1)(?:\*\*)?[ \u00a0\u202f]([^\W\d_]+)", text)
    return word[1] if word is not None else None


@pytest.mark.parametrize("locale", sorted(LOCALES))
def test_no_word_is_singular_in_one_phrase_and_plural_in_another(locale: str) -> None:
    found: list[tuple[str, str | None, str | None]] = []
    for key, pattern in phrases(locale):
        ones = Ones()
        ones.visit(pattern)
        found += [(key, *each) for each in ones.found]
    plurals = {many for _, one, many in found if one != many and one is not None}
    assert not [f"{key}: 1 {one}" for key, one, _ in found if one in plurals]


@pytest.mark.parametrize("locale", sorted(LOCALES))
def test_the_word_before_a_number_is_correct_when_the_number_is_one(locale: str) -> None:
    many = set(BEFORE_MANY[locale].split())
    assert not [
        f"{each.key}: {each.word} 1"
        for each in preceded(locale)
        if each.word in many and each.variable not in NEVER_ONE.get(each.key, "").split()
    ]


@pytest.mark.parametrize("locale", sorted(LOCALES))
def test_the_word_after_a_number_is_correct_when_the_number_is_one(locale: str) -> None:
    anyhow = set(ANY[locale].split())
    wrong = [
        f"{each.key}: 1 {each.word}"
        for each in followed(locale)
        if each.word not in anyhow and each.variable not in NEVER_ONE.get(each.key, "").split()
    ]
    assert not wrong


def test_every_entry_in_the_lists_of_exceptions_is_still_needed() -> None:
    found = [(locale, each) for locale in LOCALES for each in followed(locale)]
    needed = {(each.key, each.variable) for locale, each in found if each.word not in ANY[locale].split()}
    assert {(key, variable) for key, names in NEVER_ONE.items() for variable in names.split()} == needed
    used = {(locale, each.word) for locale, each in found}
    assert {(locale, word) for locale, words in ANY.items() for word in words.split()} <= used


SAID_OF_ONE: list[tuple[str, str, dict[str, str | int], str]] = [
    ("en-US", "stats-tournaments", {"count": 3, "won": 1, "paid": 1}, "3 tournaments, 1 won, cashed once"),
    (
        "sv-SE",
        "stats-tournaments",
        {"count": 3, "won": 1, "paid": 1},
        "3 turneringar, 1 vunnen, i pengarna en gång",
    ),
    ("fr", "stats-tournaments", {"count": 3, "won": 1, "paid": 1}, "3 tournois, 1 gagné, dans l'argent 1 fois"),
    ("de", "stats-tournaments", {"count": 3, "won": 1, "paid": 1}, "3 Turniere, 1 gewonnen, 1 Mal im Geld"),
    ("en-US", "too-fast", {"seconds": 1}, "Try again in 1 second."),
    ("de", "wallet-balance", {"chips": 1, "seated": 5}, "Du hast **1** Chip auf dem Konto und **5** an Tischen."),
    ("sv-SE", "form-bounds", {"least": 1, "most": 90}, "Minst 1 mark, högst 90."),
    ("fr", "told-awarded", {"amount": 1, "shares": "Al 1"}, "1 jeton est attribué\N{NO-BREAK SPACE}: Al 1"),
]


@pytest.mark.parametrize("case", SAID_OF_ONE)
def test_texts_about_one_thing_are_in_the_singular(case: tuple[str, str, dict[str, str | int], str]) -> None:
    locale, key, values, expected = case
    assert expected in say(locale, key, **values)
