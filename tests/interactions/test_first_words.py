from dataclasses import replace

import pytest

from bot.interactions.first_words import first_card
from bot.tables.rules.pace import SLOW_SECONDS
from tests.harness.ui.scenes import SETTINGS, scene, table


@pytest.mark.parametrize(
    "case",
    [
        (45, "45 seconds"),
        (3_600, "3,600 seconds"),
        (SLOW_SECONDS - 1, "7,199 seconds"),
        (SLOW_SECONDS, "2 hours"),
    ],
)
def test_a_slow_tables_turn_time_is_shown_in_hours(case: tuple[int, str]) -> None:
    turn_seconds, told = case
    view = table(settings=replace(SETTINGS, turn_seconds=turn_seconds))
    assert f"You have {told}; after that you check/fold." in first_card(scene(view), 101)


def test_without_a_panel_the_explanation_names_the_tables_buttons() -> None:
    told = first_card(scene(table()), 101)
    for label in ("My cards", "More", "Sit out next hand", "Leave"):
        assert f"*{label}*" in told
