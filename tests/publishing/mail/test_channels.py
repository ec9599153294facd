"""Direct message channels, each opened once and no faster than Discord allows."""

from collections.abc import Callable

import discord
import pytest
import simcord

from bot.publishing.mail.channels import DirectChannels
from bot.publishing.mail.direct_mail import DirectMail
from bot.publishing.mail.letter import Letter
from bot.ui.discord import outbox
from bot.ui.discord.outbox import BLOCKED_SECONDS, Outbox
from bot.ui.discord.rate_limit import RateLimit
from tests.harness.ui.stage import ForgottenLetters, Stage


class Openings(RateLimit):
    """A rate limit that records its calls and never waits."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[bool] = []
        self.held: list[float] = []

    async def request_slot(self, *, ahead: bool = False, wanted: Callable[[], bool] | None = None) -> bool:
        self.asked.append(ahead)
        return True

    def hold(self, seconds: float) -> None:
        self.held.append(seconds)


@pytest.fixture
def openings() -> Openings:
    return Openings()


@pytest.fixture
async def channels(stage: Stage, simcord_env: simcord.Env, openings: Openings) -> DirectChannels:
    stage.furnish(simcord_env)
    door = Outbox(openings=openings)
    door.connect(stage.client)
    return DirectChannels(stage.directory, door)


def mail_over(channels: DirectChannels) -> DirectMail:
    async def sleep(seconds: float) -> None:
        """Return at once."""

    return DirectMail(channels, channels._outbox, ForgottenLetters(), sleep)


async def test_each_channel_is_opened_once_and_its_id_is_saved(
    stage: Stage, channels: DirectChannels, openings: Openings
) -> None:
    opened = [await channels.of(player) for player in (101, 102, 101)]
    assert [place.id for place in opened if place is not None] == [
        stage.people[name].user.dm_channel.id for name in ("Alice", "Bob", "Alice")
    ]
    assert openings.asked == [False, False]
    assert sorted(stage.directory.channels) == [101, 102]
    channels.forget(101)
    assert await channels.of(101) is not None
    assert len(openings.asked) == 2


async def test_a_player_without_a_discord_user_gets_no_message(channels: DirectChannels, openings: Openings) -> None:
    assert await channels.of(555) is None
    assert await mail_over(channels).write(555, "gone") is False
    assert openings.asked == []


async def test_notes_and_messages_with_cards_share_a_channel_without_replacing_each_other(
    stage: Stage, channels: DirectChannels, openings: Openings
) -> None:
    mail = mail_over(channels)
    assert await mail.write(101, "you are banned", ahead=True)
    mail.send(101, Letter(7, "two cards", "1", (), lambda closed: None))
    mail.send(101, Letter(7, "your turn", "2", (), lambda closed: None, kind="turn"))
    await stage.settle()
    assert [each.content for each in stage.people["Alice"].user.dm_channel.history()] == [
        "you are banned",
        "two cards",
        "your turn",
    ]
    assert openings.asked == [True]


async def test_a_note_to_closed_direct_messages_is_reported_as_not_delivered(
    stage: Stage, channels: DirectChannels
) -> None:
    stage.env.inject_error("POST", "/channels/*/messages", status=403, code=50007, times=1)
    assert await mail_over(channels).write(101, "you are banned") is False


@pytest.mark.parametrize(("ahead", "said"), [(False, ["you are banned"]), (True, [])])
async def test_a_note_is_retried_only_if_nobody_waits_for_its_delivery(
    stage: Stage, channels: DirectChannels, monkeypatch: pytest.MonkeyPatch, ahead: bool, said: list[str]
) -> None:
    monkeypatch.setattr(outbox, "RETRY_SECONDS", (0.0,))
    stage.env.inject_error("POST", "/channels/*/messages", status=429, times=1)
    assert await mail_over(channels).write(101, "you are banned", ahead=ahead) is not ahead
    assert [each.content for each in stage.people["Alice"].user.dm_channel.history()] == said


async def test_after_too_many_openings_the_next_one_waits_a_minute(
    stage: Stage, channels: DirectChannels, openings: Openings, caplog: pytest.LogCaptureFixture
) -> None:
    stage.env.inject_error("POST", "/users/@me/channels", status=400, code=40003, times=1)
    blocked = list[float]()
    channels._outbox.on_blocked = lambda: blocked.append(BLOCKED_SECONDS)
    mail_over(channels).open_channel(101)
    await stage.settle()
    assert openings.held == blocked == [BLOCKED_SECONDS]
    assert stage.directory.channels[101] == stage.people["Alice"].user.dm_channel.id
    assert "Discord's code 40003" in caplog.text


async def test_a_channel_that_discord_no_longer_knows_is_opened_again(stage: Stage, channels: DirectChannels) -> None:
    stage.directory.channels[101] = 4
    assert await mail_over(channels).write(101, "you are banned")
    assert [each.content for each in stage.people["Alice"].user.dm_channel.history()] == ["you are banned"]
    assert stage.directory.channels[101] != 4


async def test_a_refusal_for_another_reason_opens_no_new_channel(
    stage: Stage, channels: DirectChannels, openings: Openings
) -> None:
    place = await channels.of(101)
    assert place is not None
    stage.env.inject_error("POST", "/channels/*/messages", status=403, code=50007, times=1)
    with pytest.raises(discord.Forbidden):
        await channels.post(101, place, lambda now: now.send("text"))
    assert openings.asked == [False]
