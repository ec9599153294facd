"""A guild, a table and hands made by hand, for tests of the file."""

import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

from bot.poker.events import (
    EDITION,
    AntePosted,
    BroughtIn,
    Completed,
    DeckShuffled,
    Event,
    Folded,
    HandFinished,
    HandStarted,
    PotAwarded,
    StreetDealt,
)
from bot.poker.house_rules import HouseRules
from bot.poker.stakes import Stakes
from bot.tables.saving import Account, Cause, NewTable, Request, TableCommit, Transfer
from bot.tables.state import SeatState, TableSettings, TableState, TurnClock
from db import SqliteStore

GUILD, OTHER_GUILD = 900, 901
ANNA, BERT, CARL = 11, 12, 13
MANY_CHIPS = 10**9
"""Chips for a player who buys in again and again while another task runs."""
NOW = 1_800_000_000_000

ISSUER = Account("issuer", GUILD)
SETTINGS = TableSettings("razz", Stakes.of(10), HouseRules(), 8, 200, 200)
NEW_TABLE = NewTable(GUILD, 7000, ANNA, "Table \u2660", SETTINGS)
NEXT_DOOR = replace(NEW_TABLE, channel_id=7100)
"""Another table: a channel has room for one."""
STATE = TableState(
    seats=(SeatState(1, ANNA), SeatState(2, BERT)), button=2, hand_number=1, turn=TurnClock(NOW + 45_000)
)

DECK = tuple(range(51, -1, -1))
STARTED = HandStarted(
    "razz", HouseRules(), Stakes.of(10), 2, (1, 2), (200, 200), antes=(2, 2), last_two=True, edition=EDITION
)
DEALT = StreetDealt(0, (1, 2), ((51, 49), (50, 48)), ((47,), (46,)), burned=True)
OPENING: tuple[Event, ...] = (
    STARTED,
    DeckShuffled(DECK),
    AntePosted(1, 2),
    AntePosted(2, 2),
    DEALT,
    BroughtIn(1, 3, 3),
)
ENDING: tuple[Event, ...] = (Completed(2, 10, 0), Folded(1), PotAwarded(0, 7, ((2, 7),)), HandFinished())


def wallet(player: int, guild: int = GUILD) -> Account:
    return Account("wallet", guild, player)


def seat(player: int, table: int = 1, guild: int = GUILD) -> Account:
    return Account("seat", guild, player, table)


def pot(table: int = 1, guild: int = GUILD) -> Account:
    return Account("pot", guild, None, table)


def buy_in(player: int, amount: int, table: int = 1, request: int | None = None) -> TableCommit:
    return TableCommit(
        table,
        STATE,
        NOW,
        None if request is None else Request(request, player, "sit"),
        (Transfer(wallet(player), seat(player, table), amount, "buy_in"),),
    )


def opening(table: int = 1, number: int = 1) -> TableCommit:
    """Open a hand with antes of 2 and a bring-in of 3 by Anna."""
    transfers = (
        Transfer(seat(ANNA, table), pot(table), 2, "ante"),
        Transfer(seat(BERT, table), pot(table), 2, "ante"),
        Transfer(seat(ANNA, table), pot(table), 3, "bet"),
    )
    state = replace(STATE, hand_number=number)
    return TableCommit(table, state, NOW, None, transfers, number, OPENING, 0, Cause("table", NOW))


def ending(table: int = 1, number: int = 1, request: int | None = None) -> TableCommit:
    """End the hand: Bert wins the 7 in the pot, and the uncalled completion stays in Bert's stack."""
    return TableCommit(
        table,
        replace(STATE, hand_number=number, turn=None),
        NOW + 1000,
        None if request is None else Request(request, BERT, "complete"),
        (Transfer(pot(table), seat(BERT, table), 7, "award"),),
        number,
        ENDING,
        len(OPENING),
        Cause("button", NOW + 900),
        closes_hand=True,
    )


async def seated_table(store: SqliteStore) -> int:
    """Open a table where Anna and Bert have 200 each, of 1,000 granted."""
    table = await store.open_table(NEW_TABLE, None, NOW)
    for player in (ANNA, BERT):
        await store.bank.wallet(GUILD, player, 1000, NOW)
        await store.commit(buy_in(player, 200, table))
    return table


def content_of(path: Path) -> bytes:
    return path.read_bytes()


def rewrite(path: Path, content: bytes) -> None:
    path.write_bytes(content)


def rows(path: Path, query: str) -> list[tuple[object, ...]]:
    """Read the file without the store."""
    with closing(sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True)) as connection:
        return connection.execute(query).fetchall()
