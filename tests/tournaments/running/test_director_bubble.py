"""Hand for hand at real tables (T-3.3), and the shares of a cancelled tournament (T-3.7)."""

import asyncio
from collections import Counter, defaultdict
from dataclasses import replace
from pathlib import Path

from bot.tables.ports import TableView
from bot.tournaments.messages import Cancel
from tests.harness.tournaments.club import MODERATOR, WALLET, WHY, Club
from tests.harness.tournaments.field import MINUTE, SETTINGS
from tests.harness.tournaments.people import SHOVES

LONG = replace(SETTINGS, shares=("30", "20", "15", "12", "10", "8", "5"), late_levels=0)
"""Settings that pay seven places: the bubble comes with eight left, at two tables."""
IN_A_HURRY = 3
"""How many of nine players hurry: at least two of them share one of two tables."""


class Rounds:
    """A record of the hands dealt during hand-for-hand play."""

    def __init__(self, club: Club) -> None:
        self.dealt: defaultdict[int, set[int]] = defaultdict(set)
        """Time of the deal -> the tables that dealt then."""
        self._club = club
        self._known: set[tuple[int, int]] = set()
        club.watchers.append(self._see)

    def _see(self, view: TableView) -> None:
        hand = (view.table_id, view.hand_number)
        if view.hand is None or hand in self._known:
            return
        self._known.add(hand)
        if not self._club.settled and self._club.state.begun.hand_for_hand:
            self.dealt[self._club.timer.now_ms()].add(view.table_id)


async def to_the_bubble(club: Club) -> None:
    """Let a few players go all in until the bubble, so that somebody is out soon."""
    in_a_hurry = list(club.guests.values())[:IN_A_HURRY]
    for guest in in_a_hurry:
        guest.kind = SHOVES
    assert await club.until(lambda: club.state.begun.hand_for_hand)
    for guest in in_a_hurry:
        guest.kind = club.kind


async def busts_by_round(club: Club) -> list[int]:
    """Play a tournament and return how many busted in each hand or hand-for-hand round."""
    await club.started(9, LONG)
    rounds = Rounds(club)
    await to_the_bubble(club)
    tables = {table.table_id for table in club.open_tables()}
    assert len(tables) == 2
    # Nobody goes out for two rounds, and then many do at once.
    assert await club.until(lambda: len(rounds.dealt) == 2 or not club.state.begun.hand_for_hand)
    club.hurry()
    assert await club.until(lambda: not club.state.begun.hand_for_hand)
    assert all(dealt == tables for dealt in rounds.dealt.values())
    busts = Counter(entrant.out for entrant in club.state.entrants if entrant.out is not None)
    assert await club.until(lambda: club.settled)
    assert sum(entrant.prize for entrant in (await club.result()).entrants) == 900
    assert club.announcer.kinds().count("bubble") == 1
    return [*busts.values()]


async def test_T3_3_in_hand_for_hand_all_tables_deal_at_once_and_a_round_counts_as_one_hand(quick: Path) -> None:
    most = 0
    for seed in range(4, 12):
        if most > 1:
            break
        club = Club(quick / f"{seed}.sqlite3", seed=seed, kind="tight")
        await club.open()
        most = max(most, *await busts_by_round(club))
        await club.close()
    assert most > 1


async def test_T3_3_crashes_during_hand_for_hand_lose_no_bust(quick: Path) -> None:
    club = Club(quick / "lowball.sqlite3", seed=1, kind="tight")
    await club.open()
    await club.started(9, LONG)
    await to_the_bubble(club)
    club.hurry()
    club.life_writes, lives = (lambda: 1), club.lives
    club.database.dies_after = 1
    assert await club.until(lambda: not club.state.begun.hand_for_hand)
    assert club.lives > lives + 10
    club.life_writes = lambda: None
    assert await club.until(lambda: club.settled)
    result = await club.result()
    assert sorted(player for _, who in result.places() for player in who) == sorted(club.guests)
    assert sum(entrant.prize for entrant in result.entrants) == 900
    assert "hand_for_hand" in await club.causes()
    await club.close()


async def test_when_a_tournament_starts_on_the_bubble_the_start_is_announced_first(shoving: Club) -> None:
    await shoving.started(4, replace(SETTINGS, shares=("50", "30", "20"), late_levels=0))
    assert await shoving.until(lambda: "bubble" in shoving.announcer.kinds())
    kinds = shoving.announcer.kinds()
    assert kinds.index("started") < kinds.index("bubble")


async def test_T3_7_cancelling_during_a_hand_counts_the_chips_from_before_it(shoving: Club) -> None:
    club = shoving
    await club.started(4)
    assert await club.until(lambda: any(line.stack == 0 for line in club.open_tables()[0].seats), 10 * MINUTE)
    (table,) = club.open_tables()
    assert table.hand is not None
    assert not table.hand.finished
    before = {line.player_id: line.started_with for line in table.seats}
    assert await club.ask(Cancel(club.request(MODERATOR), WHY)) is None
    assert club.settled
    paid = {player: await club.wallet(player) - WALLET + 100 for player in club.guests}
    assert sum(paid.values()) == 400
    each = 400 // 2 // len(before)
    assert all(paid[player] >= each for player in before)
    assert sorted(paid, key=lambda player: before[player]) == sorted(paid, key=lambda player: paid[player])
    assert await club.tournament_chips() == 0


async def test_T3_7_after_a_crash_the_next_start_closes_the_tables_of_a_cancelled_tournament(shoving: Club) -> None:
    club = shoving
    await club.started(9)
    await club.advance(20_000)
    club.database.dies_after = 1
    cancelling = asyncio.create_task(club.tournaments.submit(club.tournament_id, Cancel(club.request(MODERATOR), WHY)))
    await club.quiet()
    assert (club.lives, cancelling.cancelled()) == (2, True)
    assert club.settled
    assert club.open_tables() == []
    assert await club.tournament_chips() == 0
    assert await club.wallets_and_pool() == 9 * WALLET
