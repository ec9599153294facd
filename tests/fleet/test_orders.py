"""A user's order reaches every part's file once, even if parts are down in between."""

from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from bot.fleet.messages import Json
from bot.fleet.orders import UserOrder
from bot.tables.preferences import Preferences
from bot.tables.saving import PlayerLeaving, TableCommit, Transfer
from bot.tables.state import SeatState, TableState
from bot.use_cases.users import Forgotten
from db import check
from tests.harness.db.scenes import NOW, rows, seat, wallet
from tests.harness.fleet.parts import ORDER, USER, FleetPart, fleet_of, fleet_part, gets_up, has_wallet, sits_down
from tests.harness.local_discord.journal import PATIENCE_SECONDS
from tests.harness.nats_server import NatsServer
from tests.harness.on_file import wallet_balance

GUILDS = (900, 901, 902)
"""One server of each part."""


async def knows(part: FleetPart) -> bool:
    return await part.store.office.privacy.player_id(USER) is not None


async def due_at(part: FleetPart) -> int:
    return await part.orders.waiting()


async def test_every_part_forgets_a_user(nats: NatsServer, tmp_path: Path) -> None:
    async with fleet_of(nats, tmp_path, 3) as parts:
        players = [await has_wallet(part, guild) for part, guild in zip(parts, GUILDS, strict=True)]
        assert await parts[1].users.forget(ORDER, USER) == Forgotten()
        for part, player in zip(parts, players, strict=True):
            assert not await knows(part)
            assert part.dropped == [player]
            assert await due_at(part) == 0
            assert rows(part.path, "SELECT id, player_id, name FROM request") == [(ORDER, player, "order_delete")]
            assert rows(part.path, "SELECT sum(balance) FROM account WHERE kind = 'wallet'") == [(0,)]
            assert check(part.path) == []


async def test_a_user_seated_in_any_part_is_not_forgotten_by_any_part(nats: NatsServer, tmp_path: Path) -> None:
    async with fleet_of(nats, tmp_path, 3) as parts:
        await has_wallet(parts[0], GUILDS[0])
        table, player = await sits_down(parts[2], GUILDS[2])
        assert await parts[0].users.forget(ORDER, USER) == Forgotten(seated=True)
        assert [await knows(part) for part in parts] == [True, False, True]
        assert [await due_at(part) for part in parts] == [0, 0, 0]
        await gets_up(parts[2], GUILDS[2], table, player)
        assert await parts[0].users.forget(ORDER + 1, USER) == Forgotten()
        assert not any([await knows(part) for part in parts])


async def test_a_part_that_was_down_forgets_the_user_when_it_returns(nats: NatsServer, tmp_path: Path) -> None:
    async with fleet_part(nats, tmp_path, 2, 3) as away:
        await has_wallet(away, GUILDS[2])
    async with AsyncExitStack() as open_:
        first, _ = [await open_.enter_async_context(fleet_part(nats, tmp_path, index, 3)) for index in range(2)]
        await has_wallet(first, GUILDS[0])
        assert await first.users.forget(ORDER, USER) == Forgotten(waiting=1)
        assert not await knows(first)
        await first.orders.repeat()
        assert await due_at(first) == 1
        back = await open_.enter_async_context(fleet_part(nats, tmp_path, 2, 3))
        assert await knows(back)
        await first.orders.repeat()
        assert not await knows(back)
        assert await due_at(first) == 0


async def test_an_order_is_carried_out_even_if_the_process_that_took_it_has_ended(
    nats: NatsServer, tmp_path: Path
) -> None:
    async with fleet_part(nats, tmp_path, 0, 2) as first:
        assert await first.users.forget(ORDER, USER) == Forgotten(waiting=1)
    async with fleet_of(nats, tmp_path, 2) as parts:
        await has_wallet(parts[1], GUILDS[1])
        await parts[0].orders.repeat()
        assert not await knows(parts[1])
        assert await due_at(parts[0]) == 0


async def test_a_user_who_sits_at_another_part_is_forgotten_there_after_leaving(
    nats: NatsServer, tmp_path: Path
) -> None:
    async with AsyncExitStack() as open_:
        first = await open_.enter_async_context(fleet_part(nats, tmp_path, 0, 2))
        assert (await first.users.forget(ORDER, USER)).waiting == 1
        back = await open_.enter_async_context(fleet_part(nats, tmp_path, 1, 2))
        table, player = await sits_down(back, GUILDS[1])
        await first.orders.repeat()
        assert (await due_at(first), await due_at(back)) == (0, 1)
        assert await back.users.is_leaving(USER)
        assert not await first.users.is_leaving(USER)
        more = Transfer(wallet(player, GUILDS[1]), seat(player, table, GUILDS[1]), 100, "rebuy")
        with pytest.raises(PlayerLeaving):
            await back.store.commit(
                TableCommit(table, TableState(seats=(SeatState(1, player),)), NOW, transfers=(more,))
            )
        await back.orders.repeat()
        assert await knows(back)
        await gets_up(back, GUILDS[1], table, player)
        await back.orders.repeat()
        assert not await knows(back)
        assert await due_at(back) == 0
        assert back.dropped == [player]


async def test_a_repeated_order_takes_effect_only_once(nats: NatsServer, tmp_path: Path) -> None:
    async with fleet_of(nats, tmp_path, 2) as parts:
        await has_wallet(parts[1], GUILDS[1])
        await parts[0].users.forget(ORDER, USER)
        back = await has_wallet(parts[1], GUILDS[1])
        assert await wallet_balance(parts[1].store, GUILDS[1], back) == 0
        order: Json = {"order_id": ORDER, "user_id": USER, "kind": "delete", "body": {}, "at_ms": NOW}
        assert await parts[0].messages.ask(1, "order", order, PATIENCE_SECONDS) == {}
        assert await knows(parts[1])
        assert await due_at(parts[1]) == 0


async def test_a_user_counts_as_known_if_any_part_knows_them(nats: NatsServer, tmp_path: Path) -> None:
    async with fleet_of(nats, tmp_path, 2) as parts:
        assert not await parts[0].users.is_known(USER)
        await has_wallet(parts[1], GUILDS[1])
        assert await parts[0].users.is_known(USER)


async def test_an_export_covers_every_part_and_lists_equal_rows_once(nats: NatsServer, tmp_path: Path) -> None:
    async with fleet_of(nats, tmp_path, 3) as parts:
        for part, guild in zip(parts[:2], GUILDS, strict=False):
            await has_wallet(part, guild)
        await parts[0].users.prefer(ORDER, USER, {"language": "de"})
        exported = await parts[2].users.export(USER)
        assert exported.missing == 0
        told = exported.known
        assert list(told["servers"]) == ["900", "901"]
        assert told["settings"]["language"] == "de"
        assert [click["id"] for click in told["clicks_and_commands"]] == [str(ORDER)]
        assert len(told["pseudonym"]) == 3
        await nats.stop()
        alone = await parts[0].users.export(USER)
        assert (alone.missing, list(alone.known["servers"])) == (2, ["900"])


async def test_preferences_apply_in_every_part_and_the_newest_wins_for_each_field(
    nats: NatsServer, tmp_path: Path
) -> None:
    async with AsyncExitStack() as open_:
        first = await open_.enter_async_context(fleet_part(nats, tmp_path, 0, 2))
        assert await first.users.prefer(ORDER, USER, {"language": "de"}) == 1
        assert await first.users.prefer(ORDER + 1, USER, {"reminders": False}) == 1
        second = await open_.enter_async_context(fleet_part(nats, tmp_path, 1, 2))
        assert await second.users.prefer(ORDER + 2, USER, {"language": "fr"}) == 0
        await first.orders.repeat()
        wanted = Preferences(language="fr", reminders=False)
        assert [part.preferences.of_user(USER) for part in (first, second)] == [wanted, wanted]
        assert (await due_at(first), await due_at(second)) == (0, 0)
    async with fleet_of(nats, tmp_path, 2) as parts:
        assert [part.preferences.of_user(USER) for part in parts] == [wanted, wanted]


async def test_an_older_order_does_not_bring_back_a_forgotten_user(nats: NatsServer, tmp_path: Path) -> None:
    async with AsyncExitStack() as open_:
        first = await open_.enter_async_context(fleet_part(nats, tmp_path, 0, 3))
        await first.users.prefer(ORDER, USER, {"language": "de"})
        others = [await open_.enter_async_context(fleet_part(nats, tmp_path, index, 3)) for index in (1, 2)]
        await has_wallet(others[0], GUILDS[1])
        await others[0].store.user_orders.take(order := (await first.store.user_orders.due(3))[0].order, (), 3)
        await others[1].users.forget(ORDER + 1, USER)
        await others[0].users.carry_out_orders(order)
        await first.orders.repeat()
        assert [await knows(part) for part in (first, *others)] == [False, False, False]
        assert [await due_at(part) for part in (first, *others)] == [0, 0, 0]


async def test_an_order_that_cannot_be_carried_out_does_not_hold_up_others(
    nats: NatsServer, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """A newer version has handed the order over; this part can carry it out after its update."""
    async with fleet_part(nats, tmp_path, 0, 2) as part:
        await has_wallet(part, GUILDS[0])
        unknown = UserOrder(ORDER, USER + 1, "preferences", {"of_a_newer_version": True}, NOW)
        await part.store.user_orders.take(unknown, (), 2)
        await part.store.user_orders.take(UserOrder(ORDER + 1, USER, "delete", {}, NOW), (), 2)
        await part.orders.repeat()
        assert not await knows(part)
        assert [due.order for due in await part.store.user_orders.due(2)] == [unknown]
        assert "users' orders that could not be carried out: 1 (TypeError)" in caplog.text


async def test_orders_given_while_nats_is_down_are_carried_out_later(nats: NatsServer, tmp_path: Path) -> None:
    async with fleet_of(nats, tmp_path, 2) as parts:
        await has_wallet(parts[1], GUILDS[1])
        await nats.stop()
        assert await parts[0].users.is_known(USER)
        assert await parts[0].users.forget(ORDER, USER) == Forgotten(waiting=1)
        assert await parts[1].users.prefer(ORDER - 1, USER, {"language": "de"}) == 1
        assert [await due_at(part) for part in parts] == [1, 1]
    await nats.start()
    async with fleet_of(nats, tmp_path, 2) as parts:
        await parts[1].orders.repeat()
        await parts[0].orders.repeat()
        assert [await knows(part) for part in parts] == [False, False]
        assert [await due_at(part) for part in parts] == [0, 0]


async def test_after_a_split_every_part_gets_the_order_again(nats: NatsServer, tmp_path: Path) -> None:
    async with fleet_part(nats, tmp_path, 0, 2) as whole:
        await whole.users.forget(ORDER, USER)
    async with fleet_of(nats, tmp_path, 4) as parts:
        for part in parts[1:]:
            await has_wallet(part, GUILDS[1])
        await parts[0].orders.repeat()
        assert [await knows(part) for part in parts] == [False] * 4
        assert await due_at(parts[0]) == 0
