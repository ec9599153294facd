import re
from dataclasses import replace
from fractions import Fraction
from functools import cache, partial
from itertools import product
from typing import Final

import pytest

from bot.common.escaping import clean
from bot.locales.phrases import Phrases
from bot.poker.games import GAMES
from bot.poker.house_rules import HouseRules
from bot.poker.stakes import Limit
from bot.tournaments.deciding import levels, lifecycle
from bot.tournaments.deciding.entering import next_to_move_up
from bot.tournaments.messages import CheckIn, Register
from bot.tournaments.ports import Count, NewTournament
from bot.tournaments.settings import TournamentSettings
from bot.ui.tournament.board import chip_board, settled_counts
from bot.ui.tournament.post import PostExtras, TournamentPost, tournament_post
from bot.ui.tournament.preview import warnings
from bot.ui.tournament.result import Ending, podium, result_post
from bot.ui.tournament.scene import fitting, ladder_warning, length_warning, ordinal, preview, prize_figures
from tests.harness.hostile_names import HOSTILE
from tests.harness.tournaments.field import HOUR, MINUTE, SETTINGS, START, Field, running
from tests.harness.ui.cards_shown import assert_discord_takes
from tests.harness.ui.scenes import WORST_NAME, play, table
from tests.harness.ui.tournaments import buttons_of, counts_of, played_out, scene_of, view_of

SAY: Final = Phrases("en-US")
PAID: Final = {"1st": 500, "2nd": 300, "3rd": 200}


def registering(players: int, settings: TournamentSettings = SETTINGS) -> Field:
    field = Field(settings)
    for player in range(1, players + 1):
        assert field.ask(Register, player) is None
    return field


def card(field: Field, extras: PostExtras | None = None) -> TournamentPost:
    return tournament_post(scene_of(view_of(field)), extras)


def unbroken(shown: str, *, dots: bool = False) -> str:
    """Return the text with no-break spaces, so that no line begins with a dot.

    Without ``dots``, no line breaks inside a part either.
    """
    row = shown.replace(" ·", "\N{NO-BREAK SPACE}·")
    return row if dots else row.replace("· ", "·|").replace(" ", "\N{NO-BREAK SPACE}").replace("|", " ")


# Before the start


def test_T1_3_the_post_shows_what_players_need_to_know_before_registering() -> None:
    settings = replace(SETTINGS, guarantee=1000, re_entries=1, rules=replace(HouseRules(), burn=False))
    shown = card(registering(9, settings)).text
    assert "### Friday" in shown
    assert "Fixed limit Razz · 6-max" in shown
    assert "House rules: No cards are burned." in shown
    assert f"Starts <t:{START // 1000}:F> (<t:{START // 1000}:R>)" in shown
    assert f"Check-in runs from <t:{(START - 15 * MINUTE) // 1000}:t> to <t:{START // 1000}:t>" in shown
    assert "Late registration and re-entries until the end of level 2" in shown
    assert unbroken("Buy-in **100** · Prize pool **900** · 1,000 guaranteed", dots=True) in shown
    assert "1 re-entry" in shown
    assert unbroken("Stack 3,000 · about 7 minutes per level · about 60 minutes") in shown
    assert (
        "How long each level lasts is set when it starts, by the pace of play, so that the tournament ends on time."
        in shown
    )
    ladder = "\N{NO-BREAK SPACE}· ".join(("100/200", "150/300", "250/500", "350/700", "500/1,000"))
    assert f"**Levels with 9 entrants:** {ladder}" in shown, "no line begins with a dot"
    prizes = "\N{NO-BREAK SPACE}· ".join(f"{place}\N{NO-BREAK SPACE}{chips}" for place, chips in PAID.items())
    assert f"**Payouts with 9 entrants:** {prizes}" in shown, "no line breaks within a prize"
    assert "**Entrants 9 of 64**" in shown
    assert "Ada, Ben, Cleo" in shown


def test_a_level_that_would_outlast_the_tournament_is_not_announced() -> None:
    short = replace(SETTINGS, game="deuce-to-seven-single-draw", limit="no", stack_bets=10)
    shown = card(registering(4, short)).text
    assert unbroken("Stack 1,000 · about 20 minutes") in shown
    assert "per level" not in shown


def test_the_post_shows_levels_and_payouts_for_no_fewer_entrants_than_the_minimum() -> None:
    shown = card(registering(1)).text
    assert "**Levels with 4 entrants:** 100/200\N{NO-BREAK SPACE}· 150/300\N{NO-BREAK SPACE}· 180/360" in shown
    assert "**Payouts with 4 entrants:** 1st\N{NO-BREAK SPACE}400" in shown


@pytest.mark.parametrize(
    "case",
    [
        ({"late_levels": 8}, "Late registration until the end of level 2\n"),
        ({"late_levels": 8, "stack_bets": 10}, "Late registration until the end of level 1\n"),
        ({"late_levels": 8, "stack_bets": 10, "rebuys": 1}, "Late registration and rebuys until the end of level 1\n"),
        ({"late_levels": 8, "stack_bets": 5}, "No late registration\n"),
        ({"late_levels": 8, "stack_bets": 5, "re_entries": 2}, "No late registration and no re-entries\n"),
        ({"late_levels": 0}, "No late registration\n"),
    ],
)
def test_T1_5_the_post_names_the_last_level_of_late_registration_that_is_actually_possible(
    case: tuple[dict[str, int], str],
) -> None:
    changes, expected = case
    settings = replace(SETTINGS, **changes)  # type: ignore[arg-type]  # the names are those of the fields
    shown = card(registering(9, settings)).text
    assert expected in shown
    assert ("2 re-entries" in shown) is False
    if settings.late_until(settings.ladder(9)):
        level = settings.late_until(settings.ladder(9))
        assert f"until level {level} ends," in card(running(9, settings)).text


def test_the_post_of_a_mix_names_its_games_and_a_freeroll_shows_no_prizes() -> None:
    settings = replace(SETTINGS, rotation=("razz", "badugi"), buy_in=0)
    shown = card(registering(4, settings)).text
    assert "Fixed limit mix of Razz and Badugi" in shown
    assert "No buy-in" in shown
    assert "Prizes" not in shown


@pytest.mark.parametrize(
    "case",
    [
        ("limit-holdem", "fixed", "Limit Hold'em"),
        ("holdem", "no", "No-Limit Hold'em"),
        ("omaha", "pot", "Pot-Limit Omaha"),
    ],
)
def test_R15_1_the_post_of_a_board_game_names_its_limit_once(case: tuple[str, Limit, str]) -> None:
    game, limit, name = case
    shown = card(registering(4, replace(SETTINGS, game=game, limit=limit))).text
    assert f"\n{name} · 6-max" in shown


def test_R17_1_the_post_of_a_ready_made_mix_has_its_name() -> None:
    stud = replace(SETTINGS, rotation=("razz", "seven-card-stud", "stud-hi-lo"))
    assert "Triple stud: Razz, Seven Card Stud, and Stud Hi-Lo · 6-max" in card(registering(4, stud)).text


def test_R17_7_the_post_of_a_mix_of_both_kinds_names_the_limits_and_the_blinds_of_a_level() -> None:
    games = ("razz", "badugi", "deuce-to-seven-single-draw")
    settings = replace(SETTINGS, rotation=games, limit=None)
    before, during = card(registering(4, settings)).text, card(running(4, settings)).text
    assert "Mix of Razz, Badugi, and No-Limit 2-7 Single Draw" in before
    assert "100/200 ·" in before.replace("\N{NO-BREAK SPACE}", " ")
    first = "**Level 1:** 100/200, ante 20, bring-in 30, blinds 50/100, no limit 25/50"
    assert first in before
    assert first in during
    assert "Level 1" not in card(registering(4)).text


def test_T1_4_players_who_checked_in_are_marked_once_check_in_is_open() -> None:
    field = registering(3)
    assert "✅" not in card(field).text
    field.pass_time(START - 15 * MINUTE)
    field.ask(CheckIn, 2)
    shown = card(field).text
    assert "Check-in is open" in shown
    assert "Ada, ✅ Ben, Cleo" in shown


def test_the_waiting_list_is_shown_separately_and_in_order() -> None:
    field = registering(5, replace(SETTINGS, entrants_most=3))
    shown = card(field).text
    assert "**Entrants 3 of 3**" in shown
    assert "**Waiting list:** 1. Dora, 2. Emil" in shown
    assert next_to_move_up(field.new.settings, field.state) is None


@pytest.mark.parametrize(
    "case",
    [
        (0, START - HOUR, ["Register (100)"]),
        (1, START - HOUR, ["Register (100)", "Unregister"]),
        (4, START - 10 * MINUTE, ["Register (100)", "Check in", "Unregister"]),
        (64, START - HOUR, ["Join the waiting list (100)", "Unregister"]),
    ],
)
def test_the_post_has_only_buttons_that_are_usable_at_that_time(case: tuple[int, int, list[str]]) -> None:
    players, at, expected = case
    field = registering(players)
    field.pass_time(at)
    assert list(buttons_of(card(field))) == [*expected, "Notify me", "Manage"]


def test_a_post_before_registration_has_only_the_notify_button_and_says_when_it_opens() -> None:
    new = Field().new
    view = preview(replace(new, opens_ms=START - HOUR), START - 2 * HOUR)
    post = tournament_post(scene_of(view))
    assert buttons_of(post) == {"Notify me": "lb:y:open", "Manage": "lb:e:0:manage"}
    assert f"Registration opens <t:{(START - HOUR) // 1000}:F>" in post.text


def test_a_preview_of_the_post_has_no_buttons() -> None:
    new = NewTournament(1, 2, 3, SETTINGS, START, 0)
    view = preview(new, START - HOUR)
    assert buttons_of(tournament_post(scene_of(view))) != {}
    assert buttons_of(tournament_post(scene_of(view), buttons=False)) == {}


def test_T4_1_only_the_organiser_is_warned_of_levels_that_rise_too_fast() -> None:
    warning = ladder_warning(SAY, SETTINGS, 16)
    assert warning is not None
    assert "With 16 entrants in 60 minutes" in warning
    assert ladder_warning(SAY, SETTINGS, 9) is None
    assert "⚠️" not in card(registering(16)).text


def test_T4_3_an_unreachable_length_warns_the_organiser_and_the_post_shows_the_estimate() -> None:
    rules = GAMES["badugi"].fitting(HouseRules())
    badugi = replace(SETTINGS, game="badugi", rules=rules, limit="pot", target_minutes=120, level_minutes=12)
    warning = length_warning(SAY, badugi, 4)
    assert warning is not None
    assert re.search(r"With 4 entrants, .* about (30|35) minutes, not 120", warning)
    assert warning in warnings(SAY, badugi)
    assert length_warning(SAY, badugi, 16) is None
    view = preview(NewTournament(1, 2, 3, replace(badugi, entrants_least=4), START, 0), START - HOUR)
    text = tournament_post(scene_of(view)).text
    assert re.search(r"about\s(30|35)\sminutes", text)
    assert not re.search(r"120\sminutes", text)


# While it runs


def test_the_post_of_a_running_tournament_shows_the_level_and_time_and_entrants_and_payouts() -> None:
    field = running()
    shown = card(field, PostExtras("https://link")).text
    assert "**Level 1:** 100/200, ante 20, bring-in 30" in shown
    assert f"Next level <t:{-(-(START + field.state.begun.level.lasts_ms) // 1000)}:R>: 150/300" in shown
    assert f"so that the tournament ends at about <t:{(START + 60 * MINUTE) // 1000}:t>." in shown
    assert "**9** of 9 left · Prize pool 900" in shown
    assert "Late registration is open" in shown
    assert "[Chip counts](https://link)" in shown
    assert "**Payouts so far:** 1st\N{NO-BREAK SPACE}450" in shown
    assert "Check-in" not in shown
    assert list(buttons_of(card(field))) == ["Register late (100)"]


def test_the_running_post_lists_eliminated_players_and_their_prizes() -> None:
    field = running()
    field.now += 20 * MINUTE
    field.do(lifecycle.close_late_registration)
    for player in range(9, 2, -1):
        field.do(partial(lifecycle.bust, stacks={player: 100}))
    shown = card(field).text
    assert "**Out so far**\n3rd Cleo (180 chips) · 4th Dora · 5th Emil" in shown
    assert buttons_of(card(field)) == {}


def test_a_pause_shows_its_reason_and_no_countdown() -> None:
    field = running()
    field.do(lambda draft: levels.pause(draft, at_once=True, reason="power cut"))
    shown = card(field, PostExtras(reason="power *cut*")).text
    assert "Paused by a moderator" in shown
    assert "Reason: power \\*cut\\*" in shown
    assert "Next level" not in shown


def test_the_post_offers_the_add_on_in_a_break_that_sells_add_ons() -> None:
    field = running(9, replace(SETTINGS, add_on=True, late_levels=1, rebuys=2))
    field.now = START + 6 * MINUTE
    field.do(levels.next_level)
    assert f"Break, play resumes <t:{(START + 11 * MINUTE) // 1000}:R>" in card(field).text
    assert list(buttons_of(card(field))) == ["Add-on (100)"]


@pytest.mark.parametrize("case", [({"rebuys": 1}, "Rebuy (100)"), ({"re_entries": 1}, "Re-enter (100)")])
def test_a_player_without_chips_can_buy_again(case: tuple[dict[str, int], str]) -> None:
    changes, label = case
    field = running(9, replace(SETTINGS, **changes))  # type: ignore[arg-type]  # fields by name
    field.do(lambda draft: lifecycle.bust(draft, {9: 100}))
    assert label in buttons_of(card(field))


def test_the_post_lists_rebuys_and_the_add_on_and_begins_no_line_with_a_dot() -> None:
    shown = card(registering(4, replace(SETTINGS, rebuys=2, add_on=True))).text
    assert unbroken("2 rebuys · 1 add-on", dots=True) in shown


def test_a_free_tournament_shows_no_prize_pool() -> None:
    free = replace(SETTINGS, buy_in=0)
    before, shown = card(registering(4, free)).text, card(running(9, free)).text
    assert "No buy-in\n" in before
    assert "**9** of 9 left\n" in shown
    assert "Pool" not in before + shown


# When it is over


def test_T5_3_all_players_who_share_third_place_are_on_the_last_step_of_the_podium() -> None:
    field = running(5)
    field.now += 20 * MINUTE
    field.do(lifecycle.close_late_registration)
    for stacks in ({5: 100}, {3: 100, 4: 100}, {2: 100}):
        field.do(partial(lifecycle.bust, stacks=stacks))
    field.do(lifecycle.finish)
    picture = podium(scene_of(view_of(field)))
    assert picture is not None
    assert [(step.place, step.names) for step in picture.steps] == [(1, ("Ada",)), (2, ("Ben",)), (3, ("Cleo", "Dora"))]


def test_T5_3_players_who_share_second_place_stand_on_one_step_and_nobody_is_third() -> None:
    field = running(4)
    field.now += 20 * MINUTE
    field.do(lifecycle.close_late_registration)
    for stacks in ({4: 100}, {2: 100, 3: 100}):
        field.do(partial(lifecycle.bust, stacks=stacks))
    field.do(lifecycle.finish)
    picture = podium(scene_of(view_of(field)))
    assert picture is not None
    assert [(step.place, step.names) for step in picture.steps] == [(1, ("Ada",)), (2, ("Ben", "Cleo"))]


def test_T5_3_places_in_a_german_result_do_not_become_a_markdown_list() -> None:
    scene = replace(scene_of(view_of(played_out(9, SETTINGS))), say=Phrases("de"))
    shown = result_post(scene, Ending(123)).text
    assert unbroken(r"1\. **Ada** · ", dots=True) in shown


def test_T5_3_the_result_shows_places_and_prizes_and_points_and_hands_and_the_next_date() -> None:
    field = played_out(9, replace(SETTINGS, season="month"))
    post = result_post(scene_of(view_of(field)), Ending(123, START + 7 * 24 * HOUR))
    shown = post.text
    assert unbroken("9 entrants · 58 minutes (target 60) · 123 hands") in shown
    assert unbroken("1st **Ada** · 450 chips · 30 points", dots=True) in shown
    assert unbroken("2nd **Ben** · 270 chips · 21 points", dots=True) in shown
    assert unbroken("4th **Dora** · 15 points", dots=True) in shown
    assert unbroken("5th Emil · 6th Finn", dots=True) in shown
    assert f"Next one: <t:{(START + 7 * 24 * HOUR) // 1000}:F>" in shown
    assert buttons_of(post) == {
        "Register for the next one (100)": "lb:e:4:next:100",
        "Rematch (100)": "lb:e:4:rematch:100",
        "Download all hands": "lb:e:4:hands",
        "As a file": "lb:e:4:csv",
        "Notify me": "lb:y:open",
    }


def test_a_result_without_a_league_or_a_recurrence_mentions_neither() -> None:
    shown = result_post(scene_of(view_of(played_out())), Ending()).text
    assert "point" not in shown
    assert "Register for the next one" not in shown
    assert "hands" not in shown


def test_the_finished_post_names_the_winner_and_links_the_result() -> None:
    post = card(played_out(), PostExtras("https://link"))
    assert "**Ada** won, out of 9 entrants" in post.text
    assert "[The result](https://link)" in post.text
    assert buttons_of(post) == {}


def test_the_post_of_a_cancelled_tournament_says_why() -> None:
    field = registering(2)
    field.pass_time(START)
    assert "It didn't reach 4 entrants." in card(field).text
    assert "Reason: the room floods" in card(field, PostExtras(reason="the room floods")).text
    ran = running()
    ran.do(lambda draft: lifecycle.cancel(draft, {1: 100, 2: 300}, ""))
    assert "The prize pool was split among the players still" in card(ran).text


def test_T3_7_a_tournament_cancelled_while_running_lists_all_refunds() -> None:
    field = running()
    field.do(lambda draft: lifecycle.cancel(draft, {1: 100, 2: 300}, "fire"))
    shown = result_post(
        scene_of(view_of(field)), Ending(5, refunds=((1, 337), (2, 563))), PostExtras(reason="fire")
    ).text
    assert "Canceled.\nReason: fire" in shown
    assert "Ben got 563 back\nAda got 337 back" in shown


# The chip counts


def test_the_chip_counts_start_with_the_leader_and_show_the_level_and_the_average_stack() -> None:
    field = running()
    field.do(lifecycle.close_late_registration)
    counts = [replace(count, chips=1000 * count.player_id) for count in reversed(counts_of(field))]
    post = chip_board(scene_of(view_of(field, counts, [(1, 11), (2, 12)])), counts)
    shown = post.text
    assert "### Friday: chip counts\n**Level 1:** 100/200" in shown
    assert "9 players left · average 5,000 · 3 places paid" in shown
    assert "Next level <t:" in shown
    assert shown.index("**1** Ivan · 9,000 · T2") < shown.index("**9** Ada · 1,000 · T2")
    assert "**Tables:** T1 <#11> (4) · T2 <#12> (5)" in shown


def test_the_chip_counts_of_a_single_table_show_no_table_number() -> None:
    field = running()
    shown = chip_board(scene_of(view_of(field, counts_of(field), [(1, 11)])), counts_of(field)).text
    assert "**Table:** <#11>" in shown


def test_the_chip_counts_ignore_the_running_hand() -> None:
    """Every player keeps the stack that they began the hand with, even one who is all-in."""
    field = running(4)
    counts = (Count(101, 380, 7, 1), Count(102, 0, 7, 2), Count(103, 900, None, None))
    hand = play({1: 400, 2: 300}, deck=tuple(range(52)))
    at_table = table(hand)
    seats = tuple(line._replace(started_with=400 if line.seat == 1 else 300) for line in at_table.seats)
    view = view_of(field, counts, [(7, 11)])
    settled = settled_counts(view, lambda _: at_table._replace(seats=seats))
    assert [(count.player_id, count.chips) for count in settled] == [(103, 900), (101, 400), (102, 300)]
    assert settled_counts(view, lambda _: None) == (counts[2], counts[0], counts[1])


def test_players_with_equal_stacks_are_listed_in_the_order_of_entry() -> None:
    field = running(4)
    players = [entrant.player_id for entrant in field.state.entrants]
    counts = tuple(Count(player, 400, None, None) for player in reversed(players))
    settled = settled_counts(view_of(field, counts), lambda _: None)
    assert [count.player_id for count in settled] == players


def test_a_player_who_can_rebuy_is_marked() -> None:
    field = running(9, replace(SETTINGS, rebuys=1))
    field.do(lambda draft: lifecycle.bust(draft, {9: 100}))
    counts = [Count(9, 0, 1, 1)]
    assert "Ivan · 0 · can rebuy" in chip_board(scene_of(view_of(field, counts)), counts).text


# Limits


def full(phase: str) -> Field:
    settings = replace(
        SETTINGS,
        name="_" * 100,
        target_minutes=120,
        level_minutes=2,
        re_entries=3,
        add_on=True,
        guarantee=10**9,
        rules=HouseRules(burn=False, raise_cap=None, low_tie="position", show_all=True, suit_order="shdc"),
        season="year",
    )
    if phase == "before":
        return registering(90, settings)
    if phase == "running":
        return running(64, settings)
    return played_out(64, settings)


@pytest.mark.parametrize(
    "case",
    list(product([WORST_NAME, "W" * 32, "@everyone", "Z" + "\u0351" * 30, "漢" * 32], ["before", "running", "over"])),
)
def test_sixty_four_entrants_with_the_worst_names_fit_into_every_post(case: tuple[str, str]) -> None:
    name, phase = case
    field = full(phase)
    tables = [(number, 10**18 + number) for number in range(1, 12)]
    counts = counts_of(field, lambda player: 1 + player % 11)
    scene = scene_of(view_of(field, counts, tables), lambda _: name)
    posts = [tournament_post(scene, PostExtras("https://discord.com/channels/1/2/3", "x" * 1000))]
    posts += [chip_board(scene, counts)] if phase == "running" else []
    posts += [result_post(scene, Ending(9999, START))] if phase == "over" else []
    for post in posts:
        assert_discord_takes(post)
    assert clean(name) in posts[-1].text


def posts_of(field: Field, name: str) -> str:
    counts = counts_of(field)
    scene = scene_of(view_of(field, counts), lambda _: name)
    posts = [tournament_post(scene)]
    if counts:
        posts.append(chip_board(scene, counts))
    if field.state.end is not None:
        posts.append(result_post(scene, Ending()))
    return "\n".join(post.text for post in posts)


@cache
def fields_with_posts() -> tuple[tuple[Field, str], ...]:
    """Return a running tournament and a finished one, each with the posts of players with a plain name."""
    return tuple((field, posts_of(field, "Xq7")) for field in (running(4), played_out(4)))


def test_a_hostile_player_name_changes_nothing_else_in_the_posts(subtests: pytest.Subtests) -> None:
    for name in HOSTILE:
        with subtests.test(name=name):
            for field, plain in fields_with_posts():
                assert posts_of(field, name) == plain.replace("Xq7", clean(name))


def test_a_hostile_tournament_name_is_cleaned() -> None:
    for name in HOSTILE:
        field = registering(2, replace(SETTINGS, name=name))
        assert card(field).text.startswith(f"### {clean(name, 60)}\n"), ascii(name)


def test_lists_that_do_not_fit_say_how_many_are_left_out() -> None:
    assert fitting(SAY, ["Ada", "Ben", "Cleo"], 100) == "Ada, Ben, Cleo"
    assert fitting(SAY, ["Ada", "Ben", "Cleo"], 20) == "Ada, Ben, 1 more"
    assert fitting(SAY, ["Ada", "Ben", "Cleo"], 5) == "3 more"


@pytest.mark.parametrize(
    "case", [(1, "1st"), (2, "2nd"), (3, "3rd"), (4, "4th"), (11, "11th"), (12, "12th"), (21, "21st")]
)
def test_places_are_written_as_ordinals(case: tuple[int, str]) -> None:
    place, expected = case
    assert ordinal(SAY, place) == expected


def test_prizes_are_estimated_until_late_registration_ends_and_then_fixed() -> None:
    field = running()
    assert prize_figures(view_of(field)) == (450, 270, 180)
    field.do(lifecycle.close_late_registration)
    assert prize_figures(view_of(field)) == field.state.prizes
    assert sum(field.new.settings.percentages(9), Fraction()) == 100


def test_T5_3_a_removed_player_has_a_place_but_no_points() -> None:
    played = running(5, replace(SETTINGS, season="month"))
    played.do(lifecycle.close_late_registration)
    played.do(lambda draft: lifecycle.remove(draft, 5, "rude"))
    for player in (4, 3, 2):
        played.do(partial(lifecycle.bust, stacks={player: 100}))
    played.do(lifecycle.finish)
    removed, others = played.entrant(5), played.state.started()
    assert removed.removed
    assert len(others) == 5
    shown = result_post(scene_of(view_of(played)), Ending(5)).text
    assert "1st **Ada**" in shown
    played.do(lambda draft: draft.put(replace(played.entrant(2), removed=True, prize=0)))
    shown = result_post(scene_of(view_of(played)), Ending(5)).text
    assert "2nd Ben" in shown
    assert "2nd **Ben**" not in shown
