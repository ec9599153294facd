"""The bench of a hand's parts: where the time of a hand goes, by game.

After each action it also draws up the room's view, as a table does.
"""

import random
import time
from collections.abc import Iterator
from typing import Any, Final
from unittest.mock import patch

from bot.poker import hand
from bot.poker.hand import Hand
from bot.poker.machine import showdown, state
from tests.bench import hands
from tests.bench.parts import Shares, timing

HANDS: Final = 100
"""The number of hands in a round."""
REST: Final = "rest"
PARTS: Final = ("set-up", "legal", "events", "changes", "turns", "ranking", "pots", "views", REST)
"""The parts that are timed; the rest is the steps between, the random players and their shuffles.

Timing takes time itself, so the shares of parts with many short calls look too large.
"""
_FUNCTIONS: Final[tuple[tuple[Any, str, str], ...]] = (
    (Hand, "start", "set-up"),
    (hand, "options", "legal"),
    (hand, "events_of", "events"),
    (hand, "next_event", "events"),
    (hand, "evolve", "changes"),
    (hand, "whose_turn", "turns"),
    (showdown, "strength", "ranking"),
    (state, "side_pots", "pots"),
    (Hand, "view", "views"),
)
_PLAYED: Final = ("Razz", "Seven Card Stud", "Five Card Draw", "2-7 Triple Draw")


def run(rounds: int) -> None:
    """Print one line per game, all hands to the showdown: the time of a hand, and the share of each part."""
    print(f"{'percent':<18}{'a hand':>9}" + "".join(f"{part:>9}" for part in PARTS))
    for table in _tables():
        print(report(table.what, *measure(table, rounds * HANDS)), flush=True)


def measure(table: hands.Table, count: int) -> tuple[float, Shares]:
    """Return the seconds of a hand without timing its parts, and the shares of the parts of as many again."""
    _play(table, count)  # warms up
    seconds, found = _play(table, count), Shares()
    with timing(found, _FUNCTIONS):
        whole = _play(table, count)
    found.seconds[REST] = whole - found.inside()
    return seconds / count, found


def report(what: str, seconds: float, found: Shares) -> str:
    return f"{what:<18}{seconds * 1e6:>6.0f} us" + "".join(f"{found.percent(part):>9.1f}" for part in PARTS)


def _tables() -> Iterator[hands.Table]:
    yield from (table for table in hands.tables() if table.what in _PLAYED)
    yield from hands.board_tables()


def _play(table: hands.Table, count: int) -> float:
    """Play the hands to the showdown and return the seconds of processor time."""
    luck = random.Random(7)
    with patch.object(Hand, "apply", _then_view(Hand.apply)):
        start = time.thread_time()
        for _ in range(count):
            table.play_ours(luck, 0.0)
        return time.thread_time() - start


def _then_view(apply: Any) -> Any:
    def apply_and_view(played: Hand, *args: Any) -> Any:
        outcome = apply(played, *args)
        played.view(None)
        return outcome

    return apply_and_view
