"""The languages, each of which has all phrases of the default one.

Their variables and commands are the same, their plurals cover every number, and no phrase is longer than Discord
allows.
"""

import re
from collections import Counter
from functools import cache
from itertools import product
from typing import Final

import pytest
from babel import Locale

from bot.locales import DEFAULT, FOLDER
from bot.locales.phrases import LOCALES, Phrases, find, say
from bot.poker.cards import parse_cards
from bot.poker.games import GAMES
from bot.poker.house_rules import HouseRules
from bot.publishing.table.thread_names import thread_title
from bot.tables.state import TableSettings
from bot.tournaments.settings import TournamentSettings
from bot.typed.stakes import parse_stakes
from bot.ui.pictures.alt_text import spoken
from bot.ui.scene.stakes import buy_in_text, game_line
from bot.ui.scene.table_text import stakes_line
from bot.ui.text.cards import card_face, plain_mark
from bot.ui.tournament.scene import ladder_text
from tests.harness.languages import OTHERS, Choice, Written, phrases_of

# Otherwise each worker process would read all languages again.
pytestmark = pytest.mark.xdist_group("phrases")

OWN: Final = ("slash-",)
"""Prefixes of the keys that a single language may have: the names of commands and options."""
NOT_NEEDED: Final = {"tourney-place": {"ending"}, "alt-up": {"count"}}
"""Variables that a language may leave out."""
BESIDES: Final = {
    "last-hand-closed": {"count"},
    "last-hand-closed-practice": {"count"},
    "my-cards-up": {"count"},
    "lesson-cards-open": {"count"},
    "recurs-date": {"number"},
    "recurs-weekly": {"count"},
    **{f"holding-{count}_card_badugi": {"half"} for count in ("one", "two", "three", "four")},
}
"""Variables that the program passes although English has no use for them."""
AS_WRITTEN: Final = ("command-", "choice-", "slash-", "form-", "setup-form-", "setup-hint-")
"""Prefixes of the keys of texts in which Discord would show backticks."""
ELIDED: Final = {"as"}
"""Words before which a language may drop a vowel, as French does in « paire d'as »."""
COUNTS: Final = (0, 1, 2, 5, 1000)
PLENTY: Final = 1_000_000_000

LIMITS: Final = {
    "button-": 80,
    "tourney-button-": 80,
    "pace-button-": 80,
    "pace-plan-": 300,
    "setup-change-": 80,
    "setup-(back|next|end)$": 80,
    "tournament-(post|drop)$": 80,
    "hand-(back|on)$": 80,
    "command-": 100,
    "slash-": 32,
    "choice-": 100,
    "room-default$": 100,
    "setup-hint-": 100,
    "setup-form-": 45,
    "form-(bet|complete|raise|amount)$": 45,
    "form-bounds$": 100,
    "setting-": 45,
    "setup-field-": 100,
    "tourney-event-name$": 100,
    "tourney-event$": 1000,
    "help-heading-": 60,
    "": 2000,
}
"""The most characters that Discord allows, by the prefix of a key.

A prefix that ends in $ is a pattern of the whole key. The first match counts.
"""


def test_discord_supports_every_language_of_the_bot() -> None:
    import discord

    assert set(LOCALES) <= {locale.value for locale in discord.Locale}
    assert DEFAULT in LOCALES


@pytest.mark.parametrize("locale", OTHERS)
def test_every_language_has_exactly_the_phrases_of_the_default_language(locale: str) -> None:
    ours = {key for key in phrases_of(locale) if not key.startswith(OWN)}
    missing, unknown = set(phrases_of(DEFAULT)) - ours, ours - set(phrases_of(DEFAULT))
    assert not missing, f"{locale} lacks {sorted(missing)}"
    assert not unknown, f"{locale} has {sorted(unknown)}, which nothing uses"


@pytest.mark.parametrize("locale", OTHERS)
def test_the_phrases_of_every_language_are_in_files_of_the_same_names(locale: str) -> None:
    """Whoever looks for a missing phrase can compare two files."""
    files = {file.name for file in (FOLDER / locale).glob("*.ftl")}
    assert files - {"names.ftl"} == {file.name for file in (FOLDER / DEFAULT).glob("*.ftl")}


@pytest.mark.parametrize("locale", OTHERS)
def test_every_phrase_has_the_same_variables_as_in_english(locale: str) -> None:
    wrong = []
    for key, written, english in shared(locale):
        needed = english.variables - NOT_NEEDED.get(key, set())
        if not needed <= written.variables <= english.variables | BESIDES.get(key, set()):
            wrong.append(f"{key}: {sorted(written.variables)} for {sorted(english.variables)}")
        if written.ungrouped != english.ungrouped:
            wrong.append(f"{key}: ungrouped {sorted(written.ungrouped)} for {sorted(english.ungrouped)}")
    assert not wrong


@pytest.mark.parametrize("locale", OTHERS)
def test_translations_use_only_variant_keys_that_english_has(locale: str) -> None:
    """The program passes these keys, for example ``[wild]``; only the plural categories differ by language."""
    wrong = []
    for key, written, english in shared(locale):
        theirs = {(choice.variable, word) for choice in english.choices for word in words(choice)}
        ours = {(choice.variable, word) for choice in written.choices for word in words(choice)}
        besides = BESIDES.get(key, set())
        unknown = {word for variable, word in ours - theirs if variable not in besides} - ELIDED
        if unknown:
            wrong.append(f"{key}: {unknown}")
    assert not wrong


@pytest.mark.parametrize("locale", sorted(LOCALES))
def test_commands_in_sentences_are_in_backticks(locale: str) -> None:
    """Descriptions, labels and hints have none, since Discord would show them."""
    wrong = []
    for key, written in phrases_of(locale).items():
        plainly = re.sub(r"`[^`]*`", "", written.text)
        if not key.startswith(AS_WRITTEN) and re.search(r"(?<![\w<}])/[a-z]{2,}", plainly):
            wrong.append(key)
    assert not wrong


def shared(locale: str) -> list[tuple[str, Written, Written]]:
    """Return the key, the phrase and the English phrase of everything that both languages have."""
    english = phrases_of(DEFAULT)
    return [(key, written, english[key]) for key, written in phrases_of(locale).items() if key in english]


def words(choice: Choice) -> set[str]:
    return set() if is_of_number(choice) else set(choice.variants) - {choice.default}


def is_of_number(choice: Choice) -> bool:
    return all(word.isdecimal() or word in PLURALS for word in choice.variants)


PLURALS: Final = ("zero", "one", "two", "few", "many", "other")


# Numbers


@pytest.mark.parametrize("locale", sorted(LOCALES))
def test_every_choice_by_number_uses_the_plural_categories_of_its_language(locale: str) -> None:
    wrong = []
    for key, choice in choices_of_number(locale):
        has = set(choice.variants)
        kinds = {word for word in has if not word.isdecimal()}
        if choice.default != "other":
            wrong.append(f"{key}: the default of {choice.variable} is [{choice.default}], not [other]")
        if not kinds <= plurals_of(locale):
            wrong.append(f"{key}: {locale} has no {sorted(kinds - plurals_of(locale))}")
    assert not wrong


def choices_of_number(locale: str) -> list[tuple[str, Choice]]:
    every = phrases_of(locale).items()
    return [(key, choice) for key, written in every for choice in written.choices if is_of_number(choice)]


def plurals_of(locale: str) -> set[str]:
    return set(Locale.parse(locale, sep="-").plural_form.tags) | {"other"}


@pytest.mark.parametrize(
    "locale", [locale for locale in sorted(LOCALES) if Locale.parse(locale, sep="-").plural_form(0) == "one"]
)
def test_a_singular_that_is_also_used_for_zero_contains_the_number(locale: str) -> None:
    """French says « 0 carte » like « 1 carte », so a singular with "une" in words would be wrong for 0."""
    wrong = [
        key
        for key, choice in choices_of_number(locale)
        if "one" in choice.variants
        and not choice.variants.keys() & {"0", "zero"}
        and re.search(r"\b(une?|seule?|aucune?)\b", choice.variants["one"], re.IGNORECASE)
        and f"${choice.variable}" not in choice.variants["one"]
    ]
    assert not wrong


@pytest.mark.parametrize("locale", OTHERS)
def test_a_number_with_a_text_of_its_own_in_english_has_one_in_every_language(locale: str) -> None:
    """A language may also have one text that is right for every number, and then no choice at all."""
    english = phrases_of(DEFAULT)
    wrong = []
    for key, choice in choices_of_number(locale):
        theirs = {each.variable: each for each in english[key].choices}
        numbers = {word for word in choice.variants if word.isdecimal()}
        if choice.variable not in theirs:
            continue
        lost = {word for word in theirs[choice.variable].variants if word.isdecimal()} - numbers
        if lost:
            wrong.append(f"{key}: {choice.variable} is told nothing of its own for {sorted(lost)}")
    assert not wrong


@pytest.mark.parametrize("locale", sorted(LOCALES))
def test_every_phrase_can_be_formatted_for_every_number(locale: str) -> None:
    for number, (key, written) in product(COUNTS, phrases_of(locale).items()):
        text = say(locale, key, **dict.fromkeys(written.variables, number))
        assert text.strip(), (key, number)
        assert "{" not in text, (key, number)


GROUPED: Final = {
    "en-US": "12,500",
    "de": "12.500",
    "sv-SE": "12\N{NO-BREAK SPACE}500",
    "fr": "12\N{NARROW NO-BREAK SPACE}500",
}


@pytest.mark.parametrize("locale", sorted(LOCALES))
def test_chips_are_grouped_in_the_format_of_the_language(locale: str) -> None:
    for key in ("button-call", "seat-stack", "pot", "room-amount"):
        assert GROUPED[locale] in say(locale, key, amount=12_500)


STAKES: Final = {
    "en-US": "500/1,000",
    "de": "500/1.000",
    "sv-SE": "500/1\N{NO-BREAK SPACE}000",
    "fr": "500/1\N{NARROW NO-BREAK SPACE}000",
}


@pytest.mark.parametrize("locale", sorted(LOCALES))
def test_stakes_are_written_in_the_same_grouped_form_everywhere_and_can_be_read_back(locale: str) -> None:
    game, rules = GAMES["razz"], HouseRules()
    stakes = game.stakes(rules, 500, 1000, "fixed")
    settings = TableSettings("razz", stakes, rules, 6, 400, 20_000, 30, 600)
    event = TournamentSettings("Friday", "razz", rules)
    for text in (
        game_line(locale, settings),
        thread_title("Table 1", locale, settings),
        stakes_line(locale, stakes),
        ladder_text(Phrases(locale), event, (500,)),
        Phrases(locale).grouped("500/1000"),
    ):
        assert STAKES[locale] in text
    assert parse_stakes(STAKES[locale], game, rules, "fixed") == stakes
    assert GROUPED[locale].replace("12", "20").replace("500", "000") in buy_in_text(Phrases(locale), settings)


TEN: Final = re.compile(r"\b(ten|zehn|tio|dix)\b", re.IGNORECASE)
OF_RANKS: Final = ("rank-", "ranks-", "guide-start-")
"""Prefixes of the keys in which ten is the rank of a card, written in words like the other ranks."""


@pytest.mark.parametrize("locale", sorted(LOCALES))
def test_the_number_ten_is_written_in_digits_in_all_texts_except_as_the_rank_of_a_card(locale: str) -> None:
    keys = [key for key, written in phrases_of(locale).items() if TEN.search(written.text)]
    assert not [key for key in keys if not key.startswith(OF_RANKS)]


@pytest.mark.parametrize("suit", "cdhs")
def test_the_rank_ten_is_written_as_10_on_every_card(suit: str) -> None:
    (card,) = parse_cards("T" + suit)
    assert "10" in plain_mark(card)
    assert card_face(card).startswith("10")
    assert "T" not in plain_mark(card) + card_face(card) + spoken([card])
    assert "10" in spoken([card])


@pytest.mark.parametrize("locale", sorted(LOCALES))
def test_ids_that_players_type_into_commands_are_not_grouped(locale: str) -> None:
    """Commands take the number of a dispute or a tournament."""
    numbered = [key for key, written in phrases_of(locale).items() if "id" in written.variables and key not in AS_TEXT]
    assert len(numbered) > 8
    for key in numbered:
        variables = phrases_of(locale)[key].variables
        others: dict[str, str | int] = dict.fromkeys(variables, "x")
        assert "1234" in say(locale, key, **{**others, "id": 1234}), key


AS_TEXT: Final = {"audit-table", "audit-hand", "hand-title"}
"""Texts to which an id is passed as text, for example ``7-12``."""


# Lengths


@pytest.mark.parametrize("locale", sorted(LOCALES))
def test_no_phrase_is_longer_than_discord_accepts(locale: str) -> None:
    wrong = []
    for key, written in phrases_of(locale).items():
        values = ({**dict.fromkeys(written.variables, number), "least": 1} for number in (1, PLENTY))
        longest = max(len(say(locale, key, **each)) for each in values)
        if longest > limit_of(key):
            wrong.append(f"{key}: {longest} of {limit_of(key)} characters")
    assert not wrong


def limit_of(key: str) -> int:
    return next(
        most
        for begins, most in LIMITS.items()
        if (re.fullmatch(begins, key) if begins.endswith("$") else key.startswith(begins))
    )


# Words that must not be translated


@pytest.mark.parametrize("locale", OTHERS)
def test_texts_name_commands_by_their_english_names(locale: str) -> None:
    """Discord finds and mentions a command only by its English name, in every language."""
    for key, written, english in shared(locale):
        if not key.startswith("command-"):
            assert commands_in(written.text) == commands_in(english.text), key


def commands_in(text: str) -> set[str]:
    """Return the commands in a text: ``/table list`` and ``/wallet``, but not ``10/20`` or ``and/or``."""
    names = set(re.findall(r"(?<![\w/{}<:.])/([a-z]+)\b", text))
    assert names <= commands(), names - commands()
    return {f"/{whole}" for top in names for whole in re.findall(rf"/({top}(?: [a-z]+)?)", text) if known(whole)} | {
        f"/{top}" for top in names
    }


def known(name: str) -> bool:
    return f"command-{name.replace(' ', '-')}" in phrases_of(DEFAULT)


@cache
def commands() -> frozenset[str]:
    """Return the first words of all commands."""
    described = (key.removeprefix("command-") for key in phrases_of(DEFAULT) if key.startswith("command-"))
    return frozenset(key.partition("-")[0] for key in described)


@pytest.mark.parametrize("locale", OTHERS)
def test_every_phrase_has_the_same_markdown_as_in_english(locale: str) -> None:
    """Tests and readers look for bold, code and small print in the same places."""
    wrong = []
    for key, written, english in shared(locale):
        for mark in ("**", "`", "-# ", "### ", "<t:", "]("):
            if written.text.count(mark) != english.text.count(mark):
                wrong.append(f"{key}: {mark!r} stands {written.text.count(mark)} times")
    assert not wrong


@pytest.mark.parametrize("locale", OTHERS)
def test_every_phrase_without_choices_has_as_many_lines_as_in_english(locale: str) -> None:
    for key, written, english in shared(locale):
        if not english.choices and not written.choices:
            assert written.text.count("\n") == english.text.count("\n"), key


@pytest.mark.parametrize("locale", sorted(LOCALES))
def test_every_language_has_its_own_name(locale: str) -> None:
    names = Counter(find(each, "language-name") for each in LOCALES)
    assert names[find(locale, "language-name")] == 1


@pytest.mark.parametrize("locale", OTHERS)
def test_no_phrase_was_left_in_english(locale: str) -> None:
    """Only poker terms and signs may equal the English phrase."""
    translated = [each for each in shared(locale) if not each[0].startswith(NAMED_ALIKE)]
    assert not [key for key, written, english in translated if written.text == english.text and says_something(written)]


def says_something(written: Written) -> bool:
    """Return True if the phrase has at least two words besides its variables."""
    return len(re.findall(r"[^\W\d_]{3,}", re.sub(r"\{[^}]*\}", "", written.text))) > 1


NAMED_ALIKE: Final = ("game-", "limit-", "street-", "command-limit-", "holding-", "fact-choices")
"""Prefixes of the keys of terms that may have the same name in every language."""
