"""A room where one pair of each scheme plays among ten honest players, played once for all its tests."""

from functools import cache

import pytest

from bot.moderation.hand_archive import LoggedHand
from tests.soak.collusion_room import Room

one_room = pytest.mark.xdist_group("one room of colluders")
"""A group for one worker: the room takes longer to play than its tests."""


@cache
def played_room() -> tuple[Room, list[LoggedHand]]:
    """Return the room and its hands; ``tests.soak collusion`` plays more hands and rooms."""
    room = Room(18, 2_000, honest=10, each=1, tables=2)
    return room, list(room.play())
