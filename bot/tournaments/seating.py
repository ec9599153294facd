"""Who sits at which table: the draw, balancing, breaking, the final table (section 2 of the tournament rules). Pure."""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from bot.poker.seats import clockwise
from bot.tournaments.steps import Lift

Shuffle = Callable[[Sequence[int]], Sequence[int]]
"""One uniform order from a secure source."""


@dataclass(frozen=True, slots=True)
class Seated:
    player_id: int
    seat: int
    moved: int = 0
    """How often he has been moved."""


@dataclass(frozen=True, slots=True)
class TournamentTable:
    """What balancing must know of a table."""

    table_id: int
    players: tuple[Seated, ...]
    """Still in, by seat."""
    big_blind_seat: int = 0
    """Of the last hand in a game with blinds; 0 where there are none."""
    free: bool = True
    """Between hands: its players can be moved now."""


def final_seats(seats: int, game_most: int) -> int:
    """How many the final table unites: 8-max at 8; 6-max at 6, or 7 where the game seats 7 (T-2.4)."""
    return min(7, game_most) if seats == 6 else seats


def tables_for(players: int, seats: int, final: int) -> int:
    """How many tables so many players need."""
    return 1 if players <= final else max(2, math.ceil(players / seats))


def to_break(tables: Sequence[int], players: int, seats: int, final: int) -> int | None:
    """The table that breaks now: the last in the order announced, which is that of ``tables``, when the rest can seat
    all ``players``, those too who are on their way to a seat (T-2.4)."""
    return tables[-1] if len(tables) > tables_for(players, seats, final) else None


def balance(tables: Sequence[TournamentTable], shuffle: Shuffle) -> Lift | None:
    """One player leaves the longest table where it has at least two more than the shortest (T-2.3); ``place_at`` finds
    him his seat there. None where they differ by less, or where the longest is in a hand.

    In a game with blinds the next big blind goes; in stud it is drawn among those moved least.
    """
    longest = max(tables, key=lambda table: (len(table.players), table.free))
    shortest = min(tables, key=lambda table: len(table.players))
    if len(longest.players) - len(shortest.players) < 2 or not longest.free:
        return None
    mover = next_big_blind(longest) if longest.big_blind_seat else _drawn(longest, shuffle)
    return Lift(longest.table_id, mover.player_id)


def next_big_blind(table: TournamentTable) -> Seated:
    return min(table.players, key=lambda seated: clockwise(table.big_blind_seat, seated.seat))


def _drawn(table: TournamentTable, shuffle: Shuffle) -> Seated:
    """By lot among those who have moved least."""
    least = min(seated.moved for seated in table.players)
    fewest = {seated.player_id: seated for seated in table.players if seated.moved == least}
    return fewest[next(iter(shuffle(list(fewest))))]


def place_at(table: TournamentTable, seats: int, shuffle: Shuffle) -> int:
    """The seat for who is moved to a table: in a game with blinds the free one that is big blind soonest, but not
    between button and big blind, where nobody may come in; in stud a random one."""
    taken = {seated.seat for seated in table.players}
    free = [seat for seat in range(1, seats + 1) if seat not in taken]
    if not table.big_blind_seat:
        return next(iter(shuffle(free)))
    return min(free, key=lambda seat: clockwise(table.big_blind_seat, seat))
