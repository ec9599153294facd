"""Accepted and refused forms of a proof file, for both verifiers; each is made from an honest proof."""

import json
from base64 import b64decode, b64encode
from collections.abc import Callable
from functools import cache
from typing import Any, Final

from tests.harness.fairness.cheats import proof_json
from tests.harness.fairness.forged import Told
from tests.harness.fairness.proven import evening

Change = Callable[[Told], object]


@cache
def proof() -> str:
    return json.dumps(proof_json(evening("razz")[1]), ensure_ascii=False)


def changed(change: Change) -> str:
    value: Told = json.loads(proof())
    change(value)
    return json.dumps(value)


def replaced(old: str, new: str) -> str:
    assert old in proof(), old
    return proof().replace(old, new, 1)


def first(value: Told, event: str) -> Any:
    return next(entry for entry in value["log"] if entry["event"] == event)


def leaves_of(value: Told) -> Any:
    return next(deck for deck in value["decks"] if "leaves" in deck)


def in_another_order() -> str:
    value: Told = json.loads(proof())
    value["log"] = [dict(reversed(entry.items())) for entry in value["log"]]
    return json.dumps(dict(reversed(value.items())), indent=1)


def with_loose_bits(value: Told) -> None:
    """Set bits that mean nothing: the last base64 character before the padding has four."""
    leaves = leaves_of(value)
    assert leaves["leaves"].endswith("A==") or leaves["leaves"][-3] in "QgwAEIMUYcko048"
    kept, end = leaves["leaves"][:-3], leaves["leaves"][-3]
    leaves["leaves"] = f"{kept}{chr(ord(end) + 1)}=="
    assert b64decode(leaves["leaves"]) == b64decode(f"{kept}{end}==")


ACCEPTED: Final[dict[str, Callable[[], str]]] = {
    "as it is": proof,
    "with white space": lambda: json.dumps(json.loads(proof()), indent="\t").replace("\n", "\r\n"),
    "with escapes": lambda: replaced('"razz"', r'"\u0072azz"'),
    "with names in another order": in_another_order,
    "almost too long": lambda: proof() + " " * ((1 << 20) - len(proof().encode())),
}

REFUSED: Final[dict[str, Callable[[], str]]] = {
    "nothing": lambda: "",
    "null": lambda: "null",
    "a list": lambda: "[]",
    "an empty object": lambda: "{}",
    "two proofs": lambda: proof() * 2,
    "half a proof": lambda: proof()[:-1],
    "a comment": lambda: f"{proof()} // honest",
    "a byte order mark": lambda: f"\ufeff{proof()}",
    "a space that JSON does not know": lambda: f"\u00a0{proof()}",
    "a comma too many": lambda: replaced('"version": 1,', '"version": 1,,'),
    "a comma at the end": lambda: f"{proof()[:-1]},}}",
    "too long": lambda: proof() + " " * ((1 << 20) + 1 - len(proof().encode())),
    "too long in bytes": lambda: replaced('"noch einmal"', '"' + "\u20ac" * 400_000 + '"'),
    "very long": lambda: "[" * (1 << 21),
    "deeply nested lists": lambda: "[" * 100_000 + "]" * 100_000,
    "deeply nested lists inside a proof": lambda: replaced(
        '"discards": []', '"discards": ' + "[" * 50_000 + "]" * 50_000
    ),
    "not deep, but deeper than a proof": lambda: replaced('"discards": []', '"discards": [[[]]]'),
    "a fraction": lambda: replaced('"table": 7', '"table": 7.0'),
    "an exponent": lambda: replaced('"table": 7', '"table": 7e0'),
    "a minus": lambda: replaced('"reader": 1', '"reader": -0'),
    "a number below zero": lambda: replaced('"reader": 1', '"reader": -1'),
    "a leading zero": lambda: replaced('"table": 7', '"table": 07'),
    "a plus": lambda: replaced('"table": 7', '"table": +7'),
    "a number too large to be exact": lambda: replaced('"table": 7', '"table": 9007199254740993'),
    "a number of many digits": lambda: replaced('"table": 7', '"table": 7' + "0" * 5_000),
    "no number": lambda: replaced('"table": 7', '"table": NaN'),
    "infinity": lambda: replaced('"table": 7', '"table": Infinity'),
    "a number as a text": lambda: replaced('"table": 7', '"table": "7"'),
    "a number in a list": lambda: replaced('"table": 7', '"table": [7]'),
    "the version as true": lambda: replaced('"version": 1', '"version": true'),
    "the version as a fraction": lambda: replaced('"version": 1', '"version": 1.0'),
    "the version as a text": lambda: replaced('"version": 1', '"version": "1"'),
    "another version": lambda: replaced('"version": 1', '"version": 2'),
    "no version": lambda: replaced('"version": 1, ', ""),
    "a name twice": lambda: replaced('"version": 1', '"version": 1, "version": 1'),
    "a name twice within": lambda: replaced('"event": "HandStarted"', '"event": "HandStarted", "event": "HandStarted"'),
    "an unknown part": lambda: replaced('"version": 1', '"version": 1, "remark": ""'),
    "an extra part named __proto__": lambda: replaced('"version": 1', '"version": 1, "__proto__": {}'),
    "a part hidden in __proto__": lambda: replaced('"table": 7', '"__proto__": {"table": 7}'),
    "an entry with a field named __proto__": lambda: replaced(
        '"event": "HandStarted"', '"event": "HandStarted", "__proto__": {}'
    ),
    "an event named like a method of every JavaScript object": lambda: replaced(
        '"event": "HandStarted"', '"event": "constructor"'
    ),
    "an event with half a surrogate pair": lambda: replaced('"event": "HandStarted"', r'"event": "\ud800"'),
    "an event with a terminal escape sequence": lambda: replaced('"event": "HandStarted"', r'"event": "\u001b[2J"'),
    "a field with a terminal escape sequence": lambda: replaced(
        '"event": "HandStarted"', r'"event": "HandStarted", "\u001b[2J": 1'
    ),
    "a game named like a method of every JavaScript object": lambda: proof().replace('"razz"', '"toString"'),
    "an unknown game": lambda: proof().replace('"razz"', '"rummy"'),
    "a part left out": lambda: changed(lambda value: value.pop("discards")),
    "null for a list": lambda: changed(lambda value: value.update(discards=None)),
    "an object for a list": lambda: changed(lambda value: value.update(log=dict(enumerate(value["log"])))),
    "a text for a list": lambda: changed(lambda value: value.update(openings="")),
    "false for a closing": lambda: changed(lambda value: value.update(closing=False)),
    "an empty text for a closing": lambda: changed(lambda value: value.update(closing="")),
    "another state": lambda: changed(lambda value: value.update(state="over")),
    "an uppercase letter in a seal": lambda: changed(lambda value: value.update(seal=value["seal"].upper())),
    "spaces in a seal": lambda: changed(lambda value: value.update(seal=value["seal"][:-2] + "  ")),
    "a seal with a line break": lambda: changed(lambda value: value.update(seal=value["seal"] + "\n")),
    "a short seal": lambda: changed(lambda value: value.update(seal=value["seal"][:-2])),
    "a numeric id": lambda: changed(lambda value: value["closing"].update(thread=int(value["closing"]["thread"]))),
    "an id with a leading zero": lambda: changed(
        lambda value: value["closing"].update(thread="0" + value["closing"]["thread"])
    ),
    "an id with a space": lambda: changed(
        lambda value: value["closing"].update(thread=value["closing"]["thread"] + " ")
    ),
    "an id with a line break": lambda: changed(
        lambda value: value["closing"].update(thread=value["closing"]["thread"] + "\n")
    ),
    "an id in other digits": lambda: changed(lambda value: value["closing"].update(thread="\u0661\u0662")),
    "an id too large": lambda: changed(lambda value: value["closing"].update(thread=str(1 << 64))),
    "an id of zero": lambda: changed(lambda value: value["closing"].update(thread="0")),
    "a remark in the closing": lambda: changed(lambda value: value["closing"].update(remark="trust me")),
    "a closing without a button": lambda: changed(lambda value: value["closing"].pop("button")),
    "seats of the closing in another order": lambda: changed(lambda value: value["closing"]["seats"].reverse()),
    "a seat of the closing twice": lambda: changed(lambda value: value["closing"]["seats"].insert(0, 1)),
    "seats as texts": lambda: changed(
        lambda value: value["closing"].update(seats=list(map(str, value["closing"]["seats"])))
    ),
    "a dealt street as the act of a person": lambda: changed(
        lambda value: first(value, "StreetDealt").update(person=True)
    ),
    "another edition number in the log": lambda: changed(lambda value: first(value, "HandStarted").update(edition=0)),
    "a stack too many": lambda: changed(lambda value: first(value, "HandStarted")["stacks"].append(100)),
    "an ante too few": lambda: changed(lambda value: first(value, "HandStarted")["antes"].pop()),
    "fifteen decks": lambda: changed(lambda value: value["decks"].pop()),
    "seventeen decks": lambda: changed(lambda value: value["decks"].append(value["decks"][0])),
    "an empty deck": lambda: changed(lambda value: value["decks"].__setitem__(0, {})),
    "a deck with both leaves and digest": lambda: changed(lambda value: leaves_of(value).update(digest="00" * 32)),
    "base64 with a space": lambda: changed(
        lambda value: leaves_of(value).update(leaves=" " + leaves_of(value)["leaves"])
    ),
    "base64 with a line break": lambda: changed(
        lambda value: leaves_of(value).update(leaves=leaves_of(value)["leaves"] + "\n")
    ),
    "base64 without padding": lambda: changed(
        lambda value: leaves_of(value).update(leaves=leaves_of(value)["leaves"].rstrip("="))
    ),
    "base64 with too much padding": lambda: changed(
        lambda value: leaves_of(value).update(leaves=leaves_of(value)["leaves"] + "==")
    ),
    "base64 with unused bits set": lambda: changed(with_loose_bits),
    "base64 of one leaf fewer": lambda: changed(
        lambda value: leaves_of(value).update(leaves=b64encode(b64decode(leaves_of(value)["leaves"])[32:]).decode())
    ),
    "base64 of another alphabet": lambda: changed(
        lambda value: leaves_of(value).update(leaves=leaves_of(value)["leaves"].replace("/", "_").replace("+", "-"))
    ),
    "a contribution with three parts": lambda: changed(lambda value: value["contributions"][0].pop()),
    "a contribution with five parts": lambda: changed(lambda value: value["contributions"][0].append(0)),
    "an unknown kind of contribution": lambda: changed(lambda value: value["contributions"][0].__setitem__(1, "muck")),
    "a kind in capital letters": lambda: changed(lambda value: value["contributions"][0].__setitem__(1, "FOLD")),
    "null for a word": lambda: changed(lambda value: value["contributions"][-1].__setitem__(3, None)),
    "a word with half a surrogate pair": lambda: replaced('"noch einmal"', r'"noch \ud83c"'),
    "a word with a reversed surrogate pair": lambda: replaced('"noch einmal"', r'"\udf40\ud83c"'),
    "a word with a line break": lambda: replaced('"noch einmal"', '"noch\neinmal"'),
    "an unknown escape": lambda: replaced('"noch einmal"', r'"noch\xeinmal"'),
    "a count of true": lambda: changed(lambda value: value["contributions"][0].__setitem__(2, True)),
    "a count of false": lambda: changed(lambda value: value["contributions"][0].__setitem__(2, False)),
    "a seat that no table has": lambda: changed(lambda value: value["contributions"][0].__setitem__(0, 1000)),
    "an entry that is a text": lambda: changed(lambda value: value["log"].__setitem__(1, "DeckShuffled")),
    "an entry that is null": lambda: changed(lambda value: value["log"].__setitem__(1, None)),
    "an entry with a remark": lambda: changed(lambda value: value["log"][2].update(remark=1)),
    "an entry without its name": lambda: changed(lambda value: value["log"][2].pop("event")),
    "another program's event": lambda: changed(lambda value: value["log"][2].update(event="FlopDealt")),
    "an entry with person false": lambda: changed(lambda value: value["log"][2].update(person=False)),
    "an entry with person 1": lambda: changed(lambda value: value["log"][2].update(person=1)),
    "an empty list of taken positions": lambda: changed(lambda value: value["log"][0].update(taken=[])),
    "a use named like a method of every JavaScript object": lambda: changed(
        lambda value: first(value, "StreetDealt")["taken"][0].__setitem__(2, "valueOf")
    ),
    "a position with three parts": lambda: changed(lambda value: first(value, "StreetDealt")["taken"][0].pop()),
    "a position beyond the deck": lambda: changed(
        lambda value: first(value, "StreetDealt")["taken"][0].__setitem__(1, 53)
    ),
    "hidden cards": lambda: changed(lambda value: first(value, "StreetDealt").update(down=[[0, 1]] * 8)),
    "an empty list of hidden cards": lambda: changed(lambda value: first(value, "StreetDealt").update(down=[])),
    "the cards of a shuffled deck": lambda: changed(lambda value: first(value, "DeckShuffled").update(cards=[])),
    "a community card left out": lambda: changed(lambda value: first(value, "StreetDealt").pop("community")),
    "half 0 of a pot that is not split": lambda: changed(lambda value: first(value, "PotAwarded").update(half=0)),
    "a flag as a number": lambda: changed(lambda value: first(value, "StreetDealt").update(burned=1)),
    "an up card as a text": lambda: changed(lambda value: first(value, "StreetDealt")["up"][0].__setitem__(0, "7c")),
    "an ante without one of its fields": lambda: changed(lambda value: first(value, "AntePosted").pop("dead")),
    "a house rule left out": lambda: changed(lambda value: value["log"][0]["rules"].pop("burn")),
    "an unknown house rule": lambda: changed(lambda value: value["log"][0]["rules"].update(wild="deuces")),
    "a house rule with another choice": lambda: changed(lambda value: value["log"][0]["rules"].update(raise_cap=5)),
    "stakes without a bet": lambda: changed(lambda value: value["log"][0]["stakes"].update(small_bet=0)),
    "stakes of another limit": lambda: changed(lambda value: value["log"][0]["stakes"].update(limit="spread")),
    "no start of the hand": lambda: changed(lambda value: value["log"].pop(0)),
    "a second start in the middle": lambda: changed(lambda value: value["log"].insert(3, value["log"][0])),
    "two ends of the hand": lambda: changed(lambda value: value["log"].append({"event": "HandFinished"})),
    "no end of the hand": lambda: changed(lambda value: value["log"].remove({"event": "HandFinished"})),
    "chips after the end": lambda: changed(lambda value: value["log"].append(first(value, "PotAwarded"))),
    "a street after the end": lambda: changed(lambda value: value["log"].append(first(value, "StreetDealt"))),
    "an opening with three parts": lambda: changed(lambda value: value["openings"][0].pop()),
    "a card beyond the joker": lambda: changed(lambda value: value["openings"][0].__setitem__(2, 53)),
    "too many openings": lambda: changed(lambda value: value.update(openings=value["openings"][:1] * 5001)),
    "a salt in capital letters": lambda: changed(
        lambda value: value["openings"][0].__setitem__(3, value["openings"][0][3].upper())
    ),
    "a salt with spaces": lambda: changed(lambda value: value["openings"][0].__setitem__(3, " " * 32)),
    "discards that nobody made": lambda: changed(lambda value: value["discards"].append([])),
    "discards that are no cards": lambda: changed(lambda value: value["discards"].append(["7c"])),
}

CASES: Final = {
    **{name: (make, True) for name, make in ACCEPTED.items()},
    **{name: (make, False) for name, make in REFUSED.items()},
}
