"""Faults that the soak of proven deals must find."""

import argparse

import pytest

from bot.fairness.cutting import Contribution
from tests.harness.fairness import proven
from tests.soak import fairness


def run(*words: str) -> int:
    parser = argparse.ArgumentParser()
    fairness.add_arguments(parser)
    return fairness.run(parser.parse_args(words))


def test_honest_deals_pass_the_fairness_check(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--deals", "300", "--evenings", "0") == 0
    assert capsys.readouterr().out.splitlines()[-1] == "nothing is wrong"


def test_unevenly_dealt_cards_are_found(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    honest = fairness.cards_of

    def arranged(secret: bytes, acts: tuple[Contribution, ...]) -> list[int]:
        cards = honest(secret, acts)
        return sorted(cards[:9]) + cards[9:]

    monkeypatch.setattr(fairness, "cards_of", arranged)
    assert run("--deals", "300", "--evenings", "0") == 1
    assert "fall unevenly" in capsys.readouterr().out


def test_a_proof_that_reveals_too_much_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    (dealt, *_) = proven.evening("razz")
    assert fairness.leaks(dealt) == []
    salts = "".join(deck.salts.hex() for deck in dealt.sealed.decks)
    monkeypatch.setattr(fairness, "written", lambda proof: salts)
    assert fairness.leaks(dealt) != []
