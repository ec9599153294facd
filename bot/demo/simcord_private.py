"""Every name of simcord that it does not promise to keep, in one module; tests/demo asks whether they still exist.

A preview of simcord's shows one channel to its viewers on a port of its own, and one is active at a time. Here each
keeps its pages but has no socket: one web application answers for all of them, told apart by the capability that every
request of a page carries. So one port serves the whole house.
"""

from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any, Protocol

import discord
import simcord
from aiohttp import web
from simcord import preview as preview_package
from simcord.actors import MemberActor
from simcord.backend.cdn import CDN_BASE
from simcord.backend.errors import BackendError, SetupError
from simcord.builders import ChannelHandle, UserHandle
from simcord.preview import Preview, _server
from simcord.preview._server import PreviewServer

Viewer = MemberActor | UserHandle
Body = dict[str, Any]
Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]
Act = Callable[[Preview, str | None, Body], Awaitable[Body]]

PRIVATE_NAMES: Mapping[type, tuple[str, ...]] = {
    simcord.Env: ("_begin_operation", "_end_operation", "_settle_internal"),
    Preview: (
        "_action",
        "_publish",
        "_advance_presentation_time",
        "_open_page",
        "_get_page",
        "_close_page",
        "_page_payload",
    ),
    PreviewServer: (
        *("_STATIC_FILES", "_SECURITY_HEADERS", "_authorized", "_static", "_pages", "_delete_page", "_state"),
        *("_commands", "_action_result", "_multipart_action", "_asset"),
    ),
}
"""Those that stand on a class; ``_preview``, ``_server``, ``_pages``, ``_active`` and ``_blobs`` are an instance's
own."""


class Page(Protocol):
    """What the demo reads of one browser tab's state."""

    id: str
    revision: int
    snapshot: dict[str, Any]


class SocketlessServer(PreviewServer):
    """A preview's HTTP side without a socket: the shared application calls its handlers."""

    def __init__(self, preview: Preview, port: int, act: Act) -> None:
        super().__init__(preview, port)
        self._act = act

    async def start(self) -> None:
        # The handlers name aiohttp's ``web`` as a global of their module that only the original start() sets.
        vars(_server)["web"] = web
        self.port = self._requested_port

    async def close(self) -> None:
        self.port = None

    async def _asset(self, request: web.Request) -> web.StreamResponse:
        """A picture that the bot drew goes out as it is, also one that its message has just changed for another: the
        tab is told of that in a moment, and until then has a picture instead of a hole."""
        context = request.headers.get("X-Simcord-Context")
        if not self._authorized(request, context=context):
            raise web.HTTPUnauthorized
        picture = None if request.query else self._picture(context, request.match_info["asset_id"])
        if picture is None:
            answer: web.StreamResponse = await super()._asset(request)
            return answer
        return web.Response(body=picture, content_type="image/png", headers=self._SECURITY_HEADERS)

    def _picture(self, context: str | None, asset_id: str) -> bytes | None:
        """Of what the tab shows; None where that is no PNG."""
        page = self.preview._pages.get(context or "")
        record = page.assets.get(asset_id) if page is not None else None
        blob = self.preview._blobs.get(record.digest) if record is not None and record.digest else None
        return blob.data if blob is not None and blob.data.startswith(PNG) else None

    async def _action(self, request: web.Request) -> web.Response:
        context = request.headers.get("X-Simcord-Context")
        if not self._authorized(request, context=context):
            raise web.HTTPUnauthorized
        body = await self._body(request)
        try:
            answer = await self._act(self.preview, context, body)
        except (SetupError, BackendError):
            raise web.HTTPGone from None
        return web.json_response(answer, headers=self._SECURITY_HEADERS)

    async def _body(self, request: web.Request) -> Body:
        if request.content_type.startswith("multipart/"):
            return await self._multipart_action(request)
        try:
            body = await request.json()
        except ValueError:
            raise web.HTTPBadRequest from None
        if not isinstance(body, dict):
            raise web.HTTPBadRequest
        return body

    def handler(self, name: str) -> Handler:
        """The handler behind one of API_ROUTES."""
        found: Handler = getattr(self, name)
        return found


API_ROUTES: Sequence[tuple[str, str, str]] = (
    ("POST", "/api/pages", "_pages"),
    ("DELETE", "/api/pages/{context_id}", "_delete_page"),
    ("GET", "/api/state", "_state"),
    ("GET", "/api/commands", "_commands"),
    ("GET", "/api/action-result", "_action_result"),
    ("POST", "/api/action", "_action"),
    ("GET", "/api/assets/{asset_id}", "_asset"),
)
"""Method, path, name of the handler of a SocketlessServer."""

ACKNOWLEDGED = frozenset({"acknowledged", "deferred"})
PNG = b"\x89PNG\r\n\x1a\n"
FILES_MOST = 200
"""Before files are looked through for those that nobody shows any more; a tab may be about to load a newer one."""
CAPABILITY_HEADER = "X-Simcord-Capability"
PACKAGE = Path(preview_package.__file__).parent
STATIC_FILES: Mapping[str, Path] = {
    path: PACKAGE / name if name == "protocol.schema.json" else PACKAGE / "static" / name
    for path, name in PreviewServer._STATIC_FILES.items()
}
"""Path in an address -> file; ``/`` is simcord's page."""


async def open_preview(
    env: simcord.Env, channel: ChannelHandle, viewer: Viewer, capability: str, port: int, act: Act, **options: Any
) -> Preview:
    """Enter a preview of ``channel`` as ``viewer`` sees it, beside those that are open already."""
    env._preview = None
    preview = env.preview(channel, viewers=[viewer], layout="channel", port=port, **options)
    preview.capability = capability
    preview._server = SocketlessServer(preview, port, act)
    vars(preview)["_page_payload"] = partial(_as_published, preview)
    await preview.__aenter__()
    env._preview = None
    return preview


def _as_published(preview: Preview, page: Any) -> Body:
    """What a tab gets. Between two of its states simcord takes out the picture of a message that has another by then,
    which leaves a hole in the table's card; so the messages that are there still stay as they were published."""
    payload: Body = Preview._page_payload(preview, page)
    published = page.snapshot.get("messages", {})
    payload["messages"] = {id_: published.get(id_, message) for id_, message in payload.get("messages", {}).items()}
    assets = payload.get("assets", {})
    for asset_id in page.snapshot.get("assets", {}).keys() & page.assets.keys() - assets.keys():
        assets[asset_id] = page.assets[asset_id].to_wire()
    accept_slow_answer(payload.get("lastAction") or {})
    return payload


def accept_slow_answer(answer: Body) -> None:
    """The bot also works by its own clock, and simcord waits for that too and then calls a click's outcome uncertain.
    Whoever was answered, or will be in a moment, is not told so."""
    if answer.get("settlement") == "timeout" and answer.get("acknowledgement") in ACKNOWLEDGED:
        answer.update(settlement="settled", uncertain=False)


def server_of(preview: Preview) -> SocketlessServer:
    assert isinstance(preview._server, SocketlessServer)
    return preview._server


def is_open(preview: Preview) -> bool:
    """False once somebody has ended it."""
    return preview._active


def browser_pages(preview: Preview) -> Iterable[Page]:
    """The tabs that show this preview, without simcord's own page that no browser sees."""
    return [page for page in preview._pages.values() if page.id != "python"]


def publish(preview: Preview, page: Page) -> None:
    """Give a tab the present state of its channel; its next poll fetches it."""
    preview._advance_presentation_time()
    preview._publish(preview._pages[page.id], reason="refresh")


async def act(preview: Preview, context: str | None, body: Body) -> Body:
    """Carry out one action of a tab. Raises SetupError for a tab that is not known."""
    answer: Body = await preview._action(context, body)
    return answer


@contextmanager
def acting(env: simcord.Env, preview: Preview) -> Iterator[None]:
    """Make ``preview`` the one that simcord tells about the operations meanwhile."""
    env._preview = preview
    try:
        yield
    finally:
        env._preview = None


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
    """Let the user have an avatar of his own; the address is the one under which a preview looks for its bytes."""
    env.backend.users[user_id].avatar = "demo"
    return f"{CDN_BASE}/avatars/{user_id}/demo.png"


def latest_message(env: simcord.Env, channel: ChannelHandle, viewer_id: int) -> int:
    """The id of the newest message there that the viewer sees; 0 where there is none."""
    messages = env.backend.messages.get(channel.id, {}).values()
    return max((message.id for message in messages if message.visible_to(viewer_id)), default=0)


def restore_thread(env: simcord.Env, room: ChannelHandle, thread_id: int, name: str) -> None:
    """A thread of ``room`` under the id that it had in an earlier process; nothing if that channel exists."""
    backend = env.backend
    if thread_id not in backend.channels:
        backend.reserve_id(thread_id)
        backend.create_thread(room.id, name, backend.bot_user.id, message_id=thread_id, broadcast=False)
