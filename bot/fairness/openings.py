"""The deck positions of the cards that a reader saw; the reader's proof reveals these cards (F-6)."""

from collections.abc import Mapping, Sequence

from bot.fairness.log import Entry, Taken
from bot.poker.events import DeckShuffled, HandFinished, HandStarted, HoldingShown, PassedIn, PotAwarded, StreetDealt
from bot.poker.games import GAMES

Spot = tuple[int, int]
"""(index of the deck in the order of use, position from the top)."""
ROOM = 0
"""The reader number of a spectator, who saw only the public cards."""


def seen_by(log: Sequence[Entry], reader: int, cards: Mapping[Spot, int]) -> set[Spot]:
    """Return the positions of the cards that the reader saw.

    ``cards`` maps positions to cards; it must include the cards of shown hands.
    """
    seen = {(one.deck, one.position) for entry in log for one in entry.taken if _is_seen(one, reader)}
    return seen | shown_down(log, cards)


def _is_seen(taken: Taken, reader: int) -> bool:
    if taken.use in ("up", "community"):
        return True
    if taken.use == "passed" and not taken.seat:
        return True
    return taken.use in ("down", "passed") and taken.seat == reader != ROOM


def shown_down(log: Sequence[Entry], cards: Mapping[Spot, int]) -> set[Spot]:
    """Return the positions of down cards that were shown to everybody and may be revealed.

    In a draw game a position reveals when its card was drawn. So only cards of a hand that won chips at the showdown
    are included, and none if the stub was refilled, because that would reveal which cards had been discarded.
    """
    return {
        spot
        for shown, before in turned_up(log)
        for spot in down_of(before, shown.seat)
        if not has_draws(log) or cards.get(spot) in shown.cards
    }


def turned_up(log: Sequence[Entry]) -> list[tuple[HoldingShown, Sequence[Entry]]]:
    """Return (show, log before it) for the shown hands whose card positions may be revealed to everybody.

    An all-in hand of stud is shown before its last card is dealt; that card stays face down until it is shown too.
    """
    if not has_draws(log):
        return _shown(log)
    if was_refilled(log):
        return []
    end = next((at for at, entry in enumerate(log) if isinstance(entry.event, HandFinished)), len(log))
    won = {seat for entry in log if isinstance(entry.event, PotAwarded) for seat, chips in entry.event.shares if chips}
    return [(shown, before) for shown, before in _shown(log[:end]) if shown.seat in won]


def shown_unbound(log: Sequence[Entry], reader: int) -> tuple[int, ...]:
    """Return the other seats that showed a hand whose card positions this proof does not reveal.

    Only these players' own proofs can confirm that they held the cards.
    """
    if not log:
        return ()
    bound = {shown.seat for shown, _ in turned_up(log)}
    shown = {entry.event.seat for entry in log if isinstance(entry.event, HoldingShown)}
    return tuple(sorted(shown - bound - {reader}))


def _shown(log: Sequence[Entry]) -> list[tuple[HoldingShown, Sequence[Entry]]]:
    return [(entry.event, log[:at]) for at, entry in enumerate(log) if isinstance(entry.event, HoldingShown)]


def has_draws(log: Sequence[Entry]) -> bool:
    started = log[0].event
    return isinstance(started, HandStarted) and GAMES[started.game].has_draws


def was_refilled(log: Sequence[Entry]) -> bool:
    """Return True if the stub ran out in the last full deal and was refilled (R-5.5).

    Discards and folded hands refill it.
    """
    refilled = dealt = False
    for entry in log:
        match entry.event:
            case PassedIn():
                refilled = dealt = False
            case StreetDealt():
                dealt = True
            case DeckShuffled() if dealt:
                refilled = True
    return refilled


def down_of(log: Sequence[Entry], seat: int) -> list[Spot]:
    """Return the positions of the seat's down cards since the last full deal, in order."""
    spots: list[Spot] = []
    for entry in log:
        if isinstance(entry.event, PassedIn):
            spots.clear()
        spots += [(one.deck, one.position) for one in entry.taken if one.use == "down" and one.seat == seat]
    return spots
