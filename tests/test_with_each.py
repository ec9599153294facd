"""The decorator for tests of many values, which reports each value that fails."""

import pytest

from tests.harness.hanging import HasNotEnded
from tests.harness.with_each import with_each

seen: list[int] = []


def even(value: int) -> None:
    seen.append(value)
    assert value % 2 == 0


def test_every_value_is_tried_and_each_failure_names_its_value() -> None:
    seen.clear()
    with pytest.raises(ExceptionGroup, match="even fails with 2 values") as failed:
        with_each((1, 2, 3, 4))(even)()
    assert seen == [1, 2, 3, 4]
    assert [error.__notes__ for error in failed.value.exceptions] == [["with 1"], ["with 3"]]


def test_the_values_are_used_again_in_a_second_run() -> None:
    test = with_each(value for value in (1, 2))(even)
    for _ in range(2):
        with pytest.raises(ExceptionGroup, match="even fails with 1 values"):
            test()


def test_a_value_that_fails_to_raise_is_named_too() -> None:
    def raises(value: int) -> None:
        with pytest.raises(ZeroDivisionError):
            1 / value

    with pytest.raises(BaseExceptionGroup, match="raises fails with 2 values") as failed:
        with_each((1, 0, 2))(raises)()
    assert [error.__notes__ for error in failed.value.exceptions] == [["with 1"], ["with 2"]]


def test_a_skip_counts_as_a_failure_and_a_timeout_ends_the_test() -> None:
    def skips(value: int) -> None:
        pytest.skip(f"not {value}")

    with pytest.raises(BaseExceptionGroup, match="skips fails with 2 values"):
        with_each((1, 2))(skips)()

    def hangs(value: int) -> None:
        seen.append(value)
        raise HasNotEnded("has not ended")

    seen.clear()
    with pytest.raises(HasNotEnded):
        with_each((1, 2))(hangs)()
    assert seen == [1]


def test_a_test_without_values_or_with_a_coroutine_is_refused() -> None:
    async def later(value: int) -> None:
        raise AssertionError(value)

    with pytest.raises(AssertionError, match="no value"):
        with_each(list[int]())(even)
    with pytest.raises(AssertionError, match="nobody would wait"):
        with_each((1, 2))(later)  # type: ignore[arg-type]  # wrong on purpose


def test_nothing_is_raised_if_no_value_fails() -> None:
    with_each((2, 4))(even)()
