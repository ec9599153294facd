"""Is what the bot sends valid? By Discord's own description where that is at hand, and by what it leaves unsaid."""

from collections.abc import Sequence
from typing import Any

from tests.harness.local_discord import follow_ups, unstated
from tests.harness.local_discord.description import description

SENDS = frozenset({"POST", "PUT", "PATCH", "DELETE"})


def problems(method: str, path: str, body: Any, *, sort: str = "application/json") -> list[str]:
    """Empty for a valid one. ``path`` is below the API's address, ``sort`` the content type."""
    if method not in SENDS:
        return []
    described = description()
    found = described.problems(method, path, body, sort=sort) if described is not None else []
    return found if found or body is None else list(unstated.problems(method, path, body))


def all_problems(requests: Sequence[follow_ups.Sent]) -> list[str]:
    """Of what a simulated Discord was sent."""
    found = [problem for one in requests for problem in problems(one.method, one.path, one.json)]
    return [*found, *follow_ups.problems(requests)]
