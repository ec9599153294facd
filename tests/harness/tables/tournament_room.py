"""A room with a tournament's table: short methods for the director's orders, and players with tournament chips."""

from collections.abc import Mapping

from bot.poker.events import HandStarted
from bot.poker.stakes import Stakes
from bot.tables.messages import Close, GoOn, Pause, Resume, SeatEntrant, Unseat
from bot.tables.replies import TableReply
from bot.tables.saving import NewTable
from tests.harness.tables.doubles import MemoryStore
from tests.harness.tables.room import GUILD, OWNER, PAUSE_MS, Room, settings

TOURNAMENT = 3
THREE = {1: 1_000, 2: 1_000, 3: 1_000}
BET = 20


class TournamentRoom(Room):
    """A tournament's room on a store in memory, where tests can mint chips."""

    store: MemoryStore

    async def open(self, **changes: object) -> int:
        new = NewTable(GUILD, next(self.channels), OWNER, "Friday 1", settings(**changes), TOURNAMENT)
        self.table_id = (await self.tables.open(new, None)).table_id
        return self.table_id

    async def seat_all(self, stacks: Mapping[int, int]) -> None:
        for seat, chips in stacks.items():
            self.store.mint(GUILD, 100 + seat, TOURNAMENT, chips)
            reply = await self.seat(100 + seat, seat, chips)
            assert reply.done, reply.denial

    async def started(self, stacks: Mapping[int, int], **changes: object) -> None:
        await self.open(**changes)
        await self.seat_all(stacks)
        await self.dealt()

    async def next_hand(self) -> None:
        """End the running hand and let the table deal the next."""
        await self.fold_round()
        await self.dealt()

    async def dealt(self, bet: int = BET) -> None:
        """Order the next hand and wait until it is dealt."""
        reply = await self.go_on(bet)
        assert reply.done, reply.denial
        await self.advance(PAUSE_MS)

    # The director's orders

    async def seat(self, player_id: int, seat: int, chips: int, *, absent: bool = False) -> TableReply:
        return await self.submit(SeatEntrant(player_id, seat, chips, absent))

    async def unseat(self, player_id: int) -> TableReply:
        return await self.submit(Unseat(player_id))

    async def go_on(self, bet: int = BET, in_ms: int = PAUSE_MS) -> TableReply:
        return await self.submit(GoOn(bet, self.timer.now_ms() + in_ms))

    async def stop_all(self) -> TableReply:
        return await self.submit(Pause(None, ""))

    async def start_all(self) -> TableReply:
        return await self.submit(Resume(None, ""))

    async def break_up(self) -> TableReply:
        return await self.submit(Close(None, void_hand=True))

    async def crash(self) -> "TournamentRoom":
        """Restart the process at the same time."""
        again = TournamentRoom(self.store, seed=self.timer.now_ms())
        again.timer.ring_next(self.timer.now_ms())
        again.requests, again.channels, again.table_id = self.requests, self.channels, self.table_id
        await again.tables.restore()
        return again

    def off_table(self) -> dict[int, int]:
        """Return player_id -> chips of the tournament that are at no table."""
        return self.store.off_table(TOURNAMENT)


def posted(room: Room) -> Stakes:
    """Return the stakes of the running hand."""
    return next(event.stakes for event in room.view.last.recent if isinstance(event, HandStarted))
