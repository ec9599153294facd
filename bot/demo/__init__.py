"""The demo, which needs no token: a local page that looks like Discord, made by simcord's preview.

Only the project's default dependency groups install simcord, so nothing here imports it before ``serve`` runs.
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

    ``client`` belongs to ``house`` and is not logged in yet. ``open_tables`` are the open tables in the database file;
    their threads are created again with their old ids before the client restores the tables. Raises DemoUnavailable
    and PortTaken.
    """
    try:
        from bot.demo import assembly
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] in {"bot", "cogs", "db"}:
            raise
        raise DemoUnavailable(error.name) from None
    await assembly.serve(client, house, port, open_tables)
