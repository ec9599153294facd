"""House rules from the command line: ``--rules PRESET`` and ``--rule NAME=VALUE``."""

import argparse
from collections.abc import Sequence

from bot.poker.house_rules import PRESETS, HouseRules
from bot.poker.rule_text import HouseRuleError, preset, with_rules

__all__ = ["HouseRuleError", "add_arguments", "house_rules"]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--rules", metavar="PRESET", default="brief", help=f"house rules: {', '.join(PRESETS)}")
    parser.add_argument(
        "--rule", metavar="NAME=VALUE", action="append", default=[], help="one house rule, over the preset's"
    )


def house_rules(name: str, changes: Sequence[str]) -> HouseRules:
    """The preset with ``changes`` like ``raise_cap=none`` or ``burn=off``. Raises HouseRuleError."""
    return with_rules(preset(name), changes)
