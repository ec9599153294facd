"""Seats at several tables: the draw, balancing, breaking, the final table (section 2 of the tournament rules). Pure."""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from bot.tables.rules.blinds import BlindsDue
from bot.tournaments.director_steps import Lift

Shuffle = Callable[[Sequence[int]], Sequence[int]]
"""One uniform order from a secure source."""


@dataclass(frozen=True, slots=True)
class TakenSeat:
    player_id: int
    seat: int
    moved: int = 0
    """How often the player has been moved."""


@dataclass(frozen=True, slots=True)
class TournamentTable:
    """The facts about a table that balancing needs."""

    table_id: int
    players: tuple[TakenSeat, ...]
    """Still in, by seat."""
    blinds: BlindsDue | None = None
    """Decides who has the next hand's; None where there are none."""
    free: bool = True
    """Between hands: its players can be moved now."""


def final_seats(seats: int, game_most: int) -> int:
    """How many the final table unites: 8-max at 8; 6-max at 6, or 7 where the game seats 7 (T-2.4)."""
    return min(7, game_most) if seats == 6 else seats


@lru_cache(maxsize=4096)
def tables_for(players: int, seats: int, final: int) -> int:
    """How many tables so many players need. A forecast asks this a thousand times."""
    return 1 if players <= final else max(2, math.ceil(players / seats))


def to_break(tables: Sequence[int], players: int, seats: int, final: int) -> int | None:
    """The table that breaks now: the last in the order announced, which is that of ``tables``, when the rest can seat
    all ``players``, those too who are on their way to a seat (T-2.4)."""
    return tables[-1] if len(tables) > tables_for(players, seats, final) else None


def balance(tables: Sequence[TournamentTable], seats: int, shuffle: Shuffle) -> Lift | None:
    """One player leaves a longest table where it has at least two more than the shortest (T-2.3); ``place_at`` finds
    them their seat there, of so many ``seats``. None where they differ by less, where each of the longest is in a hand,
    and where no place is to be had yet.

    In games with blinds the next big blind goes; in stud it is drawn among those moved least. Of several tables as long
    as each other that goes first from which somebody goes who has been moved least.
    """
    most, least = (pick(len(table.players) for table in tables) for pick in (max, min))
    longest = [table for table in tables if len(table.players) == most and table.free]
    shortest = [table for table in tables if len(table.players) == least]
    if most - least < 2 or not longest:
        return None
    if all(table.free and place_at(table, seats, shuffle) is None for table in shortest):
        return None
    movers = {table.table_id: _mover(table, shuffle) for table in longest}
    table_id, mover = min(movers.items(), key=lambda item: item[1].moved)
    return Lift(table_id, mover.player_id)


def _mover(table: TournamentTable, shuffle: Shuffle) -> TakenSeat:
    due = table.blinds.big if table.blinds is not None else 0
    return next((seated for seated in table.players if seated.seat == due), None) or _drawn(table, shuffle)


def _drawn(table: TournamentTable, shuffle: Shuffle) -> TakenSeat:
    """Draws one by lot among those who have moved least."""
    least = min(seated.moved for seated in table.players)
    fewest = {seated.player_id: seated for seated in table.players if seated.moved == least}
    return fewest[next(iter(shuffle(list(fewest))))]


def place_at(table: TournamentTable, seats: int, shuffle: Shuffle) -> int | None:
    """The seat for a balanced player: in games with blinds the worst, never the small blind's nor one between button
    and small blind; None where there is no other, so that they wait for a hand to be dealt, if one can be dealt without
    them (T-2.3). In stud it is drawn."""
    if table.blinds is None:
        return drawn_place(table, seats, shuffle)
    places = table.blinds.worst_places(_free_seats(table, seats))
    if places:
        return places[0]
    return None if len(table.blinds.ready) > 1 else drawn_place(table, seats, shuffle)


def drawn_place(table: TournamentTable, seats: int, shuffle: Shuffle) -> int:
    """Any free seat, by lot: at the start, for latecomers, and for the players of a broken table (T-2.1, T-2.4)."""
    return next(iter(shuffle(_free_seats(table, seats))))


def _free_seats(table: TournamentTable, seats: int) -> list[int]:
    taken = {seated.seat for seated in table.players}
    return [seat for seat in range(1, seats + 1) if seat not in taken]
