"""The words about a board, beside those about a community card, which is a board of one."""

import pytest

from bot.locales.phrases import LOCALES, say
from bot.poker.actions import ActionKind
from bot.poker.games import GAMES
from bot.poker.hand import Hand
from bot.poker.house_rules import HouseRules
from bot.ui.pictures.alt_text import alt_text, hand_alt_text
from bot.ui.pictures.hand_picture import hand_picture
from bot.ui.pictures.table_picture import table_picture
from bot.ui.scene.events import last_events
from bot.ui.scene.pots import pots_text, stage_name
from bot.ui.scene.private_cards import own_drawing, private_text
from bot.ui.scene.table_text import rule_sentences
from bot.ui.text.cards import card_marks
from tests.harness.practice.boards import dealt
from tests.harness.ui.scenes import act, deal, play, scene, table

BOARDS = {"en-US": "Board", "de": "Board", "fr": "Board", "sv-SE": "Gemensamma kort"}


def on_the_flop(game: str) -> Hand:
    hand = deal(game, {1: 400, 2: 400, 3: 400})
    while not hand.state.board:
        allowed = {option.kind for option in hand.legal()}
        act(hand, ActionKind.CALL if ActionKind.CALL in allowed else ActionKind.CHECK)
    return hand


@pytest.mark.parametrize("locale", sorted(LOCALES))
def test_a_board_is_told_in_lines_and_in_alternative_texts(locale: str) -> None:
    hand = on_the_flop("omaha")
    reader, private = scene(table(hand), locale=locale), hand.view(1)
    room = private.room
    assert pots_text(reader, room)[0].startswith(f"{BOARDS[locale]} ")
    assert f"## {BOARDS[locale]} " in private_text(reader, private)
    assert BOARDS[locale] in alt_text(table_picture(reader))
    assert BOARDS[locale] in hand_alt_text(hand_picture(reader, private))
    assert stage_name(reader, room) == "Flop"


@pytest.mark.parametrize("game", sorted(name for name in GAMES if GAMES[name].has_board))
def test_a_game_with_a_board_has_a_name_and_a_dealer_button(game: str) -> None:
    picture = table_picture(scene(table(deal(game, {1: 400, 2: 400, 3: 400}, button=2))))
    assert say("en-US", f"game-{game}") in picture.title
    assert [seat.seat for seat in picture.seats if seat.button] == [2]


def test_the_line_about_a_street_names_the_cards_that_it_adds_to_the_board() -> None:
    hand = on_the_flop("holdem")
    act(hand, ActionKind.CHECK)
    flop = last_events(scene(table(hand)), 10)[-1]
    assert flop.startswith(f"**Flop** · {card_marks(hand.state.board)} ")


def test_the_line_beside_a_picture_names_the_street_if_a_board_takes_its_room() -> None:
    boarded, stud = on_the_flop("limit-holdem"), play({1: 400, 2: 400, 3: 400}, ActionKind.BRING_IN)
    act(boarded, ActionKind.CHECK)
    act(stud, ActionKind.CALL)
    assert last_events(scene(table(boarded)), 10, pictured=True)[-1].startswith("**Flop** · ")
    assert "**" not in last_events(scene(table(stud)), 10, pictured=True)[-1]


@pytest.mark.parametrize(
    "case",
    [
        (("razz",), "before each street from third to sixth."),
        (("holdem",), "before the flop, the turn, and the river."),
        (("razz", "holdem"), "before each street from third to sixth, and before the flop, the turn, and the river."),
    ],
)
def test_R15_4_the_sentence_about_burned_cards_names_the_streets_of_the_tables_games(
    case: tuple[tuple[str, ...], str],
) -> None:
    games, burned = case
    told = rule_sentences("en-US", HouseRules(), [GAMES[name] for name in games], "fixed")
    assert f"A card is burned {burned}" in told


@pytest.mark.parametrize(
    ("game", "cards", "board", "words"),
    [
        ("holdem", "AsKs", "", "A-K"),
        ("holdem", "AsAh", "", "pair of aces"),
        ("holdem", "AsKs", "Qs7s2d", "ace high, flush draw"),
        ("holdem", "AsKs", "QsJs2d", "ace high, flush draw, straight draw"),
        ("holdem", "9s9d", "8s7d6c", "pair of nines, straight draw"),
        ("holdem", "AsKs", "Qs7s2d3c4d", "ace high"),
        ("omaha", "AsKcQd2h", "Ks7s3d", "pair of kings"),
        ("omaha-hi-lo", "As2dKsQh", "4s7sJd", "ace high; no low; flush draw, low draw"),
        ("omaha-hi-lo", "As2dKsQh", "4s7s8d", "ace high; eight-seven low; flush draw"),
    ],
)
def test_the_panel_names_what_is_held_and_what_one_more_card_may_make(
    game: str, cards: str, board: str, words: str
) -> None:
    hand = dealt(game, cards, board)
    assert f"You have: {words}" in private_text(scene(table(hand)), hand.view(1)).splitlines()


@pytest.mark.parametrize("locale", sorted(LOCALES))
def test_a_player_who_folded_or_sees_the_river_draws_to_nothing(locale: str) -> None:
    for board, draws in (("Qs7s2d", True), ("Qs7s2d3c4d", False)):
        hand = dealt("holdem", "AsKs", board)
        assert (own_drawing(scene(table(hand), locale=locale), hand.view(1)) is not None) is draws
    hand = dealt("holdem", "AsKs", "Qs7s2d")
    for kind in (ActionKind.BET, ActionKind.RAISE, ActionKind.CALL, ActionKind.FOLD):
        act(hand, kind)
    assert own_drawing(scene(table(hand), locale=locale), hand.view(1)) is None
