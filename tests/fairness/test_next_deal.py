"""The next deal, which is sealed, cut while it is open, closed once and only then dealt (F-2, F-3)."""

from dataclasses import replace

import pytest

from bot.fairness.cutting import Closing, Contribution, deal_key, whole_cut
from bot.fairness.next_deal import CutRefusal, NextDeal, OutOfOrder
from bot.fairness.sealing import NO_SEAL, made_decks
from bot.poker.events import BroughtIn, Called, Drew, Event, Folded, PotAwarded
from tests.harness.fairness.vectors import SEED

OPEN = NextDeal.first(made_decks(7, 1, SEED))
RULES = b"\7" * 16
FOLLOWING = OPEN.following(made_decks(7, 2, b"\2" * 32))
LINE = OPEN.line("razz", 3, (5, 1, 3), RULES, FOLLOWING.sealed.seal)


def closed() -> NextDeal:
    return OPEN.closed(LINE, 8, 9)


def word(deal: NextDeal, seat: int, text: str) -> NextDeal:
    after = deal.after_word(seat, text)
    assert isinstance(after, NextDeal)
    return after


def test_the_first_deal_of_a_table_follows_no_earlier_seal() -> None:
    assert (OPEN.sealed.table, OPEN.sealed.hand, OPEN.sealed.before) == (7, 1, NO_SEAL)
    assert OPEN.cut == whole_cut(OPEN.sealed.seal, ())


def test_each_later_seal_contains_the_seal_before_it() -> None:
    assert (FOLLOWING.sealed.table, FOLLOWING.sealed.hand, FOLLOWING.sealed.before) == (7, 2, OPEN.sealed.seal)
    assert FOLLOWING.contributions == ()
    assert FOLLOWING.closing is None


def test_F2_the_line_that_closes_a_deal_contains_the_seal_of_the_following_deal() -> None:
    assert (LINE.seal, LINE.next_seal) == (OPEN.sealed.seal, FOLLOWING.sealed.seal)


def test_the_same_seed_makes_the_same_deal_after_a_restart() -> None:
    assert NextDeal.first(made_decks(7, 1, SEED)) == OPEN
    assert NextDeal.first(made_decks(7, 1, SEED)).closed(LINE, 8, 9).decks() == closed().decks()


def test_only_the_actions_of_players_are_added_to_the_cut_and_in_order() -> None:
    events: list[Event] = [
        BroughtIn(3, 3, 3),
        Folded(1),
        PotAwarded(0, 5, ((3, 5),)),
        Drew(5, 2, (), ()),
        Called(3, 5, 2),
    ]
    deal = OPEN.after_acts(events)
    assert deal.contributions == (
        Contribution(3, "bring-in"),
        Contribution(1, "fold"),
        Contribution(5, "draw", 2),
        Contribution(3, "call"),
    )
    assert deal.cut == whole_cut(OPEN.sealed.seal, deal.contributions)
    assert OPEN.after_acts([PotAwarded(0, 5, ((3, 5),))]) is OPEN


def test_each_seat_may_cut_a_deal_with_one_word() -> None:
    deal = word(word(OPEN, 1, " lucky seven "), 3, "lucky seven")
    assert [one.word for one in deal.contributions] == ["lucky seven", "lucky seven"]
    assert deal.after_word(1, "another") is CutRefusal.HAS_CUT
    later = word(deal.after_acts([Folded(5)]), 5, "late")
    assert later.words == ((1, "lucky seven"), (3, "lucky seven"), (5, "late")), "an act does not take the word"


@pytest.mark.parametrize("text", ["", " ", "a" * 65, "\u200b"])
def test_a_word_that_is_empty_or_invisible_or_too_long_does_not_cut_the_deal(text: str) -> None:
    assert OPEN.after_word(1, text) is CutRefusal.NO_WORD


def test_a_closed_deal_refuses_words_and_actions() -> None:
    assert closed().after_word(1, "late") is CutRefusal.CLOSED
    with pytest.raises(OutOfOrder):
        closed().after_acts([Folded(1)])


def test_a_deal_with_its_final_cut_refuses_words_and_actions() -> None:
    deal = word(OPEN, 1, "early").after_last_act()
    assert deal.cut == word(OPEN, 1, "early").cut
    assert deal.after_word(3, "late") is CutRefusal.CLOSED
    with pytest.raises(OutOfOrder):
        deal.after_acts([Folded(3)])


def test_a_deal_is_closed_only_by_a_line_with_the_deals_own_seal_cut_and_hand_number() -> None:
    assert closed().closing == Closing(8, 9, "razz", 3, (1, 3, 5), RULES)
    for other in (replace(LINE, hand=2), replace(LINE, cut=NO_SEAL), replace(LINE, seal=NO_SEAL)):
        with pytest.raises(OutOfOrder):
            OPEN.closed(other, 8, 9)
    with pytest.raises(OutOfOrder):
        word(OPEN, 1, "meanwhile").closed(LINE, 8, 9)


def test_a_closed_deal_accepts_only_the_same_closing_again() -> None:
    assert closed().closed(LINE, 8, 9) == closed(), "the answer was lost, and the message found again"
    with pytest.raises(OutOfOrder):
        closed().closed(LINE, 8, 10)


def test_a_deal_has_no_decks_before_it_is_closed() -> None:
    with pytest.raises(OutOfOrder):
        OPEN.decks()
    assert closed().decks().key == deal_key(OPEN.cut, 8, 9)


def test_the_repr_does_not_show_the_seed() -> None:
    assert repr(SEED) not in repr(closed())


@pytest.mark.parametrize("of", [(7, 3), (7, 1), (8, 2)])
def test_F2_a_deal_is_not_sealed_with_decks_of_another_hand(of: tuple[int, int]) -> None:
    with pytest.raises(OutOfOrder, match="another hand"):
        OPEN.following(made_decks(*of, SEED))
