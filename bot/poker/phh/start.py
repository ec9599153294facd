"""The start of a hand from a hand history: its game, rules and forced bets."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal

from bot.poker.games.base import Game
from bot.poker.hand import Hand
from bot.poker.house_rules import HouseRules
from bot.poker.phh.errors import PhhError
from bot.poker.phh.history import HandHistory
from bot.poker.phh.variants import variant_of
from bot.poker.stakes import Limit, Stakes


@dataclass(frozen=True, slots=True)
class Posted:
    """The game, and the house rules that follow from the forced bets in the file."""

    game: Game
    limit: Limit
    rules: HouseRules
    table_ante: int
    """The big blind's ante for the whole table (R-5.1); 0 unless the big blind alone antes."""

    @classmethod
    def of(cls, history: HandHistory, rules: HouseRules) -> "Posted":
        game, limit = variant_of(history.variant)
        table_ante = _table_ante(history)
        rules = replace(rules, bb_ante=bool(table_ante))
        if game.forced != "bring_in":
            forced: Literal["blinds", "ante"] = "blinds" if any(history.blinds) else "ante"
            if forced != game.forced_under(rules):
                rules = replace(rules, forced_bets=forced)
        return cls(game, limit, rules, table_ante)


def start(history: HandHistory, posted: Posted, deck: Sequence[int]) -> Hand:
    """Start the hand of the file: player i has seat i, and the last player has the button.

    Raises PhhError for a set-up that is not allowed.
    """
    stacks = list(enumerate(history.starting_stacks, 1))
    if not stacks:
        raise PhhError("starting_stacks names no players")
    antes = () if posted.table_ante else history.antes
    try:
        return Hand.start(
            posted.game,
            posted.rules,
            _stakes(history, posted, max(antes, default=0)),
            stacks,
            len(stacks),
            deck,
            last_two=len(stacks) == 2,
            antes=dict(enumerate(antes, 1)),
            blinds=dict(enumerate(map(abs, history.blinds), 1)) if any(history.blinds) else {},
            table_ante=posted.table_ante,
            big_blind=1 + big_blind_at(history.blinds) if any(history.blinds) else 0,
        )
    except ValueError as error:
        raise PhhError(f"no table allows this hand: {error}") from None


def _stakes(history: HandHistory, posted: Posted, ante: int) -> Stakes:
    """Return the hand's stakes; if antes differ, the largest is the ante.

    The small blind may be dead (R-5.2).
    """
    blinds = [blind for blind in history.blinds if blind > 0]
    return Stakes(
        history.small_bet,
        history.big_bet,
        min(ante, history.bring_in) if history.bring_in else ante,
        history.bring_in,
        min(blinds, default=0),
        max(blinds, default=0),
        posted.limit,
    )


def big_blind_at(blinds: Sequence[int]) -> int:
    """Return the index of the big blind: the largest blind, or the second player if both blinds are equal."""
    at = blinds.index(max(blinds))
    return 1 if len(blinds) > 2 and at == 0 and blinds[1] == blinds[0] else at


def _table_ante(history: HandHistory) -> int:
    """Return the big blind's ante if nobody else antes; otherwise 0."""
    payers = [at for at, ante in enumerate(history.antes) if ante]
    if any(history.blinds) and payers == [big_blind_at(history.blinds)]:
        return history.antes[payers[0]]
    return 0
