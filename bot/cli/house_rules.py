"""House rules from the command line: ``--rules PRESET`` and ``--rule NAME=VALUE``."""

import argparse
from collections.abc import Sequence
from dataclasses import fields, replace
from types import NoneType
from typing import Any, Literal, get_args, get_origin, get_type_hints

from bot.poker.house_rules import PRESETS, HouseRules


class HouseRuleError(ValueError):
    """A preset, house rule or value that does not exist; the message says which there are."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--rules", metavar="PRESET", default="brief", help=f"house rules: {', '.join(PRESETS)}")
    parser.add_argument(
        "--rule", metavar="NAME=VALUE", action="append", default=[], help="one house rule, over the preset's"
    )


def house_rules(preset: str, changes: Sequence[str]) -> HouseRules:
    """The preset with ``changes`` like ``raise_cap=none`` or ``burn=off``. Raises HouseRuleError."""
    if preset not in PRESETS:
        raise HouseRuleError(f"unknown preset {preset!r}; known: {', '.join(PRESETS)}")
    return replace(PRESETS[preset], **dict(map(_change, changes)))


def _change(text: str) -> tuple[str, Any]:
    name, equals, value = text.partition("=")
    if not equals:
        raise HouseRuleError(f"a house rule is given as NAME=VALUE, not {text!r}")
    names = [field.name for field in fields(HouseRules)]
    if name not in names:
        raise HouseRuleError(f"unknown house rule {name!r}; known: {', '.join(names)}")
    values = _values(get_type_hints(HouseRules)[name])
    if value not in values:
        raise HouseRuleError(f"{name} cannot be {value!r}; it can be {', '.join(values)}")
    return name, values[value]


def _values(hint: Any) -> dict[str, Any]:
    """What people write, and what it means, for a house rule of that type."""
    if hint is bool:
        return {"on": True, "off": False}
    if hint is NoneType:
        return {"none": None}
    if get_origin(hint) is Literal:
        return {str(value): value for value in get_args(hint)}
    return {text: value for part in get_args(hint) for text, value in _values(part).items()}
