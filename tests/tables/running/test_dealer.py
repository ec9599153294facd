"""The secure dealer."""

from bot.poker.cards import DECK
from bot.tables.running.dealer import SecureDealer


def test_R1_4_a_shuffle_has_every_card_once_and_two_shuffles_differ() -> None:
    dealer = SecureDealer()
    first, second = dealer.shuffle(DECK), dealer.shuffle(DECK)
    assert sorted(first) == sorted(second) == list(DECK)
    assert first != second
