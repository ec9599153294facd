"""Tournaments that stand still, and a store of what is kept of them."""

import asyncio
from dataclasses import replace
from typing import Any, cast

from bot.tables.saving import StoreUnavailable
from bot.tournaments.manager import TournamentManager
from bot.tournaments.messages import Denial, Heard, Reply
from bot.tournaments.ports import Finished, NewTournament, TournamentView
from bot.tournaments.state import Entrant, Phase, TournamentState
from tests.tournaments.field import CHANNEL, GUILD, MINUTE, SETTINGS, START


def tournament(number: int, name: str = "Friday", phase: Phase = "registering", **changes: Any) -> TournamentView:
    """``entrants``: those of the state; the other changes are those of NewTournament."""
    state = TournamentState(phase, START, tuple(Entrant(player_id, 0) for player_id in changes.pop("entrants", ())))
    new = NewTournament(GUILD, CHANNEL, 3, replace(SETTINGS, name=name), START, START - 60 * MINUTE)
    return TournamentView(number, replace(new, **changes), state, 0, (), (), None, START, 0)


class Kept:
    """``fails`` makes every method raise as a full disk does."""

    def __init__(self) -> None:
        self.over: list[Finished] = []
        self.fails = False

    def _look(self) -> None:
        if self.fails:
            raise StoreUnavailable("the disk is full")

    async def past(self, guild_id: int, most: int) -> list[Finished]:
        self._look()
        return self.over[:most]

    async def finished(self, guild_id: int, tournament_id: int) -> Finished | None:
        self._look()
        return next((each for each in self.over if each.tournament_id == tournament_id), None)


class Tournaments:
    """They do all that is asked of them, unless there is a ``denial``."""

    def __init__(self, *views: TournamentView) -> None:
        self.on = {view.tournament_id: view for view in views}
        self.store = Kept()
        self.asked: list[tuple[int, Heard]] = []
        self.denial: Denial | None = None

    @property
    def manager(self) -> TournamentManager:
        return cast(TournamentManager, self)

    def view(self, tournament_id: int) -> TournamentView | None:
        return self.on.get(tournament_id)

    def in_guild(self, guild_id: int) -> list[TournamentView]:
        return [view for view in self.on.values() if view.new.guild_id == guild_id]

    async def submit(self, tournament_id: int, message: Heard) -> Reply | None:
        self.asked.append((tournament_id, message))
        await asyncio.sleep(0)
        return Reply(self.on[tournament_id], self.denial) if tournament_id in self.on else None

    async def rematch(self, over: Finished, guild_id: int, player_id: int, start_ms: int) -> TournamentView | None:
        """There is one, however many ask at once."""
        self.store._look()
        await asyncio.sleep(0)
        number = 100 + over.tournament_id
        made = tournament(number, rematch_of=over.tournament_id, owner_id=player_id, start_ms=start_ms)
        return self.on.setdefault(number, made)
