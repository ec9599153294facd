"""Encoding and decoding of events, with their secrets in separate parts."""

import json
from dataclasses import fields, replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.poker.codec import CodecError, decode, encode
from bot.poker.events import (
    EDITION,
    EVENTS,
    SECRETS,
    AntePosted,
    DeckShuffled,
    Event,
    HandFinished,
    HandStarted,
    PotAwarded,
    StreetDealt,
)
from bot.poker.house_rules import HouseRules
from bot.poker.stakes import Stakes

_STAKES = st.tuples(*[st.integers(1, 1000)] * 4).map(sorted).map(lambda n: Stakes(n[2], n[3], n[0], n[1]))
st.register_type_strategy(Stakes, _STAKES)
_EVENTS: st.SearchStrategy[Event] = st.one_of(*map(st.from_type, EVENTS.values()))

STARTED = HandStarted("razz", HouseRules(), Stakes.of(10), 1, (1,), (200,), (2,), last_two=False, edition=EDITION)
DEALT = StreetDealt(0, (1, 2), ((51, 49), (50, 48)), ((47,), (46,)), burned=True)


@given(_EVENTS)
def test_every_event_decodes_to_an_equal_event(event: Event) -> None:
    encoded = encode(event)
    restored = decode(encoded.kind, encoded.public, encoded.secrets)
    assert restored == event
    assert repr(restored) == repr(event)


@given(_EVENTS)
def test_the_public_part_of_an_event_has_no_secret_field(event: Event) -> None:
    encoded = encode(event)
    secret = SECRETS.get(encoded.kind, {})
    untold = {item.name for item in fields(event) if item.metadata and getattr(event, item.name) == item.default}
    assert json.loads(encoded.public).keys() == {item.name for item in fields(event)} - secret.keys() - untold
    assert encoded.secrets.keys() == set(secret.values())


@pytest.mark.parametrize("kind", EVENTS)
def test_decoding_any_kind_of_event_refuses_unknown_fields(kind: str) -> None:
    with pytest.raises(CodecError, match=f"{kind}: unknown fields nonsense"):
        decode(kind, '{"nonsense":1}', {})


def test_house_rules_decode_to_equal_house_rules() -> None:
    rules = HouseRules(suit_order="shdc", raise_cap=None, heads_up_uncapped="round", show_all=True)
    started = HandStarted("razz", rules, Stakes.of(10), 1, (2, 1), (200, 150), (2, 2), last_two=False, edition=EDITION)
    encoded = encode(started)
    assert decode(encoded.kind, encoded.public, encoded.secrets) == started


def test_a_deck_decodes_as_empty_after_its_secret_is_deleted() -> None:
    assert decode("DeckShuffled", encode(DeckShuffled((1, 2, 3))).public, {}) == DeckShuffled(())


def test_down_cards_decode_as_empty_after_their_secret_is_deleted() -> None:
    assert decode("StreetDealt", encode(DEALT).public, {}) == replace(DEALT, down=())


def test_an_event_may_lack_a_field_that_has_a_default() -> None:
    public = json.loads(encode(DEALT).public)
    del public["community"]
    assert decode("StreetDealt", json.dumps(public), encode(DEALT).secrets) == DEALT


def test_neither_repr_nor_an_error_shows_a_secret() -> None:
    encoded = encode(DEALT)
    assert "51" not in repr(encoded)
    for broken in ('{"down":[[51,49],[50,"48"]]}', '{"down":[[51,49],[50,48]]', '{"down":51}', "[51]"):
        with pytest.raises(CodecError) as caught:
            decode("StreetDealt", encoded.public, {"cards": broken})
        assert "51" not in str(caught.value)
        assert caught.value.__cause__ is None
        assert caught.value.__suppress_context__ or caught.value.__context__ is None


@pytest.mark.parametrize(
    "case",
    [
        ("Cheated", "{}", "unknown event 'Cheated'"),
        ("AntePosted", "{", "AntePosted: not JSON"),
        ("AntePosted", "[]", "AntePosted: not an object"),
        ("AntePosted", '{"seat":1}', "AntePosted: missing fields amount"),
        ("AntePosted", '{"seat":1,"amount":2,"x":3}', "AntePosted: unknown fields x"),
        ("AntePosted", '{"seat":1,"amount":2.0}', "AntePosted.amount: not int"),
        ("AntePosted", '{"seat":true,"amount":2}', "AntePosted.seat: not int"),
        ("PotAwarded", '{"pot":0,"amount":2,"shares":[[1,2,3]]}', "PotAwarded.shares: not a list of the right length"),
        ("PotAwarded", '{"pot":0,"amount":2,"shares":7}', "PotAwarded.shares: not a list"),
    ],
)
def test_text_that_is_no_event_is_refused(case: tuple[str, str, str]) -> None:
    kind, text, message = case
    with pytest.raises(CodecError, match=message):
        decode(kind, text, {})


def test_decoding_also_checks_nested_values() -> None:
    started = encode(STARTED).public
    for old, new, message in (
        ('"raise_cap":3', '"raise_cap":5', "raise_cap: fits none of its types"),
        ('"suit_order":"cdhs"', '"suit_order":"hcds"', "suit_order: not 'cdhs' or 'shdc'"),
        ('"suit_order":"cdhs"', '"suit_order":["cdhs"]', "suit_order: not 'cdhs' or 'shdc'"),
        ('"small_bet":10', '"small_bet":-1', "Stakes: invalid values"),
        ('"small_bet":10,', "", "Stakes: missing fields small_bet"),
        ('"edition":2', '"edition":3', "^HandStarted.edition: not 1 or 2$"),
        ('"edition":2', '"edition":true', "^HandStarted.edition: not 1 or 2$"),
        ('"edition":2,', "", "HandStarted: missing fields edition"),
        ('"stakes":{', '"stakes":1,"other":{', "HandStarted: unknown fields other"),
    ):
        with pytest.raises(CodecError, match=message):
            decode("HandStarted", started.replace(old, new), {})
    with pytest.raises(CodecError, match=r"HandStarted\.stakes: not an object"):
        decode("HandStarted", json.dumps(json.loads(started) | {"stakes": 1}), {})


def test_the_encoding_of_small_events_is_short() -> None:
    assert encode(AntePosted(1, 2)).public == '{"seat":1,"amount":2,"dead":false}'
    assert encode(HandFinished()).public == "{}"
    assert encode(PotAwarded(0, 7, ((2, 7),))).public == '{"pot":0,"amount":7,"shares":[[2,7]]}'
    assert encode(PotAwarded(0, 7, ((2, 7),), 2)).public == '{"pot":0,"amount":7,"shares":[[2,7]],"half":2}'
