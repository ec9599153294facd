"""The command ``python -m tests.bench NAME... [--rounds N]``; a new bench is a line in ``BENCHES``.

``python -m tests.bench --before DIR`` compares this checkout with the one in DIR instead.
"""

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import Final

from tests.bench import (
    before,
    check,
    disk,
    evening,
    fairness,
    fleet,
    hand_parts,
    history,
    lobby,
    memory,
    offered,
    pace,
    pictures,
    rules,
    sockets,
    tables,
    walk,
)

BENCHES: Final[dict[str, Callable[[int], None]]] = {
    "check": check.run,
    "discord": sockets.run,
    "disk": disk.run,
    "evening": evening.run,
    "fairness": fairness.run,
    "fleet": fleet.run,
    "hands": hand_parts.run,
    "history": history.run,
    "lobby": lobby.run,
    "memory": memory.run,
    "pace": pace.run,
    "pictures": pictures.run,
    "requests": sockets.count,
    "rules": rules.run,
    "tables": tables.run,
    "walk": walk.run,
}
"""The benches by name; each takes a number of rounds and prints its figures."""


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.bench", description="Measure, and print the figures.")
    parser.add_argument("names", metavar="NAME", nargs="*", help=", ".join(sorted(BENCHES)))
    parser.add_argument("--rounds", type=int, default=7, help="how often each side is measured, in turn (default 7)")
    parser.add_argument("--offered", type=int, metavar="RATE", help="with tables: offer so many actions a second")
    parser.add_argument("--tables", type=int, default=1000, help="with --offered: at so many tables (default 1000)")
    parser.add_argument("--seconds", type=int, default=20, help="with --offered: for so long (default 20)")
    parser.add_argument(
        "--before", type=Path, metavar="DIR", help="alone: compare with another checkout of the project"
    )
    args = parser.parse_args()
    if args.rounds < 1:
        parser.error("--rounds is at least 1")
    if (args.before is None) == (not args.names) or not BENCHES.keys() >= set(args.names):
        parser.error(f"give --before DIR, or names among {', '.join(sorted(BENCHES))}")
    if args.before is not None:
        before.run(args.before.resolve(), args.rounds)
        return
    if args.offered is not None:
        if args.names != ["tables"] or min(args.offered, args.tables, args.seconds) < 1:
            parser.error("--offered goes with tables alone, and each of its numbers is at least 1")
        offered.run(args.offered, args.tables, args.seconds)
        return
    for name in args.names:
        BENCHES[name](args.rounds)


if __name__ == "__main__":
    main()
