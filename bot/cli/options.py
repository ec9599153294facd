"""What ``rank``, ``replay`` and ``simulate`` have in common beside ``house_rules``."""

import argparse

from bot.cli import house_rules
from bot.poker.games.base import Game
from bot.poker.house_rules import HouseRules


def add_joker(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--joker",
        metavar="none|wild|bug",
        dest="rule",
        action="append",
        default=[],
        type="joker={}".format,
        help="the house rule joker of Five Card Draw",
    )


def fitting(game: Game, args: argparse.Namespace) -> HouseRules:
    """The house rules asked for. Raises ValueError where there are no such, or one means nothing in the game."""
    rules = house_rules.house_rules(args.rules, args.rule)
    misfit = game.misfit(rules)
    if misfit is not None:
        raise ValueError(f"the house rule {misfit} does not fit {game.name} here")
    return rules
