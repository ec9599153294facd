"""The ``replay`` command: one JSON line per file, and a status for the worst of them."""

import argparse
import json
from pathlib import Path

import pytest

from bot.cli import replay

HAND = """variant = 'FR'
antes = [2, 2]
bring_in = 3
small_bet = 10
big_bet = 20
starting_stacks = [500, 400]
actions = ['d dh p1 ????Kc', 'd dh p2 ????5d', 'p1 pb', 'p2 cbr 10', 'p1 f']
finishing_stacks = [495, 405]
"""


def run(*words: str) -> int:
    parser = argparse.ArgumentParser()
    replay.add_arguments(parser)
    return replay.run(parser.parse_args(words))


def written(folder: Path, name: str, text: str) -> str:
    file = folder / name
    file.write_text(text, encoding="utf-8")
    return str(file)


def test_a_replayed_file_becomes_one_json_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = written(tmp_path, "a.phh", HAND)
    assert run(file) == 0
    out, err = capsys.readouterr()
    assert out.count("\n") == 1
    assert json.loads(out) == {
        "file": file,
        "variant": "FR",
        "actions": 5,
        "pots": [{"amount": 10, "winners": [2]}],
        "finishing_stacks": [495, 405],
    }
    assert err == ""


def test_final_stacks_that_differ_from_the_rules_are_reported_with_status_1(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = written(tmp_path, "a.phh", HAND.replace("[495, 405]", "[496, 404]"))
    assert run(file) == 1
    out, err = capsys.readouterr()
    assert json.loads(out)["finishing_stacks"] == [495, 405]
    assert err == f"{file}: the file's final stacks are [496, 404], the rules give [495, 405]\n"


def test_winnings_that_differ_from_the_rules_are_reported_with_status_1(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Winnings come from the pot: an uncalled bet that returns is not part of them."""
    assert run(written(tmp_path, "a.phh", f"{HAND}winnings = [0, 10]\n")) == 0
    file = written(tmp_path, "b.phh", f"{HAND}winnings = [0, 17]\n")
    assert run(file) == 1
    assert capsys.readouterr().err == f"{file}: the file's winnings are [0, 17], the rules give [0, 10]\n"


def test_a_file_without_final_stacks_returns_status_0(tmp_path: Path) -> None:
    assert run(written(tmp_path, "a.phh", HAND[: HAND.index("finishing")])) == 0


def test_a_bad_file_returns_status_2_and_the_others_are_still_replayed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    illegal = written(tmp_path, "illegal.phh", HAND.replace("cbr 10", "cbr 11"))
    missing = str(tmp_path / "nothing.phh")
    binary = tmp_path / "binary.phh"
    binary.write_bytes(b"\xff\xfe")
    assert run(illegal, missing, str(binary), written(tmp_path, "good.phh", HAND)) == 2
    out, err = capsys.readouterr()
    assert json.loads(out)["file"].endswith("good.phh")
    assert (
        "action 4 'p2 cbr 11': the amount isn't one of the sizes allowed; p2 may fold, call 3 or complete to 10" in err
    )
    assert [line.split(": ")[0] for line in err.splitlines()] == [illegal, missing, str(binary)]
    assert err.endswith(f"{missing}: can't be read: No such file or directory\n{binary}: isn't UTF-8 text\n")


DRAW = """variant = 'F5CD'
antes = [2, 2]
_house_rules = ['joker=wild']
small_bet = 10
big_bet = 20
starting_stacks = [500, 400]
actions = ['d dh p1 JoAh3c4d5d', 'd dh p2 KsKc9d2c3d', 'p1 cc', 'p2 cbr 10', 'p1 cc', 'p1 sd 3c4d5d', 'p2 sd', \
'd dh p1 7h8h9h', 'p2 cc', 'p1 cc', 'p2 sm KsKc9d2c3d', 'p1 sm JoAh7h8h9h']
finishing_stacks = [512, 388]
""".replace("\\\n", "")


def test_a_files_house_rules_apply_and_options_override_them(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = written(tmp_path, "a.phh", DRAW)
    assert run(file) == 0
    assert json.loads(capsys.readouterr().out)["variant"] == "F5CD"
    assert run("--joker", "bug", file) == 0
    assert run("--joker", "none", file) == 2
    assert capsys.readouterr().err.endswith("action 1 'd dh p1 JoAh3c4d5d': Jo isn't in this deck\n")
    assert run(written(tmp_path, "b.phh", DRAW.replace("joker=wild", "joker=tame"))) == 2
    assert "joker can't be 'tame'" in capsys.readouterr().err
    plain = written(tmp_path, "c.phh", DRAW.replace("_house_rules = ['joker=wild']\n", ""))
    assert run("--rule", "joker=wild", plain) == 0


def test_house_rule_options_apply_and_a_bad_one_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = written(tmp_path, "a.phh", HAND)
    assert run("--rules", "tda", "--rule", "burn=off", file) == 0
    assert run("--rule", "burn=maybe", file) == 2
    assert capsys.readouterr().err == "burn can't be 'maybe'; it can be on, off\n"


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("x = " + "[" * 20_000, "nested too deeply"),
        ("x = " + "{a = " * 5_000, "nested too deeply"),
        (HAND.replace("500, 400", "9" * 5_000 + ", 400"), "a number that is too long"),
        (HAND.replace("cbr 10", "cbr " + "9" * 5_000), "no such action"),
        (HAND.replace("p1 f", "p" + "9" * 5_000 + " f"), "no such action"),
    ],
)
def test_a_file_made_to_break_the_parser_is_refused_in_one_line(
    text: str, why: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(written(tmp_path, "a.phh", text)) == 2
    err = capsys.readouterr().err
    assert why in err
    assert err.count("\n") == 1
