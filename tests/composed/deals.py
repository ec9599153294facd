"""Messages of deals at the end of a tournament: the preview, the proposal and its answers, the result."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache

import discord

from bot.locales.phrases import Phrases
from bot.tables.saving import Request
from bot.tournaments.deal_offer import offer_of
from bot.tournaments.deciding import deals, lifecycle
from bot.tournaments.messages import AnswerDeal, ProposeDeal, TournamentReply
from bot.tournaments.news import News
from bot.tournaments.ports import TournamentView
from bot.ui.discord.components import Layout, Row
from bot.ui.tournament.answers import answer
from bot.ui.tournament.deal import DealPreview, RestForm, answer_buttons
from bot.ui.tournament.deal_news import OFF
from bot.ui.tournament.lines import Announcement
from bot.ui.tournament.outgoing import OutgoingMessage, PlayerTables
from bot.ui.tournament.post import tournament_post
from bot.ui.tournament.result import Ending, result_post
from bot.ui.tournament.scene import TournamentScene
from tests.composed.people import name_of
from tests.composed.shown import Shown
from tests.harness.tournaments.field import SETTINGS, Field, out, running
from tests.harness.ui.tournaments import view_of

REQUEST = Request(1, 2, "composed")
STACKS = {1: 13_500, 2: 8_100, 3: 5_400}


@cache
def proposed(play_for: int) -> Field:
    return asked(9, STACKS, play_for)


def asked(entrants: int, stacks: dict[int, int], play_for: int = 0) -> Field:
    """Return a tournament in which the first of three players has proposed a deal to the two others."""
    field = running(entrants, replace(SETTINGS, late_levels=0, check_in=False))
    field.do(lifecycle.close_late_registration)
    field.set(announced=(*field.state.announced, "seated"))
    field.set_play(tables=(1,))
    for player in range(4, entrants + 1):
        out(field, 1, **{f"p{player}": 3000})
    field.ask(lambda request: ProposeDeal(request, "icm", play_for), 1, stacks)
    field.said.clear()
    field.do(lambda draft: deals.ask(draft, stacks))
    return field


@cache
def made(play_for: int) -> Field:
    field = _copied(proposed(play_for))
    for player in (2, 3):
        field.ask(lambda request: AnswerDeal(request, 1, agrees=True), player)
    return field


def _copied(of: Field) -> Field:
    field = Field()
    field.state, field.pool, field.new, field.now = of.state, of.pool, of.new, of.now
    field.accounts = of.accounts.copy()
    return field


def scenes(say: Phrases) -> Iterator[tuple[str, Shown]]:
    for play_for in (0, 90):
        view = view_of(proposed(play_for), (), ((1, 21),))
        offer = offer_of(view, 1, STACKS, play_for)
        yield f"preview, {play_for}", DealPreview(say, offer, name_of)
        yield f"form, {play_for}", RestForm(say, offer)
        yield from _news(say, play_for)
        for by, message in ((1, ProposeDeal(replace(REQUEST, player_id=1), "icm")), (2, ProposeDeal(REQUEST, "icm"))):
            yield f"proposed by {by}, {play_for}", answer(say.locale, message, TournamentReply(view), name_of)
        for agrees in (True, False):
            shown = answer(say.locale, AnswerDeal(REQUEST, 1, agrees), TournamentReply(view), name_of)
            yield f"answered {agrees}, {play_for}", shown
        after = view_of(made(play_for), (), ((1, 21),))
        shown = answer(say.locale, AnswerDeal(REQUEST, 1, agrees=True), TournamentReply(after), name_of)
        yield f"made, {play_for}", shown
        here = TournamentScene(after, name_of, say)
        yield f"post, {play_for}", tournament_post(here)
        yield f"result, {play_for}", result_post(TournamentScene(over(play_for), name_of, say), Ending(40))


def over(play_for: int) -> TournamentView:
    """Return the tournament at its end; with something left to play for, the first player wins that."""
    field = _copied(made(play_for))
    if play_for:
        out(field, 1, p3=5_400)
        out(field, 1, p2=8_100)
        field.do(lifecycle.finish)
    return view_of(field)


def _news(say: Phrases, play_for: int) -> Iterator[tuple[str, Shown]]:
    """Yield what is said at the table, from the proposal to its end."""
    put = view_of(proposed(play_for), (), ((1, 21),))
    done = view_of(made(play_for), (), ((1, 21),))
    said = [(put, News("deal_proposed", 1, place=1)), (put, News("deal_agreed", 2, place=1))]
    said += [(done, News("deal_made" if play_for else "finished", 1, place=1))]
    said += [(put, News(kind, 2, place=1)) for kind in OFF]
    for view, news in said:
        announcement = Announcement(TournamentScene(view, name_of, say), news, PlayerTables({1: 21}), {2: 902}.get)
        for message in announcement.messages():
            yield f"news, {news.kind}, {play_for}", _as_sent(say, message)


def _as_sent(say: Phrases, message: OutgoingMessage) -> Layout:
    layout = Layout()
    layout.add_item(discord.ui.TextDisplay(message.text))
    if message.deal is not None:
        layout.add_item(Row(*answer_buttons(say, 4, message.deal)))
    return layout
