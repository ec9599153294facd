"""A .phh file played by pokerkit line by line. Its own loader repairs a file silently; this stops at the first line."""

import warnings

from pokerkit import State
from pokerkit.notation import parse_action

from tests.harness.oracle.pokerkit_games import history_of
from tests.harness.oracle.remembering import rank_each_hand_once


def _burn(state: State) -> None:
    if state.card_burning_status:
        state.burn_card("??")


def _burn_for_nobody(state: State) -> None:
    """pokerkit burns before it serves a draw, also where all have stood pat."""
    if state.stand_patter_or_discarder_index is None and not any(state.hole_dealing_statuses):
        _burn(state)


class Disagreement(AssertionError):
    """Where pokerkit does not follow."""


def finishing_stacks(text: str) -> list[int]:
    """The stacks with which pokerkit ends the hand. Only burns, which a file does not tell, are added; a warning is an
    error. Raises Disagreement naming the line."""
    return stacks_played_and_told(text)[0]


def stacks_played_and_told(text: str) -> tuple[list[int], list[int]]:
    """The same, and those that the file tells as pokerkit reads it."""
    history = history_of(text)
    state = rank_each_hand_once(history.create_state())
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for number, action in enumerate(history.actions, 1):
            try:
                if action.startswith("d "):
                    _burn(state)
                parse_action(state, action)
                if " sd" in action:
                    _burn_for_nobody(state)
            except (ValueError, UserWarning) as error:
                raise Disagreement(f"action {number} {action!r}: {error}") from error
    if state.status:
        raise Disagreement("the file ends, but pokerkit's hand goes on")
    return list(state.stacks), list(history.finishing_stacks or ())
