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
    level, acted = betting.level, betting.acted
    for player in state.clockwise(state.pointer):
        if player.stack and not player.folded and (player.bet < level or player.seat not in acted):
            return None if _has_nothing_to_bet_for(state, player) else player
    return None


def _has_nothing_to_bet_for(state: State, player: Player) -> bool:
    """With at most one player able to bet and nothing to call, betting is over (R-3.4)."""
    others = [other for other in state.players if other is not player and not other.folded]
    return not any(other.stack or other.bet > player.bet for other in others)


def next_event(state: State) -> Event | None:
    """The event that comes next without a player's doing; None where the hand waits for one, or is over."""
    if state.finished:
        return None
    if state.street < 0:
        return _next_ante(state) or deal(state, 0)
    live = state.live
    if len(live) > 1 and whose_turn(state) is not None:
        return None
    if not state.awarded:
        seat, chips = uncalled(state.put_in())
        if chips:
            return UncalledReturned(seat, chips)
    if len(live) == 1:
        return _award_uncontested(state, live[0])
    betting_is_over = state.is_last_street or len(state.can_bet) < 2
    if betting_is_over and any(player.is_all_in for player in live) and not state.awarded:
        exposed = next_exposed(state)
        if exposed is not None:
            return exposed
    return _showdown(state) if state.is_last_street else deal(state, state.street + 1)


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
    count = len(players)
    rounds = [supply[turn * count : (turn + 1) * count] for turn in range(street.down + street.up)]
    dealt = list(zip(*rounds, strict=True))
    return StreetDealt(
        at,
        tuple(player.seat for player in players),
        tuple(cards[: street.down] for cards in dealt),
        tuple(cards[street.down :] for cards in dealt),
        burned,
    )
