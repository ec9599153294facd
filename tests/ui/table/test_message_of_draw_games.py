"""The message of a draw game's table, which never shows a hidden card."""

import random
import re
from dataclasses import replace
from itertools import chain, product
from typing import get_args

import pytest

from bot.poker.actions import Action, ActionKind
from bot.poker.cards import DECK, JOKER, parse_cards
from bot.poker.events import Drew, HandStarted
from bot.poker.games import GAMES
from bot.poker.hand import Hand
from bot.poker.house_rules import HouseRules
from bot.poker.machine.jackpots import can_open
from bot.poker.machine.procedure import Outside
from bot.poker.refusals import Reason, Refusal
from bot.poker.stakes import Limit, Stakes
from bot.tables.rules.rotation import checked_legs
from bot.ui.scene.private_cards import cardless, private_text, times_served
from bot.ui.scene.refusals import refused
from bot.ui.scene.stakes import game_line
from bot.ui.table.message import TableMessageView
from bot.ui.table.turn_buttons import live_stake
from bot.ui.text.cards import JOKER_FACE, card_face, card_mark, card_marks, down_marks
from tests.harness.tables.altered import altered
from tests.harness.ui.cards_shown import assert_discord_takes, buttons, buttons_of, shuffled, text
from tests.harness.ui.scenes import WORST_NAME, act, deal, draw, play_out, scene, table, to_the_draw

PASSIVE = (ActionKind.DRAW, ActionKind.CHECK, ActionKind.CALL, ActionKind.BRING_IN)
DRAW_GAMES = [name for name, game in GAMES.items() if game.has_draws]
THREE = {1: 400, 2: 400, 3: 400}
JACKPOTS = HouseRules(jackpots=True, joker="bug")
PLAYED = [
    (name, rules) for name in DRAW_GAMES for rules in (HouseRules(), JACKPOTS) if GAMES[name].fitting(rules) == rules
]
"""Every draw game, also with jackpots where it allows them."""


def test_the_blinds_and_the_button_are_marked() -> None:
    shown = text(table(deal("badugi", THREE, button=1)))
    assert "`1` **Alice** Ⓓ" in shown
    assert "`2` **Bob** SB" in shown
    assert "`3` **Carol** BB" in shown


def test_R5_1_heads_up_the_button_is_the_small_blind() -> None:
    shown = text(table(deal("badugi", {1: 400, 2: 400}, button=1)))
    assert "**Alice** Ⓓ SB" in shown
    assert "**Bob** BB" in shown


@pytest.mark.parametrize("button", [1, 2])
def test_R5_1_heads_up_the_small_blind_is_listed_before_the_big_blind(button: int) -> None:
    names = ("Alice", "Bob") if button == 1 else ("Bob", "Alice")
    shown = text(table(deal("badugi", {1: 400, 2: 400}, button=button)))
    assert f"{names[0]} posts a blind of 5 → {names[1]} posts a blind of 10" in shown


def test_R5_1_with_three_players_the_small_blind_is_listed_before_the_big_blind() -> None:
    shown = text(table(deal("badugi", THREE, button=1)))
    assert "Bob posts a blind of 5 → Carol posts a blind of 10" in shown


@pytest.mark.parametrize(
    "case",
    [
        ({2: 5, 3: 10}, {2: "small", 3: "big"}),
        ({3: 10}, {3: "big"}),  # a dead small blind
        ({2: 5, 3: 10, 4: 10}, {2: "small", 3: "big"}),  # a newcomer posts
        ({}, {}),
    ],
)
def test_R5_2_the_small_and_the_big_blind_are_marked_and_a_newcomers_post_is_not(
    case: tuple[dict[int, int], dict[int, str]],
) -> None:
    posted, expected = case
    hand = deal("badugi", {1: 400, 2: 400, 3: 400, 4: 400})
    view = table(hand)
    started = view.last.recent[0]
    assert isinstance(started, HandStarted)
    asked = tuple(posted.get(seat, 0) for seat in started.seats)
    changed = altered(view, recent=(replace(started, blinds=asked),))
    assert scene(changed).blinds == expected


def test_R5_4_the_table_shows_how_many_cards_each_player_drew_but_not_which() -> None:
    hand = to_the_draw(deal("badugi", THREE, deck=shuffled(3)))
    draw(hand, 0, 2)
    draw(hand)
    view = table(hand)
    shown = text(view)
    assert f"> {down_marks(4)} drew 2" in shown
    assert f"> {down_marks(4)} pat" in shown
    assert "**First draw** · Bob draws 2 → Carol stands pat" in shown
    assert "**Pot 30** · **First draw**" in shown
    assert "to draw, time runs out <t:" in shown


def test_R5_4_every_draw_of_the_hand_stays_visible() -> None:
    hand = to_the_draw(deal("badugi", {1: 400, 2: 400}, deck=shuffled(3)))
    for places in ((), (0, 1), (0, 1, 2), ()):
        draw(hand, *places)
        to_the_draw(hand)
    shown = text(table(hand))
    assert "pat, drew 3" in shown
    assert "drew 2, pat" in shown


def test_the_betting_after_a_draw_is_named_after_that_draw() -> None:
    hand = to_the_draw(deal("badugi", THREE))
    for _ in THREE:
        draw(hand)
    assert "**After the first draw**" in text(table(hand))
    act(hand, ActionKind.CHECK)
    shown = text(table(hand))
    assert "**First draw** · Bob stands pat → Carol stands pat → Alice stands pat" in shown
    assert "**After the first draw** · Bob checks" in shown


def test_a_waiting_table_whose_title_shows_the_stakes_has_no_empty_line() -> None:
    """In no limit, the title already shows the blinds."""
    view = table(deal("deuce-to-seven-single-draw", THREE))
    waiting = altered(view, hand=None, recent=(), hand_number=0, game="deuce-to-seven-single-draw")
    assert "### Riverside · No-Limit 2-7 Single Draw 5/10\n" in f"{text(waiting)}\n"
    assert not any(line.strip() == "-#" for line in text(waiting).splitlines())


def test_the_player_to_draw_has_buttons_to_draw_and_to_stand_pat() -> None:
    hand = to_the_draw(deal("badugi", THREE))
    offered = buttons(table(hand))
    assert offered["Draw"] == f"lb:d:7:12:{hand.version}"
    assert offered["Stand pat"] == f"lb:a:7:12:{hand.version}:draw"
    assert not {"Check", "Fold"} & set(offered)


@pytest.mark.parametrize("name", DRAW_GAMES)
def test_a_showdown_shows_all_cards_of_a_drawn_hand_and_its_name(name: str) -> None:
    hand = play_out(deal(name, THREE, deck=shuffled(5)), PASSIVE)
    words = text(table(hand))
    shown = [seat for seat in hand.view(None).seats if seat.shown]
    assert shown
    for seat in shown:
        assert seat.holding is not None
        # Behind "badugi:" the word is not said again.
        assert re.sub(r"(badugi: .+) badugi$", r"\1", str(seat.holding)) in words
        assert all(card_mark(card) in words for card in seat.shown)


def test_R2_6_a_shown_badugi_starts_with_the_cards_that_count() -> None:
    """The player left of the button shows first; only one of their two kings counts."""
    dealt = parse_cards("2s 3s Kc 3d 5h 3c Kd 3h")
    hand = deal("badugi", {1: 400, 2: 400}, deck=(*dealt, *(card for card in DECK if card not in dealt)))
    shown = text(table(play_out(hand, PASSIVE)))
    assert card_marks(parse_cards("Kd5h2sKc")) in shown


def test_R3_2_a_mucked_hand_of_a_draw_game_shows_no_card() -> None:
    for seed in range(20):
        hand = play_out(deal("badugi", {1: 400, 2: 400}, deck=shuffled(seed)), PASSIVE)
        mucked = [seat for seat in hand.state.players if seat.mucked]
        if mucked:
            shown = text(table(hand))
            assert "mucked" in shown
            assert card_marks(mucked[0].down) not in shown
            assert "> pat, pat, pat" in shown
            return
    pytest.fail("nobody mucked in twenty hands")


# The games' own


def test_the_title_shows_the_game_and_its_limit_and_the_blinds() -> None:
    assert "### Riverside · Badugi 10/20\n-# Hand 12 · blinds 5/10" in text(table(deal("badugi", THREE)))
    shown = text(table(deal("deuce-to-seven-single-draw", THREE)))
    assert "### Riverside · No-Limit 2-7 Single Draw 5/10\n-# Hand 12\n" in shown
    pot = table(deal("five-card-draw", THREE, limit="pot"))
    assert "### Riverside · Pot-Limit Five Card Draw 10\n-# Hand 12 · ante 2" in text(pot)


def test_the_message_names_the_house_rules_that_change_the_game() -> None:
    shown = text(table(deal("five-card-draw", THREE, rules=JACKPOTS)))
    assert "ante 2 · Jackpots · the joker is a bug" in shown
    assert "one draw" in text(table(deal("badugi", THREE, rules=HouseRules(draws=1))))
    shown = text(table(deal("badugi", THREE, rules=HouseRules(bb_ante=True))))
    assert "big blind ante" in shown
    assert "Carol posts a big blind ante of 10" in shown


def unopened(*away: int, rules: HouseRules = JACKPOTS, again: bool = True) -> Hand:
    """Deal a hand that all check, the ``away`` ones because they are absent; ``again`` deals the next one at once."""
    hand = deal("five-card-draw", THREE, rules=rules, deck=rules_deck(rules))
    for _ in THREE:
        assert hand.to_act is not None
        check = Action(hand.to_act, ActionKind.CHECK, absent=hand.to_act in away)
        hand.apply(check, Outside(rules_deck(rules) if again else ()))
    return hand


def rules_deck(rules: HouseRules) -> tuple[int, ...]:
    return GAMES["five-card-draw"].deck_under(rules)


def test_R7_3_the_table_says_that_nobody_opened_a_deal() -> None:
    assert "Nobody opened: this deal is over" in text(table(unopened()))


def test_R7_3_after_a_deal_that_nobody_opened_the_table_says_when_the_new_one_comes() -> None:
    view = table(unopened(again=False), deadline_ms=None, deal_again_ms=1_800_000_008_000)
    notice = "Nobody opened. The pot carries over, and everyone antes again for the new deal <t:1800000008:R>."
    assert notice in text(view)
    assert not {"Check", "Bet 10"} & set(buttons(view))
    early = Refusal(Reason.OUT_OF_TURN, 1, None, ())
    assert refused(scene(view), early) == "Nobody opened, so it's nobody's turn until the new deal."


def test_R7_3_a_player_who_did_not_act_on_time_is_out_of_the_hand_and_reads_why() -> None:
    hand = unopened(2)
    view = table(hand)
    assert "Nobody opened: this deal is over → Bob was away and is out of this hand" in text(view)
    assert "`2` Bob · 398 · out, was away" in text(view)
    assert cardless(hand.view(2)) == "no-cards-out"
    assert cardless(hand.view(1)) is None
    assert live_stake(view, 102) == 2, "Bob may get it back"


def test_R7_3_the_table_names_the_players_who_get_the_pot_back() -> None:
    shown = text(table(unopened(2, 3)))
    assert "**Hand over**\nNobody opened, so the pot is refunded: Bob 2, Carol 2, and Alice 2" in shown
    assert " wins " not in shown
    assert {cardless(unopened(2, 3).view(seat)) for seat in THREE} == {"no-cards"}


def test_R7_2_the_openers_are_shown_to_the_table() -> None:
    deck = [*parse_cards("2c3c JsJd 4c5d"), *(card for card in DECK if card not in parse_cards("2c3cJsJd4c5d"))]
    hand = deal("five-card-draw", {1: 400, 2: 400}, rules=HouseRules(jackpots=True), deck=_jacks_to_both(deck))
    act(hand, ActionKind.BET)
    act(hand, ActionKind.FOLD)
    assert "shows openers: `J`" in text(table(hand))


def _jacks_to_both(deck: list[int]) -> list[int]:
    """Return a deck that gives each of two players a pair of jacks; cards are dealt one at a time."""
    jacks = parse_cards("JsJdJhJc")
    return [jacks[0], jacks[2], jacks[1], jacks[3], *(card for card in deck if card not in jacks)]


def test_the_joker_has_its_own_face() -> None:
    assert card_mark(JOKER) == JOKER_FACE == card_face(JOKER)
    assert card_face(parse_cards("Ah")[0]) == "A♥\N{VARIATION SELECTOR-16}"


# A mixed table


def test_a_mixed_table_names_the_current_game_and_the_next_one() -> None:
    hand = deal("badugi", THREE)
    settings = replace(table().settings, rotation=("razz", "badugi"))
    view = table(hand, settings=settings, game="badugi", stakes=hand.state.stakes)
    shown = text(view)
    assert "Riverside · Badugi 10/20" in shown
    assert "mixed games · blinds 5/10" in shown
    assert "This hand: Badugi" in shown
    over = table(play_out(hand, PASSIVE), settings=settings, game="badugi", next_game="razz")
    assert "Next hand <t:1800000008:R>: the game changes to **Razz**" in text(over)
    before = table(settings=settings, game="razz")
    assert "### Riverside · Mixed games 10/20, next Razz\n-# ante 2 · bring-in 3" in text(before)


def test_a_waiting_or_closed_mixed_table_is_titled_mixed_games() -> None:
    hand = play_out(deal("badugi", THREE), PASSIVE)
    settings = replace(table().settings, rotation=("razz", "badugi"))
    shown = table(hand, settings=settings, game="badugi", stakes=hand.state.stakes, next_game="razz")
    assert "### Riverside · Badugi 10/20\n-# Hand 12 · mixed games · blinds 5/10" in text(shown)
    waits = text(altered(shown, next_hand_ms=None))
    assert "### Riverside · Mixed games 10/20, next Razz\n-# Hand 12\n" in waits
    goes_on = text(altered(shown, next_hand_ms=None, next_game=None))
    assert "### Riverside · Mixed games 10/20, next Badugi\n-# Hand 12 · blinds 5/10" in goes_on
    closed = text(altered(shown, closed=True))
    assert "### Riverside · Mixed games 10/20\n-# Hand 12\n" in closed


def test_R17_3_a_mix_of_both_kinds_names_the_blinds_of_its_games_without_a_fixed_limit() -> None:
    single, least = "deuce-to-seven-single-draw", Stakes.blinds(5, limit="no")
    settings = replace(table().settings, rotation=("razz", single))
    over = play_out(deal("badugi", THREE), PASSIVE)
    before = table(over, settings=settings, game="razz", next_game=single, next_stakes=least)
    assert "the game changes to **No-Limit 2-7 Single Draw 2/5**" in text(before)
    waits = text(altered(before, next_hand_ms=None))
    assert "### Riverside · Mixed games 10/20, next No-Limit 2-7 Single Draw 2/5\n" in waits
    hand = deal(single, THREE, limit="no")
    played = text(table(hand, settings=settings, game=single, stakes=hand.state.stakes))
    assert "### Riverside · No-Limit 2-7 Single Draw 5/10\n" in played
    assert "This hand: No-Limit 2-7 Single Draw 5/10" in played
    named = replace(settings, game=single, rotation=(single, "razz"), stakes=least)
    assert game_line("en-US", named) == "Mixed games, blinds 2/5"
    after = table(over, settings=named, game=single, next_game="razz", next_stakes=Stakes.of(10))
    assert "the game changes to **Razz 10/20**" in text(after)


def test_R17_4_a_mix_of_both_kinds_names_a_big_blind_ante_only_where_it_is_posted() -> None:
    rules = HouseRules(bb_ante=True)
    games = ("badugi", "deuce-to-seven-single-draw")
    settings = replace(
        table().settings, rules=rules, game=games[0], rotation=games, stakes=Stakes.blinds(10), seats_max=6
    )
    told = []
    for leg in checked_legs(settings):
        view = table(deal(leg.game.name, THREE), settings=settings, game=leg.game.name, stakes=leg.stakes)
        told.append("big blind ante" in text(view._replace(games=view.games._replace(rules=leg.rules))))
    assert told == [False, True]


def test_a_mixed_table_names_the_streets_of_the_game_of_the_hand() -> None:
    settings = replace(table().settings, rotation=("razz", "badugi"))
    hand = to_the_draw(deal("badugi", THREE))
    draw(hand)
    view = table(hand, settings=settings, game="badugi")
    assert "**First draw**" in text(view)
    assert "First draw" in private_text(scene(view), hand.view(1))


# Secrecy and limits


@pytest.mark.parametrize("case", list(product(PLAYED, range(6))))
def test_R5_4_no_message_of_the_table_contains_a_card_that_was_not_shown(
    case: tuple[tuple[str, HouseRules], int],
) -> None:
    (name, rules), seed = case
    full = GAMES[name].deck_under(rules)
    deck = random.Random(seed).sample(full, len(full))
    hand = deal(name, dict.fromkeys(range(1, 6), 400), rules=rules, deck=deck)
    while not hand.finished:
        if hand.state.drawing:
            draw(hand, *range(seed % 3))
        elif hand.state.needs_openers and can_open(hand.state.ranking, hand.view(hand.to_act or 0).downcards):
            act(hand, ActionKind.BET)
        else:
            kinds = {option.kind for option in hand.legal()}
            act(hand, next(kind for kind in PASSIVE if kind in kinds), seed=hand.version)
        _assert_secret(hand)


def _assert_secret(hand: Hand) -> None:
    view = table(hand)
    assert all(event.discards == event.cards == () for event in view.last.recent if isinstance(event, Drew))
    public = {card for seat in hand.view(None).seats for card in seat.shown}
    public |= {card for event in view.last.recent if hasattr(event, "cards") for card in event.cards}
    card = TableMessageView(scene(view))
    shown = "".join([*card.words(), *chain.from_iterable(buttons_of(card).items())])
    for hidden in set(hand.state.game.deck_under(hand.state.rules)) - public:
        assert card_mark(hidden) not in shown
        assert card_face(hidden) not in shown


@pytest.mark.parametrize("case", list(product(DRAW_GAMES, get_args(Limit))))
def test_any_message_of_a_draw_game_fits_within_discords_limits(case: tuple[str, Limit]) -> None:
    name, limit = case
    stacks = dict.fromkeys(range(1, GAMES[name].seats_most + 1), 400)
    hand = deal(name, stacks, limit=limit, deck=shuffled(8))
    while not hand.finished:
        assert_discord_takes(TableMessageView(scene(table(hand), names=lambda _: WORST_NAME)))
        kinds = {option.kind for option in hand.legal()}
        if ActionKind.DRAW in kinds:
            draw(hand, 0)
        else:
            act(hand, next(kind for kind in PASSIVE if kind in kinds))


# A player's own cards


def test_the_text_with_a_players_cards_marks_the_new_cards_after_a_draw() -> None:
    hand = to_the_draw(deal("badugi", {1: 400, 2: 400}, deck=shuffled(3)))
    seat = hand.to_act
    assert seat is not None
    before = private_text(scene(table(hand)), hand.view(seat))
    assert "New" not in before
    draw(hand, 0, 3)
    shown = private_text(scene(table(hand)), hand.view(seat))
    held, new = (card_marks(parse_cards(cards)) for cards in ("2s4h9dJc", "4hJc"))
    assert f"## {held}\nNew: {new}\n" in shown
    assert "badugi" in shown
    assert "First draw" in shown


def test_the_text_with_a_players_cards_names_the_betting_after_a_draw_as_the_table_does() -> None:
    hand = to_the_draw(deal("badugi", {1: 400, 2: 400}))
    assert "· First draw" in private_text(scene(table(hand)), hand.view(1))
    draw(hand)
    assert "· First draw" in private_text(scene(table(hand)), hand.view(1))
    draw(hand)
    assert "**After the first draw**" in text(table(hand))
    assert "· After the first draw" in private_text(scene(table(hand)), hand.view(1))


def test_the_text_with_a_players_cards_marks_no_card_as_new_after_standing_pat() -> None:
    hand = to_the_draw(deal("badugi", {1: 400, 2: 400}))
    seat = hand.to_act
    assert seat is not None
    draw(hand)
    assert "New" not in private_text(scene(table(hand)), hand.view(seat))


def test_R8_1_a_player_with_a_joker_sees_it_and_the_hand_that_it_makes() -> None:
    deck = [*parse_cards("AsKdAhQd"), JOKER, *(card for card in DECK if card not in parse_cards("AsKdAhQd"))]
    hand = deal("five-card-draw", {1: 400, 2: 400}, rules=HouseRules(joker="wild"), deck=deck)
    holder = next(seat for seat in (1, 2) if JOKER in hand.view(seat).downcards)
    shown = private_text(scene(table(hand)), hand.view(holder))
    assert JOKER_FACE in shown
    assert "You have: " in shown


def test_each_message_with_a_players_cards_in_one_hand_has_a_different_number() -> None:
    """The number is part of the nonce, and Discord drops a message with a nonce that it has seen before."""
    hand = deal("five-card-draw", THREE, rules=JACKPOTS, deck=(*DECK, JOKER))
    seen = [times_served(table(hand), 1)]
    for _ in THREE:
        act(hand, ActionKind.CHECK)
    seen.append(times_served(table(hand), 1))
    assert len(set(seen)) == 2
    hand = to_the_draw(deal("badugi", {1: 10, 2: 10}))
    seen = [times_served(table(hand), 1)]
    while not hand.finished:
        drew = hand.to_act == 1
        draw(hand, 0)
        if drew:
            seen.append(times_served(table(hand), 1))
    assert len(seen) == len(set(seen)) == 4
