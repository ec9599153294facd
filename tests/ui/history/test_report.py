"""A finished hand in words: who held what, how each pot was ruled, every event; and what is kept from whom."""

import random
import re
from collections.abc import Sequence
from dataclasses import replace
from itertools import product
from typing import get_args

import discord

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
from tests.harness.with_each import with_each

SAY = Phrases(DEFAULT)
OPENED_MS = 1_800_000_000_000


def logged(
    hand: Hand, *, state: str = "done", events: Sequence[Event] | None = None, via: str = "button"
) -> LoggedHand:
    """As the archive gives it; an event every second."""
    told = hand.events if events is None else events
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
        tuple(LoggedEvent(event, via, OPENED_MS + 1000 * at) for at, event in enumerate(told)),
        OPENED_MS,
        OPENED_MS + 60_000,
        {seat: hand.stack(seat) - before[seat] if state == "done" else 0 for seat in started.seats},
    )


def told(hand: LoggedHand, disclosure: Disclosure | None = None) -> str:
    return "\n".join(report(hand, disclosure or Disclosure(), name_of, SAY))


CALL = (ActionKind.CHECK, ActionKind.CALL, ActionKind.BRING_IN, ActionKind.DRAW, ActionKind.BET)


def test_the_heading_tells_which_hand_when_and_what_was_played() -> None:
    text = told(logged(play_out(play({1: 400, 2: 400}), CALL)))
    assert text.startswith("### Hand 7-12 · Riverside · Razz 10/20\n")
    assert "Started <t:1800000000:F>, ended <t:1800000060:T>" in text


def test_every_act_has_its_time_and_how_it_came_about() -> None:
    hand = play({1: 400, 2: 400}, ActionKind.BRING_IN, ActionKind.FOLD)
    name = {1: "Alice", 2: "Bob"}
    acted = next(event for event in hand.events if isinstance(event, BroughtIn))
    at = hand.events.index(acted)
    text = told(logged(hand, via="timeout"))
    assert f"`0:{at:02}` {name[acted.seat]} brings it in for 3 (time ran out)" in text
    assert "**Third street**" in text


@with_each(product(get_args(Via), sorted(LOCALES)))
def test_every_way_an_act_comes_about_has_words(case: tuple[Via, str]) -> None:
    via, locale = case
    words = find(locale, f"via-{via}")
    assert words
    hand = logged(play({1: 400, 2: 400}, ActionKind.BRING_IN, ActionKind.FOLD), via=via)
    assert "\n".join(report(hand, Disclosure(), name_of, Phrases(locale))).count(f"({words})") == 2


def test_a_click_is_told_so_that_nobody_takes_it_for_the_dealers_button() -> None:
    hand = play({1: 400, 2: 400}, ActionKind.BRING_IN, ActionKind.FOLD)
    assert "brings it in for 3 (by click)" in told(logged(hand))
    assert "brings it in for 3 (by command)" in told(logged(hand, via="command"))
    assert "(button)" not in told(logged(hand))


def test_an_all_in_is_marked_whatever_put_the_last_chip_in() -> None:
    """Antes of 2; Bob bets, Carol raises with their last chips, Alice calls with theirs, and Bob covers both."""
    hand = deal("five-card-draw", {1: 30, 2: 400, 3: 50}, limit="no")
    act(hand, ActionKind.BET, 10)
    act(hand, ActionKind.RAISE, 48)
    act(hand, ActionKind.CALL)
    text = told(logged(play_out(hand, (ActionKind.CALL, ActionKind.DRAW))))
    assert "Bob bets 10 (by click)" in text
    assert "Carol raises to 48, all-in (by click)" in text
    assert "Alice calls 28, all-in (by click)" in text
    assert text.count(", all-in") == 2


def test_an_ante_and_a_blind_can_put_the_last_chip_in_too() -> None:
    text = told(logged(play_out(deal("badugi", {1: 400, 2: 5, 3: 7}, button=1), (ActionKind.DRAW, *CALL))))
    assert re.search(r"posts a blind of 5, all-in", text)
    assert re.search(r"posts a blind of 7, all-in", text)
    ante = told(logged(play_out(deal("razz", {1: 2, 2: 400}), CALL)))
    assert "antes 2, all-in" in ante


def test_R3_6_side_pots_are_ruled_one_by_one() -> None:
    """Three are all-in for different amounts: a main pot, a side pot, and what nobody called goes back."""
    hand = deal("five-card-draw", {1: 30, 2: 100, 3: 300}, limit="no")
    while not hand.finished:
        options = {option.kind: option for option in hand.legal()}
        if ActionKind.DRAW in options:
            act(hand, ActionKind.DRAW)
        elif ActionKind.BET in options:
            act(hand, ActionKind.BET, options[ActionKind.BET].most)
        else:
            act(hand, ActionKind.CALL if ActionKind.CALL in options else ActionKind.CHECK)
    text = told(logged(hand))
    main, side = (line for line in text.splitlines() if "Contested by" in line)
    assert main.startswith("The main pot: 90 chips. Contested by Alice, Bob, and Carol.")
    assert side.startswith("Side pot 1: 140 chips. Contested by Bob and Carol.")
    assert " (" in main
    assert " (" in side


LOWS = {0: "As2d3c4hKs", 1: "Ad2c3h4sKd", 2: "QsQdQc9h9s"}
"""Alice and Bob have the same low, Carol a pair."""


def lows(third: int) -> Hand:
    """The three play to the showdown, Carol with so many chips; the button is theirs."""
    deck = draw_deck(range(3), LOWS, 5, "", GAMES["ace-to-five-triple-draw"].deck_under(HouseRules()))
    hand = deal("ace-to-five-triple-draw", {1: 400, 2: 400, 3: third}, deck=deck, button=3)
    return play_out(hand, (ActionKind.DRAW, ActionKind.CHECK, ActionKind.CALL))


def test_equal_hands_share_a_pot_and_nothing_odd_is_told_of_a_whole_half() -> None:
    text = told(logged(lows(400)))
    assert re.search(r"Alice wins 15 \(king-\S+ low\). Bob wins 15 \(king-\S+ low\).$", text, re.MULTILINE)
    assert "odd" not in text


def test_R3_9_who_has_the_odd_chip_is_told_with_the_rule() -> None:
    text = told(logged(lows(5)))
    assert "The main pot: 15 chips. Contested by Alice, Bob, and Carol. Alice wins 8 (" in text
    assert "The odd chip goes to Alice, first left of the button." in text


def test_who_wins_without_a_showdown_wins_for_want_of_others() -> None:
    hand = play({1: 400, 2: 400}, ActionKind.BRING_IN, ActionKind.FOLD)
    text = told(logged(hand))
    assert "wins it uncontested." in text
    assert "Between" not in text


def test_draws_are_told_with_what_went_and_what_came() -> None:
    hand = to_the_draw(deal("badugi", {1: 400, 2: 400}))
    seat = hand.to_act
    discards = draw(hand, 0, 2)
    drew = next(event for event in hand.events if isinstance(event, Drew))
    play_out(hand, (ActionKind.DRAW, ActionKind.CHECK, ActionKind.CALL))
    assert discards[0] < discards[1], "they are told from the highest"
    line = f"draws 2: {card_marks(discards[::-1])} out, {card_marks(drew.cards)} in"
    assert line in told(logged(hand))
    assert line in told(logged(hand), Disclosure("dealt_in", seat))
    assert line not in told(logged(hand), Disclosure("dealt_in", 3 - (seat or 0)))
    assert "First draw" in told(logged(hand))


def test_a_hand_whose_cards_are_deleted_says_so_and_is_told_all_the_same() -> None:
    hand = play_out(play({1: 400, 2: 400}), CALL)
    text = told(logged(hand, events=public_events(hand.events)))
    assert "Cards that were shown are still here." in text
    assert "How the pots were awarded" in text
    assert "deleted" not in told(logged(hand))


def test_an_undone_hand_says_so_and_names_no_winner() -> None:
    hand = play({1: 400, 2: 400}, ActionKind.BRING_IN)
    text = told(logged(hand, state="void"))
    assert "This hand was voided" in text
    assert "No pot was awarded" in text
    assert "Alice**: 400 → 400" in text


def test_a_log_that_makes_no_hand_is_told_as_far_as_it_goes() -> None:
    hand = play({1: 400, 2: 400}, ActionKind.BRING_IN, ActionKind.FOLD)
    dealt = next(at for at, event in enumerate(hand.events) if isinstance(event, StreetDealt))
    text = told(logged(hand, events=[*hand.events[:dealt], *hand.events[dealt + 1 :]], state="void"))
    assert "This hand's record is incomplete" in text
    assert "The action" in text
    assert "Players" not in text


# A barred reader's view


def random_hand(game: str, seed: int, rules: HouseRules | None = None) -> Hand:
    """Played to its end by chance."""
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
    """Cards that others than ``seat`` were dealt face down and that were never turned up."""
    hidden: set[int] = set()
    seen: set[int] = set()
    for event in hand.events:
        match event:
            case StreetDealt():
                for owner, down, up in zip(event.seats, event.down or ((),) * len(event.seats), event.up, strict=True):
                    (seen if owner == seat else hidden).update(down)
                    seen.update(up)
                seen.update(() if event.community is None else (event.community,))
            case Drew():
                (seen if event.seat == seat else hidden).update((*event.discards, *event.cards))
            case _:
                seen.update(
                    getattr(event, "cards", ()) if type(event).__name__ in ("HoldingShown", "OpenersShown") else ()
                )
    return hidden - seen


@with_each(product(GAMES, range(4)))
def test_every_card_is_told_to_a_reader_who_may_see_it_all_and_none_of_anothers_to_a_barred_one(
    dealt: tuple[str, int],
) -> None:
    hand = random_hand(*dealt)
    for seat in (None, 1):
        text = told(logged(hand), Disclosure("dealt_in" if seat else "sits_there", seat))
        for card in secrets_of(hand, seat):
            assert card_mark(card) not in text
    text = told(logged(hand))
    for card in secrets_of(hand, None):
        assert card_mark(card) in text
    assert text.count("chips are awarded") == sum(isinstance(event, PotAwarded) for event in hand.events)


@with_each(range(20))
def test_hands_thrown_in_are_told_too(seed: int) -> None:
    rules = HouseRules(jackpots=True, joker="wild")
    text = told(logged(random_hand("five-card-draw", seed, rules)))
    assert "The action" in text


def given_back(leaving: int) -> Hand:
    """Three players, of whom nobody opens, two are away and one may leave."""
    cards = {1: "2c3c4c5d9s", 2: "TcTd3h4h5s", 3: "2d3d7h6h8d"}
    dealt = DrawTable("five-card-draw", dict.fromkeys(cards, 400), cards, rules=HouseRules(jackpots=True))
    dealt.leaving = frozenset({leaving} - {0})
    return dealt.play("1 check absent", "2 check absent", "3 check").hand


@with_each(sorted(LOCALES))
def test_R7_3_a_pot_that_was_given_back_is_told_in_every_language(locale: str) -> None:
    say = Phrases(locale)
    text = "\n".join(report(logged(given_back(0)), Disclosure(), name_of, say))
    back = say("pot-returned", shares=say.all_of(["Alice 2", "Bob 2", "Carol 2"]))
    assert text.count(back) == 2, "once as it was ruled, and once in the story"
    assert say("did-miss", names=say.all_of(["Alice", "Bob"]), count=2) in text
    assert text.count(say("seat-out")) == 2
    assert say("hand-no-pots") not in text
    left = "\n".join(report(logged(given_back(3)), Disclosure(), name_of, say))
    assert say("did-leave", names="Carol", count=1) in left


# Pages


def test_a_report_is_cut_into_pages_that_discord_takes() -> None:
    lines = [f"line {number} {'x' * 90}" for number in range(100)]
    pages = paged(lines)
    assert "".join(pages).splitlines() == lines
    assert all(len(page) <= PAGE_MOST for page in pages)
    assert len(paged(["y" * 9000])[0]) <= PAGE_MOST
    assert paged([]) == [""]


@with_each([(0, ["Page 2 of 3 ▶"]), (1, ["◀ Page 1 of 3", "Page 3 of 3 ▶"]), (9, ["◀ Page 2 of 3"])])
def test_pages_lead_to_their_neighbours(case: tuple[int, list[str]]) -> None:
    page, labels = case
    hand = logged(play({1: 400, 2: 400}, ActionKind.BRING_IN, ActionKind.FOLD))
    view = HandPages(hand, ["one", "two", "three"], page, SAY)
    buttons = [item for item in view.walk_children() if isinstance(item, discord.ui.Button)]
    assert [button.label for button in buttons] == labels
    assert all(HAND_BUTTON.fullmatch(button.custom_id or "") for button in buttons)


@with_each(["lb:h:7", "lb:h:7:12:", "lb:h:-7:12", "lb:h:7:12:9999", "lb:h:7:12:1:2", "lb:h:\u0667:12"])
def test_no_other_id_is_taken_for_a_hand(custom_id: str) -> None:
    assert not HAND_BUTTON.fullmatch(custom_id)
    assert re.fullmatch(HAND_BUTTON, hand_button(7, 12))
