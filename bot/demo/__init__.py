"""The bot without a token: a local page that looks like Discord, made by simcord's preview.

simcord is installed by the project's default dependency groups only, so nothing here imports it before ``serve`` runs.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from bot.demo.errors import DemoError, DemoUnavailable, PortTaken
from bot.demo.house import House
from bot.tables.saving import SavedTable

if TYPE_CHECKING:
    from bot.client.client import LowballClient

__all__ = ["DemoError", "DemoUnavailable", "House", "PortTaken", "serve"]


async def serve(client: "LowballClient", house: House, port: int, open_tables: Sequence[SavedTable] = ()) -> None:
    """Serve the page on 127.0.0.1:``port`` until cancelled.

    The ``client`` is that of the ``house``, not yet logged in. ``open_tables`` are the file's open tables: their
    threads are created again with their old ids before the client restores them. Raises DemoUnavailable and PortTaken.
    """
    try:
        from bot.demo import assembly
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] in {"bot", "cogs", "db"}:
            raise
        raise DemoUnavailable(error.name) from None
    await assembly.serve(client, house, port, open_tables)
