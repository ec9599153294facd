"""The bot without a token: a local page that looks like Discord, made by simcord's preview.

simcord is installed by the project's default dependency groups only, so nothing here imports it before ``serve`` runs.
"""

from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING

from bot.tables.saving import SavedTable

if TYPE_CHECKING:
    from bot.client import LowballClient


class DemoError(Exception):
    """Why the local page cannot be served: one line for the person at the terminal."""


class DemoUnavailable(DemoError):
    def __init__(self, missing: str) -> None:
        super().__init__(
            f"Without DISCORD_TOKEN the bot serves a local demo page, which needs the Python package {missing!r}: "
            "set DISCORD_TOKEN in .env, or start with `uv run python -m bot`, which installs it."
        )


class PortTaken(DemoError):
    def __init__(self, port: int, reason: str) -> None:
        super().__init__(
            f"The demo page cannot listen on 127.0.0.1:{port} ({reason}): "
            "stop what runs there, or set DEMO_PORT to another port."
        )


async def serve(
    make_client: "Callable[[], Awaitable[LowballClient]]", port: int, open_tables: Sequence[SavedTable] = ()
) -> None:
    """Serve the page on 127.0.0.1:``port`` until cancelled.

    ``make_client`` gives the wired client, not yet logged in; ``open_tables`` are the file's open tables, whose threads
    are made again under their old ids before the client restores them. Raises DemoUnavailable and PortTaken.
    """
    try:
        from bot.demo import house
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] in {"bot", "cogs", "db"}:
            raise
        raise DemoUnavailable(error.name) from None
    await house.serve(make_client, port, open_tables)
