"""The line that each part of a fleet reports about itself."""

from typing import Any, cast

from bot.fleet.messages import PATIENT_SECONDS, Json, PartAnswer
from bot.operating.overview import SECONDS, PartState, lines, states


def state(part: int, parts: int = 3) -> PartState:
    return PartState(part, parts, 250, 31, 12.34, 41.2, "1.0", 2)


def test_a_parts_line_shows_all_its_figures() -> None:
    assert state(1).line() == (
        "part 1/3: 250 servers, 31 tables, 12.3 clicks a second, p99 41 ms, version 1.0, 2 user requests waiting"
    )


def test_the_overview_also_has_a_line_for_a_part_that_does_not_answer() -> None:
    assert lines([state(0), state(2)]) == [state(0).line(), "part 1/3: no answer", state(2).line()]
    assert lines([]) == []


def test_a_parts_state_can_be_sent_as_a_message_and_read_back_unchanged() -> None:
    assert PartState.state_from_body(state(2).body()) == state(2)
    assert PartState.state_from_body(state(2).body() | {"of_a_newer_version": 1}) == state(2)


class Line:
    """A line that returns one list of answers per question and notes the questions."""

    def __init__(self, *told: list[PartState]) -> None:
        self._told = list(told)
        self.asked: list[tuple[float, int | None]] = []

    async def ask_others(
        self, question: str, body: Json, seconds: float, *, parts: int | None = None
    ) -> list[PartAnswer]:
        self.asked.append((seconds, parts))
        return [PartAnswer(each.part, each.body()) for each in self._told.pop(0)]


async def test_nobody_is_asked_again_once_all_parts_have_answered() -> None:
    line = Line([state(1, 2), state(0, 2)])
    assert await states(cast(Any, line)) == [state(0, 2), state(1, 2)]
    assert line.asked == [(SECONDS, None)]


async def test_the_parts_are_asked_again_with_more_time_if_one_has_not_answered() -> None:
    line = Line([], [state(2)], [state(2), state(0)])
    assert await states(cast(Any, line)) == [state(0), state(2)]
    assert line.asked == [(SECONDS, None), (PATIENT_SECONDS, None), (PATIENT_SECONDS, 3)]
