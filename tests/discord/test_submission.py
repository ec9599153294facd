"""The cost of a click or command on its way to a table."""

import pytest

from tests.harness.discord.room import Room
from tests.harness.discord.staff import AN, BO


async def test_clicks_and_commands_read_no_wallet_except_to_sit_down(
    table: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    bank, asked = table.store.bank, list[int]()
    wallet = bank.wallet

    async def seen(guild_id: int, player_id: int, grant: int, now_ms: int) -> int:
        asked.append(player_id)
        return await wallet(guild_id, player_id, grant, now_ms)

    monkeypatch.setattr(bank, "wallet", seen)
    await table.seat("an", "bo")
    assert asked == [await table.player_id("an"), await table.player_id("bo")]
    await table.deal(AN, BO)
    asked.clear()
    await table.click("bo", "Bring in 3")
    await table.slash("an", "complete")
    await table.slash("bo", "call")
    await table.slash("an", "time")
    await table.slash("bo", "table sitout")
    assert asked == []
