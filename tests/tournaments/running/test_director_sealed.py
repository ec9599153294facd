"""Tournaments with sealed deals: every deal proves after moves, breaks and crashes (F-2 to F-8)."""

from collections.abc import AsyncIterator, Iterator
from itertools import groupby
from pathlib import Path

import pytest

from bot.fairness.cutting import closing_line
from bot.fairness.verifying.compared import ReaderKept
from bot.fairness.verifying.verify import verify
from bot.history.proofs import proof_file, undealt_file
from bot.tables.ports import TableView
from tests.harness.tables.doubles import RecordThread
from tests.harness.tournaments.club import Club
from tests.harness.tournaments.field import GUILD
from tests.tournaments.running.test_director_bubble import LONG, Rounds, to_the_bubble


@pytest.fixture
async def club(quick: Path) -> AsyncIterator[Club]:
    club = Club(quick / "lowball.sqlite3", seed=5, kind="tight")
    club.thread = RecordThread()
    await club.open()
    yield club
    await club.close()


async def deals(club: Club) -> list[tuple[int, int, str, bool, bool]]:
    """Return table, hand, state, whether it was closed and whether its seed is open, of each seal."""
    query = """SELECT table_id, hand, state, message_id IS NOT NULL, seed IS NOT NULL FROM seal
        ORDER BY table_id, hand"""
    return [(table, hand, state, bool(closed), bool(seed)) for table, hand, state, closed, seed
            in await club.database.read(query)]  # fmt: skip


async def proofs(club: Club) -> list[tuple[str, str]]:
    """Return the proof of every hand for the player in the lowest seat."""
    files = []
    for row in await club.database.read("SELECT table_id, number FROM hand WHERE state = 'done' ORDER BY id"):
        of = (row[0], row[1])
        hand = await club.store.office.hands.hand(GUILD, *of)
        assert hand is not None
        record = (await club.store.history.records(GUILD, [of]))[of]
        assert record is not None
        file = proof_file(record, hand, min(hand.players))
        files.append((file.name, file.text))
    return files


def kept(club: Club) -> ReaderKept:
    assert club.thread is not None
    lines, place = club.thread.lines, f"https://discord.com/channels/1/{club.thread.id}"
    return ReaderKept(
        (), [(f"{place}/{message}", closing_line(lines[of])) for of, message in club.thread.posts.items()]
    )


class Moves:
    """A counter of entrants who were moved to another table."""

    def __init__(self, club: Club) -> None:
        self.count = 0
        self._club = club
        self._at: dict[int, int] = {}
        club.lookers.append(self._look)

    def _look(self) -> None:
        if self._club.tournament_id and not self._club.settled:
            for table, players in self._club.seated().items():
                for player in players:
                    self.count += self._at.setdefault(player, table) != table
                    self._at[player] = table


async def test_F8_all_hands_of_a_tournament_are_proved_despite_moves_and_breaks_and_hand_for_hand(club: Club) -> None:
    moves, rounds = Moves(club), Rounds(club)
    await club.started(9, LONG)
    tables = {table.table_id for table in club.open_tables()}
    assert len(tables) == 2
    await to_the_bubble(club)
    await club.kill(out_ms=60_000)
    assert await club.until(lambda: len(rounds.dealt) >= 2 or not club.state.begun.hand_for_hand)
    club.hurry()
    assert await club.until(lambda: club.settled)
    assert all(dealt == tables for dealt in rounds.dealt.values())
    assert rounds.dealt
    assert moves.count > 0

    found = verify(await proofs(club), kept(club))
    assert found.holds, found
    assert found.compared
    for _, chain in groupby(await deals(club), key=lambda deal: deal[0]):
        *dealt, last = chain
        assert [(state, closed) for _, _, state, closed, _ in dealt] == [("done", True)] * len(dealt)
        assert last[2] == "undealt"
        assert last[4], "a broken table's unused seal must be opened"
        undealt = await club.store.history.undealt(GUILD, *last[:2])
        assert undealt is not None
        assert undealt_file(undealt[1]).problem is None


def roster_of(view: TableView) -> Iterator[int]:
    return (seat for seat, _ in view.last.hand_players)


async def test_F3_a_tournament_deals_only_once_discord_accepts_the_posts_that_close_its_deals(club: Club) -> None:
    assert club.thread is not None
    club.thread.at_once = False
    await club.started(9, LONG)
    await club.advance(60_000)
    assert [table.hand_number for table in club.open_tables()] == [0, 0]
    asked = list(club.thread.asked)
    assert {deal.line.table for deal in asked} == {table.table_id for table in club.open_tables()}
    club.thread.at_once = True
    for deal in asked:
        await club.thread._answer(deal)
    await club.advance(1_000)
    assert [table.hand_number for table in club.open_tables()] == [1, 1]
    for deal, table in zip(sorted(asked, key=lambda each: each.line.table), club.open_tables(), strict=True):
        assert deal.line.seats == tuple(roster_of(table))
