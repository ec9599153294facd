"""``python -m tests.bench NAME... [--rounds N]``: measure and print. A new bench is a line in ``BENCHES``."""

import argparse
from collections.abc import Callable
from typing import Final

from tests.bench import check, fairness, fleet, history, lobby, pace, pictures, rules, sockets, tables, walk

BENCHES: Final[dict[str, Callable[[int], None]]] = {
    "check": check.run,
    "discord": sockets.run,
    "fairness": fairness.run,
    "fleet": fleet.run,
    "history": history.run,
    "lobby": lobby.run,
    "pace": pace.run,
    "pictures": pictures.run,
    "requests": sockets.count,
    "rules": rules.run,
    "tables": tables.run,
    "walk": walk.run,
}
"""Each takes a number of rounds and prints what it found."""


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.bench", description="Measure, and print the figures.")
    parser.add_argument("names", metavar="NAME", nargs="+", choices=sorted(BENCHES), help=", ".join(sorted(BENCHES)))
    parser.add_argument("--rounds", type=int, default=7, help="how often each side is measured, in turn (default 7)")
    args = parser.parse_args()
    if args.rounds < 1:
        parser.error("--rounds is at least 1")
    for name in args.names:
        BENCHES[name](args.rounds)


if __name__ == "__main__":
    main()
