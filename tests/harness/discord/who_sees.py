"""The readers of all that the bot has sent to the simulated Discord."""

from collections.abc import Iterator

import discord
import simcord
from simcord.actors import MemberActor
from simcord.backend.models import Message
from simcord.types import HttpLogEntry


def sent_to_others(env: simcord.Env, own: MemberActor) -> Iterator[HttpLogEntry]:
    """Requests so far whose content somebody besides this member could see."""
    tokens = [record.token for record in env.backend.interactions.values() if record.user_id == own.id]
    for entry in env.http_requests:
        if f"/channels/{own.user.dm_channel.id}/" in entry.path or entry.path.endswith("/commands"):
            continue  # their own letters; the commands' descriptions, whose examples name cards of nobody's
        private = any(token in entry.path for token in tokens) and is_private(env, entry)
        if not private:
            yield entry


def is_private(env: simcord.Env, entry: HttpLogEntry) -> bool:
    """An answer to a click or a command that only its author sees."""
    body = entry.json if isinstance(entry.json, dict) else {}
    data = body.get("data") or body
    if data.get("flags", 0) & discord.MessageFlags(ephemeral=True).value:
        return True
    record = next((each for each in env.backend.interactions.values() if each.token in entry.path), None)
    if record is None:
        return False
    if record.source_message_id is not None and (record.source_message_id == record.message_id):
        # The click's answer takes the place of the message that was clicked.
        return is_ephemeral(env.backend.get_message(record.channel_id, record.source_message_id))
    return record.ephemeral and entry.path.endswith("/messages/@original")


def is_ephemeral(message: Message | discord.Message) -> bool:
    flags = message.flags if isinstance(message.flags, int) else message.flags.value
    return bool(flags & discord.MessageFlags(ephemeral=True).value)
