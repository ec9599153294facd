"""The simulated Discord's strict permissions, and the kind mode for tests that ask for it."""

import discord
import pytest
from discord.ext import commands

from tests.harness.discord.clockwork import ByHand
from tests.harness.local_discord.rules.rights import EVERYONE, THE_BOTS, bits
from tests.local_discord.test_permissions import refusal


@pytest.mark.parametrize("kind", [False, True])
async def test_the_simulated_bot_has_only_the_rights_it_asks_for_except_in_kind_mode(kind: bool) -> None:
    bot = commands.Bot("!", intents=discord.Intents(guilds=True))
    env = ByHand(bot, kind=kind)
    channel = env.create_guild("Card room").create_text_channel("razz")
    await env.start()
    try:
        rights = bot.guilds[0].me.guild_permissions.value
        assert (rights == EVERYONE | THE_BOTS) is not kind
        assert bool(rights & bits("manage_channels")) is kind
        thread = (
            await bot.guilds[0].text_channels[0].create_thread(name="table", type=discord.ChannelType.public_thread)
        )
        env.backend.edit_channel(thread.id, {}, thread_metadata={"locked": True})
        assert await refusal(bot.get_partial_messageable(channel.id).send("hello")) == 0
        assert await refusal(thread.edit(locked=False)) == (0 if kind else 50013)
    finally:
        await env.shutdown()
