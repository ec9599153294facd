"""A whole tournament with nine players and two tables, from the moderator's command to the result.

Everybody uses the commands and buttons that people use.
"""

import re
from collections.abc import AsyncIterator, Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

import discord
import pytest
from simcord.backend.models import Message
from simcord.components import walk_components
from simcord.results import to_discord_message

from bot.fairness.cutting import closing_lines
from bot.fairness.verifying.compared import ReaderKept
from bot.fairness.verifying.verify import verify
from bot.locales import phrases
from bot.publishing.tournament import announcer
from bot.tables.ports import TableView
from bot.tables.running import dealer
from bot.tournaments.ports import TournamentView
from bot.ui.discord import outbox
from tests.discord.test_sealed import link_to, proof_of, texts_on_record
from tests.harness.discord.assembly import PAUSE_SECONDS
from tests.harness.discord.decks import LaidOutDealer, SeededSecrets
from tests.harness.discord.room import Room, newest_first, stored_newest_first
from tests.harness.discord.staff import staff

PLAYERS = ("an", "bo", "cy", "di", "ed", "flo", "gus", "hal", "ivy")
BUY_IN = 100
LONGEST = 1500
"""The most clicks; an evening takes about a third of them."""


class Evening:
    def __init__(self, room: Room, seed: int) -> None:
        self.room = room
        self.dice = Random(seed)
        self.number = 0
        self.acted = 0
        self.restarts_at: set[int] = set()
        self.absent: str | None = None
        """A player who never acts."""
        self.missed = 0
        """The absent player's turns that everybody waited for."""
        self.said: set[str] = set()
        """The texts of the table messages at each action, recorded if a player is absent."""
        self.dealt: set[str] = set()
        """The games in which somebody has acted."""

    @property
    def view(self) -> TournamentView | None:
        return self.room.wiring.play.tournaments.view(self.number)

    def tables(self) -> list[TableView]:
        return self.room.wiring.play.tables.of_tournament(self.number)

    # Reading

    def posts(self) -> Iterator[discord.Message]:
        """Yield the messages in the lobby, newest first."""
        return (message for message in newest_first(self.room.env, self.room.lobby) if message.components)

    def at_the_tables(self) -> list[str]:
        """Return the text of each table's thread."""
        return ["\n".join(map(self.words, place.history())) for place in self.room.lobby.threads]

    def words(self, message: discord.Message) -> str:
        return "\n".join(part["content"] for part in self.parts(message) if part["type"] == 10)

    def parts(self, message: discord.Message) -> list[dict[str, Any]]:
        stored: Message = self.room.env.backend.get_message(message.channel.id, message.id)
        return list(walk_components(stored.components))

    def button(self, verb: str) -> tuple[discord.Message, str]:
        """Return the lobby's newest button for this action."""
        for message in self.posts():
            for part in self.parts(message):
                if re.fullmatch(rf"lb:e:{self.number}:{verb}(:\d+)?", part.get("custom_id", "")):
                    return message, part["custom_id"]
        raise AssertionError(f"nothing in the lobby offers {verb}")

    def card(self, table: TableView) -> tuple[discord.Message, dict[str, str]]:
        """Return the table's message and its action buttons by the kind of action."""
        place = next(place for place in self.room.lobby.threads if place.id == table.place.channel_id)
        for stored in stored_newest_first(self.room.env, place):
            ids = [part["custom_id"] for part in walk_components(stored.components) if "custom_id" in part]
            acts = {each.split(":")[5]: each for each in ids if each.startswith(f"lb:a:{table.table_id}:")}
            if acts:
                return to_discord_message(self.room.env, stored), acts
        raise AssertionError("the table's card has no button to act with")

    # Acting

    async def press(self, who: str, verb: str) -> str:
        message, custom_id = self.button(verb)
        result = await self.room.people[who].click(message, custom_id=custom_id)
        assert result.acknowledged
        return self.room.told(result)

    async def begin(self, **options: Any) -> None:
        """Create the tournament, register and check in nine players, and start it."""
        given = {"name": "Friday", "game": "razz", "start": "in 1 hour", "buy_in": BUY_IN, **options}
        shown = await self.room.people["mo"].slash(self.room.lobby, "tournament create", **given)
        told = self.room.told(await self.room.pick_button("mo", shown, "Post"))
        found = re.search(r"#(\d+)", told)
        assert found, told
        self.number = int(found[1])
        for name in PLAYERS:
            await self.press(name, "register")
        await self.room.wait(46 * 60)
        for name in PLAYERS:
            await self.press(name, "checkin")
        await self.room.wait(15 * 60)

    async def play(self) -> None:
        """Play until the tournament ends; everybody bets as much as possible."""
        while (view := self.view) is not None and view.state.phase == "running":
            assert self.acted < LONGEST
            if self.acted in self.restarts_at:
                self.restarts_at.remove(self.acted)
                await self.room.restart()
            if not await self._act_somewhere():
                await self.room.wait(PAUSE_SECONDS)

    async def _act_somewhere(self) -> bool:
        for table in self.tables():
            if table.hand is not None and table.hand.to_act is not None and table.course.paused is None:
                await self._act(table, table.hand.to_act)
                self.acted += 1
                return True
        return False

    async def _act(self, table: TableView, seat: int) -> None:
        assert table.hand is not None
        self.dealt.add(table.hand.game)
        player = dict(table.last.hand_players)[seat]
        name = self.names[player]
        if name == self.absent:
            self.missed += 1
            await self.room.wait(31)
            return
        card, kinds = self.card(table)
        if self.absent is not None:
            self.said.add(self.words(card))
        wanted = ["complete", "raise", "bet", "call", "bring_in", "check"]
        if self.dice.random() < 0.3:
            wanted = ["check", "call", "bring_in", "fold"]
        # In a draw the table message's button stands pat.
        kind = next(kind for kind in (*wanted, "draw") if kind in kinds)
        result = await self.room.people[name].click(card, custom_id=kinds[kind])
        assert result.acknowledged
        assert not self.room.told(result), self.room.told(result)

    async def learn_names(self) -> None:
        self.names = {await self.room.player_id(name): name for name in PLAYERS}

    async def wallets(self) -> dict[str, int]:
        return {name: await self.room.wallet(name) for name in PLAYERS}


@pytest.fixture
async def evening(room: Room, monkeypatch: pytest.MonkeyPatch) -> Evening:
    monkeypatch.setattr(announcer, "EVERY_MS", {"event": 0, "post": 0, "board": 10 * 60_000})
    dice = Random(11)

    def shuffled(self: LaidOutDealer, deck: Sequence[int]) -> tuple[int, ...]:
        return tuple(dice.sample(list(deck), len(deck)))

    monkeypatch.setattr(LaidOutDealer, "shuffle", shuffled)
    staff(room)
    room.join(*PLAYERS)
    return Evening(room, 7)


async def test_nine_players_including_an_absent_one_play_a_tournament_to_the_end(evening: Evening) -> None:
    """The absent player is dealt in, folded and loses their stack; nobody waits for them twice (T-3.2).

    The table and the player's own direct messages say so.
    """
    room = evening.room
    await evening.begin(stack=5)
    await evening.learn_names()
    assert sorted(len(table.seats) for table in evening.tables()) == [4, 5]
    assert len(room.lobby.threads) == 2
    assert set((await evening.wallets()).values()) == {10_000 - BUY_IN}
    evening.absent = PLAYERS[0]
    await evening.play()
    await room.wait(30)
    assert evening.view is None, "the tournament is over"
    assert evening.tables() == []
    wallets = await evening.wallets()
    assert max(wallets.values()) == 10_000 - BUY_IN + 450, "half of the pool of 900"
    assert sum(wallets.values()) == len(PLAYERS) * 10_000
    winner = max(wallets, key=lambda name: wallets[name])
    result = next(text for message in evening.posts() if "result" in (text := evening.words(message)).casefold())
    assert winner in result
    assert "450" in result
    league = await room.slash("an", "league", at=room.lobby)
    assert "an" in league or "Nobody has points" in league
    letters = [letter for name in PLAYERS for letter in room.letters(name)]
    assert letters, "down cards are sent by direct message"
    last = next(words for words in evening.at_the_tables() if f"**{winner}** wins Friday" in words)
    assert "This tournament table is closed." in last
    assert f"**{winner}** wins" in last.partition("This tournament table is closed.")[0], "the deciding hand"
    away = f"{evening.absent} is away: dealt in and posting, but check/folding right away."
    assert any(away in words for words in evening.said)
    letter = next(letter for letter in room.letters(evening.absent) if "You're away" in letter)
    assert "Press *I'm back* at the table" in letter
    assert 1 <= evening.missed <= 2, "nobody waits after two timeouts in a row"
    assert wallets[evening.absent] < 10_000 - BUY_IN + 450


@pytest.fixture
async def sealed_evening(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Evening]:
    """Open a room where the real wiring deals from sealed decks."""
    monkeypatch.setattr(announcer, "EVERY_MS", {"event": 0, "post": 0, "board": 10 * 60_000})
    monkeypatch.setattr(phrases, "strict", True)
    monkeypatch.setattr(outbox, "OPEN_EVERY_SECONDS", 0.0)
    monkeypatch.setattr(dealer, "secrets", SeededSecrets(Random(11)))
    room = await Room.open(tmp_path / "room.sqlite3", sealed=True)
    staff(room)
    room.join(*PLAYERS)
    try:
        yield Evening(room, 7)
    finally:
        await room.shut()
    room.nothing_failed([])
    room.chips_are_conserved()


async def test_F8_players_can_verify_the_last_hands_of_a_tournament_with_sealed_deals(
    sealed_evening: Evening,
) -> None:
    room = sealed_evening.room
    await sealed_evening.begin(stack=5)
    await sealed_evening.learn_names()
    sealed_evening.restarts_at = {20}
    await sealed_evening.play()
    await room.wait(30)
    assert sealed_evening.restarts_at == set()
    assert sum((await sealed_evening.wallets()).values()) == len(PLAYERS) * 10_000
    on_record = texts_on_record(room)
    closed = {(line.table, line.hand) for text in on_record.values() for line in closing_lines(text)}
    dealt = await room.store.database.read("SELECT table_id, max(number) FROM hand WHERE state = 'done' GROUP BY 1")
    assert len(dealt) == 2
    for table, hand in dealt:
        assert {(table, number) for number in range(1, hand + 1)} <= closed
        logged = await room.store.office.hands.hand(room.guild.id, table, hand)
        assert logged is not None
        for player in logged.players.values():
            proof = await proof_of(room, sealed_evening.names[player], f"{table}-{hand}")
            closings = [(link_to(room, message), text) for message, text in on_record.items()]
            found = verify([("", proof)], ReaderKept((), closings))
            assert found.verdicts[0].problem is None, found
            assert found.compared


@pytest.mark.parametrize(
    ("mix", "games", "stack", "restarts_at"),
    [
        ("triple-stud", {"razz", "seven-card-stud", "stud-hi-lo"}, 5, {7, 40}),
        ("badeucey deuce-to-seven-razz", {"badeucey", "deuce-to-seven-razz"}, 5, set()),
    ],
)
async def test_a_mixed_game_tournament_is_played_down_to_one_winner(
    evening: Evening, mix: str, games: set[str], stack: int, restarts_at: set[int]
) -> None:
    """Restarts during hands change nothing for the players."""
    await evening.begin(game="mix", rotation=mix, stack=stack)
    await evening.learn_names()
    evening.restarts_at = set(restarts_at)
    await evening.play()
    await evening.room.wait(30)
    assert evening.restarts_at == set()
    assert evening.view is None, "the tournament is over"
    assert evening.dealt == games
    wallets = await evening.wallets()
    assert max(wallets.values()) == 10_000 - BUY_IN + 450, "half of the pool of 900"
    assert sum(wallets.values()) == len(PLAYERS) * 10_000
