"""Bounties: who gets the chips on a player's head (section 7 of the tournament rules).

Each function changes the draft, but does nothing where nobody has a bounty. Pure.
"""

from collections.abc import Collection, Iterable
from dataclasses import replace

from bot.poker.machine.pots import split
from bot.tournaments.deciding.draft import TournamentDraft
from bot.tournaments.ports import News
from bot.tournaments.state import Entrant


def pay_for(draft: TournamentDraft, out: Iterable[int]) -> None:
    """Pay the bounties of these players who are out to those who won their last chips (T-7.2, T-7.3)."""
    for player_id in out:
        entrant = draft.state.entrant(player_id)
        if entrant is not None and entrant.bounty and not entrant.playing:
            _pay(draft, entrant)


def _pay(draft: TournamentDraft, entrant: Entrant) -> None:
    """Divide the bounty equally among its winners; if there are none, add it to the first prize."""
    candidates = (draft.state.entrant(player_id) for player_id in entrant.lost_to)
    takers = {each.player_id: each for each in candidates if each is not None and not each.removed}
    if not takers:
        forfeit(draft, entrant.player_id)
        return
    for player_id, won in split(entrant.bounty, list(takers)):
        # Who is out by now has no head of their own any more.
        kept = draft.new.settings.format.bounty.kept(won) if takers[player_id].playing else 0
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
    ladder = state.prizes and (state.prizes[0] + chips, *state.prizes[1:])
    draft.state = replace(state, first_extra=state.first_extra + chips, prizes=ladder)


def leave(draft: TournamentDraft, entrant: Entrant) -> None:
    """Settle the bounty of a player whom a moderator removed or who left the server (T-7.5).

    A player who had already lost their last chips has no bounty left: the winners of those chips got it.
    """
    if entrant.lost_to:
        _pay(draft, entrant)
    else:
        forfeit(draft, entrant.player_id)


def pay_champion(draft: TournamentDraft, player_id: int) -> None:
    """Pay the champion their own bounty (T-7.3); bounties left on other heads join the first prize."""
    entrant = draft.state.entrant(player_id)
    draft.pay_bounty(player_id, player_id, entrant.bounty if entrant is not None else 0)
    for entrant in draft.state.entrants:
        forfeit(draft, entrant.player_id)


def divide(draft: TournamentDraft, survivors: Collection[int]) -> None:
    """Settle all bounties of a running tournament that is cancelled: each survivor gets their own (T-7.5)."""
    for entrant in draft.state.entrants:
        if entrant.player_id not in survivors and entrant.bounty:
            leave(draft, entrant)
    for player_id in survivors:
        chips = draft.return_bounty(player_id)
        if (survivor := draft.state.entrant(player_id)) is not None:
            draft.put(replace(survivor, refund=chips))
