"""A player's hands as files: each replays, with no cards but their own and those that were shown."""

import io
import tomllib
import zipfile
from dataclasses import replace
from datetime import time

import pytest
from pokerkit import HandHistory

from bot.history.export import POKERSTARS_FILE, exported
from bot.history.phh_file import phh_file
from bot.history.seen_events import NOBODY
from bot.moderation.hand_archive import LoggedHand
from bot.poker.cards import UNKNOWN
from bot.poker.events import DeckShuffled, Drew
from bot.poker.games import GAMES
from bot.poker.hand import Hand
from bot.poker.house_rules import HouseRules
from bot.poker.phh import parse, replay
from tests.harness.history.hands import logged, played
from tests.harness.history.pokerstars_reader import Reading
from tests.history.test_pokerstars import secrets_of


def named(player: int) -> str:
    return {101: "Ada", 102: 'B"e\\n'}.get(player, "")


def hands_of(*games: str) -> list[LoggedHand]:
    return [logged(tuple(played(game, 3).events), number=number) for number, game in enumerate(games, 1)]


def is_reshuffled(hand: Hand) -> bool:
    """Return whether the stub was reshuffled with cards the player has not seen, so that no deck may fit."""
    drawn = next((at for at, event in enumerate(hand.events) if isinstance(event, Drew)), len(hand.events))
    return any(isinstance(event, DeckShuffled) for event in hand.events[drawn:])


def unzipped(body: bytes) -> dict[str, str]:
    with zipfile.ZipFile(io.BytesIO(body)) as folder:
        return {name: folder.read(name).decode() for name in folder.namelist()}


@pytest.mark.parametrize("game", GAMES)
def test_a_file_replays_and_has_only_cards_that_its_reader_saw(game: str) -> None:
    """Each hand is exported for a spectator and for two of its four players, using every pair in turn."""
    for seed in range(6):
        hand = played(game, seed)
        events, reshuffled = tuple(hand.events), is_reshuffled(hand)
        for seat in (NOBODY, 1 + seed % 4, 1 + (seed + 1 + seed // 4) % 4):
            told = parse(phh_file(logged(events), seat, named))
            if not reshuffled:
                assert replay(told, HouseRules()).finishing_stacks == told.finishing_stacks, (seed, seat)
            cards = {card for line in told.lines for card in line.cards} - {UNKNOWN}
            assert not cards & secrets_of(events, seat), (seed, seat)
            if seat != NOBODY and not hand.state.player(seat).folded:
                assert set(hand.state.player(seat).down) <= cards, (seed, seat)


def test_a_hand_history_file_has_the_time_and_the_place_and_the_number_of_seats() -> None:
    """The names and types are those of the standard: ``time`` is local, and its zone is next to it."""
    hand = replace(logged(tuple(played("razz", 1).events)), opened_ms=1_772_600_767_890)
    read = tomllib.loads(phh_file(hand, NOBODY, named, 'The "Lowball" Club'))
    assert (read["year"], read["month"], read["day"]) == (2026, 3, 4)
    assert (read["time"], read["time_zone"]) == (time(5, 6, 7), "UTC")
    assert (read["seat_count"], read["time_limit"]) == (8, 45)
    assert read["venue"] == 'The "Lowball" Club'
    assert "level" not in read
    assert tomllib.loads(phh_file(replace(hand, level=3), 1, named))["level"] == 3
    assert "venue" not in tomllib.loads(phh_file(hand, 1, named))


def test_pokerkit_reads_the_time_and_the_place_and_the_level_from_a_hand_history_file() -> None:
    hand = replace(logged(tuple(played("razz", 1).events)), opened_ms=1_772_600_767_890, level=3)
    read = HandHistory.loads(phh_file(hand, 1, named, "Club"))
    told = (read.time, read.time_zone, read.day, read.month, read.year, read.seat_count, read.level, read.venue)
    assert told == (time(5, 6, 7), "UTC", 4, 3, 2026, 8, 3, "Club")
    assert read.time_limit == 45


@pytest.mark.parametrize(
    ("game", "rules"),
    [
        ("five-card-draw", HouseRules(jackpots=True)),
        ("five-card-draw", HouseRules(joker="bug")),
        ("badugi", HouseRules(bb_ante=True, draws=1)),
        ("razz", HouseRules(low_tie="position", raise_cap=4)),
    ],
)
def test_a_file_has_the_house_rules_of_its_hand(game: str, rules: HouseRules) -> None:
    for seed in range(10):
        hand = played(game, seed, rules=rules)
        told = parse(phh_file(logged(tuple(hand.events)), 2, named))
        assert told.house_rules
        if not is_reshuffled(hand):
            assert replay(told, rules).finishing_stacks == told.finishing_stacks


def test_a_zip_has_one_file_per_hand_and_one_in_pokerstars_format() -> None:
    made = exported(hands_of("razz", "ace-to-five-triple-draw", "badugi"), 102, named)
    files = unzipped(made.body)
    assert (made.hands, made.in_pokerstars, made.lacking) == (3, 2, {"game": 1})
    assert list(files) == [*(f"table-7-hand-{number:03}.phh" for number in (1, 2, 3)), POKERSTARS_FILE]
    texts = files[POKERSTARS_FILE].split("\n\n\n")
    assert [Reading(text).game for text in texts] == ["Razz", "Badugi"]
    assert "Dealt to B_e\\n [" in texts[1]
    assert parse(files["table-7-hand-001.phh"]).variant == "FR"


def test_hands_of_others_and_undone_hands_are_not_exported() -> None:
    (hand,) = hands_of("razz")
    made = exported([hand, replace(hand, state="void"), replace(hand, players={1: 5, 2: 6, 3: 7, 4: 8})], 101, named)
    assert made.hands == 1
    assert exported([hand], 999, named).hands == 0


def test_a_zip_has_no_pokerstars_file_if_pokerstars_knows_none_of_its_hands() -> None:
    made = exported(hands_of("ace-to-five-triple-draw"), 101, named)
    assert list(unzipped(made.body)) == ["table-7-hand-001.phh"]
