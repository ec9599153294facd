"""House rules on the command line: ``--rules PRESET``, ``--rule NAME=VALUE``, and ``--joker VALUE``."""

import argparse
from collections.abc import Sequence

from bot.poker.games.base import Game
from bot.poker.house_rules import PRESETS, HouseRules
from bot.poker.rule_text import HouseRuleError, preset, with_rules

__all__ = ["HouseRuleError", "add_arguments", "fitting", "house_rules"]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--rules", metavar="PRESET", default="brief", help=f"house rules: {', '.join(PRESETS)}")
    parser.add_argument(
        "--rule", metavar="NAME=VALUE", action="append", default=[], help="one house rule, instead of the preset's"
    )
    parser.add_argument(
        "--joker",
        metavar="none|wild|bug|low",
        dest="rule",
        action="append",
        default=[],
        type="joker={}".format,
        help="the house rule joker: wild or bug in Five Card Draw, low in A-5 Single Draw",
    )


def house_rules(name: str, changes: Sequence[str]) -> HouseRules:
    """Return the preset with changes like ``raise_cap=none`` or ``burn=off``. Raises HouseRuleError."""
    return with_rules(preset(name), changes)


def fitting(game: Game, args: argparse.Namespace) -> HouseRules:
    """Return the house rules that the arguments give.

    Raises ValueError for an unknown rule, or one that does not apply to the game.
    """
    rules = house_rules(args.rules, args.rule)
    misfit = game.misfit(rules)
    if misfit is not None:
        raise ValueError(f"the house rule {misfit} doesn't apply to {game.name} here")
    return rules
