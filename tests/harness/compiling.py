"""Compiles the test modules once for all workers. Otherwise each worker would compile all of them, for they collect the
same tests at the same time: pytest rewrites every assertion, which takes longer than to import the whole program."""

from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module
from pathlib import Path

import pytest


def compile_share(tests: Path, share: int, shares: int) -> None:
    """Import the modules of this share, which keeps their compiled code beside them. By the time that a worker has its
    own, it finds those of the others. A module that cannot be imported is left to pytest, which then says so."""
    for name in _names(tests)[share::shares]:
        # A module may skip itself as a whole, and that is no Exception.
        with suppress(Exception, pytest.skip.Exception):
            import_module(name)


def _names(tests: Path) -> Sequence[str]:
    return [".".join(path.relative_to(tests.parent).with_suffix("").parts) for path in sorted(tests.rglob("test_*.py"))]
