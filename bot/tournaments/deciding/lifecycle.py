"""The stages of a tournament: start, busts, prizes, the end (sections 1, 3 and 5 of the rules).

Each function changes the draft. Pure.
"""

from collections.abc import Mapping
from dataclasses import replace

from bot.tournaments.deciding import bounties, seats
from bot.tournaments.deciding.draft import TournamentDraft
from bot.tournaments.deciding.entering import REBUY_MS, refund
from bot.tournaments.level_length import first_level
from bot.tournaments.news import News
from bot.tournaments.questions import may_rebuy, paid_places
from bot.tournaments.rules import matches, prizes
from bot.tournaments.state import End, Entrant, TournamentState


def start(draft: TournamentDraft) -> None:
    """Start the tournament: mint each entrant's stack and drop the waiting list.

    Seats are drawn afterwards (T-2.1).
    """
    state, field = draft.state, draft.state.registered()
    settings = draft.new.settings
    begun = first_level(settings, settings.players_at(len(field)), state, draft.now_ms)
    for entrant in field:
        draft.mint_stack(entrant.player_id, begun.begun.ladder.stack)
    for entrant in state.entrants:
        if entrant.waiting:
            draft.say(News("left_out", entrant.player_id))
    draft.state = replace(
        begun,
        phase="running",
        start_ms=draft.now_ms,
        entrants=tuple(replace(entrant, playing=True, checked_in=True) for entrant in field),
        announced=(*state.announced, "level"),
    )
    _draw_matches(draft)


def _draw_matches(draft: TournamentDraft) -> None:
    """Draw who meets whom in a bracket or a shootout, if it is one (T-10.1, T-10.2)."""
    rounds = draft.new.settings.format.rounds
    if rounds.seats:
        tree = rounds.tree(draft.shuffled([entrant.player_id for entrant in draft.state.playing()]))
        draft.state = replace(draft.state, play=replace(draft.state.begun, matches=tree))


def close_late_registration(draft: TournamentDraft) -> None:
    """End late registration: raise the pool to the guarantee if needed, and fix prizes or seats (T-5.1, T-8.1)."""
    settings, field = draft.new.settings, len(draft.state.started())
    _meet_the_guarantee(draft, field)
    extra = draft.state.first_extra
    won = settings.format.ending.seats(draft.pool - extra, field)
    ladder = settings.prizes(draft.pool - extra, field)
    ladder = prizes.raised(ladder, won, extra) if extra else ladder
    draft.state = replace(draft.state, prizes=ladder, seats=won)


def _meet_the_guarantee(draft: TournamentDraft, entrants: int) -> None:
    """Mint the chips that the pool lacks for the guarantee, or for the guaranteed seats (T-8.1).

    The change gets an audit entry, because nobody paid for these chips.
    """
    settings, pool = draft.new.settings, draft.pool - draft.state.first_extra
    promised = max(pool, settings.guarantee)
    seats_cost = settings.format.ending.seats(promised, entrants) * settings.seat_chips
    lacking = max(promised, seats_cost) - pool
    if lacking > 0:
        draft.top_up(lacking)
        draft.audit_act("tournament_guarantee", None, f"{lacking} chips were lacking of the guarantee")


def bust(
    draft: TournamentDraft, stacks: Mapping[int, int], lost_to: Mapping[int, tuple[int, ...]] | None = None
) -> None:
    """Declare out the players who lost all their chips in one hand, or offer them a rebuy.

    In hand for hand play, all hands of a round count as one. ``stacks`` is player_id -> chips at the start of the hand
    (T-3.3, T-3.4), ``lost_to`` player_id -> the winners of their last chips (T-7.2).
    """
    number = _next_round(draft)
    for player_id, stack in stacks.items():
        entrant = draft.state.entrant(player_id)
        if entrant is None:
            continue
        broke = replace(entrant, out=number, out_stack=stack, lost_to=(lost_to or {}).get(player_id, ()), owes=0)
        if may_rebuy(draft.new.settings, draft.state, entrant):
            draft.put(replace(broke, rebuy_until_ms=draft.now_ms + REBUY_MS))
            draft.say(News("rebuy_offered", player_id))
        else:
            draft.put(replace(broke, playing=False, rebuy_until_ms=None))
    _settle_busts(draft, stacks)


def _settle_busts(draft: TournamentDraft, busts: Mapping[int, int]) -> None:
    """Pay the bounties and prizes of players who are out, and announce them."""
    bounties.pay_for(draft, busts)
    pay(draft)
    _announce_busts(draft, busts)


def _next_round(draft: TournamentDraft) -> int:
    number = draft.state.begun.rounds + 1
    draft.state = replace(draft.state, play=replace(draft.state.begun, rounds=number))
    return number


def end_rebuy_offers(draft: TournamentDraft) -> None:
    """Declare players out, because they did not take their rebuy offer in time."""
    playing = draft.state.playing()
    late = [each for each in playing if each.rebuy_until_ms is not None and each.rebuy_until_ms <= draft.now_ms]
    for entrant in late:
        draft.put(replace(entrant, playing=False, rebuy_until_ms=None))
    _settle_busts(draft, {entrant.player_id: entrant.out_stack for entrant in late})


def end_with_last_standing(draft: TournamentDraft) -> None:
    """Declare a winner when no player has chips.

    That happens if the only player with chips is removed while rebuy offers are open. The winner is the player who
    lost their chips last; if several did in the same hand, the one who began it with the most chips.
    """
    playing = draft.state.playing()
    winner = max(playing, key=lambda entrant: (entrant.out or 0, entrant.out_stack))
    for entrant in playing:
        if entrant is winner:
            draft.put(replace(entrant, out=None, out_stack=0, lost_to=(), rebuy_until_ms=None))
        else:
            draft.put(replace(entrant, playing=False, rebuy_until_ms=None))
    bounties.pay_for(draft, [entrant.player_id for entrant in playing])


def _announce_busts(draft: TournamentDraft, busts: Mapping[int, int]) -> None:
    for place, who in reversed(list(draft.state.places())):
        for player_id in who:
            entrant = draft.state.entrant(player_id)
            if player_id in busts and entrant is not None:
                draft.say(News("knocked_out", player_id, place=place, amount=entrant.prize))


def pay(draft: TournamentDraft) -> None:
    """Pay the prize of every place that is decided, once the prizes are fixed (T-3.5).

    Where seats are won, nobody is paid before they have been given.
    """
    ladder = draft.state.prizes
    if ladder is None or draft.state.seats:
        return
    in_matches = {each.player_id: each.prize(ladder) for each in draft.state.placed()}
    for place, who in list(draft.state.places()):
        shared = prizes.shared(ladder, place, len(who))[0]
        for player_id in who:
            each = draft.pool if place == 1 else in_matches.get(player_id, shared)
            entrant = draft.state.entrant(player_id)
            if entrant is not None and each and entrant.prize == entrant.deal and not entrant.removed:
                draft.pay_out(player_id, each, "tournament_prize")
                draft.put(replace(entrant, prize=entrant.prize + each))


def on_the_bubble(state: TournamentState) -> bool:
    """Return True if all other players are in the money after one more bust; there is no bubble in matches."""
    if state.play is not None and state.play.matches:
        return False
    return bool(state.prizes) and len(state.playing()) == paid_places(state) + 1


def in_the_money(state: TournamentState) -> bool:
    return bool(state.prizes) and len(state.playing()) <= paid_places(state)


def finish(draft: TournamentDraft) -> None:
    """End the tournament and pay the winner the rest of the pool (T-3.5, T-8.1)."""
    play = replace(draft.state.begun, hand_for_hand=False)
    draft.state = replace(draft.state, phase="finished", play=play, deal=None, end=End(draft.now_ms))
    bounties.pay_champions(draft, [entrant.player_id for entrant in draft.state.playing()])
    pay(draft)
    seats.pay_rest(draft)
    winner = draft.state.playing()[0]
    draft.say(News("finished", winner.player_id, place=1, amount=winner.prize))


def cancel(draft: TournamentDraft, stacks: Mapping[int, int], reason: str) -> None:
    """Cancel the tournament, with refunds before the start and a shared pool after it (T-3.7).

    ``stacks`` is player_id -> chips of the players still in.
    """
    state, least = draft.state, draft.new.settings.entrants_least
    if state.phase == "running":
        bounties.divide(draft, stacks)
        # Who has been given a seat already has their part of the pool.
        given = {each.player_id for each in state.entrants if state.seats and each.prize}
        stacks = {player: chips for player, chips in stacks.items() if player not in given}
        state = draft.state
        for player_id, chips in _divided(draft, stacks).items():
            draft.pay_out(player_id, chips, "tournament_cancelled")
            entrant = _entrant(draft, player_id)
            paid = entrant.refund + chips
            draft.put(replace(entrant, refund=paid))
            draft.say(News("refunded", player_id, amount=paid))
            draft.write_to([player_id], "tournament_cancelled", amount=paid, reason=reason)
        draft.state = replace(draft.state, play=replace(draft.state.begun, hand_for_hand=False))
    else:
        for entrant in state.entrants:
            paid = 0 if entrant.waiting else draft.new.settings.buy_in
            if not entrant.waiting:
                draft.pay_back(entrant.player_id)
            draft.write_to([entrant.player_id], "tournament_cancelled", amount=paid, reason=reason, least=least)
    draft.state = replace(draft.state, phase="cancelled", deal=None, end=End(draft.now_ms, reason))
    draft.say(News("cancelled", text=reason))


def _divided(draft: TournamentDraft, stacks: Mapping[int, int]) -> dict[int, int]:
    """Return player_id -> the player's part of the pool of a running tournament that is cancelled (T-3.7).

    In a bracket or a shootout chips count by the chance to win that they mean, and the lowest unpaid prize is the
    lowest that somebody left is sure of.
    """
    state, tree = draft.state, draft.state.begun.matches
    if not tree or not stacks:
        unpaid = (state.prizes or ())[: len(stacks)]
        return prizes.cancelled(draft.pool, unpaid, stacks, in_the_money=in_the_money(state))
    sure = matches.sure_prizes(tree, list(stacks), state.prizes or ())
    return prizes.cancelled(draft.pool, sure, matches.weights(tree, stacks), in_the_money=min(sure) > 0)


def _entrant(draft: TournamentDraft, player_id: int) -> Entrant:
    entrant = draft.state.entrant(player_id)
    assert entrant is not None
    return entrant


def remove(draft: TournamentDraft, player_id: int, reason: str) -> None:
    """Remove an entrant on a moderator's order.

    Before the start they are refunded; afterwards their chips leave play (T-3.6).
    """
    entrant = draft.state.entrant(player_id)
    if entrant is None:
        return
    refunded = draft.state.phase != "running" and not entrant.waiting
    amount = draft.new.settings.buy_in if refunded else 0
    if draft.state.phase == "running":
        number = _next_round(draft)
        draft.put(replace(entrant, out=number, playing=False, rebuy_until_ms=None, removed=True))
        bounties.leave(draft, entrant)
    else:
        refund(draft, entrant)
    draft.say(News("removed", player_id, text=reason))
    draft.write_to([player_id], "tournament_removed", amount=amount, reason=reason)
