"""Which hands of an evening a replay leads to: all that its reader may see."""

from collections.abc import Sequence
from dataclasses import replace
from typing import cast

import pytest

from bot.history.evening import EveningBook, EveningHand
from bot.history.ports import HandPlace
from bot.use_cases.hands.evening import EveningHands
from tests.harness.use_cases.fakes import FakeHistory, House, asks, played

ANN, BOB, STRANGER = 107, 101, 9


class FakeBook:
    """Hands 11 and 12 of table 3, whoever asks; it notes for whom they were read."""

    def __init__(self) -> None:
        self.read_for: list[int | None] = []

    async def hands_around(self, table_id: int, number: int, player_id: int | None) -> Sequence[EveningHand]:
        self.read_for.append(player_id)
        return [EveningHand(11, 30), EveningHand(12, 20)]


@pytest.mark.parametrize(
    ("user_id", "private", "sees", "read_for"),
    [
        (7, False, True, None),
        (7, False, False, ANN),
        (7, True, True, ANN),
        (STRANGER, False, True, None),
        (STRANGER, True, True, 0),
    ],
)
async def test_a_reader_can_step_only_between_own_hands_if_the_table_is_private_or_hidden(
    user_id: int, private: bool, sees: bool, read_for: int | None
) -> None:
    house, history, book = House(), FakeHistory(), FakeBook()
    house.users.seen = {7}
    hand = played(3, 12, {1: BOB, 2: ANN})
    hand = replace(hand, settings=replace(hand.settings, private=private))
    history.places[3, 12] = HandPlace("done", True, 50, frozenset({BOB, ANN}))

    async def looks(channel_id: int) -> bool:
        assert channel_id == 50
        return sees

    evening = EveningHands(history.port, cast(EveningBook, book), house.requests)
    found = await evening.around(asks(user_id), looks, hand, by_pot=False)
    assert found is not None
    assert (found.before, found.after) == (11, None)
    assert book.read_for == [read_for]
