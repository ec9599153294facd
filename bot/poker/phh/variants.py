"""The variants' codes: a letter for the limit (F fixed, P pot, N no limit), then the game's.

A code that the standard does not know is this program's own, made in the same manner; its files say in a comment what
it stands for and which of the standard's variants it takes its fields and lines from (``notes_on``). Besides:

- where there are only antes, ``blinds_or_straddles`` may be left out;
- in Jackpots openers are proved by the cards that were dealt, so no line shows them apart; the field ``_absent`` lists
  the actions, by number from 1, that were checks made for players who did not act: once such a deal is passed in they
  are dealt in no more (R-7.3); no line tells that the pot goes back, but the final stacks do;
- the field ``_taken_out`` lists the players who were taken out of their tournament in the hand: they put away at the
  showdown what could have won (T-3.6);
- in every variant the field ``_house_rules`` lists the house rules that are not the default, each written as on the
  command line: ``_house_rules = ['joker=bug', 'jackpots=on', 'pass_in_max=5']``.
"""

from typing import Final

from bot.poker.games import GAMES
from bot.poker.games.base import Game
from bot.poker.house_rules import HouseRules
from bot.poker.phh.errors import PhhError
from bot.poker.stakes import Limit

STANDARD: Final = frozenset({"FT", "NT", "NS", "PO", "FO/8", "F7S", "F7S/8", "FR", "N2L1D", "F2L3D", "FB"})
"""All codes of the standard, those of games that are not dealt here among them."""
_LETTERS: Final[dict[Limit, str]] = {"fixed": "F", "pot": "P", "no": "N"}


def code_of(game: Game, limit: Limit) -> str:
    return _LETTERS[limit] + game.phh


def variant_of(code: str) -> tuple[Game, Limit]:
    """The game and the limit that the code stands for. Raises PhhError where there is no such variant."""
    variants = {code_of(game, limit): (game, limit) for game in GAMES.values() for limit in game.limits}
    if code not in variants:
        raise PhhError(f"unknown variant {code!r}; known: {', '.join(variants)}")
    return variants[code]


def notes_on(game: Game, limit: Limit, rules: HouseRules) -> list[str]:
    """Sentences for a file's reader: what of the hand the standard does not know, and how the file tells it."""
    notes = []
    code = code_of(game, limit)
    if code not in STANDARD:
        like = "FR" if game.forced == "bring_in" else "F2L3D" if limit == "fixed" else "N2L1D"
        notes.append(f"{code} is not a code of the standard: {game.name}, {limit} limit, written like {like}.")
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
