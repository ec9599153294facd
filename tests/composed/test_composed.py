"""Composed messages, checked for mistakes that a program can see, with every module that has texts."""

import ast
import re
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest

from bot.common.escaping import clean
from bot.locales import DEFAULT, phrases
from bot.locales.phrases import LOCALES, say
from tests.composed.every import composed
from tests.composed.people import NAMES
from tests.composed.shown import MOST, Message, Part
from tests.harness.languages import OTHERS, phrases_of

pytestmark = pytest.mark.xdist_group("phrases")

ROOT: Final = Path(__file__).parents[2]
_MANY: Final = {
    "en-US": "chips|hands|players|seats|cards|minutes|hours|days|tables|entrants|deals|draws|pairs|seconds|tournaments"
    "|levels|spots|flags|entries|members",
    "de": "Karten|Minuten|Stunden|Tage|Tagen|Tische|Tischen|Sekunden|Turniere|Turnieren|Sitze|Hände|Händen|Plätze"
    "|Plätzen|Spielern|Entries|Chips",
    "sv-SE": "marker|givar|minuter|timmar|dagar|sekunder|turneringar|platser|händer|gånger",
    "fr": "jetons|joueurs|cartes|minutes|heures|jours|tables|secondes|tournois|places|mains|inscrits|tirages|paires",
}
"""Plural words that must never follow a 1, in French not a 0 either."""
_ONE: Final = {
    "en-US": "chip|hand|player|seat|card|minute|hour|day|table|entrant|deal|draw|pair|second|tournament|level",
    "de": "Chip|Karte|Minute|Stunde|Tag|Tisch|Sekunde|Turnier|Sitz|Hand|Platz",
    "sv-SE": "mark|giv|minut|timme|dag|sekund|turnering|plats|hand|gång",
    "fr": "jeton|joueur|carte|minute|heure|jour|table|seconde|tournoi|place|main|inscrit|tirage|paire",
}
"""Singular words that must never follow a 21."""
_NUMBER: Final = r"(?<![\w.,:/\u202f\xa0+\u2212-])"


@pytest.fixture(autouse=True)
def strict_phrases(monkeypatch: pytest.MonkeyPatch) -> None:
    """Raise an error for a missing phrase or variable."""
    monkeypatch.setattr(phrases, "strict", True)


def messages(locale: str) -> Iterator[tuple[str, Message]]:
    for chapter, scenes in composed_in(locale).items():
        yield from ((f"{chapter}: {name}", message) for name, message in scenes.items())


@cache
def composed_in(locale: str) -> dict[str, dict[str, Message]]:
    return heard()[0] if locale == DEFAULT else composed(locale)


@cache
def heard() -> tuple[dict[str, dict[str, Message]], frozenset[str]]:
    """Return the messages of the default language, and the modules that used any phrase of them."""
    said, usual = set[str](), phrases._said

    def noted(*asked: Any) -> Any:
        frame = sys._getframe(1)
        while frame.f_back is not None and frame.f_globals["__name__"] == phrases.__name__:
            frame = frame.f_back
        said.add(frame.f_globals["__name__"])
        return usual(*asked)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(phrases, "_said", noted)
        return composed(DEFAULT), frozenset(said)


def parts(locale: str) -> Iterator[tuple[str, Part]]:
    for name, message in messages(locale):
        yield from ((name, part) for part in message)


def wrong_lines(locale: str, pattern: str) -> list[str]:
    found = ((name, line) for name, part in parts(locale) for line in lines_of(part.text) if re.search(pattern, line))
    return [f"{name}: {line}" for name, line in found]


def lines_of(text: str) -> list[str]:
    """Return the lines of a text without its code blocks."""
    return re.sub(r"```.*?```", "", text, flags=re.DOTALL).split("\n")


@pytest.mark.parametrize("locale", sorted(LOCALES))
def test_no_message_has_a_placeholder_left_or_a_misplaced_space_or_sign(locale: str) -> None:
    assert wrong_lines(locale, r"[{}]|\bNone\b|\[[a-z]+-[a-z-]+\](?!\()") == []
    assert wrong_lines(locale, r"\S  |^ (?! )| $| [.,](?!\w)|[^.]\.\.(?!\.)|\(\)|“”|«\s*»|\*\*\*\*") == []
    assert [name for name, part in parts(locale) if re.search(r"\n\n\n|^\n|\n\n$", part.text)] == []
    assert [name for name, part in parts(locale) if not part.text.strip()] == []


@pytest.mark.parametrize("locale", sorted(LOCALES))
def test_no_noun_is_singular_after_21_or_plural_after_1(locale: str) -> None:
    few = "[01]" if locale == "fr" else "1"
    assert wrong_lines(locale, rf"{_NUMBER}{few}[ \xa0]({_MANY[locale]})\b") == []
    assert wrong_lines(locale, rf"{_NUMBER}21[ \xa0]({_ONE[locale]})\b") == []


@pytest.mark.parametrize("locale", sorted(LOCALES))
def test_a_single_card_has_a_label_in_the_singular(locale: str) -> None:
    many = "upcards:?|offenen Karten:|Dina öppna kort:|öppna kort|Öppna( kort:)?|Nya( kort)?:|[Vv]isibles(\xa0:)?"
    assert wrong_lines(locale, rf"({many}) `?(10|[2-9AJQK])`?[♠♥♦♣]\ufe0f?\ufe0e?([,.]|$)") == []


@pytest.mark.parametrize("locale", sorted(LOCALES))
def test_no_line_begins_with_a_lower_case_word_for_a_player(locale: str) -> None:
    nobody = "|".join(re.escape(say(locale, key)) for key in ("somebody-gone", "audit-the-bot"))
    assert wrong_lines(locale, rf"^(-# |- )?({nobody})\b") == []


def test_signs_in_french_messages_have_their_no_break_space() -> None:
    """This includes signs that the program puts between two phrases."""
    plainly = re.compile(r"`[^`]*`|https?:\S+|<[^>]*>|:(?=\S)")
    signs = r"[^\s\xa0\u202f*_\\][:;!?](?=\s|$)| [:;!?](?=\s|$)"
    said = ((name, plainly.sub("", line)) for name, part in parts("fr") for line in lines_of(part.text))
    assert [f"{name}: {line}" for name, line in said if re.search(signs, line)] == []


def test_no_french_hand_name_reads_as_a_number() -> None:
    """A ten-eight low would read ``dix-huit``, eighteen."""
    assert wrong_lines("fr", r"\bdix-(sept|huit|neuf)\b") == []


@pytest.mark.parametrize("locale", OTHERS)
def test_every_message_with_words_differs_from_its_english_version(locale: str) -> None:
    english = dict(messages(DEFAULT))
    assert [name for name, message in messages(locale) if message == english[name]] == []


@pytest.mark.parametrize("locale", sorted(LOCALES))
def test_discord_accepts_every_message(locale: str) -> None:
    for name, message in messages(locale):
        assert sum(len(part.text) for part in message if part.kind == "text") <= MOST["text"], name
        assert [part for part in message if len(part.text) > MOST[part.kind]] == [], name


@pytest.mark.parametrize("locale", sorted(LOCALES))
def test_no_name_breaks_the_markdown_of_a_message(locale: str) -> None:
    raw = [name for name in NAMES if clean(name) != name]
    words = [(name, part) for name, part in parts(locale) if part.kind in ("message", "text")]
    assert len(raw) > 3
    assert [name for name, part in words for each in raw if each in part.text.replace(clean(each), "")] == []
    # A name that breaks markdown leaves an odd number of asterisk pairs.
    assert [name for name, part in words if len(re.findall(r"(?<!\\)\*\*", part.text)) % 2] == []


# Modules with texts

_ANSWERS: Final = {f"bot.interactions.{name}" for name in ("admission", "router", "table_answers")}
"""Modules that answer a click with one sentence or with messages of other modules; tests of clicks read them."""
_OF_A_WHOLE_BOT: Final = {
    *("bot.interactions.ban_words", "bot.ui.help.topics", "bot.ui.people.names", "bot.ui.room.plot"),
    *(
        "bot.ui.text.command_texts",
        "bot.publishing.achievements",
        "bot.publishing.lobby.pings",
    ),
    *("bot.publishing.practice.tutor", "bot.publishing.record.threads", "bot.publishing.table.reminders"),
    "bot.publishing.table.turn_pings",
    *("bot.publishing.table.places", "bot.publishing.table.seat_pings"),
    *("bot.publishing.tournament.calls", "bot.publishing.tournament.venue"),
    *("bot.publishing.unsure_news", "bot.ui.history.proof_text"),
}
"""Modules that need a whole bot with its database, commands or clocks for their texts."""
ELSEWHERE: Final = _ANSWERS | _OF_A_WHOLE_BOT
WORDING: Final = ("bot/interactions", "bot/publishing", "bot/ui")


def wording() -> dict[str, Path]:
    """Return the modules of the edge that contain the key of a phrase, or the beginning of one."""
    keys = tuple(phrases_of(DEFAULT))
    files = (path for folder in WORDING for path in (ROOT / folder).rglob("*.py"))
    return {dotted(path): path for path in files if any(is_key(text, keys) for text in strings(path))}


def dotted(path: Path) -> str:
    return ".".join(path.relative_to(ROOT).with_suffix("").parts)


def is_key(text: str, keys: tuple[str, ...]) -> bool:
    return "-" in text and (text in keys or (text.endswith("-") and any(key.startswith(text) for key in keys)))


def strings(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def test_every_module_with_texts_has_a_scene() -> None:
    """Texts of a module without a scene would be checked nowhere."""
    assert set(wording()) - heard()[1] == ELSEWHERE, "a module's messages need a scene"
