"""Renew or check the pinned versions, with `uv run --group dev` before each command.

``python -m tests.pins``            after a change of the dependencies: pins what they need, moves nothing else
``python -m tests.pins --upgrade``  moves every version to the newest that fits
``python -m tests.pins --check``    status 1 if the pins or a server's lock differ from what uv resolves

uv.lock itself records download addresses and stays out of the repository: the pins in pyproject.toml take its place.
"""

import argparse
import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterable
from pathlib import Path

from packaging.requirements import Requirement

ROOT = Path(__file__).parents[1]
PROJECT = ROOT / "pyproject.toml"
PRODUCTION = ROOT / ".locks" / "production.txt"
LOCKS: dict[Path, tuple[str, ...]] = {PRODUCTION: (), ROOT / ".locks" / "fleet.txt": ("fleet",)}
"""Each file of a server's requirements with its groups: for a single process, and for several."""
PINS = re.compile(r"^constraint-dependencies = \[\n(?:.*\n)*?\]\n", re.MULTILINE)
EXPORT = ("export", "--quiet", "--no-emit-project", "--no-header", "--no-annotate")


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.pins", description="Renew or prove the pinned versions.")
    how = parser.add_mutually_exclusive_group()
    how.add_argument("--upgrade", action="store_true", help="move every version to the newest that fits")
    how.add_argument("--check", action="store_true", help="change nothing, status 1 where something is out of date")
    arguments = parser.parse_args()
    if arguments.check:
        return check()
    renew(upgrade=arguments.upgrade)
    return 0


def renew(*, upgrade: bool) -> None:
    if upgrade:
        write_pins([])
        uv("lock", "--quiet", "--upgrade")
    write_pins(resolved())
    PRODUCTION.parent.mkdir(exist_ok=True)
    for lock, groups in LOCKS.items():
        lock.write_text(locked(groups))


def check() -> int:
    """Compare versions and markers, not hashes: a release may gain a file for a new platform at any time."""
    stale = []
    if requirements(resolved()) != requirements(pinned()):
        stale.append("the pins in pyproject.toml")
    for lock, groups in LOCKS.items():
        if requirements(without_hashes(locked(groups))) != requirements(without_hashes(lock.read_text())):
            stale.append(f".locks/{lock.name}")
    for what in stale:
        print(f"{what}: out of date, run: uv run --group dev python -m tests.pins", file=sys.stderr)
    return 1 if stale else 0


def pinned() -> list[str]:
    """Return the requirement lines that pyproject.toml pins."""
    lines = tomllib.loads(PROJECT.read_text())["tool"]["uv"]["constraint-dependencies"]
    return [str(line) for line in lines]


def resolved() -> list[str]:
    """Return the requirements of all groups as uv resolves them, one per line with its marker."""
    return uv(*EXPORT, "--no-hashes", "--all-groups").splitlines()


def locked(groups: Iterable[str]) -> str:
    """Return a server's requirements: these groups without the default ones, each file with its hash."""
    return uv(*EXPORT, "--no-default-groups", *(f"--group={group}" for group in groups))


def requirements(lines: list[str]) -> set[Requirement]:
    return {Requirement(line) for line in lines}


def without_hashes(text: str) -> list[str]:
    """Return the requirement lines of an export with hashes."""
    return [line.removesuffix("\\").strip() for line in text.splitlines() if not line.startswith(" ")]


def write_pins(lines: list[str]) -> None:
    block = "".join(f'    "{line}",\n' for line in lines)
    text, found = PINS.subn(f"constraint-dependencies = [\n{block}]\n", PROJECT.read_text())
    if found != 1:
        raise SystemExit("pyproject.toml has no constraint-dependencies list of the form that this command writes")
    PROJECT.write_text(text)


def uv(*arguments: str) -> str:
    program = os.environ.get("UV", "uv")  # uv sets it for the programs that it runs
    done = subprocess.run((program, *arguments), cwd=ROOT, text=True, stdout=subprocess.PIPE, check=False)
    if done.returncode:
        raise SystemExit(f"uv {arguments[0]} failed")
    return done.stdout


if __name__ == "__main__":
    sys.exit(main())
