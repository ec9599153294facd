"""The ``verify`` command: any number of proofs, offline, here made by ``simulate``."""

import argparse
import json
import os
import re
from pathlib import Path

import pytest

from bot.cli import simulate, verify

DEALT = ["--hands", "3", "--players", "3", "--seed", "1"]


def run(*words: str) -> int:
    parser = argparse.ArgumentParser()
    verify.add_arguments(parser)
    return verify.run(parser.parse_args(words))


@pytest.fixture
def proofs(tmp_path: Path) -> Path:
    parser = argparse.ArgumentParser()
    simulate.add_arguments(parser)
    assert simulate.run(parser.parse_args(["razz", *DEALT, "--proofs", str(tmp_path)])) == 0
    return tmp_path


def files(folder: Path) -> list[str]:
    return [str(file) for file in sorted(folder.iterdir())]


def test_simulated_hands_are_proved_to_every_seat(proofs: Path, capsys: pytest.CaptureFixture[str]) -> None:
    capsys.readouterr()
    assert len(files(proofs)) == 3 * 3
    assert run(*files(proofs)) == 0
    *lines, bot, edited, later, conclusion = capsys.readouterr().out.splitlines()
    assert bot == "look it up on Discord: was the closing message posted by the bot?"
    assert edited == 'look it up on Discord: is it not marked "(edited)"?'
    assert later == "look it up on Discord: was it posted after the hand before was over?"
    assert len(lines) == 9
    assert all(": holds; " in line for line in lines)
    assert all(re.search(r"; the closing was posted at 20\d\d-\d\d-\d\d \d\d:\d\d:\d\d UTC$", line) for line in lines)
    assert conclusion == "consistent; not compared with Discord"


def test_the_same_seed_gives_the_same_proofs(proofs: Path, tmp_path_factory: pytest.TempPathFactory) -> None:
    other = tmp_path_factory.mktemp("again")
    parser = argparse.ArgumentParser()
    simulate.add_arguments(parser)
    simulate.run(parser.parse_args(["razz", *DEALT, "--proofs", str(other)]))
    assert [Path(file).read_text() for file in files(proofs)] == [Path(file).read_text() for file in files(other)]


def test_verify_compares_a_proof_with_the_seal_that_the_reader_kept(
    proofs: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = files(proofs)[0]
    seal = json.loads(Path(file).read_text())["seal"]
    capsys.readouterr()
    assert run(file, "--seal", seal.upper()) == 0
    assert capsys.readouterr().out.splitlines()[-1] == "holds, and matches what you kept"
    assert run(file, "--seal", "ab" * 32) == 1
    assert capsys.readouterr().out.splitlines()[-1] == "doesn't hold"


def test_verify_compares_a_proof_with_the_closing_message_that_the_reader_looked_up(
    proofs: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = files(proofs)[0]
    line = f"1-99 · razz · button 1 · seats 1 2 · rules {'0' * 32} · seal {'0' * 64} · next {'0' * 64} · cut {'0' * 64}"
    assert run(file, "--closing", "https://discord.com/channels/1/2/3", line) == 1
    assert "the message doesn't close this deal" in capsys.readouterr().out


def test_F9_an_incomplete_record_line_is_reported_but_does_not_fail_the_verification(
    proofs: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    capsys.readouterr()
    assert run(files(proofs)[0], "--closing", "https://discord.com/channels/1/2/3", "Ben wins 344.") == 0
    *_, conclusion = lines = capsys.readouterr().out.splitlines()
    assert "not compared: paste the whole line of the record as well" in lines
    assert conclusion == "consistent; not compared with Discord"


def test_verify_reports_the_proof_with_a_changed_card(proofs: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = Path(files(proofs)[4])
    told = json.loads(file.read_text())
    told["openings"][0][2] = (told["openings"][0][2] + 1) % 52
    file.write_text(json.dumps(told))
    capsys.readouterr()
    assert run(*files(proofs), "--json") == 1
    found = json.loads(capsys.readouterr().out)
    assert not found["holds"]
    failed = [one for one in found["files"] if "DOESN'T HOLD" in one["line"]]
    assert [one["file"] for one in failed] == [str(file)]
    assert "isn't the card that was sealed in its place" in failed[0]["steps"]["cards"]
    assert (failed[0]["table"], failed[0]["hand"], failed[0]["reader"]) == (1, 2, 2)


def test_verify_reports_skipped_deck_positions(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    parser = argparse.ArgumentParser()
    simulate.add_arguments(parser)
    words = ["badugi", "--hands", "12", "--players", "8", "--seed", "2", "--proofs", str(tmp_path)]
    assert simulate.run(parser.parse_args(words)) == 0
    capsys.readouterr()
    assert run(*files(tmp_path)) == 0
    assert " positions skipped, " in capsys.readouterr().out


def test_verify_rejects_a_file_that_is_no_proof(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "x").write_text("hello")
    assert run(str(tmp_path / "x")) == 1
    assert "this isn't JSON" in capsys.readouterr().out
    assert run(str(tmp_path / "x"), "--json") == 1
    (told,) = json.loads(capsys.readouterr().out)["files"]
    assert told == {"file": told["file"], "steps": {"form": "this isn't JSON"}, "line": "this isn't JSON"}


@pytest.mark.parametrize("content", [None, b"\xff\xfe\x00"])
def test_an_unreadable_file_is_reported_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], content: bytes | None
) -> None:
    file = tmp_path / "proof.json"
    if content is not None:
        file.write_bytes(content)
    assert run(str(file)) == 2
    told = capsys.readouterr()
    assert told.out == ""
    (line,) = told.err.splitlines()
    assert line.startswith(f"{file}: ")


def test_each_file_gets_its_own_line_and_a_bad_one_does_not_stop_the_others(
    proofs: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    good, missing, binary, long = files(proofs)[0], proofs / "missing", proofs / "binary", proofs / "long"
    half, odd = proofs / "half", Path(os.fsdecode(bytes(proofs) + b"/odd\xff"))
    binary.write_bytes(b"\xff\xfe\x00")
    long.write_bytes(b"[" * 3_000_000)
    half.write_text(Path(good).read_text().replace('"razz"', r'"\ud800"'))
    odd.write_text("hello")
    capsys.readouterr()
    assert run(str(missing), str(binary), str(long), str(half), str(odd), good) == 2
    told = capsys.readouterr()
    assert told.err.splitlines() == [
        f"{missing}: can't be read: No such file or directory",
        f"{binary}: isn't UTF-8 text",
    ]
    assert told.out.splitlines()[:3] == [
        f"{long}: this is too long for a proof",
        f"{half}: this isn't JSON",
        f"{proofs}/odd\\udcff: this isn't JSON",
    ]
    assert told.out.splitlines()[3].startswith(f"{good}: table 1, hand 1, finished, for seat 1: holds; ")


def test_the_page_option_writes_the_verification_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "verify.html"
    assert run("--page", str(page)) == 0
    assert page.read_text(encoding="utf-8").startswith("<!doctype html>")
    assert capsys.readouterr().out == f"{page}: open it in a browser\n"
    assert run("--page", str(tmp_path / "nowhere" / "verify.html")) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_verify_without_a_file_is_an_error(capsys: pytest.CaptureFixture[str]) -> None:
    assert run() == 2
    assert capsys.readouterr().err == "give at least one file\n"
