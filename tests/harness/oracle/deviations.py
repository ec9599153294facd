"""Where pokerkit 0.7 plays otherwise than the rules. A hand in which one of these shows is not compared.

More of its ways are met by the house rules under which the compared hands are played: ties for the lowest board go by
position (``low_tie=position``), and a round of Razz has four bets and raises (``raise_cap=3``). That it does not count
the big blind among them shows only where it plays itself.
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
    """R-4.10: who calls an all-in bring-in pays the full one; pokerkit asks for the short amount only."""
    bring_in = _started(events).stakes.bring_in
    for street in _streets(events):
        if any(isinstance(event, BroughtIn) and event.to < bring_in for event in street):
            first = next((event for event in street if isinstance(event, Called | Raising)), None)
            return isinstance(first, Called)
    return False


def bring_in_folded(events: Sequence[Event]) -> bool:
    """R-4.10: who is to bring it in for a player all-in from the ante may fold; in pokerkit they must bring it in."""
    first = next((event for event in events if isinstance(event, Acting)), None)
    return _started(events).stakes.bring_in > 0 and isinstance(first, Folded)


def short_all_in_raised(events: Sequence[Event]) -> bool:
    """R-3.7: who has not acted may complete a short all-in, one of half a bet counts as the raise, and where bets are
    free several may add up to one; in pokerkit nobody may raise a short all-in."""
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
    """``unit`` is the least raise: in fixed limit no raise is larger, so it stays what it is."""
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
    """R-3.9: in Razz the odd chip goes to the highest card, in pokerkit to the lowest index, as in draw games. In those
    several odd chips go one to each, and each pot has its own (R-3.6); in pokerkit all go to the first, and pots become
    one whose losers leave the same players."""
    odd = [event.amount % len(event.shares) for event in events if isinstance(event, PotAwarded)]
    if GAMES[_started(events).game].odd_chips == "left_of_button":
        return max(odd) > 1 or (len(odd) > 1 and any(odd))
    return any(odd)


def odd_half(events: Sequence[Event]) -> bool:
    """R-3.6, R-11.1: each pot is halved by itself, in pokerkit pots become one whose losers leave the same players; and
    a pot of which the same players win both halves is shared once, in pokerkit half by half."""
    if not isinstance(GAMES[_started(events).game].ranking, SplitRanking):
        return False
    awards = [event for event in events if isinstance(event, PotAwarded)]
    pots = Counter[int]()
    for event in awards:
        pots[event.pot] += event.amount
    whole = any(not event.half and event.amount % (2 * len(event.shares)) for event in awards if len(event.shares) > 1)
    return whole or (len(pots) > 1 and any(amount % 2 for amount in pots.values()))


def no_low_in_one_pot(events: Sequence[Event]) -> bool:
    """R-11.2: the low is judged pot by pot; in pokerkit, where somebody has a low, the low half of a pot in which
    nobody has one is shared by all who are in it."""
    if not isinstance(GAMES[_started(events).game].ranking, SplitRanking):
        return False
    state = Hand.from_events(events).state
    low = state.halves[-1]
    contested = [[state.player(seat) for seat in pot.eligible] for pot in state.pots() if len(pot.eligible) > 1]
    return len({any(map(low.strength, map(state.cards, pot))) for pot in contested}) > 1


def deck_runs_out_after_folds(events: Sequence[Event]) -> bool:
    """R-4.9: a community card is dealt, for folded cards are never dealt again; pokerkit deals them."""
    community = any(isinstance(event, StreetDealt) and event.community is not None for event in events)
    return community and any(isinstance(event, Folded) for event in events)


def stub_made_up(events: Sequence[Event]) -> bool:
    """R-5.5: the last card is not dealt, and the discards of who is not served yet stay out; pokerkit deals the last
    card and shuffles all discards in."""
    drawn = next((at for at, event in enumerate(events) if isinstance(event, Drew)), len(events))
    return any(isinstance(event, DeckShuffled) for event in events[max(0, drawn - 1) :])


def short_big_blind(events: Sequence[Event]) -> bool:
    """R-5.1: a short big blind is called in full, and comes before the ante for the table; in pokerkit it is called for
    what it is, the action begins elsewhere where it is less than the small blind, and the ante comes first."""
    started = _started(events)
    if not started.blinds:
        return False
    at = started.blinds.index(started.stakes.big_blind)
    return started.stacks[at] < started.stakes.big_blind + started.table_ante


def big_blind_not_asked(events: Sequence[Event]) -> bool:
    """R-3.4: with nobody to bet against and nothing to call, betting is over; pokerkit still asks the big blind."""
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
    stub_made_up,
    short_big_blind,
    big_blind_not_asked,
)


def _started(events: Sequence[Event]) -> HandStarted:
    assert isinstance(events[0], HandStarted)
    return events[0]


def _streets(events: Iterable[Event]) -> Iterator[list[Event]]:
    """The events before the first deal, then each street's."""
    part: list[Event] = []
    for event in events:
        if isinstance(event, StreetDealt):
            yield part
            part = []
        part.append(event)
    yield part
