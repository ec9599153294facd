"""Real hands of board games, televised or from an online room, must end with the stacks that were told."""

from pathlib import Path

import pytest

from bot.poker.house_rules import PRESETS
from bot.poker.phh import parse, replay, write

HANDS = Path(__file__).parents[2] / ".." / "shared" / "hands" / "board"
FILES = sorted(HANDS.glob("*.phh"))
RULES = PRESETS["tda"]

pytestmark = pytest.mark.skipif(not FILES, reason="the reference data (../shared/hands/board) is not there")


# Without the data there must still be a value, for the tests that are skipped.
@pytest.mark.parametrize("file", FILES or [HANDS], ids=lambda file: str(file.stem))
def test_a_real_hand_replays_to_its_final_stacks_and_so_does_the_file_written_of_it(file: Path) -> None:
    history = parse(file.read_text(encoding="utf-8"))
    assert history.finishing_stacks is not None
    replayed = replay(history, RULES)
    assert replayed.finishing_stacks == history.finishing_stacks
    again = parse(write(replayed.hand.events))
    assert replay(again, RULES).finishing_stacks == again.finishing_stacks == history.finishing_stacks


@pytest.mark.parametrize(("code", "count"), [("FT", 3), ("NT", 4), ("PO", 2), ("FO-8", 4), ("NO-8", 1), ("PO-8", 1)])
def test_the_reference_data_has_all_real_hands_of_each_variant(code: str, count: int) -> None:
    assert len([file for file in FILES if file.name.removeprefix(f"{code}-")[:2] in ("20", "ps")]) == count
