"""What follows by itself, without a player: antes, dealing, the showdown, the end. Pure functions of the state."""

from bot.poker.events import AntePosted, Event, HandFinished, PotAwarded, StreetDealt, UncalledReturned
from bot.poker.games.base import Street
from bot.poker.pots import uncalled
from bot.poker.showdown import award, next_exposed, next_shown
from bot.poker.state import Player, State


def whose_turn(state: State) -> Player | None:
    """The player that the hand waits for (R-3.4)."""
    betting = state.betting
    if betting is None:
        return None
    level, acted, players = betting.level, betting.acted, state.players
    for turn in range(state.pointer, state.pointer + len(players)):
        player = players[turn % len(players)]
        if player.stack and not player.folded and (player.bet < level or player.seat not in acted):
            return player if _has_something_to_bet_for(state, player) else None
    return None


def _has_something_to_bet_for(state: State, player: Player) -> bool:
    """With at most one player able to bet and nothing to call, betting is over (R-3.4)."""
    for other in state.players:
        if (other.stack or other.bet > player.bet) and other is not player and not other.folded:
            return True
    return False


def next_event(state: State) -> Event | None:
    """The event that comes next where it is nobody's turn; None once the hand is over."""
    if state.finished:
        return None
    if state.street < 0:
        return _next_ante(state) or deal(state, 0)
    returned = _next_returned(state)
    if returned is not None:
        return returned
    live = state.live
    if len(live) == 1:
        return _award_uncontested(state, live[0])
    betting_is_over = state.is_last_street or len(state.can_bet) < 2
    if betting_is_over and not state.awarded and any(not player.stack for player in live):
        exposed = next_exposed(state)
        if exposed is not None:
            return exposed
    return _showdown(state) if state.is_last_street else deal(state, state.street + 1)


def _next_returned(state: State) -> UncalledReturned | None:
    """The uncalled part of the round's highest bet, or of an ante that no other could match (R-3.6)."""
    if state.betting is None and state.street > 0:
        return None
    chips = 0 if state.settled else uncalled([player.put_in for player in state.players])
    if not chips:
        return None
    return UncalledReturned(max(state.players, key=lambda player: player.put_in).seat, chips)


def _next_ante(state: State) -> AntePosted | None:
    for player, ante in zip(state.players, state.antes, strict=True):
        if ante and not player.posted:
            return AntePosted(player.seat, min(ante, player.stack))
    return None


def _award_uncontested(state: State, winner: Player) -> Event:
    """The last player wins at once and need not show (R-3.5)."""
    return HandFinished() if state.awarded else PotAwarded(0, state.pot, ((winner.seat, state.pot),))


def _showdown(state: State) -> Event:
    if not state.awarded:
        shown = next_shown(state)
        if shown is not None:
            return shown
    return award(state) if len(state.awarded) < len(state.pots()) else HandFinished()


def deal(state: State, at: int) -> StreetDealt:
    """A street's cards: one at a time from the left of the button, down cards before up cards (R-1.4)."""
    street = state.game.streets[at]
    players = state.live
    burned = street.burn and state.rules.burn
    supply = state.stub[1:] if burned else state.stub
    if len(players) * (street.down + street.up) > len(supply):
        supply += state.burns
        if len(players) * (street.down + street.up) > len(supply):
            return StreetDealt(at, (), (), (), burned, supply[0])
    return _dealt_round(at, street, players, supply, burned)


def _dealt_round(at: int, street: Street, players: list[Player], supply: tuple[int, ...], burned: bool) -> StreetDealt:
    count, each = len(players), street.down + street.up
    dealt = [supply[turn : count * each : count] for turn in range(count)]
    return StreetDealt(
        at,
        tuple([player.seat for player in players]),
        tuple([cards[: street.down] for cards in dealt]),
        tuple([cards[street.down :] for cards in dealt]),
        burned,
    )
