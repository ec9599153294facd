"""The change that each event makes to a hand's state. Nothing but these functions changes it.

Those of the showdown and the awards are in ``settling.py``.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from bot.poker.cards import UNKNOWN
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
    HandFinished,
    HandStarted,
    HoldingMucked,
    HoldingShown,
    OpenersShown,
    PassedIn,
    PotAwarded,
    PotReturned,
    Raised,
    StreetDealt,
    UncalledReturned,
)
from bot.poker.games.base import Game
from bot.poker.holdings import halves
from bot.poker.machine.rounds import begin_street, open_round, pass_bring_in_on
from bot.poker.machine.settling import holding_mucked, holding_shown, pot_awarded
from bot.poker.machine.state import HandState, Jackpots, Opened
from bot.poker.seats import Player, clockwise

CORRUPT_LOG: Final = (AssertionError, AttributeError, LookupError, TypeError, ValueError)
"""The exceptions that a log which makes no sense can raise, with Python's assertions or without them."""


def opening_state(game: Game, event: HandStarted) -> HandState:
    blinds = event.blinds or (0,) * len(event.seats)
    columns = zip(event.seats, event.stacks, event.antes, blinds, strict=True)
    ranking = game.ranking_under(event.rules)
    return HandState(
        game=game,
        streets=game.streets_under(event.rules),
        ranking=ranking,
        halves=halves(ranking),
        rules=event.rules,
        stakes=event.stakes,
        button=event.button,
        last_two=event.last_two,
        edition=event.edition,
        most_discards=game.most_discards(event.rules),
        players=[Player(seat, 0, stack, ante, blind) for seat, stack, ante, blind in columns],
        table_ante=event.table_ante,
        big_blind=event.big_blind,
        jackpots=Jackpots() if event.rules.jackpots and game.jackpots else None,
    )


def evolve(state: HandState, event: Event) -> None:
    """Apply the event to the hand's state."""
    _CHANGES[type(event)](state, event)


def _deck_shuffled(state: HandState, event: DeckShuffled) -> None:
    state.stub = event.cards
    state.thrown = ()


def _ante_posted(state: HandState, event: AntePosted) -> None:
    player = state.mutable_player(event.seat)
    player.stack -= event.amount
    if event.dead:
        state.dead += event.amount
        state.table_ante = 0
    else:
        player.put_in += event.amount
        player.anted = True


def _blind_posted(state: HandState, event: BlindPosted) -> None:
    state.pay(event.seat, event.amount).posted = True


def _street_dealt(state: HandState, event: StreetDealt) -> None:
    if event.burned:
        state.burns += state.stub[:1]
        state.stub = state.stub[1:]
    street = state.streets[event.street]
    downs = event.down or ((UNKNOWN,) * street.down,) * len(event.seats)  # an old hand's secrets are deleted
    for seat, down, up in zip(event.seats, downs, event.up, strict=True):
        player = state.mutable_player(seat)
        if down:
            player.down += down
        if up:
            player.up += up
    shared = event.shared
    state.board += shared
    _take_from_stub(state, len(event.seats) * (street.down + street.up) + len(shared))
    begin_street(state, event.street)


def _take_from_stub(state: HandState, count: int) -> None:
    """Remove ``count`` cards from the stub (R-4.9).

    Once it is used up, take the burned cards, first burned first.
    """
    if count > len(state.stub):
        state.burns = state.burns[count - len(state.stub) :]
    state.stub = state.stub[count:]


def _acted(state: HandState, seat: int, chips: int = 0) -> Player:
    """End the seat's turn, in which it puts in these chips; return its player."""
    state.due = state.due[1:]
    state.bring_in_due = False
    return state.pay(seat, chips)


def _brought_in(state: HandState, event: BroughtIn) -> None:
    betting = state.betting
    assert betting is not None
    _acted(state, event.seat, event.cost)
    bring_in = state.stakes.bring_in
    betting.force(bring_in, is_the_bet=bring_in == state.stakes.small_bet)
    betting.act(event.seat)


def _raised(state: HandState, event: Completed | BetMade | Raised) -> None:
    assert state.betting is not None
    if state.jackpots is not None and state.needs_openers:
        state.jackpots = replace(state.jackpots, opened=Opened(event.seat, state.player(event.seat).down))
    player = _acted(state, event.seat, event.cost)
    state.betting.raise_to(event.seat, event.to)
    state.aggressor = event.seat
    state.due = state.seats_able_to_bet(player.at, but=event.seat)


def _called(state: HandState, event: Called) -> None:
    betting = state.betting
    assert betting is not None
    _acted(state, event.seat, event.cost)
    betting.act(event.seat)


def _checked(state: HandState, event: Checked) -> None:
    betting = state.betting
    assert betting is not None
    _acted(state, event.seat)
    betting.act(event.seat)
    if event.absent and state.jackpots is not None and state.needs_openers:
        state.jackpots = replace(state.jackpots, away=state.jackpots.away | {event.seat})


def _folded(state: HandState, event: Folded) -> None:
    had_bring_in = state.bring_in_due
    player = _acted(state, event.seat)
    player.folded = True
    if had_bring_in:
        pass_bring_in_on(state)
    _throw(state, event.seat, player.down)


def _throw(state: HandState, seat: int, cards: tuple[int, ...]) -> None:
    """Put the cards to those that refill the stub, unless the seat opened in Jackpots.

    The opener's cards are kept until they are shown (R-5.5).
    """
    opened = state.opened
    if opened is None or opened.seat != seat:
        state.thrown += cards


def _drew(state: HandState, event: Drew) -> None:
    player = state.mutable_player(event.seat)
    discards = event.discards
    if len(event.cards) == event.count:
        player.down = tuple([card for card in player.down if card not in discards]) + event.cards
    else:  # an old hand's secrets are deleted
        player.down = player.down[event.count :] + (UNKNOWN,) * event.count
    player.drew = event.count
    state.stub = state.stub[event.count :]
    _throw(state, event.seat, discards)
    state.due = state.due[1:]
    if not state.due:
        state.drawing = False
        open_round(state)


def _passed_in(state: HandState, event: PassedIn) -> None:
    """Prepare the next deal after one that nobody opened. Only the chips in the pot stay (R-7.3)."""
    assert state.jackpots is not None
    out = (state.jackpots.out | set(event.out)) - set(event.left)
    state.jackpots = Jackpots(passed_in=state.jackpots.passed_in + 1, out=out)
    state.button = event.button
    for seat in state.by_seat:
        state.mutable_player(seat)
    state.players.sort(key=lambda player: clockwise(event.button, player.seat))
    state.index()
    for player in state.players:
        player.down, player.bet, player.anted = (), 0, False
        player.folded = player.folded or player.seat in (*event.left, *event.out)
    if len(state.claimants) == 1:  # the last player left is in the hand, even if they were away
        state.claimants[0].folded = False
        state.jackpots = replace(state.jackpots, out=frozenset())
    state.street, state.betting, state.opener, state.aggressor = -1, None, None, None
    state.due = state.stub = state.thrown = ()


def _pot_returned(state: HandState, event: PotReturned) -> None:
    for seat, chips in event.shares:
        state.mutable_player(seat).stack += chips
    assert state.jackpots is not None
    state.jackpots = replace(state.jackpots, returned=event.shares)


def _openers_shown(state: HandState, event: OpenersShown) -> None:
    assert state.jackpots is not None
    assert state.jackpots.opened is not None
    state.jackpots = replace(state.jackpots, opened=replace(state.jackpots.opened, proved=True))


def _uncalled_returned(state: HandState, event: UncalledReturned) -> None:
    player = state.mutable_player(event.seat)
    player.stack += event.amount
    player.put_in -= event.amount
    player.bet = max(0, player.bet - event.amount)
    state.betting, state.due = None, ()  # nobody can call, so the round is over


def _hand_finished(state: HandState, event: HandFinished) -> None:
    state.finished = True


_CHANGES: Final[dict[type, Callable[[HandState, Any], None]]] = {
    DeckShuffled: _deck_shuffled,
    AntePosted: _ante_posted,
    BlindPosted: _blind_posted,
    StreetDealt: _street_dealt,
    BroughtIn: _brought_in,
    Completed: _raised,
    Checked: _checked,
    BetMade: _raised,
    Called: _called,
    Raised: _raised,
    Folded: _folded,
    Drew: _drew,
    PassedIn: _passed_in,
    PotReturned: _pot_returned,
    OpenersShown: _openers_shown,
    UncalledReturned: _uncalled_returned,
    HoldingShown: holding_shown,
    HoldingMucked: holding_mucked,
    PotAwarded: pot_awarded,
    HandFinished: _hand_finished,
}
