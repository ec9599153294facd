"""2-7 Razz: the example of a new game in bot/poker/games/README.md (.docs/rules.md, section 12)."""

from itertools import combinations
from pathlib import Path
from random import Random

from bot.cli.simulate import play_hand
from bot.poker import games
from bot.poker.cards import DECK, cards_text, parse_cards
from bot.poker.events import HoldingShown
from bot.poker.games import GAMES, deuce_to_seven_razz
from bot.poker.games.razz import RAZZ
from bot.poker.hand import Hand
from bot.poker.house_rules import HouseRules
from bot.poker.phh import parse, replay, write
from bot.poker.stakes import Stakes
from bot.practice.strategies.styles import style_of
from tests.harness.oracle.worths import deuce_to_seven
from tests.harness.poker.deals import Played, razz_deck

DEUCE_TO_SEVEN_RAZZ = GAMES["deuce-to-seven-razz"]
RULES = HouseRules()
CARDS = {1: "7c 5d Ac 4h 3s 2c Ks", 2: "Ad 2d Kh 3d 4d 5h 8s", 3: "Kd Qd Jh"}


def table() -> Played:
    deck = razz_deck((1, 2, 3), CARDS, out={3: 1})
    played = Played()
    seats = [(seat, 1000) for seat in CARDS]
    played.hand = Hand.start(DEUCE_TO_SEVEN_RAZZ, RULES, Stakes.of(20, ante=2, bring_in=3), seats, 3, deck)
    return played


def test_a_hand_can_be_played_from_the_bring_in_to_the_showdown() -> None:
    """The ace brings it in, ace-high boards are the worst, and 7-5-4-3-2 beats a hand with the ace."""
    played = table()
    assert played.hand.to_act == 1
    played.play("1 bring_in", "2 complete", "3 fold", "1 call")
    assert played.hand.to_act == 2
    while not played.hand.finished:
        played.check_round()
    assert played.stacks() == {1: 1024, 2: 978, 3: 998}
    assert [shown.seat for shown in played.hand.events if isinstance(shown, HoldingShown)] == [2, 1]
    assert [str(seat.holding) for seat in played.hand.view(None).seats[:2]] == ["seven low", "eight low"]


def test_the_suit_of_the_ace_decides_between_tied_boards() -> None:
    """Ad2h speaks before Ac2s (R-4.5): the ace is the highest card.

    If aces were low, the deuces would decide, and seat 1 would speak first.
    """
    cards = {1: "9c 8d Ad 2h 3s 4c Ks", 2: "9d 8h Ac 2s 3d 4d 5h"}
    played = Played()
    stakes = Stakes.of(20, ante=2, bring_in=3)
    played.hand = Hand.start(
        DEUCE_TO_SEVEN_RAZZ, RULES, stakes, [(seat, 1000) for seat in cards], 2, razz_deck((1, 2), cards)
    )
    assert played.hand.to_act == 1
    played.play("1 bring_in", "2 call")
    assert played.hand.to_act == 2


def test_the_readme_shows_the_example_exactly_as_the_source_has_it() -> None:
    page = Path(games.__file__).with_name("README.md").read_text(encoding="utf-8")
    example = "".join(f"{line[4:]}\n" for line in page.splitlines() if line.startswith("    "))
    assert example in Path(deuce_to_seven_razz.__file__).read_text(encoding="utf-8")
    assert len(example.splitlines()) == 9


def test_pokerstars_files_have_razz_but_not_deuce_to_seven_razz() -> None:
    assert RAZZ.pokerstars
    assert not DEUCE_TO_SEVEN_RAZZ.pokerstars


def test_hands_are_ranked_as_deuce_to_seven_lows() -> None:
    ranking = DEUCE_TO_SEVEN_RAZZ.ranking
    wheel, seven = parse_cards("Ac2d3h4s5cKdKh"), parse_cards("2d3h4s5c7dKdKh")
    assert ranking.strength(seven) > ranking.strength(wheel)
    assert cards_text(ranking.playing(seven, "cdhs")) == "7d5c4s3h2d"


def test_random_hands_keep_all_chips_and_replay_from_their_files() -> None:
    rng = Random(1)
    for _ in range(60):
        hand = play_hand(DEUCE_TO_SEVEN_RAZZ, RULES, [rng.choice((15, 300)) for _ in range(4)], 1, rng)
        history = parse(write(hand.events))
        assert history.variant == "F2R"
        assert sum(hand.stack(seat) for seat in range(1, 5)) == sum(history.starting_stacks)
        assert replay(history, RULES).finishing_stacks == history.finishing_stacks
        assert Hand.from_events(hand.events) == hand


def test_R12_3_the_best_five_of_seven_cards_match_a_brute_force_search() -> None:
    """The search uses the words of the rules: pairs, straights and flushes count against a hand, aces are high."""
    rng = Random(12)
    for _ in range(300):
        ours, theirs = rng.sample(DECK, 7), rng.sample(DECK, 7)
        by_hand = [max(map(deuce_to_seven, combinations(cards, 5))) for cards in (ours, theirs)]
        strengths = [DEUCE_TO_SEVEN_RAZZ.ranking.strength(cards) for cards in (ours, theirs)]
        assert (strengths[0] > strengths[1]) is (by_hand[0] > by_hand[1])
        assert (strengths[0] == strengths[1]) is (by_hand[0] == by_hand[1])


def test_house_players_do_not_start_with_an_ace() -> None:
    assert not any(cards_text([card])[0] == "A" for card in style_of("deuce-to-seven-razz").hole_cards)
    assert len(style_of("deuce-to-seven-razz").hole_cards) == 4 * 7
