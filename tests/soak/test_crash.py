"""The program crashed at each step of a virtual loop, at some hundred points.

``python -m tests.soak crash`` runs any number.
"""

import asyncio
import os
import random
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from tests.soak import __main__ as soak
from tests.soak.crash import STORY_POINTS, Course, crash
from tests.soak.crash_loop import SteppedLoop, Stuck

SEED = 13
POINTS = 280
OTHER_ORDER = "1" if os.environ.get("PYTHONHASHSEED") != "1" else "2"


def course_of(seed: int, points: range, only: int | None = None) -> Course:
    *_, course = crash(seed, points, only)
    return course


def test_a_crash_at_any_point_loses_nothing_that_was_announced() -> None:
    course = course_of(SEED, range(POINTS))
    assert [finding.problems for finding in course.findings] == []
    assert course.points == POINTS
    assert course.starts > 10
    assert course.acknowledged > 5


def test_the_check_of_a_single_crash_point_starts_shortly_before_that_point() -> None:
    point = STORY_POINTS + 40
    course = course_of(SEED, range(STORY_POINTS, point + 1), 40)
    assert course.findings == []
    assert course.points == 41
    assert course.starts <= 1


def test_a_seed_gives_the_same_course_of_events_in_any_process(capsys: pytest.CaptureFixture[str]) -> None:
    """Run it in a second process with another PYTHONHASHSEED too, so that sets of strings have another order."""
    asked = ["crash", "--points", "120", "--seed", "9"]
    assert soak.main(asked) == 0
    printed = capsys.readouterr().out
    assert printed == soak_in_a_process(asked)
    assert "120 points, 0 of them with problems" in printed


def soak_in_a_process(asked: list[str]) -> str:
    command, root = [sys.executable, "-m", "tests.soak", *asked], Path(__file__).parents[2]
    environment = {**os.environ, "PYTHONHASHSEED": OTHER_ORDER}
    return subprocess.run(command, env=environment, cwd=root, capture_output=True, text=True, check=True).stdout


def test_the_command_prints_its_seed_and_the_number_of_crash_points_that_it_checked(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert soak.main(["crash", "--seed", "4", "--point", "7"]) == 0
    printed = capsys.readouterr().out
    assert "seed 4" in printed
    assert "8 points, 0 of them with problems" in printed


@pytest.fixture
def loop() -> Iterator[SteppedLoop]:
    with closing(SteppedLoop(random.Random(7), 0.0)) as loop:
        yield loop


async def three_in_a_row() -> list[int]:
    done: list[int] = []

    async def put(number: int) -> None:
        done.append(number)

    await asyncio.gather(*(put(number) for number in range(3)))
    return done


def test_the_loop_picks_the_next_callback_at_random_and_a_seed_repeats_the_order() -> None:
    orders = []
    for seed in (*range(20), *range(20)):
        with closing(SteppedLoop(random.Random(seed), 0.0)) as loop:
            orders.append(tuple(loop.run(three_in_a_row())))
    assert len(set(orders)) > 3
    assert orders[:20] == orders[20:]


def test_virtual_time_moves_only_if_nothing_is_ready(loop: SteppedLoop) -> None:
    loop.run(asyncio.sleep(3_600))
    assert loop.time() == 3_600


def test_a_cancelled_timer_never_runs(loop: SteppedLoop) -> None:
    rung: list[int] = []
    loop.call_later(1, rung.append, 1).cancel()
    loop.call_later(2, rung.append, 2)
    while loop.step():
        pass
    assert rung == [2]


def test_a_coroutine_that_waits_forever_raises_an_error_instead_of_hanging(loop: SteppedLoop) -> None:
    with pytest.raises(Stuck):
        loop.run(asyncio.Event().wait())
    loop.give_up()


def test_the_loop_records_the_errors_of_callbacks(loop: SteppedLoop) -> None:
    loop.call_soon(int, "no number")
    loop.step()
    assert "ValueError" in loop.faults[0]
