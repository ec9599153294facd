"""PokerStars' format: read by pokerkit's patterns of it, line by line, played by pokerkit to the same stacks; and it
tells nobody's cards but the reader's own and those that were shown."""

import re
from dataclasses import replace
from datetime import UTC, datetime

import pytest

from bot.history.export import pokerstars_text
from bot.history.pokerstars import CannotTell, HistoryHeader, names_for, write
from bot.poker.cards import cards_text
from bot.poker.events import Drew, Event, HoldingShown, OpenersShown, StreetDealt
from bot.poker.games import GAMES
from bot.poker.house_rules import HouseRules
from tests.history.hands import logged, played
from tests.history.pokerstars_reader import Reading
from tests.oracle.deviations import DEVIATIONS
from tests.oracle.pokerkit_replay import finishing_stacks

TOLD = [name for name, game in GAMES.items() if game.pokerstars]
SEEDS = range(30)
POSITION = HouseRules(low_tie="position")
"""As pokerkit has it."""


def text_of(events: tuple[Event, ...], seat: int) -> str:
    return pokerstars_text(logged(events), seat, lambda player: f"Player {player}")


def told(game: str, seed: int, seat: int, rules: HouseRules | None = None) -> tuple[tuple[Event, ...], str]:
    hand = played(game, seed, rules=GAMES[game].fitting(rules or HouseRules()))
    return tuple(hand.events), text_of(tuple(hand.events), seat)


def test_a_game_that_they_do_not_know_is_not_told() -> None:
    untold = set(GAMES) - set(TOLD)
    assert "ace-to-five-triple-draw" in untold
    for game in untold:
        with pytest.raises(CannotTell) as error:
            told(game, 1, 1)
        assert error.value.lacking == "game"


@pytest.mark.parametrize("game", TOLD)
def test_every_line_is_read_and_the_chips_come_out(game: str) -> None:
    for seed in SEEDS:
        hand = played(game, seed)
        reading = Reading(text_of(tuple(hand.events), 1 + seed % 4))
        assert reading.stacks == {f"Player {100 + seat}": hand.stack(seat) for seat in (1, 2, 3, 4)}, reading.text
        assert reading.total == reading.collected


@pytest.mark.parametrize("game", [name for name in TOLD if name != "five-card-draw"])
def test_pokerkit_plays_it_to_the_same_stacks(game: str) -> None:
    """Five Card Draw is none of its games."""
    compared = 0
    for seed in SEEDS:
        events, text = told(game, seed, 1 + seed % 4, POSITION)
        if any(deviation(events) for deviation in DEVIATIONS):
            continue
        reading = Reading(text)
        if reading.code == "FR" and not reading.bring_in:
            continue  # the amount of a bring-in that nobody posted stands nowhere in the format
        stacks = dict(zip(reading.order, finishing_stacks(reading.phh()), strict=True))
        assert stacks == reading.stacks, text
        compared += 1
    assert compared >= 10


def secrets_of(events: tuple[Event, ...], seat: int) -> set[int]:
    """Cards that only others saw."""
    down: set[int] = set()
    public: set[int] = set()
    for event in events:
        match event:
            case StreetDealt():
                for owner, cards, up in zip(event.seats, event.down, event.up, strict=True):
                    (public if owner == seat else down).update(cards)
                    public.update(up)
            case Drew():
                (public if event.seat == seat else down).update(event.cards)
            case HoldingShown() | OpenersShown():
                public.update(event.cards)
    return down - public


@pytest.mark.parametrize("game", TOLD)
def test_no_card_of_others_stands_in_it_but_what_was_shown(game: str) -> None:
    for seed in SEEDS:
        seat = 1 + seed % 4
        events, text = told(game, seed, seat)
        cards = set(re.findall(r"\b[2-9TJQKA][cdhs]\b", text))
        assert not cards & {cards_text((card,)) for card in secrets_of(events, seat)}


def test_jackpots_a_joker_and_a_community_card_have_no_words_in_it() -> None:
    for rules in (HouseRules(jackpots=True), HouseRules(joker="bug")):
        with pytest.raises(CannotTell) as error:
            told("five-card-draw", 1, 1, rules)
        assert error.value.lacking == "house-rules"
    crowds = (played("razz", seed, (400,) * 8) for seed in range(200))
    crowded = next(hand for hand in crowds if hand.state.community is not None)
    with pytest.raises(CannotTell) as error:
        text_of(tuple(crowded.events), 1)
    assert error.value.lacking == "community"


def test_a_draw_without_others_has_no_heading_and_three_have_one_each() -> None:
    single, triple = told("deuce-to-seven-single-draw", 3, 1)[1], told("badugi", 3, 1)[1]
    assert "DRAW ***" not in single
    assert re.search(r": (discards|stands pat)", single)
    assert [*re.findall(r"\*\*\* (\w+) DRAW \*\*\*", triple)] == ["FIRST", "SECOND", "THIRD"][
        : triple.count("DRAW ***")
    ]


def test_a_hand_shown_before_it_had_a_name_has_none() -> None:
    hands = (played("razz", seed, (400, 400)) for seed in range(99))
    hand = next(hand for hand in hands if any(player.folded and len(player.up) == 1 for player in hand.state.players))
    winner = next(player.seat for player in hand.state.players if not player.folded)
    hand.show(winner)
    text = text_of(tuple(hand.events), 3 - winner)
    assert re.search(rf"^Player {100 + winner}: shows \[.. .. ..\]$", text, re.MULTILINE)
    assert "SHOW DOWN" not in text


def test_names_never_break_a_line_and_are_never_the_same() -> None:
    names = names_for({1: "Al: folds", 2: "Bo", 3: "Bo", 4: "[]'"})
    assert names == {1: "Al folds", 2: "Bo 2", 3: "Bo 3", 4: "Seat 4"}
    hand = played("razz", 5)
    header = HistoryHeader(
        1, "It's [7s]", 8, datetime(2026, 3, 4, 5, 6, 7, tzinfo=UTC), {1: "A:", 2: "B", 3: "B", 4: "B"}
    )
    text = write(hand.events, 1, header)
    assert "2026/03/04 5:06:07 UTC" in text
    assert set(Reading(text).seats) == {"A", "B 2", "B 3", "B 4"}


def test_own_cards_that_are_not_kept_any_more_are_left_out() -> None:
    hand = played("razz", 5)
    gone = tuple(replace(event, down=()) if isinstance(event, StreetDealt) else event for event in hand.events)
    text = text_of(gone, 2)
    kept = text_of(tuple(hand.events), 2)
    assert Reading(text).stacks == Reading(kept).stacks
    own = cards_text(hand.state.player(2).down[:1])
    assert own in kept.partition("SHOW DOWN")[0]
    assert own not in text.partition("SHOW DOWN")[0]
