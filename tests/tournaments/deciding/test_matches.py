"""The prizes of brackets and shootouts, their clocks, and cancellations (section 10 of the rules)."""

from dataclasses import replace

from bot.common.outages import Outage
from bot.tournaments.deciding import lifecycle, matches
from bot.tournaments.deciding.levels import after_outage
from bot.tournaments.messages import Cancel, CorrectChips, Register, Remove, SendToTable, TournamentDenial
from bot.tournaments.settings import TournamentSettings
from tests.harness.tournaments.field import MINUTE, SETTINGS, START, Field, out, reasoned, running

BRACKET = replace(
    SETTINGS, matches="bracket", seats=2, target_minutes=15, level_minutes=3, late_levels=0, check_in=False
)
SHOOTOUT = replace(BRACKET, matches="shootout", seats=6, target_minutes=30)


def begun(players: int, settings: TournamentSettings = BRACKET) -> Field:
    """Return a running tournament with its prizes fixed; it is drawn in the order of the players' numbers."""
    field = running(players, settings)
    field.do(lifecycle.close_late_registration)
    field.said.clear()
    return field


def won(field: Field, number: int, winner: int) -> None:
    """Let the other players of a match lose to its winner."""
    for loser in field.state.begun.matches[number].players:
        if loser != winner and field.entrant(loser).playing:
            out(field, winner, **{f"p{loser}": 3000})
    field.do(lambda draft: matches.end(draft, number, winner))


def prizes(field: Field) -> dict[int, int]:
    return {entrant.player_id: entrant.prize for entrant in field.state.entrants if entrant.prize}


def test_T10_1_the_start_draws_all_matches_and_gives_everybody_the_same_stack() -> None:
    field = begun(5)
    assert [match.players for match in field.state.begun.matches] == [(4, 5), (1, 3), (2,), ()]
    assert set(field.off_table.values()) == {3000}


def test_T10_1_the_losers_of_a_round_share_its_prizes_at_once() -> None:
    field = begun(8)
    for number in range(4):
        won(field, number, 2 * number + 1)
    assert prizes(field) == {}
    won(field, 4, 1)
    assert (prizes(field), dict(field.state.places())[3]) == ({3: 80}, (3,)), "half of the 160 for the third"
    won(field, 5, 5)
    out(field, 1, p5=3000)
    field.do(lifecycle.finish)
    assert prizes(field) == {1: 400, 5: 240, 3: 80, 7: 80}
    assert list(field.state.places()) == [(1, (1,)), (2, (5,)), (3, (3, 7)), (5, (2, 4, 6, 8))]


def test_T10_2_second_at_a_table_of_a_shootout_is_better_than_third_at_another() -> None:
    field = begun(9, SHOOTOUT)
    tables = [match.players for match in field.state.begun.matches[:3]]
    assert [len(players) for players in tables] == [3, 3, 3]
    out(field, tables[0][0], **{f"p{tables[0][2]}": 3000})
    out(field, tables[1][0], **{f"p{tables[1][2]}": 3000})
    out(field, tables[0][0], **{f"p{tables[0][1]}": 3000})
    placed = dict(field.state.places())
    assert placed == {4: (tables[0][1],), 7: (tables[0][2], tables[1][2])}


def test_T10_1_chips_of_a_finished_match_are_exchanged_for_a_fresh_stack() -> None:
    field = begun(4)
    won(field, 0, 1)
    field.do(lambda draft: draft.mint_stack(1, 3000))
    assert field.off_table[1] == 6000
    field.do(lambda draft: matches.fresh_stack(draft, 1))
    assert field.off_table[1] == 3000


def test_T10_1_each_match_has_a_ladder_and_levels_of_its_own() -> None:
    field = begun(4)
    field.do(lambda draft: matches.begin(draft, 0))
    field.now += 10 * MINUTE
    field.do(lambda draft: matches.begin(draft, 1))
    field.now = START + field.state.begun.clocks[0].level.lasts_ms
    draft = field.draft()
    assert matches.draft_due_in_matches(draft, ()) == "level"
    assert [clock.level.number for clock in draft.state.begun.clocks] == [2, 1]
    assert draft.state.begun.clocks[1].ladder == BRACKET.ladder(2)


def test_T10_1_an_outage_delays_the_levels_of_every_match() -> None:
    field = begun(4)
    field.do(lambda draft: matches.begin(draft, 0))
    field.do(lambda draft: matches.begin(draft, 1))
    later = after_outage(BRACKET, field.state, Outage(START, START + MINUTE), 15_000)
    assert [clock.level.since_ms for clock in later.begun.clocks] == [START + 75_000] * 2


def test_T10_3_a_player_who_alone_is_not_there_loses_the_match_and_the_bounty_after_five_minutes() -> None:
    field = begun(4, replace(BRACKET, bounty=50))
    field.do(lambda draft: matches.begin(draft, 0))
    field.do(lambda draft: matches.note_absence(draft, 0, 2))
    field.now += 5 * MINUTE - 1
    assert matches.draft_due_in_matches(field.draft(), ()) != "forfeit"
    field.now += 1
    draft = field.draft()
    assert matches.draft_due_in_matches(draft, ()) == "forfeit"
    field.keep(draft)
    assert not field.entrant(2).playing
    assert field.entrant(1).won_bounties == 50
    assert field.kinds() == ["absent", "forfeited", "bounty", "knocked_out"]


def test_T10_3_a_player_who_comes_in_time_loses_nothing() -> None:
    field = begun(4)
    field.do(lambda draft: matches.begin(draft, 0))
    field.do(lambda draft: matches.note_absence(draft, 0, 2))
    field.now += 4 * MINUTE
    field.do(lambda draft: matches.note_absence(draft, 0, None))
    field.now += 2 * MINUTE
    assert matches.draft_due_in_matches(field.draft(), ()) != "forfeit"


def test_T10_3_an_outage_also_delays_the_five_minutes() -> None:
    field = begun(4)
    field.do(lambda draft: matches.begin(draft, 0))
    field.do(lambda draft: matches.note_absence(draft, 0, 2))
    later = after_outage(BRACKET, field.state, Outage(START, START + MINUTE), 15_000)
    assert later.begun.clocks[0].absent_until_ms == START + 6 * MINUTE + 15_000


def test_T3_7_a_cancelled_bracket_pays_by_the_chance_to_win() -> None:
    field = begun(4)
    won(field, 0, 1)
    assert field.ask(reasoned(Cancel), 9, {1: 3000, 3: 4500, 4: 1500}) is None
    paid = {each.player_id: each.refund for each in field.state.entrants}
    assert paid == {1: 66 + 102, 2: 0, 3: 66 + 75, 4: 66 + 25}, "half in equal parts, half as 4 : 3 : 1"


def test_T3_7_finalists_of_a_cancelled_bracket_get_at_least_the_second_prize() -> None:
    field = begun(8)
    for number, winner in enumerate((1, 3, 5, 7, 1, 5)):
        won(field, number, winner)
    assert field.ask(reasoned(Cancel), 9, {1: 5900, 5: 100}) is None
    assert field.entrant(5).refund >= 240
    assert field.entrant(1).refund + field.entrant(5).refund == 640


def test_a_removed_player_of_a_bracket_loses_the_match_and_gets_no_prize() -> None:
    field = begun(4)
    assert field.ask(lambda request: Remove(request, 2, "rude"), 9) is None
    field.do(lambda draft: matches.end(draft, 0, 1))
    assert field.state.begun.matches[2].players == (1,)
    assert field.entrant(2).prize == 0


def test_T10_1_nobody_enters_a_running_bracket() -> None:
    field = begun(4)
    assert field.ask(Register, 99) is TournamentDenial.CLOSED


def test_T10_1_nobody_is_moved_to_another_match() -> None:
    field = begun(4)
    field.do(lambda draft: matches.begin(draft, 0))
    asked = field.ask(lambda request: SendToTable(request, 1, 7, "a reason"), 9, dict.fromkeys((1, 2, 3, 4), 3000))
    assert asked is TournamentDenial.IN_MATCHES


def test_T10_1_chips_are_corrected_only_in_a_match_that_has_begun() -> None:
    field, stacks = begun(4), dict.fromkeys((1, 2, 3, 4), 3000)
    field.do(lambda draft: matches.begin(draft, 0))
    assert field.ask(lambda request: CorrectChips(request, 3, 100, "why"), 9, stacks) is TournamentDenial.MOVING
    assert field.ask(lambda request: CorrectChips(request, 1, 100, "why"), 9, stacks) is None
