"""Tests that try many values in one room and report each value that fails."""

import pytest

from tests.harness.cogs.standing import with_each_in_room


async def test_every_value_is_tried_and_each_failure_names_its_value() -> None:
    async def even(seen: list[int], value: int) -> None:
        seen.append(value)
        assert value % 2 == 0

    seen: list[int] = []
    with pytest.raises(ExceptionGroup, match="even fails with 2 values") as failed:
        await with_each_in_room((1, 2, 3, 4))(even)(seen)
    assert seen == [1, 2, 3, 4]
    assert [error.__notes__ for error in failed.value.exceptions] == [["with 1"], ["with 3"]]


def test_a_test_without_any_value_is_refused() -> None:
    async def anything(seen: list[int], value: int) -> None:
        seen.append(value)

    with pytest.raises(AssertionError, match="no value"):
        with_each_in_room(())(anything)
