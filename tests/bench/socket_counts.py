"""Counts what the local Discord sees of the bot while tables play: its requests by what they are for, and how long a
deal takes until it is with its players.
"""

import re
import time
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from tests.local_discord.journal import Entry
from tests.local_discord.players import turn_on
from tests.local_discord.world import Json

SEVENTH: Final = "Seventh street"
CALLBACKS: Final = "answers to clicks"
FREE: Final = (CALLBACKS, "edits by a click's token", "follow-ups by a click's token")
LETTERS: Final = ("letters at the deal", "letters on seventh street")
DEAL: Final = re.compile(r"Your cards at (?P<table>.+?), hand (?P<hand>\d+)\b")
FAILED: Final = 400
"""And above: what was answered with an error."""


@dataclass
class Counts:
    """Requests by what they are for."""

    dms: set[str]
    kinds: Counter[str] = field(default_factory=Counter)
    failed: Counter[int] = field(default_factory=Counter)

    def read(self, entry: Entry) -> None:
        self.kinds[self._kind(entry)] += 1
        if entry.status >= FAILED:
            self.failed[entry.status] += 1

    def _kind(self, entry: Entry) -> str:
        path = entry.path.split("/")
        if path[1] == "interactions":
            return CALLBACKS
        if path[1] == "webhooks":
            return "edits by a click's token" if entry.method == "PATCH" else "follow-ups by a click's token"
        if path[1] == "channels" and path[2] in self.dms:
            return LETTERS[SEVENTH in entry.body["content"]]
        if path[1] == "channels" and path[3:4] == ["messages"]:
            return {"POST": "cards posted", "PATCH": "cards edited", "DELETE": "cards deleted"}[entry.method]
        return f"{entry.method} /{path[1]}"


@dataclass
class Deals:
    """When each deal was first seen, on its table's card or in a letter, and when its letters came."""

    names: Mapping[str, str]
    """Tables' channels -> their names."""
    reached: set[str] = field(default_factory=set)
    """Channels of the players who have had a letter."""
    seconds: list[float] = field(default_factory=list)
    """From the first sign of a deal until each of its letters."""
    _begun: dict[tuple[str, int], float] = field(default_factory=dict)

    def look(self, message: Json) -> None:
        """A message as it came or was changed."""
        name = self.names.get(message["channel_id"])
        turn = turn_on(message) if name is not None else None
        if name is not None and turn is not None:
            self._begun.setdefault((name, turn.hand), time.monotonic())

    def read(self, entry: Entry) -> None:
        """A request; only letters at a deal tell anything."""
        said = entry.body.get("content") if entry.method == "POST" and isinstance(entry.body, dict) else None
        found = DEAL.search(said) if said and entry.status < FAILED and SEVENTH not in said else None
        if found is not None:
            now = time.monotonic()
            self.reached.add(entry.path.split("/")[2])
            self.seconds.append(now - self._begun.setdefault((found["table"], int(found["hand"])), now))
