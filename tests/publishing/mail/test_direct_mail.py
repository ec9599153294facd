"""Letters, which reach their player once even if Discord does not take them at the first try."""

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from operator import eq
from typing import Any, cast

import discord
import pytest
import simcord

from bot.publishing.mail.channels import DirectChannels
from bot.publishing.mail.direct_mail import SLOW_SECONDS, DirectMail
from bot.publishing.mail.letter import Letter
from bot.ui.discord.outbox import RETRY_SECONDS, Outbox, nonce_of
from bot.ui.discord.rate_limit import RateLimit
from tests.harness.ui.stage import ForgottenLetters, Stage


class AtOnce(RateLimit):
    async def request_slot(self, *, ahead: bool = False, wanted: Callable[[], bool] | None = None) -> bool:
        """Grant the slot at once."""
        return True


class Stopped:
    """A client that has been closed."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client

    def is_closed(self) -> bool:
        return True

    def __getattr__(self, name: str) -> Any:
        return getattr(self._client, name)


@dataclass
class Post:
    """A mail service with a clock of the test's own, and the book it keeps."""

    room: Stage
    waits: list[float] = field(default_factory=list)
    meanwhile: Callable[[], None] = lambda: None
    closed: list[bool] = field(default_factory=list)
    book: dict[tuple[int, int], str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.outbox = Outbox(AtOnce())
        self.outbox.connect(self.room.client)
        self.mail = DirectMail(DirectChannels(self.room.directory, self.outbox), self.outbox, self, self.sleep)

    async def sleep(self, seconds: float) -> None:
        if seconds:
            self.waits.append(seconds)
            self.meanwhile()

    async def sent(self, table_id: int, player_id: int, nonce: str) -> None:
        self.book[table_id, player_id] = nonce

    async def send(self, text: str, *, table: int = 7, doubtful: bool = False) -> None:
        self.put(text, table=table, doubtful=doubtful)
        for _ in RETRY_SECONDS:
            await self.room.settle()

    def put(self, text: str, *, table: int = 7, doubtful: bool = False) -> None:
        self.mail.send(101, Letter(table, text, nonce_of(text), (text,), self.closed.append, doubtful))

    def fail(self, times: int | None, status: int = 503, code: int = 0) -> None:
        self.room.env.inject_error("POST", "/channels/*/messages", status=status, code=code, times=times)

    @property
    def received(self) -> list[str]:
        return [message.content for message in self.room.people["Alice"].user.dm_channel.history()]


@pytest.fixture
async def post(stage: Stage, simcord_env: simcord.Env) -> Post:
    stage.furnish(simcord_env)
    stage.attach()
    return Post(stage)


@pytest.mark.parametrize("status", [429, 500, 503])
async def test_a_direct_message_that_discord_does_not_accept_is_sent_again(
    post: Post, status: int, caplog: pytest.LogCaptureFixture
) -> None:
    post.fail(2, status)
    with caplog.at_level(logging.WARNING, "bot"):
        await post.send("two cards")
    assert post.received == ["two cards"]
    assert post.waits == list(RETRY_SECONDS[:2])
    assert post.book == {(7, 101): nonce_of("two cards")}
    assert len(caplog.records) == 1


async def test_only_the_newest_direct_message_of_each_table_is_sent(post: Post) -> None:
    post.fail(1)

    def two_more() -> None:
        post.put("newer")
        post.put("elsewhere", table=8)

    post.meanwhile = two_more
    await post.send("older")
    assert post.received == ["newer", "elsewhere"]


async def test_a_direct_message_with_a_lost_response_is_looked_up_before_it_is_sent_again(post: Post) -> None:
    await post.room.client.get_partial_messageable(post.room.people["Alice"].user.dm_channel.id).send("two cards")
    post.fail(1)
    await post.send("two cards")
    assert post.received == ["two cards"]
    assert post.book == {(7, 101): nonce_of("two cards")}


async def test_a_direct_message_is_given_up_after_eight_minutes_and_the_next_one_is_sent(
    post: Post, caplog: pytest.LogCaptureFixture
) -> None:
    post.fail(len(RETRY_SECONDS) + 1)
    with caplog.at_level(logging.WARNING, "bot"):
        await post.send("two cards")
    assert post.waits == list(RETRY_SECONDS)
    assert 400 < sum(post.waits) < 600
    assert len(caplog.records) == 1
    assert post.book == {}
    await post.send("the next")
    assert post.received == ["the next"]


async def test_a_direct_message_that_discord_refuses_for_good_is_not_sent_again(post: Post) -> None:
    post.fail(1, 400, 50035)
    await post.send("two cards")
    assert (post.waits, post.received) == ([], [])


async def test_a_direct_message_that_fails_because_the_bot_stops_is_not_logged(
    post: Post, caplog: pytest.LogCaptureFixture
) -> None:
    post.room.env.inject_error("POST", "/channels/*/messages", status=400, code=50035, times=None)
    # The simulated Discord needs its client to the end.
    post.outbox.connect(cast(discord.Client, Stopped(post.room.client)))
    with caplog.at_level(logging.DEBUG, "bot"):
        await post.send("two cards")
    assert post.received == []
    assert not caplog.records


class SlotQueue(RateLimit):
    """A rate limit that grants a slot when the test says so, and drops requests that are no longer wanted."""

    def __init__(self) -> None:
        super().__init__()
        self.waiting: list[tuple[asyncio.Future[bool], Callable[[], bool]]] = []

    async def request_slot(self, *, ahead: bool = False, wanted: Callable[[], bool] | None = None) -> bool:
        assert wanted is not None
        self.waiting.append((asyncio.get_running_loop().create_future(), wanted))
        return await self.waiting[-1][0]

    def look(self) -> int:
        """Drop the requests that are no longer wanted, and return how many there were."""
        unwanted = [turn for turn, wanted in self.waiting if not turn.done() and not wanted()]
        for turn in unwanted:
            turn.set_result(False)
        return len(unwanted)

    def go(self) -> None:
        next(turn for turn, _ in self.waiting if not turn.done()).set_result(True)


async def test_while_the_queue_is_slow_direct_messages_are_dropped_if_players_see_them_elsewhere(
    post: Post, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = post.room
    room.directory.channels = {101: room.people["Alice"].user.dm_channel.id, 102: room.people["Bob"].user.dm_channel.id}
    line, now = SlotQueue(), [100.0]
    outbox = Outbox(line)
    outbox.connect(room.client)
    mail = DirectMail(DirectChannels(room.directory, outbox), outbox, ForgottenLetters())
    monkeypatch.setattr(asyncio.get_running_loop(), "time", lambda: now[0], raising=False)
    for player in (101, 102):
        seen_by_bob = partial(eq, player, 102)
        mail.send(player, Letter(7, f"for {player}", f"n{player}", (), lambda _: None, elsewhere=seen_by_bob))
    for _ in range(5):
        await asyncio.sleep(0)
    assert len(line.waiting) == 2
    now[0] += SLOW_SECONDS
    assert not mail.is_slow()
    assert line.look() == 0
    now[0] += 0.1
    assert mail.is_slow()
    assert line.look() == 1
    line.go()
    monkeypatch.undo()
    await room.settle()
    assert [message.content for message in room.people["Alice"].user.dm_channel.history()] == ["for 101"]
    assert room.people["Bob"].user.dm_channel.history() == []
    assert not mail.is_slow()
