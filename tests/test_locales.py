"""The phrases of each language, which are found one by one without parsing whole files."""

import re
import subprocess
import sys
import threading

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from bot.locales import FOLDER, Phrasebook, bundle, locales, phrases_in
from tests.harness.languages import parsed

UNBROKEN = "\N{NON-BREAKING HYPHEN}"


class References(Visitor):
    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.found.append(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self.found.append(node.id.name)


@pytest.mark.xdist_group("phrases")
@pytest.mark.parametrize("locale", locales())
def test_every_phrase_of_every_file_is_found_and_refers_to_no_other(locale: str) -> None:
    references, keys, parser = References(), dict[str, ast.Pattern | None](), FluentParser()
    for file in (FOLDER / locale).glob("*.ftl"):
        text = file.read_text(encoding="utf-8")
        written = [entry for entry in parsed(file).body if not isinstance(entry, ast.BaseComment)]
        for (key, phrase), entry in zip(phrases_in(text).items(), written, strict=True):
            (alone, *comments) = parser.parse(phrase).body
            assert alone.equals(entry, ignored_fields=["span", "comment"]), key
            assert all(isinstance(comment, ast.BaseComment) for comment in comments), key
            references.visit(entry)
            assert key not in keys
            assert isinstance(entry, ast.Message)
            keys[key] = entry.value
    assert references.found == []
    bundle.cache_clear()
    found = bundle(locale)
    assert {key for key in keys if found.format(key, {})[0] is None} == set()
    assert found.format("no-such-phrase", {}) == (None, ())
    plain = {key: value for key, value in keys.items() if key in found.plain}
    assert len(plain) > len(keys) / 2, "most phrases need no parser"
    for key, value in plain.items():
        assert value is not None
        shown = found.plain[key].replace(UNBROKEN, "-")
        assert value.equals(ast.Pattern([ast.TextElement(shown)])), key


@pytest.mark.parametrize(
    "written",
    [
        "  One line.  \n",
        "One line.",
        "One line.\n\n# A comment: { $it }\n## Of a group\n\n",
        "one\n    and another\n",
        "\n    below\n",
        "{ $count } of them\n",
        '{ "" }{"{"}\n',
        "one\n    .attribute = two\n",
        "one\n\n    and after a gap\n",
        "*a* .b [c] #d\n",
        "\tone\t\n",
        "\N{NO-BREAK SPACE}one\N{NO-BREAK SPACE}\n",
    ],
)
def test_a_phrase_has_the_same_text_with_and_without_the_parser(written: str) -> None:
    text = f"key = {written}"
    parsed = FluentBundle(["en-US"], use_isolating=False)
    parsed.add_resource(FluentResource(text))
    expected = parsed.get_message("key").value
    assert expected is not None
    shown, errors = parsed.format_pattern(expected, {"count": 1})
    assert Phrasebook("en-US", [text]).format("key", {"count": 1}) == (shown, tuple(errors))


def test_the_library_and_a_languages_rules_are_loaded_with_its_first_phrase_that_has_variables() -> None:
    """This runs in a new process; a bot that nobody uses yet has translated its commands, which have none."""
    code = (
        "import sys\n"
        "from babel import localedata\n"
        "from bot.locales.phrases import find\n"
        "found = find('de', 'slash-table')\n"
        "before = [*localedata._cache, *(name for name in sys.modules if name == 'fluent.runtime')]\n"
        "find('de', 'room-amount')\n"
        "print(found is not None, before, 'de' in localedata._cache)\n"
    )
    shown = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert shown.strip() == "True [] True"


CARDS_OF_A_TABLE = {
    "en-US": r"\bthe card\b|\btable'?s? card\b",
    "de": r"\b(?:die|der) Karte\b|\bTischkarte",
    "sv-SE": r"(?<!högsta )(?<!öppna )(?<!sämsta )\bkortet\b|\bbordskort",
    "fr": r"\bla carte\b",
}
"""Names of the table's message that no text may use. Swedish names a playing card by its rank."""


def _lines(locale: str) -> list[str]:
    """Return all lines that players may read, without comments."""
    files = (FOLDER / locale).glob("*.ftl")
    return [line for file in files for line in file.read_text("utf-8").splitlines() if not line.startswith("#")]


@pytest.mark.parametrize("locale", locales())
def test_no_text_calls_the_tables_message_a_card(locale: str) -> None:
    called = re.compile(CARDS_OF_A_TABLE[locale], re.IGNORECASE)
    assert [line for line in _lines(locale) if called.search(line)] == []


@pytest.mark.parametrize(
    ("locale", "line", "wrong"),
    [
        ("en-US", "Come back with the button on the card or `/table back`.", True),
        ("en-US", "Choose the cards to throw away.", False),
        ("de", "Zurück kommst du mit dem Knopf auf der Karte.", True),
        ("de", "Wenn du dran bist, hat die Karte einen Knopf.", True),
        ("de", "Vergleiche die Karten der Reihe nach.", False),
        ("sv-SE", "Tryck *Sätt dig* på bordskortet.", True),
        ("sv-SE", "Kom tillbaka med knappen på kortet.", True),
        ("sv-SE", "Det högsta öppna kortet måste öppna.", False),
        ("fr", "À ton tour, la carte a un bouton.", True),
        ("fr", "La plus haute de tes cartes compte.", False),
    ],
)
def test_a_message_called_a_card_is_distinguished_from_a_playing_card(locale: str, line: str, *, wrong: bool) -> None:
    assert bool(re.search(CARDS_OF_A_TABLE[locale], line, re.IGNORECASE)) is wrong


def test_hands_are_written_with_unbreakable_hyphens_and_names_of_games_with_plain_ones() -> None:
    book = Phrasebook(
        "en-US", ["hand = 8-6-4-3-2 beats J-10-9-8-7\nvalued = 5-4-3-2-A { $it }\ngame = 2-7 Triple Draw\n"]
    )
    assert book.format("hand", {})[0] == "8-6-4-3-2 beats J-10-9-8-7".replace("-", UNBROKEN)
    told, _ = book.format("valued", {"it": "A-2-3"})
    assert told == f"{'5-4-3-2-A'.replace('-', UNBROKEN)} A-2-3"
    assert book.format("game", {})[0] == "2-7 Triple Draw"


def test_a_phrase_that_another_thread_is_reading_is_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    book, read = Phrasebook("en-US", ["valued = It is { $it }\n"]), Phrasebook._read
    told: list[str | None] = []
    other = threading.Thread(target=lambda: told.append(book.format("valued", {"it": "ace"})[0]))

    def slowly(self: Phrasebook, key: str, text: str) -> None:
        other.start()
        other.join(0.1)
        read(self, key, text)

    monkeypatch.setattr(Phrasebook, "_read", slowly)
    assert book.format("valued", {"it": "ace"})[0] == "It is ace"
    other.join()
    assert told == ["It is ace"]
