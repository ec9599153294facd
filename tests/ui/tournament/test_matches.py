"""Brackets and shootouts in the post, the preview, the chip counts, and the announcements (section 10)."""

from dataclasses import replace

import discord

from bot.locales.phrases import Phrases
from bot.publishing.tournament.scheduled_event import event_words
from bot.tournaments.deciding import lifecycle, matches, table_notes
from bot.tournaments.news import News
from bot.tournaments.ports import NewTournament
from bot.ui.discord.attachments import Drawn
from bot.ui.tournament.board import chip_board
from bot.ui.tournament.lines import Announcement
from bot.ui.tournament.matches import round_text, to_round_text
from bot.ui.tournament.outgoing import OutgoingMessage, PlayerTables
from bot.ui.tournament.post import tournament_post
from bot.ui.tournament.preview import preview_lines
from bot.use_cases.tournaments.previews import PreviewedTournament
from tests.harness.tournaments.field import CHANNEL, GUILD, OWNER, SETTINGS, START, Field, out, running
from tests.harness.ui.tournaments import counts_of, scene_of, view_of

SAY = Phrases("en-US")
BRACKET = replace(
    SETTINGS, matches="bracket", seats=2, target_minutes=15, level_minutes=3, late_levels=0, check_in=False
)
SHOOTOUT = replace(BRACKET, matches="shootout", seats=6, target_minutes=30, level_minutes=3)
CHANNELS = ((31, 21), (32, 22))


def begun(players: int) -> Field:
    """Return a bracket whose first two matches are played at the tables 31 and 32."""
    field = running(players, BRACKET)
    field.do(lifecycle.close_late_registration)
    for number, (table_id, _) in enumerate(CHANNELS):
        field.do(lambda draft, at=table_id, of=number: table_notes.note_table(draft, at, of))  # type: ignore[misc]
        field.do(lambda draft, of=number: matches.begin(draft, of))  # type: ignore[misc]
    return field


def after_one_match(players: int = 5) -> Field:
    """Return a bracket in which player 4 has beaten player 5 in the first match, and goes through."""
    field = begun(players)
    winner, loser = field.state.begun.matches[0].players
    out(field, winner, **{f"p{loser}": 3000})
    field.do(lambda draft: matches.end(draft, 0, winner))
    return field


def said(field: Field, news: News) -> list[OutgoingMessage]:
    view = view_of(field, counts_of(field), CHANNELS)
    known = PlayerTables(dict(CHANNELS))
    return Announcement(scene_of(view), news, known, lambda player: 9000 + player).messages()


def test_T10_1_the_post_of_a_bracket_says_how_many_rounds_byes_and_minutes_it_has() -> None:
    shown = tournament_post(scene_of(view_of(running(5, BRACKET), state=Field(BRACKET).state))).text
    assert "fixed limit Razz · heads-up bracket" in shown.replace("Fixed", "fixed")
    assert "**Bracket with 4 entrants:** 2 rounds, no byes, about 15 minutes a match and 35 in all." in shown
    assert "so that the tournament ends on time" not in shown


def test_T10_1_the_preview_has_the_rounds_for_typical_fields() -> None:
    new = NewTournament(GUILD, CHANNEL, OWNER, BRACKET, START, START)
    lines = "\n".join(preview_lines(SAY, PreviewedTournament(new, "create")))
    assert "**Bracket with 9 entrants:** 4 rounds, 7 byes, about 15 minutes a match and 55 in all." in lines
    assert "**Bracket with 32 entrants:** 5 rounds, no byes" in lines


def test_T10_2_the_preview_of_a_shootout_has_the_tables_of_each_round() -> None:
    new = NewTournament(GUILD, CHANNEL, OWNER, SHOOTOUT, START, START)
    lines = "\n".join(preview_lines(SAY, PreviewedTournament(new, "create"))).replace("\N{NO-BREAK SPACE}", " ")
    assert "**Shootout with 16 entrants:** 4 × 4 → 1 × 4 (tables × players), about 30 minutes a table" in lines  # noqa: RUF001


def test_T10_1_the_post_of_a_running_bracket_says_who_plays_whom() -> None:
    shown = tournament_post(scene_of(view_of(begun(5), tables=CHANNELS))).text
    assert "**Round 1:** Dora – Emil · level 1 · <#21>" in shown  # noqa: RUF001
    assert "**Semifinal:** Ada – Cleo · level 1 · <#22>" in shown  # noqa: RUF001
    assert "**Waiting for opponents:** Ben" in shown
    assert "Next level" not in shown


def test_T10_1_the_prizes_of_a_bracket_say_which_places_share() -> None:
    shown = tournament_post(scene_of(view_of(begun(8)))).text.replace("\N{NO-BREAK SPACE}", " ")
    assert "1st 400 · 2nd 240 · 3rd to 4th 80 each" in shown


def test_T10_1_the_chip_counts_are_those_of_each_match() -> None:
    field = begun(5)
    shown = chip_board(scene_of(view_of(field, tables=CHANNELS)), counts_of(field)).text
    assert "Dora 3,000 – Emil 3,000" in shown  # noqa: RUF001


def test_T10_1_no_text_is_empty_while_no_match_has_a_table_and_nobody_waits_for_an_opponent() -> None:
    field = begun(4)
    scene = scene_of(view_of(field))
    for post in (tournament_post(scene), chip_board(scene, counts_of(field))):
        assert all(item.content for item in post.walk_children() if isinstance(item, discord.ui.TextDisplay))


def test_T10_1_a_match_that_begins_pings_its_players_at_its_table() -> None:
    (message,) = said(begun(5), News("match", table_id=32))
    assert (message.channel_id, message.pinged) == (22, (9001, 9003))
    assert message.text.startswith("**Semifinal:** <@9001> – <@9003>. Level 1 is 100/200")  # noqa: RUF001


def test_T10_1_the_table_reads_who_goes_through_and_against_whom() -> None:
    first, second = said(after_one_match(), News("through", 4, 31))
    assert first.text == "**Dora** goes through to the semifinal against Ben."
    assert (first.channel_id, second.channel_id) == (21, CHANNEL)


def test_T10_1_at_the_start_of_a_bracket_no_table_is_said_to_break() -> None:
    *_, home = said(begun(5), News("started"))
    assert "2 tables, level 1 at" in home.text
    assert ". The tables:\n" in home.text


def test_T10_1_a_new_level_of_a_match_is_announced_only_at_its_table() -> None:
    (message,) = said(begun(5), News("level", table_id=31))
    assert (message.channel_id, message.pinged) == (21, ())


def test_T10_3_an_absent_player_is_told_until_when_to_come() -> None:
    field = begun(5)
    field.do(lambda draft: matches.note_absence(draft, 0, 5))
    (message,) = said(field, News("absent", 5, 31))
    assert message.pinged == (9005,)
    assert "Act by <t:" in message.text
    (lost,) = said(field, News("forfeited", 5, 31))
    assert lost.text == "**Emil** wasn't there for 5 minutes and loses the match."


def test_T10_1_rounds_have_their_names_only_if_nobody_has_a_bye_in_them() -> None:
    tree = running(33, BRACKET).state.begun.matches
    names = [round_text(SAY, tree, number) for number in range(1, 7)]
    assert names == ["Round 1", "Round of 32", "Round of 16", "Quarterfinal", "Semifinal", "Final"]
    assert to_round_text(SAY, tree, 6) == "to the final"
    shootout = running(16, SHOOTOUT).state.begun.matches
    assert [round_text(SAY, shootout, number) for number in (1, 2)] == ["Round 1", "Final"]


def test_T10_1_the_post_lists_the_names_that_its_picture_shows_as_numbers() -> None:
    scene = scene_of(view_of(begun(5), tables=CHANNELS))
    shown = tournament_post(scene, None, Drawn(b"", "bracket.png", "words", nameless=(1, 4)))
    assert "-# #1 Dora · #4 Cleo" in shown.text


def test_T10_1_the_event_of_a_bracket_lasts_as_long_as_all_its_rounds() -> None:
    words = event_words(view_of(running(16, BRACKET)), SAY, "cards", "link")
    assert (words.end - words.start).total_seconds() == 70 * 60
