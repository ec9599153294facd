"""Messages of tournaments: the post at every stage, preview, news, answers, results and chip counts."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import datetime
from functools import cache, partial
from typing import get_args, get_type_hints
from zoneinfo import ZoneInfo

from bot.common.escaping import clean
from bot.locales.phrases import Phrases
from bot.publishing.tournament.scheduled_event import event_words
from bot.tables.saving import Request
from bot.tournaments.deciding import matches, table_notes
from bot.tournaments.deciding.draft import TournamentDraft
from bot.tournaments.messages import (
    AddOn,
    BuyAgain,
    Cancel,
    CheckIn,
    CorrectChips,
    Delay,
    Edit,
    Enroll,
    Here,
    Move,
    PausePlay,
    PersonsMessage,
    Register,
    Remove,
    ResumePlay,
    SendToTable,
    StartNow,
    TournamentDenial,
    TournamentReply,
    Withdraw,
)
from bot.tournaments.news import News
from bot.tournaments.ports import Finished, Schedule, TournamentView, Upcoming
from bot.tournaments.rules.league import Result, Scoring, table
from bot.tournaments.rules.matches import match_of, with_winner
from bot.tournaments.state import TournamentPause, TournamentState
from bot.ui.discord.components import PrivateNote
from bot.ui.pictures.alt_text import bracket_alt_text, podium_alt_text
from bot.ui.tournament.answers import answer
from bot.ui.tournament.board import chip_board
from bot.ui.tournament.bracket import bracket
from bot.ui.tournament.lines import Announcement
from bot.ui.tournament.managing import ManageMenu
from bot.ui.tournament.outgoing import PlayerTables
from bot.ui.tournament.password import PasswordForm
from bot.ui.tournament.post import PostExtras, tournament_post
from bot.ui.tournament.preview import Preview, preview_lines
from bot.ui.tournament.recurring.league import LeagueView, league_podium
from bot.ui.tournament.recurring.recurrence import recurrence_text
from bot.ui.tournament.recurring.series import SeriesQuestion, changed_text, moved_text, series_text, winners_button
from bot.ui.tournament.result import Ending, podium, result_post
from bot.ui.tournament.scene import TournamentScene
from bot.ui.tournament.wishes import WishMenus
from bot.use_cases.tournaments.keeping_series import ChangedSeries
from bot.use_cases.tournaments.league import SeasonTable
from bot.use_cases.tournaments.previews import PreviewedTournament
from tests.composed.people import name_of
from tests.composed.shown import PictureText, Shown
from tests.harness.tournaments.field import HOUR, MINUTE, SETTINGS, START, Field, out, running
from tests.harness.ui.tournaments import counts_of, played_out, view_of

REQUEST = Request(1, 5, "composed")
BOUNTIES = replace(SETTINGS, bounty=50, re_entries=1)
BRACKET = replace(SETTINGS, matches="bracket", seats=2, target_minutes=15, check_in=False, late_levels=0)
SIT_AND_GO = replace(SETTINGS, sit_and_go=True, entrants_least=2, entrants_most=2, check_in=False, late_levels=0)
WITH_ALL = replace(SETTINGS, name="*Sunday* | `Cup`", guarantee=9_000, rebuys=1, add_on=True, entrants_least=2)
OF_THE_FLOOR = (
    *(TournamentDenial.MOVING, TournamentDenial.ONE_TABLE, TournamentDenial.SAME_TABLE, TournamentDenial.TABLE_BREAKS),
    *(TournamentDenial.TABLE_FULL, TournamentDenial.STOPPED, TournamentDenial.NO_CHIPS_LEFT),
)
RULES = (
    "FREQ=DAILY",
    "FREQ=WEEKLY;BYDAY=MO,FR;COUNT=21",
    "FREQ=WEEKLY;INTERVAL=2;BYDAY=SU",
    "FREQ=MONTHLY;BYDAY=1SU",
    "FREQ=MONTHLY;BYDAY=-1FR;COUNT=1",
    "FREQ=MONTHLY;BYMONTHDAY=1,31",
    "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29",
    "FREQ=MONTHLY;INTERVAL=3;BYMONTHDAY=-1",
    "FREQ=DAILY;UNTIL=20260401T000000Z",
    "FREQ=MONTHLY;BYDAY=2TU,-2WE",
    "FREQ=DAILY;BYMONTH=7,8",
    "FREQ=MONTHLY;BYMONTHDAY=31",
    "FREQ=MONTHLY;BYMONTHDAY=29;EXDATE=20260329,20260429",
)


@cache
def views() -> dict[str, TournamentView]:
    registering, full = Field(WITH_ALL), Field(replace(SETTINGS, entrants_most=2, entrants_least=2))
    registering.ask(Register, 3)
    for player in range(1, 5):
        full.ask(Register, player)
    checking = Field()
    for player in range(1, 10):
        checking.ask(Register, player)
    checking.pass_time(START - 10 * MINUTE)
    checking.ask(CheckIn, 2)
    begun, out_ = running(), running(2, replace(WITH_ALL, check_in=False))
    out(begun, p9=3_000)
    by_hands = replace(
        SETTINGS, rotation=("razz", "badugi"), level_hands=1, re_entries=1, season="month", zone="Asia/Tokyo"
    )
    hands, mixed = Field(by_hands), running(9, by_hands)
    paused, lost = running(), Field()
    paused.set(pause=TournamentPause(START))
    lost.pass_time(START)
    bounties, progressive = running(9, BOUNTIES), replace(BOUNTIES, progressive=True, bounty=25)
    out(bounties, 2, 3, p9=3_000)
    bracket = running(5, BRACKET)
    for number in range(2):
        bracket.do(partial(table_notes.note_table, table_id=1 + number, match=number))
        bracket.do(partial(matches.begin, number=number))
    full_one = Field(SIT_AND_GO)
    full_one.ask(Register, 1)
    full_one.ask(Register, 2)
    full_one.pass_time(full_one.now)
    hand_for_hand = replace(begun.state.begun, hand_for_hand=True)
    in_break = replace(begun.state.begun, break_until_ms=START + MINUTE)
    return {
        "nobody is registered": view_of(Field()),
        "1 is registered": view_of(registering),
        "full, with a waiting list": view_of(full),
        "check-in": view_of(checking),
        "runs": view_of(begun, counts_of(begun), ((1, 21), (2, 22))),
        "heads-up, with rebuys": view_of(out_, counts_of(out_), ((1, 21),)),
        "paused": view_of(paused, counts_of(paused)),
        "a mix by hands": view_of(hands),
        "a mix by hands, runs": view_of(mixed, counts_of(mixed)),
        "hand for hand": view_of(begun, state=replace(begun.state, play=hand_for_hand, prizes=())),
        "break": view_of(begun, state=replace(begun.state, play=in_break)),
        "bounties, nobody is registered": view_of(Field(progressive)),
        "bounties, runs": view_of(bounties, counts_of(bounties), ((1, 21), (2, 22))),
        "bounties, over": view_of(played_out(9, BOUNTIES)),
        "sit and go": view_of(Field(replace(SIT_AND_GO, standing=True))),
        "sit and go, full": view_of(full_one),
        "bracket, nobody is registered": view_of(Field(BRACKET)),
        "shootout, nobody is registered": view_of(Field(replace(BRACKET, matches="shootout", seats=6))),
        "bracket, runs": view_of(bracket, counts_of(bracket), ((1, 21), (2, 22))),
        "needs a role and a password": view_of(Field(replace(SETTINGS, entry_role=5, password="ab:cd"))),
        "cancelled": view_of(lost),
        "over": view_of(played_out()),
        "over, 2 players": view_of(played_out(2, replace(SETTINGS, entrants_least=2))),
    }


def scenes(say: Phrases) -> Iterator[tuple[str, Shown]]:
    for name, view in views().items():
        here = TournamentScene(view, name_of, say)
        yield f"post, {name}", tournament_post(here, PostExtras("https://discord.com/channels/1/2/3", "a *fire*"))
        yield f"post without more, {name}", tournament_post(here)
        if view.state.phase in ("finished", "cancelled"):
            yield f"result, {name}", result_post(here, Ending(1, START + HOUR, ((1, 1), (3, 500))))
            yield f"result without hands, {name}", result_post(here, Ending(), shareable=True)
            yield f"result for everyone, {name}", result_post(here, Ending(1), buttons=False)
        if view.counts:
            yield f"chip counts, {name}", chip_board(here, view.counts)
        if drawn := bracket(here):
            yield f"bracket in words, {name}", PictureText(bracket_alt_text(drawn))
        if steps := podium(here):
            yield f"podium in words, {name}", PictureText(podium_alt_text(steps))
        event = event_words(view, say, "razz", "https://discord.com/channels/1/2")
        yield f"server event, {name}", (event.name, event.place, event.description)
        yield f"password, {name}", PasswordForm(say, view)
        yield f"managing, {name}", ManageMenu(say, view, say("tourney-denial-edited-start"))
        yield f"managing at first, {name}", ManageMenu(say, view)
    yield from _preview(say)
    yield from _wishes(say)
    for rule in RULES:
        yield f"repeats, {rule}", recurrence_text(say, rule, datetime(2026, 3, 1, 20), ZoneInfo("Europe/Berlin"))
    yield from _series(say)


def _series(say: Phrases) -> Iterator[tuple[str, Shown]]:
    view = next(iter(views().values()))
    weekly = Schedule(1, 2, 3, view.new.settings, "2026-03-06T20:00", "Europe/Berlin", "FREQ=WEEKLY", schedule_id=4)
    coming = tuple(Upcoming(START + week * 7 * 24 * HOUR, 0, 12 if week == 0 else None) for week in range(4))
    yield "series, which ones to change", SeriesQuestion(say, view)
    yield "series, changed", changed_text(say, ChangedSeries(weekly, coming))
    yield "series, over", changed_text(say, ChangedSeries(weekly, ()))
    rows = table(
        [
            Result(player, place, 9, 100 // place, 300, Scoring("places", 1, 2))
            for place, player in ((1, 1), (2, 2), (2, 3))
        ]
    )
    found = SeasonTable("2027-Q1", rows, 3, frozenset({Scoring(), Scoring("places", 1, 2), Scoring("prize")}), weekly)
    yield "league", LeagueView(say, found, name_of)
    yield "league, for everyone", LeagueView(say, found, name_of, is_public=True)
    yield "league, empty", LeagueView(say, found._replace(rows=[]), name_of)
    yield "league, leaders", PictureText(podium_alt_text(league_podium(say, found, name_of)))
    over = Finished(5, view.new.settings, played_out().state, START)
    yield "series", series_text(say, weekly, [START], found, [over], name_of)
    yield "series, its buttons", PrivateNote(say("series-winners"), winners_button(say, weekly))
    for key in ("result-shared", "result-file-sent", "result-not-here", "result-none", "series-winners-sent"):
        yield key, say(key, name=clean("*Sunday* Cup"))
    for key in ("series-skipped", "series-moved"):
        yield key, moved_text(say, key, ChangedSeries(weekly, coming, START))


def _wishes(say: Phrases) -> Iterator[tuple[str, Shown]]:
    games = {"all": say("tourney-wish-all"), "game:razz": say("game-razz")}
    names = say.all_of([*games.values()])
    text = f"{say('tourney-wish-about')}\n\n**{say('tourney-wish-saved', names=names)}**"
    yield "wishes", WishMenus(say, text, {"games": games, "series": {"series:3": "*Sunday* Cup"}}, ["all"])
    for key in ("tournament-ping-forbidden", "tournament-ping-bot-forbidden"):
        yield key, say(key, role="<@&1>")


def _preview(say: Phrases) -> Iterator[tuple[str, Shown]]:
    duels = (replace(BRACKET, name="Cup"), replace(BRACKET, name="Shoot", matches="shootout", seats=6))
    for settings in (SETTINGS, WITH_ALL, replace(SIT_AND_GO, name="Duel"), *duels):
        view = views()["nobody is registered"]
        new = replace(view.new, settings=settings)
        card = tournament_post(TournamentScene(replace(view, new=new), name_of, say), buttons=False)
        yield f"preview, {settings.name}", Preview(1, say, card, [*preview_lines(say, PreviewedTournament(new, "x"))])


def news(say: Phrases) -> Iterator[tuple[str, Shown]]:
    view, channels = views()["runs"], {1: 21, 2: 22}
    late = replace(view.state.entrants[0], arrives_until_ms=START + MINUTE, rebuy_until_ms=START + MINUTE)
    late_view = replace(view, state=view.state.with_entrant(late))
    for kind in get_args(get_type_hints(News)["kind"]):
        for of, amount, text in ((view, None, ""), (late_view, 1, "*rude*")):
            shown = News(kind, late.player_id, 1, place=9, amount=amount, of=9, kept=amount or 0, text=text)
            tables = PlayerTables(channels, {1: 1}, {1: 2})
            messages = Announcement(TournamentScene(of, name_of, say), shown, tables, {2: 902}.get).messages()
            if messages:
                yield f"news, {kind}{', with more' if amount else ''}", [message.text for message in messages]
    yield from _bounties(say)
    yield from _matches(say)


def _matches(say: Phrases) -> Iterator[tuple[str, Shown]]:
    view = views()["bracket, runs"]
    draft = TournamentDraft(view.tournament_id, view.new, view.state, {}, view.pool, view.now_ms)
    matches.note_absence(draft, 0, 5)
    absent = replace(view, state=draft.state)
    through = {player: replace(view, state=won(view.state, player)) for player in (4, 1)}
    for about, shown in (
        (view, News("match", table_id=2)),
        (view, News("level", table_id=1)),
        (absent, News("absent", 5, 1)),
        (absent, News("forfeited", 5, 1)),
        *((of, News("through", player, 1)) for player, of in through.items()),
    ):
        tables = PlayerTables({1: 21, 2: 22})
        messages = Announcement(TournamentScene(about, name_of, say), shown, tables, {2: 902}.get).messages()
        yield f"news of a bracket, {shown.kind} {shown.player_id or ''}", [message.text for message in messages]


def won(state: TournamentState, player: int) -> TournamentState:
    """Return the state in which the player has won their match."""
    play = state.begun
    tree = with_winner(play.matches, match_of(play.matches, player), player)
    return replace(state, play=replace(play, matches=tree))


def _bounties(say: Phrases) -> Iterator[tuple[str, Shown]]:
    for who, takers in (("one takes", (1,)), ("two share", (1, 2))):
        view = views()["bounties, runs"]
        busted = replace(view.state.entrants[8], lost_to=takers)
        here = TournamentScene(replace(view, state=view.state.with_entrant(busted)), name_of, say)
        for kept in (0, 1_250):
            shown = News("bounty", 1, 1, amount=1_250, of=busted.player_id, kept=kept)
            messages = Announcement(here, shown, PlayerTables({1: 21}, {1: 1}, {}), {2: 902}.get).messages()
            yield f"news, {who} a bounty, {kept}", [message.text for message in messages]


def answers(say: Phrases) -> Iterator[tuple[str, Shown]]:
    floor: tuple[PersonsMessage, ...] = (
        SendToTable(REQUEST, 3, 1, "apart"),
        CorrectChips(REQUEST, 3, 300, "ante"),
        CorrectChips(REQUEST, 3, -1_250, "pot"),
    )
    asked: tuple[PersonsMessage, ...] = (
        *(kind(REQUEST) for kind in (Register, Withdraw, CheckIn, BuyAgain, AddOn, Here)),
        Edit(REQUEST, SETTINGS, START, "later"),
        Cancel(REQUEST, "fire"),
        PausePlay(REQUEST, "fire"),
        PausePlay(REQUEST, "fire", at_once=True),
        ResumePlay(REQUEST, "out"),
        Remove(REQUEST, 3, "rude"),
        Move(REQUEST, 2, "asked"),
        StartNow(REQUEST, START),
        Delay(REQUEST, START),
        *(Enroll(REQUEST, player, "/tournament add") for player in (3, 4, 77)),
        *floor,
    )
    for name, view in views().items():
        for number, message in enumerate(asked):
            if view.state.play is None and isinstance(message, BuyAgain | AddOn):
                continue  # chips are sold once it has started
            kind = f"{type(message).__name__} {number}"
            yield f"done, {kind}, {name}", answer(say.locale, message, TournamentReply(view), name_of)
    for denial in TournamentDenial:
        for message in floor[:2] if denial in OF_THE_FLOOR else (asked[0], asked[7], asked[11], asked[13], asked[15]):
            shown = answer(say.locale, message, TournamentReply(views()["runs"], denial), name_of)
            yield f"denied, {denial}, {type(message).__name__}", shown
