import io
import random
import zipfile
from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from itertools import product
from typing import Any, cast

import pytest

from bot.cli.simulate import play_hand
from bot.common.complaint import Complaint
from bot.history.phh_file import toml
from bot.history.ports import HandPlace
from bot.moderation.hand_archive import HandArchive, LoggedEvent, LoggedHand
from bot.poker.cards import UNKNOWN
from bot.poker.events import Event, HandStarted, StreetDealt, public_events
from bot.poker.games import GAMES
from bot.poker.hand import Hand
from bot.poker.house_rules import HouseRules
from bot.poker.phh import parse, replay
from bot.use_cases import exports
from bot.use_cases.exports import OWN_HANDS_MOST, OwnFiles, OwnHands, TournamentHands, WantedHands, history, zipped
from bot.use_cases.hands.finding import FindingHands
from tests.harness.hostile_names import HOSTILE
from tests.harness.ui.scenes import SETTINGS
from tests.harness.use_cases.fakes import CHANNEL, FakeArchive, FakeHistory, House, Names, asks
from tests.harness.use_cases.tournaments.fakes import Tournaments, tournament


def logged(events: tuple[Event, ...], number: int = 12) -> LoggedHand:
    started = events[0]
    assert isinstance(started, HandStarted)
    players = {seat: 100 + seat for seat in started.seats}
    return LoggedHand(
        1, 7, "Friday 2", number, "done", SETTINGS, players, tuple(LoggedEvent(e, None, 0) for e in events), 0, 9, {}
    )


@cache
def played(game: str, seed: int) -> Hand:
    rng = random.Random(seed)
    return play_hand(GAMES[game], HouseRules(), [400, 300, 200, 100], 1, rng)


@pytest.mark.parametrize("which", list(product(GAMES, range(8))))
def test_T5_3_an_exported_hand_shows_only_public_cards_and_can_be_replayed(which: tuple[str, int]) -> None:
    hand = played(*which)
    text = history(logged(public_events(hand.events)), lambda player: f"Player {player}")
    told = parse(text)
    down = {card for event in hand.events if isinstance(event, StreetDealt) for cards in event.down for card in cards}
    shown = {card for line in told.lines if line.kind == "sm" for card in line.cards}
    dealt = [card for line in told.lines if line.kind in ("dh", "sd") for card in line.cards]
    assert down.isdisjoint(set(dealt) - {UNKNOWN})
    assert UNKNOWN not in shown
    assert told.finishing_stacks is not None
    replayed = replay(told, HouseRules())
    assert sum(told.finishing_stacks) == sum(told.starting_stacks)
    assert replayed.hand.state.finished


def test_an_export_made_without_the_hidden_cards_is_the_same_up_to_the_showdown() -> None:
    hand = played("razz", 3)
    whole = history(logged(tuple(hand.events)), str)
    assert history(logged(public_events(hand.events)), str).partition(" sm")[0] == whole.partition(" sm")[0]


def test_an_export_names_the_players_and_seats_and_the_table_and_the_hand() -> None:
    names = {101: "Ada", 102: 'B"e\\n'}
    text = history(logged(public_events(played("badugi", 1).events)), names.get)
    assert '"Ada"' in text
    assert r'"B\"e\\n"' in text
    assert '"Seat 3"' in text
    assert 'table = "Friday 2"\nhand = 12\n' in text
    assert parse(text)


@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_names_do_not_break_the_exported_file(name: str) -> None:
    text = history(logged(public_events(played("razz", 1).events)), lambda _: name)
    assert parse(text)
    assert text.encode()


def test_all_hands_are_exported_in_one_zip() -> None:
    hands = [logged(public_events(played("razz", seed).events), seed) for seed in (1, 2)]
    with zipfile.ZipFile(io.BytesIO(zipped(hands, str))) as folder:
        assert folder.namelist() == ["table-7-hand-001.phh", "table-7-hand-002.phh"]
        assert "variant = 'FR'" in folder.read("table-7-hand-001.phh").decode()


def test_texts_are_escaped_for_toml() -> None:
    assert toml(["a", 1, 'b"\\']) == '["a", 1, "b\\"\\\\"]'


class Archive:
    def __init__(self, *hands: LoggedHand) -> None:
        self.hands = hands

    async def of_tournament(self, guild_id: int, tournament_id: int) -> Sequence[LoggedHand]:
        return self.hands


async def test_T5_3_a_user_can_export_the_hands_of_only_one_finished_tournament_at_a_time() -> None:
    tournaments, archive = Tournaments(), Archive(logged(public_events(played("razz", 1).events)))
    files = TournamentHands(tournaments.manager, cast(HandArchive, archive), Names())
    with files.making(asks(), 4):
        made = await files.made(asks(), 4, "The club")
        with files.making(asks(8), 4):
            pass
        with pytest.raises(Complaint, match="export-busy"), files.making(asks(), 5):
            pass
    assert made.hands == 1
    with zipfile.ZipFile(io.BytesIO(made.zipped)) as folder:
        text = folder.read("table-7-hand-012.phh").decode()
    assert "Player 101" in text
    assert "The club" in text
    tournaments.on[4] = tournament(4, phase="running")
    for origin in (asks(), asks(guild_id=None)):
        with pytest.raises(Complaint, match="tourney-hands-later"), files.making(origin, 4):
            pass


# A player's own hands


ANN = 7


class OwnExports:
    """Exports of Ann's hands: she was dealt into hands 3-11 and 3-12 but not into 3-13."""

    def __init__(self) -> None:
        house, self.history = House(), FakeHistory()
        house.users.seen = {ANN}
        own = [logged(tuple(played("razz", number).events), number) for number in (11, 12)]
        own = [replace(hand, table_id=3, players={**hand.players, 1: 100 + ANN}) for hand in own]
        others = replace(own[0], number=13, players={1: 101})
        for hand in (*own, others):
            place = HandPlace("done", True, CHANNEL, frozenset(hand.players.values()))
            self.history.places[hand.table_id, hand.number] = place
        self.history.own = own
        hands = FindingHands(FakeArchive(*own, others).port, self.history.port, house.requests)
        self.hands = OwnHands(hands, self.history.port, house.requests, house.names)

    async def made(self, user_id: int = ANN, **wanted: Any) -> OwnFiles:
        async def sees(_: int) -> bool:
            return True

        return await self.hands.made(asks(user_id), sees, WantedHands(**wanted), "Club")

    async def refused(self, user_id: int = ANN, **wanted: Any) -> str:
        with pytest.raises(Complaint) as raised:
            await self.made(user_id, **wanted)
        return raised.value.key


async def test_an_export_contains_as_many_of_the_players_hands_as_requested() -> None:
    taken, day = OwnExports(), 86_400_000
    made = [await taken.made(**wanted) for wanted in ({}, {"last": 2}, {"since": "1970-01-02"}, {"hand": "3-11"})]
    assert [each.files.hands for each in made] == [1, 2, 2, 1]
    assert [each.is_full for each in made] == [False] * 4
    assert taken.history.asked == [(0, 1), (0, 2), (day, OWN_HANDS_MOST)]


async def test_an_export_with_as_many_hands_as_allowed_is_marked_as_full(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(exports, "OWN_HANDS_MOST", 2)
    assert (await OwnExports().made(since="1970-01-02")).is_full


async def test_every_refused_export_of_a_players_own_hands_gives_its_reason() -> None:
    taken = OwnExports()
    assert await taken.refused(hand="3-13") == "replay-not-yours"
    assert await taken.refused(since="yesterday") == "own-hands-no-date"
    taken.history.own = []
    assert await taken.refused(since="1970-01-02") == "replay-no-hand-since"
    assert await taken.refused() == await taken.refused(9) == "replay-no-hand"


def test_each_player_can_make_only_one_export_at_a_time() -> None:
    hands = OwnExports().hands
    with hands.making(asks(ANN)):
        with pytest.raises(Complaint) as raised, hands.making(asks(ANN)):
            pass
        with hands.making(asks(9)):
            pass
    assert raised.value.key == "export-busy"
    with hands.making(asks(ANN)):
        pass
