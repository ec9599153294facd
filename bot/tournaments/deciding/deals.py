"""Deals at the end: the players left divide the unpaid prizes (section 9 of the tournament rules).

A function that returns a TournamentDenial has refused the request; if it returns None, it has changed the draft. Pure.
"""

from collections.abc import Mapping
from dataclasses import replace
from typing import Literal

from bot.tournaments import questions
from bot.tournaments.deciding import bounties, levels
from bot.tournaments.deciding.draft import TournamentDraft
from bot.tournaments.messages import AnswerDeal, ProposeDeal, TournamentDenial
from bot.tournaments.news import News
from bot.tournaments.rules.deal import ANSWER_MS, deal_shares, play_for_most
from bot.tournaments.state import OVER, Deal, End, Share

WhyOff = Literal["deal_declined", "deal_late", "deal_gone", "deal_changed"]
"""Why a deal is off: somebody declined, or left, the time is over, or the prizes do not allow it any more."""


def propose(draft: TournamentDraft, message: ProposeDeal, stacks: Mapping[int, int]) -> TournamentDenial | None:
    """Note the proposal; it is put to the players once no hand is running (T-9.1)."""
    player_id, state = message.request.player_id, draft.state
    entrant = state.entrant(player_id)
    if state.phase in OVER:
        return TournamentDenial.OVER
    if player_id is None or entrant is None or not entrant.playing or not stacks.get(player_id):
        return TournamentDenial.NOT_IN
    if not questions.may_deal(draft.new.settings, state):
        return TournamentDenial.NO_DEALS
    if state.deal is not None:
        return TournamentDenial.DEAL_PROPOSED
    level = state.at_table(state.begun.tables[0]).begun.level.number
    if entrant.proposed_at == level:
        return TournamentDenial.ONE_A_LEVEL
    if not 0 <= message.play_for <= play_for_most(questions.unpaid_prizes(state, draft.pool)):
        return TournamentDenial.PLAY_FOR
    draft.put(replace(entrant, proposed_at=level))
    deal = Deal(state.deals + 1, player_id, message.kind, message.play_for, message.seen)
    draft.state = replace(draft.state, deal=deal, deals=deal.number)
    return None


def ask(draft: TournamentDraft, stacks: Mapping[int, int]) -> None:
    """Put the proposed deal to the players, or call it off if the hand that has just ended made it impossible."""
    deal, state = draft.state.deal, draft.state
    playing = {each.player_id: stacks.get(each.player_id, 0) for each in state.playing()}
    assert deal is not None
    unpaid = questions.unpaid_prizes(state, draft.pool)
    may = questions.may_deal(draft.new.settings, state) and all(playing.values()) and deal.by in playing
    if not may or deal.play_for > play_for_most(unpaid):
        call_off(draft, "deal_changed")
        return
    chips = deal_shares(deal.kind, playing, unpaid, deal.play_for)
    order = sorted(playing, key=lambda player: -playing[player])
    shares = tuple(Share(player, playing[player], chips[player]) for player in order)
    agreed = (deal.by,) if chips[deal.by] >= deal.seen else ()
    since_ms, until_ms = draft.now_ms, draft.now_ms + ANSWER_MS
    deal = replace(deal, shares=shares, agreed=agreed, since_ms=since_ms, until_ms=until_ms)
    draft.state = replace(state, deal=deal)
    draft.say(News("deal_proposed", deal.by, place=deal.number))


def answer(draft: TournamentDraft, message: AnswerDeal) -> TournamentDenial | None:
    """Note that a player agrees, and make the deal once all do; or call it off, because the player declines."""
    deal, player_id = draft.state.deal, message.request.player_id
    if deal is None or not deal.is_open or deal.number != message.number:
        return TournamentDenial.DEAL_OVER
    if draft.state.pause is None and draft.now_ms >= deal.until_ms:
        return TournamentDenial.DEAL_OVER
    if player_id is None or all(share.player_id != player_id for share in deal.shares):
        return TournamentDenial.NO_SHARE
    if not message.agrees:
        call_off(draft, "deal_declined", player_id)
        return None
    if player_id in deal.agreed:
        return TournamentDenial.HAS_AGREED
    deal = replace(deal, agreed=(*deal.agreed, player_id))
    draft.state = replace(draft.state, deal=deal)
    if len(deal.agreed) < len(deal.shares):
        draft.say(News("deal_agreed", player_id, place=deal.number))
    else:
        _make(draft, deal)
    return None


def call_off(draft: TournamentDraft, why: WhyOff, player_id: int | None = None) -> None:
    """Call the proposed deal off, so that play goes on. ``player_id`` is the player because of whom it is off."""
    number = draft.state.deals
    _close(draft)
    draft.say(News(why, player_id, place=number))


def call_off_without(draft: TournamentDraft, player_id: int) -> bool:
    """Call the deal off if a player who leaves or is removed proposed it or has a share in it.

    Return True if it was called off.
    """
    deal = draft.state.deal
    concerned = deal is not None and player_id in (deal.by, *(share.player_id for share in deal.shares))
    if concerned:
        call_off(draft, "deal_gone", player_id)
    return concerned


def _close(draft: TournamentDraft) -> None:
    """End the proposal; the level's clock stood still while play waited for the answers."""
    deal, state = draft.state.deal, draft.state
    draft.state = replace(state, deal=None)
    if deal is not None and deal.is_open and state.begun.break_until_ms is None:
        stood_until_ms = state.pause.since_ms if state.pause is not None else draft.now_ms
        draft.state = levels.delayed(draft.state, max(0, stood_until_ms - deal.since_ms))


def _make(draft: TournamentDraft, deal: Deal) -> None:
    """Pay the shares; play goes on for the rest, or the tournament ends if there is none (T-9.2)."""
    draft.audit_act("tournament_deal", None, "")
    divided = f"deal by {deal.kind} {deal.total}"
    draft.audit_change([f"pool {draft.pool}"], [divided, f"pool {draft.pool - deal.total}"])
    _close(draft)
    for share in deal.shares:
        entrant = draft.state.entrant(share.player_id)
        assert entrant is not None
        draft.pay_out(share.player_id, share.chips, "tournament_deal")
        draft.put(replace(entrant, prize=entrant.prize + share.chips, deal=entrant.deal + share.chips))
    draft.state = replace(draft.state, made=deal)
    if deal.play_for:
        others = (draft.state.prizes or ())[len(deal.shares) :]
        ladder = (draft.pool, *[0] * (len(deal.shares) - 1), *others)
        draft.state = replace(draft.state, prizes=ladder)
        draft.say(News("deal_made", deal.by, place=deal.number))
    else:
        _finish(draft, deal)


def _finish(draft: TournamentDraft, deal: Deal) -> None:
    """End the tournament: the places go by stacks, as for busts in the same hand (T-3.4, T-9.2)."""
    play = draft.state.begun
    play = replace(play, rounds=play.rounds + 1, hand_for_hand=False)
    draft.state = replace(draft.state, phase="finished", play=play, end=End(draft.now_ms))
    first = deal.shares[0]
    for share in deal.shares:
        entrant = draft.state.entrant(share.player_id)
        if entrant is not None and share.stack < first.stack:
            draft.put(replace(entrant, out=play.rounds, out_stack=share.stack, playing=False))
    bounties.return_own(draft, [share.player_id for share in deal.shares])
    draft.say(News("finished", first.player_id, place=1, amount=first.chips))
