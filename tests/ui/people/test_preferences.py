"""What players like is at hand at once, written seldom, and in nobody's way."""

import asyncio
from collections.abc import Sequence

import pytest

from bot.tables.preferences import Known, Preferences
from bot.tables.saving import StoreError
from bot.ui.people import preferences as module
from bot.ui.people.preferences import Tastes
from tests.ui.stage import MemoryDirectory

ANN, ANNS = 10, 501
"""A user, and her pseudonym."""


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
    tastes = await Tastes.loaded(MemoryBook(Known(ANN, ANNS, likes)), directory())
    assert tastes.of(ANNS) == tastes.of_user(ANN) == likes
    assert tastes.of(502) == tastes.of_user(11) == Preferences()


async def test_a_change_is_saved_before_it_holds_and_not_at_all_where_it_cannot_be() -> None:
    book = MemoryBook()
    tastes = await Tastes.loaded(book, directory())
    assert await tastes.set(ANN, ANNS, language="de") == Preferences(language="de")
    assert book.saved == [(ANNS, Preferences(language="de"))]
    book.fails = True
    with pytest.raises(StoreError):
        await tastes.set(ANN, ANNS, language="fr")
    assert tastes.of_user(ANN).language == "de"


async def test_two_changes_at_once_both_hold() -> None:
    book = MemoryBook()
    tastes = await Tastes.loaded(book, directory())
    book.open.clear()
    changes = asyncio.gather(tastes.set(ANN, ANNS, language="de"), tastes.set(ANN, ANNS, pictures=True))
    await settle()
    book.open.set()
    await changes
    assert tastes.of(ANNS) == book.saved[-1][1] == Preferences(language="de", pictures=True)


async def test_the_language_of_his_discord_is_written_once_and_beside_the_answer() -> None:
    book = MemoryBook()
    tastes = await Tastes.loaded(book, directory())
    book.open.clear()
    tastes.saw(ANN, "sv-SE")
    book.open.set()
    await settle()
    for _ in range(3):
        tastes.saw(ANN, "sv-SE")
        await settle()
    assert book.saved == [(ANNS, Preferences(discord_language="sv-SE"))]
    tastes.saw(ANN, "fr")
    await settle()
    assert book.saved[1:] == [(ANNS, Preferences(discord_language="fr"))]


async def test_nobody_becomes_a_player_by_being_seen_and_who_becomes_one_later_keeps_his_language() -> None:
    book, people = MemoryBook(), MemoryDirectory()
    tastes = await Tastes.loaded(book, people)
    tastes.saw(ANN, "fr")
    await settle()
    assert people.users == {}
    assert book.saved == []
    people.users[ANNS] = ANN
    tastes.met(ANN)
    await settle()
    assert tastes.language(ANNS) == "fr"


async def test_only_so_many_strangers_are_remembered() -> None:
    people = MemoryDirectory()
    tastes = await Tastes.loaded(MemoryBook(), people)
    for user in range(module.STRANGERS_MOST + 1):
        tastes.saw(1000 + user, "fr")
    await settle()
    people.users = {1: 1000, 2: 1001}
    tastes.met(1000)
    tastes.met(1001)
    await settle()
    assert (tastes.language(1), tastes.language(2)) == (None, "fr")


async def test_a_language_that_cannot_be_kept_disturbs_nobody() -> None:
    book = MemoryBook()
    tastes = await Tastes.loaded(book, directory())
    book.fails = True
    tastes.saw(ANN, "fr")
    await settle()
    assert tastes.language(ANNS) is None


async def test_what_is_sent_unasked_is_in_the_chosen_language_else_in_that_of_his_discord() -> None:
    tastes = Tastes()
    await tastes.set(ANN, ANNS, discord_language="sv-SE")
    assert tastes.language(ANNS) == "sv-SE"
    await tastes.set(ANN, ANNS, language="de")
    assert tastes.language(ANNS) == "de"
    await tastes.set(ANN, ANNS, language="tlh")
    assert tastes.language(ANNS) == "sv-SE", "a language that has gone since"


async def test_a_forgotten_user_has_no_tastes() -> None:
    tastes = Tastes()
    await tastes.set(ANN, ANNS, language="de", discord_language="fr")
    tastes.forget(ANN, ANNS)
    assert tastes.of(ANNS) == tastes.of_user(ANN) == Preferences()
    assert tastes.language(ANNS) is None
