"""A room in which one pair of each scheme plays among ten honest players: played once for all tests of it."""

from functools import cache

import pytest

from bot.moderation.hand_archive import LoggedHand
from tests.soak.collusion_room import Room

one_room = pytest.mark.xdist_group("one room of colluders")
"""It takes longer to play than the tests of it."""


@cache
def played_room() -> tuple[Room, list[LoggedHand]]:
    """With its hands. More of them, and more rooms, by ``tests.soak collusion``."""
    room = Room(18, 2_000, honest=10, each=1, tables=2)
    return room, list(room.play())
