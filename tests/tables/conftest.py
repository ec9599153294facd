"""Rooms for the tests of tables, where players 101 to 112 have 10,000 chips each."""

import pytest

from tests.harness.tables.doubles import MemoryStore
from tests.harness.tables.room import GUILD, PAUSE_MS, Room, deal
from tests.harness.tables.tournament_room import THREE, TournamentRoom

PLAYERS = range(101, 113)
WALLET = 10_000
_CARDS = {1: "AsAhKs", 2: "2c3c4c5c6c7d9d", 3: "2d3d5d6d7c8d9h"}


@pytest.fixture
def store() -> MemoryStore:
    return new_store()


def new_store() -> MemoryStore:
    """Return a store in which every player has a wallet."""
    store = MemoryStore()
    for player_id in PLAYERS:
        store.grant(GUILD, player_id, WALLET)
    return store


@pytest.fixture
def room(store: MemoryStore) -> Room:
    return Room(store)


@pytest.fixture
async def seated(store: MemoryStore) -> Room:
    """Return a room where three players with 1,000 chips each wait for their first hand."""
    room = Room(store, *deal([1, 2, 3], _CARDS))
    await room.open()
    await room.seat_all({1: 1_000, 2: 1_000, 3: 1_000})
    return room


@pytest.fixture
async def playing(seated: Room) -> Room:
    """Return a room of three in its first hand: 101 must bring it in, and the pot has 6 chips of antes."""
    await seated.advance(PAUSE_MS)
    return seated


@pytest.fixture
async def waiting(store: MemoryStore) -> TournamentRoom:
    """Return a tournament's table where three players wait for its first hand."""
    room = TournamentRoom(store)
    await room.open()
    await room.seat_all(THREE)
    return room


@pytest.fixture
async def dealt(waiting: TournamentRoom) -> TournamentRoom:
    """Return a tournament's table of three players in its first hand."""
    await waiting.dealt()
    return waiting
