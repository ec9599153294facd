"""simcord's simulated Discord: reads and changes for which simcord has no public methods."""

from collections.abc import Awaitable, Callable, Collection, Mapping
from contextlib import suppress
from typing import Any

import discord
import simcord
from simcord.backend.access import channel_accessible
from simcord.backend.cdn import CDN_BASE
from simcord.builders import ChannelHandle

PRIVATE_NAMES: Mapping[type, tuple[str, ...]] = {simcord.Env: ("_settle_internal",)}
"""The private names of simcord that this module uses; ``_blobs`` is an attribute of instances."""
FILES_MOST = 200
"""The number of files above which unused ones are deleted; a tab may still need the newest ones."""


def on_change(env: simcord.Env, changed: Callable[[int], None]) -> None:
    """Call ``changed`` with the channel's id whenever a message or the channel itself changes."""

    def listen(event: str, payload: Mapping[str, Any]) -> None:
        key = "id" if event.startswith(("CHANNEL_", "THREAD_")) else "channel_id"
        if payload.get(key) is not None:
            changed(int(payload[key]))

    env.backend.subscribers.append(listen)


def whispers(env: simcord.Env, channel_id: int) -> list[tuple[int, str | None]]:
    """Return (id, last edit time) of the channel's ephemeral messages; simcord has no events for them."""
    messages = env.backend.messages.get(channel_id, {}).values()
    return [(message.id, message.edited_timestamp) for message in messages if message.is_ephemeral]


async def start(env: simcord.Env) -> None:
    """Start the simulation, even if the bot does not become idle in time.

    simcord raises an error if the bot is still busy after a timeout, which happens with running tables and a
    tournament.
    """
    settle = env._settle_internal

    async def settle_or_go_on(**options: Any) -> None:
        with suppress(TimeoutError):
            await settle(**options)

    vars(env)["_settle_internal"] = settle_or_go_on
    try:
        await env.start()
    finally:
        del vars(env)["_settle_internal"]


async def patiently(command: Awaitable[object]) -> None:
    """Run a command and ignore the timeout if the bot does not become idle; the caller checks the outcome."""
    with suppress(TimeoutError):
        await command


def answer_own_mistakes(bot: discord.Client) -> None:
    """Remove simcord's wrapper around the bot's error handler.

    The wrapper would treat a refused command as a failed one. The bot itself logs failed commands.
    """
    tree = getattr(bot, "tree", None)
    if tree is not None:
        vars(tree).pop("on_error", None)


def forget_history(env: simcord.Env) -> None:
    """Drop the records that simcord keeps for tests, because they would grow forever.

    These are requests, events, and files that no message has any more: each action replaces a table's picture.
    """
    env.backend.transcript.clear()
    env.backend.http_requests.clear()
    files = env.backend.cdn._blobs
    if len(files) > FILES_MOST:
        for url in files.keys() - _attached(env):
            del files[url]


def _attached(env: simcord.Env) -> set[str]:
    """Return the URLs of all files that are attached to messages."""
    messages = (message for channel in env.backend.messages.values() for message in channel.values())
    return {str(attachment["url"]) for message in messages for attachment in message.attachments}


def set_clock(env: simcord.Env, seconds: float) -> None:
    """Move the clock of a simulation that is not started yet; a negative value moves it back."""
    env.backend.clock.advance(seconds)


def name_bot(env: simcord.Env, name: str) -> None:
    env.backend.bot_user.name = name


def bot_id(env: simcord.Env) -> int:
    return env.backend.bot_user.id


def give_picture(env: simcord.Env, user_id: int) -> str:
    """Give the user an avatar, and return the URL under which a preview finds the picture."""
    env.backend.users[user_id].avatar = "demo"
    return f"{CDN_BASE}/avatars/{user_id}/demo.png"


def latest_message(env: simcord.Env, channel: ChannelHandle, viewer_id: int) -> int:
    """Return the id of the newest message in the channel that the viewer can see; 0 if there is none."""
    messages = env.backend.messages.get(channel.id, {}).values()
    return max((message.id for message in messages if message.visible_to(viewer_id)), default=0)


def restore_thread(
    env: simcord.Env, room: ChannelHandle, thread_id: int, name: str, insiders: Collection[int] | None = None
) -> None:
    """Create a thread of ``room`` with the id that it had in an earlier process, unless it exists.

    The thread is private if ``insiders``, its members, are given.
    """
    backend = env.backend
    if thread_id in backend.channels:
        return
    kind = discord.ChannelType.public_thread if insiders is None else discord.ChannelType.private_thread
    backend.reserve_id(thread_id)
    backend.create_thread(room.id, name, backend.bot_user.id, type=kind.value, message_id=thread_id, broadcast=False)
    members = backend.channels[thread_id].thread_members
    members.update((user_id, backend.now_iso()) for user_id in insiders or ())


def may_see(env: simcord.Env, channel: ChannelHandle, user_id: int) -> bool:
    """Return True if Discord would show the user this channel.

    A private thread is shown only to its members and people who manage threads.
    """
    return channel_accessible(env.backend, channel.id, user_id)
