"""The draw: serving a player, and what happens when the stub runs out (R-5.4, R-5.5)."""

from collections.abc import Sequence

from bot.poker.actions import Action
from bot.poker.events import DeckShuffled, Drew, Event
from bot.poker.machine.state import HandState
from bot.poker.refusals import Reason
from bot.poker.seats import Player


def next_to_draw(state: HandState) -> Player | None:
    """The next player to draw, from the left of the button, those all-in too (R-5.4)."""
    return next((player for player in state.players if not player.folded and player.drew is None), None)


def reason_against_draw(state: HandState, player: Player, action: Action) -> Reason | None:
    """Why these cards cannot be discarded; None where they can."""
    discards = action.cards
    if len(set(discards)) != len(discards) or not set(discards) <= set(player.down):
        return Reason.NOT_YOUR_CARDS
    if len(discards) > state.game.most_discards(state.rules):
        return Reason.TOO_MANY_DISCARDS
    return None


def draw(state: HandState, player: Player, discards: tuple[int, ...], shuffle: Sequence[int]) -> tuple[Event, ...]:
    """Serve the player; where the stub would run out it is made up first.

    ``shuffle`` is a uniform order of the whole deck: the order it gives to some of the cards is uniform too. Raises
    ValueError where one is needed and not given.
    """
    stub, events = state.stub, []
    if len(discards) >= len(stub) and discards:
        stub = _made_up(state, shuffle)
        events = [DeckShuffled(stub)]
    return (*events, Drew(player.seat, len(discards), discards, stub[: len(discards)]))


def _made_up(state: HandState, shuffle: Sequence[int]) -> tuple[int, ...]:
    """The stub with its last card shuffled in with the folded hands and the discards of those fully served (R-5.5)."""
    pile = {state.stub[-1], *state.thrown}
    if not pile <= set(shuffle):
        raise ValueError("the stub runs out, and no shuffle was given to make it up")
    return (*state.stub[:-1], *(card for card in shuffle if card in pile))
