"""What happens to a tournament in its course: start, levels, busts, prizes, pauses, the end (sections 1, 3 to 5 of the
tournament rules). Each changes the draft. Pure."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final, Literal

from bot.tournaments import prizes
from bot.tournaments.draft import Draft
from bot.tournaments.entering import CHECK_IN_MS, REBUY_MS, may_rebuy, refund
from bot.tournaments.ports import Happening
from bot.tournaments.settings import TournamentSettings
from bot.tournaments.state import Entrant, TournamentState

OVERRUN_MS: Final = 10 * 60_000
"""Past the target, from when on a level lasts two hands; announced half of it earlier (T-4.3)."""
OVERRUN_HANDS: Final = 2
CHECK_IN_LEAST_MS: Final = 5 * 60_000
"""So much is left after an outage to who has not checked in."""


def start(draft: Draft) -> None:
    """The field gets its stacks; tables and seats follow (T-2.1)."""
    state, field = draft.state, draft.state.registered()
    ladder = draft.new.settings.ladder(len(field))
    for entrant in field:
        draft.mint(entrant.player_id, ladder.stack, "tournament_stack")
    draft.state = replace(
        state,
        phase="running",
        start_ms=draft.now_ms,
        entrants=tuple(replace(entrant, playing=not entrant.waiting, checked_in=True) for entrant in field),
        bets=ladder.bets,
        growth=ladder.growth,
        stack=ladder.stack,
        level=1,
        level_since_ms=draft.now_ms,
    )


def close_late_registration(draft: Draft) -> None:
    """The field is whole: the house adds what the guarantee lacks, and the prizes stand (T-5.1)."""
    settings = draft.new.settings
    _meet_the_guarantee(draft)
    field = draft.state.started()
    ladder = prizes.prizes(draft.pool, settings.percentages(len(field)))
    draft.state = replace(draft.state, late_over=True, prizes=tuple(chips for chips in ladder if chips))
    draft.say(Happening("late_over"))


def _meet_the_guarantee(draft: Draft) -> None:
    """Chips made out of nothing are for the audit, whoever promised them."""
    lacking = draft.new.settings.guarantee - draft.pool
    if lacking > 0:
        draft.top_up(lacking)
        draft.note("tournament_guarantee", None, f"{lacking} chips were lacking of the guarantee")


def bust(draft: Draft, stacks: Mapping[int, int]) -> None:
    """These players lost their last chips in one hand, or in one round of hand for hand; ``stacks`` are those at its
    start (T-3.3, T-3.4)."""
    number = draft.state.rounds + 1
    draft.state = replace(draft.state, rounds=number)
    for player_id, stack in stacks.items():
        entrant = draft.state.entrant(player_id)
        if entrant is None:
            continue
        if may_rebuy(draft.new.settings, draft.state, entrant):
            draft.put(replace(entrant, out=number, out_stack=stack, rebuy_until_ms=draft.now_ms + REBUY_MS))
            draft.say(Happening("rebuy_offered", player_id))
        else:
            draft.put(replace(entrant, out=number, out_stack=stack, playing=False, rebuy_until_ms=None))
    pay(draft)
    _say_who_is_out(draft, stacks)


def end_rebuy_offers(draft: Draft) -> None:
    """Who has not taken the rebuy in time is out."""
    late = [entrant for entrant in draft.state.playing() if entrant.rebuy_until_ms is not None]
    gone = {entrant.player_id: entrant.out_stack for entrant in late if (entrant.rebuy_until_ms or 0) <= draft.now_ms}
    for entrant in late:
        if entrant.player_id in gone:
            draft.put(replace(entrant, playing=False, rebuy_until_ms=None))
    pay(draft)
    _say_who_is_out(draft, gone)


def last_standing(draft: Draft) -> None:
    """Who had the chips was removed, and all others are asked for a rebuy: it is over, and who lost his chips last, or
    had most of them, has won."""
    asked = draft.state.playing()
    winner = max(asked, key=lambda entrant: (entrant.out or 0, entrant.out_stack))
    for entrant in asked:
        won = entrant.player_id == winner.player_id
        out = (None, 0) if won else (entrant.out, entrant.out_stack)
        draft.put(replace(entrant, playing=won, out=out[0], out_stack=out[1], rebuy_until_ms=None))


def _say_who_is_out(draft: Draft, busts: Mapping[int, int]) -> None:
    for place, who in reversed(list(draft.state.places())):
        for player_id in who:
            entrant = draft.state.entrant(player_id)
            if player_id in busts and entrant is not None:
                draft.say(Happening("knocked_out", player_id, place=place, amount=entrant.prize))


def pay(draft: Draft) -> None:
    """Prizes as they fall due: of every place that is known, once the prizes stand (T-3.5)."""
    if not draft.state.late_over:
        return
    for place, who in list(draft.state.places()):
        ladder = draft.state.prizes
        each = draft.pool if place == 1 else prizes.shared(ladder, place, len(who))[0]
        for player_id in who:
            entrant = draft.state.entrant(player_id)
            if entrant is not None and each and not entrant.prize and not entrant.removed:
                draft.pay_out(player_id, each, "tournament_prize")
                draft.put(replace(entrant, prize=each))


def paid_places(state: TournamentState) -> int:
    return len(state.prizes)


def on_the_bubble(state: TournamentState) -> bool:
    """One more bust, and the rest are in the money."""
    return state.late_over and bool(state.prizes) and len(state.playing()) == paid_places(state) + 1


def in_the_money(state: TournamentState) -> bool:
    return state.late_over and bool(state.prizes) and len(state.playing()) <= paid_places(state)


def finish(draft: Draft) -> None:
    """One is left: he takes what is in the pool, to the last chip (T-3.5)."""
    draft.state = replace(draft.state, phase="finished", finished_ms=draft.now_ms, hand_for_hand=False)
    pay(draft)
    winner = draft.state.playing()[0]
    draft.say(Happening("finished", winner.player_id, place=1, amount=winner.prize))


def cancel(draft: Draft, stacks: Mapping[int, int], reason: str) -> None:
    """Before the start everybody is refunded; afterwards the pool is shared by T-3.7. ``stacks`` are the survivors'."""
    state = draft.state
    if state.phase == "running":
        unpaid = state.prizes[: len(stacks)]
        money = in_the_money(state)
        for player_id, chips in prizes.cancelled(draft.pool, unpaid, stacks, in_the_money=money).items():
            draft.pay_out(player_id, chips, "tournament_cancelled")
            draft.put(_refunded(draft, player_id, chips))
            draft.say(Happening("refunded", player_id, amount=chips))
    else:
        for entrant in state.registered():
            draft.pay_out(entrant.player_id, draft.new.settings.buy_in, "tournament_refund")
    draft.state = replace(draft.state, phase="cancelled", finished_ms=draft.now_ms, hand_for_hand=False, reason=reason)
    draft.say(Happening("cancelled", text=reason))


def _refunded(draft: Draft, player_id: int, chips: int) -> Entrant:
    entrant = draft.state.entrant(player_id)
    assert entrant is not None
    return replace(entrant, refund=chips)


def remove(draft: Draft, player_id: int, reason: str) -> None:
    """A moderator takes an entrant out: refunded before the start, afterwards out with what he has posted (T-3.6)."""
    entrant = draft.state.entrant(player_id)
    if entrant is None:
        return
    if draft.state.phase == "running":
        number = draft.state.rounds + 1
        draft.state = replace(draft.state, rounds=number)
        draft.put(replace(entrant, out=number, playing=False, rebuy_until_ms=None, removed=True))
    else:
        refund(draft, entrant)
    draft.say(Happening("removed", player_id, text=reason))


# Time


def elapsed_ms(state: TournamentState, now_ms: int) -> int:
    """Of play since the start, without pauses, breaks and outages."""
    standing = now_ms - state.paused_since_ms if state.paused else 0
    return now_ms - state.start_ms - state.lost_ms - standing


def overruns(settings: TournamentSettings, state: TournamentState, now_ms: int) -> bool:
    """T-4.3."""
    return elapsed_ms(state, now_ms) >= settings.target_minutes * 60_000 + OVERRUN_MS


def hands_a_level(settings: TournamentSettings, state: TournamentState, now_ms: int) -> int:
    """So many hands at a table and the level is over; 0 where it goes by minutes."""
    return OVERRUN_HANDS if overruns(settings, state, now_ms) else settings.level_hands


def level_ends_ms(settings: TournamentSettings, state: TournamentState, now_ms: int) -> int | None:
    """None where the level goes by hands, or time stands still."""
    if state.phase != "running" or state.paused or state.break_until_ms is not None:
        return None
    if hands_a_level(settings, state, now_ms):
        return None
    return state.level_since_ms + settings.level_ms


def level_is_over(settings: TournamentSettings, state: TournamentState, now_ms: int) -> bool:
    if state.phase != "running" or state.paused or state.break_until_ms is not None:
        return False
    hands = hands_a_level(settings, state, now_ms)
    if hands:
        return any(dealt >= hands for _, dealt in state.level_hands)
    return now_ms >= state.level_since_ms + settings.level_ms


def next_level(draft: Draft) -> None:
    """The level counts from the next hand at each table (T-3.1); after some there is a break first."""
    settings, level = draft.new.settings, draft.state.level + 1
    draft.state = replace(draft.state, level=level, level_since_ms=draft.now_ms, level_hands=())
    done = level - 1
    add_on = settings.add_on and done == settings.late_levels and not draft.state.late_over
    if add_on or (settings.break_levels and done % settings.break_levels == 0):
        until = draft.now_ms + settings.break_minutes * 60_000
        draft.state = replace(draft.state, break_until_ms=until, breaks=draft.state.breaks + 1)
        draft.say(Happening("break"))
    draft.say(Happening("level"))


def end_break(draft: Draft) -> None:
    """The level begins now; a rebuy could be thought about in the break, too."""
    draft.state = _level_later(draft.state, draft.now_ms - draft.state.level_since_ms)
    draft.state = replace(draft.state, break_until_ms=None)
    draft.say(Happening("break_over"))


def pause(draft: Draft, *, at_once: bool, reason: str) -> None:
    """The level's clock stands still (T-3.6)."""
    _stop(draft, at_once=at_once, reason=reason)
    draft.say(Happening("paused", text=reason))


def no_place(draft: Draft) -> None:
    """There is nowhere a table could be: all waits until a moderator has made room and resumes."""
    _stop(draft, at_once=True, reason="")
    draft.say(Happening("no_place"))


def _stop(draft: Draft, *, at_once: bool, reason: str) -> None:
    paused: Literal["at_once", "after_hand"] = "at_once" if at_once else "after_hand"
    draft.state = replace(draft.state, paused=paused, paused_since_ms=draft.now_ms, reason=reason)


def resume(draft: Draft, reason: str) -> None:
    lost = draft.now_ms - draft.state.paused_since_ms
    draft.state = _later(replace(draft.state, paused=None, reason=""), lost)
    draft.say(Happening("resumed", text=reason))


def after_outage(
    settings: TournamentSettings, state: TournamentState, now_ms: int, alive_ms: int, grace_ms: int
) -> TournamentState:
    """Every deadline pushed out by the outage and the grace (T-1.1). A start stays that was not missed, unless somebody
    who has still to check in could not."""
    if state.phase == "running":
        # In a pause time stands still anyway, and all of it is added when it ends.
        return state if state.paused else _later(state, max(0, now_ms - alive_ms) + grace_ms)
    if state.phase not in ("registering", "check_in", "scheduled"):
        return state
    lost = _check_in_lost(settings, state, now_ms, alive_ms)
    if state.start_ms < now_ms + grace_ms:
        return replace(state, start_ms=now_ms + lost + grace_ms)
    if lost <= grace_ms or all(entrant.checked_in for entrant in state.entrants):
        return state
    put_off = state.start_ms + lost + grace_ms
    if state.phase == "check_in":
        # It was open, and when the process died is not known: the last thing written may be from long before.
        put_off = max(state.start_ms, min(put_off, now_ms + CHECK_IN_LEAST_MS))
    return replace(state, start_ms=put_off)


def _check_in_lost(settings: TournamentSettings, state: TournamentState, now_ms: int, alive_ms: int) -> int:
    """Nobody could check in during the outage: they get the time that it has cost them."""
    if not settings.check_in:
        return 0
    opens_ms = state.start_ms - CHECK_IN_MS
    return max(0, min(now_ms, state.start_ms) - max(alive_ms, opens_ms))


def _later(state: TournamentState, lost: int) -> TournamentState:
    """Time has stood still for so many milliseconds."""
    if state.break_until_ms is not None:
        state = replace(state, break_until_ms=state.break_until_ms + lost)
    if state.paused is None:
        state = _level_later(state, lost)
    return replace(state, entrants=tuple(_waits_longer(entrant, lost) for entrant in state.entrants))


def _level_later(state: TournamentState, lost: int) -> TournamentState:
    return replace(state, level_since_ms=state.level_since_ms + lost, lost_ms=state.lost_ms + lost)


def _waits_longer(entrant: Entrant, lost: int) -> Entrant:
    rebuy, arrival = entrant.rebuy_until_ms, entrant.arrives_until_ms
    if rebuy is None and arrival is None:
        return entrant
    return replace(
        entrant,
        rebuy_until_ms=None if rebuy is None else rebuy + lost,
        arrives_until_ms=None if arrival is None else arrival + lost,
    )
