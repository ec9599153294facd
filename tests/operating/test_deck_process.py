"""The orders to the process that makes decks, and its answers (F-1)."""

import pytest

from bot.fairness.sealing import made_decks
from bot.operating.deck_process import ANSWER_BYTES, answers, order

ORDERS = [(7, 12, bytes([hand]) * 32) for hand in range(3)]


@pytest.mark.parametrize("cut", [0, 1, 47, 48, 49, 143, 144])
def test_F1_orders_are_answered_in_turn_however_they_arrive(cut: int) -> None:
    bytes_of_all = b"".join(order(*each) for each in ORDERS)
    first, left = answers(bytes_of_all[:cut])
    rest, nothing = answers(left + bytes_of_all[cut:])
    made = first + rest
    assert nothing == b""
    assert len(made) == ANSWER_BYTES * len(ORDERS)
    assert made == b"".join(made_decks(*each).digests for each in ORDERS)
