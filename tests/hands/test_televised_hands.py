"""Televised hands, with unknown cards, must end with the stacks that the broadcast showed."""

from pathlib import Path

import pytest

from bot.poker.house_rules import PRESETS
from bot.poker.phh import parse, replay

HANDS = Path(__file__).parents[2] / ".." / "shared" / "hands"
FILES = sorted(HANDS.glob("*.phh"))

pytestmark = pytest.mark.skipif(not FILES, reason="the reference data (../shared/hands) is not there")


# Without the data there must still be a value, for the test that is skipped.
@pytest.mark.parametrize("file", FILES or [HANDS], ids=lambda file: str(file.stem))
def test_a_televised_hand_replays_to_its_final_stacks(file: Path) -> None:
    history = parse(file.read_text(encoding="utf-8"))
    assert history.finishing_stacks is not None
    assert replay(history, PRESETS["tda"]).finishing_stacks == history.finishing_stacks


@pytest.mark.parametrize(("game", "count"), [("FR", 5), ("F2L3D", 4), ("N2L1D", 3)])
def test_the_reference_data_has_all_televised_hands_of_each_game(game: str, count: int) -> None:
    assert len([file for file in FILES if file.name.startswith(f"{game}-")]) == count
