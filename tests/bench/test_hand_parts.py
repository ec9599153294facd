"""The bench of a hand's parts: every function that it times still runs."""

from tests.bench import hands
from tests.bench.hand_parts import PARTS, measure, report


def test_every_part_of_a_hand_takes_time_and_all_together_are_the_whole() -> None:
    seconds, found = measure(hands.board_tables()[0], 2)
    assert seconds > 0
    assert all(found.seconds[part] > 0 for part in PARTS)
    assert abs(sum(found.percent(part) for part in PARTS) - 100) < 0.01
    assert report("Limit Hold'em", seconds, found).count(".") == len(PARTS)
