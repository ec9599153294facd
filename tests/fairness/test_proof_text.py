"""Proofs as JSON files (F-8); a text that is no proof, or has cards its reader may not know, is refused."""

import json
from base64 import b64decode, b64encode
from collections.abc import Callable
from itertools import product

import pytest

from bot.fairness.proof_text import NotAProof, read
from tests.harness.fairness.cheats import proof_json
from tests.harness.fairness.forged import Told
from tests.harness.fairness.proven import evening


@pytest.mark.parametrize(
    "text",
    ["", "null", "[]", "{}", '{"version": 2}', '{"version": 1}', "[" * 100_000, " " * (1 << 20) + "{}", '"\ud800"'],
)
def test_a_text_that_is_no_proof_is_refused(text: str) -> None:
    with pytest.raises(NotAProof):
        read(text)


@pytest.mark.parametrize(
    "case", list(product(["closing", "decks", "log", "openings", "contributions"], [0, True, "x", [], {}]))
)
def test_a_proof_with_a_wrong_value_in_place_of_a_part_is_refused(case: tuple[str, object]) -> None:
    name, wrong = case
    value = proof_json(evening("razz")[1])
    if isinstance(value[name], list):
        value[name][0] = wrong
    else:
        value[name] = wrong
    with pytest.raises(NotAProof, match=f"{name} can't be read"):
        read(json.dumps(value))


def one_deck_fewer(value: Told) -> str:
    value["decks"].pop()
    return "decks can't be read"


def one_leaf_fewer(value: Told) -> str:
    deck = next(deck for deck in value["decks"] if "leaves" in deck)
    deck["leaves"] = b64encode(b64decode(deck["leaves"])[32:]).decode()
    return "decks can't be read"


def more_cards_than_there_are_positions(value: Told) -> str:
    value["openings"] = value["openings"][:1] * 5001
    return "openings can't be read"


def a_log_by_name(value: Told) -> str:
    value["log"] = dict(enumerate(value["log"]))
    return "log can't be read"


def closed_with_a_remark(value: Told) -> str:
    value["closing"]["remark"] = "trust me"
    return "closing can't be read"


def by_no_person(value: Told) -> str:
    next(entry for entry in value["log"] if "person" in entry)["person"] = False
    return "log can't be read"


def an_event_of_another_program(value: Told) -> str:
    value["log"][2]["event"] = "FlopDealt"
    return "log: unknown event 'FlopDealt'"


@pytest.mark.parametrize(
    "change",
    [
        one_deck_fewer,
        one_leaf_fewer,
        more_cards_than_there_are_positions,
        a_log_by_name,
        closed_with_a_remark,
        by_no_person,
        an_event_of_another_program,
    ],
)
def test_a_proof_with_a_changed_structure_is_refused(change: Callable[[Told], str]) -> None:
    value = proof_json(evening("razz")[1])
    problem = change(value)
    with pytest.raises(NotAProof, match=problem):
        read(json.dumps(value))


def test_a_file_with_hidden_cards_is_refused() -> None:
    value = proof_json(evening("razz")[0])
    street = next(entry for entry in value["log"] if entry["event"] == "StreetDealt")
    street["down"] = [[0, 1] for _ in street["seats"]]
    with pytest.raises(NotAProof, match="didn't see"):
        read(json.dumps(value))
