"""Events that arrive late but in order, with the same delays for the same seed."""

from functools import partial
from random import Random

import discord
import pytest

from tests.harness.local_discord import LocalDiscord
from tests.harness.local_discord.connecting import connected_as
from tests.harness.local_discord.journal import PATIENCE_SECONDS
from tests.harness.local_discord.lateness import MOST_SECONDS, SEED, USUAL_SECONDS, Lateness
from tests.local_discord.test_local_discord import SmallBot

CHANNELS, EVENTS = ("1", "2"), 40


async def delivered(seed: int) -> list[tuple[str, int]]:
    lateness, told = Lateness(Random(seed)), list[tuple[str, int]]()

    async def deliver(channel: str, number: int) -> None:
        told.append((channel, number))

    for number in range(EVENTS):
        for channel in CHANNELS:
            await lateness.bring("MESSAGE_CREATE", {"channel_id": channel}, partial(deliver, channel, number))
    assert told == []
    await lateness.bring("MESSAGE_UPDATE", {"channel_id": "1"}, partial(deliver, "3", 0))
    assert told == [("3", 0)]
    await lateness.all_told()
    return told[1:]


async def test_events_arrive_late_and_in_order_within_a_channel() -> None:
    told = await delivered(1)
    for channel in CHANNELS:
        assert [number for place, number in told if place == channel] == list(range(EVENTS))
    assert told != sorted(told, key=lambda event: event[1])


def test_the_same_seed_gives_the_same_delays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(SEED, "7")
    first, second = (Lateness(Random(LocalDiscord().seed)) for _ in range(2))
    delays = [first._seconds() for _ in range(1000)]
    assert delays == [second._seconds() for _ in range(1000)]
    assert USUAL_SECONDS < max(delays) <= MOST_SECONDS
    assert sum(delays) / len(delays) < USUAL_SECONDS


async def test_the_client_knows_a_new_thread_only_after_the_answer_to_its_request(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async with LocalDiscord() as local, connected_as(monkeypatch, local, SmallBot()) as bot:
        assert f"{SEED}={local.seed}" in capsys.readouterr().err
        monkeypatch.setattr(Lateness, "_seconds", lambda _: MOST_SECONDS)
        lobby = bot.guilds[0].text_channels[0]
        joins = bot.wait_for("thread_join", timeout=PATIENCE_SECONDS)
        thread = await lobby.create_thread(name="1", type=discord.ChannelType.public_thread)
        assert lobby.guild.get_thread(thread.id) is None
        assert (await joins).id == thread.id


async def test_without_lateness_events_arrive_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    lateness = Lateness(Random(1))
    monkeypatch.setattr(lateness, "on", False)
    told = list[str]()

    async def deliver() -> None:
        told.append("told")

    await lateness.bring("MESSAGE_CREATE", {"channel_id": "1"}, deliver)
    assert told == ["told"]
