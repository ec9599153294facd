"""The recorder of positions, which accepts only cards of the hand's own decks in their order (F-4)."""

from collections.abc import Callable, Iterable
from dataclasses import replace

import pytest

from bot.fairness.dealing import CutDecks, cut_order, deck_order
from bot.fairness.log import Taken
from bot.fairness.recording import NotFromTheseDecks, Recorder
from bot.poker.events import DeckShuffled, Drew, Event, StreetDealt
from bot.poker.games import GAMES
from tests.harness.fairness.proven import DEFAULT, Dealt, evening, reshuffled


def in_another_order(event: Event) -> Event | None:
    return DeckShuffled(event.cards[::-1]) if isinstance(event, DeckShuffled) else None


def dealt_another_card(event: Event) -> Event | None:
    if not isinstance(event, StreetDealt):
        return None
    own, *others = event.down
    return replace(event, down=((own[1], *own[1:]), *others))


def drawn_in_another_order(event: Event) -> Event | None:
    return replace(event, cards=event.cards[::-1]) if isinstance(event, Drew) else None


def one_short_of_the_pile(event: Event) -> Event | None:
    if isinstance(event, DeckShuffled) and len(event.cards) < 52:
        return DeckShuffled(event.cards[:-1])
    return None


def more_than_there_are(event: Event) -> Event | None:
    return replace(event, count=53) if isinstance(event, Drew) else None


@pytest.mark.parametrize(
    "case",
    [
        (in_another_order, "not the next one, or not in its order"),
        (dealt_another_card, "a street was dealt other cards"),
        (drawn_in_another_order, "a player drew other cards"),
        (one_short_of_the_pile, "neither in the pile nor in a hand"),
        (more_than_there_are, "the deck has run out"),
    ],
)
def test_the_recorder_refuses_cards_that_its_decks_did_not_deal(
    case: tuple[Callable[[Event], Event | None], str],
) -> None:
    change, problem = case
    dealt = reshuffled()
    recorder = Recorder(CutDecks.of(dealt.sealed, dealt.key))
    with pytest.raises(NotFromTheseDecks, match=problem):
        follow(recorder, dealt.hand.events, change)


@pytest.mark.parametrize("game", [name for name, game in GAMES.items() if game.has_board])
def test_R18_3_F6_places_of_the_board_are_opened_to_everyone_as_community_cards(game: str) -> None:
    dealt = evening(game)[1]
    log = [entry for entry in dealt.record().whole.log if isinstance(entry.event, StreetDealt) and entry.event.board]
    assert [len(entry.event.board) for entry in log if isinstance(entry.event, StreetDealt)] == [3, 1, 1]
    for reader in (0, *dealt.seats):
        opened = {(one.deck, one.place): one.card for one in dealt.proof(reader).openings}
        for entry in log:
            assert isinstance(entry.event, StreetDealt)
            assert entry.event.community is None
            rows = [one for one in entry.taken if one.use == "community"]
            assert {one.seat for one in rows} == {0}
            assert [opened[place_of(dealt, one)] for one in rows] == list(entry.event.board)


def test_R18_3_R4_9_the_community_card_of_stud_keeps_its_own_field() -> None:
    every = (dealt for seed in range(1, 40) for dealt in evening("razz", DEFAULT, seed, 2, True))
    dealt = next(each for each in every if each.hand.state.board)
    (entry,) = (
        each
        for each in dealt.record().whole.log
        if isinstance(each.event, StreetDealt) and each.event.community is not None
    )
    assert isinstance(entry.event, StreetDealt)
    assert (entry.event.board, (entry.event.community,)) == ((), dealt.hand.state.board)
    assert [one.use for one in entry.taken] == ["community"]


def place_of(dealt: Dealt, taken: Taken) -> tuple[int, int]:
    return deck_order(dealt.key)[taken.deck], cut_order(dealt.key, taken.deck)[taken.position]


def follow(recorder: Recorder, events: Iterable[Event], change: Callable[[Event], Event | None]) -> None:
    for event in events:
        changed = change(event)
        recorder.follow(changed or event)
        assert changed is None, "the recorder accepted the changed event"
