"""The parts of the room's view of a table: what is set together, or is absent together."""

from typing import NamedTuple


class PlaceView(NamedTuple):
    """Where the table stands, and whose it is."""

    guild_id: int
    channel_id: int
    name: str
    owner_id: int
    """player_id."""
