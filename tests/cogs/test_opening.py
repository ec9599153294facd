"""How many tables one member may open."""

from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.client import Complaint
from cogs.opening import TABLES_MOST, Openings

AN, BO = 1, 2


def asking(open_tables: int, permissions: discord.Permissions | None = None) -> Any:
    tables = SimpleNamespace(in_guild=lambda guild: [SimpleNamespace(owner_id=AN)] * open_tables)
    services = SimpleNamespace(tables=tables)
    return SimpleNamespace(
        guild_id=7, client=SimpleNamespace(services=services), permissions=permissions or discord.Permissions.none()
    )


def test_tables_that_are_being_opened_count_with_those_that_are_open() -> None:
    openings = Openings()
    asked = asking(TABLES_MOST - 1)
    with openings.one_more(asked, AN):
        with pytest.raises(Complaint) as caught, openings.one_more(asked, AN):
            pass
        assert caught.value.values == {"most": TABLES_MOST}
        with openings.one_more(asked, BO):
            pass
    with openings.one_more(asked, AN):
        pass


def test_an_opening_that_fails_does_not_count() -> None:
    openings = Openings()
    for _ in range(TABLES_MOST + 1):
        with pytest.raises(RuntimeError), openings.one_more(asking(0), AN):
            raise RuntimeError


def test_who_manages_the_server_may_open_any_number() -> None:
    with Openings().one_more(asking(TABLES_MOST, discord.Permissions(manage_guild=True)), AN):
        pass
    with pytest.raises(Complaint), Openings().one_more(asking(TABLES_MOST), AN):
        pass
