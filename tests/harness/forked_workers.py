"""Workers forked from a process that has imported all test modules, instead of each importing them again.

Importing takes a worker longer than anything else before its first test, and pytest rewrites every assertion before
that is cached.
"""

import atexit
import gc
import logging
import os
import random
import signal
import sys
import warnings
from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import IO, Any, NoReturn

import pytest
from execnet import gateway_io
from execnet.gateway_base import Popen2IO


def import_tests(tests: Path) -> None:
    """Import all test modules below a folder.

    One that cannot be imported, or that warns, is left to pytest, which then reports it.
    """
    for name in _names(tests):
        # A module may skip itself, which raises no Exception.
        with warnings.catch_warnings(), suppress(Exception, pytest.skip.Exception):
            warnings.simplefilter("error")
            import_module(name)


def _names(tests: Path) -> Sequence[str]:
    return [".".join(path.relative_to(tests.parent).with_suffix("").parts) for path in sorted(tests.rglob("test_*.py"))]


class _Forked(Popen2IO):
    """A forked worker, in place of the process that execnet would start."""

    def __init__(self, pid: int, orders: IO[bytes], answers: IO[bytes], execmodel: Any) -> None:
        super().__init__(orders, answers, execmodel)
        self._pid = pid

    def wait(self) -> int | None:
        with suppress(ChildProcessError):
            return os.waitstatus_to_exitcode(os.waitpid(self._pid, 0)[1])
        return None

    def kill(self) -> None:
        with suppress(ProcessLookupError):
            os.kill(self._pid, signal.SIGKILL)


def fork_workers(count: int) -> None:
    """Fork workers for the next gateways that execnet opens; later ones are started as usual.

    This process may have no threads yet.
    """
    gc.collect()
    gc.freeze()  # Shared memory is then not written to.
    sys.stdout.flush()
    workers: list[tuple[int, IO[bytes], IO[bytes]]] = []
    for _ in range(count):
        workers.append(_forked([file for _, *files in workers for file in files]))
    start = gateway_io.create_io

    def create_io(spec: Any, execmodel: Any) -> Any:
        return _Forked(*workers.pop(0), execmodel) if workers else start(spec, execmodel)

    gateway_io.create_io = create_io


def _forked(of_others: Sequence[IO[bytes]]) -> tuple[int, IO[bytes], IO[bytes]]:
    """Fork a worker and return its process id, its standard input and its standard output."""
    (its_orders, orders), (answers, its_answers) = os.pipe(), os.pipe()
    pid = os.fork()
    if pid == 0:
        for file in of_others:
            file.close()
        os.close(orders)
        os.close(answers)
        _work(its_orders, its_answers)
    os.close(its_orders)
    os.close(its_answers)
    return pid, os.fdopen(orders, "wb"), os.fdopen(answers, "rb")


def _work(orders: int, answers: int) -> NoReturn:
    """Do in this process what execnet has a new one do, and end it."""
    status = 1
    try:
        for descriptor, its in ((orders, 0), (answers, 1)):
            os.dup2(descriptor, its)
            os.close(descriptor)
        sys.stdin, sys.stdout = open(0, closefd=False), open(1, "w", closefd=False)  # noqa: SIM115
        logging.getLogger().handlers.clear()
        random.seed()
        exec(eval(sys.stdin.readline()), {"__name__": "__main__"})
        status = 0
    finally:
        atexit._run_exitfuncs()
        os._exit(status)
