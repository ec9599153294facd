"""Seats in another tournament, and who wins them (section 8 of the tournament rules).

Each function changes the draft, but nothing where no seats are won. Pure.
"""

from collections.abc import Sequence
from dataclasses import replace

from bot.poker.machine.pots import split
from bot.tournaments.deciding.draft import TournamentDraft
from bot.tournaments.messages import TakeSeat, TournamentDenial
from bot.tournaments.ports import TournamentView
from bot.tournaments.state import BEFORE_THE_START, Entrant, TournamentState


def tied_for_a_seat(state: TournamentState) -> tuple[int, ...]:
    """Return the players with equal stacks among whom the last seats must be drawn by lot; none usually (T-8.2)."""
    return next((tied for above, tied in _ranked(state) if above < state.seats < above + len(tied)), ())


def draw_lots(draft: TournamentDraft, tied: Sequence[int]) -> None:
    """Rank players with equal stacks by lot, and note the result in the audit log (T-8.2)."""
    drawn = draft.shuffled(sorted(tied))
    for lot, player_id in enumerate(drawn, 1):
        draft.put(replace(_entrant(draft.state, player_id), lot=lot))
    draft.audit_act("tournament_lot", None, "", drawn[-1])
    draft.audit_change((), [f"{len(drawn)} equal stacks"])


def winner_without_seat(state: TournamentState) -> int | None:
    """Return the best placed winner of a seat who has not been given it yet; None if there is none."""
    winners = (player for above, tied in _ranked(state) if above < state.seats for player in tied)
    return next((player for player in winners if not _entrant(state, player).prize), None)


def give(draft: TournamentDraft, player_id: int, target: TournamentView) -> TakeSeat:
    """Give the player a seat in the target; return the message to the target, which saves both changes at once.

    See T-8.3.
    """
    chips = draft.new.settings.seat_chips
    draft.put(replace(_entrant(draft.state, player_id), prize=chips, seat_in=target.tournament_id))
    draft.pool -= chips
    return TakeSeat(player_id, chips, draft.commit("seat"), draft.new.settings.name)


def pay_instead(draft: TournamentDraft, player_id: int, why: TournamentDenial | None) -> None:
    """Pay the seat in chips, because the player cannot have it (T-8.3)."""
    chips = draft.new.settings.seat_chips
    draft.pay_out(player_id, chips, "tournament_prize")
    draft.put(replace(_entrant(draft.state, player_id), prize=chips))
    reason = (why or TournamentDenial.OVER).value
    draft.write_to([player_id], "tournament_seat_paid", target=draft.new.settings.target_name, chips=chips, why=reason)


def pay_rest(draft: TournamentDraft) -> None:
    """Pay what the seats leave of the pool to the next place; if there is none, to the winners in equal parts (T-8.1).

    Equal stacks share the place, and the odd chips go to those who registered first.
    """
    state = draft.state
    if not state.seats:
        return
    ranked = list(_ranked(state))
    best = ranked[0][1] if ranked else ()
    following = next((tied for above, tied in ranked if above >= state.seats), best)
    for player_id, chips in split(draft.pool, list(following)) if following else ():
        draft.pay_out(player_id, chips, "tournament_prize")
        entrant = _entrant(draft.state, player_id)
        draft.put(replace(entrant, prize=entrant.prize + chips))


def take(draft: TournamentDraft, message: TakeSeat) -> TournamentDenial | None:
    """Register the winner of a seat; the satellite's pool pays the buy-in, bounty included (T-8.3, T-7.1)."""
    state, settings, player_id = draft.state, draft.new.settings, message.player_id
    entrant = state.entrant(player_id)
    if state.phase not in BEFORE_THE_START:
        return TournamentDenial.CLOSED
    if entrant is not None and not entrant.waiting:
        return TournamentDenial.ALREADY_IN
    if state.fill_until_ms is not None or len(state.registered()) >= settings.entrants_most:
        return TournamentDenial.TOO_FEW_SPOTS
    if settings.buy_in != message.chips or settings.seat_chips:
        return TournamentDenial.BUY_IN_FIXED
    before = entrant or Entrant(player_id)
    draft.put(replace(before, waiting=False, checked_in=before.checked_in or state.phase == "check_in"))
    draft.enter_from(message.satellite.tournament_id, player_id)
    draft.enters_id = player_id
    draft.beside = message.satellite
    draft.audit_act("tournament_seat", None, "", player_id)
    noted_name = " ".join(message.name.replace(",", " ").split())
    draft.audit_change((), [f"from tournament {message.satellite.tournament_id} {noted_name}"])
    draft.write_to([player_id], "tournament_seat", satellite=message.name, start_ms=_start_ms(draft))
    return None


def _start_ms(draft: TournamentDraft) -> int:
    """Return the start of the tournament; 0 if nobody knows it yet (T-6.1)."""
    return draft.state.start_ms if draft.new.settings.format.start.is_known else 0


def _ranked(state: TournamentState) -> list[tuple[int, tuple[int, ...]]]:
    """Return (number of players above, players who share the place), best first, without those who were removed."""
    groups = [tuple(entrant.player_id for entrant in state.playing())]
    groups += [who for place, who in state.places() if not _is_in(state, who)]
    ranked, above = list[tuple[int, tuple[int, ...]]](), 0
    for group in groups:
        kept = tuple(player for player in group if not _entrant(state, player).removed)
        if kept:
            ranked.append((above, kept))
        above += len(kept)
    return ranked


def _is_in(state: TournamentState, players: Sequence[int]) -> bool:
    return any(_entrant(state, player).playing for player in players)


def _entrant(state: TournamentState, player_id: int) -> Entrant:
    entrant = state.entrant(player_id)
    assert entrant is not None
    return entrant
