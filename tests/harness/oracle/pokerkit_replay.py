"""A strict replay of .phh files by pokerkit, line by line; pokerkit's own loader repairs faults silently."""

import warnings

from pokerkit import State
from pokerkit.notation import parse_action

from tests.harness.oracle.pokerkit_games import history_of
from tests.harness.oracle.remembering import rank_each_hand_once


def _burn(state: State) -> None:
    if state.card_burning_status:
        state.burn_card("??")


def _burn_for_nobody(state: State) -> None:
    """Burn a card after a draw in which all stood pat, as pokerkit does before it serves cards."""
    if state.stand_patter_or_discarder_index is None and not any(state.hole_dealing_statuses):
        _burn(state)


class Disagreement(AssertionError):
    """A line that pokerkit does not accept."""


def finishing_stacks(text: str) -> list[int]:
    """Return the stacks with which pokerkit ends the hand; raise Disagreement with the line it rejects.

    Only burns, which a file omits, are added; a warning counts as an error.
    """
    return stacks_played_and_told(text)[0]


def stacks_played_and_told(text: str) -> tuple[list[int], list[int]]:
    """Return the final stacks, and those that the file states as pokerkit reads it."""
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
