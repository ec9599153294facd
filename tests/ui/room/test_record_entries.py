"""The entry of a sealed deal in the record."""

from dataclasses import replace

import pytest

from bot.common.discord_limits import UNITS_MOST, units
from bot.fairness.cutting import ClosingLine, closing_line, closing_lines
from bot.locales import locales
from bot.poker.actions import ActionKind
from bot.poker.cards import DECK
from bot.poker.games import GAMES
from bot.tables.ports import TableView
from bot.ui.room.record_entries import APART, DEALS_MOST, entry, message
from tests.harness.tables.altered import altered
from tests.harness.tables.seal_views import seal_view
from tests.harness.ui.scenes import play, play_out, scene, table

TO_THE_END = (ActionKind.CHECK, ActionKind.CALL, ActionKind.BRING_IN)
LINE = ClosingLine(7, 13, "razz", 1, (1, 2), bytes(16), bytes.fromhex("3f9a22c1" * 8), bytes(32), bytes(32))


def sealed(view: TableView, *cutters: int) -> TableView:
    return view._replace(seal=seal_view(LINE.seal.hex(), cutters))


def sentence_of(view: TableView, locale: str = "en-US") -> str:
    sentence, line = entry(scene(view, locale=locale), LINE).split(APART)
    assert closing_lines(line) == (LINE,)
    assert closing_lines(sentence) == ()
    return sentence


def test_an_entry_names_the_winner_their_hand_and_who_cut_the_next_deal() -> None:
    played = play_out(play({1: 400, 2: 400}, deck=(*DECK[3:], *DECK[:3])), TO_THE_END)
    assert sentence_of(sealed(table(played), 1, 2)) == (
        "**Riverside**, hand 12: Alice wins 10 (seven low). Hand 13 sealed 3f9a22c1…, cut by Alice and Bob."
    )


def test_an_entry_names_everyone_who_shared_the_pots() -> None:
    played = play_out(play({1: 400, 2: 400}), TO_THE_END)
    assert sentence_of(sealed(table(played))).startswith(
        "**Riverside**, hand 12, chips won: Alice 5 and Bob 5. Hand 13"
    )


def test_an_entry_describes_no_hand_that_nobody_showed() -> None:
    played = play_out(play({1: 400, 2: 400}), [ActionKind.FOLD, ActionKind.BRING_IN])
    assert "(" not in sentence_of(sealed(table(played)))
    assert sentence_of(sealed(table(played))).endswith("Hand 13 sealed 3f9a22c1…, cut by nobody.")


def test_an_entry_says_that_a_hand_was_voided_or_that_the_table_started() -> None:
    assert sentence_of(sealed(table())).startswith("**Riverside** has started. Hand 13 sealed")
    undone = altered(table(), hand_number=12, voided="moderator")
    assert sentence_of(sealed(undone)).startswith("**Riverside**: hand 12 was voided.")


@pytest.mark.parametrize("locale", locales())
def test_the_entry_has_the_same_machine_readable_line_in_every_language(locale: str) -> None:
    assert "3f9a22c1" in sentence_of(sealed(table(), 1), locale)


def test_no_table_name_is_read_as_a_closing_line() -> None:
    """A closing line contains three hashes of 64 digits, and no table name is that long."""
    name = f"8-1 · razz · button 1 · seats 1 2 · rules {'0' * 32} · seal {'0' * 64}"
    view = altered(sealed(table(), 1), name=name)
    assert closing_lines(entry(scene(view), LINE)) == (LINE,)


def test_a_message_too_full_for_all_sentences_leaves_them_out_before_leaving_out_a_deal() -> None:
    def of(count: int) -> tuple[list[str], int]:
        deals = [(scene(sealed(table(), 1, 2)), replace(LINE, table=100 + at)) for at in range(count)]
        text, held = message(deals)
        assert [line.table for line in closing_lines(text)] == [100 + at for at in range(held)]
        assert len(text) <= UNITS_MOST
        return text.split(APART), held

    few, held = of(2)
    assert (held, len(few)) == (2, 4)
    assert "cut by" in few[0]
    more, held = of(6)
    assert (held, len(more)) == (6, 12)
    assert more[0] == "**Riverside** has started."
    many, held = of(30)
    assert 6 <= held == len(many)


def test_the_bot_considers_more_deals_for_a_message_than_fit_into_it() -> None:
    lines = (replace(LINE, table=1, hand=1, game=game) for game in GAMES)
    shortest = min(lines, key=lambda line: len(closing_line(line)))
    _, held = message([(scene(table()), shortest)] * (2 * DEALS_MOST))
    assert held < DEALS_MOST


def test_entries_with_emojis_in_the_name_still_fit_into_a_message() -> None:
    wide = scene(altered(sealed(table(), 1), name="\N{PLAYING CARD BLACK JOKER}" * 60))
    for count in range(1, 12):
        text, _ = message([(wide, LINE)] * count)
        assert units(text) <= UNITS_MOST
