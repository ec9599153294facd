"""One test of many values, where it takes longer to begin a test than to run it."""

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from inspect import iscoroutinefunction
from typing import Final, TypeVar

import pytest

from tests.harness.hanging import HasNotEnded

T = TypeVar("T")

FAILURES: Final = (Exception, pytest.fail.Exception, pytest.skip.Exception)
"""The last two are no Exceptions: ``pytest.raises`` says by one that nothing was raised, and a skip would drop the
values that come after it."""


def with_each(values: Iterable[T]) -> Callable[[Callable[[T], None]], Callable[[], None]]:
    """The test is run with every value, also after a failure. Raises ExceptionGroup: all that failed, and with what;
    BaseExceptionGroup where ``pytest.raises`` is among them."""

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
    """A failure names the value and is kept, and the next value is tried; the end of the test's time ends all."""
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
