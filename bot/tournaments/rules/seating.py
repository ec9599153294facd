"""Seats at several tables: drawing seats, balancing and breaking tables, the final table.

These are the rules of section 2 of the tournament rules. Pure.
"""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from bot.tables.rules.blinds import BlindsDue, next_after
from bot.tournaments.director_steps import Lift

Shuffle = Callable[[Sequence[int]], Sequence[int]]
"""A function that returns the items in a uniformly random order, from a secure source."""


@dataclass(frozen=True, slots=True)
class TakenSeat:
    player_id: int
    seat: int
    moved: int = 0
    """How often the player has moved between tables."""
    stays: bool = False
    """True if a moderator sent the player here, so balancing moves others first (T-3.6)."""


@dataclass(frozen=True, slots=True)
class TournamentTable:
    """The data about a table that is needed to balance tables."""

    table_id: int
    players: tuple[TakenSeat, ...]
    """The players at the table who are still in, by seat."""
    blinds: BlindsDue | None = None
    """The data about the next hand's blinds; None in games without blinds."""
    free: bool = True
    """True between hands, so that the table's players can be moved."""


def final_seats(seats: int, game_most: int) -> int:
    """Return the number of seats at the final table (T-2.4).

    In 6-max tournaments it is 7 if the game seats 7; otherwise it is the same as at other tables.
    """
    return min(7, game_most) if seats == 6 else seats


@lru_cache(maxsize=4096)
def tables_for(players: int, seats: int, final: int) -> int:
    """Return the number of tables needed for this many players.

    Cached, because a forecast calls it a thousand times.
    """
    return 1 if players <= final else max(2, math.ceil(players / seats))


def to_break(tables: Sequence[int], players: int, seats: int, final: int) -> int | None:
    """Return the id of the table to break now: the last of ``tables``, in the announced order (T-2.4).

    Return None unless the other tables can seat all ``players``, including those who have no seat at the moment.
    """
    return tables[-1] if len(tables) > tables_for(players, seats, final) else None


def balance(tables: Sequence[TournamentTable], seats: int, shuffle: Shuffle) -> Lift | None:
    """Return the move of a player from one of the fullest tables to balance the tables (T-2.3).

    A move is needed if another table has at least 2 players fewer; ``place_at`` finds the player's new seat. Return
    None if the difference is smaller, if every table with the most players is in a hand, or if the table with the
    fewest has no seat for the player yet. In games with blinds the next big blind moves; in stud the player is drawn
    from those who have moved least often. Who was sent to their table by a moderator moves only if everybody there was
    (T-3.6). If several tables have the most players, the move is from the table whose player has moved least often.
    """
    most, least = (pick(len(table.players) for table in tables) for pick in (max, min))
    longest = [table for table in tables if len(table.players) == most and table.free]
    shortest = [table for table in tables if len(table.players) == least]
    if most - least < 2 or not longest:
        return None
    if all(table.free and place_at(table, seats, shuffle) is None for table in shortest):
        return None
    movers = {table.table_id: _mover(table, shuffle) for table in longest}
    table_id, mover = min(movers.items(), key=lambda item: (item[1].stays, item[1].moved))
    return Lift(table_id, mover.player_id)


def _mover(table: TournamentTable, shuffle: Shuffle) -> TakenSeat:
    """Return the player who moves: the next big blind, in stud a drawn one, and first those who need not stay."""
    players = [seated for seated in table.players if not seated.stays] or table.players
    blinds = table.blinds
    ready = {seated.seat: seated for seated in players if blinds is not None and seated.seat in blinds.ready}
    return ready[next_after(blinds.last.big, ready)] if blinds is not None and ready else _drawn(players, shuffle)


def _drawn(players: Sequence[TakenSeat], shuffle: Shuffle) -> TakenSeat:
    """Draw one of the players who have moved least often."""
    least = min(seated.moved for seated in players)
    fewest = {seated.player_id: seated for seated in players if seated.moved == least}
    return fewest[next(iter(shuffle(list(fewest))))]


def place_at(table: TournamentTable, seats: int, shuffle: Shuffle) -> int | None:
    """Return the seat for a player moved to balance tables (T-2.3).

    With blinds it is the worst seat, in stud a drawn one. It is never the small blind's seat, nor one between the
    button and the small blind. If only such seats are free, return None: the player waits until the table has dealt a
    hand, if it can deal one without them.
    """
    if table.blinds is None:
        return drawn_place(table, seats, shuffle)
    places = table.blinds.worst_places(_free_seats(table, seats))
    if places:
        return places[0]
    return None if len(table.blinds.ready) > 1 else drawn_place(table, seats, shuffle)


def drawn_place(table: TournamentTable, seats: int, shuffle: Shuffle) -> int:
    """Draw a free seat at the table (T-2.1, T-2.4).

    It is for players at the start, latecomers, players of a broken table, and in stud those moved to balance tables.
    """
    return next(iter(shuffle(_free_seats(table, seats))))


def _free_seats(table: TournamentTable, seats: int) -> list[int]:
    taken = {seated.seat for seated in table.players}
    return [seat for seat in range(1, seats + 1) if seat not in taken]
