"""The answers to errors of commands and clicks, each one sentence for the user."""

from collections.abc import Callable, Mapping
from typing import Final

from discord import app_commands

from bot.common.complaint import Complaint
from bot.common.escaping import clean
from bot.locales.phrases import Phrases
from bot.tables.saving import DamagedRecord, DuplicateRequest, OutcomeUnknown, StoreError
from bot.ui.text.standing import ban_end

QUOTED_MOST: Final = 60
"""The maximum number of characters that an answer quotes from a user's text."""


def sentence(error: Exception, locale: str) -> str:
    """Return a sentence about the error for the user; it never contains the error's own text."""
    say, original = Phrases(locale), original_of(error)
    if isinstance(original, Complaint):
        return complaint_text(say, original)
    if isinstance(original, DuplicateRequest):
        return say("denial-already_done")
    if isinstance(original, DamagedRecord):
        return say("replay-unreadable")
    return say(unsaved(original) if isinstance(original, StoreError) else "error-ours")


def original_of(error: BaseException) -> BaseException:
    """Return the original error, if discord.py has wrapped it in one of its own."""
    if isinstance(error, app_commands.CommandInvokeError):
        return error.original
    cause = error.__cause__
    return cause if isinstance(error, app_commands.TransformerError) and isinstance(cause, Complaint) else error


def is_askers(error: BaseException) -> bool:
    """Return True if the user made a mistake or sent a duplicate request, so that the bot has not failed."""
    return isinstance(error, Complaint | DuplicateRequest)


def unsaved(error: StoreError) -> str:
    """Return the phrase key for a request that the database did not save."""
    return "error-store-unknown" if isinstance(error, OutcomeUnknown) else "error-store"


def complaint_text(say: Phrases, complaint: Complaint) -> str:
    """Return the text of a complaint, with its facts formatted for the reader."""
    facts: Mapping[str, str | int | tuple[str, ...]] = complaint.facts
    return say(complaint.key, **{name: _fact_text(say, name, fact) for name, fact in facts.items()})


def _fact_text(say: Phrases, name: str, fact: str | int | tuple[str, ...]) -> str | int:
    if name == "until" and isinstance(fact, int):
        return ban_end(say, fact)
    if isinstance(fact, tuple):
        return say.any_of(fact)
    return _FACT_WORDS[name](say, str(fact)) if name in _FACT_WORDS else fact


def _each(prefix: str) -> Callable[[Phrases, str], str]:
    return lambda say, names: ", ".join(say(f"{prefix}-{name}") for name in names.split(", "))


_FACT_WORDS: Final[Mapping[str, Callable[[Phrases, str], str]]] = {
    "game": _each("game"),
    "games": _each("game"),
    "mixes": _each("game"),
    "limit": _each("limit"),
    "limits": _each("limit"),
    # The missing parts of a tournament's settings.
    "parts": lambda say, parts: say.all_of([say(f"tournament-lacks-{part}") for part in parts.split(", ")]),
    "stakes": lambda say, stakes: say.grouped(stakes),
    # A button, by the key of its label.
    "practice": lambda say, key: say(key),
    # Typed by people: up to 6,000 characters of anything, where an answer takes 2,000.
    "text": lambda say, text: clean(text, QUOTED_MOST),
}
