"""The dealer of the tests, which deals the chosen cards."""

from bot.poker.actions import Action, ActionKind
from bot.poker.cards import DECK, parse_cards
from bot.poker.games import GAMES
from bot.poker.hand import Hand
from bot.poker.house_rules import HouseRules
from bot.poker.stakes import Stakes
from bot.tables.rules.seating import first_button
from tests.harness.discord.decks import LaidOutDealer


def test_the_test_dealer_gives_each_player_the_cards_that_the_test_chose() -> None:
    dealer = LaidOutDealer()
    dealer.razz("As2d3c 4h5s6d Kc", "Kh Qd Ks 9c 8c 7c 2s", "7h 7d Qs")
    deck = dealer.shuffle(DECK)
    assert sorted(deck) == list(DECK)
    hand = Hand.start(
        GAMES["razz"], HouseRules(), Stakes.of(10, 20), [(1, 500), (2, 500), (3, 500)], button=3, deck=deck
    )
    assert [hand.view(seat).downcards for seat in (1, 2, 3)] == [
        parse_cards("As2d"),
        parse_cards("KhQd"),
        parse_cards("7h7d"),
    ]
    hand.apply(Action(2, ActionKind.BRING_IN))
    hand.apply(Action(3, ActionKind.FOLD))
    hand.apply(Action(1, ActionKind.CALL))
    while not hand.finished:
        assert hand.to_act is not None
        hand.apply(Action(hand.to_act, ActionKind.CHECK))
    assert hand.view(1).downcards == parse_cards("As2dKc")
    assert hand.view(2).room.seats[1].upcards == parse_cards("Ks9c8c7c")


def test_R5_2_the_first_dealer_button_goes_to_the_seat_that_the_test_chose() -> None:
    for place in (1, 2, 3):
        dealer = LaidOutDealer()
        dealer.first_button(place)
        assert first_button([2, 5, 7], dealer.shuffle(DECK)) == (2, 5, 7)[place - 1]
