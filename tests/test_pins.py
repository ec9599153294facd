"""The pinned versions: each installed one is pinned, and ``tests.pins --check`` compares them with uv."""

import tomllib
from importlib.metadata import PackageNotFoundError, requires, version
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests import pins


def declared() -> list[str]:
    project = tomllib.loads(pins.PROJECT.read_text())
    groups = project["dependency-groups"].values()
    # A group included in another is listed there by name.
    lines = [line for group in groups for line in group if isinstance(line, str)]
    return [*project["project"]["dependencies"], *lines]


def applies(requirement: Requirement, extras: set[str]) -> bool:
    marker = requirement.marker
    return marker is None or any(marker.evaluate({"extra": extra}) for extra in extras or {""})


def installed_of(lines: list[str]) -> dict[str, str]:
    """Return name -> version of all that the requirements need, at any depth."""
    found: dict[str, str] = {}
    seen: set[str] = set()
    todo = [Requirement(line) for line in lines]
    while todo:
        requirement = todo.pop()
        if str(requirement) in seen:
            continue
        seen.add(str(requirement))
        name = canonicalize_name(requirement.name)
        found[name] = version(name)
        below = (Requirement(line) for line in requires(name) or ())
        todo += [other for other in below if applies(other, requirement.extras)]
    return found


def pinned_here() -> dict[str, str]:
    """Return name -> version of the pins whose markers fit this machine."""
    here = [requirement for line in pins.pinned() if applies(requirement := Requirement(line), set())]
    return {canonicalize_name(pin.name): str(pin.specifier).removeprefix("==") for pin in here}


def test_every_installed_version_is_the_pinned_one() -> None:
    try:
        installed = installed_of(declared())
    except PackageNotFoundError as missing:
        pytest.skip(f"{missing.name} is not installed here: the proof is of the whole environment")
    pinned = pinned_here()
    assert installed == {name: pinned.get(name) for name in installed}


def test_every_pin_is_one_exact_version() -> None:
    assert all(str(Requirement(line).specifier).startswith("==") for line in pins.pinned())
    assert pins.pinned()


@pytest.mark.parametrize("lock", pins.LOCKS, ids=lambda lock: lock.name)
def test_the_production_locks_pin_the_same_versions_by_hash(lock: Path) -> None:
    text = lock.read_text()
    locked = pins.without_hashes(text)
    assert set(locked) < set(pins.pinned())
    assert all(" --hash=sha256:" in line for line in text.replace("\\\n", "").splitlines())
    assert not any(line.startswith(("simcord", "pytest", "playwright")) for line in locked)


def test_only_the_fleets_lock_contains_nats() -> None:
    single, fleet = (pins.without_hashes(lock.read_text()) for lock in pins.LOCKS)
    assert [line for line in fleet if line not in single] == [
        line for line in pins.pinned() if line.startswith("nats-py")
    ]
