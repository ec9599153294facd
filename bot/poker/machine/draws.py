"""The draw: dealing new cards to a player, and refilling the stub when it runs out (R-5.4, R-5.5)."""

from collections.abc import Sequence

from bot.poker.events import DeckShuffled, Drew, Event
from bot.poker.machine.state import HandState
from bot.poker.refusals import Reason
from bot.poker.seats import Player


def reason_against_draw(state: HandState, player: Player, discards: tuple[int, ...]) -> Reason | None:
    """Return the reason why the player may not discard these cards; None if they may."""
    different = set(discards)
    if len(different) != len(discards) or not different.issubset(player.down):
        return Reason.NOT_YOUR_CARDS
    if len(discards) > state.most_discards:
        return Reason.TOO_MANY_DISCARDS
    return None


def draw(state: HandState, player: Player, discards: tuple[int, ...], shuffle: Sequence[int]) -> tuple[Event, ...]:
    """Return the events of a player's draw; if the stub would run out, it is refilled first.

    ``shuffle`` is the whole deck in a uniformly random order, so the order of any part of it is uniform too. Raises
    ValueError if a shuffle is needed and missing.
    """
    count = len(discards)
    if not runs_out(state, count):
        return (Drew(player.seat, count, discards, state.stub[:count]),)
    stub = _refilled(state, shuffle)
    return DeckShuffled(stub), Drew(player.seat, count, discards, stub[:count])


def runs_out(state: HandState, count: int) -> bool:
    """Return True if the stub must be refilled before so many cards are drawn: its last card is never dealt (R-5.5)."""
    return count >= len(state.stub) and count > 0


def _refilled(state: HandState, shuffle: Sequence[int]) -> tuple[int, ...]:
    """Return the refilled stub: the old stub without its last card, then the reshuffled cards (R-5.5).

    The reshuffled cards are that last card, the folded hands and the discards of players who have already drawn.
    """
    pile = {state.stub[-1], *state.thrown}
    if not pile <= set(shuffle):
        raise ValueError("the stub runs out, and no shuffle was given to refill it")
    return (*state.stub[:-1], *(card for card in shuffle if card in pile))
