"""The games that a table plays in rotation, each with the house rules and stakes that fit it."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, fields, replace

from bot.poker.games import GAMES
from bot.poker.games.base import Game
from bot.poker.games.mixes import is_of_both_kinds, later_stakes, least_bet
from bot.poker.house_rules import HouseRules
from bot.poker.machine.set_up import check_stakes
from bot.poker.stakes import Limit, Stakes
from bot.tables.state import TableSettings, TableState


@dataclass(frozen=True, slots=True)
class Leg:
    """One game of a table's rotation, with its rules and stakes."""

    game: Game
    rules: HouseRules
    stakes: Stakes
    is_of_both_kinds: bool = False
    """True if other games of the rotation have a fixed limit, or have none where this one has it (R-17.3)."""

    @property
    def posts_blinds(self) -> bool:
        return self.game.forced_under(self.rules) == "blinds"

    @property
    def bets_per_level(self) -> int:
        """The bet of a tournament's level, in the smallest bets of this game (R-17.3)."""
        return 2 if self.is_of_both_kinds and self.stakes.limit != "fixed" else 1

    def at(self, bet: int | None) -> "Leg":
        """Return the game with the stakes of a tournament's level (T-3.1, T-4.1, R-17.7).

        ``bet`` is the level's bet; None keeps the game's own stakes.
        """
        if bet is None:
            return self
        limit = self.stakes.limit
        least = least_bet(limit, bet) if self.is_of_both_kinds else bet
        return replace(self, stakes=self.game.stakes(self.rules, least, None, limit))


def legs(settings: TableSettings) -> tuple[Leg, ...]:
    """Return the table's games in order of rotation, at least one. Raises ValueError for an unknown game."""
    game = _game(settings.game)
    if not settings.rotation:
        return (Leg(game, settings.rules, settings.stakes),)
    first = Leg(game, game.fitting(settings.rules), settings.stakes)
    played = tuple(first if name == settings.game else _later_leg(settings, name) for name in settings.rotation)
    if not is_of_both_kinds([leg.stakes.limit for leg in played]):
        return played
    return tuple(map(_of_both_kinds, played))


def naming_leg(played: Sequence[Leg]) -> Leg:
    """Return the game by whose stakes a tournament's levels are named (R-17.7).

    It is the first game with a fixed limit, or the first game if none has one.
    """
    return min(played, key=lambda leg: leg.stakes.limit != "fixed")


def next_leg(settings: TableSettings, state: TableState) -> tuple[int, int]:
    """Return the index in the rotation of the next hand's game, and how many of its hands have been dealt."""
    count, leg = len(settings.rotation), state.leg
    if state.chosen is not None:
        return state.chosen.place, 0
    length = leg.length or settings.rotation_hands or len(state.dealt_in)
    if not count or not leg.hands or leg.hands < length:
        return leg.place, leg.hands
    return (leg.place + 1) % count, 0


def checked_legs(settings: TableSettings) -> tuple[Leg, ...]:
    """Return the table's games. Raises ValueError if no hand could be dealt with its settings."""
    if settings.rotation and settings.rotation[0] != settings.game:
        raise ValueError("a rotation begins with the table's own game")
    if settings.rotation_hands is not None and settings.rotation_hands < 1:
        raise ValueError("a rotation cannot change after fewer than one hand")
    if settings.dealers_choice and not settings.rotation:
        raise ValueError("dealer's choice needs games to choose from")
    played = legs(settings)
    for leg in played:
        if not leg.game.seats_least <= settings.seats_max <= leg.game.seats_most:
            raise ValueError(f"{leg.game.name} can't be dealt to {settings.seats_max} seats")
        check_stakes(leg.game, leg.rules, leg.stakes)
    if misfit := _unused_rule(settings.rules, played):
        raise ValueError(f"the house rule {misfit} doesn't apply to any game at this table")
    return played


def _game(name: str) -> Game:
    if name not in GAMES:
        raise ValueError(f"there is no game {name}")
    return GAMES[name]


def _later_leg(settings: TableSettings, name: str) -> Leg:
    """Return a game of the rotation after the first, in its own limit."""
    game = _game(name)
    rules, limit = game.fitting(settings.rules), _limit(settings, game)
    return Leg(game, rules, later_stakes(game, rules, limit, settings.stakes, settings.big_bet_blinds))


def _of_both_kinds(leg: Leg) -> Leg:
    """Return a game of a mix of both kinds: without a big blind ante if it has a fixed limit (R-17.4)."""
    rules = replace(leg.rules, bb_ante=False) if leg.stakes.limit == "fixed" else leg.rules
    return replace(leg, rules=rules, is_of_both_kinds=True)


def _limit(settings: TableSettings, game: Game) -> Limit:
    """Return the limit of a game after the first: the game's usual limit, unless the table sets another.

    The table sets it in ``rotation_limit``, or by an unusual limit for its first game.
    """
    limit = settings.rotation_limit
    if limit is None and settings.stakes.limit != GAMES[settings.game].limits[0]:
        limit = settings.stakes.limit
    return limit if limit in game.limits else game.limits[0]


def _unused_rule(rules: HouseRules, played: Iterable[Leg]) -> str | None:
    """Return the name of a house rule that was set but applies to none of the games, or None."""
    for rule in fields(HouseRules):
        value = getattr(rules, rule.name)
        if all(getattr(leg.rules, rule.name) != value for leg in played):
            return rule.name
    return None
