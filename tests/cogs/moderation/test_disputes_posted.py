"""Disputes that are saved and settled even if their post fails."""

import pytest

from bot.publishing.mail.direct_mail import DirectMail
from bot.tables.saving import StoreError
from bot.ui.scene.readers import Readers
from tests.harness.discord.hanging_up import hang_up
from tests.harness.discord.room import Room
from tests.harness.discord.staff import mod, moderators_channel, staff


async def unreached(*_: object, **__: object) -> bool:
    return False


async def fails(*_: object) -> None:
    raise StoreError("disk full")


async def test_a_dispute_that_cannot_be_posted_is_saved_and_logged(
    played: Room, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    staff(played)
    channel = await moderators_channel(played)
    with monkeypatch.context() as patch:
        patch.setattr(Readers, "room_phrases", fails)
        assert "Dispute 1 about hand 1-1 (Table 1) is saved" in await played.slash("bo", "dispute", text="odd")
        await played.env.settle()
    assert channel.history() == []
    assert "a post of kind dispute cannot be sent in server" in caplog.text
    assert "**Dispute 1** · hand 1-1 (Table 1) · bo" in await mod(played, "mo", "disputes")
    await played.slash("an", "dispute", text="even")
    await played.env.settle()
    assert len(channel.history()) == 2, "the failed post is sent with the next one"


async def test_a_ruling_is_a_separate_message_if_the_posts_id_was_not_saved(
    played: Room, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    staff(played)
    channel = await moderators_channel(played)
    monkeypatch.setattr(played.store.office.disputes, "save_post", fails)
    assert "Dispute 1 about hand 1-1 (Table 1) is saved" in await played.slash("bo", "dispute", text="odd")
    assert "the message of dispute 1 could not be saved" in caplog.text
    assert "is settled" in await mod(played, "mo", "settle", id=1, ruling="it stands")
    assert len(channel.history()) == 2


@pytest.mark.parametrize("methods", [("edit_message",), ("edit_message", "send_message")], ids=["edit", "all"])
async def test_a_ruling_is_saved_even_if_discord_does_not_answer(
    played: Room, monkeypatch: pytest.MonkeyPatch, methods: tuple[str, ...]
) -> None:
    staff(played)
    channel = await moderators_channel(played)
    await played.slash("bo", "dispute", text="odd")
    hang_up(played.client, monkeypatch, *methods)
    assert "is settled" in await mod(played, "mo", "settle", id=1, ruling="it stands")
    assert len(channel.history()) == (2 if methods == ("edit_message",) else 1)
    assert await played.store.office.disputes.unsettled(played.guild.id) == []


HINT = "no moderators' channel is set to post it in"


async def test_a_dispute_without_a_moderators_channel_is_told_to_administrators_once(played: Room) -> None:
    staff(played)
    await played.slash("ada", "room set", setting="tables_most", value="4")
    for name in ("bo", "an"):
        await played.slash(name, "dispute", text="odd")
        await played.env.settle()
    told = {name: sum(HINT in letter for letter in played.letters(name)) for name in ("ada", "mo", "an", "bo")}
    assert told == {"ada": 1, "mo": 0, "an": 0, "bo": 0}
    await played.restart()
    assert sum(HINT in letter for letter in played.letters("ada")) == 1


async def test_administrators_who_cannot_be_reached_are_told_with_the_next_dispute(played: Room) -> None:
    staff(played)
    await played.slash("ada", "room set", setting="tables_most", value="4")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(DirectMail, "write", unreached)
        await played.slash("bo", "dispute", text="odd")
        await played.env.settle()
    assert not any(HINT in letter for letter in played.letters("ada"))
    await played.slash("an", "dispute", text="odd")
    await played.env.settle()
    assert sum(HINT in letter for letter in played.letters("ada")) == 1


async def test_with_a_moderators_channel_no_administrator_is_written_to(played: Room) -> None:
    staff(played)
    await played.slash("ada", "room set", setting="tables_most", value="4")
    await moderators_channel(played)
    await played.slash("bo", "dispute", text="odd")
    await played.env.settle()
    assert not any(HINT in letter for letter in played.letters("ada"))
