"""A decorator for a test of many values, where starting a test takes longer than running it."""

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from inspect import iscoroutinefunction
from typing import Final, TypeVar

import pytest

from tests.harness.hanging import HasNotEnded

T = TypeVar("T")

FAILURES: Final = (Exception, pytest.fail.Exception, pytest.skip.Exception)
"""Failures that are kept; a skip is one, because it would drop the values that come after it.

The last two are not Exceptions. ``pytest.raises`` raises the second if nothing was raised.
"""


def with_each(values: Iterable[T]) -> Callable[[Callable[[T], None]], Callable[[], None]]:
    """Run the test with every value, even after a failure.

    Raises ExceptionGroup with every failure and its value, or BaseExceptionGroup if ``pytest.raises`` is among them.
    """

    def many(test: Callable[[T], None]) -> Callable[[], None]:
        each = tuple(values)
        assert each, "there is no value to run it with"
        assert not iscoroutinefunction(test), "nobody would wait for it"

        def run() -> None:
            failures: list[BaseException] = []
            for value in each:
                with kept_in(failures, value):
                    test(value)
            raise_all(failures, test.__name__)

        run.__name__, run.__doc__, run.__module__ = test.__name__, test.__doc__, test.__module__
        return run

    return many


@contextmanager
def kept_in(failures: list[BaseException], value: object) -> Iterator[None]:
    """Keep a failure with its value, so that the next value is tried; a timeout ends the whole test."""
    try:
        yield
    except HasNotEnded:
        raise
    except FAILURES as error:
        error.add_note(f"with {value!a}")
        failures.append(error)


def raise_all(failures: list[BaseException], test: str) -> None:
    if failures:
        raise BaseExceptionGroup(f"{test} fails with {len(failures)} values", failures)
