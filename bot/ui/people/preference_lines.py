"""A player's preferences as text, one line for each."""

from collections.abc import Iterator
from typing import Final

from bot.locales.phrases import LOCALES, Phrases, nearest
from bot.tables.preferences import Preferences
from bot.typed.room_settings import languages

PICTURES: Final[dict[str, bool | None]] = {"on": True, "off": False, "room": None}
"""The choices for the preference about pictures, and their values in Preferences."""


def preference_lines(say: Phrases, likes: Preferences, spoken: str) -> Iterator[tuple[str, str]]:
    """Yield (label, value) for each preference; ``spoken`` is the language of the player's Discord client."""
    yield "language", _language_line(say, likes.language, spoken)
    pictures = next(word for word, value in PICTURES.items() if value is likes.pictures)
    yield "pictures", say(f"settings-pictures-{pictures}")
    yield "reminders", say("settings-reminders-on" if likes.reminders else "settings-reminders-off")
    yield "letters", say(f"settings-letters-{likes.letters}")
    yield "auto_muck", say("settings-muck-unseen" if likes.auto_muck else "settings-muck-ask")
    yield "achievements", say("settings-achievements-on" if likes.achievements else "settings-achievements-off")


def _language_line(say: Phrases, chosen: str | None, spoken: str) -> str:
    if chosen in LOCALES:
        return say("settings-language", language=languages()[chosen])
    near = nearest(spoken)
    same_tongue = near.partition("-")[0] == spoken.partition("-")[0]
    key = "settings-language-discord" if same_tongue else "settings-language-nearest"
    return say(key, language=languages()[near])
