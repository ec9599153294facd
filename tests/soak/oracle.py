"""The soak of random hands against PokerKit: ``tests/oracle`` with a multiple of its hands."""

import argparse
import os
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--times", type=int, default=20, help="as many hands as the suite's, times this (default: 20)")


def run(args: argparse.Namespace) -> int:
    """Run pytest and return its exit status; no test is stopped for taking long."""
    command = [sys.executable, "-m", "pytest", "-q", "-o", "timeout=0", "tests/oracle"]
    return subprocess.call(command, cwd=ROOT, env=os.environ | {"ORACLE_TIMES": str(args.times)})
