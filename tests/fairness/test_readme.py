"""The README of the proof format, whose lists of events, fields, streets and rules must match the code."""

import json
import re
from collections.abc import Iterable
from hashlib import sha256
from importlib.resources import files

from bot.fairness.cutting import CUT, KINDS
from bot.fairness.dealing import cut_order, deck_order
from bot.fairness.hashing import hashed
from bot.fairness.log import contribution_of
from bot.fairness.page.shapes import Shape, event_shapes
from bot.fairness.proof_text import written
from bot.fairness.terms import TERMS_BYTES, terms_digest
from bot.fairness.verifying.verify import verify_text
from bot.poker.cards import card_text
from bot.poker.games import GAMES
from bot.poker.games.base import Street
from bot.poker.house_rules import HouseRules
from tests.harness.fairness.proven import evening
from tests.harness.fairness.vectors import VECTORS, board_hand

README = (files("bot.fairness") / "README.md").read_text("utf-8")


def test_the_readme_names_every_event_with_its_fields() -> None:
    rows = re.findall(r"^\| `([A-Z]\w+)` \| ([^|]*)\| [^|]*\|$", README, re.MULTILINE)
    told = {name: re.findall(r"`(\w+)`", fields) for name, fields in rows}
    assert told == {name: list(shapes) for name, shapes in event_shapes().items()}


def test_the_readme_names_the_kind_of_every_action() -> None:
    told = dict(re.findall(r"^\| `([A-Z]\w+)` \| [^|]*\| `([a-z-]+)` \|$", README, re.MULTILINE))
    for event in (*evening("razz")[1].hand.events, *evening("badugi")[1].hand.events):
        act = contribution_of(event)
        assert told.get(type(event).__name__) == (act.kind if act else None)
    assert {*told.values(), CUT} == set(KINDS)


def test_the_readme_names_the_streets_of_every_game() -> None:
    told = dict(re.findall(r"^\| `([a-z-]+)` \| ((?:draw|[0-9]\+[0-9]).*) \|$", README, re.MULTILINE))
    dealt = {
        name: ", ".join(
            "draw" if street.draw else f"{street.down}+{street.up}{_board(street)}{' burn' * street.burn}"
            for street in game.streets
        )
        for name, game in GAMES.items()
    }
    assert told == dealt


def _board(street: Street) -> str:
    return f" board {street.board}" if street.board else ""


def test_the_readme_describes_the_form_of_every_field() -> None:
    table = after("The fields have these forms")
    forms = {
        name: form
        for names, form in re.findall(r"^\| ((?:`\w+` ?)+) \| (.+) \|$", table, re.MULTILINE)
        for name in re.findall(r"`(\w+)`", names)
    }
    shapes = {name: shape for fields in event_shapes().values() for name, shape in fields.items()}
    assert {name: forms.get(name) and said(forms[name]) for name in shapes} == {
        name: plain(shape) for name, shape in shapes.items()
    }
    assert forms.keys() == shapes.keys()


def said(form: str) -> str:
    """Return the form as one word, the one with which the shape starts in the web page."""
    beginnings = {
        "a number": "number",
        "`true` or `false`": "flag",
        "a text": "text",
        "an object": "object",
        "a list of lists of cards": "lists",
        "a list of `[seat, chips]`": "rows",
        "a list of cards, left out": "maybe",
        "a list of": "list",
        "a card, or null": "any",
        "1 or 2, and left out": "maybe",
        "1 or 2, the": "of",
    }
    return next(word for beginning, word in beginnings.items() if form.startswith(beginning))


def plain(shape: Shape) -> str:
    if isinstance(shape, dict):
        return "object"
    if isinstance(shape, str):
        return shape
    return {"list": "lists", "row": "rows"}.get(shape[1][0], "list") if shape[0] == "list" else str(shape[0])


def test_the_readme_names_every_house_rule_with_its_values() -> None:
    rows = re.findall(r"^\| `(\w+)` \| ((?:`[^`]+` ?)+) \|$", after("| field of `rules`"), re.MULTILINE)
    told = {name: [json.loads(value) for value in re.findall(r"`([^`]+)`", values)] for name, values in rows}
    shapes = event_shapes()["HandStarted"]["rules"]
    assert isinstance(shapes, dict)
    assert told == {name: values_of(shape) for name, shape in shapes.items()}


def values_of(shape: Shape) -> list[object]:
    if shape == "flag":
        return [True, False]
    if shape == "nothing":
        return [None]
    assert isinstance(shape, list)
    return shape[1:] if shape[0] == "of" else [value for part in shape[1:] for value in values_of(part)]


def test_the_readme_names_every_field_of_the_stakes() -> None:
    told = re.findall(r"^\| `(\w+)` \|", after("| field of `stakes`"), re.MULTILINE)
    shapes = event_shapes()["HandStarted"]["stakes"]
    assert isinstance(shapes, dict)
    assert told == list(shapes)
    limits = shapes["limit"]
    assert isinstance(limits, list)
    assert f"| `limit` | {' '.join(f'`{json.dumps(limit)}`' for limit in limits[1:])} |" in README


def test_the_bytes_written_out_in_the_readme_hash_to_its_test_vectors() -> None:
    """The README writes out the bytes of two hashes, and the text of house rules and stakes."""
    assert spelled_out("With table 7 and hand 12") == (53, VECTORS["context"])
    assert spelled_out("The J of the vectors") == (87, VECTORS["J"])
    text = "".join(indented("For Razz with the house rules"))
    assert hashed("rules", text)[:TERMS_BYTES].hex() == VECTORS["RULES of the text above"]
    rules = HouseRules()
    assert terms_digest(rules, GAMES["razz"].stakes(rules, 10)).hex() == VECTORS["RULES of the text above"]


def test_the_board_of_the_readmes_hand_equals_its_test_vectors() -> None:
    dealt = board_hand()
    state, board = dealt.hand.state, dealt.hand.state.board
    assert spaced(state.player(5).down) == VECTORS["seat 5, positions 0 and 2"]
    assert spaced(state.player(3).down) == VECTORS["seat 3, positions 1 and 3"]
    assert spaced(board[:3]) == VECTORS["flop, positions 5 to 7"]
    assert spaced(board[3:4]) == VECTORS["turn, position 9"]
    assert spaced(board[4:]) == VECTORS["river, position 11"]
    places, number = cut_order(dealt.key, 0)[5:8], deck_order(dealt.key)[0]
    assert " ".join(map(str, places)) == VECTORS["flop, positions 5 to 7: places"]
    place, deck = places[0], dealt.sealed.decks[number]
    assert (number, place) == (7, 35)
    assert deck.salt(place).hex() == VECTORS["deck 7, place 35: salt"]
    assert deck.leaves[32 * place : 32 * place + 32].hex() == VECTORS["deck 7, place 35: leaf"]


def test_the_log_of_the_readmes_board_is_that_of_its_proof() -> None:
    for reader in (0, 3, 5):
        text = written(board_hand().proof(reader))
        assert verify_text("", text).problem is None
        flop, turn = [entry for entry in json.loads(text)["log"] if entry.get("board")][:2]
        entries = "".join(indented("Its flop and its turn in the log"))
        assert [json.loads(entry) for entry in re.findall(r"{.*?}", entries)] == [flop, turn]


def spaced(cards: Iterable[int]) -> str:
    return " ".join(map(card_text, cards))


def spelled_out(where: str) -> tuple[int, str]:
    """Return the number of bytes, which the sentence must name, and their hash."""
    data = bytes.fromhex(" ".join(indented(where)))
    assert f"these {len(data)} bytes" in README[README.index(where) :].partition("\n\n")[0]
    return len(data), sha256(data).hexdigest()


def indented(where: str) -> list[str]:
    """Return the lines of the first code block after these words."""
    lines = README[README.index(where) :].splitlines()
    begin = next(at for at, line in enumerate(lines) if line.startswith("    "))
    end = next(at for at in range(begin, len(lines)) if not lines[at].strip())
    return [line.strip() for line in lines[begin:end]]


def after(words: str) -> str:
    """Return the first table after these words."""
    rest = README[README.index(words) :]
    return rest[rest.index("\n| " if rest[0] != "|" else "|") :].partition("\n\n")[0]
