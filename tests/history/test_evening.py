"""The order in which an evening's hands are replayed."""

from bot.history.evening import EveningHand, HandsAround, around

HANDS = (EveningHand(11, 40), EveningHand(12, 90), EveningHand(14, 0), EveningHand(15, 90))


def test_hands_are_replayed_in_the_order_in_which_they_were_played() -> None:
    assert around(HANDS, 12, by_pot=False) == HandsAround(11, 14, 12, 2, 4, False)
    assert around(HANDS, 11, by_pot=False) == HandsAround(None, 12, 12, 1, 4, False)
    assert around(HANDS, 15, by_pot=False) == HandsAround(14, None, 12, 4, 4, False)


def test_hands_ordered_by_pot_start_with_the_biggest_pot_and_then_the_earlier_hand() -> None:
    order, number = [12], 12
    while (found := around(HANDS, number, by_pot=True)) is not None and found.after is not None:
        assert found.place == len(order)
        order.append(number := found.after)
    assert order == [12, 15, 11, 14]
    assert around(HANDS, 15, by_pot=True) == HandsAround(12, 11, 12, 2, 4, True)


def test_a_single_hand_or_an_unknown_hand_has_no_neighbors() -> None:
    assert around(HANDS[:1], 11, by_pot=False) is None
    assert around(HANDS, 13, by_pot=True) is None
