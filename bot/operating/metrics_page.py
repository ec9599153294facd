"""The HTTP page with the metrics for Prometheus and the bot's liveness.

Only this machine can reach it unless the owner sets another address.
"""

import errno
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final

from aiohttp import web

from bot.settings import SettingError

HOST: Final = "127.0.0.1"
FORMAT: Final = "text/plain; version=0.0.4; charset=utf-8"


@asynccontextmanager
async def served(
    port: int,
    text: Callable[[], bytes],
    alive: Callable[[], bool],
    saves: Callable[[], bool] = lambda: True,
    address: str = HOST,
) -> AsyncIterator[None]:
    """Serve the page until the end of the block.

    ``/metrics`` returns ``text``. ``/health`` answers 200 while ``alive`` returns True, otherwise 503. ``/live``
    answers 200 while ``saves`` returns True, even if Discord is down. Raises SettingError if the port is in use or the
    address is not this machine's.
    """

    async def metrics(request: web.Request) -> web.Response:
        return web.Response(body=text(), headers={"Content-Type": FORMAT})

    async def health(request: web.Request) -> web.Response:
        return _answer(alive(), "not connected")

    async def live(request: web.Request) -> web.Response:
        return _answer(saves(), "nothing is saved")

    app = web.Application()
    app.add_routes([web.get("/metrics", metrics), web.get("/health", health), web.get("/live", live)])
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=1)
    await runner.setup()
    try:
        try:
            await web.TCPSite(runner, address, port).start()
        except OSError as error:
            # Python's own event loop gives no number since 3.13; it does for a taken port.
            if error.errno in (errno.EADDRNOTAVAIL, None):
                raise SettingError(
                    f"METRICS_ADDRESS must be an address of this machine, and {address} isn't one"
                ) from None
            raise SettingError(f"METRICS_PORT must be a free port: {port} is taken") from None
        yield
    finally:
        await runner.cleanup()


def _answer(well: bool, else_told: str) -> web.Response:
    return web.Response(status=200 if well else 503, text="ok\n" if well else f"{else_told}\n")
