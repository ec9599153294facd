"""The chips that a player gives up by leaving in the middle of a hand."""

from bot.tables.ports import TableView
from bot.tables.rules.chip_moves import contributions


def live_stake(view: TableView, player_id: int) -> int | None:
    """The player's chips in the pot of the running hand; None where they are in none, have folded, or are leaving
    anyway. Who is out of a deal passed in may still get theirs back (R-7.3). A tournament lets nobody leave."""
    hand = view.hand
    line = next((line for line in view.seats if line.player_id == player_id), None)
    if hand is None or hand.finished or line is None or line.status == "leaving" or view.tournament_id is not None:
        return None
    dealt = next((seat for seat in hand.seats if seat.seat == line.seat), None)
    if dealt is None or (dealt.folded and not dealt.out) or dict(view.hand_players).get(line.seat) != player_id:
        return None
    return contributions(view.recent).get(line.seat, 0)
