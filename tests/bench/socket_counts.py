"""The local Discord's view of the bot at play: its requests by purpose, and how long deals take."""

import re
import time
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final

from bot.fairness.cutting import closing_lines
from tests.harness.local_discord.journal import Entry
from tests.harness.local_discord.players import text_of, turn_on
from tests.harness.local_discord.world import Json

SEVENTH: Final = "Seventh street"
CALLBACKS: Final = "answers to clicks"
FREE: Final = (CALLBACKS, "edits by a click's token", "follow-ups by a click's token")
LETTERS: Final = ("letters at the deal", "letters on seventh street")
CLOSINGS: Final = "messages that close deals"
ACHIEVEMENTS: Final = "achievements told"
DEAL: Final = re.compile(r"Your cards at (?P<table>.+?), hand (?P<hand>\d+)\b")
FAILED: Final = 400
"""The lowest status of an error."""


@dataclass
class Counts:
    """Requests by purpose."""

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
            return LETTERS[SEVENTH in entry.body["content"]] if entry.method == "POST" else f"{entry.method} letters"
        if entry.method == "POST" and path[3:4] == ["messages"] and closing_lines(entry.body.get("content") or ""):
            return CLOSINGS
        if entry.method == "POST" and (entry.body.get("content") or "").startswith("🏅"):
            return ACHIEVEMENTS
        if path[1] == "channels" and path[3:4] == ["messages"]:
            return {"POST": "cards posted", "PATCH": "cards edited", "DELETE": "cards deleted"}[entry.method]
        return f"{entry.method} /{path[1]}"


@dataclass
class Seen:
    """The deals seen in some period."""

    hands: int = 0
    letters: list[float] = field(default_factory=list)
    """Seconds from a deal until each of its letters."""
    panels: list[float] = field(default_factory=list)
    """Seconds from a deal until each panel shows its cards, without panels that were opened then."""


@dataclass
class Deals:
    """The time of each deal, and when its cards reached the players by letter or on their panels.

    A hand is dealt no earlier than the pause after the last click of the hand before, and no later than its first
    sign.
    """

    names: Mapping[str, str]
    """Channel of a table -> its name."""
    pause_seconds: float
    owner_of: Callable[[Json], str | None]
    """Return the DM channel of the player who owns this private message's panel."""
    reached: set[str] = field(default_factory=set)
    """DM channels of the players who have seen cards."""
    seen: Seen = field(default_factory=Seen)
    """The deals since the last reset."""
    _begun: dict[tuple[str, int], float] = field(default_factory=dict)
    _clicked: dict[str, float] = field(default_factory=dict)
    _on_panel: dict[str, int] = field(default_factory=dict)

    @property
    def dealt(self) -> int:
        """Return how many tables were dealt a hand."""
        return len({name for name, _ in self._begun})

    def count_anew(self) -> None:
        self.seen = Seen()

    def clicked(self, channel_id: str, at: float) -> None:
        """Note that a click was accepted at the table."""
        self._clicked[self.names[channel_id]] = at

    def look(self, message: Json) -> None:
        """Note a message that was posted or edited."""
        name = self.names.get(message["channel_id"])
        turn = turn_on(message) if name is not None else None
        if name is not None and turn is not None:
            self._dealt(name, turn.hand, time.monotonic())

    def look_at_panel(self, message: Json) -> None:
        found, owner = DEAL.search(text_of(message)), self.owner_of(message)
        if found is None or owner is None or self._on_panel.get(owner) == int(found["hand"]):
            return
        now, opens = time.monotonic(), owner not in self._on_panel
        begun = self._dealt(found["table"], int(found["hand"]), now)
        self._on_panel[owner] = int(found["hand"])
        self.reached.add(owner)
        if not opens:
            self.seen.panels.append(now - begun)

    def read(self, entry: Entry) -> None:
        """Note a request; only letters at a deal matter."""
        said = entry.body.get("content") if entry.method == "POST" and isinstance(entry.body, dict) else None
        found = DEAL.search(said) if said and entry.status < FAILED and SEVENTH not in said else None
        if found is not None:
            now = time.monotonic()
            self.reached.add(entry.path.split("/")[2])
            self.seen.letters.append(now - self._dealt(found["table"], int(found["hand"]), now))

    def _dealt(self, name: str, hand: int, now: float) -> float:
        """Return when the hand was dealt of which a sign is seen ``now``."""
        if (name, hand) not in self._begun:
            self._begun[name, hand] = min(now, self._clicked.get(name, now) + self.pause_seconds)
            self.seen.hands += 1
        return self._begun[name, hand]
