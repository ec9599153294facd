"""Messages besides those of tables: lobby, rules, past hands, statistics, moderators' posts and the setup."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import date
from typing import get_args

from bot.common.complaint import Complaint
from bot.common.escaping import clean
from bot.history.achievements import ACHIEVEMENTS
from bot.history.evening import Evening, EveningResult, HandsAround
from bot.history.export import HandsExport
from bot.history.pokerstars import Lacking
from bot.history.ports import Achieved, CashRecord, LeaderboardPage, Placed, Point, TournamentHands, TournamentRecord
from bot.history.week import BestHand, BigPot, Improved, TournamentPot, WeekOfPlay, WonTournament
from bot.locales.phrases import Phrases
from bot.moderation.fair_play import Flag, FlagKind, HandId, Report
from bot.moderation.hand_archive import Disclosure, LoggedHand
from bot.moderation.ports import AuditLine, Dispute, StatementLine, Week
from bot.moderation.room_settings import RoomSettings
from bot.poker.games import GAMES
from bot.poker.holdings import HoldingName, SplitRanking
from bot.poker.stakes import Stakes
from bot.practice.known_hand import known_hand
from bot.practice.odds import Equity, StreetOdds
from bot.publishing.standstill.telling import standing_lines
from bot.tables.due_posts import DuePost, NoticeKind
from bot.tables.saving import AuditEntry
from bot.typed.table_order import TableOrder, settings_of
from bot.ui.help.guide import guide_to
from bot.ui.help.pages import rules_page
from bot.ui.history.board import BoardView, Wanted
from bot.ui.history.evening import EveningPost, evening_picture, own_evening
from bot.ui.history.export_text import export_text
from bot.ui.history.recap import Recap, RecapPost, recap_picture
from bot.ui.history.replay import StepView, step_of
from bot.ui.history.report import HandPages, report
from bot.ui.history.stats import PlayerStats, figures_text, line_text
from bot.ui.lobby.buttons import GamesMenu, PracticeAsked
from bot.ui.lobby.new_table import NewTableForm
from bot.ui.lobby.post import LobbyPost, LobbyScene
from bot.ui.moderation.audit_text import ACTS, audit_text, statement_text
from bot.ui.moderation.bulletin import Bulletin, notice_text
from bot.ui.moderation.disputes import dispute_bulletin, settled_bulletin
from bot.ui.moderation.flags import flags_text
from bot.ui.moderation.open_disputes import OpenDisputes
from bot.ui.moderation.pause_question import PauseQuestionNote
from bot.ui.pictures.alt_text import guide_alt_text, podium_alt_text
from bot.ui.practice.odds import odds_text
from bot.ui.room.health_text import health_lines
from bot.ui.room.setup import FORMS, PAGES, Setup, SetupDone, SetupForm, SetupPage
from bot.ui.room.weeks import summary, week_table
from bot.ui.room.words import RoomDefaults
from bot.ui.scene.scene import Scene
from bot.use_cases.tables.drafting import TableDraft
from bot.use_cases.tables.practising import PracticeWish
from tests.cogs.moderation.test_commands_fair_play import FIGURES
from tests.composed import tables, tournaments
from tests.composed.people import name_of
from tests.composed.shown import PictureText, Shown
from tests.harness.history.hands import logged, played
from tests.ui.moderation.test_audit_text import NOTES
from tests.ui.room.test_health_text import WELL

AT = 1_795_000_000_000
PLACED = tuple(
    Placed(place, 100 + place, *each) for place, each in enumerate([(1, 1, 0.1), (21, 0, 0.0), (60, -1234, -1.0)], 1)
)
WEEK = WeekOfPlay(
    hands=1,
    pot=BigPot(1, 102, 7, 12),
    low=BestHand((1, 9), 103, HoldingName("low", (4, 2))),
    improved=Improved(102, 3_400),
    leaders=(Placed(1, 101, 60, 1_200, 1.0), Placed(2, 102, 60, -300, -1.0)),
    tournament_hands=21,
    tournament_pot=TournamentPot(12.5, 103),
    tournaments=(
        WonTournament("Friday Razz", 9, (101,)),
        WonTournament("x", 21, (102, 103)),
        WonTournament("y", 4, ()),
    ),
)
RAZZ, DRAW = (
    TableOrder("razz", "1000/2000"),
    TableOrder("five-card-draw", "1/2", "no", private=True, rules="bb_ante=on"),
)
DRAFTS = {
    "Razz": TableDraft(RAZZ, ["fixed"], [settings_of(RAZZ).stakes], (), settings_of(RAZZ)),
    "misfit rules": TableDraft(
        DRAW, ["fixed", "no"], [Stakes.of(1, 2)], ("tda", "bb_ante=on"), None, Complaint("rules-need-blinds")
    ),
}
CODES = ("grant", "claim", "buy_in", "cash_out", "moderator_grant", "moderator_deduct")


def rules(say: Phrases) -> Iterator[tuple[str, Shown]]:
    for name, game in GAMES.items():
        guide = guide_to(say.locale, game, None)
        for section in guide.sections():
            yield f"rules of {name}, {section}", rules_page(guide, section, None, None)
        yield f"examples of {name} in words", PictureText(guide_alt_text(guide.picture()))
    here = guide_to(say.locale, GAMES["badugi"], tables.views()["a mix, not begun"])
    for section in here.sections():
        yield f"rules at a table of a mix, {section}", rules_page(here, section, None, None)


def lobby(say: Phrases) -> Iterator[tuple[str, Shown]]:
    several = [
        view._replace(table_id=at) for at, view in enumerate(tables.views().values(), 1) if not view.course.closed
    ]
    for count in (0, 1, len(several)):
        coming = [*tournaments.views().values()][:count]
        yield f"lobby of {count} tables", LobbyPost(LobbyScene(say, several[:count], coming))
    yield "practice asked for", PracticeAsked(say, PracticeWish("badugi", "strong", 2))
    for name, draft in DRAFTS.items():
        yield f"new table, {name}", NewTableForm(say, draft, has_rules=draft.order.rules is not None)
    yield "notified of games", GamesMenu(say, ["razz"], say("lobby-notify", play=say("lobby-button-play")))


def history(say: Phrases) -> Iterator[tuple[str, Shown]]:
    for name, hand in tables.hands().items():
        if hand.finished:
            yield from _past(say, name, logged(tuple(hand.events)))
    for game in GAMES:
        yield from _past(say, game, logged(tuple(played(game, 1).events)))


def _past(say: Phrases, name: str, hand: LoggedHand) -> Iterator[tuple[str, Shown]]:
    for barred in (None, "dealt_in", "sits_there", "plays_on") if name == "side pots" else ("dealt_in",):
        pages = report(hand, Disclosure(barred, 1), name_of, say)
        yield f"report, {barred}, {name}", HandPages(hand, pages, 0, say)
    for number in (0, 3, 99):
        yield f"replay, step {number}, {name}", StepView(step_of(hand, 1, number, name_of, say))
    for by_pot in (False, True):
        view = StepView(step_of(hand, 1, 99, name_of, say), hands=HandsAround(11, 13, 9, 2, 21, by_pot))
        yield f"replay in an evening, by pot: {by_pot}, {name}", view
    known = known_hand(hand, 101)
    halves = (0.124, 0.876) if isinstance(GAMES[known.game].ranking, SplitRanking) else ()
    shares = tuple(Equity(seat, 0.5, seat == 2, halves) for seat in (1, 2))
    found = [StreetOdds(street, shares, bool(street), 21) for street in range(len(known.drew))]
    yield f"odds, {name}", odds_text(say, "7-12", known, found, name_of)


def figures(say: Phrases) -> Iterator[tuple[str, Shown]]:
    achieved = tuple(Achieved(name, 7, 12, AT) for name in ACHIEVEMENTS)
    one = PlayerStats(
        "x",
        "razz",
        "week",
        CashRecord(1, -1, -0.1, 1, 1, 1, 1),
        TournamentRecord(1, 1, 0),
        achieved[:1],
        1,
        tournament_hands=TournamentHands(1, -0.1, 1, 1, 0),
    )
    for name, stats in {
        "nothing": PlayerStats("x", None, "all", CashRecord(), TournamentRecord(), ()),
        "one of each": one,
        "21 of each": PlayerStats(
            "x",
            "badugi",
            "month",
            CashRecord(21, 21, 2.1, 21, 21, 0, 1234),
            TournamentRecord(21, 0, 21),
            achieved,
            21,
            listed=False,
            tournament_hands=TournamentHands(1_021, 2.1, 21, 21, 7),
        ),
    }.items():
        here = replace(stats, name=clean(name_of(103) or ""))
        yield f"stats, {name}", figures_text(say, here)
        yield (
            f"the line of chips, {name}",
            line_text(say, here, [Point(0, stats.record.hands, stats.record.profit)]),
        )
    for name, board in {
        "empty": LeaderboardPage((), 0, None),
        "empty beside tournaments": LeaderboardPage((), 0, None, only_tournaments=True),
        "three": LeaderboardPage(PLACED, 3, PLACED[1]),
        "page 2, the reader elsewhere": LeaderboardPage(PLACED, 21, Placed(21, 109, 1, 1, -0.1)),
    }.items():
        for wanted in (Wanted("all", "profit"), Wanted("week", "rate", "razz", 1)):
            yield f"leaderboard by {wanted.measure}, {name}", BoardView(say, wanted, board, name_of)
    for coming in (None, tournaments.views()["1 is registered"]):
        yield (
            f"week in review{', with more to come' if coming else ''}",
            RecapPost(Recap(say, WEEK, date(2026, 3, 2), name_of, coming)),
        )
    picture = recap_picture(Recap(say, WEEK, date(2026, 3, 2), name_of))
    yield "the podium of a week in words", PictureText(podium_alt_text(picture))
    yield "nothing of a week", RecapPost(Recap(say, WeekOfPlay(0, None, None, None, ()), date(2026, 3, 2), name_of))
    yield from _evenings(say)
    for count in (1, 21):
        made = HandsExport(b"", count, count, dict.fromkeys(get_args(Lacking), count), count)
        yield f"export of {count} hands", export_text(say, made, count == 21)


def _evenings(say: Phrases) -> Iterator[tuple[str, Shown]]:
    one = Evening(1, (EveningResult(101, 1, 7), EveningResult(102, 1, -7)), BigPot(12, 101, 7, 1))
    low = BestHand((1, 9), 103, HoldingName("low", (4, 2)))
    many = tuple(EveningResult(100 + number, 21 + number, 0) for number in range(1, 34))
    high = BestHand((0, 9), 104, HoldingName("full_house", (9, 4)))
    for name, evening in {
        "one hand": one,
        "a low": replace(one, hands=21, best=low),
        "many players": Evening(1_234, many, BigPot(1_234, 101, 7, 12), high),
    }.items():
        for view in ("closed", "empty"):
            here = Scene(tables.views()[view], name_of, say)
            yield f"evening of {name}, {view}", EveningPost(here, evening)
        yield f"the podium of {name} in words", PictureText(podium_alt_text(evening_picture(here, evening)))
        yield f"a leaver's result, {name}", own_evening(say, evening.results[-1])


def moderation(say: Phrases) -> Iterator[tuple[str, Shown]]:
    yield "which pause", PauseQuestionNote(1, say, r"\*Sunday\* Cup")
    acts = [AuditEntry(1, act, 101, "*rude*", AT, 102, 7, 12) for act in ACTS]
    acts.append(AuditEntry(1, "pause", 101, "*rude*", AT, None, 7))
    notes = [AuditEntry(1, act, None, "", AT, 103, 7, 12, before, after) for act, before, after, _ in NOTES]
    for name, entries in {"every act": acts, "every note": notes, "nothing": []}.items():
        for at in range(0, max(len(entries), 1), 10):
            recorded = [AuditLine(number, each, "0" * 64) for number, each in enumerate(entries[at : at + 10], 1)]
            yield f"audit log, {name} {at}", Bulletin(audit_text(say, recorded, 1, name_of, None, more=True))
    yield "audit log, broken", audit_text(say, [], 1, name_of, 21, more=False)
    moved = [StatementLine(1, AT, code, amount, 0, 7, "Riverside") for code in CODES for amount in (1, -1, 1234)]
    moved += [StatementLine(1, AT, "tournament_prize", 1, 0, None, None, "*Sunday* Cup")]
    moved += [StatementLine(1, AT, "moderator_grant", 1, 0, None, None, reason="won the *quiz*")]
    yield "chip history", Bulletin(statement_text(say, clean(name_of(102) or ""), moved, 1, more=True))
    for count in (0, 1, 2):
        flags = [Flag(kind, (102, 103), 4.0, 190, FIGURES[kind], (HandId(7, 12),)) for kind in FlagKind][: 5 * count]
        shown = Report(tuple(flags), 21 * count, count, 2, 1)
        yield f"flags, {count}", Bulletin(flags_text(say, shown, flags, 1, name_of))
    dispute = Dispute(1, 7, 12, 102, "he *peeked*", AT, ruling="No. *He* did not.")
    yield "a dispute", dispute_bulletin(say, dispute, "Riverside", name_of(102) or "")
    yield "a dispute, settled", settled_bulletin(say, dispute, None, name_of(102) or "")
    for count in (0, 1, 9):
        yield (
            f"{count} open disputes",
            OpenDisputes(say, [replace(dispute, dispute_id=at) for at in range(count)], name_of),
        )
    stands = "\n".join(standing_lines(say, [("*Riverside*", each) for each in tables.OBSTACLES] * 4))
    yield "play stands still", Bulletin(f"{say('standstill-bulletin')}\n{stands}")
    about: dict[str, str | int] = {"table_id": 7, "table": "*Riverside*", "hand_number": 12}
    for kind in get_args(NoticeKind):
        yield f"notice, {kind}", Bulletin(notice_text(say, DuePost(1, 0, kind, about)))


def room(say: Phrases) -> Iterator[tuple[str, Shown]]:
    chosen = RoomSettings(table_channels=(1, 2, 3, 4, 5, 6, 7), tables_each=1, language="de", announcement_channel=3)
    for name, settings in {"nothing chosen": RoomSettings(), "some chosen": chosen}.items():
        setup = Setup(say, settings, RoomDefaults(0, 1), ())
        for page in range(1, len(PAGES) + 1):
            yield f"set-up, page {page}, {name}", SetupPage(setup, page, ["what is wrong."] if page == 2 else [])
        for page, (_, asked) in enumerate(PAGES, 1):
            for form in asked:
                if form in FORMS:
                    yield f"form, {form}, {name}", SetupForm(setup, page, form)
    yield "set up", SetupDone(say)
    for weeks in ([Week(AT, 1, 0, 1, 1, 1)], [Week(AT, 1234, 21, 0, 21, 0)] * 2):
        yield f"weeks, {len(weeks)}", (week_table(say, weeks), summary(say, weeks))
    for health in (WELL, replace(WELL, is_writable=False, backup_ms=None, part="1/4", waiting=1, errors_day=1)):
        yield f"health, {'well' if health.is_writable else 'ill'}", "\n".join(health_lines(say, health))
