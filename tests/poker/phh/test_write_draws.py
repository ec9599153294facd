"""Written hand histories of all games: they replay under any house rules; a player's file has only what they saw."""

import re
from collections import Counter
from dataclasses import replace as changed
from itertools import pairwise
from random import Random

import pytest

from bot.cli import simulate
from bot.poker.actions import ActionKind
from bot.poker.cards import DECK
from bot.poker.events import DeckShuffled, Drew, Event, OpenersShown, PassedIn, PotReturned
from bot.poker.games import GAMES
from bot.poker.games.base import Game
from bot.poker.hand import Hand
from bot.poker.house_rules import HouseRules
from bot.poker.machine.procedure import Outside
from bot.poker.phh import parse, replay, write
from bot.poker.rule_text import with_rules
from bot.poker.stakes import Stakes
from tests.harness.poker.deals import DrawTable

OPENERS = ("raiser", "button")
FEATURES = {"made up", "passed in", "left", "out", "returned"}


def some_rules(game: Game, rng: Random) -> HouseRules:
    rules = HouseRules(show_all=rng.random() < 0.2)
    if game.forced != "bring_in":
        rules = changed(rules, forced_bets=rng.choice((None, "blinds", "ante")), bb_ante=rng.random() < 0.3)
    if "joker" in game.house_rules:
        joker, most = rng.choice(("none", "wild", "bug")), rng.choice((3, 4, 5))
        rules = with_rules(rules, (f"joker={joker}", f"max_draw={most}", f"jackpots={rng.choice(('on', 'off'))}"))
        rules = with_rules(rules, (f"pass_in_max={rng.choice((1, 2, 10))}", f"draw_opener={rng.choice(OPENERS)}"))
    return game.fitting(rules)


def random_hand(rng: Random) -> Hand:
    """Play a random hand of any game, limit and house rules, with short stacks and players who are away or leave."""
    game = GAMES[rng.choice(list(GAMES))]
    rules = some_rules(game, rng)
    stacks = [rng.choice((1, 2, 7, 12, 15, 60)) if rng.random() < 0.4 else 400 for _ in range(rng.randint(2, 6))]
    stakes = game.stakes(rules, rng.choice((2, 10)), limit=rng.choice(game.limits))
    deck = game.deck_under(rules)
    cards = rng.sample(deck, len(deck))
    hand = Hand.start(game, rules, stakes, list(enumerate(stacks, 1)), rng.randint(1, len(stacks)), cards)
    while not hand.finished:
        action = simulate.choose(hand, rng)
        if action.kind is ActionKind.DRAW and rng.random() < 0.4:
            action = action._replace(cards=hand.state.player(action.seat).down[: hand.legal()[0].most])
        leaving = frozenset(seat for seat in range(1, 7) if rng.random() < 0.05)
        outside = Outside(rng.sample(deck, len(deck)), leaving)
        action = action._replace(absent=rng.random() < 0.2)
        if not isinstance(hand.apply(action, outside), tuple):
            hand.apply(action._replace(kind=ActionKind.CHECK, to=None), outside)
    return hand


def features(events: list[Event]) -> set[str]:
    found = {
        "made up": any(isinstance(a, DeckShuffled) and isinstance(b, Drew) for a, b in pairwise(events)),
        "passed in": any(isinstance(event, PassedIn) for event in events),
        "left": any(isinstance(event, PassedIn) and event.left for event in events),
        "out": any(isinstance(event, PassedIn) and event.out for event in events),
        "returned": any(isinstance(event, PotReturned) for event in events),
    }
    return {name for name, there in found.items() if there}


def test_a_written_file_of_any_game_and_house_rules_replays_to_the_same_stacks() -> None:
    """The hands are at least 200, and more if none of those had one of the features; how many depends on the games."""
    rng = Random(23)
    seen: Counter[str] = Counter()
    for count in range(1000):
        if count >= 200 and len(seen) == len(FEATURES):
            break
        hand = random_hand(rng)
        seen.update(features(hand.events))
        text = write(hand.events)
        history = parse(text)
        rules = with_rules(HouseRules(), history.house_rules)
        assert replay(history, rules).finishing_stacks == history.finishing_stacks, text
    assert seen.keys() == FEATURES


def test_a_file_for_one_player_has_their_own_cards_and_replays() -> None:
    """A file does not always replay after a reshuffle of cards the player has not seen: no deck may fit then."""
    rng = Random(22)
    for _ in range(100):
        hand = random_hand(rng)
        seats = [player.seat for player in hand.state.players]
        viewer = rng.choice(seats)
        history = parse(write(hand.events, seat=viewer))
        named = {card for line in history.lines for card in line.cards}
        assert set(hand.state.player(viewer).down) <= named
        if "made up" not in features(hand.events):
            rules = with_rules(HouseRules(), history.house_rules)
            assert replay(history, rules).finishing_stacks == history.finishing_stacks


def test_R7_2_a_file_for_another_player_does_not_reveal_that_the_opener_split_the_pair() -> None:
    rules = HouseRules(jackpots=True)
    cards = {1: "JsJdQhKhAh", 2: "2c4d6h8sTc", 3: "2d4h6s8cTd"}
    table = DrawTable("five-card-draw", {1: 500, 2: 500, 3: 500}, cards, stub="3h9s9c9d", button=3, rules=rules)
    table.play("1 bet", "2 call", "3 fold", "1 draw Jd", "2 draw", "1 check", "2 check")
    text = write(table.hand.events, seat=3)
    assert "'d dh p1 JsJd??????'" in text
    assert "'p1 sd ??', 'p2 sd', 'd dh p1 ??'" in text
    assert "'p1 sd Jd', 'p2 sd', 'd dh p1 3h'" in write(table.hand.events, seat=1)
    assert replay(parse(text), rules).finishing_stacks == parse(text).finishing_stacks


@pytest.mark.parametrize("seat", [None, 0, 2, 7])
def test_R7_2_a_file_names_the_cards_that_prove_a_folded_opener_only_once(seat: int | None) -> None:
    """Six others draw until the stub is reshuffled with all discards (R-5.5)."""
    rules = HouseRules(jackpots=True, show_all=True)
    seven = DrawTable("five-card-draw", dict.fromkeys(range(1, 8), 500), {1: "JcJd2c3c4c"}, rules=rules)
    seven.play("1 bet", "2 raise", *(f"{other} call" for other in range(3, 8)), "1 fold")
    opener = seven.hand.state.player(1).down
    seven.shuffle = [*opener, *(card for card in DECK if card not in opener)]
    for other in range(2, 8):
        seven.play(f"{other} draw {seven.holding(other)[:8]}")
    text = write(seven.check_round().hand.events, seat=seat)
    assert "made up" in features(seven.hand.events)
    assert (text.count("Jc"), text.count("Jd")) == (1, 1)
    replayed = replay(parse(text), rules)
    assert replayed.finishing_stacks == parse(text).finishing_stacks
    assert OpenersShown(1, opener[:2]) in replayed.hand.events


def test_a_file_names_the_openers_only_in_the_deal_that_was_opened() -> None:
    """Another player may have held the same card in an earlier deal that nobody opened (R-7.3)."""
    rules = HouseRules(jackpots=True)
    again = 0
    for seed in range(60):
        hand = simulate.play_hand(GAMES["five-card-draw"], rules, [400, 300, 200], 1, Random(seed))
        events = list(hand.events)
        ends = [at for at, event in enumerate(events) if isinstance(event, PassedIn)]
        if ends and any(isinstance(event, OpenersShown) for event in events):
            again += 1
            (line,) = re.findall(r"actions = .*", write(events, seat=0))
            named = [bool(re.search("[cdhs]", cards)) for cards in re.findall(r"'d dh p\d ([^']+)'", line)]
            assert not any(named[: 3 * len(ends)])
    assert again > 5


def test_a_written_file_starts_with_the_fields_of_the_standard_in_order() -> None:
    game = GAMES["deuce-to-seven-single-draw"]
    rules = HouseRules(bb_ante=True)
    hand = simulate.play_hand(game, rules, [400, 500], 1, Random(1), Stakes.blinds(10, limit="no"))
    lines = write(hand.events).splitlines()
    assert lines[:6] == [
        "variant = 'N2L1D'",
        "ante_trimming_status = false",
        "antes = [0, 10]",
        "_house_rules = ['bb_ante=on']",
        "blinds_or_straddles = [5, 10]",
        "min_bet = 10",
    ]
    assert parse("\n".join(lines)).starting_stacks == (500, 400)
