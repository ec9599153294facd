"""The list of tables that shows how the rows of each find their server."""

import sqlite3
from contextlib import closing
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from bot.fleet.part import Part
from db.splitting import filling
from db.splitting.ways import WAYS, Follows
from tests.harness.db.scenes import rows


def test_the_list_says_how_to_split_each_table_of_the_newest_schema(whole: Path) -> None:
    """A new table must be added to the list with the way its rows find their server."""
    tables = [name for (name,) in rows(whole, "SELECT name FROM sqlite_master WHERE type = 'table'")]
    assert sorted(str(table) for table in tables) == sorted(WAYS)


def test_every_table_is_listed_after_the_tables_that_decide_where_its_rows_go() -> None:
    order = list(WAYS)
    for table, way in WAYS.items():
        if isinstance(way, Follows):
            assert order.index(way.table) < order.index(table)
    assert order.index("account") < order.index("transfer")
    assert order[-1] == "request"


def test_exactly_the_tables_with_a_guild_id_are_listed_as_split_by_server(whole: Path) -> None:
    bear = {
        table
        for table in WAYS
        if (1,) in rows(whole, f"SELECT 1 FROM pragma_table_info('{table}') WHERE name = 'guild_id'")
    }
    assert bear == {table for table, way in WAYS.items() if way == "server"}


def test_the_test_file_has_rows_of_every_server_in_every_table(whole: Path) -> None:
    """Otherwise the tests of this folder would prove little."""
    for table, way in WAYS.items():
        assert rows(whole, f"SELECT count(*) >= {1 if way in ('every part', 'own') else 4} FROM {table}") == [(1,)], (
            table
        )


@given(st.integers(1, 2**63 - 1), st.integers(1, 9999))
def test_the_sql_of_the_split_and_the_running_bot_assign_a_server_to_the_same_part(guild_id: int, count: int) -> None:
    """Both follow Discord, which reads the creation time from the server's id."""
    number = (guild_id >> 22) % count
    with closing(sqlite3.connect(":memory:")) as connection:
        query = f"SELECT {filling._OF_PART} FROM (SELECT ? AS guild_id)".replace(":count", "?").replace(":number", "?")
        assert connection.execute(query, (count, number, guild_id)).fetchone() == (1,)
    assert Part(number, count).owns_server(guild_id)
