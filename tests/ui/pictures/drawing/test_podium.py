"""The drawn podium: all of it inside the picture, nothing overlapping, and every text in the alt text."""

from dataclasses import replace
from itertools import combinations, product

import pytest

from bot.ui.pictures.alt_text import ALT_MOST, podium_alt_text
from bot.ui.pictures.drawing import podium, sheet
from bot.ui.pictures.drawing.podium import draw_podium
from bot.ui.pictures.podium_picture import PodiumPicture, PodiumStep
from tests.ui.pictures.drawing.test_table import BYTES_MOST, PHONE, Watched, opened, overlap, within

STEPS = (
    PodiumStep(1, "1st", ("Ada",), "450 chips"),
    PodiumStep(2, "2nd", ("Benedikt der Große vom Berg an der Au",), "270 chips"),
    PodiumStep(3, "3rd", ("Cleo",), ""),
)
LINES = (("Biggest pot", "Ada, 12,500"), ("Best low", "A name that is far too long for the room there is, 5-4-3-2-A"))
SHARERS = ("Benedikt der Große vom Berg an der Au", "Ada", "Cleopatra die Siebente", "Dora", "Emil", "Finn")
WEEK = PodiumPicture("en-US", "Friday", "9 entrants", STEPS, LINES)


@pytest.mark.parametrize("case", list(product(range(3), range(4))))
def test_a_podium_is_complete_and_nothing_overlaps(case: tuple[int, int]) -> None:
    lines, steps = case
    picture = replace(WEEK, steps=STEPS[:steps], lines=LINES[:lines])
    with pytest.MonkeyPatch.context() as monkeypatch:
        watched = Watched(monkeypatch)
        image = opened(png := draw_podium(picture))
        assert len(png) < BYTES_MOST
        assert image.size == (sheet.WIDTH, podium.height(picture))
        taken = [box for _, _, box in watched.texts]
        assert all(within(box, (0, 0, *image.size)) for box in taken)
        assert min(map(min, watched.sizes.values()), default=99) * PHONE / sheet.WIDTH >= 10
        assert not any(overlap(one, other) for one, other in combinations(taken, 2))


@pytest.mark.parametrize("case", list(product(range(2, 7), range(3))))
def test_each_of_up_to_three_players_on_a_shared_step_has_a_line_within_the_step(case: tuple[int, int]) -> None:
    sharers, column = case
    names = SHARERS[:sharers]
    steps = [replace(step, names=names if place == column else ("Zoe",)) for place, step in enumerate(STEPS)]
    picture = replace(WEEK, steps=tuple(steps), lines=())
    with pytest.MonkeyPatch.context() as monkeypatch:
        watched = Watched(monkeypatch)
        image = opened(draw_podium(picture))
        taken = [box for _, _, box in watched.texts]
        assert all(within(box, (0, 0, *image.size)) for box in taken)
        assert min(map(min, watched.sizes.values()), default=99) * PHONE / sheet.WIDTH >= 10
        assert not any(overlap(one, other) for one, other in combinations(taken, 2))
    lines = [(text, room, box) for text, room, box in watched.texts if text[:3] in {name[:3] for name in names}]
    assert [text[:3] for text, _, _ in lines] == [name[:3] for name in names[:3]]
    assert all(within(box, room) for _, room, box in lines)
    assert lines[0][0].endswith("…")
    assert all(name in podium_alt_text(picture) for name in names)


def test_the_step_for_third_place_stands_on_the_right_even_if_nobody_is_second() -> None:
    with pytest.MonkeyPatch.context() as monkeypatch:
        watched = Watched(monkeypatch)
        draw_podium(replace(WEEK, steps=(PodiumStep(1, "1st", ("Ada", "Ben"), ""), STEPS[2]), lines=()))
        left = {text: box[0] for text, _, box in watched.texts}
    assert left["Cleo"] > left["Ada"]


def test_the_last_line_of_a_shared_step_counts_the_players_it_does_not_name() -> None:
    with pytest.MonkeyPatch.context() as monkeypatch:
        watched = Watched(monkeypatch)
        draw_podium(replace(WEEK, steps=(PodiumStep(1, "1st", ("Ada", "Ben", SHARERS[0], "Dora", "Emil"), ""),)))
        lines = [text for text, _, _ in watched.texts]
    start = lines.index("Ada")
    assert lines[start + 1] == "Ben"
    assert lines[start + 2].startswith("Benedikt")
    assert lines[start + 2].endswith("… +2")


def test_on_a_shared_step_only_names_that_cannot_be_drawn_are_replaced_by_their_place() -> None:
    with pytest.MonkeyPatch.context() as monkeypatch:
        watched = Watched(monkeypatch)
        draw_podium(replace(WEEK, steps=(PodiumStep(1, "1st", ("Ada", "한국"), ""),)))
        assert {"Ada", "1st"} <= {text for text, _, _ in watched.texts}


def test_the_alt_text_of_a_podium_contains_every_drawn_text() -> None:
    with pytest.MonkeyPatch.context() as monkeypatch:
        watched = Watched(monkeypatch)
        draw_podium(WEEK)
        words = podium_alt_text(WEEK)
        assert all(text.removesuffix("…") in words for text, _, _ in watched.texts)


def test_an_undrawable_name_is_replaced_by_its_place_and_kept_in_the_alt_text() -> None:
    strange = replace(WEEK, steps=(PodiumStep(1, "1st", ("한국",), "450 chips"),))
    with pytest.MonkeyPatch.context() as monkeypatch:
        watched = Watched(monkeypatch)
        draw_podium(strange)
        assert "1st" in [text for text, _, _ in watched.texts]
    assert "한국" in podium_alt_text(strange)


def test_the_alt_text_of_a_podium_is_never_longer_than_discord_accepts() -> None:
    assert len(podium_alt_text(replace(WEEK, lines=LINES * 40))) <= ALT_MOST
