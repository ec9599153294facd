"""Players' preferences: in memory at once, saved rarely, and never in the way of an answer."""

import asyncio
from collections.abc import Sequence
from types import SimpleNamespace
from typing import cast

import discord
import pytest

from bot.tables.preferences import Known, Preferences
from bot.tables.saving import StoreError
from bot.ui.people.preferences import PlayerPreferences
from tests.harness.ui.stage import MemoryDirectory

ANN, ANNS = 10, 501
"""A user and their pseudonym."""


def asking(locale: str) -> discord.Interaction:
    """Return an interaction by Ann with this language set in Discord."""
    asks = SimpleNamespace(user=SimpleNamespace(id=ANN), extras={}, locale=discord.Locale(locale))
    return cast(discord.Interaction, asks)


class MemoryBook:
    """A book of preferences that can be held back or made to fail."""

    def __init__(self, *known: Known) -> None:
        self.known = known
        self.saved: list[tuple[int, Preferences]] = []
        self.open = asyncio.Event()
        self.open.set()
        self.fails = False

    async def all(self) -> Sequence[Known]:
        return self.known

    async def save(self, player_id: int, preferences: Preferences) -> None:
        await self.open.wait()
        if self.fails:
            raise StoreError("disk full")
        self.saved.append((player_id, preferences))


def directory() -> MemoryDirectory:
    made = MemoryDirectory()
    made.users = {ANNS: ANN}
    return made


async def settle() -> None:
    """Run the background tasks to their end."""
    for _ in range(5):
        await asyncio.sleep(0)


async def test_saved_preferences_are_loaded_at_the_start() -> None:
    likes = Preferences(language="de", pictures=False)
    preferences = await PlayerPreferences.loaded(MemoryBook(Known(ANN, ANNS, likes)), directory())
    assert preferences.of(ANNS) == preferences.of_user(ANN) == likes
    assert preferences.of(502) == preferences.of_user(11) == Preferences()


async def test_a_change_takes_effect_only_once_it_is_saved() -> None:
    book = MemoryBook()
    preferences = await PlayerPreferences.loaded(book, directory())
    assert await preferences.set(ANN, ANNS, language="de") == Preferences(language="de")
    assert book.saved == [(ANNS, Preferences(language="de"))]
    book.fails = True
    with pytest.raises(StoreError):
        await preferences.set(ANN, ANNS, language="fr")
    assert preferences.of_user(ANN).language == "de"


async def test_two_simultaneous_changes_both_take_effect() -> None:
    book = MemoryBook()
    preferences = await PlayerPreferences.loaded(book, directory())
    book.open.clear()
    changes = asyncio.gather(preferences.set(ANN, ANNS, language="de"), preferences.set(ANN, ANNS, pictures=True))
    await settle()
    book.open.set()
    await changes
    assert preferences.of(ANNS) == book.saved[-1][1] == Preferences(language="de", pictures=True)


async def test_a_players_discord_language_is_saved_in_the_background_and_only_when_it_changes() -> None:
    book = MemoryBook()
    preferences = await PlayerPreferences.loaded(book, directory())
    book.open.clear()
    preferences.note_language(asking("sv-SE"))
    book.open.set()
    await settle()
    for _ in range(3):
        preferences.note_language(asking("sv-SE"))
        await settle()
    assert book.saved == [(ANNS, Preferences(discord_language="sv-SE"))]
    preferences.note_language(asking("fr"))
    await settle()
    assert book.saved[1:] == [(ANNS, Preferences(discord_language="fr"))]


async def test_the_language_of_a_user_is_saved_only_once_they_are_a_player() -> None:
    book, people = MemoryBook(), MemoryDirectory()
    preferences = await PlayerPreferences.loaded(book, people)
    preferences.note_language(asking("fr"))
    await settle()
    assert people.users == {}
    assert book.saved == []
    people.users[ANNS] = ANN
    preferences.note_language(asking("fr"))
    await settle()
    assert preferences.language(ANNS) == "fr"


async def test_a_language_that_cannot_be_saved_raises_no_error() -> None:
    book = MemoryBook()
    preferences = await PlayerPreferences.loaded(book, directory())
    book.fails = True
    preferences.note_language(asking("fr"))
    await settle()
    assert preferences.language(ANNS) is None


async def test_a_language_the_player_chose_takes_precedence_over_their_discord_language() -> None:
    preferences = PlayerPreferences()
    await preferences.set(ANN, ANNS, discord_language="sv-SE")
    assert preferences.language(ANNS) == "sv-SE"
    await preferences.set(ANN, ANNS, language="de")
    assert preferences.language(ANNS) == "de"
    await preferences.set(ANN, ANNS, language="tlh")
    assert preferences.language(ANNS) == "sv-SE", "the bot has no such language any more"


async def test_a_forgotten_user_has_no_preferences() -> None:
    preferences = PlayerPreferences()
    await preferences.set(ANN, ANNS, language="de", discord_language="fr")
    preferences.forget(ANN, ANNS)
    assert preferences.of(ANNS) == preferences.of_user(ANN) == Preferences()
    assert preferences.language(ANNS) is None
