"""Hostile names do no harm in any place where a name is shown.

A text with a plain name in it and the same text with a hostile one must differ in nothing but the name made safe: so
whatever ``clean`` makes harmless is harmless there, and no name gets there past it.
"""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from typing import Final

import pytest

from bot.fairness.cutting import ClosingLine
from bot.history.ports import LeaderboardPage, Placed
from bot.moderation.fair_play import Flag, FlagKind, HandId, Report
from bot.moderation.hand_archive import LoggedHand
from bot.moderation.ports import Dispute, Recorded
from bot.poker.actions import ActionKind
from bot.poker.refusals import Reason, Refusal
from bot.practice.known_hand import known_hand
from bot.practice.odds import Equity, StreetOdds
from bot.tables.messages import Act, HandOver, Kick
from bot.tables.ports import SealView, TableView
from bot.tables.replies import Denial, Reply
from bot.tables.saving import AuditEntry, Request
from bot.ui.history.board import BoardView, Wanted
from bot.ui.history.replay import Step, StepView, step_of
from bot.ui.history.report import Disclosure, report
from bot.ui.moderation.audit_text import audit_text
from bot.ui.moderation.disputes import dispute_bulletin, settled_bulletin
from bot.ui.moderation.flags import flags_text
from bot.ui.moderation.open_disputes import OpenDisputes
from bot.ui.practice.odds import odds_text
from bot.ui.room.record.entries import entry
from bot.ui.scene.answers import Asking, answer
from bot.ui.scene.events import last_events
from bot.ui.scene.private_cards import private_text
from bot.ui.table.card import TableCard
from bot.ui.text.escaping import LENGTH_MOST, clean
from bot.ui.text.phrases import Phrases
from tests.cogs.moderation.test_fair_play import FIGURES
from tests.hostile_names import HOSTILE, harm
from tests.ui.cards_shown import assert_discord_takes
from tests.ui.history.test_report import logged
from tests.ui.scenes import deal, draw, play, play_out, scene, table, to_the_draw
from tests.with_each import with_each

PLAIN: Final = "Xq7"
CLOSING: Final = ClosingLine(7, 13, "razz", 1, (1, 3), bytes(32), bytes(32))
STACKS: Final = {1: 400, 2: 400, 3: 12}
EVERY: Final = with_each(HOSTILE)


def views() -> Iterator[TableView]:
    """A table at all its stages: empty, in mid-hand, drawing, after a showdown."""
    yield table()
    yield table(play(STACKS))
    yield table(play(STACKS, ActionKind.BRING_IN, ActionKind.CALL))
    yield table(play_out(play(STACKS), (ActionKind.CHECK, ActionKind.CALL, ActionKind.BRING_IN)))
    yield table(play_out(play(STACKS), (ActionKind.FOLD, ActionKind.BRING_IN, ActionKind.CHECK)))
    hand = to_the_draw(deal("badugi", STACKS))
    yield table(hand)
    draw(hand, 0, 1)
    yield table(hand)


VIEWS: Final = tuple(views())


def text_of(item: object) -> str:
    """All that a layout of components says."""
    walk = getattr(item, "walk_children", None)
    parts = [str(getattr(child, "content", "") or getattr(child, "label", "")) for child in walk()] if walk else []
    return "\n".join(parts)


def cards(name: str) -> str:
    return "\n".join(text_of(TableCard(scene(view, lambda _: name))) for view in VIEWS)


def on_record(name: str) -> str:
    seal = SealView(13, CLOSING.seal.hex(), CLOSING.cut.hex(), (1, 3))
    return "\n".join(entry(scene(view._replace(seal=seal), lambda _: name), CLOSING) for view in VIEWS)


def happenings(name: str) -> str:
    return "\n".join(line for view in VIEWS for line in last_events(scene(view, lambda _: name), 50))


def private(name: str) -> str:
    hand = play(STACKS)
    return private_text(scene(table(hand), lambda _: name), hand.view(1))


def answers(name: str) -> str:
    request, (view, hand) = Request(1, 102, "button"), (VIEWS[1], VIEWS[1].hand)
    assert hand is not None
    asked = Act(request, ActionKind.CALL)
    told = [Reply(view, denial=denial) for denial in Denial]
    told += [Reply(view, refusal=Refusal(reason, 2, 1, hand.options)) for reason in Reason]
    ruled: list[Asking] = [Kick(request, 103, "why"), HandOver(request, 103, "why")]
    texts = [answer("en-US", asked, reply, lambda _: name) for reply in told]
    return "\n".join([*texts, *(answer("en-US", each, Reply(view, done=True), lambda _: name) for each in ruled)])


def audit(name: str) -> str:
    entry = AuditEntry(1, "kick", 101, "rude", 1_795_000_000_000, 102, 7, 12, "owner 101", "owner 103")
    return audit_text(Phrases("en-US"), [Recorded(1, entry, "0" * 64)], 1, lambda _: name, None, more=False)


def dispute(name: str) -> str:
    bulletin = dispute_bulletin(
        Phrases("en-US"), Dispute(1, 7, 12, 101, "he peeked", 1_795_000_000_000), "Table 1", name
    )
    return text_of(bulletin)


def settled(name: str) -> str:
    about = Dispute(1, 7, 12, 101, "he peeked", 1_795_000_000_000, ruling="no")
    return text_of(settled_bulletin(Phrases("en-US"), about, name, name))


def disputes(name: str) -> str:
    about = [Dispute(1, 7, number, 101, "he peeked", 1_795_000_000_000) for number in (1, 2)]
    return text_of(OpenDisputes(Phrases("en-US"), about, lambda _: name))


def flags(name: str) -> str:
    found = [Flag(kind, (101, 102), 4.0, 190, FIGURES[kind], (HandId(7, 12),)) for kind in FlagKind]
    return flags_text(Phrases("en-US"), Report(tuple(found), 100, 4, 6, 100), found, 30, lambda _: name)


def leaderboard(name: str) -> str:
    lines = tuple(Placed(place, 100 + place, 10, 5, 1.0) for place in (1, 2))
    return text_of(
        BoardView(Phrases("en-US"), Wanted("all", "profit"), LeaderboardPage(lines, 2, None), lambda _: name)
    )


@cache
def played_out() -> LoggedHand:
    """A hand that all stayed in to the showdown."""
    return logged(play_out(play(STACKS), (ActionKind.CHECK, ActionKind.CALL, ActionKind.BRING_IN)))


shown_last: Final = [PLAIN]
"""The name that everybody bears in a hand's steps: it changes, and the steps do not."""


@cache
def steps() -> tuple[Step, ...]:
    """Played again once, and not for each name: what is said of a step is put together when it is shown."""
    first = step_of(played_out(), 1, 0, lambda _: shown_last[0], Phrases("en-US"))
    numbers = range(1, first.steps)
    return first, *(step_of(played_out(), 1, at, lambda _: shown_last[0], Phrases("en-US")) for at in numbers)


def replayed(name: str) -> str:
    shown_last[0] = name
    # A scene remembers what it has said: each name has its own.
    return "\n".join(text_of(StepView(replace(each, scene=replace(each.scene)))) for each in steps())


def chances(name: str) -> str:
    hand = played_out()
    known = known_hand(hand, 101)
    found = [
        StreetOdds(street, (Equity(1, 0.5, hidden=False), Equity(2, 0.5, hidden=True)), True, 9) for street in (0, 1)
    ]
    return odds_text(Phrases("en-US"), "7-12", replace(known, drew=((), ())), found, lambda _: name)


def finished_hand(name: str) -> str:
    pages = report(played_out(), Disclosure(), lambda _: name, Phrases("en-US"))
    # Where a page ends depends on how long its names are.
    return "\n".join(line for page in pages for line in page.splitlines() if line)


PLACES: Final[dict[str, Callable[[str], str]]] = {
    place.__name__: place
    for place in (
        *(cards, on_record, happenings, private, answers, audit, dispute, settled, disputes, finished_hand),
        *(flags, leaderboard, replayed, chances),
    )
}


@EVERY
def test_a_hostile_name_is_made_harmless(name: str) -> None:
    for length_most in (LENGTH_MOST, 60):
        assert harm(clean(name, length_most), length_most) == []


def test_there_are_200_of_them_and_most_of_them_would_do_harm() -> None:
    assert len(set(HOSTILE)) >= 200
    assert sum(bool(harm(name, LENGTH_MOST)) for name in HOSTILE) > 180


@pytest.mark.parametrize("place", PLACES)
def test_the_place_shows_names(place: str) -> None:
    if place != "private":
        assert PLAIN in PLACES[place](PLAIN)


@pytest.mark.parametrize("place", PLACES)
def test_names_come_to_every_place_made_safe_and_change_nothing_else(place: str) -> None:
    plain = PLACES[place](PLAIN)
    for name in HOSTILE:
        assert PLACES[place](name) == plain.replace(PLAIN, clean(name)), ascii(name)


@EVERY
def test_a_card_full_of_hostile_names_is_one_that_discord_takes(name: str) -> None:
    for view in VIEWS:
        assert_discord_takes(TableCard(scene(view, names=lambda _: name)))


def test_what_disputes_and_reasons_say_is_made_harmless_too() -> None:
    def shown(text: str) -> str:
        about = Dispute(1, 7, 12, 101, text, 1_795_000_000_000)
        return text_of(dispute_bulletin(Phrases("en-US"), about, text, text))

    plain = shown(PLAIN)
    for text in HOSTILE:
        lines = shown(text).split("\n")
        assert len(lines) == len(plain.split("\n")), ascii(text)
        assert "@everyone" not in "\n".join(lines)
