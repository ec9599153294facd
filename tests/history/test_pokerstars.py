"""PokerStars' format: pokerkit's patterns read it, pokerkit replays it, and it reveals no hidden card."""

import re
from dataclasses import replace
from datetime import UTC, datetime
from functools import cache
from random import Random
from typing import Final

import pytest

from bot.cli.simulate import play_hand
from bot.common.escaping import plain
from bot.history.export import pokerstars_text
from bot.history.pokerstars import CannotTell, HistoryHeader, names_for, write
from bot.history.pokerstars_words import holding_text
from bot.poker.cards import card_text, cards_text, parse_cards
from bot.poker.events import Drew, Event, HoldingShown, OpenersShown, StreetDealt
from bot.poker.games import GAMES
from bot.poker.games.mixes import MIXES
from bot.poker.hand import Hand
from bot.poker.house_rules import HouseRules
from bot.poker.stakes import Limit, Stakes
from tests.harness.history.hands import logged, played
from tests.harness.history.pokerstars_reader import STUD, Reading
from tests.harness.hostile_names import HOSTILE
from tests.harness.oracle.deviations import DEVIATIONS
from tests.harness.oracle.pokerkit_replay import finishing_stacks
from tests.harness.poker.deals import BoardTable

TOLD = [name for name, game in GAMES.items() if game.pokerstars]
SEEDS = range(30)
POSITION = HouseRules(low_tie="position")
"""House rules with pokerkit's order for tied boards."""
SENTENCES: Final = (
    *("Bob collected 5 from pot", "collected", "Uncalled bet (5) returned to Bob", "Dealt to Bob [As]", "Seat 1: Bob"),
    *("*** SUMMARY ***", "*** FIRST DRAW ***", "Total pot 5 | Rake 0", "Bob folded before the Draw (didn't bet)"),
    *(
        "Bob: folds",
        "Bob said, hi",
        "Bob leaves the table",
        "Bob is sitting out",
        "Bob mucked",
        "Bob (button)",
        "Seat 2",
    ),
)
"""Lines that could occur in a file."""


def text_of(events: tuple[Event, ...], seat: int) -> str:
    return pokerstars_text(logged(events), seat, lambda player: f"Player {player}")


def events_and_text(game: str, seed: int, seat: int, rules: HouseRules | None = None) -> tuple[tuple[Event, ...], str]:
    hand = played(game, seed, rules=GAMES[game].fitting(rules or HouseRules()))
    return tuple(hand.events), text_of(tuple(hand.events), seat)


HEADER: Final = HistoryHeader(1, "T", 8, datetime(2026, 3, 4, tzinfo=UTC), {seat: f"P{seat}" for seat in (1, 2, 3, 4)})
BOARDS = [name for name, game in GAMES.items() if game.has_board and game.pokerstars]
BOARD_STREETS: Final = (
    r"FLOP \*\*\* \[.. .. ..\]",
    r"TURN \*\*\* \[.. .. ..\] \[..\]",
    r"RIVER \*\*\* \[.. .. .. ..\] \[..\]",
)


def board_hand(game: str, seed: int, stacks: tuple[int, ...] = (400, 300, 200, 100)) -> Hand:
    rules = GAMES[game].fitting(HouseRules())
    return play_hand(GAMES[game], rules, stacks, 1, Random(f"{game} {seed}"))


@pytest.mark.parametrize("game", BOARDS)
def test_R18_2_the_text_of_a_board_game_has_each_street_with_the_whole_board_and_the_board_again(game: str) -> None:
    streets = 0
    for seed in SEEDS:
        hand = board_hand(game, seed)
        text = write(hand.events, 1, HEADER)
        reading = Reading(text)
        assert reading.stacks == {f"P{seat}": hand.stack(seat) for seat in (1, 2, 3, 4)}, text
        assert reading.total == reading.collected
        assert "Seat #1 is the button" in text
        assert reading.board == " ".join(map(card_text, hand.state.board))
        dealt = sum(bool(event.board) for event in hand.events if isinstance(event, StreetDealt))
        for at, street in enumerate(BOARD_STREETS):
            assert bool(re.search(rf"^\*\*\* {street}$", text, re.MULTILINE)) == (at < dealt), text
        streets = max(streets, dealt)
    assert streets == 3


def test_R18_2_a_showdown_for_high_and_low_without_a_low_says_that_no_low_qualified() -> None:
    told = set()
    for game in BOARDS:
        for seed in SEEDS:
            hand = board_hand(game, seed)
            text = write(hand.events, 1, HEADER)
            lacks = "SHOW DOWN" in text and "LO: " not in text and "Hi/Lo" in text
            assert ("\nNo low hand qualified\n*** SUMMARY ***" in text) == lacks, text
            told.add(lacks)
    assert told == {True, False}


def test_R18_2_who_wins_both_halves_collects_twice_the_high_half_first() -> None:
    """Players who tie for both halves do too, each of their share."""
    two, board, stakes = {1: 500, 2: 500}, "3c4d5h9s9d", Stakes(25, 25, 0, 0, 25, 25, "no")
    scoop, tie = {1: "As2hKdQs", 2: "KsKhQdJc"}, {1: "As2hKdQs", 2: "Ad2sKhQc"}

    def collected(cards: dict[int, str], board: str, *acts: str) -> list[tuple[str, str]]:
        table = BoardTable("omaha-hi-lo", two, cards, board, stakes=stakes).play(*acts).check_down()
        text = write(table.hand.events, 1, replace(HEADER, names={1: "P1", 2: "P2"}))
        assert Reading(text).stacks == {f"P{seat}": stack for seat, stack in table.stacks().items()}
        return re.findall(r"^(\S+) collected (\d+) from pot$", text, re.MULTILINE)

    assert collected(scoop, board) == [("P1", "25"), ("P1", "25")]
    assert collected(scoop, board, "2 raise 51", "1 call") == [("P1", "51"), ("P1", "51")]
    assert collected(tie, board) == [("P1", "13"), ("P2", "13"), ("P1", "12"), ("P2", "12")]
    assert collected(scoop, "KcTd9s9dJh") == [("P2", "50")]
    assert collected(scoop, board, "2 raise 51", "1 fold") == [("P2", "50")]


def test_R18_2_an_odd_chip_is_collected_with_the_high_half() -> None:
    stakes = Stakes(25, 25, 0, 0, 13, 25, "no")
    cards = {1: "As2hKdQs", 2: "KsKhQdJc", 3: "KcTdTs8h"}
    table = BoardTable("omaha-hi-lo", dict.fromkeys((1, 2, 3), 500), cards, "3c4d5h9s9d", stakes=stakes, button=1)
    text = write(table.play("1 call", "2 fold").check_down().hand.events, 1, HEADER)
    assert re.findall(r"^(\S+) collected (\d+) from pot$", text, re.MULTILINE) == [("P1", "32"), ("P1", "31")]


@pytest.mark.parametrize("mix", ["horse", "hose", "8-game", "hoe", "10-game", "triple-stud"])
def test_R18_2_a_mix_that_programs_know_stands_in_front_of_its_game(mix: str) -> None:
    known = {"horse": "HORSE", "hose": "HOSE", "8-game": "8-Game"}
    for game in MIXES[mix]:
        hand = logged(tuple(played(game, 3).events))
        if not GAMES[game].pokerstars:
            continue
        of_mix = replace(hand, settings=replace(hand.settings, rotation=MIXES[mix]))
        chosen = replace(hand, settings=replace(of_mix.settings, dealers_choice=True))
        alone, text = (pokerstars_text(each, 1, lambda player: f"P{player}") for each in (chosen, of_mix))
        reading, before = Reading(text), Reading(alone)
        assert (reading.mix, before.mix) == (known.get(mix, ""), "")
        assert (reading.game, reading.limit, reading.big) == (before.game, before.limit, before.big)
        assert text.splitlines()[1:] == alone.splitlines()[1:]


@pytest.mark.parametrize(("level", "numeral"), [(1, "I"), (3, "III"), (9, "IX"), (49, "XLIX"), (96, "XCVI")])
def test_R18_2_a_mix_of_a_tournament_is_told_with_its_level(level: int, numeral: str) -> None:
    hand = logged(tuple(played("omaha-hi-lo", 3).events))
    settings = replace(hand.settings, rotation=MIXES["8-game"])
    text = pokerstars_text(replace(hand, level=level, settings=settings), 1, lambda player: f"P{player}")
    assert f":  8-Game (Omaha Hi/Lo Limit) - Level {numeral} (10/20) - " in text.splitlines()[0]
    assert Reading(text).mix == "8-Game"


@pytest.mark.parametrize("game", BOARDS)
def test_players_who_are_all_in_early_are_shown_once_after_the_last_street(game: str) -> None:
    early = 0
    for seed in SEEDS:
        hand = board_hand(game, seed, (60, 50, 40, 30))
        kinds = [type(event) for event in hand.events]
        last = max(at for at, kind in enumerate(kinds) if kind is StreetDealt)
        early += HoldingShown in kinds[:last]
        text = write(hand.events, 1, HEADER)
        actions = text.partition("*** SHOW DOWN ***")
        assert ": shows [" not in actions[0] or not actions[1]
        assert text.count(": shows [") == kinds.count(HoldingShown)
    assert early


def test_a_game_that_pokerstars_does_not_have_is_refused() -> None:
    untold = set(GAMES) - set(TOLD)
    assert "ace-to-five-triple-draw" in untold
    for game in untold:
        with pytest.raises(CannotTell) as error:
            events_and_text(game, 1, 1)
        assert error.value.lacking == "game"


@pytest.mark.parametrize("game", TOLD)
def test_every_line_is_readable_and_the_chips_add_up(game: str) -> None:
    for seed in SEEDS:
        hand = played(game, seed)
        reading = Reading(text_of(tuple(hand.events), 1 + seed % 4))
        assert reading.stacks == {f"Player_{100 + seat}": hand.stack(seat) for seat in (1, 2, 3, 4)}, reading.text
        assert reading.total == reading.collected


@pytest.mark.parametrize("game", [name for name in TOLD if name != "five-card-draw"])
def test_pokerkit_replays_the_text_to_the_same_stacks(game: str) -> None:
    """Five Card Draw is not among the games of pokerkit."""
    compared = 0
    for seed in SEEDS:
        events, text = events_and_text(game, seed, 1 + seed % 4, POSITION)
        if any(deviation(events) for deviation in DEVIATIONS):
            continue
        reading = Reading(text)
        if reading.code in STUD and not reading.bring_in:
            continue  # the format does not say how large a bring-in that nobody posted would be
        stacks = dict(zip(reading.order, finishing_stacks(reading.phh()), strict=True))
        assert stacks == reading.stacks, text
        compared += 1
    assert compared >= 10


def secrets_of(events: tuple[Event, ...], seat: int) -> set[int]:
    """Return the cards that only other players saw."""
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
def test_the_text_has_no_cards_of_other_players_except_shown_ones(game: str) -> None:
    for seed in SEEDS:
        seat = 1 + seed % 4
        events, text = events_and_text(game, seed, seat)
        cards = set(re.findall(r"\b[2-9TJQKA][cdhs]\b", text))
        assert not cards & {cards_text((card,)) for card in secrets_of(events, seat)}


def test_hands_with_jackpots_or_jokers_or_community_cards_are_refused() -> None:
    for rules in (HouseRules(jackpots=True), HouseRules(joker="bug")):
        with pytest.raises(CannotTell) as error:
            events_and_text("five-card-draw", 1, 1, rules)
        assert error.value.lacking == "house-rules"
    crowds = (played("razz", seed, (400,) * 8) for seed in range(200))
    crowded = next(hand for hand in crowds if hand.state.board)
    with pytest.raises(CannotTell) as error:
        text_of(tuple(crowded.events), 1)
    assert error.value.lacking == "community"


def test_a_single_draw_has_no_heading_but_each_of_three_draws_has_its_own() -> None:
    single, triple = events_and_text("deuce-to-seven-single-draw", 3, 1)[1], events_and_text("badugi", 3, 1)[1]
    assert "DRAW ***" not in single
    assert re.search(r": (discards|stands pat)", single)
    assert [*re.findall(r"\*\*\* (\w+) DRAW \*\*\*", triple)] == ["FIRST", "SECOND", "THIRD"][
        : triple.count("DRAW ***")
    ]


def test_a_winner_who_shows_an_incomplete_hand_is_written_without_a_name_of_the_hand() -> None:
    hands = (played("razz", seed, (400, 400)) for seed in range(99))
    hand = next(hand for hand in hands if any(player.folded and len(player.up) == 1 for player in hand.state.players))
    winner = next(player.seat for player in hand.state.players if not player.folded)
    hand.show(winner)
    text = text_of(tuple(hand.events), 3 - winner)
    assert re.search(rf"^Player_{100 + winner}: shows \[.. .. ..\]$", text, re.MULTILINE)
    assert "SHOW DOWN" not in text


def test_names_are_written_as_single_unique_words() -> None:
    names = names_for({1: "Al: folds", 2: "Bo", 3: "Bo", 4: "[]'"})
    assert names == {1: "Al_folds", 2: "Bo_2", 3: "Bo_3", 4: "Seat_4"}
    assert names_for({1: "A", 2: "A", 3: "A 2"}) == {1: "A_1", 2: "A_2_2", 3: "A_2_3"}
    hand = played("razz", 5)
    header = HistoryHeader(
        1, "It's [7s]", 8, datetime(2026, 3, 4, 5, 6, 7, tzinfo=UTC), {1: "A:", 2: "B", 3: "B", 4: "B"}
    )
    text = write(hand.events, 1, header)
    assert set(Reading(text).seats) == {"A", "B_2", "B_3", "B_4"}


@cache
def badugi_hand() -> Hand:
    return played("badugi", 5)


@pytest.mark.parametrize("name", [*SENTENCES, *map(plain, HOSTILE)])
def test_a_name_that_looks_like_a_line_of_the_format_makes_no_line_ambiguous(name: str) -> None:
    """Every line reads the same as with a harmless name, and the name is one word of it."""
    hand = badugi_hand()
    names = {1: name, 2: f"{name} {name}", 3: "Xq7", 4: name.upper()}
    words = names_for(names)
    assert len(set(words.values())) == 4
    assert all(re.fullmatch(r"\S+", word) for word in words.values())
    header = HistoryHeader(1, name, 8, datetime(2026, 3, 4, tzinfo=UTC), names)
    text = write(hand.events, 1, header)
    assert Reading(text).stacks == {words[seat]: hand.stack(seat) for seat in words}
    harmless = write(hand.events, 1, replace(header, table="T", names={seat: f"N{seat}" for seat in names}))
    changed = {f"N{seat}": word for seat, word in words.items()}
    for line, expected in zip(text.splitlines()[2:], harmless.splitlines()[2:], strict=True):
        assert line == re.sub(r"N[1-4]\b", lambda match: changed[match[0]], expected)


@pytest.mark.parametrize(
    "case",
    [
        (datetime(2026, 3, 4, 5, 6, 7, tzinfo=UTC), "2026/03/04 5:06:07 UTC [2026/03/04 0:06:07 ET]"),
        (datetime(2026, 7, 1, 2, 30, tzinfo=UTC), "2026/07/01 2:30:00 UTC [2026/06/30 22:30:00 ET]"),
    ],
)
def test_the_first_line_has_the_time_in_utc_and_in_eastern_time(case: tuple[datetime, str]) -> None:
    """The cases are one in winter and one in summer."""
    began, told = case
    header = HistoryHeader(1, "T", 8, began, dict.fromkeys((1, 2, 3, 4), "A"))
    assert write(played("razz", 5).events, 1, header).splitlines()[0].endswith(f" - {told}")


@pytest.mark.parametrize(
    "case",
    [
        ("badugi", "3s6d2h8c", "Badugi: 8,6,3,2", "a Badugi: 8,6,3,2"),
        ("badugi", "5h2cAh9d", "3-card: 9,2,A", "a 3-card: 9,2,A"),
        ("badugi", "AcKd6cKc", "2-card: K,A", "a 2-card: K,A"),
        ("badugi", "7s7c7d7h", "1-card: 7", "a 1-card: 7"),
        ("razz", "2d4s9d7cTs5sTc", "Lo: 9,7,5,4,2", None),
        ("razz", "6h8h3dAdAcKh8c", "Lo: K,8,6,3,A", None),
        ("razz", "AdAcAhKhKd6s6d", "Lo: two pair, Aces and Sixes", None),
        ("deuce-to-seven-triple-draw", "8h3c4s8d7d", "Lo: a pair of Eights", None),
        ("deuce-to-seven-triple-draw", "5d4h8h7d6h", "Lo: a straight, Four to Eight", None),
        ("deuce-to-seven-single-draw", "AdKcQs3h2c", "Lo: A,K,Q,3,2", None),
        ("deuce-to-seven-single-draw", "Ad5d4d3d2d", "Lo: a flush, Ace high", None),
        ("five-card-draw", "8h7hKd4h5s", "high card King", None),
        ("five-card-draw", "TdTh6h4hKs", "a pair of Tens", None),
        ("five-card-draw", "6s6d7h8c2d", "a pair of Sixes", None),
        ("five-card-draw", "ThJc8cTs8d", "two pair, Tens and Eights", None),
        ("five-card-draw", "AdAcAs6c9c", "three of a kind, Aces", None),
        ("five-card-draw", "KhJcQsTd9d", "a straight, Nine to King", None),
        ("five-card-draw", "5hAc2s4d3d", "a straight, Ace to Five", None),
        ("five-card-draw", "3sAs5s6s2s", "a flush, Ace high", None),
        ("five-card-draw", "JdKsJcKcKh", "a full house, Kings full of Jacks", None),
        ("five-card-draw", "AcAdAhAs2c", "four of a kind, Aces", None),
        ("five-card-draw", "9c8c7c6c5c", "a straight flush, Five to Nine", None),
        ("five-card-draw", "AcKcQcJcTc", "a Royal Flush", None),
    ],
)
def test_holdings_are_described_in_the_words_of_the_format(case: tuple[str, str, str, str | None]) -> None:
    game, cards, shown, summary = case
    held, ranking = parse_cards(cards), GAMES[game].ranking
    assert holding_text(ranking, HouseRules(), held) == shown
    assert holding_text(ranking, HouseRules(), held, article=True) == (summary or shown)


def test_showdown_and_summary_describe_a_badugi_in_different_words() -> None:
    texts = [events_and_text("badugi", seed, 1)[1] for seed in SEEDS]
    assert any(re.search(r": shows \[[^]]+\] \((?:Badugi|[123]-card): [^)]+\)$", text, re.MULTILINE) for text in texts)
    assert any(re.search(r" and (?:lost|won \(\d+\)) with a (?:Badugi|[123]-card): ", text) for text in texts)


def test_R4_11_hands_that_are_all_in_early_are_shown_once_at_the_end() -> None:
    """By the rules they are shown before the coming cards, but the format has one showdown after the last street."""
    hands = [played("razz", seed, (15, 400, 15, 15)) for seed in range(40)]
    early = 0
    for hand in hands:
        kinds = [type(event) for event in hand.events]
        last_street = len(kinds) - kinds[::-1].index(StreetDealt)
        early += HoldingShown in kinds[:last_street]
        text = text_of(tuple(hand.events), 1)
        assert Reading(text).stacks == {f"Player_{100 + seat}": hand.stack(seat) for seat in (1, 2, 3, 4)}
        if "*** SHOW DOWN ***" in text:
            before, after = text.split("*** SHOW DOWN ***")
            assert ": shows [" not in before
            assert "STREET ***" not in after
            shown = re.findall(r"^(\S+): shows \[", after, re.MULTILINE)
            assert len(shown) == len(set(shown))
    assert early > 3


def test_a_single_draw_in_a_game_that_usually_has_three_draws_keeps_its_heading() -> None:
    texts = [events_and_text("badugi", seed, 1, HouseRules(draws=1))[1] for seed in SEEDS]
    drawn = [text for text in texts if re.search(r": (discards|stands pat)", text)]
    assert drawn
    for text in drawn:
        assert text.count("*** FIRST DRAW ***\n") == 1
        assert "SECOND" not in text
    assert any("folded after the 1st Draw" in text for text in texts)


@pytest.mark.parametrize("game", [name for name in TOLD if GAMES[name].forced == "blinds"])
def test_the_summary_says_didnt_bet_only_of_players_who_posted_no_blind(game: str) -> None:
    folded = set()
    for seed in SEEDS:
        _, text = events_and_text(game, seed, 1)
        for position, unbet in re.findall(r"Seat \d: \S+ ?(.*) folded before (?:the Draw|Flop)(.*)", text):
            folded.add(("blind" in position, unbet))
    assert folded >= {(True, ""), (False, " (didn't bet)")}
    assert (True, " (didn't bet)") not in folded


UNUSUAL: list[Limit] = ["pot", "no"]


@pytest.mark.parametrize("limit", UNUSUAL)
def test_antes_without_blinds_are_written_as_antes(limit: Limit) -> None:
    game, rules = GAMES["five-card-draw"], HouseRules()
    stakes = game.stakes(rules, 10, limit=limit)
    text = text_of(tuple(play_hand(game, rules, (400, 300), 1, Random(1), stakes).events), 1)
    assert f" {'Pot' if limit == 'pot' else 'No'} Limit (ante 2, 0/10) - " in text.splitlines()[0]
    assert "posts the ante 2" in text
    assert Reading(text)


def test_a_players_own_cards_are_left_out_once_they_are_deleted() -> None:
    hand = played("razz", 5)
    gone = tuple(replace(event, down=()) if isinstance(event, StreetDealt) else event for event in hand.events)
    text = text_of(gone, 2)
    kept = text_of(tuple(hand.events), 2)
    assert Reading(text).stacks == Reading(kept).stacks
    own = cards_text(hand.state.player(2).down[:1])
    assert own in kept.partition("SHOW DOWN")[0]
    assert own not in text.partition("SHOW DOWN")[0]
