"""The marks beside a name at a seat."""

from dataclasses import replace
from itertools import product

import pytest
from PIL import ImageChops

from bot.poker.actions import ActionKind
from bot.ui.pictures.drawing import fonts
from bot.ui.pictures.drawing.colours import RED
from bot.ui.pictures.drawing.layout import SMALL
from bot.ui.pictures.drawing.table import draw, geometry
from bot.ui.pictures.seat_picture import Note
from bot.ui.pictures.table_picture import table_picture
from tests.harness.ui.scenes import deal, play_out, scene, table
from tests.ui.pictures.drawing.test_table import FULL, Watched, opened, within


@pytest.mark.parametrize("name", ["Al", "Wolfeschlegelsteinhausenbergerdorff"])
def test_a_player_with_closed_direct_messages_has_an_envelope_on_their_plate(name: str) -> None:
    picture = table_picture(scene(FULL, lambda _: name))
    first, *others = picture.seats
    without = opened(draw(picture)).convert("RGB")
    closed = opened(draw(replace(picture, seats=(replace(first, dm_closed=True), *others)))).convert("RGB")
    changed = ImageChops.difference(without, closed).getbbox()
    plate = geometry(picture).areas[0].plate
    assert changed is not None
    assert within(changed, plate)
    corner = closed.crop(((plate[0] + plate[2]) // 2, plate[1], plate[2], (plate[1] + plate[3]) // 2))
    assert RED in {colour for _, colour in corner.getcolors(corner.size[0] * corner.size[1]) or []}


def test_the_cards_of_beaten_hands_are_smaller_than_those_of_the_winning_hand() -> None:
    picture = table_picture(scene(FULL))
    with pytest.MonkeyPatch.context() as monkeypatch:
        watched = Watched(monkeypatch)
        draw(picture)
    for seat, area in zip(picture.seats, geometry(picture).areas, strict=True):
        widths = {box[2] - box[0] for _, box in watched.cards if within(box, area.cards)}
        whole = geometry(picture).sizes.card[0]
        assert widths == ({whole} if seat.won else {round(whole * 0.8)})


HALVES = ("high: queen-high straight flush", "low: wheel")
SHORT = ("straight flush", "wheel")


@pytest.mark.parametrize("case", [(6, (SHORT[0], HALVES[1])), (10, (SHORT[0], HALVES[1]))])
def test_a_line_that_is_too_long_for_a_plate_leaves_out_the_name_of_its_half(case: tuple[int, tuple[str, ...]]) -> None:
    seats, expected = case
    picture = table_picture(scene(table(deal("omaha-hi-lo", dict.fromkeys(range(1, seats + 1), 400)))))
    first, *others = picture.seats
    shown = replace(first, holding="; ".join(HALVES), halves=HALVES, short_halves=SHORT)
    with pytest.MonkeyPatch.context() as monkeypatch:
        watched = Watched(monkeypatch)
        draw(replace(picture, seats=(shown, *others)))
    assert {*expected} <= {text for text, _, _ in watched.texts}
    assert HALVES[0] not in {text for text, _, _ in watched.texts}


def test_the_name_of_a_high_hand_gets_both_lines_if_there_is_no_low_hand() -> None:
    name = "full house, aces full of sevens"
    picture = table_picture(scene(table(deal("omaha-hi-lo", dict.fromkeys(range(1, 7), 400)))))
    first, *others = picture.seats
    shown = replace(first, holding=name, halves=(f"high: {name}", "no low"), short_halves=(name, "no low"))
    with pytest.MonkeyPatch.context() as monkeypatch:
        watched = Watched(monkeypatch)
        draw(replace(picture, seats=(shown, *others)))
    written = [text for text, _, _ in watched.texts]
    assert name in " ".join(written)
    assert "no low" not in written


@pytest.mark.parametrize("case", [*product((2, 6, 10), (400, *range(1_500, 13_500, 1_500), 5_000_073))])
def test_on_a_winners_plate_neither_the_stack_nor_what_they_won_is_cut(case: tuple[int, int]) -> None:
    seats, stack = case
    picture = table_picture(scene(table(deal("limit-holdem", dict.fromkeys(range(1, seats + 1), 400)))))
    first, *others = picture.seats
    won = Note("won", f"won {stack // 15:,}")
    shown = replace(first, stack=f"{stack:,}", holding="wheel", won=1, button=True, notes=(won,), turn=False)
    with pytest.MonkeyPatch.context() as monkeypatch:
        watched = Watched(monkeypatch)
        draw(replace(picture, seats=(shown, *others)))
    taken = {text: box[2] - box[0] for text, _, box in watched.texts}
    assert taken[won.text] >= fonts.width(won.text, SMALL)
    assert shown.stack not in taken or taken[shown.stack] >= fonts.width(shown.stack, SMALL)
    assert shown.stack in taken or (seats, stack) > (6, 400) or stack > 1_000_000


def test_the_lines_of_a_split_pot_are_the_hands_names_with_and_without_their_halves() -> None:
    hand = play_out(deal("omaha-hi-lo", {1: 400, 2: 400, 3: 400}), (ActionKind.CHECK, ActionKind.CALL))
    seats = table_picture(scene(table(hand))).seats
    lines = [line for seat in seats for line in zip(seat.halves, seat.short_halves, strict=True)]
    assert lines
    assert all(whole in (short, f"high: {short}", f"low: {short}") for whole, short in lines)
    assert any(whole != short for whole, short in lines)
