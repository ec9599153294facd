"""Deviations of pokerkit 0.7 from the rules; a hand that shows one is not compared.

The house rules of the compared hands avoid others: position decides between tied low boards (``low_tie=position``),
and a round of Razz has four bets and raises (``raise_cap=3``). pokerkit does not count the big blind among them, which
shows only in hands that it plays itself.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final

from bot.poker.events import (
    AntePosted,
    BetMade,
    BlindPosted,
    BroughtIn,
    Called,
    Checked,
    Completed,
    DeckShuffled,
    Drew,
    Event,
    Folded,
    HandStarted,
    PotAwarded,
    Raised,
    StreetDealt,
)
from bot.poker.games import GAMES
from bot.poker.hand import Hand
from bot.poker.holdings import SplitRanking

Raising = Completed | BetMade | Raised
Acting = Raising | Called | Checked | Folded | BroughtIn


def short_bring_in_called(events: Sequence[Event]) -> bool:
    """Return whether a short bring-in was called, which costs the full one (R-4.10) but less in pokerkit."""
    bring_in = _started(events).stakes.bring_in
    for street in _streets(events):
        if any(isinstance(event, BroughtIn) and event.to < bring_in for event in street):
            first = next((event for event in street if isinstance(event, Called | Raising)), None)
            return isinstance(first, Called)
    return False


def bring_in_folded(events: Sequence[Event]) -> bool:
    """Return whether the first player folded a passed-on bring-in, which R-4.10 allows and pokerkit does not."""
    first = next((event for event in events if isinstance(event, Acting)), None)
    return _started(events).stakes.bring_in > 0 and isinstance(first, Folded)


def short_all_in_raised(events: Sequence[Event]) -> bool:
    """Return whether a short all-in was raised, which pokerkit never allows.

    R-3.7: a player who has not acted may complete it; half a bet counts as the raise; in pot limit and no limit
    several short all-ins may add up to one.
    """
    started = _started(events)
    left = dict(zip(started.seats, started.stacks, strict=True))
    streets = GAMES[started.game].streets_under(started.rules)
    for index, street in enumerate(_streets(events), -1):
        big = index >= 0 and streets[index].big_bet
        unit = started.stakes.big_bet if big else started.stakes.small_bet
        if _raised_after_short(street, left, unit, 0 if index else started.stakes.big_blind):
            return True
    return False


def _raised_after_short(street: Iterable[Event], left: dict[int, int], unit: int, level: int) -> bool:
    """Return whether a raise follows a short all-in.

    ``unit`` is the smallest raise, which never grows in fixed limit.
    """
    short = False
    for event in street:
        if isinstance(event, AntePosted | BlindPosted):
            left[event.seat] -= event.amount
        elif isinstance(event, BroughtIn | Called):
            left[event.seat] -= event.cost
        elif isinstance(event, Raising):
            left[event.seat] -= event.cost
            if short:
                return True
            short = event.to - level < unit and not left[event.seat]
            unit, level = max(unit, event.to - level), event.to
    return False


def odd_chip(events: Sequence[Event]) -> bool:
    """Return whether a pot has an odd chip that pokerkit gives to another player.

    R-3.9: in Razz it goes to the highest card, in pokerkit to the lowest index, as in draw games. There several odd
    chips go to one player each, and each pot has its own (R-3.6); pokerkit gives all to the first, and merges pots
    whose losers leave the same players.
    """
    odd = [event.amount % len(event.shares) for event in events if isinstance(event, PotAwarded)]
    if GAMES[_started(events).game].odd_chips == "left_of_button":
        return max(odd) > 1 or (len(odd) > 1 and any(odd))
    return any(odd)


def odd_half(events: Sequence[Event]) -> bool:
    """Return whether pokerkit halves the pots differently.

    R-3.6, R-11.1: each pot is halved separately, while pokerkit merges pots whose losers leave the same players. A pot
    whose halves have the same winners is shared once, in pokerkit once for each half.
    """
    if not isinstance(GAMES[_started(events).game].ranking, SplitRanking):
        return False
    awards = [event for event in events if isinstance(event, PotAwarded)]
    pots = Counter[int]()
    for event in awards:
        pots[event.pot] += event.amount
    whole = any(not event.half and event.amount % (2 * len(event.shares)) for event in awards if len(event.shares) > 1)
    return whole or (len(pots) > 1 and any(amount % 2 for amount in pots.values()))


def no_low_in_one_pot(events: Sequence[Event]) -> bool:
    """Return whether only some pots have a low.

    R-11.2: each pot is judged separately; pokerkit shares the low half of a pot without a low among all its players if
    another pot has a low.
    """
    if not isinstance(GAMES[_started(events).game].ranking, SplitRanking):
        return False
    state = Hand.from_events(events).state
    low = state.halves[-1]
    contested = [[state.player(seat) for seat in pot.eligible] for pot in state.pots() if len(pot.eligible) > 1]
    return len({any(low.strength(state.cards(player), state.board) for player in pot) for pot in contested}) > 1


def deck_runs_out_after_folds(events: Sequence[Event]) -> bool:
    """Return whether a community card was dealt after folds: pokerkit deals the folded cards again (R-4.9)."""
    community = any(isinstance(event, StreetDealt) and event.community is not None for event in events)
    return community and any(isinstance(event, Folded) for event in events)


def stub_reshuffled(events: Sequence[Event]) -> bool:
    """Return whether the stub was reshuffled.

    R-5.5: the last card is not dealt, and the discards of players not served yet stay out; pokerkit deals the last
    card and shuffles all discards in.
    """
    drawn = next((at for at, event in enumerate(events) if isinstance(event, Drew)), len(events))
    return any(isinstance(event, DeckShuffled) for event in events[max(0, drawn - 1) :])


def short_big_blind(events: Sequence[Event]) -> bool:
    """Return whether the big blind was short.

    R-5.1: a short big blind is called in full and posted before the table ante. In pokerkit it is called as posted,
    the action starts elsewhere if it is below the small blind, and the ante comes first.
    """
    started = _started(events)
    if not started.blinds:
        return False
    at = started.blinds.index(started.stakes.big_blind)
    return started.stacks[at] < started.stakes.big_blind + started.table_ante


def big_blind_not_asked(events: Sequence[Event]) -> bool:
    """Return whether the big blind had no option because nobody could bet against them; pokerkit still asks (R-3.4)."""
    started = _started(events)
    if not started.blinds or not any(isinstance(event, StreetDealt) and event.street for event in events):
        return False
    at = started.blinds.index(started.stakes.big_blind)
    acted = {event.seat for event in list(_streets(events))[1] if isinstance(event, Acting)}
    return started.seats[at] not in acted and started.stacks[at] > started.stakes.big_blind + started.table_ante


DEVIATIONS: Final[tuple[Callable[[Sequence[Event]], bool], ...]] = (
    short_bring_in_called,
    bring_in_folded,
    short_all_in_raised,
    odd_chip,
    odd_half,
    no_low_in_one_pot,
    deck_runs_out_after_folds,
    stub_reshuffled,
    short_big_blind,
    big_blind_not_asked,
)


def _started(events: Sequence[Event]) -> HandStarted:
    assert isinstance(events[0], HandStarted)
    return events[0]


def _streets(events: Iterable[Event]) -> Iterator[list[Event]]:
    """Yield the events before the first deal, then those of each street."""
    part: list[Event] = []
    for event in events:
        if isinstance(event, StreetDealt):
            yield part
            part = []
        part.append(event)
    yield part
