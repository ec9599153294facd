"""How each event changes the state of a hand. Nothing else does."""

from collections.abc import Callable
from typing import Any, Final

from bot.poker.betting import Betting, Limit
from bot.poker.events import (
    AntePosted,
    BetMade,
    BroughtIn,
    Called,
    Checked,
    Completed,
    DeckShuffled,
    Event,
    Folded,
    HandFinished,
    HandStarted,
    HoldingMucked,
    HoldingShown,
    PotAwarded,
    Raised,
    StreetDealt,
    UncalledReturned,
)
from bot.poker.games.base import Game
from bot.poker.state import Player, State


def opening_state(game: Game, event: HandStarted) -> State:
    players = [Player(seat, at, stack) for at, (seat, stack) in enumerate(zip(event.seats, event.stacks, strict=True))]
    return State(game, event.rules, event.stakes, event.button, event.last_two, players, event.antes)


def fold(state: State, event: Event) -> None:
    """Change the state as the event tells."""
    _FOLDS[type(event)](state, event)


def _pay(player: Player, chips: int) -> None:
    player.stack -= chips
    player.bet += chips
    player.put_in += chips


def _deck_shuffled(state: State, event: DeckShuffled) -> None:
    state.stub = event.cards


def _ante_posted(state: State, event: AntePosted) -> None:
    player = state.player(event.seat)
    player.posted = True
    player.stack -= event.amount
    player.put_in += event.amount


def _street_dealt(state: State, event: StreetDealt) -> None:
    if event.burned:
        state.burns += state.stub[:1]
        state.stub = state.stub[1:]
    street = state.game.streets[event.street]
    for seat, down, up in zip(event.seats, event.down, event.up, strict=True):
        player = state.by_seat[seat]
        if down:
            player.down += down
        if up:
            player.up += up
    state.community = event.community
    _take_from_stub(state, len(event.seats) * (street.down + street.up) if event.community is None else 1)
    state.street = event.street
    _open_round(state)


def _take_from_stub(state: State, count: int) -> None:
    """The burns lie under the stub, first burned first (R-4.9)."""
    if count > len(state.stub):
        state.burns = state.burns[count - len(state.stub) :]
    state.stub = state.stub[count:]


def _open_round(state: State) -> None:
    for player in state.players:
        player.bet = 0
    state.aggressor = state.opener = state.betting = None
    state.bring_in_due = False
    if len(state.can_bet) < 2:
        return
    street = state.current_street
    unit = state.stakes.big_bet if street.big_bet else state.stakes.small_bet
    state.betting = Betting(Limit.FIXED, unit, _cap(state))
    state.bring_in_due = state.game.bring_in and state.street == 0
    first = state.by_seat[street.opener(state)]
    if not first.stack:
        first = next(player for player in state.clockwise(first.at) if player.stack and not player.folded)
    state.opener = first.seat
    state.pointer = first.at


def _cap(state: State) -> int | None:
    """Bets and raises allowed in the round that begins (R-3.3)."""
    rules = state.rules
    if rules.raise_cap is None:
        return None
    if rules.heads_up_uncapped == "last_two" and state.last_two:
        return None
    if rules.heads_up_uncapped == "round" and len(state.live) == 2:
        return None
    return 1 + rules.raise_cap


def _acted(state: State, seat: int) -> Player:
    player = state.by_seat[seat]
    state.pointer = (player.at + 1) % len(state.players)
    state.bring_in_due = False
    return player


def _brought_in(state: State, event: BroughtIn) -> None:
    assert state.betting is not None
    _pay(_acted(state, event.seat), event.cost)
    bring_in = state.stakes.bring_in
    state.betting.force(bring_in, is_the_bet=bring_in == state.stakes.small_bet)
    state.betting.acted.add(event.seat)


def _raised(state: State, event: Completed | BetMade | Raised) -> None:
    assert state.betting is not None
    _pay(_acted(state, event.seat), event.cost)
    state.betting.raise_to(event.seat, event.to)
    state.aggressor = event.seat


def _called(state: State, event: Called) -> None:
    assert state.betting is not None
    _pay(_acted(state, event.seat), event.cost)
    state.betting.acted.add(event.seat)


def _checked(state: State, event: Checked) -> None:
    assert state.betting is not None
    _acted(state, event.seat)
    state.betting.acted.add(event.seat)


def _folded(state: State, event: Folded) -> None:
    _acted(state, event.seat).folded = True


def _uncalled_returned(state: State, event: UncalledReturned) -> None:
    player = state.player(event.seat)
    player.stack += event.amount
    player.put_in -= event.amount
    player.bet = max(0, player.bet - event.amount)
    state.betting = None  # nobody is left to call, so the round is over


def _holding_shown(state: State, event: HoldingShown) -> None:
    _settle(state)
    state.player(event.seat).shown = event.cards


def _holding_mucked(state: State, event: HoldingMucked) -> None:
    _settle(state)
    state.player(event.seat).mucked = True


def _settle(state: State) -> None:
    """No betting is left, so the pots stand as they are."""
    state.betting = None
    state.settled = state.pots()


def _pot_awarded(state: State, event: PotAwarded) -> None:
    _settle(state)
    state.awarded.append(event.shares)
    for seat, chips in event.shares:
        player = state.player(seat)
        player.stack += chips
        player.won += chips


def _hand_finished(state: State, event: HandFinished) -> None:
    state.finished = True


_FOLDS: Final[dict[type, Callable[[State, Any], None]]] = {
    DeckShuffled: _deck_shuffled,
    AntePosted: _ante_posted,
    StreetDealt: _street_dealt,
    BroughtIn: _brought_in,
    Completed: _raised,
    Checked: _checked,
    BetMade: _raised,
    Called: _called,
    Raised: _raised,
    Folded: _folded,
    UncalledReturned: _uncalled_returned,
    HoldingShown: _holding_shown,
    HoldingMucked: _holding_mucked,
    PotAwarded: _pot_awarded,
    HandFinished: _hand_finished,
}
