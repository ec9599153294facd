"""Trees of matches: brackets and shootouts (section 10 of the tournament rules). Pure.

A match is one table that plays down to one player. Each of its slots holds an entrant, or the winner of an earlier
match. The last match is the final.
"""

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Final

SHOOTOUT_LEAST: Final = 4
"""The least number of players for two tables; fewer play only the final."""


@dataclass(frozen=True, slots=True)
class Slot:
    player_id: int | None = None
    """The player in the slot; None until the earlier match is decided."""
    winner_of: int | None = None
    """The number of the earlier match whose winner gets the slot; None for an entrant who was drawn into it."""


@dataclass(frozen=True, slots=True)
class Match:
    """A match; its number is its index in the tree. Matches of earlier rounds come first."""

    round: int
    """The number of the round, from 1."""
    slots: tuple[Slot, ...]
    table_id: int | None = None
    """The id of its open table; None if it has none."""
    winner: int | None = None
    """player_id of the winner; None until it is decided.

    A player whom a moderator removed wins if nobody else of the match is left, and then loses the next one.
    """

    @property
    def players(self) -> tuple[int, ...]:
        """The players known so far, in the order of the slots."""
        return tuple(slot.player_id for slot in self.slots if slot.player_id is not None)

    @property
    def is_known(self) -> bool:
        """True once all its players are known."""
        return len(self.players) == len(self.slots)


Tree = tuple[Match, ...]
Bust = tuple[int, int]
"""(number of the knock-out round in which a player went out, their stack at the start of that hand)."""


@dataclass(frozen=True, slots=True)
class Placed:
    """A player who is out, and the places that they share."""

    player_id: int
    place: int
    shared: tuple[range, ...]
    """The places shared by everybody who lost like this.

    Several ranges if the player went out together with others at the same table: then each gets the mean of them.
    """

    def prize(self, ladder: Sequence[int]) -> int:
        """Return the player's prize in chips, rounded down. ``ladder`` has the prizes from first place down."""
        each = (Fraction(sum(ladder[places.start - 1 : places.stop - 1]), len(places)) for places in self.shared)
        return int(sum(each) / len(self.shared))


# Drawing


def bracket(drawn: Sequence[int]) -> Tree:
    """Return the tree of matches between two (T-10.1). ``drawn``: all players in random order; byes go to the first."""
    half = 1 << (len(drawn) - 1).bit_length() >> 1
    byes = 2 * half - len(drawn)
    # At most one bye in each match of the second round, as long as that is possible.
    positions = [*range(0, half, 2), *range(1, half, 2)]
    with_bye = dict(zip(positions, drawn[:byes], strict=False))
    rest = iter(drawn[byes:])
    matches, slots = list[Match](), list[Slot]()
    for position in range(half):
        if position in with_bye:
            slots.append(Slot(with_bye[position]))
        else:
            slots.append(_added(matches, 1, [Slot(next(rest)), Slot(next(rest))]))
    number = 2
    while len(slots) > 1:
        slots = [_added(matches, number, slots[at : at + 2]) for at in range(0, len(slots), 2)]
        number += 1
    return tuple(matches)


def shootout(drawn: Sequence[int], seats: int) -> Tree:
    """Return the tree of tables of up to ``seats`` players whose winners meet at the next (T-10.2).

    ``drawn``: all players in random order. The tables and the final are of about the same size. If the winners of two
    rounds would not fit into one final, there are more rounds.
    """
    matches, slots, number = list[Match](), [Slot(player) for player in drawn], 1
    for rounds in range(_rounds(len(drawn), seats), 0, -1):
        tables = _tables(len(slots), seats, rounds)
        groups = [slots[at::tables] for at in range(tables)]
        slots = [_added(matches, number, group) if len(group) > 1 else group[0] for group in groups]
        number += 1
    return tuple(matches)


def _rounds(players: int, seats: int) -> int:
    if players < SHOOTOUT_LEAST:
        return 1
    rounds = 2
    while seats**rounds < players:
        rounds += 1
    return rounds


def _tables(players: int, seats: int, rounds: int) -> int:
    """Return the number of tables of the first of ``rounds`` rounds, so that the tables of all are about equal."""
    even, most = round(math.pow(players, (rounds - 1) / rounds)), round(math.pow(seats, rounds - 1))
    return max(math.ceil(players / seats), min(even, most, players // 2))


def _added(matches: list[Match], number: int, slots: Sequence[Slot]) -> Slot:
    matches.append(Match(number, tuple(slots)))
    return Slot(winner_of=len(matches) - 1)


# Playing


def with_winner(tree: Tree, number: int, winner: int) -> Tree:
    """Return the tree with the match decided, and its winner in the slot of the next."""
    decided = replace(tree[number], winner=winner)
    return tuple(decided if at == number else _taken(match, number, winner) for at, match in enumerate(tree))


def _taken(match: Match, number: int, winner: int) -> Match:
    if all(slot.winner_of != number for slot in match.slots):
        return match
    slots = tuple(replace(slot, player_id=winner) if slot.winner_of == number else slot for slot in match.slots)
    return replace(match, slots=slots)


def match_of(tree: Tree, player_id: int) -> int:
    """Return the number of the last match that the player has come to. Raises StopIteration if they have none."""
    return next(number for number in reversed(range(len(tree))) if player_id in tree[number].players)


def rounds_of(tree: Tree) -> int:
    return tree[-1].round


def entrants_drawn(tree: Tree) -> list[int]:
    """Return all entrants in the order of their slots; a player's index never changes."""
    slots = [slot for match in tree for slot in match.slots if slot.winner_of is None]
    return [slot.player_id for slot in slots if slot.player_id is not None]


def byes(tree: Tree) -> int:
    """Return how many entrants do not play in the first round."""
    drawn = (match.round > 1 for match in tree for slot in match.slots if slot.winner_of is None)
    return sum(drawn)


# Places and prizes


def places(tree: Tree, out: Mapping[int, Bust]) -> Iterator[Placed]:
    """Yield the players who are out, with the places that they share; the worst round first.

    Who is beaten to the same position at their table, in the same round, shares places, however long the tables took:
    all losers of a bracket's round do, and in a shootout all second, all third and so on.
    """
    last = {player: number for number, match in enumerate(tree) for player in match.players}
    for number, match in enumerate(tree):
        losers = [player for player in match.players if player in out and last[player] == number]
        for player in losers:
            better = len(match.slots) - sum(out[each] <= out[player] for each in losers)
            tied = sum(out[each] == out[player] for each in losers)
            if better:
                shared = tuple(_shared(tree, match.round, better + 1 + at) for at in range(tied))
                yield Placed(player, shared[0].start, shared)


def _shared(tree: Tree, number: int, position: int) -> range:
    """Return the places shared by all who end a match of the round in this position, 2 for the second."""
    left = 1 + sum(len(match.slots) - 1 for match in tree if match.round > number)
    sizes = [len(match.slots) for match in tree if match.round == number]
    start = 1 + left + sum(size >= at for at in range(2, position) for size in sizes)
    return range(start, start + sum(size >= position for size in sizes))


def shared_places(tree: Tree) -> Iterator[range]:
    """Yield the places from second on, in groups that share their prizes."""
    for number in range(rounds_of(tree), 0, -1):
        most = max(len(match.slots) for match in tree if match.round == number)
        yield from (_shared(tree, number, position) for position in range(2, most + 1))


def sure_prizes(tree: Tree, players: Sequence[int], ladder: Sequence[int]) -> list[int]:
    """Return for each player the prize that they would get if they were the next to lose."""
    sure = []
    for player in players:
        match = tree[match_of(tree, player)]
        others = sum(slot.player_id is None or slot.player_id in players for slot in match.slots)
        places_shared = _shared(tree, match.round, max(2, others))
        sure.append(Placed(player, places_shared.start, (places_shared,)).prize(ladder))
    return sure


def weights(tree: Tree, stacks: Mapping[int, int]) -> dict[int, int]:
    """Return player_id -> a figure in proportion to the player's chance to win everything.

    It is their part of the chips of their match, divided by the number of slots in each later match: as if all
    players were equally good.
    """
    chances = {player: _chance(tree, player, stacks) for player in stacks}
    common = math.lcm(*(chance.denominator for chance in chances.values()))
    return {player: int(chance * common) for player, chance in chances.items()}


def _chance(tree: Tree, player: int, stacks: Mapping[int, int]) -> Fraction:
    number = match_of(tree, player)
    match = tree[number]
    in_it = sum(stacks.get(each, 0) for each in match.players)
    chance = Fraction(stacks[player], in_it) if match.is_known and in_it else Fraction(1, len(match.slots))
    while (after := _next(tree, number)) is not None:
        number = after
        chance /= len(tree[number].slots)
    return chance


def _next(tree: Tree, number: int) -> int | None:
    later = (at for at, match in enumerate(tree) if any(slot.winner_of == number for slot in match.slots))
    return next(later, None)
