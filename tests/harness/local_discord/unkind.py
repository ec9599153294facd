"""The simulated Discord made as strict as the local one.

By itself it gives the bot nearly all permissions, checks few of them, and accepts edits in archived or locked threads.
Tests and soaks use a strict one (``ByHand``) unless they ask for a kind one.
"""

from typing import Any, Final
from unittest.mock import patch
from weakref import WeakSet

import discord
from simcord.backend import Backend
from simcord.backend.errors import BackendError
from simcord.backend.ops import guilds
from simcord.backend.serializers import channel_payload
from simcord.http import router

from tests.harness.local_discord.refusals import Refused
from tests.harness.local_discord.rules import demands, files
from tests.harness.local_discord.rules.demands import PRIVATE_THREAD, PUBLIC_THREAD, Place
from tests.harness.local_discord.rules.rights import EVERYONE, THE_BOTS

OWN_THREAD: Final = frozenset({"manage_channels", "manage_threads"})
ANSWERS: Final = frozenset({4, 5, 7})
"""Types of callbacks that post or change a message."""
FILES_MOST: Final = 10
"""The most files in one message."""
OWN_MANAGE: Final = {"manage_events": "create_events"}
"""The permission for any event -> the one that is enough for the bot's own event."""


_STRICT: Final = WeakSet[Backend]()


def be_strict(backend: Backend) -> None:
    """Make a simulated Discord strict from now on. A server's role permissions are set when it is created."""
    if router._check_faults is not _check_request:
        _teach()
    _STRICT.add(backend)


def be_kind(backend: Backend) -> None:
    """Make a simulated Discord kind: the bot may do nearly everything, and most requests are accepted."""
    _STRICT.discard(backend)


_usual_check, _usual_create = router._check_faults, Backend.create_guild
_usual_need = router.RequestContext.require_channel_permissions
_usual_need_on_server = router.RequestContext.require_guild_permissions


def _teach() -> None:
    """Patch the library once per process; simulated Discords that are not strict work as before."""
    setattr(router, "_check_faults", _check_request)  # noqa: B010
    setattr(Backend, "create_guild", _create)  # noqa: B010
    setattr(router.RequestContext, "require_channel_permissions", _need)  # noqa: B010
    setattr(router.RequestContext, "require_guild_permissions", _need_on_server)  # noqa: B010


class _Library:
    """A stand-in for the library where the simulated Discord asks for the permissions of an invited bot."""

    class Permissions(discord.Permissions):
        @classmethod
        def all(cls) -> Any:
            return cls(THE_BOTS)


def _create(backend: Backend, *given: Any, **how: Any) -> Any:
    if backend not in _STRICT:
        return _usual_create(backend, *given, **how)
    with patch.object(guilds, "DEFAULT_EVERYONE_PERMISSIONS", EVERYONE), patch.object(guilds, "discord", _Library):
        return _usual_create(backend, *given, **how)


def _need(context: router.RequestContext, channel_id: int, *names: str) -> Any:
    # The bot's own thread needs no such permission; ``_check`` has checked that.
    own = context.backend in _STRICT and context.backend.get_channel(channel_id).is_thread
    return _usual_need(context, channel_id, *(name for name in names if not own or name not in OWN_THREAD))


def _need_on_server(context: router.RequestContext, guild_id: int, *names: str) -> None:
    strict = context.backend in _STRICT
    _usual_need_on_server(context, guild_id, *(OWN_MANAGE.get(name, name) if strict else name for name in names))


def _check_request(backend: Backend, method: str, path: str) -> None:
    _usual_check(backend, method, path)
    if backend not in _STRICT:
        return
    try:
        _check(backend, method, path.strip("/").split("/"), backend.http_requests[-1].json)
    except Refused as refused:
        raise BackendError(refused.status, refused.code, str(refused)) from refused


def _check(backend: Any, method: str, path: list[str], body: Any) -> None:
    """Check a request; raise Refused. The simulated Discord itself refuses unknown things."""
    if path[0] == "channels" and (place := _place(backend, int(path[1]))) is not None:
        _check_in_channel(backend, method, path[2:], place, body)
    elif path[0] in ("interactions", "webhooks") and method in ("POST", "PATCH"):
        _check_answer(backend, path, body)
    if method in ("POST", "PATCH") and body:
        files.show(body.get("data") or body)


def _check_in_channel(backend: Any, method: str, below: list[str], place: Place, body: Any) -> None:
    match method, below:
        case "PATCH", []:
            demands.change(place, body)
        case "POST", ["messages"]:
            demands.post(place, body, files=_uploads(body))
            if place.is_archived:
                _open(backend, place)
        case "PATCH", ["messages", _]:
            demands.edit(place, files=_uploads(body))
        case "DELETE", ["messages", message_id]:
            stored = backend.messages[int(place.channel["id"])].get(int(message_id))
            demands.delete(place, own=stored is None or stored.author_id == backend.bot_user.id)
        case "POST", ["threads"]:
            _check_thread(backend, place, body.get("type", PRIVATE_THREAD))
        case "POST", ["messages", _, "threads"]:
            _check_thread(backend, place, PUBLIC_THREAD, from_message=True)
        case "PUT", ["thread-members", _]:
            demands.add_member(place)
        case "DELETE", ["thread-members", _]:
            demands.remove_member(place)


def _check_thread(backend: Any, place: Place, kind: int, *, from_message: bool = False) -> None:
    active = len(backend.active_threads(int(place.channel["guild_id"])))
    demands.open_thread(place, kind, active=active, from_message=from_message)


def _open(backend: Any, place: Place) -> None:
    """Reopen an archived thread."""
    backend.edit_channel(int(place.channel["id"]), {}, thread_metadata={"archived": False})


def _check_answer(backend: Any, path: list[str], body: Any) -> None:
    """Check an answer with an interaction's token.

    A user's app reopens an archived thread before it sends a click from there; here the callback does it.
    """
    if path[0] == "interactions":
        record = backend.interactions.get(int(path[1]))
        posts, body = True, body.get("data") or {} if body.get("type") in ANSWERS else None
    else:
        known = path[2] in backend.interaction_tokens
        record = backend.interaction_by_token(path[2]) if known else None
        posts = record is not None and len(path) == 3 and not record.loading
    if record is not None and body is not None and (place := _place(backend, record.channel_id)) is not None:
        demands.answer(place, files=_uploads(body), posts=posts)
        if place.is_archived:
            _open(backend, place)


def _place(backend: Any, channel_id: int) -> Place | None:
    """Return the bot's place, or None for direct messages and unknown channels."""
    channel = backend.channels.get(channel_id)
    if channel is None or channel.guild_id is None or channel.guild_id not in backend.guilds:
        return None
    bot = backend.bot_user.id
    rights = backend.compute_permissions(channel.guild_id, bot, channel_id)
    return Place(
        dict(channel_payload(backend, channel)), rights, channel.owner_id == bot, bot in channel.thread_members
    )


def _uploads(body: Any) -> bool:
    """Tell whether files come with the request: new ones have a number, and kept ones have an id."""
    return any(int(one["id"]) < FILES_MOST for one in (body or {}).get("attachments") or ())
