"""Deals at the end: how the players left divide the unpaid prizes (section 9 of the tournament rules). Pure."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Final, Literal

DealKind = Literal["chips", "icm"]
KINDS: Final[tuple[DealKind, ...]] = ("chips", "icm")
ANSWER_MS: Final = 60_000
"""The time in which all players have to agree to a deal, in ms (T-9.1)."""


def play_for_most(unpaid: Sequence[int]) -> int:
    """Return the most chips that can be left to play for: all but the lowest unpaid prize for each player (T-9.2)."""
    return sum(unpaid) - len(unpaid) * min(unpaid)


def deal_shares(kind: DealKind, stacks: Mapping[int, int], unpaid: Sequence[int], play_for: int = 0) -> dict[int, int]:
    """Return player_id -> the chips that the player gets in a deal (T-9.1, T-9.2).

    ``stacks`` is player_id -> tournament chips, ``unpaid`` a prize for each of these players, best first. The shares
    sum to ``unpaid`` without ``play_for``, the chips that are left for the winner. Odd chips go to the largest stacks,
    one each. Raises ValueError if that leaves less than the lowest unpaid prize for each player.
    """
    if not 0 <= play_for <= play_for_most(unpaid):
        raise ValueError(f"between 0 and {play_for_most(unpaid)} chips can be left to play for")
    lowest, players = min(unpaid), list(stacks)
    surplus = sum(unpaid) - play_for - lowest * len(unpaid)
    if kind == "chips":
        claims = [Fraction(stacks[player] * surplus, sum(stacks.values())) for player in players]
    else:
        worth = icm([stacks[player] for player in players], _lowered(unpaid, play_for))
        claims = [share - lowest for share in worth]
    shares = {player: lowest + int(claim) for player, claim in zip(players, claims, strict=True)}
    odd = sum(unpaid) - play_for - sum(shares.values())
    for player in sorted(players, key=lambda player: -stacks[player])[:odd]:
        shares[player] += 1
    return shares


def _lowered(unpaid: Sequence[int], play_for: int) -> list[Fraction]:
    """Return the prizes without ``play_for``, which is taken from the best ones.

    The first is lowered to the second, then both to the third, and so on.
    """
    left = sum(unpaid) - play_for
    for better in range(1, len(unpaid) + 1):
        level = Fraction(left - sum(unpaid[better:]), better)
        if better == len(unpaid) or level >= unpaid[better]:
            return [min(level, Fraction(prize)) for prize in unpaid]
    raise AssertionError("no prizes")


def icm(stacks: Sequence[int], prizes: Sequence[int | Fraction]) -> list[Fraction]:
    """Return what each stack is worth by the independent chip model (Malmuth-Harville).

    ``prizes`` has one for each stack, best first. The probability of a place is proportional to the stack among all
    who have no better place. Summed over all sets of players in the best places, not over their orders: for 10 players
    these are 1,024 sets instead of 3.6 million orders.
    """
    worth = [Fraction(0)] * len(stacks)
    chances = {0: Fraction(1)}
    for prize in prizes:
        following: dict[int, Fraction] = {}
        for placed, chance in chances.items():
            rest = [at for at in range(len(stacks)) if not placed >> at & 1]
            unit = chance / sum(stacks[at] for at in rest)
            for at in rest:
                won = unit * stacks[at]
                worth[at] += won * prize
                following[placed | 1 << at] = following.get(placed | 1 << at, Fraction(0)) + won
        chances = following
    return worth
