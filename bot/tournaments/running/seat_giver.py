"""The worker that gives the winners of a satellite their seats (T-8.3).

One seat is given at a time. The target's change and the satellite's are saved in one transaction, so that a restart
between any two seats gives none twice.
"""

from bot.tables.saving import StoreError
from bot.tournaments.deciding import seats
from bot.tournaments.messages import TournamentDenial
from bot.tournaments.running.book import TournamentBook, TournamentServices

_UNSAVED = frozenset({TournamentDenial.STORE_FAILED, TournamentDenial.OUTCOME_UNKNOWN})
"""The answers of a target after which the seat may still be given, so that nobody is paid instead."""


class SeatGiver:
    def __init__(self, book: TournamentBook, outside: TournamentServices) -> None:
        self._book = book
        self._outside = outside

    async def give_next(self) -> None:
        """Draw lots if equal stacks would share a seat; otherwise give one seat. Raises StoreError."""
        state = self._book.state
        if tied := seats.tied_for_a_seat(state):
            draft = self._book.draft()
            seats.draw_lots(draft, tied)
            await self._book.save(draft, "lots")
        elif (winner := seats.winner_without_seat(state)) is not None:
            await self._give(winner)

    async def _give(self, player_id: int) -> None:
        """Register the player in the target; if it refuses them, pay the seat in chips."""
        target, denial = self._outside.target_of(self._book.new), None
        entrant = self._book.state.entrant(player_id)
        if target is not None and entrant is not None and not entrant.left:
            draft = self._book.draft()
            reply = await self._outside.submit(target.tournament_id, seats.give(draft, player_id, target))
            if reply is not None and reply.done:
                self._book.adopt(draft)
                return
            denial = reply.denial if reply is not None else None
        if denial in _UNSAVED:
            raise StoreError("the seat was not saved")
        draft = self._book.draft()
        seats.pay_instead(draft, player_id, denial)
        await self._book.save(draft, "seat_paid")
