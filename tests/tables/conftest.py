"""Every test of a table gets a room whose players 101 to 112 have 10,000 chips each."""

import pytest

from tests.tables.doubles import MemoryStore
from tests.tables.room import GUILD, Room

PLAYERS = range(101, 113)
WALLET = 10_000


@pytest.fixture
def store() -> MemoryStore:
    store = MemoryStore()
    for player_id in PLAYERS:
        store.grant(GUILD, player_id, WALLET)
    return store


@pytest.fixture
def room(store: MemoryStore) -> Room:
    return Room(store)
