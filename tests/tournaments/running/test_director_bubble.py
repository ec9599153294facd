"""Hand for hand at real tables (T-3.3), and what is shared out where a running tournament is cancelled (T-3.7)."""

import asyncio
from collections import Counter, defaultdict
from dataclasses import replace
from pathlib import Path

from bot.tables.ports import TableView
from bot.tournaments.messages import Cancel
from tests.tournaments.field import MINUTE, SETTINGS
from tests.tournaments.house import MODERATOR, WALLET, WHY, House
from tests.tournaments.people import SHOVES

LONG = replace(SETTINGS, shares=("30", "20", "15", "12", "10", "8", "5"), late_levels=0)
"""Seven places are paid: the bubble comes with eight left, at two tables."""


class Rounds:
    """When hands were dealt while it went hand for hand."""

    def __init__(self, house: House) -> None:
        self.dealt: defaultdict[int, set[int]] = defaultdict(set)
        """Moment -> table_ids."""
        self._house = house
        self._known: set[tuple[int, int]] = set()
        house.watchers.append(self._see)

    def _see(self, view: TableView) -> None:
        hand = (view.table_id, view.hand_number)
        if view.hand is None or hand in self._known:
            return
        self._known.add(hand)
        if not self._house.settled and self._house.state.hand_for_hand:
            self.dealt[self._house.timer.now_ms()].add(view.table_id)


async def busts_by_round(house: House) -> list[int]:
    """Play it; how many went out in each hand, or round of hand for hand."""
    await house.started(9, LONG)
    rounds = Rounds(house)
    assert await house.until(lambda: house.state.hand_for_hand)
    tables = {table.table_id for table in house.open_tables()}
    assert len(tables) == 2
    # Nobody goes out for two rounds, and then many do at once.
    assert await house.until(lambda: len(rounds.dealt) == 2 or not house.state.hand_for_hand)
    for guest in house.guests.values():
        guest.kind = SHOVES
    assert await house.until(lambda: not house.state.hand_for_hand)
    assert all(dealt == tables for dealt in rounds.dealt.values())
    busts = Counter(entrant.out for entrant in house.state.entrants if entrant.out is not None)
    assert await house.until(lambda: house.settled)
    assert sum(entrant.prize for entrant in (await house.result()).entrants) == 900
    assert house.announcer.kinds().count("bubble") == 1
    return [*busts.values()]


async def test_T3_3_hand_for_hand_all_tables_deal_at_once_and_a_round_is_one_hand(quick: Path) -> None:
    most = 0
    for seed in range(12):
        if most > 1:
            break
        house = House(quick / f"{seed}.sqlite3", seed=seed, kind="tight")
        await house.open()
        most = max(most, *await busts_by_round(house))
        await house.close()
    assert most > 1


async def test_T3_3_a_crash_in_a_round_loses_no_bust(quick: Path) -> None:
    house = House(quick / "lowball.sqlite3", seed=2, kind="tight")
    await house.open()
    await house.started(9, LONG)
    assert await house.until(lambda: house.state.hand_for_hand)
    for guest in house.guests.values():
        guest.kind = "shoves"
    house.life_writes = lambda: 1
    house.database.dies_after = 1
    assert await house.until(lambda: not house.state.hand_for_hand)
    house.life_writes = lambda: None
    assert await house.until(lambda: house.settled)
    result = await house.result()
    assert sorted(player for _, who in result.places() for player in who) == sorted(house.guests)
    assert sum(entrant.prize for entrant in result.entrants) == 900
    assert "hand_for_hand" in await house.causes()
    await house.close()


async def test_T3_7_cancelled_in_a_hand_its_chips_count_as_they_were_before_it(shoving: House) -> None:
    house = shoving
    await house.started(4)
    assert await house.until(lambda: any(line.stack == 0 for line in house.open_tables()[0].seats), 10 * MINUTE)
    (table,) = house.open_tables()
    assert table.hand is not None
    assert not table.hand.finished
    before = {line.player_id: line.started_with for line in table.seats}
    assert await house.ask(Cancel(house.request(MODERATOR), WHY)) is None
    assert house.settled
    paid = {player: await house.wallet(player) - WALLET + 100 for player in house.guests}
    assert sum(paid.values()) == 400
    each = 400 // 2 // len(before)
    assert all(paid[player] >= each for player in before)
    assert sorted(paid, key=lambda player: before[player]) == sorted(paid, key=lambda player: paid[player])
    assert await house.tournament_chips() == 0


async def test_T3_7_a_crash_before_the_tables_are_closed_closes_them_at_the_next_start(shoving: House) -> None:
    house = shoving
    await house.started(9)
    await house.advance(20_000)
    house.database.dies_after = 1
    cancelling = asyncio.create_task(
        house.tournaments.submit(house.tournament_id, Cancel(house.request(MODERATOR), WHY))
    )
    await house.quiet()
    assert (house.lives, cancelling.cancelled()) == (2, True)
    assert house.settled
    assert house.open_tables() == []
    assert await house.tournament_chips() == 0
    assert await house.wallets_and_pool() == 9 * WALLET
