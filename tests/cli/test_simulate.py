"""The ``simulate`` command: reproducible, legal, and without losing a chip."""

import argparse
import re
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from bot.cli import replay, simulate
from bot.poker.actions import Action, ActionKind
from bot.poker.events import BetMade, Drew, Raised
from bot.poker.games import GAMES
from bot.poker.hand import Hand
from bot.poker.house_rules import HouseRules
from bot.poker.stakes import Stakes

RAZZ_STAKES = Stakes(small_bet=10, big_bet=20, ante=2, bring_in=3)


def run(*words: str) -> int:
    parser = argparse.ArgumentParser()
    simulate.add_arguments(parser)
    return simulate.run(parser.parse_args(words))


def options(hands: int = 20, players: int = 3, seed: int = 1) -> list[str]:
    return ["razz", "--hands", str(hands), "--players", str(players), "--seed", str(seed)]


def test_simulate_prints_the_speed_and_the_chips(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(*options()) == 0
    speed, chips = capsys.readouterr().out.splitlines()
    assert re.fullmatch(r"20 hands in \d+\.\d\d s: \d+ hands/s", speed)
    assert chips == "chips before: 60000, after: 60000"


def test_the_stacks_option_sets_the_stacks(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(*options(), "--stacks", "50") == 0
    assert "chips before: 3000, after: 3000" in capsys.readouterr().out


def test_the_same_seed_gives_the_same_hands(tmp_path: Path) -> None:
    for folder, seed in (("a", 5), ("b", 5), ("c", 6)):
        assert run(*options(seed=seed), "--phh", str(tmp_path / folder)) == 0
    texts = {name: [file.read_text() for file in sorted((tmp_path / name).iterdir())] for name in "abc"}
    assert len(texts["a"]) == 20
    assert texts["a"] == texts["b"] != texts["c"]


def test_the_written_hands_can_be_replayed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rules = ["--rules", "tda", "--rule", "burn=off"]
    assert run(*options(players=8), "--stacks", "60", *rules, "--phh", str(tmp_path)) == 0
    parser = argparse.ArgumentParser()
    replay.add_arguments(parser)
    assert replay.run(parser.parse_args([*rules, *map(str, tmp_path.iterdir())])) == 0
    assert len(capsys.readouterr().out.splitlines()) == 2 + 20


@pytest.mark.parametrize("limit", ["fixed", "pot", "no"])
@pytest.mark.parametrize("game", [name for name, game in GAMES.items() if len(game.limits) == 3])
def test_every_draw_game_can_be_simulated_and_replayed_in_every_limit(
    game: str, limit: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = [game, *options(hands=8, players=6)[1:], "--stacks", "120", "--limit", limit, "--phh", str(tmp_path)]
    assert run(*words) == 0
    assert "chips before: 5760, after: 5760" in capsys.readouterr().out
    assert replayed(tmp_path) == 0
    posted = (tmp_path / f"{game}-000001.phh").read_text()
    assert ("small_bet = 10\nbig_bet = 20\n" if limit == "fixed" else "min_bet = 10\n") in posted
    assert ("antes = [2, 2, 2, 2, 2, 2]" if game == "five-card-draw" else "blinds_or_straddles = [5, 10, 0") in posted


@pytest.mark.parametrize(
    "rules",
    [
        ["--joker", "bug"],
        ["--joker", "wild", "--rule", "jackpots=on", "--rule", "max_draw=5"],
        ["--rule", "forced_bets=blinds", "--rule", "bb_ante=on"],
    ],
    ids=["bug", "jackpots", "blinds"],
)
def test_simulated_hands_are_played_and_written_under_the_chosen_house_rules(
    rules: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("five-card-draw", *options(players=7)[1:], *rules, "--phh", str(tmp_path)) == 0
    assert replayed(tmp_path) == 0
    assert ("Jo" in "".join(file.read_text() for file in tmp_path.iterdir())) == (rules[0] == "--joker")


def replayed(folder: Path) -> int:
    parser = argparse.ArgumentParser()
    replay.add_arguments(parser)
    return replay.run(parser.parse_args(sorted(map(str, folder.iterdir()))))


def test_simulated_players_bet_many_amounts_and_draw_every_number_of_cards_up_to_three() -> None:
    rng = Random(3)
    game = GAMES["deuce-to-seven-single-draw"]
    hands = [simulate.play_hand(game, HouseRules(), [1000] * 3, 1, rng) for _ in range(150)]
    events = [event for hand in hands for event in hand.events]
    assert len({event.to for event in events if isinstance(event, BetMade | Raised)}) > 40
    assert {event.count for event in events if isinstance(event, Drew)} >= {0, 1, 2, 3}


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["chess", *options()[1:]], f"unknown game 'chess'; known: {', '.join(GAMES)}"),
        ([*options(), "--limit", "no"], "razz is played in fixed limit"),
        ([*options(), "--joker", "bug"], "the house rule joker doesn't apply to razz here"),
        (["badugi", *options()[1:], "--rule", "burn=off"], "the house rule burn doesn't apply to badugi here"),
        (options(players=9), "razz is for 2 to 8 players"),
        (options(hands=0), "--hands and --stacks must be at least 1"),
        ([*options(), "--stacks", "0"], "--hands and --stacks must be at least 1"),
        ([*options(), "--rules", "none"], "unknown preset 'none'; known: brief, tda, robert"),
    ],
)
def test_options_that_cannot_be_simulated_print_one_line_and_return_status_2(
    words: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(*words) == 2
    assert capsys.readouterr().err == message + "\n"


def test_a_folder_that_cannot_be_made_returns_status_2(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").touch()
    assert run(*options(), "--phh", str(tmp_path / "file")) == 2
    assert capsys.readouterr().err == f"can't write to {tmp_path / 'file'}: File exists\n"


def test_simulated_players_choose_to_fold_or_raise_or_call_in_the_intended_shares() -> None:
    """Facing a bet that can be raised, 15 % fold, 15 % raise and the rest call."""
    hand = Hand.start(
        GAMES["razz"], HouseRules(), RAZZ_STAKES, [(seat, 1000) for seat in range(1, 4)], 3, list(range(52))
    )
    rng = Random(1)
    opening = Counter(simulate.choose(hand, rng).kind for _ in range(4000))
    assert opening.keys() == {ActionKind.BRING_IN, ActionKind.COMPLETE}
    assert 0.12 < opening[ActionKind.COMPLETE] / 4000 < 0.18
    assert hand.to_act is not None
    hand.apply(Action(hand.to_act, ActionKind.BRING_IN))
    facing = Counter(simulate.choose(hand, rng).kind for _ in range(4000))
    assert facing.keys() == {ActionKind.FOLD, ActionKind.COMPLETE, ActionKind.CALL}
    assert all(0.12 < facing[kind] / 4000 < 0.18 for kind in (ActionKind.FOLD, ActionKind.COMPLETE))
