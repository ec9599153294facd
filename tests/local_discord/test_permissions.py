"""Permissions, threads, and the events that the bot gets about them, with the real client."""

from collections.abc import AsyncIterator, Awaitable

import discord
import pytest

from tests.harness.local_discord import LocalDiscord
from tests.harness.local_discord.journal import PATIENCE_SECONDS
from tests.harness.local_discord.refusals import Refused
from tests.harness.local_discord.rules.rights import EVERYONE, THE_BOTS, bits
from tests.local_discord.test_local_discord import connected


@pytest.fixture
async def local() -> AsyncIterator[LocalDiscord]:
    async with LocalDiscord() as discord_:
        discord_.limits.on = False
        yield discord_


async def refusal(request: Awaitable[object]) -> int:
    """Return the error code of the request, or 0 if Discord accepts it."""
    try:
        await request
    except discord.HTTPException as error:
        return error.code
    return 0


async def test_the_client_learns_when_the_bot_loses_a_permission(
    monkeypatch: pytest.MonkeyPatch, local: LocalDiscord
) -> None:
    async with connected(monkeypatch, local) as bot:
        lobby = bot.guilds[0].text_channels[0]
        assert bot.guilds[0].me.guild_permissions.value == EVERYONE | THE_BOTS
        role_told = bot.wait_for("guild_role_update", timeout=PATIENCE_SECONDS)
        channel_told = bot.wait_for("guild_channel_update", timeout=PATIENCE_SECONDS)
        message = await lobby.send("hello")
        await local.permissions.withdraw("read_message_history")
        await role_told
        assert [each async for each in lobby.history()] == []
        assert await refusal(lobby.fetch_message(message.id)) == 50013
        await local.permissions.give_back("read_message_history")
        assert [each.id async for each in lobby.history()] == [message.id]
        await local.permissions.deny(str(lobby.id), "send_messages")
        await channel_told
        assert not lobby.permissions_for(lobby.guild.me).send_messages
        assert await refusal(lobby.send("again")) == 50013
        assert await refusal(message.edit(content="changed")) == 0
        await local.permissions.lift(str(lobby.id))
        assert await refusal(lobby.send("again")) == 0


async def test_an_interaction_still_lists_the_other_permissions_when_view_channel_is_denied(
    monkeypatch: pytest.MonkeyPatch, local: LocalDiscord
) -> None:
    async with connected(monkeypatch, local):
        lobby, player = local.world.lobby["id"], local.world.member("ann")["user"]
        await local.permissions.deny(lobby, "view_channel")
        asked = await local.interactions.command(player, "try count", start=1)
        assert asked.original is not None
        assert int(asked.interaction["app_permissions"]) == (EVERYONE | THE_BOTS) & ~bits("view_channel")
        assert int(asked.interaction["member"]["permissions"]) == EVERYONE
        await local.permissions.deny(lobby, "view_channel", target=player["id"])
        with pytest.raises(Refused, match="Missing Access"):
            await local.interactions.command(player, "try count", start=1)


async def test_the_bot_gets_no_events_from_a_channel_it_cannot_see(
    monkeypatch: pytest.MonkeyPatch, local: LocalDiscord
) -> None:
    async with connected(monkeypatch, local) as bot:
        lobby, owner = local.world.lobby["id"], local.world.owner["id"]
        hears = bot.wait_for("thread_join", timeout=PATIENCE_SECONDS)
        await local.permissions.deny(lobby, "view_channel")
        thread = local.world.thread(lobby, "friends", owner_id=owner)
        local.world.said(local.world.owner, lobby, "hello")
        await local.all_told()
        assert await refusal(bot.fetch_channel(int(thread["id"]))) == 50001
        assert bot.guilds[0].get_thread(int(thread["id"])) is None
        await local.permissions.lift(lobby)
        assert (await hears).id == int(thread["id"])


async def test_a_message_can_start_only_one_thread_and_the_thread_has_its_id(
    monkeypatch: pytest.MonkeyPatch, local: LocalDiscord
) -> None:
    async with connected(monkeypatch, local) as bot:
        post = await bot.guilds[0].text_channels[0].send("a table")
        thread = await post.create_thread(name="Table 1")
        assert thread.id == post.id
        assert await refusal(post.create_thread(name="Table 1")) == 160004


async def test_a_person_can_lock_or_archive_or_rename_or_delete_a_thread(
    monkeypatch: pytest.MonkeyPatch, local: LocalDiscord
) -> None:
    async with connected(monkeypatch, local) as bot:
        made = await bot.guilds[0].text_channels[0].create_thread(name="1", type=discord.ChannelType.public_thread)
        message = await made.send("hello")
        await local.all_told()
        updates, gone = bot.wait_for("thread_update", timeout=PATIENCE_SECONDS), bot.wait_for("raw_thread_delete")
        thread = await local.by_hand(made.id, locked=True, name="2")
        assert (await updates)[1].name == "2"
        assert await refusal(made.send("again")) == 160005
        assert await refusal(message.edit(content="changed")) == 160005
        player = local.world.member("ann")["user"]
        with pytest.raises(Refused, match="locked"):
            await local.interactions.command(player, "try count", channel_id=thread["id"], start=1)
        asked = local.interactions.asked(local.world.owner, "try count", channel_id=thread["id"], start=1)
        await local.interactions.deliver(asked)
        callback = await local.journal.wait_for("POST", f"/interactions/{asked.interaction['id']}/.*")
        assert callback.status == 403
        await local.by_hand(made.id, locked=False, archived=True)
        assert await refusal(message.edit(content="changed")) == 50083
        assert await refusal(made.send("again")) == 0
        assert not thread["thread_metadata"]["archived"]
        local.world.delete_channel(thread)
        await local.gateway.tell_news()
        assert (await gone).thread_id == made.id
        assert await refusal(made.send("again")) == 10003


async def test_only_members_can_fetch_a_private_thread(monkeypatch: pytest.MonkeyPatch, local: LocalDiscord) -> None:
    async with connected(monkeypatch, local) as bot:
        lobby = bot.guilds[0].text_channels[0]
        own = await lobby.create_thread(name="own", type=discord.ChannelType.private_thread, invitable=False)
        await own.add_user(discord.Object(int(local.world.owner["id"])))
        await own.remove_user(discord.Object(int(local.world.owner["id"])))
        kept = local.world.channels[str(own.id)]
        assert (kept["type"], kept["joined"], kept["thread_metadata"]["invitable"]) == (12, [], False)
        others = local.world.thread(str(lobby.id), "others", type=12, owner_id=local.world.owner["id"])
        await local.all_told()
        assert await refusal(bot.fetch_channel(int(others["id"]))) == 50001
