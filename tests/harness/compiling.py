"""The compilation of the test modules, done once for all workers.

Otherwise every worker would compile all of them, because they collect the same tests at the same time: pytest rewrites
every assertion, which takes longer than importing the whole program.
"""

from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module
from pathlib import Path

import pytest


def compile_share(tests: Path, share: int, shares: int) -> None:
    """Import the modules of this share, which caches their compiled code.

    By the time a worker has imported its own share, those of the others are cached. A module that cannot be imported
    is left to pytest, which then reports it.
    """
    for name in _names(tests)[share::shares]:
        # A module may skip itself, which raises no Exception.
        with suppress(Exception, pytest.skip.Exception):
            import_module(name)


def _names(tests: Path) -> Sequence[str]:
    return [".".join(path.relative_to(tests.parent).with_suffix("").parts) for path in sorted(tests.rglob("test_*.py"))]
