"""Views of a hand. Other packages see cards only through these.

The public view has no field for a down card.
"""

from collections.abc import Collection
from dataclasses import field
from typing import NamedTuple

from bot.poker.actions import ActionKind, Option
from bot.poker.cards import UNKNOWN
from bot.poker.frozen import frozen
from bot.poker.holdings import HoldingName, Ranking, SplitRanking
from bot.poker.machine.jackpots import may_bet
from bot.poker.machine.showdown import shown_for, strength
from bot.poker.machine.state import HandState
from bot.poker.seats import Player


class SeatView(NamedTuple):
    """A seat as everybody sees it.

    It is a tuple because every change creates one per seat, and a frozen dataclass takes 5 times as long to create.
    """

    seat: int
    stack: int
    bet: int
    """The chips that the seat has bet on this street."""
    upcards: tuple[int, ...]
    downcards: int
    """The number of the seat's cards that lie face down."""
    shown: tuple[int, ...]
    """The seat's down cards that were turned face up; empty before the showdown."""
    folded: bool
    mucked: bool
    all_in: bool
    holding: HoldingName | None
    """The name of the seat's hand, once it is shown."""
    won: int
    """The chips that the seat has won from all pots."""
    drew: int | None = None
    """The number of cards that the seat drew last; None before its first draw (R-5.4)."""
    out: bool = False
    """True if the player was away when nobody opened a deal, and so is out of the hand (R-7.3)."""


class PotView(NamedTuple):
    amount: int
    eligible: tuple[int, ...]
    shares: tuple[tuple[int, int], ...]
    """(seat, chips) of each winner, once the pot is awarded; empty before."""
    halves: tuple[tuple[tuple[int, int], ...], ...] = ()
    """For each half of a halved pot, (seat, chips) of each winner (R-11.1)."""


class RoomView(NamedTuple):
    game: str
    version: int
    street: int
    """The street's index in the game's streets."""
    button: int
    seats: tuple[SeatView, ...]
    """The seats dealt in, in the order of dealing."""
    pots: tuple[PotView, ...]
    """The pots, main pot first, including this street's bets."""
    board: tuple[int, ...]
    """The cards that lie face up for all players (R-4.9, R-15.3)."""
    to_act: int | None
    options: tuple[Option, ...]
    """The options of the seat to act, as far as everybody may know them."""
    finished: bool
    drawing: bool = False
    """True if the seat to act draws instead of betting."""
    bring_in_passed: bool = False
    """True if the bring-in passed on from a player who is all-in from the ante (R-4.10)."""


@frozen
class PlayerView:
    room: RoomView
    seat: int
    downcards: tuple[int, ...] = field(repr=False)
    options: tuple[Option, ...] = field(repr=False, default=())
    """The options that the player has on their own turn; they are as secret as the cards.

    The public options include an opening bet that the player's cards may not allow (R-7.1).
    """


def room_view(state: HandState, version: int, to_act: int | None, options: tuple[Option, ...]) -> RoomView:
    """Return the public view of the state; ``version``, ``to_act`` and ``options`` are the hand's."""
    jackpots = state.jackpots
    out = jackpots.out if jackpots is not None else ()
    return RoomView(
        state.game.name,
        version,
        state.street,
        state.button,
        _seat_views(state, out),
        _pot_views(state),
        state.board,
        to_act,
        options,
        state.finished,
        state.drawing,
        state.bring_in_passed,
    )


def player_view(room: RoomView, state: HandState, seat: int) -> PlayerView:
    player = state.by_seat[seat]
    if room.to_act != seat:
        return PlayerView(room, seat, player.down)
    bets = may_bet(state, player)
    allowed = tuple([option for option in room.options if bets or option.kind is not ActionKind.BET])
    return PlayerView(room, seat, player.down, allowed)


def _pot_views(state: HandState) -> tuple[PotView, ...]:
    payout = state.payout
    if payout is None:
        return tuple([PotView(amount, eligible, ()) for amount, eligible in state.pots()]) if state.street >= 0 else ()
    awarded, halved = payout.awarded, payout.halved
    return tuple(
        [
            PotView(amount, eligible, awarded[at] if at < len(awarded) else (), halved.get(at, ()))
            for at, (amount, eligible) in enumerate(payout.pots)
        ]
    )


def _seat_views(state: HandState, out: Collection[int]) -> tuple[SeatView, ...]:
    """Return the players' views; while there is betting, of a player who has not changed the one made before.

    Later they also depend on the pots, and in Jackpots on who is out.
    """
    if state.payout is not None or state.finished or state.jackpots is not None:
        return tuple([_seat_view(state, player, out) for player in state.players])
    views: list[SeatView] = []
    for player in state.players:
        view = player.view
        if view is None:
            view = player.view = _seat_view(state, player, out)
        views.append(view)
    return tuple(views)


def _seat_view(state: HandState, player: Player, out: Collection[int]) -> SeatView:
    return SeatView(
        player.seat,
        player.stack,
        player.bet,
        player.up,
        len(player.down) - len(player.shown),
        player.shown,
        player.folded,
        player.mucked,
        not (player.stack or player.folded or state.finished),
        _holding_name(state, player) if player.shown else None,
        player.won,
        player.drew,
        player.seat in out,
    )


def _holding_name(state: HandState, player: Player) -> HoldingName | None:
    """Return a shown hand's name, or None if it has too few cards for a name.

    The name has enough ranks to tell the hand from every hand that it beat or lost to in a pot (R-2.4); a split game
    names each half (R-11.4).
    """
    if not state.awarded or UNKNOWN in player.shown:
        return None
    try:
        names = [_distinguishing_name(state, player, ranking) for ranking in state.halves]
    except ValueError:
        return None
    return state.ranking.named(names) if isinstance(state.ranking, SplitRanking) else names[0]


def _distinguishing_name(state: HandState, player: Player, ranking: Ranking) -> HoldingName:
    cards = state.cards(player)
    names = [ranking.describe(cards, rival, state.board) for rival in _rivals(state, player, ranking)]
    return max(names or [ranking.describe(cards, None, state.board)], key=lambda name: len(name.ranks))


def _rivals(state: HandState, player: Player, ranking: Ranking) -> list[tuple[int, ...] | None]:
    """Return the rival hand's own cards in each pot that the player could win; None for a tied pot.

    The rival hand is the one that beat the player's, or the best hand that it beat.
    """
    rivals: list[tuple[int, ...] | None] = []
    for pot in state.pots():
        others = [other for other in shown_for(state, pot) if other is not player and UNKNOWN not in other.shown]
        if player.seat in pot.eligible and others:
            best = max(others, key=lambda other: strength(state, other, ranking))
            tied = strength(state, best, ranking) == strength(state, player, ranking)
            rivals.append(None if tied else state.cards(best))
    return rivals
