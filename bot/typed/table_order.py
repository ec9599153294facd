"""Conversion of the options of /table open into a table's settings.

No I/O. Options that do not fit together raise Complaint.
"""

from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import Final

from bot.common.complaint import Complaint
from bot.poker.games.base import Game
from bot.poker.house_rules import HouseRules
from bot.poker.stakes import BigBetBlinds, Limit, Stakes
from bot.tables.rules.rotation import Leg, legs
from bot.tables.state import TableSettings
from bot.typed.game_names import DEALERS_CHOICE
from bot.typed.house_rules import parse_house_rules
from bot.typed.rotation import games_of
from bot.typed.stakes import ForcedBets, first_limit, parse_limit, parse_stakes

CLOCK_LEAST: Final = 5
CLOCK_MOST: Final = 3600
"""The maximum length of a turn, in seconds."""
ROTATION_HANDS_MOST: Final = 100
BUY_IN_BIG_BETS: Final = 20
"""The default buy-in in fixed limit, in big bets."""
BUY_IN_LEAST_BETS: Final = 50
"""The default buy-in in pot limit and no limit, in big blinds."""

BESIDES_A_PRESET: Final = ("preset", "name", "private", "role", "practice")
"""The options that can be given together with a preset, because presets do not contain them."""


@dataclass(frozen=True, slots=True)
class TableOrder:
    """The options of the command as the user typed them; options left out have defaults."""

    game: str | None = None
    stakes: str | None = None
    limit: Limit | None = None
    private: bool = False
    preset: str | None = None
    rules: str | None = None
    name: str | None = None
    seats: int | None = None
    pace: str | None = None
    clock: int | None = None
    """The length of a turn, in seconds."""
    buy_in: int | None = None
    buy_in_most: int | None = None
    role: int | None = None
    practice: bool = False
    rotation: str | None = None
    rotation_hands: int | None = None
    ante: int | None = None
    bring_in: int | None = None
    blinds: str | None = None
    big_bet_blinds: BigBetBlinds | None = None

    def has_besides(self, *names: str) -> bool:
        """Return True if the user chose any option other than these."""
        return any(getattr(self, each.name) != each.default for each in fields(self) if each.name not in names)


def settings_of(order: TableOrder) -> TableSettings:
    """Return the table's settings, with the default pace. Raises Complaint."""
    if order.game is None or order.stakes is None:
        raise Complaint("open-what")
    games = games_of(order.game, order.rotation, order.limit)
    mixed = len(games) > 1
    if order.rotation_hands is not None and not mixed:
        raise Complaint("rotation-without-mix")
    limit = parse_limit(order.limit, games)
    rules = parse_house_rules(order.rules, games, limit)
    stakes = _stakes(order.stakes, order, games, rules, first_limit(limit, games))
    least, most = buy_in_range(stakes, order.buy_in, order.buy_in_most)
    settings = TableSettings(
        game=games[0].name,
        stakes=stakes,
        rules=rules,
        seats_max=seats_of(games, order.seats),
        buy_in_least=least,
        buy_in_most=most,
        rotation=tuple(game.name for game in games) if mixed else (),
        rotation_hands=order.rotation_hands,
        rotation_limit=limit if mixed else None,
        dealers_choice=order.game == DEALERS_CHOICE,
        big_bet_blinds=order.big_bet_blinds or "half",
    )
    played = legs(settings)
    if order.big_bet_blinds is not None and not played[0].is_of_both_kinds:
        raise Complaint("big-bet-blinds-of-one-kind")
    _check_buy_in(settings, played)
    return settings


def _check_buy_in(settings: TableSettings, played: Sequence[Leg]) -> None:
    """Raise Complaint if the buy-in is less than a big bet of one of a mix's games."""
    big_bet = max(leg.stakes.big_bet for leg in played)
    if settings.buy_in_least < big_bet:
        raise Complaint("buy-in-too-small", least=big_bet)


def _stakes(typed: str, order: TableOrder, games: Sequence[Game], rules: HouseRules, limit: Limit) -> Stakes:
    """Return the stakes of the first game.

    The other games of a mix derive their stakes from the first game's bets, so for a mix only the bets may be chosen.
    Raises Complaint.
    """
    first, fit = games[0], games[0].fitting(rules)
    stakes = parse_stakes(typed, first, fit, limit, ForcedBets(order.ante, order.bring_in, order.blinds))
    if len(games) > 1 and stakes != first.stakes(fit, stakes.small_bet, stakes.big_bet, limit):
        raise Complaint("stakes-of-a-mix")
    return stakes


def buy_in_range(stakes: Stakes, least: int | None, most: int | None) -> tuple[int, int]:
    """Return the table's minimum and maximum buy-in in chips (R-3.1).

    They are equal unless a maximum is given. Raises Complaint.
    """
    fixed = stakes.limit == "fixed"
    usual = BUY_IN_BIG_BETS * stakes.big_bet if fixed else BUY_IN_LEAST_BETS * stakes.small_bet
    least = (usual if most is None else min(usual, most)) if least is None else least
    most = least if most is None else most
    if least < stakes.big_bet:
        raise Complaint("buy-in-too-small" if fixed else "buy-in-under-a-bet", least=stakes.big_bet)
    if most < least:
        raise Complaint("buy-in-order", least=least, most=most)
    return least, most


def seats_of(games: Sequence[Game], seats: int | None) -> int:
    """Return the given number of seats, or by default the maximum that all the games allow.

    Raises Complaint if a game does not allow that many.
    """
    most = min(game.seats_most for game in games)
    if seats is not None and seats > most:
        raise Complaint("seats-too-many", most=most)
    return most if seats is None else seats
