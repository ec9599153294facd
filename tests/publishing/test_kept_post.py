"""One message is edited where it stands, and posted anew where it cannot be."""

from dataclasses import dataclass, field

import discord
import pytest
import simcord

from bot.publishing.kept_post import AGE_MOST_MS, Content, KeptMessage, MessageKeeper
from tests.discord.hanging_up import hang_up
from tests.ui.stage import Stage

NOW_MS = 1_000_000


@dataclass
class Kept:
    room: Stage
    message: KeptMessage = field(default_factory=KeptMessage)
    saved: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.keeper = MessageKeeper(self.room.reach.outbox, lambda: NOW_MS)
        self.place = self.room.reach.outbox.channel(self.room.env.guild.id, self.room.channel.id)

    def content(self, text: str) -> Content:
        async def posted(message_id: int) -> None:
            self.saved.append(message_id)

        return Content(
            "a test",
            self.place,
            edit=lambda message: message.edit(content=text),
            send=lambda nonce: self.place.send(text, nonce=nonce),
            nonce=str,
            posted=posted,
        )

    @property
    def texts(self) -> list[str]:
        return [message.content for message in self.room.channel.history()]


@pytest.fixture
async def kept(stage: Stage, simcord_env: simcord.Env) -> Kept:
    stage.furnish(simcord_env)
    stage.attach()
    made = Kept(stage)
    await made.keeper.post(made.message, made.content("first"))
    return made


async def test_it_is_edited_where_it_stands(kept: Kept) -> None:
    await kept.keeper.edit(kept.message, kept.content("second"))
    assert kept.texts == ["second"]
    assert kept.saved == [kept.message.message_id]


async def test_posted_anew_it_stands_once(kept: Kept) -> None:
    await kept.keeper.post(kept.message, kept.content("second"))
    assert kept.texts == ["second"]
    assert kept.saved[-1] == kept.message.message_id
    assert (kept.message.posted_ms, kept.message.chat) == (NOW_MS, 0)


@pytest.mark.parametrize(("code", "deletes"), [(10008, 0), (50083, 1)])
async def test_one_that_cannot_be_changed_is_posted_anew(kept: Kept, code: int, deletes: int) -> None:
    """And only one that is still there is taken away."""
    status = 404 if code == 10008 else 400
    kept.room.env.inject_error("PATCH", "/channels/*/messages/*", status=status, code=code, times=1)
    kept.room.did()
    await kept.keeper.edit(kept.message, kept.content("second"))
    posted = ["PATCH channels/messages", "POST channels/messages"]
    assert kept.room.did() == posted + ["DELETE channels/messages"] * deletes


async def test_what_else_is_wrong_with_an_edit_is_told(kept: Kept) -> None:
    kept.room.env.inject_error("PATCH", "/channels/*/messages/*", status=403, code=50001, times=1)
    with pytest.raises(discord.Forbidden):
        await kept.keeper.edit(kept.message, kept.content("second"))


async def test_an_old_one_that_stays_is_no_reason_to_fail(kept: Kept, caplog: pytest.LogCaptureFixture) -> None:
    kept.room.env.inject_error("DELETE", "/channels/*/messages/*", status=403, code=50013, times=1)
    await kept.keeper.post(kept.message, kept.content("second"))
    assert sorted(kept.texts) == ["first", "second"]
    assert "the old message of a test stays" in caplog.text


async def test_nor_is_one_at_which_discord_hangs_up(
    kept: Kept, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    hang_up(kept.room.client, monkeypatch, "delete_message")
    await kept.keeper.post(kept.message, kept.content("second"))
    assert sorted(kept.texts) == ["first", "second"]
    assert "the old message of a test stays" in caplog.text


def test_it_has_sunk_once_it_is_old_or_buried() -> None:
    message = KeptMessage()
    assert not message.sunk(AGE_MOST_MS, chat_most=2), "it stands nowhere"
    message.stands(5, 0)
    assert not message.sunk(AGE_MOST_MS - 1, chat_most=2)
    assert message.sunk(AGE_MOST_MS, chat_most=2)
    assert [message.note_message(number) for number in (4, 6, 7)] == [False, True, True]
    assert message.sunk(0, chat_most=2)
