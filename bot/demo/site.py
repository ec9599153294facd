"""The web application of the demo, on one port: a start page, and simcord's pages in a frame.

/                      the start page
/{person}/{place}      a channel as that person sees it; place: the room's name, ``dm``, or a table's thread id
/demo/...              the demo's own files: style, script, pictures, the list of places
everything else        simcord's own files and requests; a request names its preview by a key, the "capability"
"""

import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from socket import socket
from typing import Final

from aiohttp import web
from simcord.builders import ChannelHandle
from simcord.preview import Preview

from bot.demo import avatars, pages
from bot.demo.invitation import Inviter
from bot.demo.live import LivePages
from bot.demo.simcord_private import previews
from bot.demo.world import DemoPerson, World
from bot.locales import DEFAULT
from bot.tables.manager import TableManager
from bot.tables.ports import TableView
from bot.ui.people.preferences import PlayerPreferences

STATIC: Final = Path(__file__).parent / "static"
HEADERS: Final = {
    "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff",
    "Content-Security-Policy": "default-src 'self'; img-src 'self' blob: data:; connect-src 'self' blob:",
}


class Site:
    def __init__(
        self,
        world: World,
        live: LivePages,
        tables: TableManager,
        preferences: PlayerPreferences,
        host: Inviter,
        port: int,
    ) -> None:
        self._world = world
        self._live = live
        self._tables = tables
        self._preferences = preferences
        self._host = host
        self._port = port
        self._previews: dict[str, Preview] = {}
        """Capability (``person-place``) -> the preview that it identifies."""
        self._boot = secrets.token_hex(8)
        """A random value for this process; a page from an earlier process sees that it differs, and reloads."""

    @asynccontextmanager
    async def serving(self, listener: socket) -> AsyncIterator[None]:
        runner = web.AppRunner(self._application(), access_log=None, handle_signals=False)
        await runner.setup()
        await web.SockSite(runner, listener, shutdown_timeout=1).start()
        try:
            yield
        finally:
            await runner.cleanup()

    def _application(self) -> web.Application:
        app = web.Application(handler_args={"handler_cancellation": False}, middlewares=[self._only_this_host])
        app.router.add_get("/", self._start)
        app.router.add_get("/demo/places/{person}", self._places)
        app.router.add_get("/demo/avatar/{person}.png", self._avatar)
        app.router.add_get("/demo/suits.ttf", self._suits)
        app.router.add_static("/demo/static", STATIC)
        for path in previews.STATIC_FILES.keys() - {"/"}:
            app.router.add_get(path, self._simcord_file)
        for method, path, name in previews.API_ROUTES:
            app.router.add_route(method, path, self._simcord_call(name))
        app.router.add_get("/{person}/{place}", self._channel)
        return app

    @web.middleware
    async def _only_this_host(self, request: web.Request, handler: previews.Handler) -> web.StreamResponse:
        """Refuse requests that name another host, so that a foreign site cannot use DNS rebinding."""
        if request.host not in {f"127.0.0.1:{self._port}", f"localhost:{self._port}"}:
            raise web.HTTPForbidden
        return await handler(request)

    async def _start(self, request: web.Request) -> web.Response:
        async with self._live.lock:
            invitation = await self._host.invite()
        return _html(pages.start(self._world, self._open_tables(), invitation))

    async def _channel(self, request: web.Request) -> web.Response:
        person, place = self._person(request), request.match_info["place"]
        capability = await self._open(person, place)
        return _html(pages.channel(self._world, person, place, capability))

    async def _places(self, request: web.Request) -> web.Response:
        """Return the side bar's entries and the reader's language; the page requests them every few seconds."""
        person = self._person(request)
        entries = pages.places(self._world, person, self._open_tables())
        return web.json_response({"boot": self._boot, "places": entries, "language": self._language(person)})

    async def _avatar(self, request: web.Request) -> web.Response:
        return web.Response(body=self._person(request).picture, content_type="image/png")

    async def _suits(self, request: web.Request) -> web.FileResponse:
        return web.FileResponse(avatars.SIGNS_FONT)

    def _open_tables(self) -> list[TableView]:
        tables = self._tables.in_guild(self._world.guild.id)
        return [view for view in tables if self._world.place(view.place.channel_id) is not None]

    def _language(self, person: DemoPerson) -> str:
        return self._preferences.of_user(person.user.id).language or DEFAULT

    def _person(self, request: web.Request) -> DemoPerson:
        person = self._world.person(request.match_info["person"])
        if person is None:
            raise web.HTTPNotFound
        return person

    async def _open(self, person: DemoPerson, place: str) -> str:
        """Return the capability of the preview for this person and place; open the preview if necessary."""
        capability = f"{person.key}-{place}"
        async with self._live.lock:
            known = self._previews.get(capability)
            if known is None or not previews.is_open(known):
                preview = await self._preview(person, place, capability)
                self._previews[capability] = preview
                self._live.add(preview)
        return capability

    async def _preview(self, person: DemoPerson, place: str, capability: str) -> Preview:
        channel = self._channel_of(person, place)
        if channel is None:
            raise web.HTTPNotFound
        viewer = person.user if channel.guild is None else person.member
        return await previews.open_preview(
            self._world.env,
            channel,
            viewer,
            capability,
            self._port,
            self._live.act,
            timezone=pages.local_timezone(),
            assets=self._world.pictures,
        )

    def _channel_of(self, person: DemoPerson, place: str) -> ChannelHandle | None:
        if place == "dm":
            return person.user.dm_channel
        if place == self._world.room.name:
            return self._world.room
        return self._world.place_for(person, int(place)) if place.isdecimal() else None

    async def _simcord_file(self, request: web.Request) -> web.StreamResponse:
        """Return one of simcord's files.

        Browsers cache it for a minute, because people switch channels often, while simcord is rarely updated.
        """
        return web.FileResponse(previews.STATIC_FILES[request.path], headers={"Cache-Control": "max-age=60"})

    def _simcord_call(self, name: str) -> previews.Handler:
        async def call(request: web.Request) -> web.StreamResponse:
            preview = self._previews.get(request.headers.get(previews.CAPABILITY_HEADER, ""))
            if preview is None:
                raise web.HTTPUnauthorized
            return await previews.server_of(preview).handler(name)(request)

        return call


def _html(text: str) -> web.Response:
    return web.Response(text=text, content_type="text/html", headers=HEADERS)
