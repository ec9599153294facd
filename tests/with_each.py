"""One test of many values, where it takes longer to begin a test than to run it."""

from collections.abc import Callable, Iterable
from inspect import iscoroutinefunction
from typing import Final, TypeVar

import pytest

from tests.hanging import HasNotEnded

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
            if failures := [failure for value in each if (failure := _failure(test, value))]:
                raise BaseExceptionGroup(f"{test.__name__} fails with {len(failures)} values", failures)

        run.__name__, run.__doc__, run.__module__ = test.__name__, test.__doc__, test.__module__
        return run

    return many


def _failure(test: Callable[[T], None], value: T) -> BaseException | None:
    try:
        test(value)
    except HasNotEnded:
        raise
    except FAILURES as error:
        error.add_note(f"with {value!a}")
        return error
    return None
