"""Registering another player, on a moderator's order. Pure."""

from dataclasses import replace

from bot.tables.due_letters import TournamentNewsKind
from bot.tournaments.deciding import entering
from bot.tournaments.deciding.draft import TournamentDraft
from bot.tournaments.messages import Enroll, TournamentDenial


def enroll(draft: TournamentDraft, message: Enroll) -> TournamentDenial | None:
    """Register the player if that costs nothing, otherwise send them an offer.

    An offer only has to be clicked: it moves no chips, and holds no spot. Once the tournament runs it is an offer too,
    because a late entrant plays at once. Either way the player gets one letter, and the store refuses banned players.
    """
    player, state = message.player_id, draft.state
    if denial := entering.cannot_enter(draft, player):
        return denial
    if not draft.new.settings.buy_in and state.phase != "running":
        return _register(draft, message)
    if player in state.offered:
        return TournamentDenial.ALREADY_OFFERED
    draft.state = replace(state, offered=(*state.offered, player))
    _note(draft, message, "tournament_offer", "tournament_offered", runs=int(state.phase == "running"))
    return None


def _register(draft: TournamentDraft, message: Enroll) -> TournamentDenial | None:
    """Register the player, who still has to check in: the moderator cannot know that they are there (T-1.4)."""
    entering.register(draft, message.player_id)
    entrant = draft.state.entrant(message.player_id)
    assert entrant is not None
    draft.put(replace(entrant, checked_in=False))
    checks_in = draft.state.phase == "check_in" and not draft.state.check_in_cut
    _note(draft, message, "tournament_add", "tournament_added", waiting=int(entrant.waiting), checkin=int(checks_in))
    return None


def _note(draft: TournamentDraft, message: Enroll, act: str, letter: TournamentNewsKind, **about: int) -> None:
    """Add the audit entry and the letter, with the start if it is known (T-6.1)."""
    draft.enters_id = message.player_id
    start = {"start_ms": draft.state.start_ms} if draft.new.settings.format.start.is_known else {}
    draft.write_to([message.player_id], letter, **start, **about)
    draft.audit_act(act, message.request, message.reason, message.player_id)
