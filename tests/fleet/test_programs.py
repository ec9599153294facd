"""Two processes of one bot, started as their owner would."""

import re
from pathlib import Path

import pytest

from tests.harness.db.scenes import rows
from tests.harness.fleet.running import RunningFleet, running_fleet
from tests.harness.local_discord import LocalDiscord
from tests.harness.nats_server import NatsServer
from tests.harness.processes import addresses, run

pytestmark = pytest.mark.xdist_group("programs")


async def test_two_processes_act_as_one_bot(tmp_path: Path) -> None:
    async with NatsServer(tmp_path) as nats, LocalDiscord() as local:
        local.world.server("Another guild")
        async with running_fleet(local, nats, tmp_path, 2) as fleet:
            await _tells_of_both(fleet)
            await _refuses_a_second_process_of_a_part(fleet, tmp_path)
            await _forgets_a_user_in_both(fleet)
        assert fleet.complaints() == []
        assert local.gateway.starts.too_fast == 0


async def _tells_of_both(fleet: RunningFleet) -> None:
    told = await run(fleet.folder(0), "fleet", **fleet.settings(0))
    assert (told.status, told.err) == (0, "")
    lines = told.out.splitlines()
    known = r"part {}/2: 1 server, 0 tables, 0.0 clicks a second, p99 0 ms, version \S+, 0 user requests waiting"
    assert [re.fullmatch(known.format(index), line) is not None for index, line in enumerate(lines)] == [True, True]


async def _refuses_a_second_process_of_a_part(fleet: RunningFleet, folder: Path) -> None:
    ended = await run(folder, **fleet.settings(1))
    assert ended.status == 2
    assert "SHARD=1/2 is running already" in ended.err
    assert len(fleet.local.gateway.held) == 2


async def _forgets_a_user_in_both(fleet: RunningFleet) -> None:
    user = fleet.local.world.member("ann")["user"]
    lobbies = [fleet.lobby_of(index) for index in range(2)]
    for lobby in lobbies:
        assert "10,000" in await fleet.command(user, "wallet", lobby)
    assert "Gespeichert" in await fleet.command(user, "settings language", lobbies[0], language="de")
    assert "sind gelöscht" in await fleet.command(user, "privacy delete", lobbies[1], confirm="löschen")
    for index in range(2):
        assert rows(fleet.database(index), "SELECT count(*) FROM player_link") == [(0,)]
        assert rows(fleet.database(index), "SELECT count(*) FROM user_order") == [(0,)]


async def test_one_part_of_several_does_not_start_without_nats(tmp_path: Path) -> None:
    async with LocalDiscord() as local:
        ended = await run(tmp_path, DISCORD_TOKEN=local.token, SHARD="0/2", **addresses(local))
    assert ended.line.startswith("SHARD=0/2 is one of several: NATS_URL must be")
    assert not (tmp_path / "data").exists()
