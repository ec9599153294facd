"""The command ``python -m tests.soak NAME [options]``: test the program for as long as you like and print the findings.

A soak is a module with ``add_arguments(parser)`` and ``run(args)``, which returns the exit status. To add one, add a
line to ``SOAKS``. Only the chosen soak is imported.
"""

import argparse
import sys
from importlib import import_module
from typing import Final

SOAKS: Final[dict[str, str]] = {
    "kill": "a real process, killed at random moments, loses and repeats nothing",
    "tables": "many tables over one file: the sum is the sum, memory is flat, the log replays",
    "crash": "a virtual loop, stopped at each of its steps in turn, loses and repeats nothing",
    "canary": "the token and every down card are seen by nobody whom they do not concern",
    "oracle": "random hands of every game end in PokerKit with the same stacks",
    "house": "of house players the stronger win, in every game, by more than chance",
    "collusion": "colluders among honest players are found, and few honest ones suspected",
    "tournament": "tournaments on a virtual clock end with one winner, every chip paid, about when they should",
    "tournament-discord": "a tournament over real sockets stays below every limit of Discord's",
    "fairness": "sealed decks fall evenly, every honest proof holds and no cheat does",
    "month": "a month of weekly tournaments starts on time, and nobody is told a thing twice or by mistake",
    "fleet": "several processes, killed and cut off in turn, are one bot: every file proves, every order arrives",
    "files": "hand histories with something wrong in them are read, or refused in one line",
    "unkind": "while Discord says no, or nothing, nobody loses to a clock; who can mend it is told, and play goes on",
    "evening": "four people in a browser play several games; nothing is cut off, moves or piles up",
    "arguments": "whatever is typed into any command, nothing fails, no chip is lost and no card gets out",
}
"""The module's name in this package, with dashes, and what the soak proves."""


def main(arguments: list[str] | None = None) -> int:
    arguments = sys.argv[1:] if arguments is None else arguments
    listed = "\n".join(f"  {name:18} {proves}" for name, proves in SOAKS.items())
    if not arguments or arguments[0] not in SOAKS:
        print(f"usage: python -m tests.soak NAME [options]\n{listed}", file=sys.stderr)
        return 2
    name = arguments[0]
    soak = import_module(f"tests.soak.{name.replace('-', '_')}")
    parser = argparse.ArgumentParser(prog=f"python -m tests.soak {name}", description=SOAKS[name])
    soak.add_arguments(parser)
    result: int = soak.run(parser.parse_args(arguments[1:]))
    return result


if __name__ == "__main__":
    sys.exit(main())
