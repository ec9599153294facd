"""The code of each variant: a letter for the limit (F fixed, P pot, N no limit), then the game's code.

A code outside the standard is this program's own, built the same way. In files with such a code, a comment explains it,
and names the standard variant whose fields and lines are used (``notes_on``). In addition:

- In games with antes only, ``blinds_or_straddles`` may be left out.
- In Jackpots the cards dealt prove the openers, so no line shows them separately. The field ``_absent`` lists the
actions, by number from 1, that were checks made for players who did not act; if nobody opens such a deal, they are
not dealt in again (R-7.3). No line says that the pot is returned, but the final stacks do.
- The field ``_taken_out`` lists the players who were taken out of their tournament in the hand and mucked a hand that
could have won (T-3.6).
- The field ``_house_rules`` lists the house rules that are not the default, written as on the command line:
``_house_rules = ['joker=bug', 'jackpots=on', 'pass_in_max=5']``.
"""

from typing import Final

from bot.poker.games import GAMES
from bot.poker.games.base import Game
from bot.poker.house_rules import HouseRules
from bot.poker.phh.errors import PhhError
from bot.poker.stakes import Limit

STANDARD: Final = frozenset({"FT", "NT", "NS", "PO", "FO/8", "F7S", "F7S/8", "FR", "N2L1D", "F2L3D", "FB"})
"""All variant codes of the standard, including games that this program does not deal."""
_LETTERS: Final[dict[Limit, str]] = {"fixed": "F", "pot": "P", "no": "N"}


def code_of(game: Game, limit: Limit) -> str:
    return _LETTERS[limit] + game.phh


def variant_of(code: str) -> tuple[Game, Limit]:
    """Return the game and the limit of a code. Raises PhhError for an unknown variant."""
    variants = {code_of(game, limit): (game, limit) for game in GAMES.values() for limit in game.limits}
    if code not in variants:
        raise PhhError(f"unknown variant {code!r}; known: {', '.join(variants)}")
    return variants[code]


def notes_on(game: Game, limit: Limit, rules: HouseRules) -> list[str]:
    """Return the comments that a file has about its features outside the standard."""
    notes = []
    code = code_of(game, limit)
    if code not in STANDARD:
        notes.append(
            f"{code} is not a code of the standard: {game.name}, {limit} limit, written like {_like(game, limit)}."
        )
    if rules.joker != "none":
        notes.append("Jo is the joker.")
    if rules.jackpots:
        notes += (
            "A deal that nobody opens is followed by the lines of the next, for which everybody antes again; "
            '"pN f" between the two says that player N gave up their share.',
            "_absent lists the actions that were checks made for players who did not act: they are dealt in no more. "
            f"With fewer than two left, or after {rules.pass_in_max} deals, the pot goes back, which no line tells.",
        )
    return notes


def _like(game: Game, limit: Limit) -> str:
    """Return the standard's variant whose fields and lines the game's files have."""
    if game.forced == "bring_in":
        return "FR"
    if game.has_board:
        return "FT" if limit == "fixed" else "NT"
    return "F2L3D" if limit == "fixed" else "N2L1D"
