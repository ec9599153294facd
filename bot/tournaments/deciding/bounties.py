"""Bounties: who gets the chips on a player's head (section 7 of the tournament rules).

Each function changes the draft, but does nothing where nobody has a bounty. Pure.
"""

from collections.abc import Collection, Iterable
from dataclasses import replace

from bot.poker.machine.pots import split
from bot.tournaments.deciding.draft import TournamentDraft
from bot.tournaments.news import News
from bot.tournaments.rules.prizes import raised
from bot.tournaments.state import Entrant


def pay_for(draft: TournamentDraft, out: Iterable[int]) -> None:
    """Pay the bounties of these players who are out to those who won their last chips (T-7.2, T-7.3)."""
    for player_id in out:
        entrant = draft.state.entrant(player_id)
        if entrant is not None and entrant.bounty and not entrant.playing:
            _pay(draft, entrant)


def _pay(draft: TournamentDraft, entrant: Entrant, heads: Collection[int] | None = None) -> None:
    """Divide the bounty equally among its winners; if there are none, add it to the first prize.

    ``heads`` are the players on whose own heads a part of it can stay; None for all who are still in.
    """
    candidates = (draft.state.entrant(player_id) for player_id in entrant.lost_to)
    takers = {each.player_id: each for each in candidates if each is not None and not each.removed}
    if not takers:
        forfeit(draft, entrant.player_id)
        return
    for player_id, won in split(entrant.bounty, list(takers)):
        # Who is out by now has no head of their own any more.
        has_head = takers[player_id].playing and (heads is None or player_id in heads)
        kept = draft.new.settings.format.bounty.kept(won) if has_head else 0
        draft.pay_bounty(entrant.player_id, player_id, won - kept)
        draft.move_bounty(entrant.player_id, player_id, kept)
        if won:
            at, paid = takers[player_id].table_id, won - kept
            draft.say(News("bounty", player_id, at, amount=paid, of=entrant.player_id, kept=kept))


def forfeit(draft: TournamentDraft, player_id: int) -> None:
    """Let the player's bounty join the first prize, because nobody can win it (T-7.5)."""
    chips = draft.bounty_to_pool(player_id)
    if not chips:
        return
    state = draft.state
    ladder = state.prizes and raised(state.prizes, state.seats, chips)
    draft.state = replace(state, first_extra=state.first_extra + chips, prizes=ladder)


def leave(draft: TournamentDraft, entrant: Entrant, heads: Collection[int] | None = None) -> None:
    """Settle the bounty of a player whom a moderator removed or who left the server (T-7.5).

    A player who had already lost their last chips has no bounty left: the winners of those chips get it, even if the
    bust is not noted yet. ``heads`` as in ``_pay``.
    """
    lost_to = entrant.lost_to or draft.lost_to.get(entrant.player_id, ())
    if lost_to:
        _pay(draft, replace(entrant, lost_to=lost_to), heads)
    else:
        forfeit(draft, entrant.player_id)


def pay_champions(draft: TournamentDraft, players: Iterable[int]) -> None:
    """Pay those who are left their own bounty (T-7.3); bounties left on other heads join the first prize."""
    for player_id in players:
        entrant = draft.state.entrant(player_id)
        draft.pay_bounty(player_id, player_id, entrant.bounty if entrant is not None else 0)
    for entrant in draft.state.entrants:
        forfeit(draft, entrant.player_id)


def return_own(draft: TournamentDraft, player_ids: Collection[int]) -> None:
    """Pay the bounties on the heads of those who end the tournament by a deal to themselves (T-7.3, T-9.2)."""
    for player_id in player_ids:
        entrant = draft.state.entrant(player_id)
        draft.pay_bounty(player_id, player_id, entrant.bounty if entrant is not None else 0)


def divide(draft: TournamentDraft, survivors: Collection[int]) -> None:
    """Settle all bounties of a running tournament that is cancelled: each survivor gets their own (T-7.5)."""
    for player_id in [each.player_id for each in draft.state.entrants if each.player_id not in survivors]:
        entrant = draft.state.entrant(player_id)
        if entrant is not None and entrant.bounty:
            # Of those who lost their chips and may still rebuy, nobody has a head of their own any more.
            leave(draft, entrant, survivors)
    for player_id in survivors:
        chips = draft.return_bounty(player_id)
        if (survivor := draft.state.entrant(player_id)) is not None:
            draft.put(replace(survivor, refund=chips))
