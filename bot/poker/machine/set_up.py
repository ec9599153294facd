"""The check that a hand may start with given seats, stakes and house rules."""

from collections.abc import Mapping, Sequence

from bot.poker.games.base import Game
from bot.poker.house_rules import HouseRules
from bot.poker.stakes import Stakes


def check_set_up(game: Game, rules: HouseRules, stakes: Stakes, seats: Sequence[tuple[int, int]]) -> None:
    """Raise ValueError for a set-up that is not allowed.

    Raise TypeError for chips that are not whole numbers.
    """
    if not game.seats_least <= len(seats) <= game.seats_most:
        raise ValueError(f"{game.name} is for {game.seats_least} to {game.seats_most} players")
    if len({seat for seat, _ in seats}) != len(seats):
        raise ValueError("a seat is named twice")
    for _, stack in seats:
        if type(stack) is not int:
            raise TypeError("chips are whole numbers")
        if stack < 1:
            raise ValueError("a player without chips can't be dealt in")
    check_stakes(game, rules, stakes)


def check_stakes(game: Game, rules: HouseRules, stakes: Stakes) -> None:
    """Raise ValueError for stakes or house rules that do not fit the game."""
    misfit = game.misfit(rules)
    if misfit is not None:
        raise ValueError(f"the house rule {misfit} doesn't apply to {game.name} here")
    if stakes.limit not in game.limits:
        raise ValueError(f"{game.name} isn't played in {stakes.limit} limit")
    forced = {"bring_in": stakes.bring_in, "blinds": stakes.big_blind, "ante": stakes.ante}
    needed = game.forced_under(rules)
    if not forced[needed]:
        raise ValueError(f"{game.name} needs stakes with {needed.replace('_', '-')}")
    if needed != "blinds" and stakes.big_blind:
        raise ValueError(f"{game.name} has no blinds here")


def customary_blinds(stakes: Stakes, seats: Sequence[int]) -> Mapping[int, int]:
    """Return seat -> blind for the usual blinds: the first two seats left of the button post them (R-5.1).

    Heads-up the button has the small blind. ``seats`` are in order of dealing. Empty if the stakes have no blinds.
    """
    if not stakes.big_blind:
        return {}
    small, big = (seats[1], seats[0]) if len(seats) == 2 else (seats[0], seats[1])
    return {small: stakes.small_blind, big: stakes.big_blind}
