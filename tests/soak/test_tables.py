"""A short run of ``python -m tests.soak tables``, and the faults that it must notice."""

import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from bot.poker.games import GAMES
from bot.poker.hand import Hand
from bot.poker.house_rules import HouseRules
from bot.poker.stakes import Stakes
from bot.tables.saving import TableCommit
from bot.tables.state import SeatState, TableState
from db import open_store
from db.file.paths import read_only
from tests.harness.db.history.sealed_file import SealedTable
from tests.harness.db.scenes import ANNA, BERT, NOW, seated_table
from tests.soak import crowd
from tests.soak.model import Wrong
from tests.soak.replays import replay
from tests.soak.tables import GUILD, Figures, prove_deals, soak

TABLES, HANDS = 21, 100
MIB = 2**20


async def test_chips_add_up_and_hands_replay_over_many_tables(tmp_path: Path) -> None:
    path = tmp_path / "soak.sqlite3"
    # This also raises if ``check`` finds a fault in the file.
    figures = await soak(path, TABLES, HANDS, HANDS, 20_261_120)
    assert figures.hands >= HANDS
    assert figures.replayed >= HANDS // 2
    assert figures.proved >= HANDS // 16
    assert figures.cuts > 10
    with closing(sqlite3.connect(path)) as connection:
        query = "SELECT DISTINCT body ->> '$[0]' FROM hand_event WHERE kind = 1"
        assert {game for (game,) in connection.execute(query)} == set(GAMES)
        unsealed = """SELECT count(*) FROM hand h LEFT JOIN seal s ON s.table_id = h.table_id AND s.hand = h.number
            AND s.message_id IS NOT NULL WHERE s.hand IS NULL"""
        assert connection.execute(unsealed).fetchone() == (0,)


async def test_a_hand_without_a_proof_is_noticed(tmp_path: Path) -> None:
    store = await open_store(tmp_path / "file")
    table = await SealedTable.open(store, "razz", guild=GUILD)
    await table.play("razz", HouseRules())
    hand = (table.file.table, 1)
    assert await prove_deals(store, [hand], Random(1)) == 1
    with closing(sqlite3.connect(tmp_path / "file")) as connection, connection:
        connection.execute("DELETE FROM hand_record")
    with pytest.raises(Wrong, match="is not proved"):
        await prove_deals(store, [hand], Random(1))
    await store.close()


def test_the_soak_includes_a_table_of_mixed_games() -> None:
    assert crowd.MIXED in crowd.PLAYED[:TABLES]


@pytest.mark.parametrize("case", [([0] * 20, 0), ([*range(20)], 13), ([90, *[0] * 19], 0)])
def test_memory_growth_is_measured_only_after_the_warm_up(case: tuple[list[int], int]) -> None:
    added, grows = case
    figures = Figures(1, memory=[(100 + more) * MIB for more in added])
    before, more = figures.growth
    assert before >= 100 * MIB
    assert round(more / MIB) == pytest.approx(grows, abs=4)


async def test_a_log_that_does_not_follow_from_its_deck_is_noticed(tmp_path: Path) -> None:
    deck = tuple(range(52))
    hand = Hand.start(GAMES["razz"], HouseRules(), Stakes.of(10), [(1, 200), (2, 200)], 2, deck)
    store = await open_store(tmp_path / "file")
    table = await seated_table(store)
    state = TableState(seats=(SeatState(1, ANNA), SeatState(2, BERT)), hand_number=1)
    await store.commit(TableCommit(table, state, NOW, hand_number=1, events=tuple(hand.events)))
    await store.close()
    with closing(read_only(tmp_path / "file")) as connection:
        with pytest.raises(Wrong, match="the ledger moved other chips"):  # the antes were not posted
            replay(connection, table, 1, [deck])
        with pytest.raises(Wrong, match="another course of events"):
            replay(connection, table, 1, [deck[::-1]])
