"""The discard picker: its state as pure data, and every click of a draw on the simulated Discord."""

import json
import re
from dataclasses import replace
from typing import Any

import discord
import pytest
import simcord
from simcord.components import walk_components
from simcord.results import InteractionResult

from bot.poker.actions import ActionKind
from bot.poker.cards import cards_text, parse_cards
from bot.poker.events import public_events
from bot.poker.games import GAMES
from bot.poker.hand import Hand
from bot.poker.house_rules import HouseRules
from bot.poker.refusals import Reason, Refusal
from bot.practice.strategies.draw import in_order
from bot.tables.messages import Act, Message
from bot.tables.replies import TableDenial, TableReply
from bot.ui.discord import replies
from bot.ui.table.discard_picker import PICK, DiscardPicker, Pick
from bot.ui.text.cards import JOKER_FACE, card_face, card_marks
from tests.harness.discord.asking import Place, press
from tests.harness.discord.decks import dealt_deck
from tests.harness.tables.altered import altered
from tests.harness.ui.cards_shown import assert_discord_takes, shuffled
from tests.harness.ui.items import items_of
from tests.harness.ui.scenes import act, deal, scene, table, to_the_draw
from tests.harness.ui.stage import Stage

AT = Pick(7, 12, 20)


# Pure


def test_the_custom_id_of_a_button_carries_the_choice() -> None:
    pick = AT.places("02")
    for verb in ("menu", "go", "way", "pat"):
        match = PICK.fullmatch(pick.button(verb))
        assert match is not None
        assert Pick.of(match) == pick
        assert match["verb"] == verb
    opened = PICK.fullmatch(AT.opener())
    assert opened is not None
    assert (Pick.of(opened), opened["verb"]) == (AT, None)


def test_the_picker_chooses_the_cards_at_the_chosen_places() -> None:
    cards = (40, 41, 42, 43, 44)
    assert AT.chosen(cards) == ()
    assert AT.places("40").chosen(cards) == (40, 44)
    assert replace(AT, mask=999).chosen(cards[:2]) == (40, 41)


def picker(hand: Hand, pick: Pick, trouble: str | None = None) -> DiscardPicker:
    assert hand.to_act is not None
    return DiscardPicker(scene(table(hand)), hand.view(hand.to_act), pick, trouble)


def text_of(layout: DiscardPicker) -> str:
    (words_,) = (item.content for item in items_of(layout) if isinstance(item, discord.ui.TextDisplay))
    return words_


def parts(layout: DiscardPicker) -> dict[str, discord.ui.Button[Any]]:
    """Return the buttons by label."""
    items = (item for item in items_of(layout) if isinstance(item, discord.ui.Button))
    return {str(button.label): button for button in items}


def five_cards(**rules: Any) -> Hand:
    rules_ = HouseRules(**rules)
    return to_the_draw(deal("five-card-draw", {1: 400, 2: 400}, rules=rules_, deck=shuffled(4)))


def menu_of(layout: DiscardPicker) -> discord.ui.Select[Any]:
    (menu,) = (item for item in items_of(layout) if isinstance(item, discord.ui.Select))
    return menu


def held(game: str, cards: str, **rules: Any) -> Hand:
    """Deal to the first draw, with these cards for the first player to draw."""
    size = GAMES[game].streets[0].down
    others = [card for card in shuffled(4) if card not in parse_cards(cards)]
    deck = dealt_deck(size, cards, cards_text(others[:size]), joker="joker" in rules)
    hand = deal(game, {1: 400, 2: 400}, rules=HouseRules(**rules), deck=deck)
    if "jackpots" in rules:
        act(hand, ActionKind.BET)
    return to_the_draw(hand)


def ways(game: str, cards: str, **rules: Any) -> list[str]:
    """Return the labels of the draws that take one click."""
    hand = held(game, cards, **rules)
    shown = parts(picker(hand, AT))
    assert {button.disabled for button in list(shown.values())[:-1]} == {False}
    return list(shown)[:-1]


def test_the_menu_lists_every_card_in_order_and_marks_the_chosen_ones() -> None:
    hand = held("deuce-to-seven-triple-draw", "Kd3c2s7h4d")
    places = {card_face(parse_cards(card)[0]): str(place) for place, card in enumerate(("Kd", "3c", "2s", "7h", "4d"))}
    menu = menu_of(picker(hand, AT.places("0")))
    assert [option.label for option in menu.options] == [card_face(card) for card in parse_cards("2s3c4d7hKd")]
    assert {option.label: option.value for option in menu.options} == places
    assert [option.label for option in menu.options if option.default] == [card_face(parse_cards("Kd")[0])]
    assert (menu.min_values, menu.max_values) == (0, 5)
    assert card_marks(parse_cards("2s3c4d7hKd")) in text_of(picker(hand, AT))
    assert_discord_takes(picker(hand, AT.places("1")))


ONE_CLICK: list[tuple[str, str, dict[str, Any], list[str]]] = [
    ("deuce-to-seven-triple-draw", "Kd3c2s7h4d", {}, ["Keep 2-3-4-7, draw 1", "Stand pat"]),
    ("deuce-to-seven-triple-draw", "7d5c2s3h4d", {}, ["Stand pat"]),
    ("deuce-to-seven-triple-draw", "8d7c2s3h4d", {}, ["Stand pat", "Keep 2-3-4-7, draw 1"]),
    ("deuce-to-seven-triple-draw", "3s4h5d6c7s", {}, ["Keep 3-4-5-7, draw 1", "Stand pat"]),
    ("deuce-to-seven-triple-draw", "KdKcQsJhTd", {}, ["Discard all", "Stand pat"]),
    ("badugi", "As2d3cKc", {}, ["Keep A-2-3, draw 1", "Stand pat"]),
    ("badugi", "As2d3c4h", {}, ["Stand pat"]),
    ("badugi", "8s2d3cAh", {}, ["Stand pat", "Keep A-2-3, draw 1"]),
    ("five-card-draw", "2s9h9dKc4d", {}, ["Keep 9-9, draw 3", "Stand pat"]),
    ("five-card-draw", "2s4s9dKs8s", {"max_draw": 3}, ["Keep K-8-4-2, draw 1", "Stand pat"]),
    ("five-card-draw", "TsJhQdKcAs", {}, ["Stand pat"]),
    ("five-card-draw", "JsJd2s7s9s", {"jackpots": True}, ["Keep J-J, draw 3", "Stand pat"]),
    ("five-card-draw", "2s9h9dJoKc", {"joker": "wild"}, [f"Keep 9-9-{JOKER_FACE}, draw 2", "Stand pat"]),
    ("five-card-draw", "9s9hAdJo4c", {"joker": "bug"}, [f"Keep 9-9-{JOKER_FACE}-A, draw 1", "Stand pat"]),
]


@pytest.mark.parametrize("case", ONE_CLICK)
def test_common_draws_of_a_game_can_be_made_with_one_click(case: tuple[str, str, dict[str, Any], list[str]]) -> None:
    game, cards, rules, labels = case
    assert ways(game, cards, **rules) == labels


def test_the_label_of_a_one_click_draw_names_suits_if_ranks_alone_would_be_ambiguous() -> None:
    kept = " ".join(card_face(card) for card in parse_cards("Ac2d3h"))
    assert ways("badugi", "AcAd2d3h")[0] == f"Keep {kept}, draw 1"


def test_the_draw_button_is_disabled_without_a_choice_but_the_stand_pat_button_never_is() -> None:
    shown = parts(picker(five_cards(), AT))
    assert shown["Draw"].disabled
    assert not shown["Stand pat"].disabled
    assert not parts(picker(five_cards(), AT.places("1")))["Draw 1"].disabled


def test_R6_2_the_menu_and_the_button_keep_to_the_limit_of_discards() -> None:
    hand = five_cards(max_draw=3)
    assert menu_of(picker(hand, AT)).max_values == 3
    assert "up to 3" in str(menu_of(picker(hand, AT)).placeholder)
    pick = AT.places("012")
    assert not parts(picker(hand, pick))["Draw 3"].disabled
    assert parts(picker(hand, AT.places("0123")))["Draw 4"].disabled


def test_the_text_has_the_same_number_of_lines_for_any_choice() -> None:
    """Otherwise the buttons would move under the player's finger."""
    hand = five_cards()
    lengths = {
        item.content.count("\n")
        for pick in (AT, AT.places("0"), AT.places("03"))
        for item in items_of(picker(hand, pick))
        if isinstance(item, discord.ui.TextDisplay)
    }
    assert len(lengths) == 1


def test_the_custom_ids_of_the_picker_name_no_card() -> None:
    shown = picker(five_cards(), AT.places("2"))
    ids = [str(menu_of(shown).custom_id), *(str(button.custom_id) for button in parts(shown).values())]
    assert all(re.fullmatch(r"lb:d:7:12:20:\d+:(menu|go|way|pat)", custom_id) for custom_id in ids)
    assert len(set(ids)) == len(ids)


def test_places_that_do_not_exist_choose_no_card() -> None:
    assert AT.places(["2", "0", "9", "-1", "x", "", 4, None]) == Pick(7, 12, 20, mask=0b101)


# On the simulated Discord


class Draw:
    """A Badugi hand of Alice and Bob at the first draw; Bob, left of the button, draws first."""

    def __init__(self, room: Stage) -> None:
        self.room = room
        self.hand = to_the_draw(deal("badugi", {1: 400, 2: 400}, deck=shuffled(6)))
        self.before = self.hand.view(2).downcards
        room.tables.script = self.carried_out

    async def show(self) -> None:
        await self.room.show(self.room.table(self.hand))
        self.know()
        self.room.did()

    def know(self) -> None:
        self.room.tables.hands = {100 + seat: self.hand.view(seat) for seat in (1, 2)}

    def carried_out(self, message: Message) -> TableReply:
        assert isinstance(message, Act)
        act(self.hand, message.kind, cards=message.cards)
        self.know()
        now = self.room.tables.now
        assert now is not None
        view = altered(
            now, hand=self.hand.view(None), recent=public_events(self.hand.events), revision=now.revision + 1
        )
        self.room.tables.now = view
        self.room.publisher.show_table(view)
        return TableReply(view, done=True, private=self.room.tables.hands[102])

    @property
    def at(self) -> Pick:
        return Pick(7, 12, self.hand.version)

    async def open(self, name: str = "Bob") -> InteractionResult:
        return await self.room.people[name].click(self.room.card, custom_id=self.at.opener())

    async def press(self, opened: InteractionResult, custom_id: str) -> InteractionResult:
        assert opened.response is not None
        return await self.room.people["Bob"].click(opened.response, custom_id=custom_id)

    async def choose(self, opened: InteractionResult, *places: int) -> InteractionResult:
        """Choose cards in the menu."""
        assert opened.response is not None
        return await self.room.people["Bob"].select(opened.response, [str(place) for place in places])

    async def forge(self, opened: InteractionResult, custom_id: str) -> InteractionResult:
        """Press a button that the message no longer has."""
        room = self.room
        assert opened.response is not None
        place = Place(room.channel.id, room.env.guild.id)
        return await press(room.env, room.people["Bob"].id, place, custom_id, opened.response)


@pytest.fixture
async def drawing(stage: Stage, simcord_env: simcord.Env) -> Draw:
    stage.furnish(simcord_env)
    stage.attach()
    drawing = Draw(stage)
    await drawing.show()
    return drawing


def words(result: InteractionResult) -> str:
    """Return everything in the picker's message, including its custom_ids."""
    assert result.response is not None
    return json.dumps(result.response.components, ensure_ascii=False)


def ways_shown(result: InteractionResult) -> list[str]:
    """Return the labels of the picker's one-click draws."""
    assert result.response is not None
    return [
        part["label"] for part in walk_components(result.response.components) if ":way" in str(part.get("custom_id"))
    ]


async def test_only_the_player_to_draw_sees_the_picker(drawing: Draw) -> None:
    opened = await drawing.open()
    assert opened.ephemeral
    assert '"Draw"' in words(opened)
    assert all(card_face(card) in words(opened) for card in drawing.before)
    assert drawing.room.tables.messages == []
    assert drawing.room.did() == []


async def test_choosing_cards_from_the_menu_edits_the_picker_and_sends_nothing_else(drawing: Draw) -> None:
    opened = await drawing.open()
    pressed = await drawing.choose(opened, 1)
    assert pressed.acknowledged
    assert "Draw 1" in words(opened)
    await drawing.choose(opened, 1, 3)
    assert "Draw 2" in words(opened)
    await drawing.choose(opened)
    assert '"Draw"' in words(opened)
    assert drawing.room.tables.messages == []
    assert drawing.room.did() == []


async def test_confirming_discards_the_chosen_cards_and_shows_the_new_ones(drawing: Draw) -> None:
    opened, pick = await drawing.open(), drawing.at.places("13")
    await drawing.choose(opened, 1, 3)
    await drawing.press(opened, pick.button("go"))
    (message,) = drawing.room.tables.messages
    assert isinstance(message, Act)
    assert (message.kind, message.hand_number, message.version) == (ActionKind.DRAW, 12, pick.version)
    assert message.cards == (drawing.before[1], drawing.before[3])
    shown = words(opened)
    assert "You draw 2 cards." in shown
    assert f"Discarded: {card_marks(sorted(message.cards, reverse=True))}" in shown
    assert card_marks(in_order(GAMES["badugi"], drawing.hand.view(2).downcards)) in shown
    assert "New: " in shown
    assert "custom_id" not in shown
    await drawing.room.settle()
    assert "Bob draws 2" in drawing.room.text


async def test_the_tables_message_shows_no_discard_and_no_new_card(drawing: Draw) -> None:
    opened, pick = await drawing.open(), drawing.at.places("0")
    await drawing.choose(opened, 0)
    await drawing.press(opened, pick.button("go"))
    await drawing.room.settle()
    seen = drawing.room.text + str([part.to_dict() for part in drawing.room.card.components])
    for card in {*drawing.before, *drawing.hand.view(2).downcards, *drawing.hand.view(1).downcards}:
        assert card_face(card) not in seen
        assert card_face(card) not in seen.replace("`", "")


async def test_a_one_click_draw_is_played_at_once(drawing: Draw) -> None:
    opened = await drawing.open()
    assert opened.response is not None
    await drawing.room.people["Bob"].click(opened.response, label=next(iter(ways_shown(opened))))
    (message,) = drawing.room.tables.messages
    assert isinstance(message, Act)
    assert message.kind is ActionKind.DRAW
    assert message.cards
    assert set(message.cards) < set(drawing.before)
    assert f"Discarded: {card_marks(sorted(message.cards, reverse=True))}" in words(opened)


async def test_standing_pat_from_the_picker_keeps_every_card(drawing: Draw) -> None:
    opened = await drawing.open()
    await drawing.choose(opened, 2)
    await drawing.press(opened, drawing.at.button("pat"))
    (message,) = drawing.room.tables.messages
    assert isinstance(message, Act)
    assert message.cards == ()
    assert "You stand pat." in words(opened)
    assert drawing.hand.view(2).downcards == drawing.before


async def test_standing_pat_at_the_table_updates_the_tables_message(drawing: Draw) -> None:
    custom_id = f"lb:a:7:12:{drawing.hand.version}:draw"
    await drawing.room.people["Bob"].click(drawing.room.card, custom_id=custom_id)
    (message,) = drawing.room.tables.messages
    assert isinstance(message, Act)
    assert (message.kind, message.cards) == (ActionKind.DRAW, ())
    assert "Bob stands pat" in drawing.room.text
    assert drawing.room.did() == []


@pytest.mark.parametrize(
    ("name", "sentence"),
    [("Alice", "It's Bob's turn, not yours."), ("Carol", "You aren't seated at this table. You can sit down for 400.")],
)
async def test_R4_12_nobody_else_gets_a_picker(drawing: Draw, name: str, sentence: str) -> None:
    opened = await drawing.open(name)
    assert opened.ephemeral
    assert opened.response is not None
    assert opened.response.content == sentence


async def test_a_picker_of_a_past_turn_is_replaced_by_a_note(drawing: Draw) -> None:
    opened, old = await drawing.open(), drawing.at
    await drawing.room.people["Bob"].click(drawing.room.card, custom_id=f"lb:a:7:12:{old.version}:draw")
    await drawing.choose(opened, 0)
    shown = words(opened)
    assert "That button was for an earlier turn." in shown
    assert "Alice" in shown
    assert "custom_id" not in shown
    assert len(drawing.room.tables.messages) == 1


async def test_confirming_a_choice_after_its_turn_draws_no_cards(drawing: Draw) -> None:
    opened, old = await drawing.open(), drawing.at
    await drawing.choose(opened, 0)
    act(drawing.hand, ActionKind.DRAW)
    await drawing.show()
    await drawing.press(opened, old.places("0").button("go"))
    assert "That button was for an earlier turn." in words(opened)
    assert drawing.room.tables.messages == []


async def test_a_paused_table_replaces_the_picker_by_a_note(drawing: Draw) -> None:
    opened = await drawing.open()
    await drawing.room.change(paused="store_failed")
    await drawing.choose(opened, 0)
    assert "The table is paused" in words(opened)


async def test_the_choice_is_kept_after_a_failed_save(drawing: Draw) -> None:
    opened = await drawing.open()
    await drawing.choose(opened, 0)
    now = drawing.room.tables.now
    assert now is not None
    drawing.room.tables.script = lambda message: TableReply(now, denial=TableDenial.STORE_FAILED)
    await drawing.press(opened, drawing.at.places("0").button("go"))
    assert "Try again in a moment." in words(opened)
    assert "Draw 1" in words(opened)


async def test_R6_2_the_picker_shows_a_refusal_by_the_rules(drawing: Draw) -> None:
    opened = await drawing.open()
    await drawing.choose(opened, 0)
    now = drawing.room.tables.now
    assert now is not None
    assert now.hand is not None
    refusal = Refusal(Reason.TOO_MANY_DISCARDS, 2, 2, now.hand.options)
    drawing.room.tables.script = lambda message: TableReply(now, refusal=refusal)
    await drawing.press(opened, drawing.at.places("0").button("go"))
    assert "That's more cards than you can discard. You can draw up to 4 cards or stand pat." in words(opened)


async def test_the_picker_of_a_closed_table_is_replaced_by_a_note_that_it_is_closed(drawing: Draw) -> None:
    opened = await drawing.open()
    drawing.room.tables.now = None
    await drawing.choose(opened, 0)
    assert "That table is closed." in words(opened)


async def test_a_picker_survives_a_restart(drawing: Draw) -> None:
    opened, room = await drawing.open(), drawing.room
    await drawing.choose(opened, 0)
    restarted = Stage.build()
    restarted.furnished_like(room)
    await room.env.restart_bot(restarted.client)
    restarted.attach()
    drawing.room = restarted
    drawing.know()
    restarted.tables.script = drawing.carried_out
    await drawing.choose(opened, 0, 2)
    assert "Draw 2" in words(opened)
    await drawing.press(opened, drawing.at.places("02").button("go"))
    (message,) = restarted.tables.messages
    assert isinstance(message, Act)
    assert message.cards == (drawing.before[0], drawing.before[2])
    assert "You draw 2 cards." in words(opened)


async def test_the_picker_still_works_if_the_table_answers_slowly(
    drawing: Draw, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(replies, "ACKNOWLEDGE_SECONDS", 0.01)
    drawing.room.tables.delay_seconds = 0.03
    opened = await drawing.open()
    await drawing.choose(opened, 0)
    await drawing.press(opened, drawing.at.places("0").button("go"))
    assert "You draw 1 card." in words(opened)
