"""Preferences are at hand at once, written seldom, and in nobody's way."""

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


def asking(locale: str) -> discord.Interaction:
    """Ann, whose Discord speaks this language."""
    asks = SimpleNamespace(user=SimpleNamespace(id=ANN), extras={}, locale=discord.Locale(locale))
    return cast(discord.Interaction, asks)


"""A user, and their pseudonym."""


class MemoryBook:
    """A book that can be held back and made to fail."""

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
    """Let what runs beside come to its end."""
    for _ in range(5):
        await asyncio.sleep(0)


async def test_what_was_saved_is_known_from_the_start() -> None:
    likes = Preferences(language="de", pictures=False)
    preferences = await PlayerPreferences.loaded(MemoryBook(Known(ANN, ANNS, likes)), directory())
    assert preferences.of(ANNS) == preferences.of_user(ANN) == likes
    assert preferences.of(502) == preferences.of_user(11) == Preferences()


async def test_a_change_is_saved_before_it_holds_and_not_at_all_where_it_cannot_be() -> None:
    book = MemoryBook()
    preferences = await PlayerPreferences.loaded(book, directory())
    assert await preferences.set(ANN, ANNS, language="de") == Preferences(language="de")
    assert book.saved == [(ANNS, Preferences(language="de"))]
    book.fails = True
    with pytest.raises(StoreError):
        await preferences.set(ANN, ANNS, language="fr")
    assert preferences.of_user(ANN).language == "de"


async def test_two_changes_at_once_both_hold() -> None:
    book = MemoryBook()
    preferences = await PlayerPreferences.loaded(book, directory())
    book.open.clear()
    changes = asyncio.gather(preferences.set(ANN, ANNS, language="de"), preferences.set(ANN, ANNS, pictures=True))
    await settle()
    book.open.set()
    await changes
    assert preferences.of(ANNS) == book.saved[-1][1] == Preferences(language="de", pictures=True)


async def test_the_language_of_their_discord_is_written_once_and_beside_the_answer() -> None:
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


async def test_nobody_becomes_a_player_by_being_seen_and_who_becomes_one_later_keeps_their_language() -> None:
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


async def test_a_language_that_cannot_be_kept_disturbs_nobody() -> None:
    book = MemoryBook()
    preferences = await PlayerPreferences.loaded(book, directory())
    book.fails = True
    preferences.note_language(asking("fr"))
    await settle()
    assert preferences.language(ANNS) is None


async def test_what_is_sent_unasked_is_in_the_chosen_language_else_in_that_of_their_discord() -> None:
    preferences = PlayerPreferences()
    await preferences.set(ANN, ANNS, discord_language="sv-SE")
    assert preferences.language(ANNS) == "sv-SE"
    await preferences.set(ANN, ANNS, language="de")
    assert preferences.language(ANNS) == "de"
    await preferences.set(ANN, ANNS, language="tlh")
    assert preferences.language(ANNS) == "sv-SE", "a language that has gone since"


async def test_a_forgotten_user_has_no_tastes() -> None:
    preferences = PlayerPreferences()
    await preferences.set(ANN, ANNS, language="de", discord_language="fr")
    preferences.forget(ANN, ANNS)
    assert preferences.of(ANNS) == preferences.of_user(ANN) == Preferences()
    assert preferences.language(ANNS) is None
