"""The drawn bracket: all of it inside the picture, legible on a phone, and every player in the alt text (T-10.1)."""

from dataclasses import replace
from functools import partial
from itertools import combinations

import pytest

from bot.tournaments.deciding import lifecycle, matches
from bot.ui.pictures.alt_text import ALT_MOST, bracket_alt_text
from bot.ui.pictures.bracket_picture import BracketPicture
from bot.ui.pictures.drawing import bracket as drawing
from bot.ui.pictures.drawing import sheet
from bot.ui.pictures.drawing.bracket import draw_bracket, nameless_players
from bot.ui.tournament.bracket import bracket
from tests.harness.tournaments.field import SETTINGS, Field, out, running
from tests.harness.ui.tournaments import name_of, scene_of, view_of
from tests.ui.pictures.drawing.test_table import BYTES_MOST, PHONE, Watched, opened, overlap, within

BRACKET = replace(
    SETTINGS, matches="bracket", seats=2, target_minutes=15, level_minutes=3, late_levels=0, check_in=False
)
NAMES = {2: "山田太郎", 3: "Benedikt der Große vom Berg an der Au"}


def played(entrants: int, decided: int) -> Field:
    """Return a bracket in which this many matches are decided, each for the first of its players."""
    field = running(entrants, replace(BRACKET, entrants_least=2))
    field.do(lifecycle.close_late_registration)
    for number in range(decided):
        winner, loser = field.state.begun.matches[number].players
        out(field, winner, **{f"p{loser}": 3000})
        if number < entrants - 2:
            field.do(partial(matches.end, number=number, winner=winner))
        else:
            field.do(lifecycle.finish)
    return field


def picture_of(field: Field) -> BracketPicture:
    picture = bracket(scene_of(view_of(field), lambda player: NAMES.get(player) or name_of(player)))
    assert picture is not None
    return picture


@pytest.mark.parametrize("case", [(2, 0), (4, 1), (5, 2), (7, 6), (16, 0), (16, 9), (33, 3), (64, 0), (64, 40)])
def test_T10_1_the_picture_of_a_bracket_is_complete_and_legible_at_390_pixels(case: tuple[int, int]) -> None:
    picture = picture_of(played(*case))
    with pytest.MonkeyPatch.context() as monkeypatch:
        watched = Watched(monkeypatch)
        image = opened(png := draw_bracket(picture))
        taken = [box for _, _, box in watched.texts]
        sizes = watched.sizes.values()
    assert len(png) < BYTES_MOST
    assert image.size == (sheet.WIDTH, drawing.height(picture))
    assert all(within(box, (0, 0, *image.size)) for box in taken)
    assert min(map(min, sizes)) * PHONE / sheet.WIDTH >= 10
    assert not any(overlap(one, other) for one, other in combinations(taken, 2))
    assert len(bracket_alt_text(picture)) <= ALT_MOST


def test_T10_1_the_rounds_shown_are_the_current_ones() -> None:
    shown = {case: [each.title for each in picture_of(played(*case)).rounds] for case in ((64, 0), (64, 32), (64, 50))}
    assert shown[64, 0] == ["Round of 64"]
    assert shown[64, 32] == ["Round of 32"]
    assert shown[64, 50] == ["Round of 16", "Quarterfinal", "Semifinal"]


def test_T10_1_who_goes_through_is_in_gold_and_in_the_words_of_the_picture() -> None:
    picture = picture_of(played(4, 3))
    (final,) = picture.rounds[-1].matches
    assert [(slot.name, slot.state) for slot in final.slots] == [("Ada", "through"), (NAMES[3], "out")]
    assert bracket_alt_text(picture).endswith(f"Final: Ada – {NAMES[3]}: Ada goes through.")  # noqa: RUF001


def test_a_name_in_another_script_is_drawn_as_a_number_and_listed_in_the_post() -> None:
    picture = picture_of(played(4, 0))
    assert nameless_players(picture) == (2,)


def test_T10_2_a_shootout_has_no_picture_of_a_bracket() -> None:
    field = running(9, replace(BRACKET, matches="shootout", seats=6))
    assert bracket(scene_of(view_of(field))) is None
