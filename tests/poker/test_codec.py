"""Encoding and decoding of events, with their secrets in separate parts."""

import json
from dataclasses import asdict, fields, replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.poker.codec import CodecError, decode, decode_by_name, encode, encode_by_name
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
    without_secrets,
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
    assert encoded.public == encode(without_secrets(event)).public
    assert encode(without_secrets(event)).secrets == {}
    secret = SECRETS.get(encoded.kind, {})
    told = {part for name, part in secret.items() if getattr(event, name)}
    assert encoded.secrets.keys() == told


@given(_EVENTS)
def test_by_name_an_event_has_all_its_fields_that_are_not_secret(event: Event) -> None:
    named = json.loads(json.dumps(encode_by_name(event)))
    secret = SECRETS.get(type(event).__name__, {})
    untold = {item.name for item in fields(event) if item.metadata and getattr(event, item.name) == item.default}
    assert named.keys() == {item.name for item in fields(event)} - secret.keys() - untold
    for name in named.keys() & {"rules", "stakes"}:
        assert named[name].keys() == {item.name for item in fields(getattr(event, name))}
    assert decode_by_name(type(event).__name__, named) == without_secrets(event)


@pytest.mark.parametrize("kind", EVENTS)
def test_decoding_any_kind_of_event_refuses_unknown_fields(kind: str) -> None:
    with pytest.raises(CodecError, match=f"{kind}: unknown fields nonsense"):
        decode_by_name(kind, {"nonsense": 1})
    with pytest.raises(CodecError, match=f"{kind}: more values than fields"):
        decode(kind, json.dumps([1] * (len(fields(EVENTS[kind])) + 1)), {})
    with pytest.raises(CodecError, match=f"{kind}: more values than fields"):
        decode(kind, "[]", {"another": "[1]"})


def test_house_rules_decode_to_equal_house_rules() -> None:
    rules = HouseRules(suit_order="shdc", raise_cap=None, heads_up_uncapped="round", show_all=True)
    started = HandStarted("razz", rules, Stakes.of(10), 1, (2, 1), (200, 150), (2, 2), last_two=False, edition=EDITION)
    encoded = encode(started)
    assert decode(encoded.kind, encoded.public, encoded.secrets) == started


def test_a_deck_decodes_as_empty_after_its_secret_is_deleted() -> None:
    assert decode("DeckShuffled", encode(DeckShuffled((1, 2, 3))).public, {}) == DeckShuffled(())


def test_down_cards_decode_as_empty_after_their_secret_is_deleted() -> None:
    assert decode("StreetDealt", encode(DEALT).public, {}) == replace(DEALT, down=())


def test_a_stored_event_may_lack_fields_at_its_end_that_have_a_default() -> None:
    assert decode("StreetDealt", "[0,[1,2],[[47],[46]],true]", encode(DEALT).secrets) == DEALT
    assert decode("StreetDealt", "[0,[1,2],[[47],[46]],true,null,[]]", encode(DEALT).secrets) == DEALT


def test_neither_repr_nor_an_error_shows_a_secret() -> None:
    encoded = encode(DEALT)
    assert "51" not in repr(encoded)
    for broken in ('[[[51,49],[50,"48"]]]', "[[[51,49],[50,48]]", "[51]", '{"down":51}', "[[], 51]"):
        with pytest.raises(CodecError) as caught:
            decode("StreetDealt", encoded.public, {"cards": broken})
        assert "51" not in str(caught.value)
        assert caught.value.__cause__ is None
        assert caught.value.__suppress_context__ or caught.value.__context__ is None


@pytest.mark.parametrize(
    "case",
    [
        ("Cheated", "[]", "unknown event 'Cheated'"),
        ("AntePosted", "[", "AntePosted: not JSON"),
        ("AntePosted", "{}", "AntePosted: not a list"),
        ("AntePosted", "[1]", "AntePosted: missing fields amount"),
        ("AntePosted", "[1,2,true,3]", "AntePosted: more values than fields"),
        ("AntePosted", "[1,2.0]", "AntePosted.amount: not int"),
        ("AntePosted", "[true,2]", "AntePosted.seat: not int"),
        ("PotAwarded", "[0,2,[[1,2,3]]]", "PotAwarded.shares: not a list of the right length"),
        ("PotAwarded", "[0,2,7]", "PotAwarded.shares: not a list"),
    ],
)
def test_text_that_is_no_event_is_refused(case: tuple[str, str, str]) -> None:
    kind, text, message = case
    with pytest.raises(CodecError, match=message):
        decode(kind, text, {})


def test_decoding_also_checks_nested_values() -> None:
    started = json.dumps(encode_by_name(STARTED), separators=(",", ":"))
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
        assert old in started
        with pytest.raises(CodecError, match=message):
            decode_by_name("HandStarted", json.loads(started.replace(old, new)))
    with pytest.raises(CodecError, match=r"HandStarted\.stakes: not an object"):
        decode_by_name("HandStarted", json.loads(started) | {"stakes": 1})
    stored = encode(STARTED).public
    for old, new, message in (
        ('"small_bet":10', '"small_bet":-1', "Stakes: invalid values"),
        (",{},", ',{"raise_cap":5},', "raise_cap: fits none of its types"),
        (",{},", ',{"raised":5},', "HouseRules: unknown fields raised"),
        (",{},", ",[],", "HandStarted.rules: not an object"),
    ):
        assert old in stored
        with pytest.raises(CodecError, match=message):
            decode("HandStarted", stored.replace(old, new), {})


STORED = {
    "HandStarted": (
        '["razz",{"raise_cap":4},{"small_bet":10,"big_bet":20,"ante":2,"bring_in":3},1,[1],[9],[2],false,[],0,0,2,1]',
        "game rules stakes button seats stacks antes last_two blinds table_ante big_blind edition chosen_by",
    ),
    "DeckShuffled": ("[]", ""),
    "AntePosted": ("[1,2,true]", "seat amount dead"),
    "BlindPosted": ("[1,2]", "seat amount"),
    "StreetDealt": ("[3,[],[],true,7,[4,5]]", "street seats up burned community board"),
    "BroughtIn": ("[1,3,3]", "seat to cost"),
    "Completed": ("[1,10,7]", "seat to cost"),
    "Checked": ("[1,true]", "seat absent"),
    "BetMade": ("[1,20,20]", "seat to cost"),
    "Called": ("[1,20,10]", "seat to cost"),
    "Raised": ("[1,40,20]", "seat to cost"),
    "Folded": ("[1]", "seat"),
    "Drew": ("[1,3]", "seat count"),
    "PassedIn": ("[2,[1],[3]]", "button left out"),
    "PotReturned": ("[[[1,7]]]", "shares"),
    "OpenersShown": ("[1,[2,3]]", "seat cards"),
    "UncalledReturned": ("[1,5]", "seat amount"),
    "HoldingShown": ("[1,[2,3]]", "seat cards"),
    "HoldingMucked": ("[1]", "seat"),
    "PotAwarded": ("[0,7,[[2,7]],2]", "pot amount shares half"),
    "HandFinished": ("[]", ""),
}
"""Event -> its text in a file, and its fields in order. A field that is added later comes last and has a default."""


@pytest.mark.parametrize("kind", EVENTS)
def test_the_fields_of_an_event_keep_the_order_that_files_have(kind: str) -> None:
    text, names = STORED[kind]
    event = decode(kind, text, {})
    assert encode(event).public == text
    assert " ".join(encode_by_name(event)) == names


def test_house_rules_and_stakes_keep_the_defaults_that_files_leave_out() -> None:
    assert json.loads(encode(replace(STARTED, rules=HouseRules())).public)[1] == {}
    assert asdict(HouseRules()) == {
        "suit_order": "cdhs",
        "raise_cap": 3,
        "heads_up_uncapped": "off",
        "low_tie": "low_suit",
        "high_tie": "position",
        "burn": True,
        "allin_bringin": "left",
        "show_all": False,
        "forced_bets": None,
        "bb_ante": False,
        "max_draw": 4,
        "jackpots": False,
        "joker": "none",
        "qualifier": 8,
        "draws": 3,
        "draw_opener": "raiser",
        "pass_in_max": 10,
    }
    assert Stakes(10, 20, 1, 2) == Stakes(10, 20, 1, 2, 0, 0, "fixed")


def test_the_encoding_of_small_events_is_short() -> None:
    assert encode(AntePosted(1, 2)).public == "[1,2]"
    assert encode(HandFinished()).public == "[]"
    assert encode(PotAwarded(0, 7, ((2, 7),))).public == "[0,7,[[2,7]]]"
    assert encode(DEALT).secrets == {"cards": "[[[51,49],[50,48]]]"}
