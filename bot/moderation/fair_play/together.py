"""Two who are nearly always at the same table though they could sit elsewhere.

Time is cut into half hours. In one, two players have a choice where both play and at least two tables run. Half hours
that follow each other are one meeting, since who sits down stays; what counts is whether most of it was spent together.
How often they would meet by chance is what their taste for the kinds of tables that ran would have it: two who only
ever play the one table of their game are not remarkable.
z-score: of the meetings spent together, against those expected.
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
"""Share of meetings: where taste alone brings them together so often, being together says nothing."""
HANDS_NAMED: Final = 5


@dataclass(slots=True)
class _Slot:
    tables: defaultdict[int, set[int]] = field(default_factory=lambda: defaultdict(set))
    """table_id -> its players."""


@dataclass(slots=True)
class _Attendance:
    slots: dict[int, _Slot] = field(default_factory=dict)
    """Those with a choice, by number."""
    of_player: defaultdict[int, set[int]] = field(default_factory=lambda: defaultdict(set))
    """player_id -> numbers of the player's slots."""
    taste: defaultdict[int, defaultdict[Stage, int]] = field(
        default_factory=lambda: defaultdict(lambda: defaultdict(int))
    )
    """player_id -> slots at each kind of table."""
    kinds: dict[int, Stage] = field(default_factory=dict)
    """Of tables."""


def always_together(hands: Sequence[HandSummary]) -> list[Flag]:
    there = _attendance(hands)
    meetings = {pair: _meetings(there, pair) for pair in _often(there)}
    counted = {pair: found for pair, found in meetings.items() if len(found) >= MEETINGS_LEAST}
    least, flags = z_threshold(_comparable(there)), []
    for pair, found in counted.items():
        together, expected = sum(did for did, _ in found), sum(chance for _, chance in found)
        z = z_score(together, len(found), expected)
        if z > least and together >= SHARE_LEAST * len(found) and expected <= EXPECTED_MOST * len(found):
            figures = {"meetings": len(found), "did": together, "expected": round(expected)}
            flags.append(Flag(FlagKind.TOGETHER, pair, z, _comparable(there), figures, _examples(hands, pair)))
    return flags


def _attendance(hands: Sequence[HandSummary]) -> _Attendance:
    slots: defaultdict[int, _Slot] = defaultdict(_Slot)
    there = _Attendance()
    for hand in hands:
        slots[hand.at_ms // SLOT_MS].tables[hand.hand.table_id].update(hand.players)
        there.kinds[hand.hand.table_id] = hand.setting
    for number, slot in slots.items():
        for table, players in slot.tables.items():
            for player in players:
                there.taste[player][there.kinds[table]] += 1
                if len(slot.tables) > 1:
                    there.of_player[player].add(number)
    there.slots = {number: slot for number, slot in slots.items() if len(slot.tables) > 1}
    return there


def _often(there: _Attendance) -> list[Pair]:
    """Pairs that spent at least half the time of the less frequent one together: of the others none can stand out."""
    shared: defaultdict[Pair, int] = defaultdict(int)
    for slot in there.slots.values():
        for pair in {pair for players in slot.tables.values() for pair in combinations(sorted(players), 2)}:
            shared[pair] += 1
    return [
        (first, second)
        for (first, second), count in shared.items()
        if 2 * count >= min(len(there.of_player[first]), len(there.of_player[second]))
    ]


def _comparable(there: _Attendance) -> int:
    """Pairs of players with enough half hours for as many meetings."""
    players = sum(len(found) >= MEETINGS_LEAST for found in there.of_player.values())
    return players * (players - 1) // 2


def _meetings(there: _Attendance, pair: Pair) -> list[tuple[bool, float]]:
    """For each meeting True if it was mostly spent together, and how likely that was."""
    both = sorted(there.of_player[pair[0]] & there.of_player[pair[1]])
    meetings = []
    for run in _runs(both):
        outcomes = [_outcome(there, there.slots[number], pair) for number in run]
        together, expected = (sum(column) / len(run) for column in zip(*outcomes, strict=True))
        meetings.append((together > 0.5, expected))
    return meetings


def _runs(numbers: Sequence[int]) -> Iterator[list[int]]:
    """Numbers that follow each other, one missing at the most."""
    run: list[int] = []
    for number in numbers:
        if run and number - run[-1] > 2:
            yield run
            run = []
        run.append(number)
    if run:
        yield run


def _outcome(there: _Attendance, slot: _Slot, pair: Pair) -> tuple[float, float]:
    """Returns True if the two sat together, and how likely it was where each chose independently."""
    met = any(players.issuperset(pair) for players in slot.tables.values())
    first, second = (_likings(there, slot, player, pair) for player in pair)
    return float(met), min(0.99, sum(first[table] * second[table] for table in slot.tables))


def _likings(there: _Attendance, slot: _Slot, player: int, pair: Pair) -> dict[int, float]:
    """How likely the player is to sit at each table: by their taste for its kind, and by how many others sit there."""
    taste = there.taste[player]
    liking = {
        table: (taste.get(there.kinds[table], 0) + 1) * max(1, len(players.difference(pair)))
        for table, players in slot.tables.items()
    }
    return {table: each / sum(liking.values()) for table, each in liking.items()}


def _examples(hands: Sequence[HandSummary], pair: Pair) -> tuple[HandId, ...]:
    """The first hand of both at each table, the latest tables first."""
    firsts: dict[int, HandId] = {}
    for hand in hands:
        if set(pair) <= set(hand.players):
            firsts.setdefault(hand.hand.table_id, hand.hand)
    return tuple(firsts.values())[: -HANDS_NAMED - 1 : -1]
