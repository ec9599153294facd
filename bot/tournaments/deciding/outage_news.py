"""The news of an outage: to entrants whose start it has moved, and to players that play goes on. Pure."""

from dataclasses import dataclass
from typing import Final

from bot.tournaments.deciding.draft import TournamentDraft

TOLD_MS: Final = 5 * 60_000
"""The length of an outage, or the delay of the start, from which on people are told, in ms."""


@dataclass(frozen=True, slots=True)
class UntoldOutage:
    """An outage of which nobody has been told yet."""

    start_ms: int
    """The start before it."""
    lost_ms: int = 0


def tell_of_outage(draft: TournamentDraft, outage: UntoldOutage) -> None:
    """Write to each entrant that the start has moved, or to each player left that play goes on.

    Before check-in neither is needed: the message that opens check-in says when play starts. Nor is it during a pause,
    whose end is told anyway.
    """
    state = draft.state
    if state.phase == "check_in" and state.start_ms - outage.start_ms >= TOLD_MS:
        for entrant in state.entrants:
            absent = not entrant.checked_in
            about = {"checkin": int(absent), "cut": int(absent and state.check_in_cut), "outage": 1}
            starts = {"old_start": outage.start_ms, "new_start": state.start_ms}
            draft.write_to([entrant.player_id], "tournament_edited", **starts, **about)
    elif state.phase == "running" and state.pause is None and outage.lost_ms >= TOLD_MS:
        draft.write_to([entrant.player_id for entrant in state.playing()], "tournament_resumed")
