"""The target of a satellite in the soak: people enter it, or it is cancelled, while its seats are won."""

import asyncio
from dataclasses import replace
from random import Random
from typing import Final

from bot.tournaments.messages import Cancel, Heard, Register, Withdraw
from bot.tournaments.settings import TournamentSettings
from bot.tournaments.state import Entrant
from tests.harness.tournaments.club import WHY, Club
from tests.harness.tournaments.field import HOUR, OWNER, START
from tests.soak.model import Wrong

SEAT_BUY_INS: Final = 3
"""A seat's worth, in buy-ins of the satellite."""
LATER: Final = START + 24 * HOUR
SPOTS: Final = (2, 4, 64)
MEDDLES: Final = 1 / 100
"""How often somebody enters or leaves the target, or it is cancelled, whenever the club is quiet."""
CANCELS: Final = 0.05


class Target:
    def __init__(self, club: Club, chance: Random) -> None:
        self._club = club
        self._chance = chance
        self._id = 0
        self._buy_in = 0

    async def open(self, settings: TournamentSettings) -> TournamentSettings:
        """Open the target; return the settings of its satellite."""
        spots = self._chance.choice(SPOTS)
        target = replace(settings, name="Target", buy_in=SEAT_BUY_INS * settings.buy_in, entrants_most=spots)
        self._buy_in = target.buy_in
        self._id = await self._club.create(replace(target, check_in=False, rebuys=0), LATER)
        return replace(settings, target=self._id, target_name=target.name, seat_chips=target.buy_in)

    def meddle(self) -> None:
        """Now and then let somebody enter the target or leave it, or cancel it."""
        view = self._club.tournaments.view(self._id)
        if view is None or view.state.phase != "registering" or self._chance.random() > MEDDLES:
            return
        if self._chance.random() < CANCELS:
            self._submit(Cancel(self._club.request(OWNER), WHY))
            return
        player_id = self._chance.choice([*self._club.guests])
        request, is_in = self._club.request(player_id), view.state.entrant(player_id) is not None
        self._submit(Withdraw(request) if is_in else Register(request))

    def _submit(self, message: Heard) -> None:
        asyncio.get_running_loop().create_task(self._club.tournaments.submit(self._id, message))

    def paid(self) -> dict[int, int]:
        """Return player id -> chips that are in the target for them: by their own buy-in, or by a seat."""
        view = self._club.tournaments.view(self._id)
        entrants = view.state.registered() if view is not None else []
        return {each.player_id: self._buy_in for each in entrants}

    def check(self, winners: list[Entrant], seats: int) -> None:
        """Check that each seat was given once, in the target or in chips (T-8.3); raise Wrong."""
        given = [each for each in winners if each.seat_in or each.prize >= self._buy_in]
        if len(given) != seats:
            raise Wrong(f"{len(given)} of {seats} seats were given")
        if any(each.seat_in not in (0, self._id) for each in winners):
            raise Wrong("a seat was given in another tournament")
