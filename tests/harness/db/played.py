"""Two Discord users who have played a hand and cashed out, for tests of the data kept about them."""

from dataclasses import replace

import pytest

from bot.moderation.ports import Standing
from bot.tables.saving import AuditEntry, Cause, Request, TableCommit, Transfer
from bot.tables.state import SeatState, TableState
from db import SqliteStore
from tests.harness.db.scenes import (
    ENDING,
    GUILD,
    NEW_TABLE,
    NOW,
    OPENING,
    OTHER_GUILD,
    pot,
    seat,
    wallet,
)

ANN, BOB = 70_001, 70_002
"""Discord users."""
DAY_MS = 24 * 60 * 60 * 1000
DM_CHANNEL = 8_123_456_789


class Played:
    """A finished hand of Ann and Bob, who have cashed out."""

    def __init__(self, store: SqliteStore, ann: int, bob: int, table: int) -> None:
        self.store, self.ann, self.bob, self.table = store, ann, bob, table

    @property
    def seats(self) -> TableState:
        return TableState(seats=(SeatState(1, self.ann), SeatState(2, self.bob)), button=2, hand_number=1)

    async def commit(self, state: TableState, *transfers: Transfer, **more: object) -> None:
        await self.store.commit(TableCommit(self.table, state, NOW, transfers=transfers, **more))  # type: ignore[arg-type]  # fields by name

    async def sit(self) -> None:
        await self.commit(
            self.seats,
            *(Transfer(wallet(one), seat(one, self.table), 200, "buy_in") for one in (self.ann, self.bob)),
        )

    async def open_hand(self) -> None:
        await self.commit(
            self.seats,
            Transfer(seat(self.ann, self.table), pot(self.table), 5, "bet"),
            Transfer(seat(self.bob, self.table), pot(self.table), 2, "ante"),
            hand_number=1,
            events=OPENING,
            cause=Cause("table", NOW),
        )

    async def end_hand(self) -> None:
        await self.commit(
            self.seats,
            Transfer(pot(self.table), seat(self.bob, self.table), 7, "award"),
            hand_number=1,
            events=ENDING,
            first_event=len(OPENING),
            cause=Cause("button", NOW),
            closes_hand=True,
        )

    async def leave(self) -> None:
        await self.commit(
            TableState(hand_number=1),
            Transfer(seat(self.ann, self.table), wallet(self.ann), 195, "cash_out"),
            Transfer(seat(self.bob, self.table), wallet(self.bob), 205, "cash_out"),
        )


@pytest.fixture
async def played(store: SqliteStore) -> Played:
    ann, bob = await store.directory.player_id(ANN), await store.directory.player_id(BOB)
    for player in (ann, bob):
        await store.bank.wallet(GUILD, player, 1000, NOW)
    await store.bank.wallet(OTHER_GUILD, ann, 500, NOW)
    await store.directory.save_dm_channel(ann, DM_CHANNEL)
    game = Played(store, ann, bob, await store.open_table(replace(NEW_TABLE, owner_id=ann), None, NOW))
    await game.sit()
    await game.open_hand()
    await game.end_hand()
    await game.leave()
    return game


def entry(subject: int | None, act: str = "ban") -> AuditEntry:
    return AuditEntry(GUILD, act, None, "for a reason", NOW, subject)


async def standing(game: Played, player: int, wanted: Standing, request: int) -> None:
    await game.store.office.conduct.change(Request(request, None, "test"), entry(player), player, lambda _: wanted)
