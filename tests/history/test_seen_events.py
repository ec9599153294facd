"""Reports of a finished hand, which must not depend on cards that their reader could not see."""

import random
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

import discord
import pytest

from bot.history.achievements import BY_DOWN_CARDS, achieved, played_hand
from bot.history.export import pokerstars_text
from bot.history.facts import facts, has_shown
from bot.history.phh_file import phh_file
from bot.history.pokerstars import CannotTell
from bot.history.seen_events import NOBODY
from bot.locales.phrases import Phrases
from bot.moderation.fair_play import summarise
from bot.moderation.hand_archive import Disclosure, LoggedHand
from bot.poker.events import DeckShuffled, Drew, Event, HoldingShown, OpenersShown, StreetDealt, public_events
from bot.poker.games import GAMES
from bot.poker.games.base import Game
from bot.poker.hand import Hand
from bot.poker.house_rules import HouseRules
from bot.poker.machine.showdown import laid_open
from bot.practice.known_hand import known_hand
from bot.ui.history.replay import ReplayStep, StepView, step_of
from bot.ui.history.report import report
from bot.ui.pictures.alt_text import alt_text
from bot.ui.pictures.table_picture import table_picture
from tests.harness.history.hands import logged, played

SAY = Phrases("en-US")
VARIED = HouseRules(joker="bug", jackpots=True, draws=1)


def named(player: int) -> str:
    return f"player {player}"


def seen_by_seat(events: Iterable[Event], seat: int) -> set[int]:
    """Return every card that the seat has seen by the end of the hand."""
    seen: set[int] = set()
    for event in events:
        match event:
            case StreetDealt():
                own = [down for owner, down in zip(event.seats, event.down, strict=True) if owner == seat]
                seen.update(*event.up, *own, event.shared)
            case Drew() if event.seat == seat:
                seen.update(event.cards, event.discards)
            case HoldingShown() | OpenersShown():
                seen.update(event.cards)
    return seen


def with_unseen_cards_moved(
    events: Sequence[Event], seat: int, deck: Iterable[int], chance: random.Random
) -> Iterator[Event]:
    """Yield the events of the same hand, with all cards that the seat has not seen in other places."""
    seen = seen_by_seat(events, seat)
    unseen = [card for card in deck if card not in seen]
    others = dict(zip(unseen, chance.sample(unseen, len(unseen)), strict=True))

    def other(cards: Iterable[int]) -> tuple[int, ...]:
        return tuple(others.get(card, card) for card in cards)

    for event in events:
        match event:
            case DeckShuffled():
                yield replace(event, cards=other(event.cards))
            case StreetDealt():
                yield replace(event, down=tuple(map(other, event.down)))
            case Drew():
                yield replace(event, cards=other(event.cards), discards=other(event.discards))
            case _:
                yield event


def reports_of(hand: LoggedHand, seat: int) -> dict[str, object]:
    """Return everything the player of the seat can get about the hand, or with ``NOBODY`` what everybody can."""
    own = Disclosure("sits_there") if seat == NOBODY else Disclosure("dealt_in", seat)
    return {
        "export": phh_file(hand, seat, named),
        "text": _pokerstars(hand, seat),
        "odds": known_hand(hand, None if seat == NOBODY else hand.players[seat]),
        "report": report(hand, own, named, SAY),
        "flags": None if seat == NOBODY else summarise(hand, hidden_from=hand.players[seat]),
        "achievements": list(_achievements(hand, seat)),
        "replay": list(map(_shown, _steps(hand, seat))),
    }


def _pokerstars(hand: LoggedHand, seat: int) -> str:
    try:
        return pokerstars_text(hand, seat, named)
    except CannotTell as error:
        return error.lacking


def _achievements(hand: LoggedHand, seat: int) -> Iterator[tuple[int, set[str]]]:
    """Yield each player's achievements as /stats shows them to the reader."""
    events = [each.event for each in hand.events]
    played_out, public, told = Hand.from_events(events), public_events(events), facts(events)
    for other in told:
        names = set(achieved(played_hand(played_out.view(other), played_out.view(None), public, told)))
        yield other, names if other == seat or has_shown(events, other) else names - BY_DOWN_CARDS


def _steps(hand: LoggedHand, seat: int) -> Iterator[ReplayStep]:
    step = step_of(hand, seat or None, 0, named, SAY)
    for number in range(step.steps):
        yield step_of(hand, seat or None, number, named, SAY)


def _shown(step: ReplayStep) -> tuple[object, ...]:
    picture = table_picture(step.scene)
    items = StepView(step).walk_children()
    texts = [item.content for item in items if isinstance(item, discord.ui.TextDisplay)]
    return step.scene.view, step.private, step.hand, texts, picture, alt_text(picture)


def rules_of(game: Game, seed: int) -> HouseRules:
    return game.fitting(VARIED) if seed % 2 else HouseRules()


@pytest.mark.parametrize("game", GAMES)
def test_reports_of_a_hand_do_not_depend_on_cards_that_the_reader_has_not_seen(game: str) -> None:
    """One of the two hands has the default house rules, the other has varied ones.

    A spectator reads one hand and a player the other, taking turns by game; Jackpots hands have both readers.
    """
    for seed in range(2):
        chance, rules = random.Random(seed), rules_of(GAMES[game], seed)
        hand = played(game, seed, rules=rules)
        for player in hand.state.players:
            if hand.may_show(player.seat) and chance.random() < 0.3:
                hand.show(player.seat)
        deck = GAMES[game].deck_under(rules)
        readers = (NOBODY, 1 + seed)
        for seat in readers if rules.jackpots else readers[(seed + list(GAMES).index(game)) % 2 :][:1]:
            other = tuple(with_unseen_cards_moved(hand.events, seat, deck, chance))
            assert reports_of(logged(other), seat) == reports_of(logged(tuple(hand.events)), seat)


@pytest.mark.parametrize("game", [name for name, game in GAMES.items() if game.has_draws])
def test_the_log_has_a_shown_hand_in_an_order_that_hides_how_it_was_drawn(game: str) -> None:
    """The card drawn last comes last in the hand, and nobody may learn that from the log."""
    in_another_order = 0
    for seed in range(12):
        chance, rules = random.Random(seed), rules_of(GAMES[game], seed)
        hand = played(game, seed, rules=rules)
        for event in hand.events:
            if isinstance(event, HoldingShown):
                assert event.cards == laid_open(GAMES[game], rules, chance.sample(event.cards, len(event.cards)))
                in_another_order += event.cards != hand.state.player(event.seat).down
    assert in_another_order > 3


@pytest.mark.parametrize("game", GAMES)
def test_the_full_report_depends_on_the_down_cards(game: str) -> None:
    hand = played(game, 0)
    deck = GAMES[game].deck_under(HouseRules())
    other = tuple(with_unseen_cards_moved(hand.events, NOBODY, deck, random.Random(0)))
    unlike, like = (report(logged(events), Disclosure(), named, SAY) for events in (other, tuple(hand.events)))
    assert unlike != like
