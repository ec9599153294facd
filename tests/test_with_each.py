"""A test of many values says of each value that fails what is wrong."""

import pytest

from tests.with_each import with_each

seen: list[int] = []


def even(value: int) -> None:
    seen.append(value)
    assert value % 2 == 0


def test_every_value_is_tried_and_each_failure_names_its_own() -> None:
    seen.clear()
    with pytest.raises(ExceptionGroup, match="even fails with 2 values") as failed:
        with_each((1, 2, 3, 4))(even)()
    assert seen == [1, 2, 3, 4]
    assert [error.__notes__ for error in failed.value.exceptions] == [["with 1"], ["with 3"]]


def test_nothing_is_raised_where_all_is_well() -> None:
    with_each((2, 4))(even)()
