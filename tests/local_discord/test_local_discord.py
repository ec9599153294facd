"""The local Discord tested with the real client, so that tests built on it also hold for discord.py."""

import asyncio
import io
import re
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager
from datetime import UTC, datetime, timedelta
from functools import partial

import discord
import pytest
import yarl
from discord import app_commands
from discord.ext import commands

from bot.ui.discord.outbox import Outbox
from tests.harness.local_discord import LocalDiscord, limits
from tests.harness.local_discord.connecting import connected_as
from tests.harness.local_discord.faults import Fault
from tests.harness.local_discord.journal import PATIENCE_SECONDS
from tests.harness.local_discord.refusals import Refused

EDITS = 5
TWO_AT_ONCE = ("PATCH", r"/webhooks/\d+/([^/]+)/messages/[^/]+", 2, 0.2)
"""A bucket of two requests in 0.2 seconds."""


class CountButton(discord.ui.DynamicItem[discord.ui.Button[discord.ui.View]], template=r"count:(?P<count>\d+)"):
    def __init__(self, count: int) -> None:
        super().__init__(discord.ui.Button(label=f"Count {count}", custom_id=f"count:{count}"))
        self.count = count

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: discord.ui.Item[discord.ui.View], match: re.Match[str]
    ) -> "CountButton":
        return cls(int(match["count"]))

    async def callback(self, interaction: discord.Interaction) -> None:
        await interaction.response.edit_message(content=f"{self.count + 1}", view=counter(self.count + 1))


def counter(count: int) -> discord.ui.View:
    view = discord.ui.View(timeout=None)
    view.add_item(CountButton(count))
    return view


class SmallBot(commands.Bot):
    """A bot with one command for each kind of answer."""

    def __init__(self) -> None:
        super().__init__(commands.when_mentioned, intents=discord.Intents(guilds=True), guild_ready_timeout=0.1)
        group = app_commands.Group(name="try", description="Try it")
        group.add_command(app_commands.Command(name="count", description="Count", callback=count))
        group.add_command(app_commands.Command(name="slowly", description="Think first", callback=slowly))
        group.add_command(app_commands.Command(name="filled", description="Think, then edit", callback=filled))
        group.add_command(app_commands.Command(name="often", description="Change the answer", callback=often))
        self.tree.add_command(group)

    async def setup_hook(self) -> None:
        self.add_dynamic_items(CountButton)
        await self.tree.sync()


async def count(interaction: discord.Interaction, start: int) -> None:
    await interaction.response.send_message(f"{start}", view=counter(start))


async def slowly(interaction: discord.Interaction) -> None:
    await interaction.response.defer(ephemeral=True)
    await interaction.followup.send("first")
    await interaction.followup.send("second", ephemeral=True)
    await interaction.edit_original_response(content="thought about it")


async def filled(interaction: discord.Interaction) -> None:
    await interaction.response.defer(ephemeral=True)
    await interaction.edit_original_response(content="filled")
    await interaction.followup.send("second", ephemeral=True)


async def often(interaction: discord.Interaction) -> None:
    await interaction.response.send_message("0", ephemeral=True)
    edits = (partial(interaction.edit_original_response, content=f"{count}") for count in range(1, EDITS + 1))
    await asyncio.gather(*map(Outbox.by_token, edits))
    await interaction.followup.send("done", ephemeral=True)


def connected(monkeypatch: pytest.MonkeyPatch, local: LocalDiscord) -> AbstractAsyncContextManager[SmallBot]:
    return connected_as(monkeypatch, local, SmallBot())


@pytest.fixture
async def local() -> AsyncIterator[LocalDiscord]:
    async with LocalDiscord() as discord_:
        yield discord_


async def test_the_client_can_log_in_and_sync_its_commands_and_see_the_guild(
    monkeypatch: pytest.MonkeyPatch, local: LocalDiscord
) -> None:
    async with connected(monkeypatch, local) as bot:
        assert [guild.name for guild in bot.guilds] == ["The local guild"]
        assert [channel.name for channel in bot.guilds[0].text_channels] == ["lobby"]
        assert [option["name"] for option in local.commands["try"]["options"]] == ["count", "slowly", "filled", "often"]
        assert len(local.journal.found("PUT", r"/applications/\d+/commands")) == 1


async def test_a_command_is_answered_and_its_button_updates_the_message(
    monkeypatch: pytest.MonkeyPatch, local: LocalDiscord
) -> None:
    async with connected(monkeypatch, local):
        asked = await local.interactions.command(local.world.owner, "try count", start=4)
        assert asked.type == 4
        assert asked.original is not None
        clicked = await local.interactions.click(local.world.owner, asked.original, "count:4")
        assert (clicked.type, clicked.original) == (7, asked.original)
        assert asked.original["content"] == "5"
        with pytest.raises(Refused, match="count:4"):
            await local.interactions.click(local.world.owner, asked.original, "count:4")


async def test_a_deferred_answer_is_filled_by_a_follow_up_or_an_edit(
    monkeypatch: pytest.MonkeyPatch, local: LocalDiscord
) -> None:
    async with connected(monkeypatch, local):
        asked = await local.interactions.command(local.world.owner, "try slowly")
        await local.journal.wait_for("PATCH", "/webhooks/.*")
        assert [message["content"] for message in asked.followups] == ["thought about it", "second"]
        assert asked.ephemeral
        edited = await local.interactions.command(local.world.owner, "try filled")
        await local.journal.wait_for("POST", rf"/webhooks/\d+/{edited.interaction['token']}")
        assert edited.original is not None
        assert [edited.original["content"], *(one["content"] for one in edited.followups)] == ["filled", "second"]


async def test_editing_a_private_answer_with_other_flags_keeps_it_private(
    monkeypatch: pytest.MonkeyPatch, local: LocalDiscord
) -> None:
    async with connected(monkeypatch, local):
        asked = await local.interactions.command(local.world.owner, "try slowly")
        await local.journal.wait_for("PATCH", "/webhooks/.*")
        assert asked.original is not None
        edited = local.world.edit(asked.original, {"components": [], "flags": 1 << 15})
        assert edited["flags"] & 1 << 15
        assert asked.ephemeral


async def test_a_bot_can_change_messages_and_threads_and_direct_messages(
    monkeypatch: pytest.MonkeyPatch, local: LocalDiscord
) -> None:
    async with connected(monkeypatch, local) as bot:
        lobby = bot.guilds[0].text_channels[0]
        message = await lobby.send("hello")
        await message.edit(content="hello again")
        assert local.world.messages[str(message.id)]["content"] == "hello again"
        thread = await lobby.create_thread(name="Table 1", type=discord.ChannelType.public_thread)
        assert (await thread.send("in the thread")).channel.id == thread.id
        await thread.edit(archived=True)
        assert local.world.channels[str(thread.id)]["thread_metadata"]["archived"] is True
        await message.delete()
        assert str(message.id) not in local.world.messages


async def test_members_can_be_added_to_threads(monkeypatch: pytest.MonkeyPatch, local: LocalDiscord) -> None:
    async with connected(monkeypatch, local) as bot:
        lobby = bot.guilds[0].text_channels[0]
        thread = await lobby.create_thread(name="Friday 1", type=discord.ChannelType.public_thread)
        await thread.add_user(discord.Object(int(local.world.owner["id"])))
        assert local.world.channels[str(thread.id)]["joined"] == [local.world.owner["id"]]
        with pytest.raises(discord.NotFound):
            await thread.add_user(discord.Object(1))


async def test_a_scheduled_event_can_be_created_and_moved_and_started_and_then_ended_only_once(
    monkeypatch: pytest.MonkeyPatch, local: LocalDiscord
) -> None:
    async with connected(monkeypatch, local) as bot:
        start = datetime(2099, 1, 2, 20, tzinfo=UTC)
        made = await bot.guilds[0].create_scheduled_event(
            name="Friday",
            start_time=start,
            end_time=start + timedelta(hours=1),
            location="#lobby",
            entity_type=discord.EntityType.external,
            privacy_level=discord.PrivacyLevel.guild_only,
        )
        found = await bot.guilds[0].fetch_scheduled_event(made.id, with_counts=False)
        moved = await found.edit(name="Saturday", start_time=start + timedelta(minutes=30))
        assert (moved.name, moved.start_time) == ("Saturday", start + timedelta(minutes=30))
        await (await moved.start()).end()
        with pytest.raises(discord.HTTPException):
            await found.cancel()
        with pytest.raises(discord.NotFound) as unknown:
            await bot.guilds[0].fetch_scheduled_event(1, with_counts=False)
        assert unknown.value.code == 10070


async def test_a_button_in_a_direct_message_fails_the_test(
    monkeypatch: pytest.MonkeyPatch, local: LocalDiscord
) -> None:
    """It fails where the bot has several shards: a single one gets every click."""
    async with connected(monkeypatch, local) as single:
        await (await single.fetch_user(int(local.world.owner["id"]))).send("here", view=counter(1))
        local.nothing_invalid()
    (server,) = local.world.servers.values()
    shard = commands.AutoShardedBot(
        "!",
        intents=discord.Intents(guilds=True),
        guild_ready_timeout=0.1,
        shard_ids=[server.shard(2)],
        shard_count=2,
    )
    async with connected_as(monkeypatch, local, shard) as bot:
        user = await bot.fetch_user(int(local.world.owner["id"]))
        await user.send(
            "there", view=discord.ui.View().add_item(discord.ui.Button(label="There", url="https://discord.com"))
        )
        local.nothing_invalid()
        await user.send("here", view=counter(1))
        with pytest.raises(AssertionError):
            local.nothing_invalid()
        local.invalid.clear()


async def test_messages_to_closed_direct_messages_are_refused(
    monkeypatch: pytest.MonkeyPatch, local: LocalDiscord
) -> None:
    async with connected(monkeypatch, local) as bot:
        user = await bot.fetch_user(int(local.world.owner["id"]))
        assert (await user.send("cards")).content == "cards"
        local.world.dm_closed.add(local.world.owner["id"])
        with pytest.raises(discord.Forbidden) as refused:
            await user.send("cards")
        assert refused.value.code == 50007


async def test_an_interaction_is_answered_only_once_and_only_with_its_token(
    monkeypatch: pytest.MonkeyPatch, local: LocalDiscord
) -> None:
    async with connected(monkeypatch, local):
        asked = await local.interactions.command(local.world.owner, "try count", start=1)
        given = asked.interaction
        with pytest.raises(Refused) as twice:
            local.interactions.callback(given["id"], given["token"], {"type": 4})
        assert twice.value.code == 40060
        with pytest.raises(Refused) as unknown:
            local.interactions.callback(given["id"], "another", {"type": 4})
        assert unknown.value.code == 10062


async def test_a_resumed_session_receives_the_events_that_it_missed(
    monkeypatch: pytest.MonkeyPatch, local: LocalDiscord
) -> None:
    async with connected(monkeypatch, local) as bot:
        resumed = asyncio.create_task(bot.wait_for("resumed", timeout=PATIENCE_SECONDS))
        await local.gateway.cut()
        channel = local.world.channel("made-meanwhile")
        await local.gateway.dispatch("CHANNEL_CREATE", channel)
        await resumed
        assert bot.get_channel(int(channel["id"])) is not None
        assert len(local.gateway.identified) == 1


async def test_a_wrong_token_is_refused(monkeypatch: pytest.MonkeyPatch, local: LocalDiscord) -> None:
    local.token = "another"
    with pytest.raises(discord.LoginFailure):
        async with connected(monkeypatch, local):
            pass


async def test_switched_off_privileged_intents_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    async with LocalDiscord(privileged=False) as local:
        monkeypatch.setattr(discord.http.Route, "BASE", local.api_url)
        monkeypatch.setattr(discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY", yarl.URL(local.gateway_url))
        async with discord.Client(intents=discord.Intents(guilds=True, members=True)) as client:
            with pytest.raises(discord.PrivilegedIntentsRequired):
                await client.start(local.token)
            assert not client.application_flags.gateway_guild_members


async def test_a_guild_lists_only_the_bot_and_other_members_can_be_queried(
    monkeypatch: pytest.MonkeyPatch, local: LocalDiscord
) -> None:
    owner = int(local.world.owner["id"])
    async with connected(monkeypatch, local) as bot:
        (guild,) = bot.guilds
        assert (list(guild.members), guild.member_count) == ([guild.me], 2)
        assert [member.id for member in await guild.query_members(user_ids=[owner])] == [owner]


async def test_the_client_repeats_a_rate_limited_request(monkeypatch: pytest.MonkeyPatch, local: LocalDiscord) -> None:
    local.faults.plan("POST", "/channels/.*", Fault(429), times=1)
    async with connected(monkeypatch, local) as bot:
        message = await bot.guilds[0].text_channels[0].send("hello")
        assert [entry.status for entry in local.journal.found("POST", "/channels/.*")] == [429, 200]
        assert str(message.id) in local.world.messages


async def test_edits_with_one_token_wait_for_their_bucket(monkeypatch: pytest.MonkeyPatch, local: LocalDiscord) -> None:
    """Edits of a hand panel use one token and must not run into a 429."""
    monkeypatch.setattr(limits, "ROUTES", (TWO_AT_ONCE,))
    async with connected(monkeypatch, local):
        asked = await local.interactions.command(local.world.owner, "try often")
        await local.journal.wait_for("POST", "/webhooks/.*")
        assert [entry.status for entry in local.journal.found("PATCH", "/webhooks/.*")] == [200] * EDITS
        assert local.limits.refused == 0
        assert asked.original is not None
        assert asked.original["content"] == f"{EDITS}"


async def test_posting_again_with_the_same_nonce_returns_the_first_message(
    monkeypatch: pytest.MonkeyPatch, local: LocalDiscord
) -> None:
    async with connected(monkeypatch, local) as bot:
        lobby = bot.guilds[0].text_channels[0]
        assert (await lobby.send("hello", nonce="7")).id == (await lobby.send("hello", nonce="7")).id


async def test_a_file_is_attached_to_its_message(monkeypatch: pytest.MonkeyPatch, local: LocalDiscord) -> None:
    async with connected(monkeypatch, local) as bot:
        sent = await bot.guilds[0].text_channels[0].send(file=discord.File(io.BytesIO(b"12345"), "hand.phh"))
        assert [(file.filename, file.size) for file in sent.attachments] == [("hand.phh", 5)]


async def test_an_invalid_body_is_refused_and_fails_the_test(monkeypatch: pytest.MonkeyPatch) -> None:
    local = LocalDiscord()
    async with local, connected(monkeypatch, local) as bot:
        with pytest.raises(discord.HTTPException) as refused:
            await bot.guilds[0].text_channels[0].send("x" * 2001)
        assert refused.value.code == 50035
        assert len(local.invalid) == 1
        with pytest.raises(AssertionError):
            local.nothing_invalid()
        local.invalid.clear()


async def test_the_answer_to_a_late_click_is_refused(monkeypatch: pytest.MonkeyPatch, local: LocalDiscord) -> None:
    async with connected(monkeypatch, local):
        asked = await local.interactions.command(local.world.owner, "try count", start=4)
        assert asked.original is not None
        click = local.interactions.pressed(local.world.owner, asked.original, "count:4")
        await local.interactions.deliver(click, late=True)
        entry = await local.journal.wait_for("POST", f"/interactions/{click.interaction['id']}/.*")
        assert entry.status == 404
        assert asked.original["content"] == "4"
