"""The house players that a practice table needs in its current state. Pure."""

from collections.abc import Collection, Iterator, Sequence

from bot.practice.strategies import Terms
from bot.tables.messages import HouseLeave, HouseSit
from bot.tables.ports import SeatLine, TableView


def terms_of(view: TableView) -> Terms:
    """Return the rules and stakes of the running hand, which are public."""
    return Terms(view.games.rules or view.settings.rules, view.games.stakes or view.settings.stakes)


def whose_turn(view: TableView) -> SeatLine | None:
    """Return the house player to act; None if it is a person's or nobody's turn, or the table is paused."""
    hand = view.hand
    if hand is None or hand.finished or hand.to_act is None or view.course.closed or view.course.paused is not None:
        return None
    return next((line for line in view.seats if line.seat == hand.to_act and line.house), None)


def house_messages(view: TableView, players: Sequence[int]) -> Iterator[HouseSit | HouseLeave]:
    """Yield the messages by which house players sit down, buy in again, come back, or make room.

    ``players`` are the server's house players, number 1 first.
    """
    if view.course.closed or view.course.closes_after_hand or view.course.paused is not None or not _persons(view):
        return
    seated, wanted = [(line, line.house) for line in view.seats if line.house is not None], wanted_players(view)
    for line, _ in seated[wanted:]:
        if line.status != "leaving" and not _in_live_hand(view, line):
            yield HouseLeave(line.player_id)
    for line, number in seated[:wanted]:
        idle = line.status == "sitting_out" or not line.stack
        if idle and line.status != "leaving" and not _in_live_hand(view, line):
            yield HouseSit(line.player_id, number, view.settings.buy_in_least)
    for number in _free_numbers(view, {number for _, number in seated}, len(players))[: max(0, wanted - len(seated))]:
        yield HouseSit(players[number - 1], number, view.settings.buy_in_least)


def wanted_players(view: TableView) -> int:
    """Return how many house players the table should have.

    It is the number in its settings, but one seat stays free unless the table has only two seats.
    """
    room = view.settings.seats_max - len(_persons(view)) - (1 if view.settings.seats_max > 2 else 0)
    return max(0, min(view.settings.house_players, room))


def _persons(view: TableView) -> list[SeatLine]:
    return [line for line in view.seats if not line.house]


def _free_numbers(view: TableView, seated: Collection[int], count: int) -> list[int]:
    """Return the numbers of the house players not at this table, in the order in which they sit down.

    Each table begins with a different number.
    """
    numbers = [(view.table_id + at) % count + 1 for at in range(count)]
    return [number for number in numbers if number not in seated]


def _in_live_hand(view: TableView, line: SeatLine) -> bool:
    running = view.hand is not None and not view.hand.finished
    return running and dict(view.last.hand_players).get(line.seat) == line.player_id
