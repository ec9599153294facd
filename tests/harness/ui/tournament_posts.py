"""Tournaments for an announcer, and readers of its posts."""

from typing import Any

from bot.tournaments.messages import Register
from tests.harness.tournaments.field import Field, running
from tests.harness.ui.tournaments import Hall


def entered(players: int = 3) -> Field:
    field = Field()
    for player in range(1, players + 1):
        field.ask(Register, player)
    return field


def seated(field: Field) -> Field:
    field.set(announced=("seated",))
    return field


def bodies(hall: Hall, kind: str = "/messages") -> list[Any]:
    """Return the bodies of all messages sent so far."""
    return [
        entry.json for entry in hall.stage.env.http_requests if entry.method == "POST" and entry.path.endswith(kind)
    ]


def called(hall: Hall) -> list[list[str]]:
    """Return the users that each message may ping."""
    return [[str(user) for user in body["allowed_mentions"].get("users", [])] for body in bodies(hall)]


async def started(hall: Hall, players: int = 9, tables: int = 2) -> Field:
    field = running(players)
    await hall.open_tables(field, tables)
    await hall.show(seated(field))
    return field
