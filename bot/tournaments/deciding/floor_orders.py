"""A moderator's orders about one player in play: to another table, and more or fewer chips.

Each function changes the draft. Pure.
"""

from collections.abc import Mapping
from dataclasses import replace

from bot.tournaments.deciding.draft import TournamentDraft
from bot.tournaments.director_steps import Correct
from bot.tournaments.messages import CorrectChips, SendToTable, TournamentDenial
from bot.tournaments.news import News
from bot.tournaments.rules.matches import match_of
from bot.tournaments.state import Entrant, TournamentState


def send(draft: TournamentDraft, message: SendToTable, stacks: Mapping[int, int]) -> TournamentDenial | None:
    """Note to which table the player goes before their next hand, or return why they cannot go there (T-3.6).

    Their present table calls off an earlier order.
    """
    entrant = draft.state.entrant(message.player_id)
    if entrant is None or entrant.player_id not in stacks:
        return TournamentDenial.NOT_IN
    if entrant.table_id == message.table_id and entrant.sent_to not in (None, entrant.table_id):
        stay(draft, entrant.player_id)
    elif (denial := _why_not_there(draft, entrant, message.table_id)) is not None:
        return denial
    else:
        draft.put(replace(entrant, sent_to=message.table_id))
        draft.say(News("sent", entrant.player_id, message.table_id, text=message.reason))
    draft.audit_act("tournament_send", message.request, message.reason, entrant.player_id)
    draft.audit_change([f"table {entrant.table_id}"], [f"table {message.table_id}"])
    return None


def _why_not_there(draft: TournamentDraft, entrant: Entrant, table_id: int) -> TournamentDenial | None:
    if draft.state.begun.matches:
        return TournamentDenial.IN_MATCHES
    if draft.state.paused_at_once:
        return TournamentDenial.STOPPED
    if entrant.table_id is None or draft.off_table.get(entrant.player_id):
        return TournamentDenial.MOVING
    if len(draft.state.begun.tables) < 2:
        return TournamentDenial.ONE_TABLE
    if entrant.table_id == table_id:
        return TournamentDenial.SAME_TABLE
    if table_id not in draft.rooms or entrant.table_id not in draft.rooms:
        return TournamentDenial.TABLE_BREAKS
    others = (each for each in draft.state.playing() if each.player_id != entrant.player_id)
    coming = sum(each.sent_to == table_id != each.table_id for each in others)
    return TournamentDenial.TABLE_FULL if draft.rooms[table_id] <= coming else None


def stay(draft: TournamentDraft, player_id: int) -> None:
    """Call off the move on which a moderator sent the player, and say so (T-3.6)."""
    if (entrant := draft.state.entrant(player_id)) is not None:
        draft.put(replace(entrant, sent_to=None))
        draft.say(News("stays", player_id, entrant.sent_to))


def correct(draft: TournamentDraft, message: CorrectChips, stacks: Mapping[int, int]) -> TournamentDenial | None:
    """Give the player chips, or note how many they lose, before their next hand (T-3.6).

    Chips that they get are off the table until then. Return why the correction is refused, or None.
    """
    entrant = draft.state.entrant(message.player_id)
    if entrant is None or entrant.player_id not in stacks:
        return TournamentDenial.NOT_IN
    if _waits_for_match(draft.state, entrant.player_id):
        return TournamentDenial.MOVING
    if stacks[entrant.player_id] - entrant.owes + message.chips < 1:
        return TournamentDenial.NO_CHIPS_LEFT
    if message.chips > 0:
        draft.correct(entrant.player_id, message.chips)
        draft.put(replace(entrant, corrected=entrant.corrected + message.chips))
    else:
        draft.put(replace(entrant, owes=entrant.owes - message.chips))
    draft.say(News("corrected", entrant.player_id, entrant.table_id, amount=message.chips, text=message.reason))
    draft.write_to([entrant.player_id], "tournament_corrected", chips=message.chips, reason=message.reason)
    draft.audit_act("tournament_correct", message.request, message.reason, entrant.player_id)
    draft.audit_change((), [f"correction {message.chips:+d}"])
    return None


def corrected(state: TournamentState, stacks: Mapping[int, int]) -> dict[int, int]:
    """Return the stacks without the chips that corrections still take, unless these would be all of them (T-3.6)."""
    owed = {entrant.player_id: entrant.owes for entrant in state.playing()}
    return {
        player: chips - owed.get(player, 0) if chips > owed.get(player, 0) else chips
        for player, chips in stacks.items()
    }


def _waits_for_match(state: TournamentState, player_id: int) -> bool:
    """Return True if the player's match has not begun: until then they have exactly a starting stack (T-10.1)."""
    tree = state.begun.matches
    return bool(tree) and state.clock_of(match_of(tree, player_id)) is None


def settle_correction(draft: TournamentDraft, step: Correct) -> None:
    """Remove from play the chips that a correction takes off the player, or call it off (T-3.6)."""
    entrant = draft.state.entrant(step.player_id)
    if entrant is None:
        return
    if step.lapses:
        draft.put(replace(entrant, owes=0))
        draft.say(News("correction_lapsed", entrant.player_id, entrant.table_id, amount=-entrant.owes))
        draft.write_to([entrant.player_id], "tournament_correction_lapsed", chips=-entrant.owes)
        draft.audit_act("tournament_correction_lapsed", None, "", entrant.player_id)
        draft.audit_change((), [f"correction {-entrant.owes:+d}"])
        return
    draft.correct(entrant.player_id, -entrant.owes)
    draft.put(replace(entrant, owes=0, corrected=entrant.corrected - entrant.owes))
