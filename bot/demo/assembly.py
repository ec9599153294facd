"""The assembly of the demo: the simulated server, the bot, the first table, the lobby, the page; and its shutdown."""

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
"""The bot's timers that are due sooner than this delay the answer to a click, in seconds; later ones do not."""
START_SECONDS: Final = 5.0
"""The timeout of the first commands on a slow machine, in seconds.

It is shorter than the period of the lobby's refresh, for which a start would otherwise wait.
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
    """Open the socket first, so that nothing else has happened if the port is taken."""
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
    """Give the room a lobby at the first start; later the bot posts it again by itself."""
    settings = await house.rooms.settings(demo_world.guild.id)
    if settings.lobby_channel is None:
        await simulation.patiently(demo_world.moderator.member.slash(demo_world.room, "lobby"))


async def _players(house: House, demo_world: world.World) -> dict[int, int]:
    """Return player_id -> user_id of the demo's people, and give each of them their starting chips."""
    players = dict[int, int]()
    for person in demo_world.people:
        player = await house.directory.player_id(person.user.id)
        await house.wallets.open_and_read(demo_world.guild.id, player)
        players[player] = person.user.id
    return players
