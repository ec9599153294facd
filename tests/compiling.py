"""Compiles the test modules once for all workers. Otherwise each worker would compile all of them, for they collect the
same tests at the same time: pytest rewrites every assertion, which takes longer than to import the whole program."""

import sys
from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from zlib import crc32

import pytest
from hypothesis.internal.constants_ast import constants_from_module, is_local_module_file


def compile_share(tests: Path, share: int, shares: int) -> None:
    """Import the modules of this share, which keeps their compiled code beside them. By the time that a worker has its
    own, it finds those of the others. A module that cannot be imported is left to pytest, which then says so."""
    for name in _names(tests)[share::shares]:
        # A module may skip itself as a whole, and that is no Exception.
        with suppress(Exception, pytest.skip.Exception):
            import_module(name)


def read_share(share: int, shares: int) -> None:
    """Read this share of the modules that are there for the numbers and words which Hypothesis tries first. It keeps
    them in a file for each module, which takes each worker two seconds where it has to make all of them."""
    for name, module in sorted(sys.modules.items()):
        path = getattr(module, "__file__", None)
        # The workers need not have imported the same.
        if path and crc32(name.encode()) % shares == share and is_local_module_file(path):
            constants_from_module(module)


def _names(tests: Path) -> Sequence[str]:
    return [".".join(path.relative_to(tests.parent).with_suffix("").parts) for path in sorted(tests.rglob("test_*.py"))]
