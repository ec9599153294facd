"""Each draw game from the first card to the showdown, with errors and interruptions."""

import logging
import re

import pytest
from simcord.results import InteractionResult

from bot.poker.cards import card_text, parse_cards
from bot.ui.text.cards import card_face, card_mark, card_marks
from tests.harness.discord.assembly import PAUSE_SECONDS
from tests.harness.discord.decks import dealt_deck
from tests.harness.discord.room import Room
from tests.harness.discord.scripts import SCRIPTS, Script, draw_by_command, draw_by_picker, play, sit_down

TURN_SECONDS = 45
BANK_SECONDS = 60
"""The time bank follows the turn time of a player who does not act."""
BADUGI = SCRIPTS[0]
TO_THE_DRAW = ("bo call", "an check")

by_game = pytest.mark.parametrize("script", SCRIPTS, ids=[script.game for script in SCRIPTS])


def marks(cards: str) -> str:
    return card_marks(parse_cards(cards))


def face(card: str) -> str:
    """Return the card as buttons show it."""
    return card_face(parse_cards(card)[0])


def drew(room: Room, name: str) -> int | None:
    """Return how many cards everybody saw the player draw last."""
    assert room.view.hand is not None
    return next(seat.drew for seat in room.view.hand.seats if seat.seat == room.seats[name])


def held(room: Room, name: str, player_id: int) -> str:
    private = room.wiring.play.tables.private(room.view.table_id, player_id)
    assert private is not None, name
    return " ".join(sorted(map(card_text, private.downcards)))


# Whole hands


def check_no_cards_leaked(room: Room, script: Script) -> None:
    for name, dealt, drawn in zip(("an", "bo"), script.cards, script.drawn, strict=True):
        room.assert_secret(name, dealt + drawn)
        # Drawn cards are shown only in the answers to the draws.
        (letter,) = room.letters(name)
        assert all(card_mark(card) in letter for card in parse_cards(dealt))


async def show_down(room: Room, script: Script) -> None:
    await play(room, (script.last,), draw_by_command)
    assert room.view.hand is not None
    assert room.view.hand.finished
    assert room.stacks() == script.stacks
    assert "won" in room.card_text


@by_game
async def test_each_draw_game_can_be_played_to_the_showdown_with_the_card_picker(room: Room, script: Script) -> None:
    await sit_down(room, script)
    await play(room, script.lines, draw_by_picker)
    check_no_cards_leaked(room, script)
    await show_down(room, script)


@by_game
async def test_a_player_who_times_out_at_the_draw_stands_pat(room: Room, script: Script) -> None:
    await sit_down(room, script)
    at = next(number for number, line in enumerate(script.lines) if "draw" in line)
    await play(room, script.lines[:at], draw_by_command)
    assert room.to_act == "an"
    before = held(room, "an", await room.player_id("an"))
    await room.wait(TURN_SECONDS + 1)
    assert (drew(room, "an"), room.to_act) == (None, "an")
    await room.wait(BANK_SECONDS)
    assert (drew(room, "an"), room.to_act) == (0, "bo")
    assert held(room, "an", await room.player_id("an")) == before
    room.assert_secret("an", script.cards[0])


@by_game
async def test_each_draw_game_can_be_played_by_commands_and_survives_a_restart_during_a_draw(
    room: Room, script: Script
) -> None:
    await sit_down(room, script)
    at = next(number for number, line in enumerate(script.lines) if "bo draw" in line)
    await play(room, script.lines[:at], draw_by_command)
    hand, letters = room.view.hand, room.letters("an")
    assert hand is not None
    assert hand.drawing
    await room.restart()
    assert room.view.hand == hand
    assert room.letters("an") == letters
    await play(room, script.lines[at:], draw_by_command)
    check_no_cards_leaked(room, script)
    await show_down(room, script)


# Drawing by command


async def test_R5_4_everybody_sees_how_many_cards_are_drawn_and_nobody_sees_which(room: Room) -> None:
    await sit_down(room, BADUGI)
    await play(room, TO_THE_DRAW, draw_by_command)
    told = await room.slash("an", "draw", cards="2 4")
    assert "Qc" in held(room, "an", await room.player_id("an"))
    assert drew(room, "an") == 2
    assert "You draw 2 cards." in told
    assert all(marks(card) in told for card in ("Qc", "4h")), "their new cards, as the picker shows them"
    assert "Discarded" in told
    assert "You have: " in told
    told = await room.slash("bo", "pat")
    assert "You stand pat." in told
    assert all(card_mark(card) in told for card in parse_cards(BADUGI.cards[1][:8]))
    assert drew(room, "bo") == 0
    room.assert_secret("an", BADUGI.cards[0] + "Qc4h")
    room.assert_secret("bo", BADUGI.cards[1])


async def test_cards_are_shown_sorted_and_draw_positions_follow_that_order(room: Room) -> None:
    room.join("an", "bo")
    await room.open_table("an", game="badugi")
    await room.seat("an", "bo")
    await room.deal("3cKcAs2d", BADUGI.cards[1], stub="Qc")
    await play(room, TO_THE_DRAW, draw_by_command)
    assert marks("As2d3cKc") in room.letters("an")[0]
    told = await room.slash("an", "draw", cards="4")
    assert f"Discarded: {marks('Kc')}" in told
    assert marks("As2d3cQc") in told


async def test_invalid_draws_are_refused_and_change_nothing(room: Room) -> None:
    await sit_down(room, BADUGI)
    assert "It's bo's turn" in await room.slash("an", "draw", cards="1")
    assert "You can't do that right now" in await room.slash("bo", "pat"), "bo must call first; no draw yet"
    assert "It's not time to draw at this table." in await room.slash("bo", "draw", cards="5")
    await play(room, TO_THE_DRAW, draw_by_command)
    before = room.view.hand
    for cards, told in {
        "5": "positions 1 to 4",
        "king": "I can't read that as cards",
        "1 1": "You entered a card twice.",
        "5s": "You can",
    }.items():
        assert told in await room.slash("an", "draw", cards=cards), cards
    for command in ("check", "bet", "call", "raise", "fold"):
        assert "You can" in await room.slash("an", command), command
    room.join("cy")
    # Only the player to draw can open a picker.
    assert "It's an's turn" in await room.click("bo", "Draw")
    assert "You aren't seated at this table" in await room.click("cy", "Draw")
    assert room.view.hand == before
    # The table's message has a button for standing pat.
    await room.click("an", "Stand pat")
    await room.click("bo", "Stand pat")
    assert (drew(room, "an"), drew(room, "bo")) == (0, 0)


async def test_R6_2_a_draw_beyond_the_house_limit_is_refused(room: Room) -> None:
    room.join("an")
    await room.open_table("an", game="five-card-draw", rules="max_draw=3")
    await room.seat("an", "bo")
    await room.deal("AsKd9c5h2d", "QsJd8c4h3d")
    await room.slash("an", "check")
    await room.slash("bo", "check")
    before = room.view.hand
    assert "3" in await room.slash("an", "draw", cards="2 3 4 5")
    assert room.view.hand == before
    await room.slash("an", "draw", cards="3 4 5")
    assert drew(room, "an") == 3


async def test_draw_suggestions_show_only_the_players_own_cards(room: Room) -> None:
    await sit_down(room, BADUGI)
    await play(room, TO_THE_DRAW, draw_by_command)
    room.join("cy")

    async def suggested(name: str, typed: str) -> list[str]:
        choices = await room.people[name].autocomplete(room.table, "draw", "cards", typed)
        return [choice["value"] for choice in choices]

    assert await suggested("an", "") == ["pat", "As", "2d", "3c", "Kc"]
    assert await suggested("an", "Kc") == ["Kc", "Kc As", "Kc 2d", "Kc 3c"]
    assert await suggested("bo", "") == ["pat", "5s", "6d", "7c", "8h"]
    assert not {"As", "2d", "3c", "Kc", "5s"} & set(await suggested("cy", ""))
    await room.slash("an", "draw", cards=(await suggested("an", "Kc"))[0])
    assert drew(room, "an") == 1


async def test_the_log_contains_no_card_of_a_draw(room: Room, caplog: pytest.LogCaptureFixture) -> None:
    for package in ("bot", "cogs", "db"):
        caplog.set_level(logging.DEBUG, package)
    await sit_down(room, BADUGI)
    await play(room, TO_THE_DRAW, draw_by_command)
    await room.slash("an", "draw", cards="what")
    await room.slash("bo", "draw", cards="5s")
    await room.slash("an", "draw", cards="5s")
    await room.slash("an", "draw", cards="Kc")
    await room.restart()
    await room.slash("bo", "draw", cards="1")
    assert caplog.records
    for card in parse_cards("".join(BADUGI.cards) + "Qc4h"):
        assert not re.search(rf"\b{card_text(card)}\b|{re.escape(card_mark(card))}", caplog.text)


# Drawing with the picker


async def opened_picker(room: Room) -> InteractionResult:
    """Open ``an``'s picker at the first draw of a hand of Badugi."""
    await sit_down(room, BADUGI)
    await play(room, TO_THE_DRAW, draw_by_command)
    return await room.people["an"].click(room.card, custom_id=room.buttons["Draw"])


async def test_the_card_picker_shows_the_chosen_cards_and_lets_the_player_change_them(room: Room) -> None:
    opened = await opened_picker(room)
    assert opened.ephemeral
    assert re.match(r"### First draw, time runs out at <t:\d+:T>\n", room.told(opened)), room.told(opened)
    picker = await room.pick_cards("an", opened, face("As"))
    assert "Draw 1" in room.labels(picker)
    picker = await room.pick_cards("an", picker)
    assert "Draw" in room.labels(picker), "no card is chosen now"
    picker = await room.pick_cards("an", picker, face("Kc"), face("3c"))
    picker = await room.pick_button("an", picker, "Draw 2")
    assert marks("Qc") in room.told(picker)
    assert (drew(room, "an"), room.to_act) == (2, "bo")
    room.assert_secret("an", BADUGI.cards[0] + "Qc4h")


async def test_a_suggested_draw_takes_two_clicks(room: Room) -> None:
    opened = await opened_picker(room)
    picker = await room.pick_button("an", opened, "Keep A-2-3, draw 1")
    assert marks("Qc") in room.told(picker)
    assert marks("Kc") in room.told(picker), "an sees the discarded card"
    assert (drew(room, "an"), room.to_act) == (1, "bo")
    room.assert_secret("an", BADUGI.cards[0] + "Qc")


async def test_new_cards_are_sent_by_direct_message_if_the_answer_is_refused(room: Room) -> None:
    opened = await opened_picker(room)
    picker = await room.pick_cards("an", opened, face("Kc"))
    room.env.inject_error("POST", "/interactions/*", status=404, code=10062, times=None)
    assert picker.response is not None
    await room.people["an"].click(picker.response, label="Draw 1")
    assert drew(room, "an") == 1
    assert [marks("Qc") in letter for letter in room.letters("an")] == [False, True]


async def test_the_card_picker_survives_a_restart_and_expires_with_its_turn(room: Room) -> None:
    opened = await opened_picker(room)
    picker = await room.pick_cards("an", opened, face("Kc"))
    await room.restart()
    picker = await room.pick_cards("an", picker, face("Kc"), face("3c"))
    await room.wait(TURN_SECONDS + BANK_SECONDS)
    assert drew(room, "an") == 0
    told = room.told(await room.pick_button("an", picker, "Draw 2"))
    assert "That button was for an earlier turn." in told
    room.assert_secret("an", BADUGI.cards[0])


# Amounts


async def test_R3_8_pot_limit_raises_are_made_by_amount_or_by_form_within_the_limits(room: Room) -> None:
    room.join("an")
    await room.open_table("an", "5/10", game="badugi", limit="pot")
    await room.seat("an", "bo")
    await room.deal(*BADUGI.cards)
    before = room.view.hand
    form = next(label for label, custom_id in room.buttons.items() if custom_id.startswith("lb:r:"))
    for text in ("31", "19", "a lot"):
        told = await room.fill_in("bo", form, text)
        assert "20" in told, told
        assert "30" in told, told
        assert room.view.hand == before
    for amount in (19, 31):
        told = await room.slash("bo", "raise", amount=amount)
        assert "20" in told
        assert "30" in told
    assert room.view.hand == before
    choices = await room.people["bo"].autocomplete(room.table, "raise", "amount", "")
    assert [choice["value"] for choice in choices] == [20, 30]
    assert await room.fill_in("bo", form, "25") == ""
    assert room.stacks() == {"an": 490, "bo": 475}
    await room.click("an", next(label for label in room.buttons if label.startswith("Pot")))
    assert room.stacks() == {"an": 425, "bo": 475}
    await room.slash("bo", "fold")
    # In the next hand the other player has the button.
    await room.deal(*BADUGI.cards)
    stacks = room.stacks()
    assert "You raise to 30" in await room.slash("an", "raise", amount=30)
    assert room.stacks() == {"an": stacks["an"] - 25, "bo": stacks["bo"]}
    assert "You raise to 50" in await room.slash("bo", "raise"), "without an amount the raise is the smallest possible"
    await room.slash("an", "call")
    await room.slash("bo", "pat")
    await room.slash("an", "pat")
    assert "100" in await room.slash("bo", "bet", amount=101)
    assert "You bet 100" in await room.slash("bo", "bet", amount=100)


async def test_in_fixed_limit_a_raise_needs_no_amount(room: Room) -> None:
    await sit_down(room, BADUGI)
    assert "raise to 20" in await room.slash("bo", "raise", amount=25)
    assert "You raise to 20" in await room.slash("bo", "raise", amount=20)
    assert "You raise to 30" in await room.slash("an", "raise")


# Jackpots


async def test_R7_1_R7_3_without_openers_nobody_opens_and_the_pot_carries_over(room: Room) -> None:
    room.join("an")
    await room.open_table("an", game="five-card-draw", rules="jackpots=on")
    await room.seat("an", "bo")
    await room.deal("TsTd9c5h2d", "QsJd8c4h3d")
    card = room.card_text
    told = await room.slash("an", "bet")
    assert "jacks" in told
    assert room.card_text == card, "only an sees the refusal"
    # The button moves, so bo is dealt the first card.
    room.dealer.again = dealt_deck(5, "AsKd8d5c2s", "JsJc9h5h2h", stub="3s4s6s6c7s8s")
    await room.slash("an", "check")
    await room.slash("bo", "check")
    assert "Nobody opened. The pot carries over" in room.card_text
    assert "it's nobody's turn until the new deal" in await room.slash("bo", "check")
    await room.wait(PAUSE_SECONDS)
    assert room.view.hand_number == 1
    assert room.stacks() == {"an": 396, "bo": 396}
    room.assert_secret("an", "TsTd9c5h2d")
    room.assert_secret("bo", "QsJd8c4h3d")
    await room.slash("bo", "check")
    await room.slash("an", "bet")
    await room.slash("bo", "call")
    room.assert_secret("an", "JsJc9h5h2h")
    await room.slash("bo", "draw", cards="8d 5c 2s")
    await room.slash("an", "draw", cards="9h 5h 2h")
    await room.slash("an", "bet")
    await room.slash("bo", "fold")
    assert room.stacks() == {"an": 414, "bo": 386}
    assert all(marks(card) in room.card_text for card in ("Js", "Jc")), "openers are shown even after all others folded"


async def test_R7_3_if_both_players_time_out_the_pot_is_refunded_with_the_reason(room: Room) -> None:
    room.join("an")
    await room.open_table("an", game="five-card-draw", rules="jackpots=on")
    await room.seat("an", "bo")
    await room.deal("TsTd9c5h2d", "QsJd8c4h3d")
    for _ in range(2):
        await room.wait(TURN_SECONDS + BANK_SECONDS)
    assert "Nobody opened, so the pot is refunded: an 2 and bo 2" in room.card_text
    assert room.stacks() == {"an": 400, "bo": 400}
    assert "You have no cards" in await room.slash("an", "cards")
    room.assert_secret("an", "9h5h2h6c7s8s")


# Blinds


async def test_R5_2_a_newcomer_waits_for_the_big_blind_or_posts_it(room: Room) -> None:
    await sit_down(room, BADUGI)
    await room.seat("cy")
    await room.slash("bo", "fold")
    await room.deal(*BADUGI.cards)
    assert [line.status for line in room.view.seats] == ["playing", "playing", "waiting"]
    await room.slash("cy", "table leave")
    del room.seats["cy"]
    await room.slash(room.to_act, "fold")
    told = await room.slash("cy", "table sit", post=True)
    room.seats["cy"] = 3
    assert "You're in seat 3" in told
    await room.deal(*BADUGI.cards, "9s9d9c9h")
    assert [line.status for line in room.view.seats] == ["playing"] * 3
    assert room.stack("cy") == 390


# A mixed table


async def test_a_mixed_table_changes_its_game_after_the_set_number_of_hands(room: Room) -> None:
    room.join("an")
    await room.open_table("an", game="mix", rotation="badugi razz five-card-draw", rotation_hands=1)
    await room.seat("an", "bo")
    await room.deal(*BADUGI.cards)
    assert room.view.games.game == "badugi"
    assert room.view.hand is not None
    draw_button = room.view.hand.button
    await room.slash("bo", "fold")
    assert room.view.games.next_game == "razz"
    assert "the game changes to **Razz**" in room.card_text
    await room.deal("As2d3c", "KhQdKs")
    assert (room.view.games.game, room.view.games.next_game) == ("razz", "five-card-draw")
    assert "Razz" in room.card_text
    assert "hand 1** · Badugi · Before the draw" in room.letters("an")[-2]
    assert "hand 2** · Razz · Third street" in room.letters("an")[-1]
    assert "hand 2** · Razz · Third street" in await room.slash("an", "cards")
    assert "Now: Razz" in await room.slash("an", "table info")
    assert "**Razz**" in await room.slash("an", "rules")
    await room.slash(room.to_act, "bringin")
    await room.slash(room.to_act, "fold")
    await room.deal("AsAdAc7h2d", "KsKdKc3h4d")
    assert room.view.games.game == "five-card-draw"
    assert room.view.hand.button == draw_button, "the button does not move in games without blinds"
    await room.slash(room.to_act, "bet")
    await room.slash(room.to_act, "fold")
    assert room.view.games.next_game == "badugi"
    await room.deal(*BADUGI.cards)
    assert room.view.games.game == "badugi"
    assert room.view.hand.button == 3 - draw_button
    assert sum(room.stacks().values()) + sum(pot.amount for pot in room.view.hand.pots) == 800


async def test_a_mixed_table_changes_its_game_after_an_orbit_by_default(room: Room) -> None:
    room.join("an")
    await room.open_table("an", game="mix", rotation="badugi five-card-draw")
    await room.seat("an", "bo")
    games = []
    for _ in range(4):
        await room.deal("AsAdAc7h", "KsKdKc3h")
        games.append(room.view.games.game)
        if room.view.games.game == "five-card-draw":
            await room.slash(room.to_act, "bet")
        await room.slash(room.to_act, "fold")
        assert room.view.hand is not None
        assert room.view.hand.finished
    assert games == ["badugi", "badugi", "five-card-draw", "five-card-draw"]
