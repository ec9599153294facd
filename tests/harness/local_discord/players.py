"""Scripted people: they look at their table's card, think for a while, and click one of the buttons they see.

They know nothing but what Discord shows them: whose turn it is says the card's text, what may be done say its buttons.
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
"""On the seat's line, and where the card is a picture in the line below it."""
RAISES: Final = frozenset({"bet", "raise", "complete"})
AGAIN_SECONDS: Final = 1.0
"""After a click that was refused or not answered."""
PATIENCE_SECONDS: Final = 5.0
"""How long a card may still show a turn that was played, before it is clicked again."""
MESSAGE: Final = 4
"""The type of an answer that is a message of its own: the click was refused."""
Pace = Callable[[], float]


def at_once() -> float:
    return 0.0


def human(luck: Random, least: float = 1.0, most: float = 5.0) -> Pace:
    """Seconds to think, anew for each click."""
    return lambda: luck.uniform(least, most)


@dataclass
class Tally:
    """The outcome of clicks at many tables."""

    seconds: list[float] = field(default_factory=list)
    """From each click to its acknowledgement."""
    refused: int = 0
    unanswered: int = 0
    shown: list[float] = field(default_factory=list)
    """From each click that was taken to the card that shows another turn, or none."""
    unshown: int = 0
    """Clicks whose card did not come before patience ended."""


@dataclass(frozen=True)
class Turn:
    """The turn as the card shows it."""

    key: str
    hand: int
    name: str
    buttons: dict[str, str]
    """The action of each button that can be clicked -> its custom_id."""


def turn_on(card: Json) -> Turn | None:
    """None where nobody is to act, or nothing can be clicked."""
    found = TURN.search(text_of(card))
    ids = [key for key, part in custom_ids(card["components"]).items() if not part.get("disabled")]
    matches = [match for key in ids if (match := ACTION.fullmatch(key))]
    if found is None or not matches:
        return None
    buttons = {match["kind"]: match[0] for match in matches}
    return Turn(matches[0]["turn"], int(matches[0]["hand"]), found["name"], buttons)


def text_of(message: Json) -> str:
    """All that is written in a message, what its pictures show among it."""
    parts = list(walk(message["components"]))
    written = [part["content"] for part in parts if "content" in part]
    shown = [item.get("description") or "" for part in parts for item in part.get("items") or ()]
    return "\n".join([message["content"] or "", *written, *shown])


@dataclass
class Crowd:
    """The people of one channel. ``look`` is to be told of each message there."""

    local: LocalDiscord
    people: Iterable[Json]
    """Users; their display names differ."""
    tally: Tally
    pace: Pace
    luck: Random
    folds: float = 0.1
    raises: float = 0.15
    patience_seconds: float = PATIENCE_SECONDS
    card: Json | None = None
    hand: int = 0
    """The newest that was seen."""

    def __post_init__(self) -> None:
        self._by_name = {user["global_name"]: user for user in self.people}
        self._seen = asyncio.Event()
        self.dealt = asyncio.Event()
        """Set once a hand was seen."""

    def look(self, message: Json) -> None:
        """Any message of the channel; a line of text without components is not the table."""
        if not message["components"]:
            return
        if self.card is None or int(message["id"]) >= int(self.card["id"]):
            self.card = message
            self._seen.set()

    async def play(self, *, until_hand: int | None = None) -> None:
        """Until cancelled, or until this hand has begun."""
        while until_hand is None or self.hand < until_hand:
            turn = turn_on(self.card) if self.card is not None else None
            if turn is None or turn.name not in self._by_name:
                await self.wait()
                continue
            self.hand = max(self.hand, turn.hand)
            self.dealt.set()
            await self._act(turn)

    async def wait(self) -> None:
        """Until there is something new to look at."""
        await self._seen.wait()
        self._seen.clear()

    async def _act(self, turn: Turn) -> None:
        await asyncio.sleep(self.pace())
        if self.card is None or turn_on(self.card) != turn:
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
        """Until the card shows something else than the turn that was just played, or patience ends."""
        try:
            async with asyncio.timeout(self.patience_seconds):
                while self.card is not None and turn_on(self.card) == turn:
                    self._seen.clear()
                    await self.wait()
        except TimeoutError:
            self.tally.unshown += 1
        else:
            self.tally.shown.append(time.monotonic() - answer.asked_at)


class Room:
    """Brings every message to the crowd of its channel."""

    def __init__(self, local: LocalDiscord) -> None:
        self._local = local
        self.crowds: dict[str, Crowd] = {}
        local.world.watchers.append(self._look)

    def admit(self, channel_id: str, crowd: Crowd) -> None:
        """A crowd that comes when its table may have been shown already."""
        self.crowds[channel_id] = crowd
        for message in self._local.world.messages.values():
            self._look(message)

    def _look(self, message: Json) -> None:
        crowd = self.crowds.get(message["channel_id"])
        if crowd is not None:
            crowd.look(message)
