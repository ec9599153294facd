"""The secret fields of all events, which no other reader may see."""

from collections.abc import Callable
from dataclasses import asdict, fields, replace
from typing import Any, Final, get_origin, get_type_hints

from bot.history.seen_events import NOBODY, seen_by
from bot.poker.events import EVENTS, SECRETS, DeckShuffled, Event, public_events, without_deck, without_secrets

HIDDEN: Final = (("a hidden card",),)
OPEN: Final = (("an open value",),)


def example(name: str) -> Any:
    """Return an event of that kind, with values in its secret fields that no other field has."""
    kind = EVENTS[name]
    return kind(**{item.name: HIDDEN if item.name in SECRETS.get(name, {}) else OPEN for item in fields(kind)})


def public_event(event: Event) -> Event | None:
    return next(iter(public_events([event])), None)


def seen_by_nobody(event: Event) -> Event | None:
    return seen_by(event, NOBODY)


STRIPPERS: Final[tuple[Callable[[Event], Event | None], ...]] = (without_secrets, public_event, seen_by_nobody)


def test_events_stripped_for_readers_keep_every_field_except_the_secret_ones() -> None:
    for name in EVENTS:
        whole = example(name)
        for stripped in (strip(whole) for strip in STRIPPERS):
            if stripped is None:
                assert name == DeckShuffled.__name__
                continue
            assert HIDDEN[0][0] not in str(asdict(stripped)), name
            assert replace(stripped, **{field: getattr(whole, field) for field in SECRETS.get(name, {})}) == whole


def test_an_event_without_its_deck_keeps_every_other_field() -> None:
    for name in EVENTS:
        deck = [field for field, secret in SECRETS.get(name, {}).items() if secret == "deck"]
        assert without_deck(example(name)) == replace(example(name), **dict.fromkeys(deck, ())), name
    assert HIDDEN[0][0] not in str(asdict(without_deck(example("DeckShuffled"))))


def test_the_secret_fields_are_the_tuples_that_the_repr_leaves_out() -> None:
    """The test fails when a new event hides its cards from the repr but does not list them in SECRETS."""
    assert SECRETS.keys() <= EVENTS.keys()
    for name, kind in EVENTS.items():
        assert {item.name for item in fields(kind) if not item.repr} == SECRETS.get(name, {}).keys(), name
        assert all(get_origin(get_type_hints(kind)[field]) is tuple for field in SECRETS.get(name, {})), name
