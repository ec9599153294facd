"""A part accepts events of its own servers and none of others."""

import pytest

from bot.fleet.own_servers import OwnServers
from bot.fleet.part import Part

OWN, OTHER, THIRD = 5 << 22, 6 << 22, 8 << 22


def test_events_from_own_servers_and_events_without_a_server_are_accepted(caplog: pytest.LogCaptureFixture) -> None:
    servers = OwnServers(Part(1, 2))
    assert servers.has(OWN)
    assert servers.has(None)
    assert caplog.records == []


def test_another_parts_server_is_refused_each_time_and_logged_once(caplog: pytest.LogCaptureFixture) -> None:
    servers = OwnServers(Part(1, 2))
    assert not any(servers.has(server) for server in (OTHER, OTHER, THIRD, OTHER))
    assert [record.getMessage() for record in caplog.records] == [
        f"server {server} is not one of part 1/2: its events are refused" for server in (OTHER, THIRD)
    ]


def test_a_single_process_owns_every_server() -> None:
    assert all(map(OwnServers(Part()).has, (OWN, OTHER, THIRD, None)))
