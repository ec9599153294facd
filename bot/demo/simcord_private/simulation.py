"""simcord's Discord itself, where the demo asks or changes more of it than simcord's builders do."""

from collections.abc import Awaitable, Callable, Collection, Mapping
from contextlib import suppress
from typing import Any

import discord
import simcord
from simcord.backend.access import channel_accessible
from simcord.backend.cdn import CDN_BASE
from simcord.builders import ChannelHandle

PRIVATE_NAMES: Mapping[type, tuple[str, ...]] = {simcord.Env: ("_settle_internal",)}
"""Those that stand on a class; ``_blobs`` of the files is an instance's own."""
FILES_MOST = 200
"""Before files are looked through for those that nobody shows any more; a tab may be about to load a newer one."""


def on_change(env: simcord.Env, changed: Callable[[int], None]) -> None:
    """Call ``changed`` with the channel's id whenever a message or the channel itself changes."""

    def listen(event: str, payload: Mapping[str, Any]) -> None:
        key = "id" if event.startswith(("CHANNEL_", "THREAD_")) else "channel_id"
        if payload.get(key) is not None:
            changed(int(payload[key]))

    env.backend.subscribers.append(listen)


def whispers(env: simcord.Env, channel_id: int) -> list[tuple[int, str | None]]:
    """The messages there that one person alone sees, each with its last edit. No event tells of them, whoever waits for
    one has to look."""
    messages = env.backend.messages.get(channel_id, {}).values()
    return [(message.id, message.edited_timestamp) for message in messages if message.is_ephemeral]


async def start(env: simcord.Env) -> None:
    """Start the world. simcord calls it a failure where the bot is still at work after five seconds, which one that
    goes on with running tables and a tournament may well be."""
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
    """Give a command, also where the bot does not come to rest: it may be about to do something else. Whoever needs its
    outcome looks."""
    with suppress(TimeoutError):
        await command


def answer_own_mistakes(bot: discord.Client) -> None:
    """Take away what simcord has put around the bot's error tree: a refused command is not a failed one, and a failed
    one the bot logs itself."""
    tree = getattr(bot, "tree", None)
    if tree is not None:
        vars(tree).pop("on_error", None)


def forget_history(env: simcord.Env) -> None:
    """Drop what simcord keeps for tests and what would grow for ever: the record of requests and events, and files
    that have gone from their messages, as a table's picture goes with each action."""
    env.backend.transcript.clear()
    env.backend.http_requests.clear()
    files = env.backend.cdn._blobs
    if len(files) > FILES_MOST:
        for url in files.keys() - _attached(env):
            del files[url]


def _attached(env: simcord.Env) -> set[str]:
    """The addresses of all files that messages have."""
    messages = (message for channel in env.backend.messages.values() for message in channel.values())
    return {str(attachment["url"]) for message in messages for attachment in message.attachments}


def set_clock(env: simcord.Env, seconds: float) -> None:
    """Move the clock of a world that is not started yet; negative moves it back."""
    env.backend.clock.advance(seconds)


def name_bot(env: simcord.Env, name: str) -> None:
    env.backend.bot_user.name = name


def bot_id(env: simcord.Env) -> int:
    return env.backend.bot_user.id


def give_picture(env: simcord.Env, user_id: int) -> str:
    """Let the user have an avatar of their own; the address is the one under which a preview looks for its bytes."""
    env.backend.users[user_id].avatar = "demo"
    return f"{CDN_BASE}/avatars/{user_id}/demo.png"


def latest_message(env: simcord.Env, channel: ChannelHandle, viewer_id: int) -> int:
    """The id of the newest message there that the viewer sees; 0 where there is none."""
    messages = env.backend.messages.get(channel.id, {}).values()
    return max((message.id for message in messages if message.visible_to(viewer_id)), default=0)


def restore_thread(
    env: simcord.Env, room: ChannelHandle, thread_id: int, name: str, insiders: Collection[int] | None = None
) -> None:
    """A thread of ``room`` under the id that it had in an earlier process; nothing if that channel exists. A private
    one where its ``insiders`` are named, users who are in it."""
    backend = env.backend
    if thread_id in backend.channels:
        return
    kind = discord.ChannelType.public_thread if insiders is None else discord.ChannelType.private_thread
    backend.reserve_id(thread_id)
    backend.create_thread(room.id, name, backend.bot_user.id, type=kind.value, message_id=thread_id, broadcast=False)
    members = backend.channels[thread_id].thread_members
    members.update((user_id, backend.now_iso()) for user_id in insiders or ())


def may_see(env: simcord.Env, channel: ChannelHandle, user_id: int) -> bool:
    """True if Discord would show the user this place: a private thread only to its members and who manages threads."""
    return channel_accessible(env.backend, channel.id, user_id)
