"""Short functions for plans, time bank, posts and shows in a card room."""

from bot.tables.messages import MoreTime, PlanAhead, PostBlind, ShowHolding
from bot.tables.replies import TableReply
from bot.tables.state import PlanKind
from tests.harness.tables.room import Room


async def plan(room: Room, player_id: int, kind: PlanKind | None, to: int | None = None) -> TableReply:
    return await room.submit(PlanAhead(room.request(player_id), kind, room.view.hand_number, to))


async def more_time(room: Room, player_id: int) -> TableReply:
    return await room.submit(MoreTime(room.request(player_id), room.view.hand_number, room.hand.version))


async def post(room: Room, player_id: int) -> TableReply:
    return await room.submit(PostBlind(room.request(player_id)))


async def show(room: Room, player_id: int, hand_number: int | None = None) -> TableReply:
    return await room.submit(ShowHolding(room.request(player_id), hand_number or room.view.hand_number))


def planned(room: Room, player_id: int) -> PlanKind | None:
    found = room.tables.prospect(room.table_id, player_id)
    return found.planned if found is not None else None


def offered(room: Room, player_id: int) -> tuple[PlanKind, ...]:
    found = room.tables.prospect(room.table_id, player_id)
    return found.kinds if found is not None else ()
