"""Sizes of bets in pot limit and no limit: the common ones as buttons, any other through a form."""

from typing import Any

import pytest
import simcord

from bot.poker.actions import ActionKind
from bot.poker.hand import Hand
from bot.poker.refusals import Reason, Refusal
from bot.poker.stakes import Limit
from bot.tables.messages import Act
from bot.tables.replies import TableReply
from bot.typed.amounts import parse_amount
from bot.ui.scene.sizes import common_sizes, sized, two_thirds_pot
from bot.ui.table.message import TableMessageView
from tests.harness.ui.cards_shown import assert_discord_takes, buttons
from tests.harness.ui.scenes import WORST_NAME, act, deal, scene, table
from tests.harness.ui.stage import Stage

SINGLE = "deuce-to-seven-single-draw"


def hand_in(limit: Limit, *stacks: int) -> Hand:
    """Deal with blinds of 5 and 10; seat 1 has the button, and acts first if there are three players."""
    return deal(SINGLE, dict(enumerate(stacks or (400, 400, 400), 1)), limit=limit)


def offered_sizes(hand: Hand) -> list[tuple[str, int]]:
    room = hand.view(None)
    option = sized(room)
    assert option is not None
    return [(size.common, size.to) for size in common_sizes(room, option)]


# Which sizes


def test_R3_8_no_limit_offers_the_minimum_and_half_the_pot_and_the_pot_and_all_in() -> None:
    # 15 in the middle and 10 to call: a raise of the pot is 10 + 25.
    assert offered_sizes(hand_in("no")) == [("least", 20), ("half-pot", 22), ("pot", 35), ("all-in", 400)]


def test_R3_8_in_pot_limit_the_pot_is_the_largest_size() -> None:
    assert offered_sizes(hand_in("pot")) == [("least", 20), ("half-pot", 22), ("pot", 35)]
    option = sized(hand_in("pot").view(None))
    assert option is not None
    assert option.most == 35


def test_the_pot_size_includes_the_chips_of_players_who_called() -> None:
    hand = hand_in("no")
    act(hand, ActionKind.CALL)
    # The small blind: 5 in, 25 in the middle, 5 to call.
    assert offered_sizes(hand) == [("least", 20), ("half-pot", 25), ("pot", 40), ("all-in", 400)]


def test_the_first_bet_of_a_round_is_sized_by_the_pot() -> None:
    hand = hand_in("no", 400, 400)
    act(hand, ActionKind.CALL)
    act(hand, ActionKind.CHECK)
    act(hand, ActionKind.DRAW)
    act(hand, ActionKind.DRAW)
    assert offered_sizes(hand) == [("half-pot", 10), ("pot", 20), ("all-in", 390)]


def test_bet_sizes_above_the_stack_are_not_offered() -> None:
    assert offered_sizes(hand_in("no", 30, 400, 400)) == [("least", 20), ("half-pot", 22), ("all-in", 30)]


def test_a_player_who_can_only_go_all_in_has_no_choice_of_size() -> None:
    hand = hand_in("no", 15, 400, 400)
    assert sized(hand.view(None)) is None
    assert "Raise to 15 (all-in)" in buttons(table(hand))


def test_fixed_limit_has_no_choice_of_size() -> None:
    hand = hand_in("fixed")
    assert sized(hand.view(None)) is None
    assert {"Fold", "Call 10", "Raise to 20"} <= set(buttons(table(hand)))
    assert not any(custom_id.startswith("lb:r:") for custom_id in buttons(table(hand)).values())


# At the table


def test_every_size_has_a_button_with_its_amount() -> None:
    hand = hand_in("no")
    offered = buttons(table(hand))
    at = f"7:12:{hand.version}"
    assert {
        label: custom_id for label, custom_id in offered.items() if not custom_id.startswith(("lb:t:", "lb:p:"))
    } == {
        "Fold": f"lb:a:{at}:fold",
        "Call 10": f"lb:a:{at}:call",
        "Raise to 20": f"lb:a:{at}:raise:20",
        "½ pot 22": f"lb:a:{at}:raise:22",
        "Pot 35": f"lb:a:{at}:raise:35",
        "All-in 400": f"lb:a:{at}:raise:400",
        "Other…": f"lb:r:{at}:raise",
    }


@pytest.mark.parametrize("chips", [400, 10**12])
def test_the_message_with_buttons_for_all_bet_sizes_fits_within_discords_limits(chips: int) -> None:
    hand = hand_in("no", *[chips] * 7)
    assert_discord_takes(TableMessageView(scene(table(hand), names=lambda _: WORST_NAME)))


# Typed amounts


@pytest.mark.parametrize(
    "case",
    [
        ("60", 60),
        (" 60 ", 60),
        ("1,000", 1000),
        ("1.000", 1000),
        ("1 000", 1000),
        ("1\N{NO-BREAK SPACE}000", 1000),
        ("1\N{RIGHT SINGLE QUOTATION MARK}000", 1000),
        ("12,345,678", 12_345_678),
        ("0", 0),
    ],
)
def test_an_amount_can_be_typed_with_common_separators(case: tuple[str, int]) -> None:
    text, amount = case
    assert parse_amount(text) == amount


@pytest.mark.parametrize("text", ["", "abc", "1.5", "-20", "1,00", "1,000.000", "20 chips", "1e3", "٣", "9" * 19, "²"])
def test_a_text_that_is_no_whole_number_is_refused(text: str) -> None:
    assert parse_amount(text) is None


# The form


@pytest.fixture
async def room(stage: Stage, simcord_env: simcord.Env) -> Stage:
    """Show a table at which Alice is to act."""
    stage.furnish(simcord_env)
    stage.attach()
    await stage.show(stage.table(hand_in("no")))
    stage.did()
    return stage


def form_id(room: Stage) -> str:
    assert room.tables.now is not None
    assert room.tables.now.hand is not None
    return f"lb:r:7:12:{room.tables.now.hand.version}:raise"


def answer_content(result: Any) -> str:
    assert result.response is not None
    return str(result.response.content)


async def test_a_bet_size_button_raises_to_the_amount_in_its_id(room: Stage) -> None:
    room.on_click(name="Seaside")
    custom_id = f"{form_id(room).replace('lb:r', 'lb:a')}:35"
    await room.people["Alice"].click(room.card, custom_id=custom_id)
    (message,) = room.tables.messages
    assert isinstance(message, Act)
    assert (message.kind, message.to) == (ActionKind.RAISE, 35)
    assert "Seaside" in room.text


async def test_the_form_states_the_minimum_and_the_maximum(room: Stage) -> None:
    shown = await room.people["Alice"].click(room.card, custom_id=form_id(room))
    assert shown.modal is not None
    assert "From 20 to 400, in chips." in str(shown.modal)
    assert room.tables.messages == []


async def test_the_form_sends_the_amount_and_updates_the_tables_message(room: Stage) -> None:
    shown = await room.people["Alice"].click(room.card, custom_id=form_id(room))
    room.on_click(name="Seaside")
    await room.people["Alice"].submit_modal(shown, {"amount": " 123 "})
    (message,) = room.tables.messages
    assert isinstance(message, Act)
    assert (message.kind, message.to, message.hand_number) == (ActionKind.RAISE, 123, 12)
    assert "Seaside" in room.text
    assert room.did() == []


def parts(components: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return all components of a message or form, at any depth."""
    found = []
    for each in components:
        found += [each, *parts(each.get("components", [])), *parts(list(filter(None, [each.get("component")])))]
    return found


def words_of(note: Any) -> str:
    return str(next(part["content"] for part in parts(note.response.components) if "content" in part))


def typed_before(form: Any) -> str | None:
    (field,) = [part for part in parts(form.modal["components"]) if part.get("custom_id") == "amount"]
    return field.get("value")


async def submit_unreadable(room: Stage, typed: str) -> Any:
    """Return the private note that answers this text of Alice's."""
    shown = await room.people["Alice"].click(room.card, custom_id=form_id(room))
    return await room.people["Alice"].submit_modal(shown, {"amount": typed})


async def reopen_form(room: Stage, note: Any) -> Any:
    """Open the form again from the note."""
    assert note.response is not None
    (button,) = [part for part in parts(note.response.components) if "custom_id" in part]
    assert button["label"] == "Other…"
    return await room.people["Alice"].click(note.response, custom_id=button["custom_id"])


async def test_a_text_that_is_no_amount_is_answered_privately_with_the_limits(room: Stage) -> None:
    note = await submit_unreadable(room, "a *lot*")
    assert note.ephemeral
    assert words_of(note) == (
        "“a \\*lot\\*” isn't a whole number. Enter a whole number of chips. From 20 to 400, in chips."
    )
    assert room.tables.messages == []


@pytest.mark.parametrize("typed", ["12o", "a *lot*", "1,00", "10:20", "zwölf Chips 🎲🎲🎲🎲"])
async def test_the_form_reopens_with_the_text_typed_before(room: Stage, typed: str) -> None:
    again = await reopen_form(room, await submit_unreadable(room, typed))
    assert again.modal is not None
    assert typed_before(again) == typed
    assert "From 20 to 400, in chips." in str(again.modal)


async def test_a_corrected_amount_is_played_and_the_note_then_confirms_the_action(room: Stage) -> None:
    note = await submit_unreadable(room, "12o")
    again = await reopen_form(room, note)
    room.on_click(name="Seaside")
    done = await room.people["Alice"].submit_modal(again, {"amount": "120"})
    await room.settle()
    (message,) = room.tables.messages
    assert isinstance(message, Act)
    assert (message.kind, message.to, message.hand_number) == (ActionKind.RAISE, 120, 12)
    assert "Seaside" in room.text
    assert "custom_id" not in words_of(done)
    assert [entry.method for entry in room.env.http_requests if "/webhooks/" in entry.path] == []


async def test_the_note_about_a_refused_amount_reopens_the_form_with_that_amount(room: Stage) -> None:
    again = await reopen_form(room, await submit_unreadable(room, "12o"))
    now = room.tables.now
    assert now is not None
    refusal = Refusal(Reason.WRONG_AMOUNT, 1, 1, now.hand.options if now.hand else ())
    room.tables.script = lambda message: TableReply(now, refusal=refusal)
    note = await room.people["Alice"].submit_modal(again, {"amount": "1"})
    once_more = await reopen_form(room, note)
    assert typed_before(once_more) == "1"


async def test_an_amount_that_is_again_unreadable_replaces_the_first_amount_in_the_note(room: Stage) -> None:
    again = await reopen_form(room, await submit_unreadable(room, "12o"))
    note = await room.people["Alice"].submit_modal(again, {"amount": "12p"})
    assert words_of(note).startswith("“12p” isn't a whole number.")
    once_more = await reopen_form(room, note)
    assert typed_before(once_more) == "12p"


async def test_the_note_of_an_amount_refused_in_a_past_turn_opens_no_form(room: Stage) -> None:
    note = await submit_unreadable(room, "12o")
    hand = hand_in("no")
    act(hand, ActionKind.CALL)
    room.tables.now = room.table(hand)
    answered = await reopen_form(room, note)
    assert answered.modal is None
    assert answer_content(answered).startswith("That button was for an earlier turn.")


async def test_the_form_opened_from_the_table_proposes_a_raise_of_two_thirds_of_the_pot(room: Stage) -> None:
    # 15 in the middle and 10 to call: two thirds of 25 above the call.
    assert typed_before(await room.people["Alice"].click(room.card, custom_id=form_id(room))) == "26"


IN_THE_FORM: list[tuple[Limit, tuple[int, ...], int]] = [
    ("no", (400, 400, 400), 26),
    ("pot", (400, 400, 400), 26),
    ("no", (24, 400, 400), 24),
    ("no", (21, 400, 400), 21),
]


@pytest.mark.parametrize("case", IN_THE_FORM)
def test_the_prefilled_amount_of_the_form_is_allowed(case: tuple[Limit, tuple[int, ...], int]) -> None:
    limit, stacks, amount = case
    room = hand_in(limit, *stacks).view(None)
    option = sized(room)
    assert option is not None
    assert two_thirds_pot(room, option) == amount


def test_the_prefilled_amount_is_the_minimum_if_two_thirds_of_the_pot_are_less() -> None:
    room = deal("five-card-draw", {1: 400, 2: 400}, limit="no").view(None)
    option = sized(room)
    assert option is not None
    assert sum(pot.amount for pot in room.pots) < option.to
    assert two_thirds_pot(room, option) == option.to


async def test_a_form_that_is_open_during_a_restart_still_works(room: Stage) -> None:
    shown = await room.people["Alice"].click(room.card, custom_id=form_id(room))
    restarted = Stage.build()
    restarted.furnished_like(room)
    await room.env.restart_bot(restarted.client)
    restarted.attach()
    restarted.on_click(name="Seaside")
    await restarted.people["Alice"].submit_modal(shown, {"amount": "123"})
    (message,) = restarted.tables.messages
    assert isinstance(message, Act)
    assert (message.kind, message.to, message.hand_number) == (ActionKind.RAISE, 123, 12)
    assert "Seaside" in restarted.text


async def test_a_form_sent_after_its_turn_is_answered_as_late_even_with_an_unreadable_amount(room: Stage) -> None:
    shown = await room.people["Alice"].click(room.card, custom_id=form_id(room))
    hand = hand_in("no")
    act(hand, ActionKind.CALL)
    room.tables.now = room.table(hand)
    answered = await room.people["Alice"].submit_modal(shown, {"amount": "a lot"})
    assert answered.ephemeral
    assert words_of(answered).startswith("That button was for an earlier turn.")


async def test_the_discord_library_keeps_no_form_in_memory_so_it_answers_no_form_twice(room: Stage) -> None:
    shown = await room.people["Alice"].click(room.card, custom_id=form_id(room))
    assert shown.modal is not None
    assert room.client._connection._view_store._modals == {}


async def test_R3_8_a_forbidden_size_is_answered_privately_with_the_allowed_ones(room: Stage) -> None:
    now = room.tables.now
    assert now is not None
    assert now.hand is not None
    shown = await room.people["Alice"].click(room.card, custom_id=form_id(room))
    refusal = Refusal(Reason.WRONG_AMOUNT, 1, 1, now.hand.options)
    room.tables.script = lambda message: TableReply(now, refusal=refusal)
    answered = await room.people["Alice"].submit_modal(shown, {"amount": "500"})
    assert answered.ephemeral
    assert answer_content(answered) == (
        "That amount isn't allowed here. You can fold, call 10, or raise to 20 or more, up to 400."
    )


async def test_R4_12_no_form_opens_for_a_player_out_of_turn(room: Stage) -> None:
    answered = await room.people["Bob"].click(room.card, custom_id=form_id(room))
    assert answered.modal is None
    assert answer_content(answered) == "It's Alice's turn, not yours."


async def test_a_form_button_of_a_past_turn_opens_no_form(room: Stage) -> None:
    custom_id = form_id(room)
    assert room.tables.now is not None
    hand = hand_in("no")
    act(hand, ActionKind.CALL)
    room.tables.now = room.table(hand)
    answered = await room.people["Alice"].click(room.card, custom_id=custom_id)
    assert answer_content(answered).startswith("That button was for an earlier turn.")
