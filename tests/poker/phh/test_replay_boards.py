"""Files of board games: the board's lines, heads-up lists, missing blinds, and what is refused by name."""

from random import Random

import pytest

from bot.cli.simulate import play_hand
from bot.poker.cards import cards_text
from bot.poker.games import DEALT
from bot.poker.house_rules import HouseRules
from bot.poker.phh import PhhError, Replayed, code_of, parse, replay, write

HEADER = {
    "variant": "'FT'",
    "antes": "[0, 0, 0]",
    "blinds_or_straddles": "[5, 10, 0]",
    "small_bet": "10",
    "big_bet": "20",
    "starting_stacks": "[500, 500, 500]",
}
DEALT_OUT = ("d dh p1 AsAd", "d dh p2 KsKd", "d dh p3 ????")
TO_RIVER = (
    *DEALT_OUT, "p3 f", "p1 cc", "p2 cc",
    "d db 2c5h9c", "p1 cc", "p2 cbr 10", "p1 cc",
    "d db 3d", "p1 cc", "p2 cc",
    "d db 8h", "p1 cbr 20", "p2 cc",
)  # fmt: skip
SHOWN = ("p1 sm AsAd", "p2 sm")
ALL_IN = ("d dh p1 AsAd", "d dh p2 KsKd", "p2 cbr 100", "p1 cc")
HEADS_UP = {
    "variant": "'NT'",
    "antes": "[0, 0]",
    "blinds_or_straddles": "[5, 10]",
    "min_bet": "10",
    "starting_stacks": "[100, 100]",
}
"""The lists of two players are reversed, so the last player, who has the button, posts 5 and speaks first."""


def text_of(actions: tuple[str, ...], fields: dict[str, str] = HEADER, **others: str) -> str:
    pairs = {**fields, **others, "actions": str(list(actions))}
    return "\n".join(f"{name} = {value}" for name, value in pairs.items())


def played(*actions: str, fields: dict[str, str] = HEADER, **others: str) -> Replayed:
    return replay(parse(text_of(actions, fields, **others)), HouseRules())


def swapped(old: str, *new: str) -> tuple[str, ...]:
    at = TO_RIVER.index(old)
    return (*TO_RIVER[:at], *new, *TO_RIVER[at + 1 :])


def test_a_hand_with_a_board_replays() -> None:
    outcome = played(*TO_RIVER, *SHOWN)
    assert cards_text(outcome.hand.state.board) == "2c5h9c3d8h"
    assert outcome.finishing_stacks == (540, 460, 500)


def test_the_board_may_come_before_or_between_or_after_the_hands_shown_by_players_all_in() -> None:
    boards, shows = ("d db 2c5h9c", "d db 3d", "d db 8h"), ("p1 sm AsAd", "p2 sm KsKd")
    for rest in ((*boards, *shows), (*shows, *boards), (boards[0], *shows, *boards[1:])):
        assert played(*ALL_IN, *rest, fields=HEADS_UP).finishing_stacks == (200, 0)


@pytest.mark.parametrize(
    ("actions", "error"),
    [
        (swapped("d db 2c5h9c", "d db 2c5h"), "3 known community cards are due"),
        (swapped("d db 2c5h9c", "d db 2c5h9c3d"), "3 known community cards are due"),
        (swapped("d db 2c5h9c", "d db 2c5h??"), "3 known community cards are due"),
        (swapped("d db 3d", "d db ??"), "one known community card is due"),
        (swapped("d db 3d", "d db 9c"), "9c has already been dealt"),
        (swapped("d db 3d", "d db As"), "As has already been dealt"),
        (swapped("d db 3d", "d dh p1 3d"), "p1 gets no card now; due: the community card"),
        (swapped("d db 2c5h9c", "d dh p1 2c"), "p1 gets no card now; due: the community cards"),
        (swapped("d db 2c5h9c"), "the community cards are to be dealt first"),
        (("d dh p1 AsAd", "d db 2c5h9c"), "no community card is due, but cards of p2, p3"),
        (TO_RIVER[:-3], "the community card still have to be dealt"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_wrong_line_of_the_board_is_an_error(actions: tuple[str, ...], error: str) -> None:
    with pytest.raises(PhhError, match=error.replace("?", r"\?")):
        played(*actions)


def test_R15_6_a_straddle_and_a_button_blind_are_refused_by_name() -> None:
    for blinds in ("[5, 10, 20]", "[0, 0, 10]"):
        with pytest.raises(PhhError, match="straddles and button blinds aren't played here"):
            played(*TO_RIVER, *SHOWN, blinds_or_straddles=blinds)


def test_R5_2_a_small_blind_may_be_missing_and_newcomers_post_below_zero() -> None:
    raised = (*DEALT_OUT, "p3 cbr 20", "p1 f", "p2 f")
    assert played(*raised, blinds_or_straddles="[0, 10, 0]").finishing_stacks == (500, 490, 510)
    assert played(*raised, blinds_or_straddles="[5, 10, -10]").finishing_stacks == (495, 490, 515)


def test_a_player_who_mucks_unknown_cards_had_a_hand_that_lost() -> None:
    unseen = tuple(line.replace("KsKd", "????") for line in TO_RIVER)
    assert played(*unseen, *SHOWN).finishing_stacks == (540, 460, 500)
    omaha = tuple(line.replace("AsAd", "AsAdKcQc").replace("????", "????????") for line in unseen)
    for code in ("FO", "FO/8"):
        outcome = played(*omaha, "p1 sm AsAdKcQc", "p2 sm", variant=f"'{code}'")
        assert outcome.finishing_stacks == (540, 460, 500)


def test_a_muck_of_a_hand_that_ties_by_the_board_is_an_error() -> None:
    board = {"d db 2c5h9c": "d db AhKhQh", "d db 3d": "d db Jh", "d db 8h": "d db Th"}
    lines = tuple(board.get(line, line.replace("KsKd", "????")) for line in TO_RIVER)
    with pytest.raises(PhhError, match="p2 can't muck a hand that wins or ties"):
        played(*lines, "p1 sm AsAd", "p2 sm")


@pytest.mark.parametrize("burn", [True, False])
@pytest.mark.parametrize(
    "case", [(name, limit) for name, game in DEALT.items() if game.has_board for limit in game.limits], ids=str
)
def test_written_files_of_board_games_replay_for_every_reader(case: tuple[str, str], burn: bool) -> None:
    name, limit = case
    game, rules, luck = DEALT[name], HouseRules(burn=burn), Random(f"{name} {limit}")
    for _ in range(8):
        players = luck.randint(2, game.seats_most)
        stacks = [luck.choice((15, 60, 400)) for _ in range(players)]
        stakes = game.stakes(rules, 10, limit=next(each for each in game.limits if each == limit))
        hand = play_hand(game, rules, stacks, luck.randint(1, players), luck, stakes)
        for seat in (None, 0, 1):
            history = parse(write(hand.events, seat=seat))
            assert history.variant == code_of(game, stakes.limit)
            assert replay(history, rules).finishing_stacks == history.finishing_stacks
