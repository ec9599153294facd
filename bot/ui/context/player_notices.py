"""Tells players by direct message what moderators did: kicks, and hands that were undone.

Each letter is in the player's own language. What could not be sent stands in `/wallet` and at the table.
"""

from collections.abc import Iterable
from typing import Final

import discord

from bot.history.ids import hand_name
from bot.tables.ports import TableView
from bot.ui.context.services import services_of
from bot.ui.text.escaping import clean
from bot.ui.text.phrases import Phrases
from bot.ui.text.standing import reason_given

SERVER_MOST: Final = 100
"""Characters of a server's name."""


async def player_phrases(client: discord.Client, guild_id: int, player_id: int) -> Phrases:
    """The phrases in the language that the player chose or speaks, else in the room's."""
    services = services_of(client)
    own = services.preferences.language(player_id)
    if own is not None:
        return Phrases(own)
    return await services.readers.room_phrases(guild_id)


def server_name(client: discord.Client, guild_id: int) -> str:
    """The server's name, safe to print; empty for one that the bot does not know."""
    guild = client.get_guild(guild_id)
    return clean(guild.name, SERVER_MOST) if guild is not None else ""


async def write_kick(client: discord.Client, view: TableView, player_id: int, reason: str) -> bool:
    """Tell a player that a moderator has taken them from a table; whether that reached them. Never fails."""
    scene = services_of(client).readers.scene_for(view, player_id)
    told = scene.say("kick-letter", table=scene.table_name(), server=server_name(client, view.guild_id))
    return await services_of(client).mail.write(player_id, f"{told}\n{reason_given(scene.say, reason)}", ahead=True)


async def write_undone(client: discord.Client, view: TableView, players: Iterable[int]) -> None:
    """Tell those who were dealt into a hand that a moderator has undone it, and why. Never fails."""
    services = services_of(client)
    for player_id in players:
        scene = services.readers.scene_for(view, player_id)
        told = scene.say(
            "letter-undone",
            hand=hand_name(view.table_id, view.hand_number),
            table=scene.table_name(),
            server=server_name(client, view.guild_id),
        )
        why = [reason_given(scene.say, view.voided_why)] if view.voided_why else []
        await services.mail.write(player_id, "\n".join([told, *why]))
