"""Replays of random hands, step by step.

A step shows only the reader's own cards and those face up at that moment; its words and its picture agree, and it
fits Discord's limits.
"""

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Any, cast

import discord
import pytest

from bot.history.evening import HandsAround
from bot.history.seen_events import NOBODY, all_seen_by
from bot.locales.phrases import Phrases
from bot.moderation.hand_archive import LoggedHand
from bot.poker.cards import UNKNOWN
from bot.poker.events import HoldingShown, StreetDealt
from bot.poker.games import GAMES
from bot.poker.hand import Hand
from bot.tables.ports import TableView
from bot.ui.discord.attachments import Drawn
from bot.ui.history.replay import STEP_BUTTON, ReplayStep, StepView, UnreadableHand, step_of
from bot.ui.pictures.pictures import Pictures
from bot.ui.pictures.studio import Studio
from bot.ui.pictures.table_picture import table_picture
from bot.ui.text.cards import card_mark, card_marks
from tests.harness.history.hands import logged, played
from tests.harness.ui.easel import QuickStudio
from tests.ui.pictures.test_table_picture import cards_in, spoken_cards

SAY = Phrases("en-US")
NAMES = {101: "Al", 102: "Bo", 103: "Cy", 104: "Di"}


def step(hand: LoggedHand, seat: int | None, number: int) -> ReplayStep:
    return step_of(hand, seat, number, NAMES.get, SAY)


def text(view: StepView) -> str:
    return "\n".join(item.content for item in view.walk_children() if isinstance(item, discord.ui.TextDisplay))


def buttons(view: StepView) -> dict[str, tuple[str, bool]]:
    """Return each button's label with its custom_id and whether it can be clicked."""
    found = [item for item in view.walk_children() if isinstance(item, discord.ui.Button)]
    return {str(item.label): (str(item.custom_id), not item.disabled) for item in found}


def walk(hand: LoggedHand, seat: int | None) -> Iterator[ReplayStep]:
    first = step(hand, seat, 0)
    yield from (step(hand, seat, number) for number in range(first.steps))


def open_cards(hand: Hand) -> set[int]:
    """Return the cards that are face up in the hand."""
    room = hand.view(None)
    shown = {card for seat in room.seats for card in (*seat.upcards, *seat.shown)}
    return shown | {*room.board}


@pytest.mark.parametrize("game", GAMES)
def test_no_step_shows_a_card_that_its_reader_may_not_see(game: str) -> None:
    for seed, seat in ((0, None), (0, 1), (1, 2), (2, 3), (3, 4)):
        events = list(played(game, seed).events)
        whole = Hand.from_events(events)
        down = {card for player in whole.state.players for card in player.down}
        seen = all_seen_by(events, seat or NOBODY)
        for number, each in enumerate(walk(logged(tuple(events)), seat)):
            assert each.number == number
            assert tuple(line.event for line in each.hand.events) == seen
            shown = text(StepView(each))
            hand = Hand.from_events(
                events[: len(each.scene.view.last.recent) + 1]
            )  # no reader sees the event of the deck
            allowed = open_cards(hand)
            if seat is not None:
                allowed |= set(hand.state.player(seat).down)
            for card in down - allowed:
                assert card_mark(card) not in shown, (game, seed, each.number)
            assert each.private is None or UNKNOWN not in each.private.downcards


@pytest.mark.parametrize("game", GAMES)
async def test_no_picture_of_a_step_has_a_card_that_its_reader_may_not_see(game: str) -> None:
    """Hunts for a leak in the picture's data and in its alternative text, at every step, for players and others."""
    for seed, seat in ((0, None), (1, 1), (2, 4)):
        events = list(played(game, seed).events)
        for each in walk(logged(tuple(events)), seat):
            hand = Hand.from_events(events[: len(each.scene.view.last.recent) + 1])
            own = () if seat is None else hand.state.player(seat).down
            studio = QuickStudio()
            drawn = await Pictures(studio, cast(Any, Wanting(True)), cast(Any, None)).again(
                each.scene, 101, each.private
            )
            assert drawn is not None
            tables = [*studio.tables, *(panel.table for panel in studio.panels)]
            pictured = {card for table in tables for card in cards_in(table)} | spoken_cards(drawn.alt)
            assert pictured <= {*open_cards(hand), *own}, (game, seed, each.number)
            assert [set(panel.hand.down) for panel in studio.panels] == ([] if seat is None else [set(own)])
            words = text(StepView(each))
            assert all(card_marks(panel.hand.down) in words for panel in studio.panels), "the order is another one"


@pytest.mark.parametrize("game", GAMES)
def test_the_replay_runs_from_the_first_street_to_the_final_stacks(game: str) -> None:
    for seed in range(8):
        hand = played(game, seed)
        first_step, last_step = (step(logged(tuple(hand.events)), 2, number) for number in (0, 10**6))
        assert (first_step.number, last_step.number) == (0, first_step.steps - 1)
        room = last_step.scene.view.hand
        assert room is not None
        assert room.finished
        assert {seat.seat: seat.stack for seat in room.seats} == {seat: hand.stack(seat) for seat in (1, 2, 3, 4)}
        first = first_step.scene.view.hand
        assert first is not None
        assert first.street == 0
        stacks = [seat.stack + seat.bet for seat in first.seats]
        assert all(stack > 0 for stack in stacks)
        last = text(StepView(last_step))
        assert re.search(r"Al [+\N{MINUS SIGN}]?\d", last)


@pytest.mark.parametrize("game", GAMES)
def test_every_step_fits_into_a_message_and_each_of_its_buttons_has_its_own_id(game: str) -> None:
    crowd = GAMES[game].seats_most
    hand = logged(tuple(played(game, 7, (400,) * crowd).events))
    for each in walk(hand, 1):
        view = StepView(each)
        assert len(text(view)) <= 4000
        assert len(list(view.walk_children())) <= 40
        ids = [custom_id for custom_id, _ in buttons(view).values()]
        assert len(set(ids)) == len(ids) == 4
        assert all(STEP_BUTTON.fullmatch(custom_id) for custom_id in ids)


def test_a_step_with_very_long_names_still_fits_into_a_message() -> None:
    hand = logged(tuple(played("razz", 7, (400,) * 8).events))
    long = step_of(hand, None, 5, lambda player: "W\N{ZERO WIDTH SPACE}_*" * 20, SAY)
    view = StepView(long)
    assert len(text(view)) <= 4000


def test_the_replay_buttons_stop_at_both_ends_of_the_hand() -> None:
    hand = logged(tuple(played("razz", 3).events))
    last = step(hand, 1, 0).steps - 1
    assert {label: on for label, (_, on) in buttons(StepView(step(hand, 1, 0))).items()} == {
        "First": False,
        "Back": False,
        "Next": True,
        "Last": True,
    }
    assert not buttons(StepView(step(hand, 1, 10**6)))["Next"][1]
    assert buttons(StepView(step(hand, 1, 4)))["Back"][0] == "lb:k:7:12:b3"
    assert buttons(StepView(step(hand, 1, 4)))["Last"][0] == f"lb:k:7:12:l{last}"
    assert step(hand, 1, -3).number == 0


def test_the_evenings_other_hands_have_a_row_of_buttons_of_their_own() -> None:
    hand = logged(tuple(played("razz", 3).events))
    after_last = StepView(step(hand, 1, 10**6), hands=HandsAround(11, 13, 17, 12, 20, False))
    assert list(buttons(after_last).items())[4:] == [
        ("Previous hand", ("lb:k:7:11:p0", True)),
        ("Next hand", ("lb:k:7:13:a0", True)),
        ("Biggest pots first", ("lb:k:7:17:o0:p", True)),
    ]
    by_pot = StepView(step(hand, 1, 2), hands=HandsAround(None, 4, 12, 1, 20, True))
    assert "pot 1 of 20, biggest first" in text(by_pot)
    shown = buttons(by_pot)
    assert not shown["Bigger pot"][1]
    assert shown["Smaller pot"] == ("lb:k:7:4:a0:p", True)
    assert shown["In order played"] == ("lb:k:7:12:o2", True)
    assert shown["Next"][0] == "lb:k:7:12:n3:p"
    for view in (after_last, by_pot):
        ids = [custom_id for custom_id, _ in buttons(view).values()]
        assert len(set(ids)) == len(ids) == 7
        assert all(STEP_BUTTON.fullmatch(custom_id) for custom_id in ids)


def test_the_text_beside_a_replay_picture_has_the_shown_hands_and_names_that_cannot_be_drawn() -> None:
    hands = (logged(tuple(played("razz", seed).events)) for seed in range(50))
    shown = next(hand for hand in hands if any(isinstance(each.event, HoldingShown) for each in hand.events))
    beside = text(StepView(step(shown, None, 10**6), Drawn(b"", "table.png", "in words", nameless=(2,))))
    assert re.search(r"^\*\*\w\w\*\* \S+\u2009\S+", beside, re.MULTILINE)
    assert "Seat 2: Bo" in beside


def test_the_picture_replaces_the_lines_of_seats_and_shows_no_card_that_the_text_lacks() -> None:
    hand = logged(tuple(played("razz", 3).events))
    for each in walk(hand, 1):
        drawn = Drawn(b"", "table.png", "in words")
        view = StepView(each, drawn)
        galleries = [item for item in view.walk_children() if isinstance(item, discord.ui.MediaGallery)]
        assert [item.description for item in galleries[0].items] == ["in words"]
        assert "`1` **Al**" not in text(view)
        picture = table_picture(each.scene)
        words = text(StepView(each))
        shown = {card for seat in picture.seats for card in (*seat.upcards, *seat.shown)}
        assert all(card_mark(card) in words for card in shown)
        assert [seat.seat for seat in picture.seats] == [1, 2, 3, 4]
        assert picture.banner == ""


class Wanting:
    """The settings of a server or a reader that wants pictures or none."""

    def __init__(self, wanted: bool) -> None:
        self._wanted = wanted

    def private_pictures(self, view: TableView, player_id: int) -> bool:
        return self._wanted


@pytest.mark.parametrize("wanted", [True, False])
async def test_a_step_of_the_replay_has_a_picture_only_for_readers_who_want_pictures(wanted: bool) -> None:
    studio = Studio()
    pictures = Pictures(studio, cast(Any, Wanting(wanted)), cast(Any, None))
    each = step(logged(tuple(played("razz", 3).events)), 1, 2)
    # The first picture loads the drawing code and may come too late for its reader.
    await studio.table(each.scene)
    drawn = await pictures.again(each.scene, 101)
    assert (drawn is not None) is wanted
    if drawn is not None:
        assert drawn.png.startswith(b"\x89PNG")
        assert "Al" in drawn.alt
    pictures.close()
    assert await Pictures(None, cast(Any, Wanting(True)), cast(Any, None)).again(each.scene, 101) is None


def test_a_voided_hand_is_replayed_as_far_as_it_went() -> None:
    events = tuple(played("razz", 3).events[:9])
    each = step(replace(logged(events), state="void", net={}), 1, 99)
    assert "the pot was refunded" in text(StepView(each))


def test_the_separator_dot_before_the_name_of_the_readers_hand_never_starts_a_line() -> None:
    shown = text(StepView(step(logged(tuple(played("razz", 3).events)), 1, 10**6)))
    assert re.search(r"\*\*Your cards\*\* .*[^ ]\u00a0· You have: \w", shown)


def test_the_replay_says_when_the_readers_own_cards_were_deleted() -> None:
    events = tuple(played("razz", 3).events)
    gone = tuple(replace(event, down=()) if isinstance(event, StreetDealt) else event for event in events)
    assert "Your cards in this hand have been deleted: they're" in text(StepView(step(logged(gone), 1, 0)))
    assert "Your own cards" not in text(StepView(step(logged(gone), None, 0)))
    assert "Your own cards" not in text(StepView(step(logged(events), 1, 0)))


def test_the_last_step_shows_cards_shown_after_the_end_of_the_hand() -> None:
    hands = (played("razz", seed, (400, 400)) for seed in range(200))
    hand = next(each for each in hands if len(each.state.live) == 1 and each.may_show(each.state.live[0].seat))
    (winner,) = hand.state.live
    hand.show(winner.seat)
    assert isinstance(hand.events[-1], HoldingShown)
    shown = text(StepView(step(logged(tuple(hand.events)), None, 99)))
    assert all(card_mark(card) in shown for card in winner.down)


def test_an_incomplete_log_raises_the_error_that_the_hand_is_unreadable() -> None:
    whole = logged(tuple(played("razz", 3).events))
    broken = replace(whole, events=whole.events[1:])
    with pytest.raises(UnreadableHand) as error:
        step(broken, 1, 99)
    assert error.value.__cause__ is None
