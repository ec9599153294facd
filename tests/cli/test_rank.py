"""The command ``python -m bot rank``."""

import argparse
import io
import subprocess
import sys
from pathlib import Path

import pytest

from bot.cli import rank
from tests.harness.processes import PATIENCE_SECONDS

ROOT = Path(__file__).parents[2]


class Ranked:
    """The command run on some lines, with its whole output."""

    def __init__(
        self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], text: str | bytes, *words: str
    ) -> None:
        raw = text if isinstance(text, bytes) else text.encode()
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(raw), encoding="utf-8"))
        parser = argparse.ArgumentParser()
        rank.add_arguments(parser)
        self.status = rank.run(parser.parse_args(words or ["razz"]))
        captured = capsys.readouterr()
        self.out, self.errors = captured.out.splitlines(), captured.err.splitlines()

    @property
    def names(self) -> list[str]:
        return [line.split("\t")[1] for line in self.out]

    @property
    def strengths(self) -> list[int]:
        return [int(line.split("\t")[0]) for line in self.out]


def test_each_holding_becomes_one_output_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    ranked = Ranked(monkeypatch, capsys, "As2d3c4h5s6dKc\n8c7d5h3s2c\nAsAdTc9h8s\n8d7s5c3c2hKdKs\n")
    assert (ranked.status, ranked.errors) == (0, [])
    strengths = [int(line.split("\t")[0]) for line in ranked.out]
    assert [line.split("\t")[1] for line in ranked.out] == [
        "wheel",
        "eight-seven low",
        "pair of aces",
        "eight-seven low",
    ]
    assert strengths[0] > strengths[1] == strengths[3] > strengths[2]


def test_all_common_spellings_of_cards_are_read(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    ranked = Ranked(monkeypatch, capsys, "As2d3c4hTs\na♠ 2♦ 3♣ 4♥ 10♠\nAS,2D,3C,4H,10S\n")
    assert (ranked.status, ranked.errors) == (0, [])
    assert len(set(ranked.out)) == 1


def test_empty_input_prints_one_line_and_returns_status_2(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    ranked = Ranked(monkeypatch, capsys, "")
    (line,) = ranked.errors
    assert (ranked.status, ranked.out) == (2, [])
    assert "As2d3c4h5s" in line


@pytest.mark.skipif(sys.platform == "win32", reason="closes standard input by a shell's word")
def test_closed_standard_input_prints_one_line_and_returns_status_2() -> None:
    command = f'"{sys.executable}" -m bot rank razz <&-'
    done = subprocess.run(["sh", "-c", command], cwd=ROOT, capture_output=True, text=True, timeout=PATIENCE_SECONDS)
    assert (done.returncode, done.stdout) == (2, "")
    assert len(done.stderr.splitlines()) == 1


def test_a_holding_of_six_cards_can_be_typed_with_spaces(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    ranked = Ranked(monkeypatch, capsys, "As 2d 3c 4h 5s 6d")
    assert (ranked.status, [line.split("\t")[1] for line in ranked.out]) == (0, ["wheel"])


@pytest.mark.parametrize(
    ("line", "wrong"),
    [
        ("As2d3c4h5x", "unknown card '5x'"),
        ("As2d3c4h5", "unknown card '5'"),
        ("As2d3c4hAs", "duplicate card 'As'"),
        ("As2d3c4h", "4 cards, where razz takes 5 to 7"),
        ("As2d3c4h5s6d7c8h", "8 cards, where razz takes 5 to 7"),
        ("", "0 cards, where razz takes 5 to 7"),
        ("As2d3c4hJo", "there's no joker in razz"),
        ("As2d3c4h??", "card '??' can't be ranked"),
    ],
)
def test_a_bad_line_is_reported_by_its_number_and_the_rest_is_ranked(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], line: str, wrong: str
) -> None:
    ranked = Ranked(monkeypatch, capsys, f"As2d3c4h5s\n{line}\n6s4d3c2hAc\n")
    assert (ranked.status, ranked.errors) == (2, [f"line 2: {wrong}"])
    assert [answer.split("\t")[1] for answer in ranked.out] == ["wheel", "six-four low"]


def test_the_board_stands_behind_a_slash(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    text = "AsKd / QsJsTs\nAsAd/AhAc2c3d4h\n"
    assert Ranked(monkeypatch, capsys, text, "holdem").names == ["ace-high straight", "four aces"]
    low = Ranked(monkeypatch, capsys, "Ad2cKsQs / 2h4s7d8cKd\n", "omaha-hi-lo")
    assert (low.status, low.names) == (0, ["high: kings up; low: eight-seven"])


@pytest.mark.parametrize(
    ("game", "line", "wrong"),
    [
        ("holdem", "AsKd", "0 cards on the board, where holdem takes 3 to 5"),
        ("holdem", "AsKdQsJsTs", "5 cards, where holdem takes 2"),
        ("omaha", "AsKdQsJs / Ts9s", "2 cards on the board, where omaha takes 3 to 5"),
        ("omaha", "AsKdQsJs / Ts9sAs", "duplicate card 'As'"),
        ("razz", "As2d3c4h5s / 6d", "1 cards on the board, where razz takes 0"),
    ],
)
def test_a_board_that_the_game_does_not_have_is_a_bad_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], game: str, line: str, wrong: str
) -> None:
    ranked = Ranked(monkeypatch, capsys, line, game)
    assert (ranked.status, ranked.errors) == (2, [f"line 1: {wrong}"])


def test_bytes_that_are_no_text_count_as_a_bad_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    ranked = Ranked(monkeypatch, capsys, b"\xff\xfe\nAs2d3c4h5s\n")
    assert (ranked.status, len(ranked.errors), len(ranked.out)) == (2, 1, 1)
    assert ranked.errors[0].startswith("line 1: unknown card")


@pytest.mark.parametrize(
    ("game", "lines", "names"),
    [
        ("ace-to-five-triple-draw", "As2d3c4h5s\n9s7c4d3hKh\n", ["wheel", "king-nine low"]),
        ("deuce-to-seven-triple-draw", "7s5d4c3h2s\nAs2d3c4h5s\n", ["seven-five low", "ace-five low"]),
        ("deuce-to-seven-single-draw", "2c3c4c5c7c\n", ["seven-high flush"]),
        ("badugi", "9s7c4d3h\nJh3d2sAc\n", ["nine badugi", "jack badugi"]),
        ("five-card-draw", "QcQd5c5d2h\nAsKsQsJsTs\n", ["queens up", "royal flush"]),
    ],
)
def test_every_game_ranks_its_own_hands(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], game: str, lines: str, names: list[str]
) -> None:
    ranked = Ranked(monkeypatch, capsys, lines, game)
    assert (ranked.status, ranked.names) == (0, names)


def test_R8_1_the_joker_ranks_by_the_chosen_house_rule(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = "QcQd5c5dJo\nJoAhKh9h4h\nAsKsQs9s4s\nAsAcAdAhJo\nQcQdQh5c5d\nAsKsQsJsTs\n"
    wild = Ranked(monkeypatch, capsys, lines, "five-card-draw", "--joker", "wild")
    bug = Ranked(monkeypatch, capsys, lines, "five-card-draw", "--rule", "joker=bug")
    assert wild.names[0] == "full house, queens full of fives"
    assert bug.names[0] == "queens up"
    assert wild.strengths[0] == wild.strengths[4]
    for ranked in (wild, bug):
        assert ranked.strengths[1] == ranked.strengths[2]
        assert ranked.strengths[3] > ranked.strengths[5]


@pytest.mark.parametrize(
    ("words", "line", "wrong"),
    [
        (["five-card-draw"], "JoAhKh9h4h", "line 1: there's no joker without --joker wild or bug"),
        (["five-card-draw", "--joker", "bug"], "JoJoKh9h4h", "line 1: duplicate card 'Jo'"),
        (["badugi"], "As2d3c4h5s", "line 1: 5 cards, where badugi takes 4"),
        (["deuce-to-seven-triple-draw"], "As2d3c4h", "line 1: 4 cards, where deuce-to-seven-triple-draw takes 5"),
        (["badugi", "--joker", "bug"], "As2d3c4h", "the house rule joker doesn't apply to badugi here"),
        (["five-card-draw", "--joker", "tame"], "", "joker can't be 'tame'; it can be none, wild, bug, low"),
    ],
)
def test_cards_or_rules_that_do_not_fit_the_game_are_reported(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], words: list[str], line: str, wrong: str
) -> None:
    ranked = Ranked(monkeypatch, capsys, f"{line}\n", *words)
    assert (ranked.status, ranked.out, ranked.errors) == (2, [], [wrong])


def test_an_unknown_game_is_a_usage_error(capsys: pytest.CaptureFixture[str]) -> None:
    parser = argparse.ArgumentParser()
    rank.add_arguments(parser)
    with pytest.raises(SystemExit, match="2"):
        parser.parse_args(["whist"])
    assert "whist" in capsys.readouterr().err


def test_the_rank_command_works_from_the_shell() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "bot", "rank", "razz"],
        input="As2d3c4h5s6dKc\nAsAs3c4h5s\n",
        capture_output=True,
        text=True,
        cwd=ROOT,
        timeout=PATIENCE_SECONDS,
        check=False,
    )
    assert done.returncode == 2
    assert done.stdout.endswith("\twheel\n")
    assert done.stderr == "line 2: duplicate card 'As'\n"
