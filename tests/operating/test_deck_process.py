"""The orders to the process that makes decks, and its answers (F-1)."""

import signal
import sys
from subprocess import PIPE, Popen

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


def test_the_process_answers_until_its_input_ends_and_leaves_signals_to_the_bot() -> None:
    with Popen([sys.executable, "-m", "bot.operating.deck_process"], stdin=PIPE, stdout=PIPE) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        for at, each in enumerate(ORDERS):
            process.stdin.write(order(*each))
            process.stdin.flush()
            assert process.stdout.read(ANSWER_BYTES) == made_decks(*each).digests
            process.send_signal((signal.SIGINT, signal.SIGTERM)[at % 2])
        process.stdin.close()
        assert process.wait(30) == 0
