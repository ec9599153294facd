"""Scripted players: they read their table's message, think, and click one of its buttons.

They know only what Discord shows them: the message's text says who is to act, and its buttons say what is possible.
"""

import asyncio
import re
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from random import Random
from typing import Final

from tests.harness.local_discord.interactions import Answer
from tests.harness.local_discord.messages import custom_ids
from tests.harness.local_discord.refusals import Refused
from tests.harness.local_discord.server import LocalDiscord
from tests.harness.local_discord.unstated import walk
from tests.harness.local_discord.world import Json

ACTION: Final = re.compile(r"(?P<turn>lb:a:\d+:(?P<hand>\d+):\d+):(?P<kind>\w+)(?::.*)?")
TURN: Final = re.compile(r"^➤ (?:`\d+` )?\*\*(?P<name>.+?)\*\*", re.MULTILINE)
"""On the seat's line, or in the line below if the message shows a picture."""
RAISES: Final = frozenset({"bet", "raise", "complete"})
AGAIN_SECONDS: Final = 1.0
"""The pause after a click that was refused or not answered."""
PATIENCE_SECONDS: Final = 5.0
"""The time for which a message may show a turn that was already played, before the player clicks it again."""
MESSAGE: Final = 4
"""The type of an answer that is a separate message: the click was refused."""
Pace = Callable[[], float]


def at_once() -> float:
    return 0.0


def human(luck: Random, least: float = 1.0, most: float = 5.0) -> Pace:
    """Return the pace of a person, with a new time to think for each click."""
    return lambda: luck.uniform(least, most)


@dataclass
class Tally:
    """The outcome of clicks at many tables."""

    seconds: list[float] = field(default_factory=list)
    """Seconds from each click to its acknowledgement."""
    refused: int = 0
    unanswered: int = 0
    shown: list[float] = field(default_factory=list)
    """Seconds from each accepted click to the message that shows another turn, or none."""
    unshown: int = 0
    """Clicks after which the message did not change in time."""


@dataclass(frozen=True)
class Turn:
    """The turn that the table's message shows."""

    key: str
    hand: int
    name: str
    buttons: dict[str, str]
    """Action -> custom_id of each enabled button."""


def turn_on(card: Json, owner: str | None = None) -> Turn | None:
    """Return the turn, or None if nobody is to act or nothing can be clicked.

    ``owner`` names the player whose panel it is: its buttons are for nobody else's turn.
    """
    found = TURN.search(text_of(card))
    name = owner or (found["name"] if found is not None else None)
    ids = [key for key, part in custom_ids(card["components"]).items() if not part.get("disabled")]
    matches = [match for key in ids if (match := ACTION.fullmatch(key))]
    if name is None or not matches:
        return None
    buttons = {match["kind"]: match[0] for match in matches}
    return Turn(matches[0]["turn"], int(matches[0]["hand"]), name, buttons)


def text_of(message: Json) -> str:
    """Return all text of a message, including the descriptions of its pictures."""
    parts = list(walk(message["components"]))
    written = [part["content"] for part in parts if "content" in part]
    shown = [item.get("description") or "" for part in parts for item in part.get("items") or ()]
    return "\n".join([message["content"] or "", *written, *shown])


def words_of(answer: Answer) -> str:
    """Return the answer's text, which is empty until the bot has answered more than an acknowledgement."""
    return text_of(answer.original) if answer.original is not None else ""


@dataclass
class Crowd:
    """The players of one channel; ``look`` must get each message there."""

    local: LocalDiscord
    people: Iterable[Json]
    """The users, each with a different display name."""
    tally: Tally
    pace: Pace
    luck: Random
    folds: float = 0.1
    raises: float = 0.15
    patience_seconds: float = PATIENCE_SECONDS
    card: Json | None = None
    hand: int = 0
    """The newest hand seen."""

    def __post_init__(self) -> None:
        self._by_name = {user["global_name"]: user for user in self.people}
        self._seen = asyncio.Event()
        self.dealt = asyncio.Event()
        """Set once a hand was seen."""

    def look(self, message: Json) -> None:
        """Take note of a message of the channel; one without components is not the table's."""
        if not message["components"]:
            return
        if self.card is None or int(message["id"]) >= int(self.card["id"]):
            self.card = message
            self._seen.set()

    async def play(self, *, until_hand: int | None = None) -> None:
        """Play until this hand has begun, or until cancelled."""
        while until_hand is None or self.hand < until_hand:
            turn = self.turn()
            if turn is None or turn.name not in self._by_name:
                await self.wait()
                continue
            self.hand = max(self.hand, turn.hand)
            self.dealt.set()
            await self._act(turn)

    def turn(self) -> Turn | None:
        """Return the turn that these players see."""
        return turn_on(self.card) if self.card is not None else None

    async def wait(self) -> None:
        """Wait until there is something new to look at."""
        await self._seen.wait()
        self._seen.clear()

    async def _act(self, turn: Turn) -> None:
        await asyncio.sleep(self.pace())
        if self.turn() != turn:
            return
        try:
            answer = await self.click(turn)
        except Refused:
            return
        except TimeoutError:
            self.tally.unanswered += 1
            await asyncio.sleep(AGAIN_SECONDS)
            return
        assert answer.acknowledged_seconds is not None
        self.tally.seconds.append(answer.acknowledged_seconds)
        if answer.type == MESSAGE:
            self.tally.refused += 1
            await asyncio.sleep(AGAIN_SECONDS)
        else:
            await self._overtaken(turn, answer)

    async def click(self, turn: Turn) -> Answer:
        assert self.card is not None
        custom_id = turn.buttons[self.choose(turn.buttons)]
        return await self.local.interactions.click(self._by_name[turn.name], self.card, custom_id)

    def choose(self, buttons: Iterable[str]) -> str:
        kinds = list(buttons)
        roll = self.luck.random()
        if roll < self.folds and "fold" in kinds:
            return "fold"
        quiet = [kind for kind in kinds if kind not in RAISES and kind != "fold"]
        loud = [kind for kind in kinds if kind in RAISES]
        return self.luck.choice(loud if loud and (roll > 1 - self.raises or not quiet) else quiet or kinds)

    async def _overtaken(self, turn: Turn, answer: Answer) -> None:
        """Wait until the message no longer shows the turn just played; record the time, or that patience ran out."""
        try:
            async with asyncio.timeout(self.patience_seconds):
                while self.turn() == turn:
                    self._seen.clear()
                    await self.wait()
        except TimeoutError:
            self.tally.unshown += 1
        else:
            self.tally.shown.append(time.monotonic() - answer.asked_at)


class Room:
    """A room that passes every message to the players of its channel."""

    def __init__(self, local: LocalDiscord) -> None:
        self._local = local
        self.crowds: dict[str, Crowd] = {}
        local.world.watchers.append(self._look)

    def admit(self, channel_id: str, crowd: Crowd) -> None:
        """Add players to a channel where the table's message may exist already."""
        self.crowds[channel_id] = crowd
        for message in self._local.world.messages.values():
            self._look(message)

    def _look(self, message: Json) -> None:
        crowd = self.crowds.get(message["channel_id"])
        if crowd is not None:
            crowd.look(message)
