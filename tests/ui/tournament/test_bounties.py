"""Where bounties are shown: post, preview, plate, line at the table, result and answers (T-7.6)."""

from dataclasses import replace

import pytest

from bot.locales.phrases import Phrases
from bot.tables.saving import Request
from bot.tournaments.deciding import lifecycle
from bot.tournaments.messages import BuyAgain, Register, Remove, TournamentReply
from bot.tournaments.news import News
from bot.ui.pictures.seat_picture import seat_pictures
from bot.ui.tournament.answers import answer
from bot.ui.tournament.lines import Announcement
from bot.ui.tournament.outgoing import PlayerTables
from bot.ui.tournament.post import tournament_post
from bot.ui.tournament.preview import preview_lines
from bot.ui.tournament.result import Ending, result_post
from bot.use_cases.tournaments.previews import PreviewedTournament
from tests.harness.tournaments.field import SETTINGS, Field, out, running
from tests.harness.ui.cards_shown import text
from tests.harness.ui.scenes import play, table
from tests.harness.ui.scenes import scene as table_scene
from tests.harness.ui.tournaments import name_of, scene_of, view_of

SAY = Phrases("en-US")
HALF = replace(SETTINGS, bounty=50, late_levels=0, check_in=False)
PROGRESSIVE = replace(HALF, progressive=True)


def plain(shown: str) -> str:
    return shown.replace("\N{NO-BREAK SPACE}", " ")


@pytest.mark.parametrize(("settings", "line"), [(HALF, "Bounty **50**"), (PROGRESSIVE, "Progressive bounty **50**")])
def test_T7_6_the_post_shows_the_bounty_and_only_the_rest_as_the_pool(settings: object, line: str) -> None:
    field = Field(settings)  # type: ignore[arg-type]  # the cases are settings
    for player in range(1, 6):
        field.ask(Register, player)
    shown = plain(tournament_post(scene_of(view_of(field))).text)
    assert f"Buy-in **100** · {line} · Prize pool **250**" in shown
    assert "1st 163 · 2nd 87" in shown


def test_the_preview_shows_prizes_without_the_bounties() -> None:
    previewed = PreviewedTournament(replace(Field(HALF).new, settings=HALF), "x")
    assert "1st 225 · 2nd 135 · 3rd 90" in plain("\n".join(preview_lines(SAY, previewed)))


def test_T7_5_the_running_post_shows_a_lost_bounty_in_the_first_prize() -> None:
    field = running(5, replace(HALF, late_levels=2))
    field.ask(lambda request: Remove(request, 1, "rude"), 99)
    assert "1st 213 · 2nd 87" in plain(tournament_post(scene_of(view_of(field))).text)
    field.do(lifecycle.close_late_registration)
    assert "1st 213 · 2nd 87" in plain(tournament_post(scene_of(view_of(field))).text)


def lines(field: Field) -> list[tuple[int, str]]:
    """Return (channel, text) of everything said about bounties."""
    scene, tables = scene_of(view_of(field)), PlayerTables({1: 21}, {}, {})
    bounties = [replace(news, table_id=1) for news in field.said if news.kind == "bounty"]
    said = [message for news in bounties for message in Announcement(scene, news, tables, {}.get).messages()]  # type: ignore[arg-type]  # nobody is pinged
    return [(message.channel_id, message.text) for message in said]


def test_T7_6_a_line_at_the_table_says_who_takes_whose_bounty() -> None:
    field = running(4, HALF)
    out(field, 1, p2=3000)
    assert lines(field) == [(21, "🎯 **Ada** takes Ben's bounty: 50.")]
    field = running(4, PROGRESSIVE)
    out(field, 1, p2=3000)
    assert lines(field) == [(21, "🎯 **Ada** takes Ben's bounty: 25, and 25 more on their own head.")]


def test_T7_6_each_of_those_who_share_a_bounty_is_named() -> None:
    field = running(4, HALF)
    out(field, 1, 3, p2=3000)
    assert lines(field) == [
        (21, "🎯 **Ada** gets a share of Ben's bounty: 25."),
        (21, "🎯 **Cleo** gets a share of Ben's bounty: 25."),
    ]


def test_a_bounty_won_at_a_table_that_has_closed_is_announced_in_the_tournaments_channel() -> None:
    field = running(4, HALF)
    out(field, 1, p2=3000)
    scene = scene_of(view_of(field))
    (said,) = Announcement(
        scene, News("bounty", 1, 9, amount=50, of=2), PlayerTables({}, {}, {}), lambda _: None
    ).messages()
    assert said.channel_id == view_of(field).new.channel_id


def test_T7_6_the_result_lists_the_bounties_of_everyone_even_of_players_without_a_prize() -> None:
    field = running(5, HALF)
    field.do(lifecycle.close_late_registration)
    for player, taker in ((4, 3), (3, 1), (2, 1), (5, 1)):
        out(field, taker, **{f"p{player}": 3000})
    field.do(lifecycle.finish)
    shown = plain(result_post(scene_of(view_of(field)), Ending()).text)
    assert "1st **Ada** · 163 chips · 200 in bounties" in shown
    assert "2nd **Emil** · 87 chips" in shown
    assert "4th **Cleo** · 50 in bounties" in shown


def test_T7_1_the_answer_to_buying_in_names_the_chips_for_the_pool_and_those_for_the_bounty() -> None:
    field = Field(HALF)
    field.ask(Register, 1)
    done = answer("en-US", Register(Request(1, 1, "x")), TournamentReply(view_of(field)), name_of)
    assert done.startswith(
        "You're registered for Friday, and 50 went into the prize pool. The bounty on your head is 50."
    )
    back = running(4, replace(HALF, re_entries=1, late_levels=2))
    again = answer("en-US", BuyAgain(Request(1, 1, "x")), TournamentReply(view_of(back)), name_of)
    assert again.endswith("50 went into the prize pool. The bounty on your head is 50.")
    rebuys = running(4, replace(HALF, rebuys=1, late_levels=2))
    again = answer("en-US", BuyAgain(Request(1, 1, "x")), TournamentReply(view_of(rebuys)), name_of)
    assert again.endswith("100 went into the prize pool."), "a rebuy has no bounty (T-7.1)"


def test_T7_6_a_seat_shows_its_bounty_both_in_the_text_and_in_the_picture() -> None:
    view = table(play({1: 400, 2: 400, 3: 400}))
    seats = tuple(line._replace(bounty=75 if line.seat == 2 else 0) for line in view.seats)
    shown = view._replace(seats=seats, tournament_id=3)
    assert text(shown).count("bounty 75") == 1
    pictures = {picture.seat: picture for picture in seat_pictures(table_scene(shown))}
    assert [pictures[seat].bounty for seat in (1, 2, 3)] == ["", "75", ""]
    assert "bounty 75" in pictures[2].standing
