"""simcord's page: previews of channels, the browser tabs that show them, and the tabs' requests.

simcord's preview shows one channel to its viewers on its own port, and only one is active at a time. Here each preview
keeps its pages but has no socket: one web application answers for all of them and tells them apart by the capability
in every request. So one port serves the whole demo.
"""

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any, Protocol

import simcord
from aiohttp import web
from simcord import preview as preview_package
from simcord.actors import MemberActor
from simcord.backend.errors import BackendError, SetupError
from simcord.builders import ChannelHandle, UserHandle
from simcord.preview import Preview, _server
from simcord.preview._server import PreviewServer

from bot.demo.simcord_private import made_once

Viewer = MemberActor | UserHandle
Body = dict[str, Any]
Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]
Act = Callable[[Preview, str | None, Body], Awaitable[Body]]

PRIVATE_NAMES: Mapping[type, tuple[str, ...]] = {
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
"""The private names of simcord's classes that this module uses.

``_preview``, ``_server``, ``_pages``, ``_active``, ``_active_action`` and ``_blobs`` are attributes of instances.
"""
ANSWER_SECONDS = 15.0
LOOK_SECONDS = 0.05
"""The interval of checks whether a click is answered, in seconds; simcord has no event for it."""
PICTURES_PROMISED = 20
"""The number of each tab's latest pictures that are kept, because the tab may still request them."""
NO_BROWSERS = "python"
"""The id of a page that simcord itself creates and that no browser shows."""
PNG = b"\x89PNG\r\n\x1a\n"
ACKNOWLEDGED = frozenset({"acknowledged", "deferred"})
CAPABILITY_HEADER = "X-Simcord-Capability"
PACKAGE = Path(preview_package.__file__).parent
STATIC_FILES: Mapping[str, Path] = {
    path: PACKAGE / name if name == "protocol.schema.json" else PACKAGE / "static" / name
    for path, name in PreviewServer._STATIC_FILES.items()
}
"""Path in a URL -> simcord's file; ``/`` is simcord's page."""


class Page(Protocol):
    """The part of a browser tab's state that the demo reads."""

    id: str
    revision: int
    snapshot: dict[str, Any]


class SocketlessServer(PreviewServer):
    """The HTTP handlers of one preview. It opens no socket: the demo's web application calls the handlers."""

    def __init__(self, preview: Preview, port: int, act: Act) -> None:
        super().__init__(preview, port)
        self._act = act
        self._promised: dict[str, dict[str, bytes]] = {}

    async def start(self) -> None:
        # The handlers name aiohttp's ``web`` as a global of their module that only the original start() sets.
        vars(_server)["web"] = web
        self.port = self._requested_port

    async def close(self) -> None:
        self.port = None

    async def _state(self, request: web.Request) -> web.Response:
        """Return the tab's state, or status 304 if the tab already has the current one."""
        context = request.headers.get("X-Simcord-Context", "")
        if (page := self.preview._pages.get(context)) is None:
            answer: web.Response = await super()._state(request)
            return answer
        newest = f'"{page.revision}"'
        if request.headers.get("If-None-Match") == newest and self._authorized(request, context=context):
            self.preview._get_page(context)  # Keeps the page from expiring.
            return web.Response(status=304, headers=self._SECURITY_HEADERS)
        answer = await super()._state(request)
        answer.headers["ETag"] = newest
        return answer

    async def _asset(self, request: web.Request) -> web.StreamResponse:
        """Return a picture of the bot, even if its message has just got another one.

        The tab will be updated in a moment. Until then it shows the old picture instead of a gap.
        """
        context = request.headers.get("X-Simcord-Context") or ""
        if not self._authorized(request, context=context):
            raise web.HTTPUnauthorized
        asset_id = request.match_info["asset_id"]
        picture = None
        if not request.query and (page := self.preview._pages.get(context)) is not None:
            picture = self._promised.get(context, {}).get(asset_id) or self._picture(page, asset_id)
        if picture is None:
            answer: web.StreamResponse = await super()._asset(request)
            return answer
        return web.Response(body=picture, content_type="image/png", headers=self._SECURITY_HEADERS)

    def promise(self, page: Any, asset_ids: Iterable[str]) -> None:
        """Keep the pictures in a state that is about to be sent to a tab.

        simcord drops a picture as soon as its message has another one, and a busy tab may request the picture only
        afterwards.
        """
        pictures = {id_: picture for id_ in asset_ids if (picture := self._picture(page, id_)) is not None}
        kept = {id_: picture for id_, picture in self._promised.get(page.id, {}).items() if id_ not in pictures}
        latest = dict(list((kept | pictures).items())[-max(PICTURES_PROMISED, len(pictures)) :])
        self._promised = {id_: older for id_, older in self._promised.items() if id_ in self.preview._pages}
        self._promised[page.id] = latest

    def _picture(self, page: Any, asset_id: str) -> bytes | None:
        """Return the bytes of a picture that the tab shows; None if it is not a PNG."""
        record = page.assets.get(asset_id)
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
        """Return the handler with this name, which is one of those in API_ROUTES."""
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
"""(method, path, name of the handler in SocketlessServer) of each request that a tab can send."""


async def open_preview(
    env: simcord.Env, channel: ChannelHandle, viewer: Viewer, capability: str, port: int, act: Act, **options: Any
) -> Preview:
    """Yield a preview of ``channel`` as ``viewer`` sees it; other previews stay open."""
    made_once.install()
    env._preview = None
    preview = env.preview(channel, viewers=[viewer], layout="channel", port=port, **options)
    preview.capability = capability
    preview._server = SocketlessServer(preview, port, act)
    vars(preview)["_page_payload"] = partial(_as_published, preview)
    vars(preview)["_publish"] = partial(_publish_to_browsers, preview)
    await preview.__aenter__()
    env._preview = None
    return preview


def _publish_to_browsers(preview: Preview, page: Any, **options: Any) -> None:
    if page.id != NO_BROWSERS:
        Preview._publish(preview, page, **options)


def _as_published(preview: Preview, page: Any) -> Body:
    """Return the state for a tab, with its messages as they were when the state was published.

    simcord removes a picture that has been replaced in the meantime, which would leave a gap in its message.
    """
    payload: Body = Preview._page_payload(preview, page)
    published = page.snapshot.get("messages", {})
    payload["messages"] = {id_: published.get(id_, message) for id_, message in payload.get("messages", {}).items()}
    assets = payload.get("assets", {})
    for asset_id in page.snapshot.get("assets", {}).keys() & page.assets.keys() - assets.keys():
        assets[asset_id] = page.assets[asset_id].to_wire()
    server_of(preview).promise(page, assets)
    accept_slow_answer(payload.get("lastAction") or {})
    return payload


def accept_slow_answer(answer: Body) -> None:
    """Mark a click as settled if it timed out but was acknowledged.

    simcord also waits for work that the bot does on its own timers, and then calls the outcome of the click uncertain.
    """
    if answer.get("settlement") == "timeout" and answer.get("acknowledgement") in ACKNOWLEDGED:
        answer.update(settlement="settled", uncertain=False)


def server_of(preview: Preview) -> SocketlessServer:
    assert isinstance(preview._server, SocketlessServer)
    return preview._server


def is_open(preview: Preview) -> bool:
    """Return True until the preview is closed."""
    return preview._active


def browser_pages(preview: Preview) -> Iterable[Page]:
    """Return the browser tabs that show this preview, without the page that simcord itself creates."""
    return [page for page in preview._pages.values() if page.id != NO_BROWSERS]


def publish(preview: Preview, page: Page) -> None:
    """Publish the current state of the preview's channel to a tab; the tab's next poll fetches it."""
    preview._advance_presentation_time()
    preview._publish(preview._pages[page.id], reason="refresh")


async def act(preview: Preview, context: str | None, body: Body) -> Body:
    """Carry out one action of a tab. Raises SetupError for an unknown tab."""
    answer: Body = await preview._action(context, body)
    return answer


@contextmanager
def acting(env: simcord.Env, preview: Preview) -> Iterator[None]:
    """Make ``preview`` the one that simcord notifies about operations until the end of the block.

    The result of a click is reported once the bot is idle. If it does not become idle, the result is reported once the
    bot has answered the click.
    """
    settle = env._settle_internal

    async def settle_or_answer(**options: Any) -> None:
        try:
            await settle(**options)
        except TimeoutError:
            await _answered(preview)
            raise

    env._preview = preview
    vars(env)["_settle_internal"] = settle_or_answer
    try:
        yield
    finally:
        del vars(env)["_settle_internal"]
        env._preview = None


async def _answered(preview: Preview) -> None:
    """Wait until the bot has answered the click or command, or until the timeout."""
    interaction = preview._active_action.interaction if preview._active_action is not None else None
    with suppress(TimeoutError):
        async with asyncio.timeout(ANSWER_SECONDS):
            while interaction is not None and not interaction.responded:  # noqa: ASYNC110
                await asyncio.sleep(LOOK_SECONDS)
