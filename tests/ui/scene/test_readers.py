"""The scenes that readers share, and the channels and threads in which tables have pictures."""

import weakref
from collections.abc import Callable
from unittest.mock import Mock

import discord
import pytest

from bot.moderation.room_settings import RoomSettings
from bot.poker.actions import ActionKind
from bot.tables.ports import TableView
from bot.ui.people.names import Names
from bot.ui.scene.readers import SCENES_MOST, Readers
from bot.ui.table.message import plain_words
from tests.harness.ui.scenes import play, table


def pictured(parent: discord.Permissions, thread: discord.Permissions) -> tuple[bool, bool]:
    """Return whether a table in a channel, and one in its thread, has pictures under these permissions of the bot."""
    channel = Mock(spec=discord.TextChannel)
    channel.permissions_for.return_value = parent
    inside = Mock(spec=discord.Thread)
    inside.parent = channel
    inside.permissions_for.return_value = thread
    guild = Mock(spec=discord.Guild)
    guild.get_channel_or_thread.side_effect = {5: channel, 6: inside}.get
    readers = Readers(Mock(), Mock(guild=lambda _: guild), Mock(), Mock(), Mock())
    readers._settings[1] = RoomSettings()
    return readers.room_pictures(1, 5), readers.room_pictures(1, 6)


def test_a_thread_has_pictures_even_if_nobody_may_write_in_its_channel() -> None:
    may, may_not = discord.Permissions(attach_files=True), discord.Permissions.none()
    assert pictured(parent=may_not, thread=may) == (False, True)
    assert pictured(parent=may, thread=may_not) == (True, False)


VIEW = table(play({1: 400, 2: 400, 3: 400}, ActionKind.BRING_IN))


@pytest.fixture
def names() -> Names:
    return Names(Mock(), Mock())


def readers_of(names: Names, late: Callable[[], bool] = lambda: False) -> Readers:
    return Readers(names, Mock(guild=lambda _: None), Mock(), Mock(), late)


def words(readers: Readers, view: TableView = VIEW) -> str:
    return "\n".join(plain_words(readers.scene(view)))


def test_readers_of_the_same_view_share_a_scene_in_each_language(names: Names) -> None:
    readers = readers_of(names)
    german, french = readers.scene(VIEW, "de"), readers.scene(VIEW, "fr")
    assert german is not french
    assert (readers.scene(VIEW, "de"), readers.scene(VIEW, "fr")) == (german, french)
    assert readers.scene(VIEW, "de") is german
    newer = VIEW._replace(revision=VIEW.revision + 1)
    assert readers.scene(newer, "de").view is newer


def test_a_name_is_shown_once_it_is_known_and_is_gone_once_it_is_forgotten(names: Names) -> None:
    readers = readers_of(names)
    assert "Alice" not in words(readers)
    names.remember_name(1, 101, "Alice")
    assert "Alice" in words(readers)
    names.remember_name(1, 101, "Alicia")
    assert "Alicia" in words(readers)
    kept = weakref.ref(readers.scene(VIEW))
    names.forget(101)
    assert "Alicia" not in words(readers)
    assert kept() is None, "nothing that has the name is kept"


def test_a_room_that_changes_its_language_and_letters_that_are_late_are_shown_at_once(names: Names) -> None:
    late = False
    readers = readers_of(names, lambda: late)
    readers._settings[1] = RoomSettings(language="de")
    assert readers.scene(VIEW).say.locale == "de"
    readers._settings[1] = RoomSettings(language="fr")
    assert readers.scene(VIEW).say.locale == "fr"
    assert readers.scene(VIEW, "de").table_say == readers.scene(VIEW).say
    late = True
    assert readers.scene(VIEW).letters_late


def test_only_the_last_scenes_are_kept(names: Names) -> None:
    readers = readers_of(names)
    first = weakref.ref(readers.scene(VIEW))
    for number in range(SCENES_MOST):
        assert first() is not None
        readers.scene(VIEW._replace(table_id=100 + number))
    assert first() is None
