"""Dealer's choice: the player at a marker, which moves around the table, chooses the game (R-14.2).

Pure. The marker starts at the first button's seat. When the chosen game is over, the marker moves to the next occupied
seat clockwise, and the player there has 20 seconds to choose a game from the list. If they are absent or do not choose,
the table plays the next game on the list. The marker stays until that game is over, even if the seat becomes empty.
"""

from dataclasses import replace
from typing import Final

from bot.tables.rules import rotation
from bot.tables.state import ChosenGame, OpenChoice, SeatState, TableSettings, TableState

CHOICE_MS: Final = 20_000


def is_due(settings: TableSettings, state: TableState) -> bool:
    """Return True if the next hand needs a new game, and nobody has been asked to choose it yet."""
    if not settings.dealers_choice or state.chosen is not None or state.choice is not None:
        return False
    return rotation.next_leg(settings, state)[1] == 0


def opened(state: TableState, marker: int) -> TableState:
    """Return the state with the marker on this seat, and its player asked to choose."""
    return replace(state, marker=marker, choice=OpenChoice())


def settled(
    settings: TableSettings, state: TableState, game: str | None = None, chooser_id: int | None = None
) -> TableState:
    """Return the state with the next game set: ``game``, or if it is None, the next on the list."""
    place = rotation.next_leg(settings, state)[0] if game is None else settings.rotation.index(game)
    return replace(state, choice=None, chosen=ChosenGame(place, chooser_id))


def timed(state: TableState, now_ms: int) -> TableState:
    """Return the state with the clock of the open choice running.

    A stopped clock starts with the full time.
    """
    if state.choice is None or state.choice.until_ms is not None:
        return state
    return replace(state, choice=OpenChoice(now_ms + CHOICE_MS))


def held_still(state: TableState) -> TableState:
    """Return the state with the clock of the open choice stopped; it later starts with the full time."""
    if state.choice is None or state.choice.until_ms is None:
        return state
    return replace(state, choice=OpenChoice())


def can_choose(seat: SeatState | None, stack: int) -> bool:
    """Return True if a person with chips is present at the marker's seat, so that they can choose.

    House players never choose; the next game on the list is played.
    """
    return seat is not None and not (seat.sitting_out or seat.leaving or seat.house) and stack > 0


def length_of_leg(settings: TableSettings, state: TableState, dealt: int, hands: int) -> int | None:
    """Return for how many hands the next game is played; None without dealer's choice.

    ``dealt``: the number of players in that hand; ``hands``: how many hands of the game were dealt before it.
    """
    if not settings.dealers_choice:
        return None
    return state.leg.length if hands else settings.rotation_hands or dealt
