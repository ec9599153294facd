"""Dealer's choice: a marker goes round a mixed table, and who has it names the game (R-14.2). Pure.

The marker begins with the first button. When its game is over it goes to the next occupied seat clockwise, whose
player has 20 seconds to name a game of the list; from who is absent or silent the list goes on behind the game that was
played last. The marker stays where it is, though the seat may empty, until that game is over.
"""

from dataclasses import replace
from typing import Final

from bot.tables.rules import rotation
from bot.tables.state import ChosenGame, OpenChoice, SeatState, TableSettings, TableState

CHOICE_MS: Final = 20_000


def is_due(settings: TableSettings, state: TableState) -> bool:
    """True if the next hand needs a game that nobody has been asked for yet."""
    if not settings.dealers_choice or state.chosen is not None or state.choice is not None:
        return False
    return rotation.next_leg(settings, state)[1] == 0


def opened(state: TableState, marker: int) -> TableState:
    """The state with the marker on this seat, whose player is to choose."""
    return replace(state, marker=marker, choice=OpenChoice())


def settled(
    settings: TableSettings, state: TableState, game: str | None = None, chooser_id: int | None = None
) -> TableState:
    """The state with the choice made: of this game by this player, or of the next one in the list."""
    place = rotation.next_leg(settings, state)[0] if game is None else settings.rotation.index(game)
    return replace(state, choice=None, chosen=ChosenGame(place, chooser_id))


def timed(state: TableState, now_ms: int) -> TableState:
    """The state with the time of its open choice running, from now on where it stood still."""
    if state.choice is None or state.choice.until_ms is not None:
        return state
    return replace(state, choice=OpenChoice(now_ms + CHOICE_MS))


def held_still(state: TableState) -> TableState:
    """The state with no time running: an open choice gets all of its time again."""
    if state.choice is None or state.choice.until_ms is None:
        return state
    return replace(state, choice=OpenChoice())


def can_choose(seat: SeatState | None, stack: int) -> bool:
    """True if the player on the marker's seat is there to choose. House players leave it to the list."""
    return seat is not None and not (seat.sitting_out or seat.leaving or seat.house) and stack > 0


def length_of_leg(settings: TableSettings, state: TableState, dealt: int, hands: int) -> int | None:
    """How many hands the game of the next hand is played; ``dealt``: the players of that hand, ``hands``: how many of
    the game have been dealt before. None where the rotation says it."""
    if not settings.dealers_choice:
        return None
    return state.leg.length if hands else settings.rotation_hands or dealt
