"""Files of board games: the board's lines, heads-up lists, missing blinds, and what is refused by name."""

import tomllib
from random import Random

import pytest

from bot.cli.simulate import play_hand
from bot.poker.actions import Action, ActionKind
from bot.poker.cards import DECK, cards_text
from bot.poker.games import GAMES
from bot.poker.hand import Hand
from bot.poker.house_rules import HouseRules
from bot.poker.phh import PhhError, Replayed, code_of, parse, replay, write
from bot.poker.refusals import Refusal
from bot.poker.stakes import Limit

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


LISTS = [
    ({2: 5, 1: 10}, [5, 10]),
    ({1: 5, 2: 10}, [5, 10, 0]),
    ({1: 10}, [10, 0, 0]),
    ({2: 10}, [0, 10, 0]),
    ({1: 10, 3: 10}, [10, 0, -10]),
    ({1: 5, 2: 10, 3: 10, 5: 10}, [5, 10, -10, 0, -10]),
]
"""(seat -> blind, how the file lists them)."""


def text_of(actions: tuple[str, ...], fields: dict[str, str] = HEADER, **others: str) -> str:
    pairs = {**fields, **others, "actions": str(list(actions))}
    return "\n".join(f"{name} = {value}" for name, value in pairs.items())


def played(*actions: str, fields: dict[str, str] = HEADER, **others: str) -> Replayed:
    return replay(parse(text_of(actions, fields, **others)), HouseRules())


def swapped(old: str, *new: str) -> tuple[str, ...]:
    at = TO_RIVER.index(old)
    return (*TO_RIVER[:at], *new, *TO_RIVER[at + 1 :])


def test_R18_1_a_hand_with_a_board_replays() -> None:
    outcome = played(*TO_RIVER, *SHOWN)
    assert cards_text(outcome.hand.state.board) == "2c5h9c3d8h"
    assert outcome.finishing_stacks == (540, 460, 500)


def test_R18_1_the_board_may_come_before_or_between_or_after_the_hands_shown_by_players_all_in() -> None:
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
def test_R18_1_a_wrong_line_of_the_board_is_an_error(actions: tuple[str, ...], error: str) -> None:
    with pytest.raises(PhhError, match=error.replace("?", r"\?")):
        played(*actions)


def test_R15_6_R18_1_a_straddle_and_a_button_blind_are_refused_by_name() -> None:
    """A newcomer's blind is no straddle either, and heads-up the button's is the small one."""
    for blinds in ("[5, 10, 20]", "[0, 0, 10]", "[5, 10, -20]"):
        with pytest.raises(PhhError, match="straddles and button blinds aren't played here"):
            played(*TO_RIVER, *SHOWN, blinds_or_straddles=blinds)
    for blinds in ("[10, 0]", "[10, 5]", "[-20, 10]"):
        with pytest.raises(PhhError, match="straddles and button blinds aren't played here"):
            played(*ALL_IN, fields=HEADS_UP, blinds_or_straddles=blinds)


def test_R18_1_of_two_players_the_button_is_listed_first_and_speaks_first() -> None:
    before = ("d dh p1 AsAd", "d dh p2 KsKd")
    assert played(*before, "p2 f", fields=HEADS_UP).finishing_stacks == (105, 95)
    anted = played(*before, "p2 f", fields=HEADS_UP, antes="[0, 10]", starting_stacks="[100, 200]")
    assert anted.finishing_stacks == (105, 195)
    assert parse(write(anted.hand.events)).antes == (10, 0)


def test_R15_9_R18_1_the_big_blinds_ante_alone_is_for_the_table_and_not_in_the_first_pot() -> None:
    fields = HEADER | {"variant": "'PT'", "antes": "[0, 10, 0]", "min_bet": "10"}
    fields = {name: value for name, value in fields.items() if name not in ("small_bet", "big_bet")}
    opened = (*DEALT_OUT, "p3 cbr 35", "p1 f", "p2 f")
    assert played(*opened, fields=fields).finishing_stacks == (495, 480, 525)
    with pytest.raises(PhhError, match="raise to 20-35"):
        played(*DEALT_OUT, "p3 cbr 45", fields=fields)
    each = played(*DEALT_OUT, "p3 cbr 65", "p1 f", "p2 f", fields=fields, antes="[10, 10, 10]")
    assert each.finishing_stacks == (485, 480, 535)


def test_R5_2_R18_1_a_small_blind_may_be_missing_and_newcomers_post_below_zero() -> None:
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


@pytest.mark.parametrize("limit", ["fixed", "pot", "no"])
@pytest.mark.parametrize(("blinds", "listed"), LISTS)
def test_R18_1_missing_blinds_and_those_of_newcomers_are_written_as_they_are_read(
    blinds: dict[int, int], listed: list[int], limit: Limit
) -> None:
    """The big blind posts an ante for the table besides."""
    game, rules = GAMES["omaha-hi-lo"], HouseRules(bb_ante=True)
    seats, stakes = [(seat, 100) for seat in range(1, len(listed) + 1)], game.stakes(rules, 10, limit=limit)
    big = next(seat for seat, blind in blinds.items() if blind == stakes.big_blind)
    hand = Hand.start(game, rules, stakes, seats, len(seats), DECK, blinds=blinds, big_blind=big)
    while not hand.finished:
        kinds = [option.kind for option in hand.legal()]
        kind = ActionKind.CALL if ActionKind.CALL in kinds else ActionKind.CHECK
        assert not isinstance(hand.apply(Action(hand.to_act or 0, kind)), Refusal)
    text = write(hand.events)
    fields = tomllib.loads(text)
    assert fields["blinds_or_straddles"] == listed
    assert sum(fields["antes"]) == stakes.big_blind
    assert replay(parse(text), rules).finishing_stacks == tuple(hand.stack(seat) for seat, _ in seats)


@pytest.mark.parametrize("burn", [True, False])
@pytest.mark.parametrize(
    "case", [(name, limit) for name, game in GAMES.items() if game.has_board for limit in game.limits], ids=str
)
def test_R18_1_written_files_of_board_games_replay_for_every_reader(case: tuple[str, str], burn: bool) -> None:
    name, limit = case
    game, rules, luck = GAMES[name], HouseRules(burn=burn), Random(f"{name} {limit}")
    for _ in range(8):
        players = luck.randint(2, game.seats_most)
        stacks = [luck.choice((15, 60, 400)) for _ in range(players)]
        stakes = game.stakes(rules, 10, limit=next(each for each in game.limits if each == limit))
        hand = play_hand(game, rules, stacks, luck.randint(1, players), luck, stakes)
        for seat in (None, 0, 1):
            history = parse(write(hand.events, seat=seat))
            assert history.variant == code_of(game, stakes.limit)
            assert replay(history, rules).finishing_stacks == history.finishing_stacks
