"""The page that lays the bytes down names the events, their fields and kinds, and the streets as they are."""

import re
from dataclasses import fields
from hashlib import sha256
from importlib.resources import files

from bot.fairness.cutting import CUT, KINDS, begun_cut
from bot.fairness.hashing import SYSTEM, beginning, context_of
from bot.fairness.log import contribution_of
from bot.fairness.page.shapes import event_shapes
from bot.poker.games import GAMES
from bot.poker.house_rules import HouseRules
from bot.poker.stakes import Stakes
from tests.fairness.proven import evening

README = (files("bot.fairness") / "README.md").read_text("utf-8")


def test_it_names_every_event_with_its_fields() -> None:
    rows = re.findall(r"^\| `([A-Z]\w+)` \| ([^|]*)\| [^|]*\|$", README, re.MULTILINE)
    told = {name: re.findall(r"`(\w+)`", fields) for name, fields in rows}
    assert told == {name: list(shapes) for name, shapes in event_shapes().items()}


def test_it_names_the_kind_of_every_act() -> None:
    told = dict(re.findall(r"^\| `([A-Z]\w+)` \| [^|]*\| `([a-z-]+)` \|$", README, re.MULTILINE))
    for event in (*evening("razz")[1].hand.events, *evening("badugi")[1].hand.events):
        act = contribution_of(event)
        assert told.get(type(event).__name__) == (act.kind if act else None)
    assert {*told.values(), CUT} == set(KINDS)


def test_it_names_the_streets_of_every_game() -> None:
    told = dict(re.findall(r"^\| `([a-z-]+)` \| ((?:draw|[0-9]\+[0-9]).*) \|$", README, re.MULTILINE))
    dealt = {
        name: ", ".join(
            "draw" if street.draw else f"{street.down}+{street.up}{' burn' * street.burn}" for street in game.streets
        )
        for name, game in GAMES.items()
    }
    assert told == dealt


def test_it_names_the_fields_of_rules_and_stakes() -> None:
    told = README.partition("The fields are, of\nthe rules, ")[2]
    of_rules, _, of_stakes = told.partition("; of the stakes, ")
    assert re.findall(r"`(\w+)`", of_rules) == sorted(field.name for field in fields(HouseRules))
    assert re.findall(r"`(\w+)`", of_stakes.partition(".)")[0]) == sorted(field.name for field in fields(Stakes))


def test_its_bytes_of_a_hash_are_the_ones_that_are_hashed() -> None:
    seal = bytes(range(32))
    assert f"`{14:08x}`, the 14 bytes of `{SYSTEM}`, `{3:08x}`,\n  `cut`, `{32:08x}`, the 32 bytes of C" in README
    spelled = bytes.fromhex(f"{14:08x}") + SYSTEM.encode() + bytes.fromhex(f"{3:08x}") + b"cut"
    assert begun_cut(seal) == sha256(spelled + bytes.fromhex(f"{32:08x}") + seal).digest()
    ends = re.search(r'H\("context", 7, 12\) ends in `([0-9a-f ]+)`', README)
    assert ends is not None
    begins = beginning("context")
    assert context_of(7, 12) == sha256(begins + bytes.fromhex(ends[1])).digest()
