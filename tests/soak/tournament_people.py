"""The people of a tournament on the local Discord, who know only what Discord shows them.

They register and check in on the card in its channel, play at whichever table deals to them, and find the table that
they were moved to.
"""

import asyncio
import re
from collections.abc import Callable, Coroutine, Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

from tests.harness.local_discord import LocalDiscord
from tests.harness.local_discord.interactions import Answer
from tests.harness.local_discord.journal import PATIENCE_SECONDS, Entry
from tests.harness.local_discord.messages import custom_ids
from tests.harness.local_discord.players import Crowd, Pace, Tally, text_of
from tests.harness.local_discord.refusals import Refused
from tests.harness.local_discord.world import THREAD, Json
from tests.soak.model import Wrong

POST_BUTTON: Final = re.compile(r"lb:e:\d+:(?P<verb>\w+)(:\d+)?")
TABLE_BUTTONS: Final = ("lb:a:", "lb:t:")
CALLED: Final = re.compile(r"<@(\d+)>")
TRIES: Final = 5
"""How often to try a button that was just removed, or one whose answer did not come."""
AGAIN_SECONDS: Final = 1.0


class TableCrowd(Crowd):
    """A crowd that ignores announcements below the card in a table's thread."""

    def look(self, message: Json) -> None:
        same = self.card is not None and message["id"] == self.card["id"]
        if same or any(key.startswith(TABLE_BUTTONS) for key in custom_ids(message["components"])):
            super().look(message)


@dataclass
class Field:
    """Everybody who takes part; ``lobby`` is the tournament's channel."""

    local: LocalDiscord
    people: list[Json]
    """Users with different display names."""
    pace: Pace
    luck: Random
    folds: float = 0.3
    played: Tally = field(default_factory=Tally)
    """Clicks at the tables."""
    entered: Tally = field(default_factory=Tally)
    """Clicks on the tournament's posts."""

    def __post_init__(self) -> None:
        self._crowds: dict[str, TableCrowd] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._called: set[tuple[str, str]] = set()
        """Message and user of each answered call to a new table."""
        self._news = asyncio.Event()
        self.local.world.watchers.append(self._look)
        self.local.journal.readers.append(self._note)

    async def stop(self) -> None:
        """Stop everybody, and raise the errors that they met."""
        for task in self._tasks:
            task.cancel()
        ended = await asyncio.gather(*self._tasks, return_exceptions=True)
        for error in ended:
            if isinstance(error, Exception):
                raise error

    async def until(self, holds: Callable[[], object], what: str, seconds: float = PATIENCE_SECONDS) -> None:
        """Wait until the condition holds, checked after each request of the bot; raise Wrong after ``seconds``."""
        try:
            async with asyncio.timeout(seconds):
                while not holds():
                    self._news.clear()
                    await self._news.wait()
        except TimeoutError:
            raise Wrong(f"after {seconds:g} s: {what}") from None

    def posts(self) -> Iterator[Json]:
        """Return the posts in the tournament's channel, the newest first."""
        lobby = self.local.world.lobby["id"]
        return (one for one in reversed(self.local.world.messages.values()) if one["channel_id"] == lobby)

    def offer(self, verb: str) -> tuple[Json, str] | None:
        """Return the newest post with a button for this action, and the button's id; None without one."""
        for post in self.posts():
            for key in custom_ids(post["components"]):
                if (match := POST_BUTTON.fullmatch(key)) and match["verb"] == verb:
                    return post, key
        return None

    async def all_press(self, verb: str, within_seconds: float) -> None:
        """Let everybody press the button at a random moment; raise Wrong if somebody cannot."""
        moments = [self.luck.uniform(0, within_seconds) for _ in self.people]
        await asyncio.gather(
            *(self._press_at(person, verb, at) for person, at in zip(self.people, moments, strict=True))
        )

    async def _press_at(self, person: Json, verb: str, seconds: float) -> None:
        await asyncio.sleep(seconds)
        await self.press(person, verb)

    async def press(self, person: Json, verb: str) -> Answer:
        for _ in range(TRIES):
            offered = self.offer(verb)
            answer = await self._click(person, *offered) if offered is not None else None
            if answer is not None:
                return answer
            await asyncio.sleep(AGAIN_SECONDS)
        raise Wrong(f"{person['username']} cannot press {verb}")

    async def _click(self, person: Json, post: Json, key: str) -> Answer | None:
        """Click the button; return None if it must be tried again."""
        try:
            answer = await self.local.interactions.click(person, post, key)
        except Refused:
            return None
        except TimeoutError:
            self.entered.unanswered += 1
            return None
        assert answer.acknowledged_seconds is not None
        self.entered.seconds.append(answer.acknowledged_seconds)
        return answer

    # Their view

    def _note(self, entry: Entry) -> None:
        self._news.set()

    def _look(self, message: Json) -> None:
        self._news.set()
        if self.local.world.channels[message["channel_id"]]["type"] != THREAD:
            return
        self._crowd(message["channel_id"]).look(message)
        for key in custom_ids(message["components"]):
            if (match := POST_BUTTON.fullmatch(key)) and match["verb"] == "here":
                self._arrive(message, key)

    def _crowd(self, channel_id: str) -> TableCrowd:
        """Return the crowd of a table; it is made of everybody, since anybody may come to any table."""
        if channel_id not in self._crowds:
            crowd = TableCrowd(self.local, self.people, self.played, self.pace, self.luck, self.folds)
            self._crowds[channel_id] = crowd
            self._start(crowd.play())
        return self._crowds[channel_id]

    def _arrive(self, message: Json, key: str) -> None:
        """Let players who are called to a table come and confirm it."""
        for user_id in CALLED.findall(text_of(message)):
            if (message["id"], user_id) not in self._called:
                self._called.add((message["id"], user_id))
                self._start(self._come(self.local.world.users[user_id], message, key))

    async def _come(self, person: Json, message: Json, key: str) -> None:
        await asyncio.sleep(self.pace())
        await self._click(person, message, key)

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        self._tasks.append(asyncio.get_running_loop().create_task(work))
