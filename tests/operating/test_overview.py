"""The line that each part of a fleet has of itself."""

from bot.operating.overview import PartState, lines


def state(part: int, parts: int = 3) -> PartState:
    return PartState(part, parts, 250, 31, 12.34, 41.2, "1.0", 2)


def test_a_line_tells_all_of_a_part() -> None:
    assert state(1).line() == (
        "part 1/3: 250 servers, 31 tables, 12.3 clicks a second, p99 41 ms, version 1.0, 2 user requests waiting"
    )


def test_parts_that_do_not_answer_have_a_line_too() -> None:
    assert lines([state(0), state(2)]) == [state(0).line(), "part 1/3: no answer", state(2).line()]
    assert lines([]) == []


def test_a_state_comes_over_as_it_was() -> None:
    assert PartState.told(state(2).body()) == state(2)
    assert PartState.told(state(2).body() | {"of_a_newer_version": 1}) == state(2)
