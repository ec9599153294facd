"""The top of a hand panel: the turn or the result, and what the others did since the player's last action."""

import pytest

from bot.locales.phrases import LOCALES
from bot.poker.actions import ActionKind
from bot.poker.hand import Hand
from bot.tables.ports import TableView
from bot.ui.panel.headline import headline, news
from bot.ui.scene.events import last_events
from tests.harness.ui.cards_shown import shuffled
from tests.harness.ui.scenes import act, play, play_out, scene, table

STACKS = {1: 400, 2: 400, 3: 400}


def top(hand: Hand, seat: int, *, counting: bool = True, locale: str = "en-US", **changes: object) -> list[str]:
    shown = scene(table(hand, **changes), locale=locale)
    return [*headline(shown, 100 + seat, hand.view(seat), counting=counting), *news(shown, seat)]


def seats_from(hand: Hand) -> tuple[int, int]:
    """Return the seat to act, and another one."""
    assert hand.to_act is not None
    return hand.to_act, next(iter({1, 2, 3} - {hand.to_act}))


def test_the_first_line_names_the_player_to_act_and_the_amount_to_call_and_the_pot() -> None:
    hand = play(STACKS, ActionKind.BRING_IN, deck=shuffled(1))
    to_act, other = seats_from(hand)
    first, *_ = top(hand, to_act)
    assert first.startswith("**Your turn: 3 to call, pot 9**")
    assert "Your turn" not in top(hand, other)[0]
    assert "to act, 3 to call" in top(hand, other)[0]
    assert "<t:" not in "\n".join(top(hand, to_act, counting=False) + top(hand, other, counting=False))


def test_the_panel_lists_only_actions_since_the_players_own_last_action() -> None:
    hand = play(STACKS, ActionKind.BRING_IN, deck=shuffled(1))
    second, _ = seats_from(hand)
    act(hand, ActionKind.CALL)
    third, _ = seats_from(hand)
    act(hand, ActionKind.COMPLETE)
    (line,) = top(hand, second)[1:]
    assert "completes to 10" in line
    assert "calls 3" not in line
    assert top(hand, third)[1:] == [], "nobody has acted since"


def test_the_panel_lists_at_most_three_lines_of_actions() -> None:
    hand = play(STACKS, ActionKind.BRING_IN, deck=shuffled(1))
    folded, _ = seats_from(hand)
    act(hand, ActionKind.FOLD)
    play_out(hand, (ActionKind.CALL, ActionKind.CHECK))
    assert len(top(hand, folded)[1:]) == 3


def test_the_all_in_mark_of_a_player_stays_in_the_list_of_actions_until_the_next_hand() -> None:
    hand = play({1: 400, 2: 400, 3: 12}, ActionKind.BRING_IN, deck=shuffled(1))
    play_out(hand, (ActionKind.COMPLETE, ActionKind.RAISE, ActionKind.CALL, ActionKind.CHECK))
    shown = scene(table(hand))
    lines = "\n".join(last_events(shown, 50))
    assert lines.count("(all-in)") == 1
    assert f"{shown.seat_names[3]} " in lines.partition(" (all-in)")[0].rpartition(" · ")[2]


@pytest.mark.parametrize("locale", sorted(LOCALES))
def test_the_hand_ends_with_what_each_player_won_or_lost(locale: str) -> None:
    hand = play_out(play(STACKS, deck=shuffled(1)), (ActionKind.COMPLETE, ActionKind.FOLD))
    after = {seat.seat: seat.stack for seat in hand.view(None).seats}
    lines = {seat: top(hand, seat, locale=locale)[0] for seat in STACKS}
    for seat, stack in after.items():
        assert str(abs(stack - 400)) in lines[seat]
    if locale == "en-US":
        assert sorted(line.split("**")[1].rsplit("\u00a0", 1)[0] for line in lines.values()) == [
            "You lost",
            "You lost",
            "You won",
        ]


def test_the_headline_is_empty_without_a_hand_and_while_the_table_is_paused() -> None:
    hand = play(STACKS)
    paused: TableView = table(hand, paused="moderator")
    assert not any(headline(scene(paused), 101, hand.view(1), counting=True))
    assert not any(headline(scene(table()), 101, None, counting=True))
