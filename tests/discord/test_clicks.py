"""Clicks by the wrong player, too late, or repeated."""

import pytest

from tests.harness.discord.assembly import PAUSE_SECONDS
from tests.harness.discord.room import Room


async def test_a_click_on_another_players_button_is_refused_privately_and_changes_nothing(hand: Room) -> None:
    before, card = hand.view.hand, hand.card_text
    assert "It's bo's turn, not yours" in await hand.click("an", "Bring in 3")
    assert "You aren't seated at this table" in await hand.click("cy", "Complete to 10")
    assert (hand.view.hand, hand.card_text) == (before, card)


@pytest.mark.parametrize("card_is_new", [False, True])
async def test_a_repeated_click_acts_only_once(hand: Room, card_is_new: bool) -> None:
    bring_in = hand.hold("Bring in 3")
    assert await hand.click("bo", "Bring in 3") == ""
    before = hand.view.hand
    told = await hand.click_held("bo", bring_in, card_is_new=card_is_new)
    assert "That button was for an earlier turn." in told
    assert "It's an's turn" in told
    assert hand.view.hand == before
    assert hand.stack("bo") == 395


async def test_an_outdated_button_never_acts_on_a_later_turn(hand: Room) -> None:
    await hand.click("bo", "Complete to 10")
    call = hand.hold("Call 10")
    await hand.click("an", "Call 10")
    await hand.click("an", "Bet 10")
    await hand.click("bo", "Raise to 20")
    told = await hand.click_held("an", call)
    assert "That button was for an earlier turn." in told
    assert "You can fold, call 10, or raise to 30." in told
    assert hand.stack("an") == 378


async def test_a_button_of_an_earlier_hand_is_refused(hand: Room) -> None:
    await hand.click("bo", "Bring in 3")
    fold = hand.hold("Fold")
    await hand.click("an", "Fold")
    assert "Next hand at <t:" in await hand.click_held("an", fold)
    await hand.deal("As2dKc 4h5s6d 3c", "Kh Qd 3s 9c 8c 7c 2s")
    await hand.wait(PAUSE_SECONDS)
    assert hand.view.hand_number == 2
    assert "That button was for an earlier turn." in await hand.click_held("an", fold)
    assert hand.view.hand is not None
    assert not hand.view.hand.finished


async def test_a_button_of_a_closed_table_reports_that_the_table_is_closed(hand: Room) -> None:
    cards = hand.hold("My cards")
    await hand.click("bo", "Bring in 3")
    await hand.slash("an", "table close")
    await hand.click("an", "Fold")
    assert not hand.is_open
    assert list(hand.buttons) == ["Same again", "Replay the biggest pot"]
    assert "That table is closed" in await hand.click_held("an", cards)


async def test_table_buttons_have_the_same_effect_as_the_matching_commands(hand: Room) -> None:
    await hand.click("cy", "Sit down (400)")
    assert [line.seat for line in hand.view.seats] == [1, 2, 3]
    assert "You're already in seat" in await hand.click("cy", "Sit down (400)")
    assert "You have no cards" in await hand.click("cy", "My cards")
    await hand.click("cy", "Sit out next hand")
    assert hand.view.seats[2].status == "sitting_out"
    await hand.click("cy", "I'm back")
    assert [line.status for line in hand.view.seats] == ["playing", "playing", "waiting"]
    await hand.click("cy", "Leave")
    assert len(hand.view.seats) == 2
    assert await hand.wallet("cy") == 10_000


async def test_a_table_message_buried_by_chat_is_reposted_at_the_next_turn(hand: Room) -> None:
    first = hand.card.id
    for line in range(10):
        await hand.people["cy"].send(hand.table, f"line {line}")
    assert hand.card.id == first, "the message of the running turn is not replaced"
    await hand.click("bo", "Bring in 3")
    assert hand.card.id > first
    await hand.click("an", "Fold")
    await hand.deal("As2dKc 4h5s6d 3c", "Kh Qd 3s 9c 8c 7c 2s")
    assert [message.id for message in hand.table.history() if message.components] == [hand.card.id]
    await hand.click("an", "Bring in 3")


async def test_the_secrecy_check_finds_cards_that_others_can_read(hand: Room) -> None:
    hand.assert_secret("an", "As2d")
    await hand.people["cy"].send(hand.table, "an has the As")
    with pytest.raises(AssertionError, match=r"\['bo', 'cy'\] see an's cards"):
        hand.assert_secret("an", "As2d")
