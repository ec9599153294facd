"""The gateway's limit of 120 messages a minute: many tables that start at once ask for names in shared queries."""

import asyncio
import logging
from dataclasses import dataclass, field
from typing import Any, cast

import discord
import pytest

from bot.tables.ports import Directory
from bot.ui.discord.outbox import Outbox
from bot.ui.people.names import Names

GUILD = 1


@dataclass
class Person:
    id: int
    display_name: str


@dataclass
class Server:
    """A guild, and the client that knows it."""

    id: int = GUILD
    fails: bool = False
    questions: list[int] = field(default_factory=list)
    """The number of users in each query."""

    def get_guild(self, guild_id: int) -> "Server":
        return self

    async def query_members(self, *, user_ids: list[int], limit: int, cache: bool) -> list[Person]:
        self.questions.append(len(user_ids))
        await asyncio.sleep(0)
        if self.fails:
            raise discord.ClientException
        return [Person(user, f"name {user}") for user in user_ids]


class Users:
    """A directory in which user and player have the same id."""

    async def user_id(self, player_id: int) -> int | None:
        return player_id


@pytest.fixture
def server() -> Server:
    return Server()


@pytest.fixture
def names(server: Server) -> Names:
    outbox = Outbox()
    outbox.connect(cast(Any, server))
    return Names(cast(Directory, Users()), outbox)


async def learn(names: Names, tables: int) -> None:
    await asyncio.gather(*(names.learn(GUILD, range(10 * table, 10 * table + 8)) for table in range(1, tables + 1)))


async def test_the_players_names_of_two_hundred_tables_are_asked_for_in_a_few_queries(
    names: Names, server: Server
) -> None:
    await learn(names, 200)
    assert sum(server.questions) == 8 * 200
    assert len(server.questions) <= 17
    assert names.name(GUILD, 2007) == "name 2007"


async def test_a_gateway_that_does_not_answer_is_logged_once(
    names: Names, server: Server, caplog: pytest.LogCaptureFixture
) -> None:
    server.fails = True
    caplog.set_level(logging.WARNING)
    await learn(names, 200)
    assert len(caplog.records) == 1
    assert names.name(GUILD, 2007) is None
