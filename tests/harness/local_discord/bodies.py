"""Check of the bodies that the bot sends, by Discord's API description if present and by rules that it leaves out."""

from collections.abc import Sequence
from typing import Any

from tests.harness.local_discord import follow_ups, unstated
from tests.harness.local_discord.description import description

SENDS = frozenset({"POST", "PUT", "PATCH", "DELETE"})


def problems(method: str, path: str, body: Any, *, sort: str = "application/json") -> list[str]:
    """Return the problems of a body; ``path`` is relative to the API's address, ``sort`` is the content type."""
    if method not in SENDS:
        return []
    described = description()
    found = described.problems(method, path, body, sort=sort) if described is not None else []
    return found if found or body is None else list(unstated.problems(method, path, body))


def all_problems(requests: Sequence[follow_ups.Sent]) -> list[str]:
    """Return the problems of all requests that a simulated Discord received."""
    found = [problem for one in requests for problem in problems(one.method, one.path, one.json)]
    return [*found, *follow_ups.problems(requests)]
