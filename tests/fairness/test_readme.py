"""The page that lays the bytes down names the events, their fields and kinds, and the streets as they are."""

import re
from importlib.resources import files

from bot.fairness.cutting import CUT, KINDS
from bot.fairness.log import contribution_of
from bot.fairness.page.shapes import event_shapes
from bot.poker.games import GAMES
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
