"""The texts of /rules about each game, built from its data."""

import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise, product
from typing import Literal

import pytest

from bot.locales.phrases import LOCALES, say
from bot.poker.cards import JOKER, parse_cards
from bot.poker.games import GAMES
from bot.poker.games.base import Game
from bot.poker.holdings.high import High
from bot.poker.house_rules import HouseRules
from bot.tables.ports import TableView
from bot.tables.state import TableSettings
from bot.ui.help.guide import SECTIONS, examples, guide_to
from bot.ui.help.pages import TEXT_MOST
from bot.ui.pictures.alt_text import ALT_MOST, guide_alt_text, spoken
from bot.ui.pictures.drawing import fonts
from bot.ui.pictures.drawing.guide import draw_guide
from tests.harness.languages import phrases_of
from tests.harness.tables.altered import altered
from tests.ui.scene.test_table_text import view

EN = "en-US"


def at(game: Game, rules: HouseRules | None = None) -> TableView:
    rules = rules or HouseRules()
    settings = TableSettings(game.name, game.stakes(rules, 10), rules, game.seats_most, 400, 400)
    return altered(view(), settings=settings, game=game.name, stakes=settings.stakes)


def every_page() -> Iterator[tuple[str, str]]:
    for name, game in GAMES.items():
        for rules in (HouseRules(), HouseRules(jackpots=True, joker="bug"), HouseRules(draws=1, bb_ante=True)):
            if game.misfit(rules) is None:
                guide = guide_to(EN, game, at(game, rules))
                yield from ((name, guide.text(section)) for section in guide.sections())


def test_no_page_of_the_rules_is_empty_or_too_long() -> None:
    for name, text in every_page():
        assert 0 < len(text) <= TEXT_MOST, name


@pytest.mark.parametrize("game", GAMES.values())
def test_every_game_lists_example_hands_best_first(game: Game) -> None:
    hands = [parse_cards(hand) for hand in examples(game.ranking)]
    assert len(hands) > 4
    own = 2 if game.has_board else 5
    strengths = [game.ranking.strength(hand[:own], hand[own:]) for hand in hands]
    assert all(better > worse for better, worse in pairwise(strengths))


def test_an_example_hand_is_shown_as_cards_with_its_name() -> None:
    text = guide_to(EN, GAMES["razz"], None).text("hands")
    assert "wheel" in text
    assert "eight-seven low" in text
    assert text.count("`") >= 2 * 5 * len(examples(GAMES["razz"].ranking))


def test_the_guide_says_for_each_street_what_is_dealt_and_who_acts_first_and_the_bet_size() -> None:
    lines = guide_to(EN, GAMES["razz"], at(GAMES["razz"])).text("streets").splitlines()
    third = next(line for line in lines if "Third street" in line)
    assert "2 down cards and 1 up" in third
    assert "brings it in or completes" in third
    assert "small bets: 10 here" in third
    assert "big bets: 20 here" in next(line for line in lines if "Fifth street" in line)
    assert "1 down card" in next(line for line in lines if "Seventh street" in line)


@pytest.mark.parametrize("game", GAMES.values())
def test_every_street_of_every_game_says_who_acts_first(game: Game) -> None:
    opens = [written.text for key, written in phrases_of(EN).items() if key.startswith("guide-opens-")]
    for rules in {HouseRules(), game.fitting(HouseRules(draws=1)), game.fitting(HouseRules(forced_bets="ante"))}:
        _, _, *streets, _ = guide_to(EN, game, at(game, rules)).text("streets").splitlines()
        assert len(streets) == len(game.streets_under(rules))
        assert all(any(sentence in line for sentence in opens) for line in streets)


@pytest.mark.parametrize("case", list(product([game for game in GAMES.values() if game.has_draws], sorted(LOCALES))))
def test_draw_games_are_explained_in_rounds_and_never_in_streets(case: tuple[Game, str]) -> None:
    game, locale = case
    guide = guide_to(locale, game, at(game))
    texts = [guide.text(section) for section in guide.sections()]
    texts += [say(locale, f"guide-section-{section}") for section in guide.sections()]
    for text in texts:
        assert not re.search(r"streets?\b|\bgat(a|an|or)\b|\brues?\b", text, re.IGNORECASE), text
    razz = guide_to(locale, GAMES["razz"], None).text("streets")
    assert re.search(r"streets?\b|\bgat(a|an|or)\b|\brues?\b", razz, re.IGNORECASE), "the pattern finds streets"


def test_R15_3_the_guide_says_for_each_street_how_many_cards_come_on_the_board() -> None:
    lines = guide_to(EN, GAMES["limit-holdem"], None).text("streets").splitlines()
    dealt = {
        "Preflop": "2 down cards",
        "Flop": "3 cards are dealt",
        "Turn": "1 card is dealt",
        "River": "1 card is dealt",
    }
    for street, cards in dealt.items():
        assert cards in next(line for line in lines if f"**{street}.**" in line)


@pytest.mark.parametrize("case", [(3, 3), (1, 1)])
def test_the_guide_lists_as_many_draws_as_the_house_rules_set(case: tuple[int, int]) -> None:
    draws, count = case
    game = GAMES["badugi"]
    rules = HouseRules(draws=1) if draws == 1 else HouseRules()
    assert guide_to(EN, game, at(game, rules)).text("streets").count("discards up to 4 cards") == count


def test_playing_with_antes_changes_which_player_the_guide_says_acts_first() -> None:
    game = GAMES["badugi"]
    blinds = guide_to(EN, game, at(game)).text("streets")
    antes = guide_to(EN, game, at(game, HouseRules(forced_bets="ante"))).text("streets")
    assert "left of the big blind acts first" in blinds
    assert "big blind" not in antes


def test_R6_3_a_house_rule_sets_who_acts_first_after_the_draw() -> None:
    game = GAMES["five-card-draw"]
    raiser = guide_to(EN, game, at(game)).text("streets")
    button = guide_to(EN, game, at(game, HouseRules(draw_opener="button"))).text("streets")
    assert "The last player to raise in the previous round" in raiser
    assert "The last player to raise in the previous round" not in button
    assert button.count("The first player left of the button acts first.") == 2


def test_the_guide_describes_a_table_only_if_it_plays_the_game_of_the_guide() -> None:
    table = at(GAMES["five-card-draw"], HouseRules(jackpots=True))
    guide = guide_to(EN, GAMES["five-card-draw"], table)
    assert guide.sections() == SECTIONS
    here = guide.text("here")
    for part in ("Buy-in: 400", "ante 2", "jacks or better to open"):
        assert part in here
    assert guide_to(EN, GAMES["razz"], table).sections() == SECTIONS[:-1]


def test_the_guide_explains_bets_for_the_tables_betting_limit() -> None:
    fixed, table = GAMES["badugi"], at(GAMES["badugi"])
    stakes = fixed.stakes(HouseRules(), 10, limit="no")
    free = altered(table, settings=replace(table.settings, stakes=stakes), stakes=stakes)
    assert "one bet and 3 raises" in guide_to(EN, fixed, table).text("bets")
    assert "You can go all-in at any time." in guide_to(EN, fixed, free).text("bets")
    assert "small bet" not in guide_to(EN, fixed, free).text("streets")


@pytest.mark.parametrize("limit", ["pot", "no"])
def test_with_antes_the_stakes_and_not_the_blinds_set_the_minimum_bet(limit: Literal["pot", "no"]) -> None:
    game = GAMES["five-card-draw"]
    texts = {}
    for forced in ("blinds", "ante"):
        rules = HouseRules(forced_bets=forced)
        table = at(game, rules)
        stakes = game.stakes(rules, 10, limit=limit)
        there = altered(table, settings=replace(table.settings, stakes=stakes), stakes=stakes)
        texts[forced] = guide_to(EN, game, there).text("bets")
    assert "The minimum bet is the big blind" in texts["blinds"]
    assert "The stakes set the minimum bet" in texts["ante"]
    assert "blind" not in texts["ante"]


def test_the_guide_has_no_example_hands_if_the_ranking_has_none() -> None:
    to_come = replace(GAMES["five-card-draw"], ranking=High("wild"))
    guide = guide_to(EN, to_come, None)
    assert guide.picture().examples == ()
    assert guide.text("hands").count("\n") == 1


# As a picture


@pytest.mark.parametrize("case", list(product(GAMES.values(), sorted(LOCALES))))
def test_the_picture_of_a_game_shows_every_example_hand_and_its_alt_text_names_them_all(case: tuple[Game, str]) -> None:
    game, locale = case
    picture = guide_to(locale, game, None).picture()
    words = guide_alt_text(picture)
    assert len(words) < ALT_MOST
    assert [{*example.cards} for example in picture.examples] == [
        {*parse_cards(hand)} for hand in examples(game.ranking)
    ]
    assert picture.game in words
    assert picture.heading in words
    for example in picture.examples:
        assert example.name in words
        assert all(spoken([card]) in words for card in example.cards)


def test_an_example_hand_separates_the_cards_that_do_not_count() -> None:
    three = guide_to(EN, GAMES["badugi"], None).picture().examples[3]
    assert (three.cards[: three.counting], three.cards[three.counting :]) == (parse_cards("4c3d2s"), parse_cards("2h"))
    assert "4♣ 3♦ 2♠ without 2♥" in guide_alt_text(guide_to(EN, GAMES["badugi"], None).picture())


@pytest.mark.parametrize("locale", sorted(LOCALES))
def test_no_name_of_an_example_hand_is_cut_short_in_any_language(locale: str, monkeypatch: pytest.MonkeyPatch) -> None:
    fitted, drawn = fonts.fitted, []

    def watched(text: str, size: int, room: int, least: int) -> tuple[str, int]:
        drawn.append(fitted(text, size, room, least))
        return drawn[-1]

    # No assertion looks at the PNG, which takes longer to encode than to draw.
    monkeypatch.setattr("bot.ui.pictures.drawing.guide.png", lambda image: b"")
    monkeypatch.setattr(fonts, "fitted", watched)
    for game in GAMES.values():
        draw_guide(guide_to(locale, game, None).picture())
        if not game.misfit(rules := HouseRules(jackpots=True, joker="bug")):
            draw_guide(replace(guide_to(locale, game, at(game, rules)).picture(), place=""))
    assert len(drawn) > 40
    assert not [text for text, _ in drawn if text.endswith("…")]


@pytest.mark.parametrize(
    "case",
    [
        ("de", "Badugi: Vier hoch", "Badugi: Drei Karten, Sechs hoch"),
        ("fr", "badugi\u00a0: quatre", "badugi\u00a0: main à 3 cartes, six"),
        ("sv-SE", "badugi: fyra hög", "badugi: trekortshand, sexa hög"),
    ],
)
def test_the_name_of_the_badugi_half_of_an_example_hand_says_badugi_once(case: tuple[str, str, str]) -> None:
    locale, best, third = case
    pictured = guide_to(locale, GAMES["badacey"], None).picture().examples
    assert (pictured[0].halves[1], pictured[2].halves[1]) == (best, third)
    alone = guide_to(locale, GAMES["badugi"], None).picture().examples[0]
    assert alone.name.casefold().startswith("badugi")


@pytest.mark.parametrize("joker", ["wild", "bug"])
def test_with_a_joker_the_examples_include_it_and_still_start_with_the_best(joker: Literal["wild", "bug"]) -> None:
    game, rules = GAMES["five-card-draw"], HouseRules(joker=joker)
    guide = guide_to(EN, game, at(game, rules))
    strengths = [game.ranking_under(rules).strength(example.cards) for example in guide.examples()]
    assert all(better > worse for better, worse in pairwise(strengths))
    assert JOKER in guide.examples()[0].cards
    assert "five aces" in guide.text("hands") or "five of a kind" in guide.text("hands")


def test_with_jackpots_the_examples_mark_the_hands_that_can_open() -> None:
    game = GAMES["five-card-draw"]
    played, plain = (guide_to(EN, game, at(game, rules)) for rules in (HouseRules(jackpots=True), HouseRules()))
    *opening, last = [example.name for example in played.examples()]
    assert all(name.endswith(", opens") for name in opening)
    assert not last.endswith("opens")
    assert "opens" not in "".join(example.name for example in plain.examples())


def test_the_picture_names_the_table_if_its_house_rules_apply() -> None:
    game = GAMES["five-card-draw"]
    table = altered(at(game, HouseRules(jackpots=True)), name="**River**")
    place = guide_to(EN, game, table).picture().place
    assert place == "At **River**, Jackpots"
    assert place in guide_alt_text(guide_to(EN, game, table).picture())
    assert guide_to(EN, game, None).picture().place == ""
