"""The words of a guided hand about the board, two and three, outs, lows, and position."""

import pytest

from bot.locales.phrases import LOCALES
from bot.poker.actions import ActionKind
from bot.poker.games import GAMES
from bot.poker.hand import Hand
from bot.practice.house_seats import terms_of
from bot.practice.turn_facts import turn_facts
from bot.ui.practice.lesson import summary_text, turn_text
from tests.harness.practice.boards import BOARD_GAMES, dealt
from tests.harness.ui.scenes import act, play_out, scene, table

CHEAP = (ActionKind.CHECK, ActionKind.CALL)


def said(hand: Hand, locale: str = "en-US") -> list[str]:
    """Return the lines of the note about the turn of the seat to act."""
    assert hand.to_act is not None
    there, private = scene(table(hand), locale=locale), hand.view(hand.to_act)
    turn = turn_facts(private, private.options, terms_of(there.view), 1)
    return turn_text(there, private, turn).replace("\N{THIN SPACE}", " ").splitlines()


def holds(name: str, cards: str = "AsKdQc2h3h") -> str:
    return cards[: 2 * GAMES[name].streets[0].down]


@pytest.mark.parametrize("locale", sorted(LOCALES))
@pytest.mark.parametrize("name", BOARD_GAMES)
def test_the_notes_of_every_street_are_complete_in_every_language(name: str, locale: str) -> None:
    for board in ("", "AhKs7d", "AhKs7d7c", "AhKs7d7c4s"):
        lines = said(dealt(name, holds(name), board), locale)
        assert len(lines) >= 10
        assert not any("{" in line or "lesson-" in line for line in lines)
        assert len("\n".join(lines)) < 2_000


def test_before_the_flop_the_notes_tell_the_blinds_and_who_acts_when_later() -> None:
    hand = dealt("limit-holdem", "AsKd")
    assert "You have the button." in said(hand)
    assert "From the flop on you act last: you see what everyone does before you decide." in said(hand)
    act(hand, ActionKind.CALL)
    assert "You're in the small blind." in said(hand)
    assert "From the flop on you act first: everyone sees what you do before they decide." in said(hand)
    act(hand, ActionKind.CALL)
    assert "You're in the big blind." in said(hand)
    assert "From the flop on you act between the others: before you 1, after you 1." in said(hand)
    assert any("only better hands would call a raise" in line for line in said(hand)) is ("checks" in said(hand)[-2])


def test_R15_5_the_button_has_the_small_blind_heads_up() -> None:
    lines = said(dealt("limit-holdem", "AsKd", stacks={1: 2_000, 3: 2_000}))
    assert "You have the button and the small blind." in lines
    assert "From the flop on you act last: you see what everyone does before you decide." in lines


@pytest.mark.parametrize("name", BOARD_GAMES)
def test_R16_2_only_games_of_two_and_three_name_the_cards_that_play(name: str) -> None:
    two_and_three = GAMES[name].streets[0].down > 2
    before, after = said(dealt(name, holds(name))), said(dealt(name, holds(name), "AhKs7d"))
    assert any("exactly two of your cards and three from the board" in line for line in before) is two_and_three
    assert any("`A`♠︎ `K`♦️ play with `A`♥️ `K`♠︎ `7`♦️." in line for line in after) is two_and_three


@pytest.mark.parametrize(
    ("game", "cards", "board", "line"),
    [
        (
            "limit-holdem",
            "AsKs",
            "Qs7s2d",
            "You have 15 outs, cards that would make a better hand on the next street",
        ),
        ("limit-holdem", "AsKs", "Qs7s2d", "9 for a flush, 6 for top pair."),
        ("limit-holdem", "AsKd", "7h7c2d", "That's on the board, so everyone has at least as much."),
        ("limit-holdem", "AsKs", "QsJsTs", "Those are the nuts: right now, nobody can have a better hand."),
        ("omaha-hi-lo", "As2dKsQs", "4hTsJd", "So far there is one."),
        ("omaha-hi-lo", "As2dKsQs", "4h7sJd", "So far there are 2."),
        ("omaha-hi-lo", "As2dKsQs", "4h7sJd", "16 cards would give you a low on the next street."),
        ("omaha-hi-lo", "As2dKsQs", "KhTsJd", "No low is possible: "),
        ("omaha-hi-lo", "As2dKsQs", "KhTsJd", "The whole pot goes to the high hand."),
        ("omaha-hi-lo", "As2dKsQs", "4h7s8d", "Right now, nobody can have a better low."),
        ("omaha-hi-lo", "As2dKsQs", "4h7s8d", "Low: `A`♠︎ `2`♦️ play with `8`♦️ `7`♠︎ `4`♥️."),
        ("omaha-hi-lo", "As2dKsQs", "4h7s2h", "Counterfeited: `2`♦️. The board has that rank too"),
        ("omaha-hi-lo", "As2dKsQs", "4h7s2h", "You have one rank up to the eight that isn't on the board."),
        ("omaha-hi-lo", "AsKdQsJs", "7h7c2d", "Your high hand is on the board, so everyone has at least as much."),
    ],
)
def test_a_remark_is_said_where_it_is_true(game: str, cards: str, board: str, line: str) -> None:
    assert line in "\n".join(said(dealt(game, cards, board)))


@pytest.mark.parametrize(
    ("game", "cards", "board", "words"),
    [
        ("omaha-hi-lo", "As2dKsQs", "4h7s8d", "isn't on the board"),
        ("omaha-hi-lo", "As2dKsQs", "4h7s8d", "Counterfeited"),
        ("omaha-hi-lo", "As2dKsQs", "KhTsJd", "So far there"),
        ("omaha", "As2dKsQs", "4h7s2h", "low"),
        ("limit-holdem", "AsKs", "Qs7s2dKd4c", "outs"),
        ("limit-holdem", "AsKs", "Qs7s2d", "nobody can have"),
    ],
)
def test_a_remark_is_not_said_where_it_is_false(game: str, cards: str, board: str, words: str) -> None:
    assert words not in "\n".join(said(dealt(game, cards, board))[:-2])


def test_the_summary_shows_the_board_and_says_that_no_low_was_possible() -> None:
    for board, no_low in (("KhTsJd9c2h", True), ("4h7s8d9c2h", False)):
        hand = play_out(dealt("omaha-hi-lo", "As2dKsQs", board), CHEAP)
        text = summary_text(scene(table(hand)), table(hand), 101)
        assert "Board " in text
        assert ("No low is possible" in text) is no_low


def test_a_bet_of_free_size_is_advised_with_an_amount() -> None:
    hand = dealt("holdem", "AsAh")
    assert any("A good size is 45 in all" in line for line in said(hand))
    assert not any("A good size" in line for line in said(dealt("limit-holdem", "AsAh")))


def test_a_call_for_the_whole_stack_names_the_chips_that_can_be_won() -> None:
    hand = dealt("holdem", "AsKd", stacks={1: 100, 2: 2_000, 3: 2_000})
    act(hand, ActionKind.CALL)
    act(hand, ActionKind.RAISE, 400)
    act(hand, ActionKind.CALL)
    assert any("Calling takes your whole stack, 80, and can win you 220: " in line for line in said(hand))


def test_a_call_before_others_is_priced_by_the_pot_if_they_all_call() -> None:
    hand = dealt("limit-holdem", "AsKd")
    price = "Calling costs 20. If everyone calls, the pot is 60: it pays if you win at least 33% of it."
    assert price in said(hand)
    for kind in (ActionKind.RAISE, ActionKind.CALL):
        act(hand, kind)
    assert "Calling costs 20, with 100 chips in the pot: it pays if you win at least 17% of the time." in said(hand)
