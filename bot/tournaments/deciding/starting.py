"""An organizer's buttons: start now, and start later. Pure.

Both are edits of the start alone, so the entrants are told of the old and the new one (T-1.1).
"""

from typing import Final

from bot.tournaments.deciding import editing
from bot.tournaments.deciding.draft import TournamentDraft
from bot.tournaments.messages import Delay, Edit, StartNow, TournamentDenial
from bot.tournaments.questions import DELAY_MS

NOTICE_MS: Final = 60_000
"""The time between the click on *Start now* and the start, in ms, so that the entrants can come."""


def start_now(draft: TournamentDraft, message: StartNow) -> TournamentDenial | None:
    """Move the start to a minute from now, unless too few entrants are registered."""
    settings, state = draft.new.settings, draft.state
    if denial := _changed(draft, message.seen_ms):
        return denial
    if state.start_ms - draft.now_ms <= NOTICE_MS:
        return TournamentDenial.SOON
    if len(state.registered()) < settings.entrants_least:
        return TournamentDenial.TOO_FEW
    return editing.edit(draft, Edit(message.request, settings, draft.now_ms + NOTICE_MS))


def delay(draft: TournamentDraft, message: Delay) -> TournamentDenial | None:
    """Move the start by ten minutes."""
    if denial := _changed(draft, message.seen_ms):
        return denial
    return editing.edit(draft, Edit(message.request, draft.new.settings, draft.state.start_ms + DELAY_MS))


def _changed(draft: TournamentDraft, seen_ms: int) -> TournamentDenial | None:
    """Return why the start is no longer the one that the organizer saw; None if it is."""
    if draft.state.phase == "running":
        return TournamentDenial.RUNNING
    is_known = draft.new.settings.format.start.is_known
    return None if is_known and draft.state.start_ms == seen_ms else TournamentDenial.EDITED
