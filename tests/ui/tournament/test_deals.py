"""Announcements of deals: whom they ping, and when a deal is offered (section 9 of the tournament rules)."""

from bot.tournaments.messages import AnswerDeal
from bot.tournaments.news import News
from bot.ui.tournament.board import chip_board
from bot.ui.tournament.lines import Announcement
from bot.ui.tournament.outgoing import OutgoingMessage, PlayerTables
from bot.ui.tournament.post import tournament_post
from bot.ui.tournament.result import podium
from tests.composed.deals import STACKS, asked, made, proposed
from tests.harness.tournaments.field import Field
from tests.harness.ui.tournaments import counts_of, scene_of, view_of

USERS = {1: 901, 2: 902, 3: 903}


def said(field: Field, news: News) -> list[OutgoingMessage]:
    scene = scene_of(view_of(field, (), ((1, 21),)))
    return Announcement(scene, news, PlayerTables({1: 21}), USERS.get).messages()


def test_T9_1_only_the_proposal_pings_and_only_those_who_have_not_agreed() -> None:
    (put,) = said(proposed(0), News("deal_proposed", 1, place=1))
    assert (put.channel_id, put.pinged, put.deal) == (21, (902, 903), proposed(0).state.deal)
    assert put.text.splitlines()[1:] == [
        "Ada gets **346** (stack 13,500)",
        "<@902> gets **295** (stack 8,100)",
        "<@903> gets **259** (stack 5,400)",
        "If everyone agrees, the tournament ends, with the places by stacks.",
    ]
    for kind in ("deal_agreed", "deal_declined", "deal_late", "deal_gone", "deal_changed"):
        (told,) = said(proposed(0), News(kind, 2, place=1))
        assert (told.pinged, told.deal) == ((), None)


def test_T9_1_news_of_a_deal_that_is_over_is_not_told() -> None:
    assert said(made(90), News("deal_proposed", 1, place=1)) == []
    assert said(proposed(0), News("deal_agreed", 1, place=2)) == []


def test_T9_1_the_news_that_all_are_in_the_money_offers_a_deal() -> None:
    assert len(STACKS) == 3
    assert [message.verbs for message in said(proposed(0), News("in_the_money"))] == [("deal",), ("deal",)]
    several = proposed(0)
    before = several.state
    several.set_play(tables=(1, 2))
    assert [message.verbs for message in said(several, News("in_the_money"))] == [(), ()]
    several.state = before


def test_T9_2_the_last_news_has_everybodys_share() -> None:
    (told,) = said(made(0), News("finished", 1, place=1))
    assert told.text == "🤝 It's a deal: Ada 346, Ben 295, and Cleo 259. That ends Friday. See the result in <#2>."
    (told,) = said(made(90), News("deal_made", 1, place=1))
    assert told.text.endswith("Play continues for what's left: 90")


def test_T9_2_after_a_deal_post_and_chip_counts_show_only_what_is_left_to_play_for() -> None:
    scene = scene_of(view_of(made(90), counts_of(made(90))))
    assert "Payouts:** 1st 90\n" in f"{tournament_post(scene).text}\n".replace("\N{NO-BREAK SPACE}", " ")
    assert "1 place paid" in chip_board(scene, scene.view.counts).text


def test_T9_2_the_podium_names_no_sum_for_a_place_whose_players_got_different_sums() -> None:
    field = asked(8, {1: 8_000, 2: 8_000, 3: 8_000})
    for player in (2, 3):
        field.ask(lambda request: AnswerDeal(request, 1, agrees=True), player)
    picture = podium(scene_of(view_of(field)))
    assert picture is not None
    assert [(step.names, step.detail) for step in picture.steps] == [(("Ada", "Ben", "Cleo"), "")]
    assert [field.entrant(player).prize for player in (1, 2, 3)] == [267, 267, 266]
