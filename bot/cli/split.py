"""``split``: divides the database of a stopped bot among several processes."""

import argparse
import sys
from pathlib import Path

import db
from bot.cli import progress
from bot.cli.check import add_processes


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("database", metavar="DATABASE", type=Path)
    parser.add_argument(
        "--into",
        metavar="N",
        type=int,
        required=True,
        help="number of parts in all; to split a part further, a multiple of the parts there are",
    )
    parser.add_argument("folder", metavar="FOLDER", type=Path, help="folder for the parts, empty or not there yet")
    add_processes(parser)


def run(args: argparse.Namespace) -> int:
    """Print the path of each part's file, and the sums over all parts; show the progress on a terminal."""
    on_terminal = sys.stderr.isatty()
    more = {"progress": progress.show} if on_terminal else {}
    result = db.split(args.database, args.into, args.folder, processes=args.processes, **more)
    if on_terminal:
        progress.clear()
    print("\n".join(_lines(result)))
    return 0


def _lines(done: db.FileSplit) -> list[str]:
    width = max(map(len, done.whole.told)) + 2
    heads = ["whole", *(str(part) for part in done.parts)]
    lines = ["".join([" " * width, *(f"{head:>18}" for head in heads)])]
    for name, count in done.whole.told.items():
        counts = [count, *(part.told[name] for part in done.sums)]
        lines.append("".join([f"{name:{width}}", *(f"{each:>18,}" for each in counts)]))
    lines += [f"{path}: for the process with SHARD={part}, verified" for part, path in done.parts.items()]
    return [*lines, f"{done.source}: the whole file, which no process takes anymore"]
