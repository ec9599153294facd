"""A hand panel, which shows each player only their own view."""

import json
from dataclasses import replace
from itertools import product

import discord
import pytest

from bot.locales.phrases import LOCALES
from bot.poker.actions import ActionKind
from bot.poker.hand import Hand
from bot.tables.rules.pre_actions import prospect
from bot.ui.discord.attachments import Drawn
from bot.ui.panel.hand_panel import HandPanel, LastClick, Own
from bot.ui.text.cards import card_mark
from tests.harness.tables.seal_views import seal_view
from tests.harness.ui.cards_shown import assert_discord_takes, shuffled
from tests.harness.ui.items import items_of
from tests.harness.ui.scenes import (
    SETTINGS,
    WORST_NAME,
    act,
    deal,
    draw,
    play,
    play_out,
    scene,
    table,
    to_the_draw,
    without_openers,
)

STACKS = {1: 400, 2: 400, 3: 12}


def shown(hand: Hand, seat: int, **how: object) -> HandPanel:
    own = Own(100 + seat, hand.view(seat), prospect(hand, 12, seat, None))
    return HandPanel(scene(table(hand, bank_ms=60_000)), own, **how)  # type: ignore[arg-type]


def text(panel: HandPanel) -> str:
    return "\n".join(item.content for item in items_of(panel) if isinstance(item, discord.ui.TextDisplay))


def labels(panel: HandPanel) -> list[str]:
    return [str(item.label) for item in items_of(panel) if isinstance(item, discord.ui.Button)]


def test_the_player_to_act_can_act_or_take_more_time() -> None:
    hand = play(STACKS, deck=shuffled(1))
    assert hand.to_act is not None
    assert labels(shown(hand, hand.to_act)) == ["Bring in 3", "Complete to 10 (all-in)", "More time (60 s)", "Refresh"]


def test_R7_1_a_player_without_openers_is_offered_no_bet() -> None:
    assert labels(shown(without_openers(), 1))[:2] == ["Check", "More time (60 s)"]


def test_players_who_are_not_to_act_can_plan_ahead() -> None:
    hand = play(STACKS, deck=shuffled(1))
    for seat in {1, 2, 3} - {hand.to_act}:
        assert labels(shown(hand, seat)) == ["Plan ahead", "Refresh"]


def test_players_plan_an_action_on_the_panel_and_see_their_plan_there() -> None:
    hand = play(STACKS, ActionKind.BRING_IN, deck=shuffled(1))
    seat = next(iter({1, 2, 3} - {hand.to_act}))
    own = Own(100 + seat, hand.view(seat), prospect(hand, 12, seat, "fold_any"))
    closed = HandPanel(scene(table(hand)), own)
    assert labels(closed) == ["Plan ahead", "Refresh"]
    assert "Planned: fold to any bet." in text(closed)
    undecided = shown(hand, seat, clicked=LastClick(planning=True))
    assert "-# Only you can see this." in text(undecided)
    assert "A plan covers one turn and ends with this" not in text(shown(hand, seat))
    chosen = HandPanel(scene(table(hand)), own, clicked=LastClick(planning=True))
    assert labels(chosen)[-1] == "Refresh"
    assert {"✓ Fold to any bet", "Ask me"} <= {*labels(chosen)}
    assert "Plan ahead" not in labels(chosen)
    assert labels(shown(hand, hand.to_act or 0, clicked=LastClick(planning=True))) == labels(
        shown(hand, hand.to_act or 0)
    )


def test_the_panel_shows_the_upcards_of_every_seat_and_the_players_own_cards_once() -> None:
    hand = play(STACKS, deck=shuffled(1))
    words = text(shown(hand, 1))
    for seat in hand.view(None).seats:
        assert f"`{seat.seat}` **" in words
        assert f"**{scene(table(hand)).seat_names[seat.seat]}**" in words
        assert words.count(card_mark(seat.upcards[0])) == 1
    assert all(words.count(card_mark(card)) == 1 for card in hand.view(1).downcards)


def test_no_panel_shows_another_players_down_cards() -> None:
    hand = play(STACKS, deck=shuffled(2))
    for seat in (1, 2, 3):
        body = json.dumps(shown(hand, seat).to_components(), ensure_ascii=False)
        for other in {1, 2, 3} - {seat}:
            assert not any(card_mark(card) in body for card in hand.view(other).downcards)


def test_a_picture_replaces_the_cards_and_seats_written_in_the_panel() -> None:
    hand = play(STACKS, deck=shuffled(1))
    panel = shown(hand, 1, drawn=Drawn(b"png", "panel.png", "what is on it", shows_table=True))
    (gallery,) = (item for item in items_of(panel) if isinstance(item, discord.ui.MediaGallery))
    assert gallery.items[0].media.url == "attachment://panel.png"
    upcards = [card for seat in hand.view(None).seats for card in seat.upcards]
    assert not any(card_mark(card) in text(panel) for card in (*hand.view(1).downcards, *upcards))
    assert "Your cards at Riverside, hand 12" in text(panel)
    assert "Bob" not in text(panel)
    assert "Third street" not in text(panel), "the picture has it"


def test_the_turn_and_the_last_refusal_stand_right_above_the_buttons_and_explanations_above_the_picture() -> None:
    hand = play(STACKS, deck=shuffled(1))
    seat = hand.to_act or 0
    picture = Drawn(b"png", "panel.png", "what is on it", shows_table=True)
    own = Own(100 + seat, hand.view(seat), prospect(hand, 12, seat, None), first_hand=True)
    panel = HandPanel(scene(table(hand)), own, picture, LastClick("That is too much."))
    kinds = [type(item) for item in items_of(panel)]
    texts = [item.content for item in items_of(panel) if isinstance(item, discord.ui.TextDisplay)]
    assert kinds.index(discord.ui.MediaGallery) < kinds.index(discord.ui.ActionRow)
    assert texts[-1] == "That is too much."
    assert texts[-2].splitlines()[-1].startswith("**Your turn")
    assert "**More**" in texts[0]
    assert kinds.index(discord.ui.TextDisplay) < kinds.index(discord.ui.MediaGallery)


def test_only_the_picture_says_that_the_player_has_folded() -> None:
    hand = play(STACKS, ActionKind.BRING_IN, deck=shuffled(1))
    seat = hand.to_act or 0
    act(hand, ActionKind.FOLD)
    drawn = Drawn(b"png", "panel.png", "what is on it", shows_table=True)
    assert "You folded" in text(shown(hand, seat))
    assert "You folded" not in text(shown(hand, seat, drawn=drawn))


def test_a_player_to_draw_gets_the_discard_menu_and_the_draw_buttons() -> None:
    hand = to_the_draw(deal("badugi", {1: 400, 2: 400}, deck=shuffled(3)))
    seat = hand.to_act
    assert seat is not None
    panel = shown(hand, seat, clicked=LastClick(None, 0b101))
    (menu,) = (item for item in items_of(panel) if isinstance(item, discord.ui.Select))
    assert sum(option.default for option in menu.options) == 2
    assert "Draw 2" in labels(panel)
    assert "Stand pat" in labels(panel)


def test_the_panel_shows_the_result_of_the_last_click() -> None:
    hand = play(STACKS)
    assert text(shown(hand, 1, clicked=LastClick("Not your turn."))).endswith("Not your turn.")


def test_a_panel_that_has_stopped_updating_shows_no_countdown() -> None:
    hand = play(STACKS)
    assert hand.to_act is not None
    stopped = shown(hand, hand.to_act, last="stopped")
    assert "<t:" not in text(stopped)
    assert "Press *Continue*" in text(stopped)
    assert labels(stopped)[0] == labels(shown(hand, hand.to_act))[0], "every button keeps its place"
    assert labels(stopped)[-1] == "Continue"
    play_out(hand, (ActionKind.FOLD, ActionKind.BRING_IN, ActionKind.CHECK))
    assert "<t:" not in text(shown(hand, 1, last="stopped"))


def test_the_panel_of_a_closed_table_has_no_buttons_and_promises_no_cards() -> None:
    hand = play(STACKS)
    panel = HandPanel(scene(table(hand, closed=True)), Own(101, None), last="over")
    assert labels(panel) == []
    assert "next hand" not in text(panel)


def test_the_panel_of_a_player_out_of_the_tournament_promises_no_cards() -> None:
    panel = scene(table(play(STACKS), tournament_id=4))
    assert "next hand" in text(HandPanel(panel, Own(101, None)))
    assert "next hand" not in text(HandPanel(panel, Own(999, None)))


def test_a_panel_says_when_its_player_has_no_cards() -> None:
    panel = HandPanel(scene(table()), Own(101, None))
    assert "You have no cards" in text(panel)
    assert labels(panel) == ["Refresh"]


@pytest.mark.parametrize(
    "case", list(product(["razz", "deuce-to-seven-triple-draw", "five-card-draw"], sorted(LOCALES)))
)
def test_discord_accepts_every_panel_of_a_full_table(case: tuple[str, str]) -> None:
    game, locale = case
    hand = deal(game, dict.fromkeys(range(1, 7), 400), deck=shuffled(4) if game != "five-card-draw" else None)
    names = scene(table(hand), lambda _: WORST_NAME, locale)
    for seat in range(1, 7):
        for last in (None, "stopped"):
            own = Own(100 + seat, hand.view(seat), prospect(hand, 12, seat, "fold_any"))
            assert_discord_takes(HandPanel(names, own, clicked=LastClick(planning=True), last=last))
    if hand.state.game.has_draws:
        to_the_draw(hand)
        seat = hand.to_act or 1
        assert_discord_takes(
            HandPanel(scene(table(hand), lambda _: WORST_NAME, locale), Own(100 + seat, hand.view(seat)))
        )
        draw(hand, 0)
    else:
        act(hand, ActionKind.BRING_IN)


def test_the_repr_of_a_panels_view_contains_no_cards() -> None:
    own = Own(101, play(STACKS).view(1))
    assert "downcards" not in repr(own)
    assert "private" not in repr(own)


def test_the_first_panel_explains_the_time_bank_and_missed_turns_and_the_menu_and_the_lock() -> None:
    hand = play(STACKS, deck=shuffled(1))
    settings = replace(SETTINGS, time_bank_seconds=60)
    sealed = scene(table(hand, seal=seal_view(), settings=settings))
    first = text(HandPanel(sealed, Own(101, hand.view(1), first_hand=True)))
    for explained in ("**Time bank:**", "**Missed turn:**", "**More** at the table", "**🔒 Fair deal** in *More*"):
        assert first.count(explained) == 1
    assert "Missed turn" not in text(HandPanel(sealed, Own(101, hand.view(1))))
    plain = text(HandPanel(scene(table(hand, tournament_id=4)), Own(101, hand.view(1), first_hand=True)))
    assert "Fair deal" not in plain, "nothing is sealed"
    assert "Missed turn" not in plain, "tournaments have another rule"
