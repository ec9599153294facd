"""Written hand histories of Razz: they replay, damaged ones are refused, and a player's file has only what they saw."""

import re
import tomllib
from collections import Counter
from itertools import product
from random import Random
from typing import get_args

import pytest

from bot.cli.simulate import play_hand
from bot.poker.actions import Action, ActionKind
from bot.poker.games import GAMES
from bot.poker.games.base import Game
from bot.poker.hand import Hand
from bot.poker.house_rules import PRESETS, HouseRules
from bot.poker.machine.procedure import Outside
from bot.poker.phh import PhhError, parse, replay, write
from bot.poker.phh.variants import STANDARD
from bot.poker.refusals import Refusal
from bot.poker.stakes import Limit


def random_hand(rng: Random, rules: HouseRules) -> Hand:
    players = rng.randint(2, 8)
    stacks = [rng.choice((1, 5, 30, 80, 300)) if rng.random() < 0.5 else 500 for _ in range(players)]
    return play_hand(GAMES["razz"], rules, stacks, rng.randint(1, players), rng)


@pytest.mark.parametrize(
    "rules",
    [*PRESETS.values(), HouseRules(burn=False, raise_cap=None, suit_order="shdc", low_tie="high_suit", show_all=True)],
    ids=[*PRESETS, "others"],
)
def test_a_written_file_replays_to_the_same_stacks(rules: HouseRules) -> None:
    rng = Random(7)
    for _ in range(60):
        text = write(random_hand(rng, rules).events)
        history = parse(text)
        assert replay(history, rules).finishing_stacks == history.finishing_stacks, text


@pytest.mark.parametrize("case", list(product(GAMES, get_args(Limit))))
def test_a_comment_explains_each_variant_code_that_is_not_in_the_standard(case: tuple[str, Limit]) -> None:
    name, limit = case
    game, rules = GAMES[name], HouseRules()
    if limit not in game.limits:
        return
    stakes = game.stakes(rules, 10, limit=limit)
    text = write(play_hand(game, rules, (300, 300, 300), 1, Random(1), stakes).events)
    code = tomllib.loads(text)["variant"]
    comments = [line for line in text.splitlines() if line.startswith("#")]
    if code in STANDARD:
        assert comments == []
    else:
        assert comments[0].startswith(f"# {code} is not a code of the standard: {name}, {limit} limit, written like ")
    assert parse(text).variant == code


def test_a_file_explains_in_comments_how_it_writes_the_joker_and_passed_in_deals() -> None:
    game, rules = GAMES["five-card-draw"], HouseRules(joker="bug", jackpots=True)
    text = write(play_hand(game, rules, (300, 300, 300), 1, Random(1)).events)
    first, joker, passed_in, absent = [line for line in text.splitlines() if line.startswith("#")]
    assert first == "# F5CD is not a code of the standard: five-card-draw, fixed limit, written like F2L3D."
    assert joker == "# Jo is the joker."
    assert "a deal that nobody opens" in passed_in.lower()
    assert "_absent" in absent
    assert parse(text).house_rules == ("jackpots=on", "joker=bug")


def hand_with_one_taken_out(game: Game, rng: Random, seat: int) -> Hand:
    """Play a random hand of three in which the one short of chips was taken out of the tournament."""
    rules, deck = HouseRules(), game.deck_under(HouseRules())
    stacks = [(number, 30 if number == seat else 400) for number in (1, 2, 3)]
    hand = Hand.start(game, rules, game.stakes(rules, 10), stacks, 1, rng.sample(deck, len(deck)))
    while not hand.finished:
        option = rng.choice([each for each in hand.legal() if each.kind is not ActionKind.FOLD])
        outside = Outside(rng.sample(deck, len(deck)) if hand.may_need_shuffle() else (), dead=frozenset({seat}))
        assert not isinstance(hand.apply(Action(hand.to_act or 0, option.kind), outside), Refusal)
    return hand


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_T3_6_a_hand_replays_from_its_file_even_if_a_player_taken_out_of_it_could_have_won(game: Game) -> None:
    rng, named = Random(3), 0
    for number in range(15):
        seat = 1 + number % 3
        hand = hand_with_one_taken_out(game, rng, seat)
        # A stranger's file says so only if the open cards already do, which is rare.
        for viewer in (0, (None, seat)[number % 2]):
            history = parse(write(hand.events, seat=viewer))
            assert replay(history, HouseRules()).finishing_stacks == history.finishing_stacks
        named += bool(parse(write(hand.events)).taken_out)
    assert named > 2


@pytest.mark.parametrize("taken_out", ["[0]", "[4]", "['p1']", "1", "[true]"])
def test_a_malformed_list_of_taken_out_players_is_refused(taken_out: str) -> None:
    text = write(random_hand(Random(1), HouseRules()).events, seat=0)
    players = len(tomllib.loads(text)["starting_stacks"])
    with pytest.raises(PhhError, match="_taken_out must be"):
        parse(f"_taken_out = {taken_out.replace('4', str(players + 1))}\n{text}")


def damaged(actions: list[str], rng: Random) -> list[str]:
    """Damage the actions: lose, repeat or swap a line, or change its player, card or amount."""
    at, other = rng.randrange(len(actions)), rng.randrange(len(actions))
    line = actions[at]
    return rng.choice(
        [
            [*actions[:at], *actions[at + 1 :]],
            [*actions[:at], actions[other], *actions[at:]],
            [actions[{at: other, other: at}.get(place, place)] for place in range(len(actions))],
            [*actions[:at], re.sub(r"p\d", f"p{rng.randint(1, 8)}", line), *actions[at + 1 :]],
            [*actions[:at], re.sub(r"[2-9TJQKA][cdhs]", rng.choice(["??", "Kd"]), line), *actions[at + 1 :]],
            [*actions[:at], re.sub(r"\d+$", str(rng.randint(0, 60)), line), *actions[at + 1 :]],
            actions[:at],
        ]
    )


def test_a_damaged_file_is_refused_or_replayed_but_never_crashes_the_replay() -> None:
    """Only a show before the last card may be missing without an error, since a file may leave it out."""
    rng = Random(13)
    refused = 0
    for _ in range(200):
        text = write(random_hand(rng, HouseRules()).events)
        actions: list[str] = tomllib.loads(text)["actions"]
        changed = damaged(actions, rng)
        try:
            replay(parse(text.replace(str(actions), str(changed))), HouseRules())
        except PhhError:
            refused += 1
        else:
            lost = Counter(actions) - Counter(changed) if len(changed) < len(actions) else Counter()
            assert all(" sm " in line for line in lost)
    assert refused > 150


def test_R4_9_a_community_card_is_written_and_read() -> None:
    """Eight players with two chips each are all-in for the ante, so all of them stay in."""
    hand = play_hand(GAMES["razz"], HouseRules(), [2] * 8, 8, Random(1))
    text = write(hand.events)
    assert "'d db " in text
    history = parse(text)
    assert replay(history, HouseRules()).finishing_stacks == history.finishing_stacks
    (line,) = re.findall(r"'d db (\w\w)'", text)
    for other, problem in (
        ("d db ??", "one known community card is due"),
        (f"d db {line}{line}", f"{line} has already been dealt"),
        (f"d dh p1 {line}", "p1 gets no card now; due: the community card"),
    ):
        with pytest.raises(PhhError, match=re.escape(problem)):
            replay(parse(text.replace(f"d db {line}", other)), HouseRules())


def test_players_are_written_in_order_from_left_of_the_button() -> None:
    hand = play_hand(GAMES["razz"], HouseRules(), [500, 510, 520], 1, Random(3))
    assert parse(write(hand.events)).starting_stacks == (510, 520, 500)


def test_a_file_for_one_player_has_their_own_cards_but_no_hidden_cards_of_others() -> None:
    rng = Random(11)
    for _ in range(60):
        hand = random_hand(rng, HouseRules())
        shown = {card for player in hand.state.players for card in player.shown}
        seats = [player.seat for player in hand.state.players]
        hidden = {card for player in hand.state.players if player.seat != seats[0] for card in player.down} - shown
        named = {card for line in parse(write(hand.events, seat=seats[0])).lines for card in line.cards}
        assert set(hand.state.player(seats[0]).down) <= named
        assert not named & hidden


def test_an_unfinished_hand_cannot_be_written() -> None:
    hand = play_hand(GAMES["razz"], HouseRules(), [500, 500], 1, Random(3))
    with pytest.raises(ValueError, match="only a finished hand"):
        write(hand.events[:-1])


def test_a_written_file_is_valid_toml() -> None:
    fields = tomllib.loads(write(play_hand(GAMES["razz"], HouseRules(), [9, 9], 1, Random(3)).events))
    assert fields["antes"] == [2, 2]
    assert fields["ante_trimming_status"] is True
