"""A message that is edited in place, and reposted if it cannot be."""

import discord
import pytest
import simcord
from simcord.backend.errors import BackendError

from bot.publishing.kept_post import AGE_MOST_MS, Body, KeptPost
from bot.tables.saving import StoreError
from bot.ui.discord.outbox import NONCE_SECONDS
from tests.harness.discord.hanging_up import hang_up
from tests.harness.discord.losing import answers_lost
from tests.harness.tables.doubles import ManualTimer
from tests.harness.ui.stage import Stage

NOW_MS = 1_000_000


class Kept:
    def __init__(self, room: Stage) -> None:
        self.room = room
        self.saved: list[int] = []
        self.faults: list[Exception] = []
        outbox = room.reach.outbox
        self.timer = ManualTimer(NOW_MS)
        self.post = KeptPost(outbox=outbox, timer=self.timer, of="a test", save=self._save)
        self.place = outbox.channel(room.env.guild.id, room.channel.id)

    async def _save(self, message_id: int) -> None:
        if self.faults:
            raise self.faults.pop()
        self.saved.append(message_id)

    async def post_again(self, text: str) -> None:
        await self.post.post(self.body(text))
        await self.post.save_id(self.place)

    async def show(self, text: str, *, repost: bool = False) -> None:
        await self.post.show(self.body(text), repost=repost)
        await self.post.save_id(self.place)

    def body(self, text: str) -> Body:
        place = self.place
        return Body(
            place,
            words=lambda: text,
            edit=lambda message: message.edit(content=text),
            send=lambda nonce: place.send(text, nonce=nonce),
        )

    @property
    def texts(self) -> list[str]:
        return [message.content for message in self.room.channel.history()]


@pytest.fixture
async def kept(stage: Stage, simcord_env: simcord.Env) -> Kept:
    stage.furnish(simcord_env)
    stage.attach()
    made = Kept(stage)
    await made.post_again("first")
    return made


async def test_a_kept_message_is_edited_in_place(kept: Kept) -> None:
    await kept.post.edit(kept.body("second"))
    assert kept.texts == ["second"]
    assert kept.saved == [kept.post.message_id]


async def test_a_reposted_message_exists_only_once(kept: Kept) -> None:
    await kept.post_again("second")
    assert kept.texts == ["second"]
    assert kept.saved[-1] == kept.post.message_id
    assert (kept.post.posted_ms, kept.post.chat) == (NOW_MS, 0)


@pytest.mark.parametrize(("code", "deletes"), [(10008, 0), (50083, 1)])
async def test_a_message_that_cannot_be_edited_is_reposted(kept: Kept, code: int, deletes: int) -> None:
    """The old message is deleted only if it still exists."""
    status = 404 if code == 10008 else 400
    kept.room.env.inject_error("PATCH", "/channels/*/messages/*", status=status, code=code, times=1)
    kept.room.did()
    await kept.post.edit(kept.body("second"))
    await kept.post.save_id(kept.place)
    posted = ["PATCH channels/messages", "POST channels/messages"]
    assert kept.room.did() == posted + ["DELETE channels/messages"] * deletes


async def test_any_other_error_of_an_edit_is_raised(kept: Kept) -> None:
    kept.room.env.inject_error("PATCH", "/channels/*/messages/*", status=403, code=50001, times=1)
    with pytest.raises(discord.Forbidden):
        await kept.post.edit(kept.body("second"))


async def test_a_repost_succeeds_even_if_the_old_message_cannot_be_deleted(
    kept: Kept, caplog: pytest.LogCaptureFixture
) -> None:
    kept.room.env.inject_error("DELETE", "/channels/*/messages/*", status=403, code=50013, times=1)
    await kept.post_again("second")
    assert sorted(kept.texts) == ["first", "second"]
    assert "the old message of a test cannot be deleted" in caplog.text


async def test_a_repost_succeeds_even_if_discord_hangs_up_on_the_deletion(
    kept: Kept, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    hang_up(kept.room.client, monkeypatch, "delete_message")
    await kept.post_again("second")
    assert sorted(kept.texts) == ["first", "second"]
    assert "the old message of a test cannot be deleted" in caplog.text


@pytest.mark.parametrize("repost", [True, False])
async def test_a_message_whose_answer_was_lost_is_not_posted_twice_although_its_content_has_changed(
    kept: Kept, repost: bool
) -> None:
    lost = iter([True])
    if not repost:
        await kept.post.take_away(kept.place)
    with answers_lost(lambda path: next(lost, False)):
        with pytest.raises(discord.HTTPException):
            await kept.show("second", repost=True)
        await kept.show("third", repost=repost)
    assert kept.texts == ["third"]
    assert kept.saved[-1] == kept.post.message_id


async def test_after_a_lost_answer_a_failed_edit_is_repeated_even_to_the_content_of_the_old_message(kept: Kept) -> None:
    lost = iter([True])
    await kept.show("first")
    with answers_lost(lambda path: next(lost, False)):
        with pytest.raises(discord.HTTPException):
            await kept.show("second", repost=True)
        kept.room.env.inject_error("PATCH", "/channels/*/messages/*", status=503, code=0, times=1)
        with pytest.raises(discord.HTTPException):
            await kept.show("first", repost=True)
    assert sorted(kept.texts) == ["first", "second"]
    await kept.show("first")
    assert kept.texts == ["first"]


@pytest.mark.parametrize(("status", "code"), [(403, 50001), (429, 0)], ids=["refused", "over a rate limit"])
async def test_a_message_that_was_not_taken_is_posted_next_with_its_newest_content_alone(
    kept: Kept, status: int, code: int
) -> None:
    kept.room.env.inject_error("POST", "/channels/*/messages", status=status, code=code, times=1)
    with pytest.raises(discord.HTTPException):
        await kept.post_again("second")
    kept.room.did()
    await kept.post_again("third")
    assert kept.room.did() == ["POST channels/messages", "DELETE channels/messages"]
    assert kept.texts == ["third"]


async def test_a_lost_answer_is_remembered_while_the_next_try_is_over_a_rate_limit(kept: Kept) -> None:
    tries = iter(["lost", "over the limit"])

    def is_lost(_: str) -> bool:
        if (now := next(tries, "")) == "over the limit":
            raise BackendError(429, 0, now)
        return now == "lost"

    with answers_lost(is_lost):
        for text in ("second", "third"):
            with pytest.raises(discord.HTTPException):
                await kept.post_again(text)
        await kept.post_again("third")
    assert kept.texts == ["third"]


async def test_a_post_is_not_repeated_as_it_was_once_discord_has_forgotten_it(kept: Kept) -> None:
    """Its content may be a day old by then."""
    kept.room.env.inject_error("POST", "/channels/*/messages", status=503, code=0, times=1)
    with pytest.raises(discord.HTTPException):
        await kept.post_again("second")
    kept.timer.ring_next(NOW_MS + int(NONCE_SECONDS * 1000))
    kept.room.did()
    await kept.post_again("third")
    assert kept.room.did() == ["POST channels/messages", "DELETE channels/messages"]


async def test_a_post_is_not_repeated_as_it_was_in_another_channel(kept: Kept) -> None:
    kept.room.env.inject_error("POST", "/channels/*/messages", status=503, code=0, times=1)
    with pytest.raises(discord.HTTPException):
        await kept.post_again("second")
    other = kept.room.env.guild.create_text_channel("other")
    kept.place = kept.room.reach.outbox.channel(kept.room.env.guild.id, other.id)
    kept.room.did()
    await kept.post.post(kept.body("third"))
    assert [message.content for message in other.history()] == ["third"]
    assert kept.texts == ["first"]


async def test_a_message_counts_as_buried_if_it_is_old_or_much_chat_came_after_it(kept: Kept) -> None:
    message = kept.post
    message.message_id = None
    assert not message.is_buried(AGE_MOST_MS, chat_most=2), "there is no message"
    message.set_message(5, 0)
    assert not message.is_buried(AGE_MOST_MS - 1, chat_most=2)
    assert message.is_buried(AGE_MOST_MS, chat_most=2)
    assert [message.note_chat(number) for number in (4, 6, 7)] == [False, True, True]
    assert message.is_buried(0, chat_most=2)


@pytest.mark.parametrize("text", ["second", "third"])
async def test_a_message_id_that_could_not_be_saved_is_saved_by_the_next_update(kept: Kept, text: str) -> None:
    """Until then the old message is not deleted, because after a restart the bot would edit that one."""
    old = kept.post.message_id
    kept.faults = [StoreError("disk is full"), StoreError("disk is full")]
    for repost in (True, False):
        with pytest.raises(StoreError):
            await kept.show("second", repost=repost)
        assert sorted(kept.texts) == ["first", "second"]
    await kept.show(text)
    assert kept.texts == [text]
    assert kept.saved == [old, kept.post.message_id]
    kept.room.did()
    await kept.show(text)
    assert kept.room.did() == []


async def test_removing_a_message_with_an_unsaved_id_also_deletes_the_old_message(kept: Kept) -> None:
    kept.faults = [StoreError("disk is full")]
    with pytest.raises(StoreError):
        await kept.show("second", repost=True)
    await kept.post.take_away(kept.place)
    assert kept.texts == []
    await kept.show("third")
    assert kept.texts == ["third"]
    assert kept.saved[-1] == kept.post.message_id


async def test_an_edit_requested_during_another_edit_is_not_lost(kept: Kept) -> None:
    """A menu keeps showing a choice until the message is edited."""

    async def edit(message: discord.PartialMessage) -> None:
        await message.edit(content="second")
        kept.post.shown = None

    await kept.post.show(kept.body("second")._replace(edit=edit))
    kept.room.did()
    await kept.show("second")
    assert kept.room.did() == ["PATCH channels/messages"]
