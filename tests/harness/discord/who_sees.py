"""The readers of everything that the bot has sent to the simulated Discord."""

from collections.abc import Iterator

import discord
import simcord
from simcord.actors import MemberActor
from simcord.backend.models import Message
from simcord.types import HttpLogEntry


def sent_to_others(env: simcord.Env, own: MemberActor) -> Iterator[HttpLogEntry]:
    """Yield the requests so far whose content somebody besides this member could see."""
    tokens = [record.token for record in env.backend.interactions.values() if record.user_id == own.id]
    for entry in env.http_requests:
        if f"/channels/{own.user.dm_channel.id}/" in entry.path or entry.path.endswith("/commands"):
            continue  # the member's own direct messages; command descriptions, whose cards are only examples
        private = any(token in entry.path for token in tokens) and is_private(env, entry)
        if not private:
            yield entry


def is_private(env: simcord.Env, entry: HttpLogEntry) -> bool:
    """Tell whether only the author of the click or command sees the answer."""
    body = entry.json if isinstance(entry.json, dict) else {}
    data = body.get("data") or body
    if data.get("flags", 0) & discord.MessageFlags(ephemeral=True).value:
        return True
    record = next((each for each in env.backend.interactions.values() if each.token in entry.path), None)
    if record is None:
        return False
    if record.source_message_id is not None and (record.source_message_id == record.message_id):
        # The answer replaces the clicked message.
        return is_ephemeral(env.backend.get_message(record.channel_id, record.source_message_id))
    return record.ephemeral and entry.path.endswith("/messages/@original")


def is_ephemeral(message: Message | discord.Message) -> bool:
    flags = message.flags if isinstance(message.flags, int) else message.flags.value
    return bool(flags & discord.MessageFlags(ephemeral=True).value)
