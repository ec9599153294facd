"""Prizes: which places get one, and how much of the pool in whole chips (T-5.1, T-3.4, T-3.7). Pure."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Final

_SHARES: Final[tuple[tuple[int, str], ...]] = (
    (4, "100"),
    (7, "65 35"),
    (12, "50 30 20"),
    (18, "40 30 20 10"),
    (27, "40 23 16 12 9"),
    (36, "33 20 15 11 8 7 6"),
    (50, "29 18 13 10 8 7 6 5 4"),
    (66, "26 16.5 12 9.5 8 6.5 5 4 3.5 3 3 3"),
)
"""(maximum number of entrants, percentages of the pool from first place down)."""


def shares(entrants: int) -> tuple[Fraction, ...]:
    """Return the percentages of the pool from first place down.

    The last row of the table of prizes also covers larger fields.
    """
    row = next((row for most, row in _SHARES if entrants <= most), _SHARES[-1][1])
    return tuple(map(Fraction, row.split()))


def prizes(pool: int, percentages: Sequence[Fraction]) -> tuple[int, ...]:
    """Return the prizes in chips from first place down, rounded down; first place also gets the remainder.

    Raises ValueError if the percentages do not sum to 100.
    """
    if sum(percentages) != 100 or min(percentages) < 0:
        raise ValueError("the shares must sum to 100")
    chips = [int(pool * share / 100) for share in percentages]
    return (pool - sum(chips[1:]), *chips[1:])


def raised(ladder: Sequence[int], seats: int, chips: int) -> tuple[int, ...]:
    """Return the prizes with more chips for the best place that is paid in chips, behind the seats (T-7.5, T-8.1)."""
    return (*ladder[:seats], sum(ladder[seats : seats + 1]) + chips, *ladder[seats + 1 :])


def places_of(busts: Mapping[int, int | tuple[int, int]], left: int) -> list[tuple[int, tuple[int, ...]]]:
    """Return (place, players who share it), worst place first, for players who bust in the same hand.

    In hand for hand play it is the same round of hands. ``busts`` is player_id -> stack at the start of the hand, or
    (stack, lot). A larger one takes the higher place, and equal ones share the best of their places (T-3.3, T-3.4).
    ``left`` is the number of players still in.
    """
    placed = []
    better = left + len(busts)
    for stack in sorted(set(busts.values())):
        tied = tuple(player for player, chips in busts.items() if chips == stack)
        better -= len(tied)
        placed.append((better + 1, tied))
    return placed


def shared(ladder: Sequence[int], place: int, tied: int) -> tuple[int, ...]:
    """Return the chips for each of ``tied`` players who share the prizes from ``place`` on.

    ``ladder`` has the prizes from first place down. Chips that cannot be split evenly stay in the pool, which the
    winner gets (T-3.5).
    """
    pot = sum(ladder[place - 1 : place - 1 + tied])
    return (pot // tied,) * tied


def cancelled(pool: int, unpaid: Sequence[int], stacks: Mapping[int, int], *, in_the_money: bool) -> dict[int, int]:
    """Return player_id -> the player's part of the pool, in chips, when a running tournament is cancelled.

    ``pool`` is the remaining pool, ``unpaid`` the prizes that are not yet paid, best first, and ``stacks`` the chips
    of the players still in. Before the money, half the pool is shared equally and half in proportion to chips. In the
    money, each player gets the lowest unpaid prize and the rest is shared in proportion to chips. The remainder goes
    to the chip leader (T-3.7).
    """
    if not stacks:
        return {}
    each = min(unpaid) if in_the_money and unpaid else pool // 2 // len(stacks)
    each = min(each, pool // len(stacks))
    rest, total = pool - each * len(stacks), sum(stacks.values())
    paid = {player: each + (rest * chips // total if total else 0) for player, chips in stacks.items()}
    leader = max(stacks, key=lambda player: stacks[player])
    paid[leader] += pool - sum(paid.values())
    return paid
