"""The house players, which the bot plays at practice tables.

They sit down, act on their turns, and make room for people. They see only as much of a hand as a person in their seat
(``private``), and they act only by messages to the table.
"""

import asyncio
import logging
import random
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Final

from bot.common.single_thread import SingleThread
from bot.common.tracebacks import where
from bot.poker.actions import ActionKind, Option
from bot.poker.views import PlayerView
from bot.practice.house_seats import house_messages, terms_of, whose_turn
from bot.practice.ports import HouseBook
from bot.practice.strategies import Choice, Terms, choose
from bot.tables.manager import TableManager
from bot.tables.messages import HouseAct
from bot.tables.ports import TableView, Timer, TimerHandle
from bot.tables.saving import StoreError
from bot.tables.state import HouseStrength

log = logging.getLogger(__name__)

Think = Callable[[PlayerView, tuple[Option, ...], Terms, HouseStrength, int], Awaitable[Choice]]
_FREE: Final = (ActionKind.CHECK, ActionKind.DRAW, ActionKind.FOLD, ActionKind.BRING_IN)


THINKING: Final = SingleThread("house")
"""The thread in which all house players' decisions are computed.

One is enough for all tables: a decision takes milliseconds, and each turn begins with a pause.
"""


async def in_a_thread(
    view: PlayerView, options: tuple[Option, ...], terms: Terms, strength: HouseStrength, seed: int
) -> Choice:
    """Run ``choose`` in the THINKING thread, so that it does not block the event loop."""
    return await THINKING(partial(choose, view, options, terms, strength, seed))


class HousePlayers:
    """The house players of every practice table.

    ``pause_ms`` is the mean time that they wait before they act; ``think`` makes the decision.
    """

    def __init__(
        self,
        book: HouseBook,
        tables: TableManager,
        timer: Timer,
        *,
        pause_ms: int = 1_500,
        think: Think = in_a_thread,
        chance: random.Random | None = None,
    ) -> None:
        self._book: Final = book
        self._tables: Final = tables
        self._timer: Final = timer
        self._pause_ms: Final = pause_ms
        self._think: Final = think
        self._chance: Final = chance or random.SystemRandom()
        self._newest_views: dict[int, TableView] = {}
        """table_id -> the newest view of a table that has changed and is not handled yet."""
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._thinking: set[asyncio.Task[None]] = set()
        self._turns: dict[int, tuple[int, int, TimerHandle]] = {}
        """table_id -> (hand number, version, timer) of the turn that a house player is about to take."""
        self._players: dict[int, tuple[int, ...]] = {}
        """guild_id -> player_ids of its house players, number 1 first."""
        self._stopped = False
        self.numbers: Final[dict[int, int]] = {}
        """player_id -> the house player's number, from which their name is made; for all servers."""
        tables.watch(self._changed)

    async def restore(self) -> None:
        """Load the house players, and let them continue at the tables restored after a restart.

        Call it after the tables are restored. Raises StoreError.
        """
        self.numbers.update(await self._book.numbers())
        for view in self._tables.for_practice():
            self._changed(view)

    async def stop(self) -> None:
        """Take no more turns, and finish the running tasks."""
        self._stopped = True
        for _, _, timer in self._turns.values():
            timer.cancel()
        self._turns.clear()
        await self.settled()

    async def settled(self) -> None:
        """Wait until no task runs; timers for later turns may remain."""
        while running := {*self._tasks.values(), *self._thinking}:
            await asyncio.wait(running)

    # Called by the tables

    def _changed(self, view: TableView) -> None:
        if not view.practice or self._stopped:
            return
        self._newest_views[view.table_id] = view
        self._cancel_passed_turn(view)
        self._start(view.table_id)

    def _start(self, table_id: int) -> None:
        if table_id not in self._tasks:
            self._tasks[table_id] = asyncio.get_running_loop().create_task(self._handle_changes(table_id))

    async def _handle_changes(self, table_id: int) -> None:
        """Handle one table's newest view, and repeat that while newer views arrive."""
        try:
            while (view := self._newest_views.pop(table_id, None)) is not None:
                await self._send_messages(view)
        except StoreError as error:
            log.error("house players of table %d: %s", table_id, where(error))
        except Exception as error:
            log.error("house players of table %d failed: %s", table_id, where(error))
        finally:
            del self._tasks[table_id]
            if table_id in self._newest_views and not self._stopped:
                self._start(table_id)

    async def _send_messages(self, view: TableView) -> None:
        for message in house_messages(view, await self._players_of(view.place.guild_id)):
            await self._tables.submit(view.table_id, message)
        self._schedule_turn(self._tables.view(view.table_id) or view)

    async def _players_of(self, guild_id: int) -> tuple[int, ...]:
        if guild_id not in self._players:
            players = self._players[guild_id] = await self._book.players(guild_id)
            self.numbers.update({player: number for number, player in enumerate(players, 1)})
        return self._players[guild_id]

    # A turn

    def _schedule_turn(self, view: TableView) -> None:
        """Set the timer for a house player's turn, unless it is already set."""
        line = whose_turn(view)
        if line is None or view.hand is None or view.table_id in self._turns or self._stopped:
            return
        pause_ms = int(self._pause_ms * (0.5 + self._chance.random()))
        key = view.hand_number, view.hand.version
        start_turn = partial(self._start_turn, view.table_id, *key)
        self._turns[view.table_id] = (*key, self._timer.call_at(self._timer.now_ms() + pause_ms, start_turn))

    def _cancel_passed_turn(self, view: TableView) -> None:
        """Cancel the scheduled turn if it is over, or the table is paused."""
        turn = self._turns.get(view.table_id)
        if turn is None:
            return
        hand = view.hand
        if hand is None or (view.hand_number, hand.version) != turn[:2] or whose_turn(view) is None:
            turn[2].cancel()
            del self._turns[view.table_id]

    def _start_turn(self, table_id: int, hand_number: int, version: int) -> None:
        self._turns.pop(table_id, None)
        if not self._stopped:
            task = asyncio.get_running_loop().create_task(self._take_turn(table_id, hand_number, version))
            self._thinking.add(task)
            task.add_done_callback(self._thinking.discard)

    async def _take_turn(self, table_id: int, hand_number: int, version: int) -> None:
        """Make the house player's decision and send it, unless the turn has ended during the pause."""
        view = self._tables.view(table_id)
        line = whose_turn(view) if view is not None else None
        if view is None or view.hand is None or line is None:
            return
        if (view.hand_number, view.hand.version) != (hand_number, version):
            return
        choice = await self._decide(view, line.player_id)
        for each in (choice, _harmless_choice(view.hand.options)):
            message = HouseAct(line.player_id, hand_number, version, each.kind, each.to, each.cards)
            reply = await self._tables.submit(table_id, message)
            if reply is None or reply.refusal is None:
                return
            log.error("table %d refuses a house player: %s", table_id, reply.refusal.reason)

    async def _decide(self, view: TableView, player_id: int) -> Choice:
        """Decide on the turn; after an error, check if that is free, otherwise fold (``_harmless_choice``)."""
        assert view.hand is not None
        private = self._tables.private(view.table_id, player_id)
        try:
            if private is None:
                raise LookupError("a house player has no cards")
            seed = self._chance.getrandbits(32)
            return await self._think(private, private.options, terms_of(view), view.settings.house_strength, seed)
        except Exception as error:
            log.error("a house player of table %d could not decide: %s", view.table_id, where(error))
            return _harmless_choice(view.hand.options)


def _harmless_choice(options: Sequence[Option]) -> Choice:
    """Choose an action without a strategy: check if that is free, otherwise fold; draw no cards."""
    kinds = {option.kind for option in options}
    return Choice(next(kind for kind in _FREE if kind in kinds))
