"""``replay``: replays hand histories, checks each action, and prints how the hands ended."""

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path

from bot.cli import house_rules
from bot.poker.phh import HandHistory, PhhError, Replayed, parse, replay

DIFFERENT = 1
ILLEGAL = 2


def add_arguments(parser: argparse.ArgumentParser) -> None:
    house_rules.add_arguments(parser)
    parser.add_argument("files", metavar="FILE.phh", nargs="+", help="hands in the poker hand history standard")


def run(args: argparse.Namespace) -> int:
    """Print one JSON object per file, and return the highest exit status of all files.

    The status is 1 if stacks or winnings differ from those in the file, 2 for an illegal hand. House rules in a file
    override the preset's, and single rules on the command line override both.
    """
    try:
        house_rules.house_rules(args.rules, args.rule)
    except house_rules.HouseRuleError as error:
        print(error, file=sys.stderr)
        return ILLEGAL
    return max(_replay_file(file, args.rules, args.rule) for file in args.files)


def _replay_file(file: str, preset: str, changes: Sequence[str]) -> int:
    try:
        history = parse(_text(file))
        replayed = replay(history, house_rules.house_rules(preset, (*history.house_rules, *changes)))
    except (PhhError, house_rules.HouseRuleError) as error:
        print(f"{file}: {error}", file=sys.stderr)
        return ILLEGAL
    print(json.dumps(_summary(file, history, replayed)))
    for name, told, played in (
        ("final stacks", history.finishing_stacks, replayed.finishing_stacks),
        ("winnings", history.winnings, replayed.winnings),
    ):
        if told not in (None, played):
            print(f"{file}: the file's {name} are {list(told or ())}, the rules give {list(played)}", file=sys.stderr)
            return DIFFERENT
    return 0


def _text(file: str) -> str:
    try:
        return Path(file).read_text(encoding="utf-8")
    except OSError as error:
        raise PhhError(f"can't be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise PhhError("isn't UTF-8 text") from error


def _summary(file: str, history: HandHistory, replayed: Replayed) -> dict[str, object]:
    pots = [{"amount": pot.amount, "winners": sorted(seat for seat, _ in pot.shares)} for pot in replayed.pots]
    return {
        "file": file,
        "variant": history.variant,
        "actions": len(history.lines),
        "pots": pots,
        "finishing_stacks": list(replayed.finishing_stacks),
    }
