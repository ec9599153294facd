"""Admission to a tournament: members with a role, or people who know a password, may register. Pure."""

from bot.common.passwords import fits
from bot.tournaments.deciding.draft import TournamentDraft
from bot.tournaments.messages import Register, TournamentDenial


def not_admitted(draft: TournamentDraft, player_id: int, message: Register) -> TournamentDenial | None:
    """Return what the player lacks to register; None if nothing.

    A player to whom a moderator has sent an offer needs neither.
    """
    settings = draft.new.settings
    if player_id in draft.state.offered:
        return None
    if settings.entry_role and settings.entry_role not in message.roles:
        return TournamentDenial.NEEDS_ROLE
    if settings.password and not message.password:
        return TournamentDenial.NEEDS_PASSWORD
    if settings.password and not fits(message.password, settings.password):
        return TournamentDenial.WRONG_PASSWORD
    return None
