"""Two players who are almost always at the same table although they could choose another one.

Time is divided into half hours. In each, two players have a choice if both play and at least two tables run.
Consecutive half hours are one meeting, because seated players tend to stay. A meeting is spent together if the two were
at one table for most of it. The expected number follows from the kinds of tables that each of them usually plays: two
players who only ever play the one table of their game are not suspicious. The z-score compares the number of meetings
spent together with the expected number.
"""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from typing import Final

from bot.moderation.fair_play.chance import z_score, z_threshold
from bot.moderation.fair_play.flag import Flag, FlagKind
from bot.moderation.fair_play.summary import HandId, HandSummary, Stage
from bot.moderation.fair_play.treatment import Pair

SLOT_MS: Final = 30 * 60_000
MEETINGS_LEAST: Final = 8
SHARE_LEAST: Final = 0.85
EXPECTED_MOST: Final = 0.7
"""The maximum expected share of meetings together; above it, their choice of games alone explains it."""
HANDS_NAMED: Final = 5


@dataclass(slots=True)
class _Slot:
    tables: defaultdict[int, set[int]] = field(default_factory=lambda: defaultdict(set))
    """table_id -> the player_ids of those who played there."""


@dataclass(slots=True)
class _Attendance:
    slots: dict[int, _Slot] = field(default_factory=dict)
    """Number of a half hour -> its tables; only half hours in which at least two tables ran."""
    of_player: defaultdict[int, set[int]] = field(default_factory=lambda: defaultdict(set))
    """player_id -> the numbers of the half hours in which the player played and had a choice."""
    taste: defaultdict[int, defaultdict[Stage, int]] = field(
        default_factory=lambda: defaultdict(lambda: defaultdict(int))
    )
    """player_id -> kind of table -> the number of half hours that the player spent at such tables."""
    kinds: dict[int, Stage] = field(default_factory=dict)
    """table_id -> the kind of table."""


def always_together(hands: Sequence[HandSummary]) -> list[Flag]:
    attendance = _attendance(hands)
    meetings = {pair: _meetings(attendance, pair) for pair in _frequent_pairs(attendance)}
    counted = {pair: met for pair, met in meetings.items() if len(met) >= MEETINGS_LEAST}
    least, flags = z_threshold(_comparable(attendance)), []
    for pair, met in counted.items():
        together, expected = sum(did for did, _ in met), sum(chance for _, chance in met)
        z = z_score(together, len(met), expected)
        if z > least and together >= SHARE_LEAST * len(met) and expected <= EXPECTED_MOST * len(met):
            figures = {"meetings": len(met), "did": together, "expected": round(expected)}
            flags.append(Flag(FlagKind.TOGETHER, pair, z, _comparable(attendance), figures, _examples(hands, pair)))
    return flags


def _attendance(hands: Sequence[HandSummary]) -> _Attendance:
    slots: defaultdict[int, _Slot] = defaultdict(_Slot)
    attendance = _Attendance()
    for hand in hands:
        slots[hand.at_ms // SLOT_MS].tables[hand.hand.table_id].update(hand.players)
        attendance.kinds[hand.hand.table_id] = hand.setting
    for number, slot in slots.items():
        for table, players in slot.tables.items():
            for player in players:
                attendance.taste[player][attendance.kinds[table]] += 1
                if len(slot.tables) > 1:
                    attendance.of_player[player].add(number)
    attendance.slots = {number: slot for number, slot in slots.items() if len(slot.tables) > 1}
    return attendance


def _frequent_pairs(attendance: _Attendance) -> list[Pair]:
    """Return the pairs who were together for at least half the time of the one who plays less.

    No other pair can be suspicious.
    """
    shared: defaultdict[Pair, int] = defaultdict(int)
    for slot in attendance.slots.values():
        for pair in {pair for players in slot.tables.values() for pair in combinations(sorted(players), 2)}:
            shared[pair] += 1
    return [
        (first, second)
        for (first, second), count in shared.items()
        if 2 * count >= min(len(attendance.of_player[first]), len(attendance.of_player[second]))
    ]


def _comparable(attendance: _Attendance) -> int:
    """Return the number of pairs of players who both played in at least MEETINGS_LEAST half hours."""
    players = sum(len(slots) >= MEETINGS_LEAST for slots in attendance.of_player.values())
    return players * (players - 1) // 2


def _meetings(attendance: _Attendance, pair: Pair) -> list[tuple[bool, float]]:
    """Return (True if mostly spent together, probability of being together) for each meeting."""
    both = sorted(attendance.of_player[pair[0]] & attendance.of_player[pair[1]])
    meetings = []
    for run in _runs(both):
        outcomes = [_outcome(attendance, attendance.slots[number], pair) for number in run]
        together, expected = (sum(column) / len(run) for column in zip(*outcomes, strict=True))
        meetings.append((together > 0.5, expected))
    return meetings


def _runs(numbers: Sequence[int]) -> Iterator[list[int]]:
    """Yield runs of consecutive numbers; within a run, single numbers may be missing."""
    run: list[int] = []
    for number in numbers:
        if run and number - run[-1] > 2:
            yield run
            run = []
        run.append(number)
    if run:
        yield run


def _outcome(attendance: _Attendance, slot: _Slot, pair: Pair) -> tuple[float, float]:
    """Return (1 if the two sat together in the half hour, otherwise 0; the probability that they would).

    The probability assumes that both chose their tables independently.
    """
    met = any(players.issuperset(pair) for players in slot.tables.values())
    first, second = (_table_probabilities(attendance, slot, player, pair) for player in pair)
    return float(met), min(0.99, sum(first[table] * second[table] for table in slot.tables))


def _table_probabilities(attendance: _Attendance, slot: _Slot, player: int, pair: Pair) -> dict[int, float]:
    """Return table_id -> the probability that the player sits there.

    It follows from the kinds of tables that they usually play, and the number of other players at each table.
    """
    taste = attendance.taste[player]
    weights = {
        table: (taste.get(attendance.kinds[table], 0) + 1) * max(1, len(players.difference(pair)))
        for table, players in slot.tables.items()
    }
    return {table: each / sum(weights.values()) for table, each in weights.items()}


def _examples(hands: Sequence[HandSummary], pair: Pair) -> tuple[HandId, ...]:
    """Return the first hand that both played at each table, latest tables first."""
    firsts: dict[int, HandId] = {}
    for hand in hands:
        if set(pair) <= set(hand.players):
            firsts.setdefault(hand.hand.table_id, hand.hand)
    return tuple(firsts.values())[: -HANDS_NAMED - 1 : -1]
