"""A finished hand in words: every event, who won each pot, and which cards the report hides from whom."""

import random
import re
from collections.abc import Sequence
from dataclasses import replace
from itertools import product
from typing import get_args

import discord
import pytest

from bot.locales import DEFAULT
from bot.locales.phrases import LOCALES, Phrases, find
from bot.moderation.hand_archive import Disclosure, LoggedEvent, LoggedHand
from bot.poker.actions import ActionKind
from bot.poker.events import BroughtIn, Drew, Event, HandStarted, PotAwarded, StreetDealt, public_events
from bot.poker.games import GAMES
from bot.poker.hand import Hand
from bot.poker.house_rules import HouseRules
from bot.tables.saving import Via
from bot.ui.discord.custom_ids import HAND_BUTTON, hand_button
from bot.ui.history.report import PAGE_MOST, HandPages, paged, report
from bot.ui.text.cards import card_mark, card_marks
from tests.harness.poker.deals import DrawTable, draw_deck
from tests.harness.ui.scenes import SETTINGS, act, deal, draw, name_of, play, play_out, to_the_draw

SAY = Phrases(DEFAULT)
OPENED_MS = 1_800_000_000_000


def logged(
    hand: Hand, *, state: str = "done", events: Sequence[Event] | None = None, via: str = "button"
) -> LoggedHand:
    """Return the hand as the archive returns it, with one event a second."""
    kept = hand.events if events is None else events
    started = hand.events[0]
    assert isinstance(started, HandStarted)
    before = dict(zip(started.seats, started.stacks, strict=True))
    settings = replace(SETTINGS, game=started.game, stakes=started.stakes, rules=started.rules)
    return LoggedHand(
        1,
        7,
        "Riverside",
        12,
        "done" if state == "done" else "void",
        settings,
        {seat: 100 + seat for seat in started.seats},
        tuple(LoggedEvent(event, via, OPENED_MS + 1000 * at) for at, event in enumerate(kept)),
        OPENED_MS,
        OPENED_MS + 60_000,
        {seat: hand.stack(seat) - before[seat] if state == "done" else 0 for seat in started.seats},
    )


def report_text(hand: LoggedHand, disclosure: Disclosure | None = None) -> str:
    return "\n".join(report(hand, disclosure or Disclosure(), name_of, SAY))


CALL = (ActionKind.CHECK, ActionKind.CALL, ActionKind.BRING_IN, ActionKind.DRAW, ActionKind.BET)


def test_the_heading_of_a_report_names_the_hand_and_its_time_and_its_game() -> None:
    text = report_text(logged(play_out(play({1: 400, 2: 400}), CALL)))
    assert text.startswith("### Riverside, hand 12 (7-12) · Razz 10/20\n")
    assert "Started <t:1800000000:F>, ended <t:1800000060:T>" in text


def test_every_action_shows_its_time_and_how_it_was_made() -> None:
    hand = play({1: 400, 2: 400}, ActionKind.BRING_IN, ActionKind.FOLD)
    name = {1: "Alice", 2: "Bob"}
    acted = next(event for event in hand.events if isinstance(event, BroughtIn))
    at = hand.events.index(acted)
    text = report_text(logged(hand, via="timeout"))
    assert f"`0:{at:02}` {name[acted.seat]} brings it in for 3 (time ran out)" in text
    assert "**Third street**" in text


@pytest.mark.parametrize("case", list(product(get_args(Via), sorted(LOCALES))))
def test_every_way_to_act_is_named_in_every_language(case: tuple[Via, str]) -> None:
    via, locale = case
    words = find(locale, f"via-{via}")
    assert words
    hand = logged(play({1: 400, 2: 400}, ActionKind.BRING_IN, ActionKind.FOLD), via=via)
    assert "\n".join(report(hand, Disclosure(), name_of, Phrases(locale))).count(f"({words})") == 2


def test_an_action_made_with_a_button_is_marked_as_made_by_click() -> None:
    hand = play({1: 400, 2: 400}, ActionKind.BRING_IN, ActionKind.FOLD)
    assert "brings it in for 3 (by click)" in report_text(logged(hand))
    assert "brings it in for 3 (by command)" in report_text(logged(hand, via="command"))
    assert "(button)" not in report_text(logged(hand))


def test_a_raise_or_call_with_the_last_chips_is_marked_all_in() -> None:
    """Antes of 2; Bob bets, Carol raises with their last chips, Alice calls with theirs, and Bob covers both."""
    hand = deal("five-card-draw", {1: 30, 2: 400, 3: 50}, limit="no")
    act(hand, ActionKind.BET, 10)
    act(hand, ActionKind.RAISE, 48)
    act(hand, ActionKind.CALL)
    text = report_text(logged(play_out(hand, (ActionKind.CALL, ActionKind.DRAW))))
    assert "Bob bets 10 (by click)" in text
    assert "Carol raises to 48, all-in (by click)" in text
    assert "Alice calls 28, all-in (by click)" in text
    assert text.count(", all-in") == 2


def test_an_ante_or_blind_with_the_last_chips_is_marked_all_in() -> None:
    text = report_text(logged(play_out(deal("badugi", {1: 400, 2: 5, 3: 7}, button=1), (ActionKind.DRAW, *CALL))))
    assert re.search(r"posts a blind of 5, all-in", text)
    assert re.search(r"posts a blind of 7, all-in", text)
    ante = report_text(logged(play_out(deal("razz", {1: 2, 2: 400}), CALL)))
    assert "antes 2, all-in" in ante


def test_R3_6_the_report_lists_each_side_pot_with_its_contestants() -> None:
    """Three players are all-in for different amounts: a main pot, a side pot, and an uncalled bet that goes back."""
    hand = deal("five-card-draw", {1: 30, 2: 100, 3: 300}, limit="no")
    while not hand.finished:
        options = {option.kind: option for option in hand.legal()}
        if ActionKind.DRAW in options:
            act(hand, ActionKind.DRAW)
        elif ActionKind.BET in options:
            act(hand, ActionKind.BET, options[ActionKind.BET].most)
        else:
            act(hand, ActionKind.CALL if ActionKind.CALL in options else ActionKind.CHECK)
    text = report_text(logged(hand))
    main, side = (line for line in text.splitlines() if "Contested by" in line)
    assert main.startswith("The main pot: 90 chips. Contested by Alice, Bob, and Carol.")
    assert side.startswith("Side pot 1: 140 chips. Contested by Bob and Carol.")
    assert " (" in main
    assert " (" in side


LOWS = {0: "As2d3c4hKs", 1: "Ad2c3h4sKd", 2: "QsQdQc9h9s"}
"""Alice and Bob have the same low, Carol has a pair."""


def lows(third: int) -> Hand:
    """Play three hands to the showdown; Carol has the button and ``third`` chips."""
    deck = draw_deck(range(3), LOWS, 5, "", GAMES["ace-to-five-triple-draw"].deck_under(HouseRules()))
    hand = deal("ace-to-five-triple-draw", {1: 400, 2: 400, 3: third}, deck=deck, button=3)
    return play_out(hand, (ActionKind.DRAW, ActionKind.CHECK, ActionKind.CALL))


def test_equal_hands_share_the_pot_and_the_report_mentions_no_odd_chip() -> None:
    text = report_text(logged(lows(400)))
    assert re.search(r"Alice wins 15 \(king-\S+ low\). Bob wins 15 \(king-\S+ low\).$", text, re.MULTILINE)
    assert "odd" not in text


def test_R3_9_the_report_names_who_gets_the_odd_chip_and_why() -> None:
    text = report_text(logged(lows(5)))
    assert "The main pot: 15 chips. Contested by Alice, Bob, and Carol. Alice wins 8 (" in text
    assert "The odd chip goes to Alice, first left of the button." in text


def test_a_win_without_a_showdown_is_reported_as_uncontested() -> None:
    hand = play({1: 400, 2: 400}, ActionKind.BRING_IN, ActionKind.FOLD)
    text = report_text(logged(hand))
    assert "wins it uncontested." in text
    assert "Between" not in text


def test_a_draw_lists_discards_and_new_cards_unless_the_reader_may_not_see_them() -> None:
    hand = to_the_draw(deal("badugi", {1: 400, 2: 400}))
    seat = hand.to_act
    discards = draw(hand, 0, 2)
    drew = next(event for event in hand.events if isinstance(event, Drew))
    play_out(hand, (ActionKind.DRAW, ActionKind.CHECK, ActionKind.CALL))
    assert discards[0] < discards[1], "the report lists them from the highest"
    line = f"draws 2: {card_marks(discards[::-1])} out, {card_marks(drew.cards)} in"
    assert line in report_text(logged(hand))
    assert line in report_text(logged(hand), Disclosure("dealt_in", seat))
    assert line not in report_text(logged(hand), Disclosure("dealt_in", 3 - (seat or 0)))
    assert "First draw" in report_text(logged(hand))


def test_a_hand_with_deleted_cards_is_still_reported_and_the_report_says_so() -> None:
    hand = play_out(play({1: 400, 2: 400}), CALL)
    text = report_text(logged(hand, events=public_events(hand.events)))
    assert "Cards that were shown are still here." in text
    assert "How the pots were awarded" in text
    assert "deleted" not in report_text(logged(hand))


def test_the_report_of_a_voided_hand_says_so_and_names_no_winner() -> None:
    hand = play({1: 400, 2: 400}, ActionKind.BRING_IN)
    text = report_text(logged(hand, state="void"))
    assert "This hand was voided" in text
    assert "No pot was awarded" in text
    assert "Alice**: 400 → 400" in text


def test_an_incomplete_log_is_reported_as_far_as_it_goes() -> None:
    hand = play({1: 400, 2: 400}, ActionKind.BRING_IN, ActionKind.FOLD)
    dealt = next(at for at, event in enumerate(hand.events) if isinstance(event, StreetDealt))
    text = report_text(logged(hand, events=[*hand.events[:dealt], *hand.events[dealt + 1 :]], state="void"))
    assert "This hand's record is incomplete" in text
    assert "The action" in text
    assert "Players" not in text


# A barred reader's view


def random_hand(game: str, seed: int, rules: HouseRules | None = None) -> Hand:
    """Deal a random hand and play it to its end."""
    chance, played = random.Random(seed), GAMES[game]
    rules = rules or HouseRules()
    deck = list(played.deck_under(rules))
    chance.shuffle(deck)
    seats = chance.randint(2, min(6, played.seats_most))
    hand = deal(game, {seat: chance.choice([20, 60, 400]) for seat in range(1, seats + 1)}, rules=rules, deck=deck)
    while not hand.finished:
        option = chance.choice(hand.legal())
        cards: tuple[int, ...] = ()
        if option.kind is ActionKind.DRAW:
            down = hand.view(hand.to_act or 0).downcards
            cards = tuple(chance.sample(down, chance.randint(0, min(option.most, len(down)))))
        if option.kind is ActionKind.FOLD and chance.random() < 0.7:
            continue
        try:
            act(hand, option.kind, cards=cards, seed=chance.randrange(10**6))
        except AssertionError:
            continue  # no openers
    return hand


def secrets_of(hand: Hand, seat: int | None) -> set[int]:
    """Return the cards dealt face down to other seats than ``seat`` and never turned up."""
    hidden: set[int] = set()
    seen: set[int] = set()
    for event in hand.events:
        match event:
            case StreetDealt():
                for owner, down, up in zip(event.seats, event.down or ((),) * len(event.seats), event.up, strict=True):
                    (seen if owner == seat else hidden).update(down)
                    seen.update(up)
                seen.update(event.shared)
            case Drew():
                (seen if event.seat == seat else hidden).update((*event.discards, *event.cards))
            case _:
                seen.update(
                    getattr(event, "cards", ()) if type(event).__name__ in ("HoldingShown", "OpenersShown") else ()
                )
    return hidden - seen


@pytest.mark.parametrize("dealt", list(product(GAMES, range(4))))
def test_the_report_hides_other_players_cards_only_from_readers_who_play_at_the_table(
    dealt: tuple[str, int],
) -> None:
    hand = random_hand(*dealt)
    for seat in (None, 1):
        text = report_text(logged(hand), Disclosure("dealt_in" if seat else "sits_there", seat))
        for card in secrets_of(hand, seat):
            assert card_mark(card) not in text
    text = report_text(logged(hand))
    for card in secrets_of(hand, None):
        assert card_mark(card) in text
    assert text.count("chips are awarded") == sum(isinstance(event, PotAwarded) for event in hand.events)


@pytest.mark.parametrize("seed", range(20))
def test_random_hands_under_jackpots_can_be_reported(seed: int) -> None:
    rules = HouseRules(jackpots=True, joker="wild")
    text = report_text(logged(random_hand("five-card-draw", seed, rules)))
    assert "The action" in text


def given_back(leaving: int) -> Hand:
    """Play a hand that nobody opens; of its three players, two are away and one may leave."""
    cards = {1: "2c3c4c5d9s", 2: "TcTd3h4h5s", 3: "2d3d7h6h8d"}
    dealt = DrawTable("five-card-draw", dict.fromkeys(cards, 400), cards, rules=HouseRules(jackpots=True))
    dealt.leaving = frozenset({leaving} - {0})
    return dealt.play("1 check absent", "2 check absent", "3 check").hand


@pytest.mark.parametrize("locale", sorted(LOCALES))
def test_R7_3_a_returned_pot_is_reported_in_every_language(locale: str) -> None:
    say = Phrases(locale)
    text = "\n".join(report(logged(given_back(0)), Disclosure(), name_of, say))
    back = say("pot-returned", shares=say.all_of(["Alice 2", "Bob 2", "Carol 2"]))
    assert text.count(back) == 2, "once among the pots, and once in the action"
    assert say("did-miss", names=say.all_of(["Alice", "Bob"]), count=2) in text
    assert text.count(say("seat-out")) == 2
    assert say("hand-no-pots") not in text
    left = "\n".join(report(logged(given_back(3)), Disclosure(), name_of, say))
    assert say("did-leave", names="Carol", count=1) in left


# Pages


def test_a_report_is_split_into_pages_that_discord_accepts() -> None:
    lines = [f"line {number} {'x' * 90}" for number in range(100)]
    pages = paged(lines)
    assert "".join(pages).splitlines() == lines
    assert all(len(page) <= PAGE_MOST for page in pages)
    assert len(paged(["y" * 9000])[0]) <= PAGE_MOST
    assert paged([]) == [""]


@pytest.mark.parametrize(
    "case", [(0, ["Page 2 of 3 ▶"]), (1, ["◀ Page 1 of 3", "Page 3 of 3 ▶"]), (9, ["◀ Page 2 of 3"])]
)
def test_the_page_buttons_lead_to_the_neighbouring_pages(case: tuple[int, list[str]]) -> None:
    page, labels = case
    hand = logged(play({1: 400, 2: 400}, ActionKind.BRING_IN, ActionKind.FOLD))
    view = HandPages(hand, ["one", "two", "three"], page, SAY)
    buttons = [item for item in view.walk_children() if isinstance(item, discord.ui.Button)]
    assert [button.label for button in buttons] == labels
    assert all(HAND_BUTTON.fullmatch(button.custom_id or "") for button in buttons)


@pytest.mark.parametrize(
    "custom_id", ["lb:h:7", "lb:h:7:12:", "lb:h:-7:12", "lb:h:7:12:9999", "lb:h:7:12:1:2", "lb:h:\u0667:12"]
)
def test_no_malformed_id_is_accepted_as_a_hand_button(custom_id: str) -> None:
    assert not HAND_BUTTON.fullmatch(custom_id)
    assert re.fullmatch(HAND_BUTTON, hand_button(7, 12))
