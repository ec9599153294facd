"""The recorder of positions, which accepts only cards of the hand's own decks in their order (F-4)."""

from collections.abc import Callable, Iterable
from dataclasses import replace

import pytest

from bot.fairness.dealing import CutDecks
from bot.fairness.recording import NotFromTheseDecks, Recorder
from bot.poker.events import DeckShuffled, Drew, Event, StreetDealt
from tests.harness.fairness.proven import reshuffled


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


def follow(recorder: Recorder, events: Iterable[Event], change: Callable[[Event], Event | None]) -> None:
    for event in events:
        changed = change(event)
        recorder.follow(changed or event)
        assert changed is None, "the recorder accepted the changed event"
