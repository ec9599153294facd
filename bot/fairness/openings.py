"""Which cards a reader was shown, and so which places a proof opens to them (F-6)."""

from collections.abc import Mapping, Sequence

from bot.fairness.log import Entry, Taken
from bot.poker.events import DeckShuffled, HandFinished, HandStarted, HoldingShown, PassedIn, PotAwarded, StreetDealt
from bot.poker.games import GAMES

Spot = tuple[int, int]
"""(deck as taken, position)."""
ROOM = 0
"""A reader without a seat, to whom only what all saw is opened."""


def seen_by(log: Sequence[Entry], reader: int, cards: Mapping[Spot, int]) -> set[Spot]:
    """The positions whose cards the reader was shown. ``cards`` tells at least those of hands that were turned up."""
    seen = {(one.deck, one.position) for entry in log for one in entry.taken if _is_seen(one, reader)}
    return seen | shown_down(log, cards)


def _is_seen(taken: Taken, reader: int) -> bool:
    if taken.use in ("up", "community"):
        return True
    if taken.use == "passed" and not taken.seat:
        return True
    return taken.use in ("down", "passed") and taken.seat == reader != ROOM


def shown_down(log: Sequence[Entry], cards: Mapping[Spot, int]) -> set[Spot]:
    """The positions of down cards that were turned up for all.

    In a draw game a position tells when its card was drawn, so only those of a hand that won chips at the showdown are
    opened, and only where the stub was never made up: that would tell which cards had been thrown away.
    """
    return {
        spot
        for shown, before in turned_up(log)
        for spot in down_of(before, shown.seat)
        if not has_draws(log) or cards.get(spot) in shown.cards
    }


def turned_up(log: Sequence[Entry]) -> list[tuple[HoldingShown, Sequence[Entry]]]:
    """The hands turned up whose places are opened to all, each with the log before it: an all-in hand of stud is turned
    up before its last card comes, which lies face down until it is turned up, too."""
    if not has_draws(log):
        return _shown(log)
    if was_made_up(log):
        return []
    end = next((at for at, entry in enumerate(log) if isinstance(entry.event, HandFinished)), len(log))
    won = {seat for entry in log if isinstance(entry.event, PotAwarded) for seat, chips in entry.event.shares if chips}
    return [(shown, before) for shown, before in _shown(log[:end]) if shown.seat in won]


def shown_unbound(log: Sequence[Entry], reader: int) -> tuple[int, ...]:
    """The seats of others that showed their hands while their places stay shut: the proof does not bind these cards,
    and only their owners' own proofs settle them."""
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


def was_made_up(log: Sequence[Entry]) -> bool:
    """The stub ran out since the last full deal, and was made up of what had been thrown away (R-5.5)."""
    made_up = dealt = False
    for entry in log:
        match entry.event:
            case PassedIn():
                made_up = dealt = False
            case StreetDealt():
                dealt = True
            case DeckShuffled() if dealt:
                made_up = True
    return made_up


def down_of(log: Sequence[Entry], seat: int) -> list[Spot]:
    """The positions that the seat got face down since the last full deal, in order."""
    spots: list[Spot] = []
    for entry in log:
        if isinstance(entry.event, PassedIn):
            spots.clear()
        spots += [(one.deck, one.position) for one in entry.taken if one.use == "down" and one.seat == seat]
    return spots
