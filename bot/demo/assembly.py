"""Start and shutdown of the demo: simulated server, bot, first table, lobby and page."""

import os
import socket
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import discord
import simcord

from bot.demo import world
from bot.demo.errors import PortTaken
from bot.demo.house import House
from bot.demo.invitation import Inviter
from bot.demo.live import LivePages
from bot.demo.simcord_private import simulation
from bot.demo.site import Site
from bot.tables.saving import SavedTable

if TYPE_CHECKING:
    from bot.client.client import LowballClient


SETTLE_SECONDS: Final = 1.0
"""The timeout for the bot to become idle after a click, in seconds.

The bot's timers that are due sooner delay the answer to the click.
"""
START_SECONDS: Final = 5.0
"""The timeout for the first commands, in seconds, long enough for a slow machine.

It is shorter than the period of the lobby's refresh; otherwise a start would wait for a refresh.
"""


async def serve(client: "LowballClient", house: House, port: int, open_tables: Sequence[SavedTable]) -> None:
    """See ``bot.demo.serve``."""
    with _listening_socket(port) as listener:
        env = simcord.Env(client, shard_count=_shards(client), settle_timeout=START_SECONDS)
        demo_world = world.build(env)
        players = await _players(house, demo_world)
        world.resume(demo_world, open_tables, players)
        await simulation.start(env)
        simulation.answer_own_mistakes(client)
        try:
            inviter = Inviter(demo_world, house.tables, players)
            await inviter.invite()
            env.settle_timeout = SETTLE_SECONDS
            await _show_lobby(demo_world, house)
            await _serve_until_cancelled(demo_world, house, inviter, listener)
        finally:
            await env.shutdown()


def _listening_socket(port: int) -> socket.socket:
    """Open the socket. This is the first step, so that nothing has been changed if the port is in use."""
    try:
        return socket.create_server(("127.0.0.1", port))
    except OSError as error:
        # The library's text would repeat the address.
        raise PortTaken(port, os.strerror(error.errno) if error.errno else str(error)) from error


def _shards(client: discord.Client) -> int | None:
    return 1 if isinstance(client, discord.AutoShardedClient) and client.shard_count is None else None


async def _serve_until_cancelled(
    demo_world: world.World, house: House, inviter: Inviter, listener: socket.socket
) -> None:
    live = LivePages(demo_world.env)
    port = listener.getsockname()[1]
    async with Site(demo_world, live, house.tables, house.preferences, inviter, port).serving(listener):
        print(f"The demo is at http://127.0.0.1:{port}/ (Ctrl+C ends it; chips and tables are kept).", flush=True)
        await live.run()


async def _show_lobby(demo_world: world.World, house: House) -> None:
    """Post a lobby at the first start of the demo; at later starts the bot itself posts it again."""
    settings = await house.rooms.settings(demo_world.guild.id)
    if settings.lobby_channel is None:
        await simulation.patiently(demo_world.moderator.member.slash(demo_world.room, "lobby"))


async def _players(house: House, demo_world: world.World) -> dict[int, int]:
    """Give each person of the demo their starting chips, and return player_id -> user_id."""
    players = dict[int, int]()
    for person in demo_world.people:
        player = await house.directory.player_id(person.user.id)
        await house.wallets.open_and_read(demo_world.guild.id, player)
        players[player] = person.user.id
    return players
