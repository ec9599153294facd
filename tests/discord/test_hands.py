"""Whole hands, played by people who click buttons and type commands."""

import logging
import re

import pytest

from bot.poker.cards import DECK, card_text, cards_text, parse_cards
from bot.ui.text.cards import card_mark, card_marks
from tests.harness.discord.room import GRANT, Room


def marks(cards: str) -> str:
    return card_marks(parse_cards(cards))


async def test_two_players_play_a_hand_with_the_buttons(room: Room) -> None:
    room.join("an")
    await room.open_table("an")
    await room.seat("an", "bo")
    await room.deal("As2d3c 4h5s6d Kc", "Kh Qd Ks 9c 8c 7c 2s")
    assert marks("3c") in room.card_text
    assert "bo** to act" in room.card_text
    assert list(room.buttons)[:2] == ["Bring in 3", "Complete to 10"]
    assert [marks("As2d") in letter for letter in room.letters("an")] == [True]
    assert [marks("KhQd") in letter for letter in room.letters("bo")] == [True]

    await room.click("bo", "Bring in 3")
    assert list(room.buttons)[:3] == ["Fold", "Call 3", "Complete to 10"]
    await room.click("an", "Complete to 10")
    await room.click("bo", "Call 7")
    for street in range(4):
        await room.click("an", "Bet 10" if street < 1 else "Bet 20")
        room.assert_secret("an", "As2dKc")
        room.assert_secret("bo", "KhQd2s")
        if street < 3:
            await room.click("bo", "Call 10" if street < 1 else "Call 20")
    assert [marks("As2dKc") in letter for letter in room.letters("an")] == [False, True]

    await room.click("bo", "Raise to 40")
    await room.click("an", "Call 20")
    assert room.stacks() == {"an": 502, "bo": 298}
    assert "won\u00a0204" in room.card_text
    assert marks("KhQd2s") in room.card_text, "the last player to raise shows first"
    assert marks("As2dKc") in room.card_text
    assert "wheel" in room.card_text


async def test_three_players_play_a_hand_with_commands(room: Room) -> None:
    room.join("an")
    await room.open_table("an")
    await room.seat("an", "bo", "cy")
    await room.deal("Ah2h7c 8d9dTd 3d", "Kc Qc Kd", "4c5c6c Jc 2c 3s Qs")
    await room.slash("bo", "bringin")
    await room.slash("cy", "complete")
    await room.slash("an", "call")
    await room.slash("bo", "fold")
    assert "folded" in room.card_text

    await room.slash("an", "check")
    await room.slash("cy", "bet")
    await room.slash("an", "raise")
    await room.slash("cy", "call")
    for street in ("fifth", "sixth", "seventh"):
        assert marks("Ah2h") in await room.slash("an", "cards"), street
        room.assert_secret("bo", "KcQc")
        room.assert_secret("cy", "4c5cQs")
        for _ in range(2):
            await room.slash(room.to_act, "check")
    assert "six low" in room.card_text
    assert room.stacks() == {"an": 368, "bo": 395, "cy": 437}
    room.assert_secret("bo", "KcQc")


async def test_R4_9_if_eight_players_stay_they_share_a_community_card(room: Room) -> None:
    names = ("an", "bo", "cy", "di", "ed", "fa", "gu", "ho")
    room.join("an")
    await room.open_table("an")
    await room.seat(*names)
    assert room.view.seats[-1].seat == 8
    holdings = [cards_text(DECK[place : place + 6]) for place in range(0, 48, 6)]
    await room.deal(*holdings)
    assert all(len(room.letters(name)) == 1 for name in names)
    for _ in names:
        name = room.to_act
        label = next(label for label in room.buttons if label.startswith(("Bring in", "Call")))
        await room.click(name, label)
    for street in range(4):
        for name, holding in zip(names, holdings, strict=True):
            room.assert_secret(name, holding[:4])
        if street == 3:
            assert "community" in room.card_text.casefold()
        for _ in names:
            await room.click(room.to_act, "Check")
    assert all(len(room.letters(name)) == 1 for name in names), "nobody got a seventh card of their own"
    assert sum(room.stacks().values()) == 8 * 400
    assert sorted(room.stacks().values())[-1] == 400 + 8 * 5 - 5


async def test_R3_6_all_ins_make_side_pots_and_every_player_shows_at_showdown(room: Room) -> None:
    room.join("an")
    await room.open_table("an", buy_in=20, buy_in_most=400)
    await room.seat("an", buy_in=20)
    await room.seat("bo", buy_in=35)
    await room.seat("cy", buy_in=400)
    room.dealer.decks.clear()
    room.dealer.first_button(3)
    await room.deal("As2d3c 4h5s Kd Kc", "2s4s6c 7h8s Qd Qc", "Ks Qs Kh Js Jh Th Ts")
    await room.click("cy", "Complete to 10")
    await room.click("an", "Raise to 18 (all-in)")
    assert "Call 18" in room.buttons
    await room.click("bo", "Raise to 28")
    await room.click("cy", "Raise to 38")
    assert "all-in" in room.card_text
    await room.click("bo", "Call 5 (all-in)")
    assert room.stacks() == {"an": 60, "bo": 30, "cy": 365}
    for shown in ("As2dKc", "2s4sQc", "KsQsTs"):
        assert marks(shown) in room.card_text
    for line in ("The main pot: **an** wins\u00a060", "Side pot 1: **bo** wins\u00a030"):
        assert line in room.card_text


async def test_a_player_with_closed_direct_messages_reads_the_cards_with_the_private_button(room: Room) -> None:
    room.join("an", "bo")
    room.close_dms("bo")
    await room.open_table("an")
    await room.seat("an", "bo")
    await room.deal("As2d3c 4h5s6d Kc", "Kh Qd Ks 9c 8c 7c 2s")
    assert room.letters("bo") == []
    assert "no DMs: use My cards" in room.card_text
    assert marks("KhQd") in await room.click("bo", "My cards")
    room.assert_secret("bo", "KhQd")
    await room.click("bo", "Bring in 3")
    await room.click("an", "Fold")
    assert room.stacks() == {"an": 398, "bo": 402}
    room.assert_secret("bo", "KhQd")


async def test_the_button_moves_from_hand_to_hand(room: Room) -> None:
    room.join("an")
    await room.open_table("an")
    await room.seat("an", "bo")
    await room.deal("As2d3c", "KhQdKs")
    assert room.view.hand is not None
    assert room.view.hand.button == 2
    await room.click("bo", "Bring in 3")
    await room.click("an", "Fold")
    await room.deal("As2dKc", "KhQd3s")
    assert room.view.hand.button == 1
    assert room.view.hand_number == 2
    assert room.stacks() == {"an": 396, "bo": 400}


async def test_a_player_without_chips_can_buy_in_again(room: Room) -> None:
    room.join("an")
    await room.open_table("an", buy_in=20)
    await room.seat("an", "bo")
    await room.deal("As2d3c 4h5s6d 7c", "Kh Qd Ks 9c 8c Jc 2s")
    await room.click("bo", "Complete to 10")
    await room.click("an", next(label for label in room.buttons if label.startswith("Raise")))
    await room.click("bo", next(label for label in room.buttons if label.startswith("Call")))
    assert room.stacks() == {"an": 40, "bo": 0}
    assert "**bo** Ⓓ · 0 · out of chips" in room.card_text.replace(" · **all-in**", "")
    # The stack is empty, but the wallet still has plenty.
    for command in ("table back", "table sitout"):
        told = await room.slash("bo", command)
        assert told == (
            "You're out of chips at this table. Buy in again for 20 with *More* at the table or `/table sit`."
        )
    assert "You're in seat 2 with 20 chips" in await room.slash("bo", "table sit")
    assert await room.wallet("bo") == GRANT - 40


async def test_the_log_contains_no_dealt_card(room: Room, caplog: pytest.LogCaptureFixture) -> None:
    for package in ("bot", "cogs", "db"):
        caplog.set_level(logging.DEBUG, package)
    room.join("an")
    await room.open_table("an")
    await room.seat("an", "bo")
    await room.deal("As2d3c 4h5s6d Kc", "Kh Qd Ks 9c 8c 7c 2s")
    await room.slash("an", "raise")
    await room.click("bo", "Bring in 3")
    await room.slash("bo", "cards")
    await room.restart()
    await room.click("an", "Fold")
    assert caplog.records
    for cards in ("As2d", "KhQd"):
        for card in parse_cards(cards):
            assert not re.search(rf"\b{card_text(card)}\b|{re.escape(card_mark(card))}", caplog.text)
    assert "DeckShuffled" not in caplog.text
    assert "StreetDealt" not in caplog.text
