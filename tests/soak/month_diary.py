"""The diary of a month: what happened, and every message that each person got."""

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final
from zoneinfo import ZoneInfo

from simcord.components import walk_components

from bot.publishing.table.turn_pings import ping_patterns
from tests.harness.discord.room import Room

HOME: Final = ZoneInfo("America/New_York")
"""The room's time zone, in which the diary tells all times."""
SILENT: Final = 1 << 12
EPHEMERAL: Final = 1 << 6
CHARACTERS_MOST: Final = 170
_CARDS: Final = "silent letter"
"""How people get their cards, which is no news."""


@dataclass(frozen=True)
class Got:
    """A message that rang for a person."""

    name: str
    how: str
    text: str


class Diary:
    def __init__(self, room: Room, holders: Mapping[int, tuple[str, ...]]) -> None:
        """Take the room, and role_id -> the names of the role's holders."""
        self._room = room
        self._holders = holders
        self._read = len(room.env.backend.transcript)
        self.lines: list[str] = []
        self.answers: list[str] = []
        """The answers to commands, as people read them."""
        self.problems: list[str] = []
        self.got: list[Got] = []

    # Writing

    def note(self, text: str) -> None:
        """Write down what happened, with the time."""
        self.lines.append(f"{self._room.env.now().astimezone(HOME):%a %d %b %H:%M}  {text}")

    def answer(self, text: str) -> None:
        """Write down what the bot answered to a command."""
        self.answers.append(self._readable(text))
        self.lines += [f"{'':18}> {line}" for line in self.answers[-1].splitlines() if line.strip()]

    def check(self, holds: bool, problem: str) -> None:
        if not holds:
            self.problems.append(f"{self._room.env.now().astimezone(HOME):%a %d %b %H:%M}: {problem}")
            self.lines.append(f"{'':18}WRONG: {problem}")

    def told(self, what: str, *groups: str) -> None:
        """Check who was told since the last call; each group of names is one piece of news, told to each in it once."""
        self.note(what)
        found = list(self._new())
        self.got += found
        wanted = Counter(name for group in groups for name in group.split())
        counts = Counter(got.name for got in found)
        for name in sorted(wanted | counts):
            self.check(
                counts[name] == wanted[name], f"{what}: {name} was told {counts[name]} times, not {wanted[name]}"
            )
        for got, count in Counter(found).items():
            self.check(count == 1, f"{what}: {got.name} was told {count} times: {got.text}")

    # Reading

    def _new(self) -> Iterator[Got]:
        """Yield what rang for people since the last call, and write down all messages."""
        news = self._room.env.backend.transcript[self._read :]
        self._read = len(self._room.env.backend.transcript)
        shown = dict[str, list[str]]()
        for kind, event, payload in news:
            if (kind, event) != ("GATEWAY", "MESSAGE_CREATE") or payload.get("flags", 0) & EPHEMERAL:
                continue
            text = self._text(payload)
            how, names = self._reached(payload)
            if not text or how == _CARDS:
                continue
            is_turn = any(each.fullmatch(payload["content"]) for each in ping_patterns())
            shown.setdefault(f"{'turn ' if is_turn else ''}{how}: {text}", []).extend(names)
            if not how.startswith("silent") and not is_turn:
                yield from (Got(name, how, text) for name in names)
        self.lines += [f"{'':18}{_to(names)}{text}" for text, names in shown.items()]

    def _reached(self, payload: Mapping[str, Any]) -> tuple[str, list[str]]:
        """Return how the message reached people, and their names; nobody's for one without a ping in a channel."""
        silent = "silent " if payload["flags"] & SILENT else ""
        for name, actor in self._room.people.items():
            if actor.user.dm_channel.id == int(payload["channel_id"]):
                return f"{silent}letter", [name]
        users = {int(user["id"]) for user in payload["mentions"]}
        names = [name for name, actor in self._room.people.items() if actor.id in users]
        for role in payload["mention_roles"]:
            names += self._holders[int(role)]
        place = self._room.env.backend.channels[int(payload["channel_id"])].name
        return f"{silent}ping in #{place}" if names else f"silent post in #{place}", names

    def _text(self, payload: Mapping[str, Any]) -> str:
        parts = list(walk_components(payload["components"]))
        words = [payload["content"], *(part["content"] for part in parts if part["type"] == 10)]
        buttons = [f"[{part['label']}]" for part in parts if part["type"] == 2 and part.get("label")]
        text = self._readable(" ".join(filter(None, (*words, *buttons))))
        short = " ".join(text.split())
        return short if len(short) <= CHARACTERS_MOST else f"{short[:CHARACTERS_MOST]} ..."

    def _readable(self, text: str) -> str:
        """Return the text with names for mentions, and the room's local time for timestamps."""
        for name, actor in self._room.people.items():
            text = text.replace(f"<@{actor.id}>", f"@{name}")
        for role in self._holders:
            text = text.replace(f"<@&{role}>", "@Poker")
        text = re.sub(r"<#(\d+)>", lambda found: f"#{self._room.env.backend.channels[int(found[1])].name}", text)
        return re.sub(r"<t:(\d+):(\w)>", lambda found: _local(int(found[1]), found[2]), text)


def _local(second: int, style: str) -> str:
    moment = datetime.fromtimestamp(second, HOME)
    shown = {"t": "%H:%M", "T": "%H:%M:%S", "d": "%d %b", "D": "%a %d %b", "R": "in time"}
    return f"{moment:{shown.get(style, '%a %d %b %H:%M')}}"


def _to(names: Sequence[str]) -> str:
    return f"to {', '.join(names)}: " if names else ""
