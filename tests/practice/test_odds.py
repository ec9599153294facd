"""Winning chances, checked by brute force and by pokerkit, and the cards that a player may base them on."""

import random
from collections.abc import Iterable, Sequence
from itertools import combinations, permutations

import pytest
from pokerkit import Card, Deck, RegularLowHand, calculate_equities, parse_range

from bot.moderation.hand_archive import LoggedEvent, LoggedHand
from bot.poker.actions import Action, ActionKind
from bot.poker.cards import DECK, parse_cards
from bot.poker.games import GAMES
from bot.poker.hand import Hand
from bot.poker.house_rules import HouseRules
from bot.poker.machine.procedure import Outside
from bot.poker.refusals import Refusal
from bot.practice.known_hand import known_hand
from bot.practice.odds import Held, OddsSpot, StreetOdds, odds
from tests.harness.oracle.remembering import remembering
from tests.harness.poker.deals import draw_deck, razz_deck
from tests.harness.practice.room import settings

RULES = HouseRules()


def held(seat: int, cards: str, *, hidden: bool = False) -> Held:
    return Held(seat, parse_cards(cards), hidden)


def shares(found: StreetOdds) -> dict[int, float]:
    return {equity.seat: equity.share for equity in found.equities}


def computed(spot: OddsSpot, samples: int = 20_000) -> StreetOdds:
    return odds(spot, samples, random.Random(1))


def by_hand(hands: Sequence[str], dead: str = "") -> list[float]:
    """Return each hand's share in Razz on sixth street, by dealing every possible last card."""
    strength = GAMES["razz"].ranking.strength
    cards = [parse_cards(hand) for hand in hands]
    taken = {card for hand in cards for card in hand} | set(parse_cards(dead))
    rest = [card for card in DECK if card not in taken]
    won, ways = [0.0] * len(hands), 0
    for last in permutations(rest, len(hands)):
        ends = [strength((*hand, card)) for hand, card in zip(cards, last, strict=True)]
        winners = [at for at, end in enumerate(ends) if end == max(ends)]
        for at in winners:
            won[at] += 1 / len(winners)
        ways += 1
    return [each / ways for each in won]


@pytest.mark.parametrize(
    "case",
    [
        (("As2h3d9cTsJh", "4s5h6d7cQdKs"), ""),
        (("As2h3d4c8s8h", "4s5h6d7cQdKs"), "5s6s7s"),
        (("As2h3d4c5s6h", "Kh Kd Qh Qs Js Jd"), ""),
    ],
)
def test_odds_with_one_card_to_come_are_exact(case: tuple[tuple[str, str], str]) -> None:
    hands, dead = case
    spot = OddsSpot("razz", RULES, 3, (held(1, hands[0]), held(2, hands[1])), parse_cards(dead))
    found = computed(spot)
    assert found.exact
    assert list(shares(found).values()) == pytest.approx(by_hand(hands, dead))
    assert sum(shares(found).values()) == pytest.approx(1)


def test_odds_at_the_showdown_are_certain_and_shared_by_ties() -> None:
    seven = "As2h3d4c5sKhKd", "Ah2s3c4d5hQsQd", "Ts9h8d7c6sJhJd"
    found = computed(OddsSpot("razz", RULES, 4, tuple(held(at, each) for at, each in enumerate(seven, 1))))
    assert shares(found) == {1: 0.5, 2: 0.5, 3: 0.0}
    assert (found.exact, found.looked_at) == (True, 1)


def test_odds_before_the_last_draw_are_exact() -> None:
    """In 2-7 a pat ten faces a draw to a seven, checked for each fifth card."""
    pat, drawing = parse_cards("2s3h5d8cTs"), parse_cards("2h3d4c7sKs")
    spot = OddsSpot("deuce-to-seven-single-draw", RULES, 0, (Held(1, pat), Held(2, drawing)))
    found, strength = computed(spot), GAMES["deuce-to-seven-single-draw"].ranking.strength
    kept = drawing[:4]
    rest = [card for card in DECK if card not in (*pat, *drawing)]
    lost = sum(strength((*kept, card)) > strength(pat) for card in rest)
    assert found.exact
    assert shares(found)[2] == pytest.approx(lost / len(rest))


def test_odds_of_two_players_who_draw_one_card_each_count_every_pair_of_cards() -> None:
    one, two = parse_cards("As2h3d4sKh"[:8]), parse_cards("Ah2s3c5h"[:8])
    spot = OddsSpot("badugi", HouseRules(draws=1), 0, (Held(1, one), Held(2, two)))
    found, strength = computed(spot), GAMES["badugi"].ranking.strength
    rest = [card for card in DECK if card not in (*one, *two)]
    kept = [parse_cards("As2h3d"), parse_cards("2s3cAh")]
    won = 0.0
    for first, second in permutations(rest, 2):
        mine, theirs = strength((*kept[0], first)), strength((*kept[1], second))
        won += 1 if mine > theirs else 0.5 if mine == theirs else 0
    assert found.exact
    assert shares(found)[1] == pytest.approx(won / (len(rest) * (len(rest) - 1)))


def test_sampled_odds_come_close_to_the_exact_ones() -> None:
    spot = OddsSpot("razz", RULES, 2, (held(1, "As2h3d4cKs"), held(2, "7s8h9dTc2d")))
    sampled = computed(spot)
    assert not sampled.exact
    strength, total, ways = GAMES["razz"].ranking.strength, 0.0, 0
    rest = [card for card in DECK if card not in {card for each in spot.held for card in each.cards}]
    rng = random.Random(2)
    for mine in rng.sample(list(combinations(rest, 2)), 200):
        for theirs in rng.sample([pair for pair in combinations(rest, 2) if not set(pair) & set(mine)], 60):
            ours, other = (strength((*each.cards, *pair)) for each, pair in zip(spot.held, (mine, theirs), strict=True))
            total += 1 if ours > other else 0.5 if ours == other else 0
            ways += 1
    assert shares(sampled)[1] == pytest.approx(total / ways, abs=0.03)


@pytest.mark.parametrize(
    "hands", [("As2h3d", "4s5h6d"), ("As2hKd", "7s8h9d", "3d4c5h"), ("As2h3d4c", "KsQh2d3h")], ids="/".join
)
def test_razz_odds_agree_with_pokerkit(monkeypatch: pytest.MonkeyPatch, hands: tuple[str, ...]) -> None:
    """The library deals each hand up to seven cards, as Razz does."""
    rng = random.Random(7)

    def seeded_sample(deck: list[Card], k: int) -> list[Card]:
        """Return the same sample in each process; the deck comes in the order of a set, which varies."""
        return rng.sample(sorted(deck, key=repr), k)

    monkeypatch.setattr("pokerkit.analysis.sample", seeded_sample)
    theirs = calculate_equities(
        [parse_range(hand) if len(hand) == 4 else [frozenset(Card.parse(hand))] for hand in hands],
        (),
        7,
        0,
        Deck.STANDARD,
        (remembering(RegularLowHand),),
        sample_count=2_000,
    )
    street = len(hands[0]) // 2 - 3
    found = computed(OddsSpot("razz", RULES, street, tuple(held(at, each) for at, each in enumerate(hands, 1))))
    assert list(shares(found).values()) == pytest.approx(theirs, abs=0.035)


def test_an_unknown_hand_in_a_draw_game_is_sampled_from_its_first_draw() -> None:
    """In 2-7 Triple Draw a rough ten on the last street is at most even against a player who has drawn three times."""
    spot = OddsSpot("deuce-to-seven-triple-draw", RULES, 3, (held(1, "Ts9h7d6c2s"), Held(2, (), hidden=True)))
    found = computed(spot, 4_000)
    assert 0.2 < shares(found)[1] < 0.6
    assert [equity.hidden for equity in found.equities] == [False, True]


@pytest.mark.parametrize("name", [name for name, game in GAMES.items() if any(each.draw for each in game.streets)])
def test_the_odds_of_a_full_table_of_unknown_hands_are_computed_with_a_reshuffle(name: str) -> None:
    seats = range(1, GAMES[name].seats_most + 1)
    found = computed(OddsSpot(name, RULES, 0, tuple(Held(seat, (), hidden=True) for seat in seats)), 100)
    assert sum(shares(found).values()) == pytest.approx(1)
    assert found.looked_at == 100


def halves_of(found: StreetOdds) -> dict[int, tuple[float, ...]]:
    return {equity.seat: equity.halves for equity in found.equities}


def test_R11_1_the_odds_of_a_split_pot_are_given_for_each_half() -> None:
    """In Badacey after the last draw, one player has a wheel but three badugi cards, the other a badugi but no low."""
    found = computed(OddsSpot("badacey", RULES, 3, (held(1, "As2s3s4h5h"), held(2, "Ac6d7h8sKs"))))
    assert halves_of(found) == {1: (1.0, 0.0), 2: (0.0, 1.0)}
    assert shares(found) == {1: 0.5, 2: 0.5}


def test_R11_2_nobody_gets_the_low_half_if_nobody_qualifies_for_it() -> None:
    found = computed(OddsSpot("stud-hi-lo", RULES, 4, (held(1, "KsKhKd9c9dTsJs"), held(2, "QsQhQdTcThJd9h"))))
    assert halves_of(found) == {1: (1.0, 0.0), 2: (0.0, 0.0)}
    assert shares(found) == {1: 1.0, 2: 0.0}


def test_odds_have_no_halves_in_a_game_without_split_pots() -> None:
    found = computed(OddsSpot("razz", RULES, 3, (held(1, "As2h3d9cTsJh"), held(2, "4s5h6d7cQdKs"))))
    assert set(halves_of(found).values()) == {()}


def test_a_card_in_two_places_is_refused() -> None:
    with pytest.raises(ValueError, match="two places"):
        computed(OddsSpot("razz", RULES, 3, (held(1, "As2h3d"), held(2, "As5h6d"))))


def test_sampling_stops_on_request_but_takes_at_least_one_sample() -> None:
    spot = OddsSpot("razz", RULES, 0, (held(1, "As2h3d"), held(2, "4s5h6d")))
    assert odds(spot, 1_000, random.Random(1), lambda: True).looked_at == 1


# The cards that the asker knows


def logged(hand: Hand) -> LoggedHand:
    events = tuple(LoggedEvent(event, None, 0) for event in hand.events)
    players = {seat: 100 + seat for seat in (1, 2, 3)}
    return LoggedHand(7, 1, "Table", 1, "done", settings(), players, events, 0, 1, {})


def played(name: str, deck: Iterable[int], acts: Sequence[tuple[int, ActionKind, str]]) -> Hand:
    """Play a hand of seats 1 to 3 with the button at 3; seats without an act check, call, bring in or stand pat."""
    game = GAMES[name]
    full = tuple(deck)
    hand = Hand.start(game, RULES, game.stakes(RULES, 20), [(seat, 2_000) for seat in (1, 2, 3)], 3, full)
    orders = list(acts)
    passive = (ActionKind.CHECK, ActionKind.CALL, ActionKind.BRING_IN, ActionKind.DRAW)
    while (seat := hand.to_act) is not None:
        kinds = {option.kind for option in hand.legal()}
        kind, cards = next(kind for kind in passive if kind in kinds), ""
        if orders and orders[0][0] == seat and orders[0][1] in kinds:
            _, kind, cards = orders.pop(0)
        outcome = hand.apply(Action(seat, kind, cards=parse_cards(cards)), Outside())
        assert not isinstance(outcome, Refusal), outcome
    assert not orders
    return hand


RAZZ = {1: "As2h3d4c5s6h7d", 2: "Ah2s3c4d6s8h8d", 3: "KsKhQdQcJsJhTd"}


def razz_hand() -> Hand:
    return played(
        "razz",
        razz_deck([1, 2, 3], RAZZ, out={3: 1}),
        [(3, ActionKind.BRING_IN, ""), (1, ActionKind.COMPLETE, ""), (3, ActionKind.FOLD, "")],
    )


def test_a_player_knows_their_own_cards_and_the_cards_that_were_shown() -> None:
    """Player 1 wins and shows, player 2 loses and mucks, player 3 has folded."""
    known = known_hand(logged(razz_hand()), 102)
    third, seventh = known.spots[0], known.spots[-1]
    assert [each.seat for each in third.held] == [1, 2, 3]
    assert third.held[0] == held(1, "As2h3d")
    assert third.held[1] == held(2, "Ah2s3c")
    assert third.held[2] == held(3, "Qd", hidden=True)
    assert [each.seat for each in seventh.held] == [1, 2]
    assert set(seventh.held[0].cards) == set(parse_cards(RAZZ[1]))
    assert parse_cards("Qd")[0] in seventh.dead
    assert len(known.spots) == 5


def test_cards_that_stayed_hidden_are_known_only_to_their_owner() -> None:
    hand = razz_hand()
    secret = {2: set(parse_cards("Ah2s8d")), 3: set(parse_cards("KsKh"))}
    for asker in (101, 102, 103, 999, None):
        known = known_hand(logged(hand), asker)
        told = {card for spot in known.spots for each in spot.held for card in each.cards}
        told |= {card for spot in known.spots for card in spot.dead}
        for seat, cards in secret.items():
            assert not told & cards or asker == 100 + seat, (asker, seat)
        hidden = {each.seat for spot in known.spots for each in spot.held if each.hidden}
        assert hidden == {seat for seat in (2, 3) if asker != 100 + seat}


def test_a_player_who_folded_still_knows_their_cards() -> None:
    last = known_hand(logged(razz_hand()), 103).spots[-1]
    assert set(parse_cards("KsKhQd")) <= set(last.dead)


DRAW = {1: "2s3h4d7cKs", 2: "2h3d5c8dQh", 3: "AsAhKdKcJs"}


def draw_hand() -> Hand:
    deck = draw_deck([1, 2, 3], DRAW, 5, "8s9cTc9dTd", DECK)
    return played(
        "deuce-to-seven-triple-draw",
        deck,
        [
            (3, ActionKind.FOLD, ""),
            (1, ActionKind.DRAW, "Ks"),
            (2, ActionKind.DRAW, "Qh"),
            (1, ActionKind.DRAW, ""),
            (2, ActionKind.DRAW, "9c"),
            (1, ActionKind.DRAW, ""),
            (2, ActionKind.DRAW, "Tc"),
            (1, ActionKind.BET, ""),
        ],
    )


def test_other_players_know_a_shown_hand_from_its_last_draw_on() -> None:
    """Player 1 drew one card, then stood pat, and shows 8-7-4-3-2."""
    known = known_hand(logged(draw_hand()), 102)
    assert [spot.street for spot in known.spots] == [0, 1, 2, 3]
    assert [spot.held[0].hidden for spot in known.spots] == [True, False, False, False]
    assert set(known.spots[1].held[0].cards) == set(parse_cards("2s3h4d7c8s"))
    assert known.drew == ((), ((1, 1), (2, 1)), ((1, 0), (2, 1)), ((1, 0), (2, 1)))


def test_a_player_knows_their_hand_on_each_street_and_counts_their_discards_as_dead() -> None:
    known = known_hand(logged(draw_hand()), 102)
    mine = [set(spot.held[1].cards) for spot in known.spots]
    assert mine[0] == set(parse_cards(DRAW[2]))
    assert mine[1] == set(parse_cards("2h3d5c8d9c"))
    assert set(known.spots[2].dead) == set(parse_cards("Qh9c"))
    stranger = known_hand(logged(draw_hand()), None)
    assert all(spot.dead == () for spot in stranger.spots)


def test_odds_can_be_computed_for_every_street_of_every_game() -> None:
    rng = random.Random(3)
    for name, game in GAMES.items():
        deck = list(DECK)
        rng.shuffle(deck)
        hand = played(name, deck, [])
        for asker in (101, None):
            known = known_hand(logged(hand), asker)
            assert len(known.spots) == len(game.streets)
            for spot in known.spots:
                found = odds(spot, 50, rng)
                assert sum(shares(found).values()) == pytest.approx(1)
