"""One tournament from registration to its winner, on its own clock.

Some people do not come, come late, or go away, and the process is killed now and then.
"""

import asyncio
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import Any, Final

from bot.poker.games import GAMES
from bot.poker.games.base import Game
from bot.poker.games.mixes import MIXES
from bot.poker.house_rules import HouseRules
from bot.poker.stakes import Limit
from bot.tournaments.messages import AnswerDeal, BuyAgain, CorrectChips, Heard, ProposeDeal, SendToTable
from bot.tournaments.ports import TournamentView
from bot.tournaments.questions import may_deal, unpaid_prizes
from bot.tournaments.rules.deal import KINDS as DEAL_KINDS
from bot.tournaments.rules.deal import play_for_most
from bot.tournaments.rules.formats import Matches
from bot.tournaments.settings import ENTRANTS_MOST, TournamentSettings
from bot.typed.stakes import parse_limit
from tests.harness.tournaments.club import Club
from tests.harness.tournaments.field import HOUR, MINUTE, OWNER, START
from tests.harness.tournaments.people import KINDS, LEARNT_SECONDS
from tests.soak.model import Wrong
from tests.soak.tournament_target import Target
from tests.soak.tournament_witness import Played, Witness

SKILLS: Final = (0.4, 0.35, 0.18, 0.07)
"""The shares of ``people.KINDS``."""
MIX: Final = "mix"
"""A mix of all games that are played in the limit."""
BUY_IN: Final = 100
NO_SHOWS: Final = 8
LATECOMERS: Final = 8
ABSENTEES: Final = 32
"""One in so many does not come at all, comes late, or is never at the keyboard."""
LATE_MS: Final = 5 * MINUTE
"""By then everybody who is late is there.

With many entrants the second level is too high for them (T-1.5).
"""
LEAVES: Final = 12
"""One in so many goes away during play."""
AWAY_MS: Final = 10 * MINUTE
BUYS_AGAIN: Final = 0.7
"""The probability of taking an offered rebuy, re-entry or add-on."""
ORDERS: Final = 0.01
"""The probability that a moderator orders something whenever nothing else is left to do."""
PROPOSES: Final = 0.1
"""The probability that somebody proposes a deal whenever nobody is about to do anything."""
AGREES: Final = 0.9
ANSWER_MS_MOST: Final = 62_000
"""By then everybody has answered a deal; a few do so after its minute."""
WRITES_A_LIFE: Final = 100
WRITES_AN_ENTRANT: Final = 15
"""Average writes before the process is killed, with the addition for each entrant: about four kills a tournament."""
OUTAGE_MS_MOST: Final = 60_000
LONGEST_MS: Final = 6 * HOUR


@dataclass(frozen=True)
class Conditions:
    """Everything that happens beside the play."""

    kills: bool = True
    """True if the process dies now and then."""
    pace: float = 1.0
    """The factor by which people's times are longer than usual."""
    floorman: bool = False
    """True if a moderator moves players and corrects their chips."""
    deals: bool = False
    """True if people propose deals at the end."""
    satellite: bool = False
    """True if seats in another tournament are won, which people enter and leave meanwhile."""


USUAL: Final = Conditions()


class Run:
    """A tournament, from registration to its winner."""

    def __init__(
        self,
        path: Path,
        entrants: int,
        settings: TournamentSettings,
        seed: int,
        conditions: Conditions,
    ) -> None:
        self._chance = Random(seed)
        self._club = Club(path, seed=seed, now_ms=START - 2 * HOUR)
        self._club.pace = conditions.pace
        self._target = Target(self._club, self._chance) if conditions.satellite else None
        self._witness = Witness(self._club, settings, self._target)
        self._entrants = entrants
        self._settings = settings
        self._conditions = conditions
        self._answered: set[tuple[int, int]] = set()
        """The number of a deal, and the id of a player who has answered it."""
        self._offers: set[tuple[int, int]] = set()
        """Player id and earlier rebuys of each offered rebuy."""

    async def play(self) -> Played:
        """Play the tournament to its end; raise Wrong if anything is not as it must be."""
        club, chance = self._club, self._chance
        await club.open()
        late = self._entrants // LATECOMERS if self._settings.late_levels else 0
        on_time, latecomers = await self._people(self._entrants - late), await self._people(late)
        most = min(self._entrants // NO_SHOWS, ENTRANTS_MOST - len(on_time)) if self._settings.check_in else 0
        no_shows = await self._people(most)
        settings = self._settings if self._target is None else await self._target.open(self._settings)
        await club.create(settings)
        if self._conditions.kills:
            life = WRITES_A_LIFE + WRITES_AN_ENTRANT * self._entrants
            club.life_writes = lambda: 1 + round(chance.expovariate(1 / life))
            club.outage_ms = lambda: chance.randrange(OUTAGE_MS_MOST)
            club.database.dies_after = club.life_writes()
        await club.register(chance.sample([*on_time, *no_shows], len(on_time) + len(no_shows)))
        if self._settings.check_in:
            await club.until(lambda: club.state.phase == "check_in")
            for player_id in on_time:
                await club.advance(chance.randrange(10 * MINUTE // len(on_time)))
                await club.check_in([player_id])
        await club.until(lambda: club.state.phase == "running")
        self._send_away(on_time)
        club.lookers.append(self._buy_again)
        if self._conditions.floorman:
            club.lookers.append(self._order_somebody)
        if self._target is not None:
            club.lookers.append(self._target.meddle)
        if self._conditions.deals:
            club.lookers.append(self._deal)
        # Late registration lasts at least for the first level, which is short in a short tournament.
        late_ms = min(LATE_MS, club.state.begun.level.lasts_ms)
        for player_id in latecomers:
            await club.advance(chance.randrange(late_ms // len(latecomers)))
            await club.register([player_id])
        if not await club.until(lambda: club.settled, LONGEST_MS):
            raise Wrong(f"nobody has won: {self._witness.how_it_stands()}")
        club.life_writes = lambda: None
        played = await self._witness.look_back(len(on_time) + len(latecomers))
        await club.close()
        return played

    async def give_up(self) -> None:
        """Stop play after a fault, and release the file."""
        await self._club.bury()

    async def _people(self, count: int) -> list[int]:
        """Return new people of all kinds."""
        first = [*self._club.guests]
        for _ in range(count):
            await self._club.welcome(1, self._chance.choices(KINDS, SKILLS)[0])
        return [player_id for player_id in self._club.guests if player_id not in first]

    def _buy_again(self) -> None:
        """Let some of those who are offered a rebuy take it, once per offer."""
        club = self._club
        view = club.tournaments.view(club.tournament_id)
        for entrant in view.state.playing() if view is not None else ():
            offer = (entrant.player_id, entrant.rebuys)
            if entrant.rebuy_until_ms is None or offer in self._offers:
                continue
            self._offers.add(offer)
            if self._chance.random() < BUYS_AGAIN:
                self._submit(BuyAgain(club.request(entrant.player_id)))

    def _deal(self) -> None:
        """Let somebody propose a deal now and then, and let everybody answer each once; some decline."""
        view = self._club.tournaments.view(self._club.tournament_id)
        if view is None or not may_deal(view.new.settings, view.state):
            return
        if view.state.deal is None and self._chance.random() < PROPOSES:
            self._propose(view)
        if (deal := view.state.deal) is not None:
            for share in deal.shares:
                self._answer(deal.number, share.player_id)

    def _answer(self, number: int, player_id: int) -> None:
        """Let the player answer the deal within its minute, or a little late, unless they have been asked before."""
        if (number, player_id) in self._answered:
            return
        self._answered.add((number, player_id))
        message = AnswerDeal(self._club.request(player_id), number, self._chance.random() < AGREES)
        at_ms = self._club.timer.now_ms() + self._chance.randrange(ANSWER_MS_MOST)
        self._club.timer.call_at(at_ms, lambda: self._submit(message))

    def _propose(self, view: TournamentView) -> None:
        player = self._chance.choice([entrant.player_id for entrant in view.state.playing()])
        most = play_for_most(unpaid_prizes(view.state, view.pool))
        play_for = self._chance.choice((0, 0, self._chance.randint(0, most)))
        self._submit(ProposeDeal(self._club.request(player), self._chance.choice(DEAL_KINDS), play_for))

    def _submit(self, message: Heard) -> None:
        submitting = self._club.tournaments.submit(self._club.tournament_id, message)
        asyncio.get_running_loop().create_task(submitting)

    def _order_somebody(self) -> None:
        """Now and then move somebody to another table, or correct their chips (T-3.6)."""
        club, chance = self._club, self._chance
        view = club.tournaments.view(club.tournament_id)
        if view is None or view.state.phase != "running" or not view.counts or chance.random() > ORDERS:
            return
        request, player_id = club.request(OWNER), chance.choice(view.counts).player_id
        table_id, chips = (
            chance.choice([0, *view.state.begun.tables]),
            chance.choice((-1, 1)) * chance.randrange(1, 500),
        )
        order = SendToTable(request, player_id, table_id, "soak") if table_id else None
        message = order or CorrectChips(request, player_id, chips, "soak")
        self._submit(message)

    def _send_away(self, players: list[int]) -> None:
        """Let some people be always absent, and others leave for a while."""
        chance, club = self._chance, self._club
        for player_id in players:
            guest = club.guests[player_id]
            if chance.random() < 1 / ABSENTEES:
                guest.present = False
            elif chance.random() < 1 / LEAVES:
                goes_ms = club.timer.now_ms() + chance.randrange(40 * MINUTE)
                guest.away = (goes_ms, goes_ms + AWAY_MS)


def sit_and_go(settings: TournamentSettings, entrants: int) -> TournamentSettings:
    """Return the settings of a sit and go for this many, whose next opens by itself (T-6.1, T-6.3)."""
    seats: dict[str, Any] = {"entrants_least": entrants, "entrants_most": entrants}
    return replace(settings, sit_and_go=True, standing=True, check_in=False, late_levels=0, **seats)


def in_matches(settings: TournamentSettings, matches: Matches) -> TournamentSettings:
    """Return the settings of a bracket or a shootout, in which nobody enters late (T-10.1, T-10.2)."""
    seats = 2 if matches == "bracket" else settings.seats
    return replace(settings, matches=matches, seats=seats, late_levels=0, rebuys=0, break_levels=0)


def settings_of(game: str, limit: Limit | None = None, **changes: object) -> TournamentSettings:
    """Return the default settings for people who have played before.

    They are for a game in its customary limit, for a traditional mix, or for a mix of all games that are played in
    the limit.
    """
    games = _games(game, limit or "fixed")
    limit = parse_limit(limit, games)
    rules = games[0].fitting(HouseRules()) if len(games) == 1 else HouseRules()
    base = TournamentSettings(
        "Soak",
        games[0].name,
        rules,
        limit,
        tuple(each.name for each in games) if len(games) > 1 else (),
        hand_seconds=round(sum(LEARNT_SECONDS[each.name] for each in games) / len(games)),
        buy_in=BUY_IN,
    )
    return replace(base, **changes)  # type: ignore[arg-type]  # the fields are named by the callers


def _games(game: str, limit: Limit) -> list[Game]:
    if game == MIX:
        return [each for each in GAMES.values() if limit in each.limits]
    return [GAMES[name] for name in MIXES.get(game, (game,))]
