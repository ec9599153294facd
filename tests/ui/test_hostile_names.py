"""Hostile names in every place that shows a name.

A text with plain names and the same text with hostile ones may differ only in the cleaned names. Then ``clean`` makes
names harmless in every place, and no name bypasses it. Three players have three of the names at a time, so that each
place is drawn for a third as many tables as there are names.
"""

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import cache
from typing import Final

import discord
import pytest

from bot.common.escaping import LENGTH_MOST, clean
from bot.fairness.cutting import ClosingLine
from bot.history.ports import LeaderboardPage, Placed
from bot.locales.phrases import Phrases
from bot.moderation.fair_play import Flag, FlagKind, HandId, Report
from bot.moderation.hand_archive import Disclosure, LoggedHand
from bot.moderation.ports import AuditLine, Dispute
from bot.poker.actions import ActionKind
from bot.poker.refusals import Reason, Refusal
from bot.practice.known_hand import known_hand
from bot.practice.odds import Equity, StreetOdds
from bot.tables.messages import Act, HandOver, Kick
from bot.tables.ports import TableView
from bot.tables.replies import TableDenial, TableReply
from bot.tables.saving import AuditEntry, Request
from bot.ui.history.board import BoardView, Wanted
from bot.ui.history.replay import ReplayStep, StepView, step_of
from bot.ui.history.report import report
from bot.ui.moderation.audit_text import audit_text
from bot.ui.moderation.disputes import dispute_bulletin, settled_bulletin
from bot.ui.moderation.flags import flags_text
from bot.ui.moderation.open_disputes import OpenDisputes
from bot.ui.practice.odds import odds_text
from bot.ui.room.record_entries import entry
from bot.ui.scene.answers import Asking, answer
from bot.ui.scene.events import last_events
from bot.ui.scene.private_cards import private_text
from bot.ui.table.message import TableMessageView
from tests.cogs.moderation.test_commands_fair_play import FIGURES
from tests.harness.hostile_names import HOSTILE, harm
from tests.harness.tables.seal_views import seal_view
from tests.harness.ui.cards_shown import assert_discord_takes
from tests.harness.ui.items import items_of
from tests.harness.ui.scenes import deal, draw, play, play_out, scene, table, to_the_draw
from tests.ui.history.test_report import logged

PLAIN: Final = ("Xq7", "Xq8", "Xq9")
CLOSING: Final = ClosingLine(7, 13, "razz", 1, (1, 3), bytes(16), bytes(32), bytes(32), bytes(32))
STACKS: Final = {1: 400, 2: 400, 3: 12}
EVERY: Final = pytest.mark.parametrize("name", HOSTILE)
Names = Sequence[str]
"""The names of the players 101, 102 and 103, who sit in seats 1, 2 and 3."""


def hostile_tables(hostile: Names = HOSTILE) -> Iterator[Names]:
    """Yield the names in threes; the last table is filled up with the first names."""
    for at in range(0, len(hostile), len(PLAIN)):
        yield (*hostile[at : at + len(PLAIN)], *hostile)[: len(PLAIN)]


def name_lookup(names: Names) -> Callable[[int], str]:
    return lambda player_or_seat: names[player_or_seat % 100 - 1]


def replaced(text: str, names: Names) -> str:
    """Return a text of plain names with these names, cleaned, in their places."""
    safe = dict(zip(PLAIN, map(clean, names), strict=True))
    return re.sub("|".join(PLAIN), lambda plain: safe[plain[0]], text)


def views() -> Iterator[TableView]:
    """Yield a table at every stage: empty, in mid-hand, drawing, after a showdown."""
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
    """Return all texts of a layout."""
    shown = items_of(item) if isinstance(item, discord.ui.LayoutView) else []
    parts = [str(getattr(child, "content", "") or getattr(child, "label", "")) for child in shown]
    return "\n".join(parts)


def cards(names: Names) -> str:
    return "\n".join(text_of(TableMessageView(scene(view, name_lookup(names)))) for view in VIEWS)


def on_record(names: Names) -> str:
    seal = seal_view(CLOSING.seal.hex(), (1, 3))
    return "\n".join(entry(scene(view._replace(seal=seal), name_lookup(names)), CLOSING) for view in VIEWS)


def recent_events(names: Names) -> str:
    return "\n".join(line for view in VIEWS for line in last_events(scene(view, name_lookup(names)), 50))


def private(names: Names) -> str:
    hand = play(STACKS)
    return private_text(scene(table(hand), name_lookup(names)), hand.view(1))


def answers(names: Names) -> str:
    request, (view, hand) = Request(1, 102, "button"), (VIEWS[1], VIEWS[1].hand)
    assert hand is not None
    asked = Act(request, ActionKind.CALL)
    replies = [TableReply(view, denial=denial) for denial in TableDenial]
    replies += [TableReply(view, refusal=Refusal(reason, 2, 1, hand.options)) for reason in Reason]
    ruled: list[Asking] = [Kick(request, 103, "why"), HandOver(request, 103, "why")]
    answered: list[tuple[Asking, TableReply]] = [(asked, reply) for reply in replies]
    answered += [(each, TableReply(view, done=True)) for each in ruled]
    # Most answers name only the player to act, who therefore gets each of the names.
    everybody = [name_lookup([name] * len(names)) for name in names]
    return "\n".join(answer("en-US", each, reply, name_of) for name_of in everybody for each, reply in answered)


def audit(names: Names) -> str:
    entry = AuditEntry(1, "kick", 101, "rude", 1_795_000_000_000, 102, 7, 12, "owner 101", "owner 103")
    return audit_text(Phrases("en-US"), [AuditLine(1, entry, "0" * 64)], 1, name_lookup(names), None, more=False)


def dispute(names: Names) -> str:
    about = Dispute(1, 7, 12, 101, "he peeked", 1_795_000_000_000)
    return "\n".join(text_of(dispute_bulletin(Phrases("en-US"), about, "Table 1", name)) for name in names)


def settled(names: Names) -> str:
    about = Dispute(1, 7, 12, 101, "he peeked", 1_795_000_000_000, ruling="no")
    return "\n".join(text_of(settled_bulletin(Phrases("en-US"), about, name, name)) for name in names)


def disputes(names: Names) -> str:
    about = [Dispute(1, 7, number, 100 + number, "he peeked", 1_795_000_000_000) for number in (1, 2, 3)]
    return text_of(OpenDisputes(Phrases("en-US"), about, name_lookup(names)))


def flags(names: Names) -> str:
    return "\n".join(_flags_of(pair, name_lookup(names)) for pair in ((101, 102), (103, 101)))


def _flags_of(pair: tuple[int, int], name_of: Callable[[int], str]) -> str:
    found = [Flag(kind, pair, 4.0, 190, FIGURES[kind], (HandId(7, 12),)) for kind in FlagKind]
    return flags_text(Phrases("en-US"), Report(tuple(found), 100, 4, 6, 100), found, 30, name_of)


def leaderboard(names: Names) -> str:
    lines = tuple(Placed(place, 100 + place, 10, 5, 1.0) for place in (1, 2, 3))
    return text_of(
        BoardView(Phrases("en-US"), Wanted("all", "profit"), LeaderboardPage(lines, 3, None), name_lookup(names))
    )


@cache
def played_out() -> LoggedHand:
    """Return a hand that all players stay in to the showdown."""
    return logged(play_out(play(STACKS), (ActionKind.CHECK, ActionKind.CALL, ActionKind.BRING_IN)))


shown_last: Final = [name_lookup(PLAIN)]
"""The function that names the players in the steps of a hand, which are computed only once."""


def _shown_last(player_id: int) -> str:
    return shown_last[0](player_id)


@cache
def steps() -> tuple[ReplayStep, ...]:
    """Return the steps of a hand, replayed only once; the text of a step is composed when it is shown."""
    first = step_of(played_out(), 1, 0, _shown_last, Phrases("en-US"))
    numbers = range(1, first.steps)
    return first, *(step_of(played_out(), 1, at, _shown_last, Phrases("en-US")) for at in numbers)


def replayed(names: Names) -> str:
    shown_last[0] = name_lookup(names)
    # A scene caches its texts, so each table of names has its own.
    return "\n".join(text_of(StepView(replace(each, scene=replace(each.scene)))) for each in steps())


def chances(names: Names) -> str:
    hand = played_out()
    known = known_hand(hand, 101)
    found = [
        StreetOdds(
            street, (Equity(1, 0.5, hidden=False), Equity(2, 0.3, hidden=True), Equity(3, 0.2, hidden=False)), True, 9
        )
        for street in (0, 1)
    ]
    return odds_text(Phrases("en-US"), "7-12", replace(known, drew=((), ())), found, name_lookup(names))


def finished_hand(names: Names) -> str:
    pages = report(played_out(), Disclosure(), name_lookup(names), Phrases("en-US"))
    # Where a page ends depends on how long its names are.
    return "\n".join(line for page in pages for line in page.splitlines() if line)


PLACES: Final[dict[str, Callable[[Names], str]]] = {
    place.__name__: place
    for place in (
        *(cards, on_record, recent_events, private, answers, audit, dispute, settled, disputes, finished_hand),
        *(flags, leaderboard, replayed, chances),
    )
}


@EVERY
def test_the_function_that_cleans_names_makes_every_hostile_name_harmless(name: str) -> None:
    for length_most in (LENGTH_MOST, 60):
        assert harm(clean(name, length_most), length_most) == []


def test_there_are_200_hostile_names_and_most_of_them_do_harm_if_they_are_not_cleaned() -> None:
    assert len(set(HOSTILE)) >= 200
    assert sum(bool(harm(name, LENGTH_MOST)) for name in HOSTILE) > 180


@pytest.mark.parametrize("place", [place for place in PLACES if place != "private"])
def test_every_place_on_the_list_to_check_shows_player_names(place: str) -> None:
    """The exception is the text of a player's own cards, which names nobody."""
    shown = PLACES[place](PLAIN)
    assert [name for name in PLAIN if name not in shown] == []


@pytest.mark.parametrize("place", PLACES)
def test_hostile_names_are_cleaned_in_every_place_and_change_nothing_else(place: str) -> None:
    plain = PLACES[place](PLAIN)
    for names in hostile_tables():
        assert PLACES[place](names) == replaced(plain, names), ascii(names)


LONGEST = max(HOSTILE, key=lambda name: len(clean(name)))


def test_every_hostile_name_is_seated_at_one_of_the_checked_tables() -> None:
    assert {name for names in hostile_tables() for name in names} == set(HOSTILE)


@pytest.mark.parametrize(
    "names", [(LONGEST,) * len(PLAIN), *hostile_tables(sorted(HOSTILE, key=lambda name: -len(clean(name))))]
)
def test_discord_accepts_a_message_full_of_hostile_names(names: Names) -> None:
    """The longest name takes every seat; then names of similar length share a table."""
    for view in VIEWS:
        assert_discord_takes(TableMessageView(scene(view, names=name_lookup(names))))


def test_hostile_texts_in_disputes_are_made_harmless() -> None:
    def shown(text: str) -> str:
        about = Dispute(1, 7, 12, 101, text, 1_795_000_000_000)
        return text_of(dispute_bulletin(Phrases("en-US"), about, text, text))

    plain = shown(PLAIN[0])
    for text in HOSTILE:
        lines = shown(text).split("\n")
        assert len(lines) == len(plain.split("\n")), ascii(text)
        assert "@everyone" not in "\n".join(lines)
