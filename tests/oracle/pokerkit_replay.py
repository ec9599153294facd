"""A .phh file played by pokerkit line by line. Its own loader repairs a file silently; this stops at the first line."""

import warnings

from pokerkit.notation import HandHistory, parse_action


class Disagreement(AssertionError):
    """Where pokerkit does not follow."""


def finishing_stacks(text: str) -> list[int]:
    """The stacks with which pokerkit ends the hand. Only burns, which a file does not tell, are added; a warning is an
    error. Raises Disagreement naming the line."""
    history = HandHistory.loads(text)
    state = history.create_state()
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for number, action in enumerate(history.actions, 1):
            try:
                if action.startswith("d ") and state.card_burning_status:
                    state.burn_card("??")
                parse_action(state, action)
            except (ValueError, UserWarning) as error:
                raise Disagreement(f"action {number} {action!r}: {error}") from error
    if state.status:
        raise Disagreement("the file ends, but pokerkit's hand goes on")
    return list(state.stacks)
