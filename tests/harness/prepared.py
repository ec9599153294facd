"""A process that has imported the program and forks each program that a test starts.

Imports are nine tenths of a start.

python -m tests.harness.prepared DESCRIPTOR MODULE...

``tests/harness/forked.py`` sends an order over the socket DESCRIPTOR. Three descriptors come with it: the program's
standard output, its standard error, and a socket for its process id and its exit status, a line each. A forked program
has its own folder, environment, signals and end, like a started one.
"""

import gc
import os
import pickle
import runpy
import signal
import socket
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from struct import Struct
from typing import Final, cast

from bot.ui.discord import outbox

LENGTH: Final = Struct("!I")
"""The length of an order, sent before it together with the descriptors."""
ANSWER_SECONDS: Final = 180.0
"""How long a program waits until Discord has accepted its answer to a command.

A command whose answer is given up is not carried out, and on a busy machine the local Discord takes longer than the
three seconds that the real one allows.
"""
_STANDARD: Final = (1, 2)
"""The descriptors of standard output and error."""


@dataclass(frozen=True)
class Order:
    arguments: Sequence[str]
    """Python's arguments: ``-m MODULE`` or ``-c CODE``, and those of the program."""
    folder: Path
    environment: dict[str, str]


def next_program(orders: socket.socket) -> Order | None:
    """Return an order in each new process, and None in this one once no more orders can come."""
    while True:
        head, descriptors, _, _ = socket.recv_fds(orders, LENGTH.size, 3)
        if not head:
            return None
        (length,) = LENGTH.unpack(head)
        message = orders.recv(length, socket.MSG_WAITALL)
        if os.fork() == 0:
            orders.close()
            *standard, told = descriptors
            _fork_and_tell(told, standard)
            return cast(Order, pickle.loads(message))
        for descriptor in descriptors:
            os.close(descriptor)


def _fork_and_tell(told: int, standard: Sequence[int]) -> None:
    """Fork, and return only in the program; the process in between sends the program's id and status."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    program = os.fork()
    if program:
        for descriptor in (*standard, *_STANDARD):
            os.close(descriptor)
        os.write(told, b"%d\n" % program)
        _, status = os.waitpid(program, 0)
        os.write(told, b"%d\n" % os.waitstatus_to_exitcode(status))
        os._exit(0)
    os.close(told)
    for descriptor, its in zip(standard, _STANDARD, strict=True):
        os.dup2(descriptor, its)
        os.close(descriptor)


def become(order: Order) -> None:
    """Run the order as Python starts a program."""
    os.chdir(order.folder)
    os.environ.clear()
    os.environ.update(order.environment)
    time.tzset()
    option, what, *arguments = order.arguments
    sys.argv = [what if option == "-m" else option, *arguments]
    if option == "-m":
        runpy.run_module(what, run_name="__main__", alter_sys=True)
    else:
        exec(compile(what, "<string>", "exec"), {"__name__": "__main__"})


def main(descriptor: int, modules: Sequence[str]) -> None:
    for name in modules:
        import_module(name)
    outbox.SECONDS["answer"] = ANSWER_SECONDS
    gc.collect()
    gc.freeze()  # Shared memory is then not written to.
    # The processes that wait for a program are not waited for.
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    # A script that runs the tests in the background makes them ignore SIGINT.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    with socket.socket(fileno=descriptor) as orders, suppress(KeyboardInterrupt):
        order = next_program(orders)
    if order is not None:
        become(order)


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2:])
