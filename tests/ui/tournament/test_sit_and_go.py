"""A sit and go as people see it before it starts: post, lobby, list, preview, answers and the one ping (T-6.1)."""

from dataclasses import replace

import pytest

from bot.locales.phrases import Phrases
from bot.tables.saving import Request
from bot.tournaments.messages import Register, TournamentDenial, TournamentReply, Withdraw
from bot.tournaments.news import News
from bot.ui.lobby.post import LobbyPost, LobbyScene
from bot.ui.tournament.answers import answer
from bot.ui.tournament.lines import Announcement
from bot.ui.tournament.outgoing import PlayerTables
from bot.ui.tournament.post import TournamentPost, tournament_post
from bot.ui.tournament.preview import preview_lines
from bot.use_cases.tournaments.previews import PreviewedTournament
from tests.harness.tournaments.field import MINUTE, SETTINGS, START, Field
from tests.harness.ui.tournaments import buttons_of, name_of, scene_of, view_of

SAY = Phrases("en-US")
SIX = replace(
    SETTINGS, sit_and_go=True, entrants_least=6, entrants_most=6, check_in=False, late_levels=0, target_minutes=30
)


def entered(players: int, *, standing: bool = False) -> Field:
    field = Field(replace(SIX, standing=standing))
    for player in range(1, players + 1):
        assert field.ask(Register, player) is None
    field.pass_time(field.now)
    return field


def post(field: Field) -> TournamentPost:
    return tournament_post(scene_of(view_of(field)))


def test_T6_1_the_post_of_a_sit_and_go_says_that_it_starts_when_full_and_how_long_it_may_take() -> None:
    shown = post(entered(4)).text
    assert "Starts a minute after the last seat is taken. If it isn't full by <t:" in shown
    assert "canceled and everyone is refunded" in shown
    assert "**Entrants 4 of 6**\n" in shown
    assert "Late registration" not in shown
    assert "late registration" not in shown
    assert "next one opens" not in shown
    assert "As soon as it starts, the next one opens." in post(entered(4, standing=True)).text


def test_T6_1_the_post_of_a_full_sit_and_go_shows_its_start_and_has_no_buttons() -> None:
    assert list(buttons_of(post(entered(4)))) == ["Join (100)", "Unregister", "Notify me"]
    field = entered(6)
    assert f"🗓️ Starts <t:{(field.now + MINUTE) // 1000}:F>" in post(field).text
    assert not buttons_of(post(field))


def test_T6_3_the_lobby_shows_how_many_seats_of_a_sit_and_go_are_taken_and_a_join_button() -> None:
    scheduled = view_of(Field(), tournament_id=9)
    scene = LobbyScene(SAY, (), (scheduled, view_of(entered(4, standing=True))))
    shown = LobbyPost(scene).body
    assert "**Friday**: Razz, when it's full; 4 of 6 spots taken" in shown
    assert shown.index("lb:e:4:register:100 Join (100)") < shown.index("lb:e:9:register:100 Register (100)")


def test_T6_1_a_full_sit_and_go_has_no_button_in_the_lobby() -> None:
    shown = LobbyPost(LobbyScene(SAY, (), (view_of(entered(6)),))).body
    assert "6 of 6 spots taken" in shown
    assert "lb:e:4" not in shown


def test_T6_1_one_message_pings_all_entrants_when_a_sit_and_go_is_full() -> None:
    field = entered(6)
    (news,) = field.said
    users = {player: 900 + player for player in range(1, 7)}
    (said,) = Announcement(scene_of(view_of(field)), news, PlayerTables({}, {}, {}), users.get).messages()
    assert said.pinged == tuple(users.values())
    assert said.text.startswith(f"**Friday** is full and starts at <t:{(field.now + MINUTE) // 1000}:T>. <@901>")
    (nobody,) = Announcement(
        scene_of(view_of(field)), News("full"), PlayerTables({}, {}, {}), lambda _: None
    ).messages()
    assert nobody.pinged == ()


@pytest.mark.parametrize(
    ("entrants", "line"), [(2, "It starts a minute after the last seat is taken"), (6, "It starts <t:")]
)
def test_T6_1_a_player_who_enters_a_sit_and_go_reads_when_it_starts(entrants: int, line: str) -> None:
    told = answer("en-US", Register(Request(1, 1, "x")), TournamentReply(view_of(entered(entrants))), name_of)
    assert line in told


def test_T6_1_a_player_who_cannot_withdraw_in_the_last_minute_reads_why() -> None:
    reply = TournamentReply(view_of(entered(6)), TournamentDenial.STARTING)
    assert answer("en-US", Withdraw(Request(1, 1, "x")), reply, name_of).startswith("Every seat is taken")


def test_the_preview_says_how_long_a_sit_and_go_may_take_to_fill() -> None:
    new = replace(Field(SIX).new, start_ms=START)
    (line, *_) = preview_lines(SAY, PreviewedTournament(new, "x"))
    assert line.startswith("It starts a minute after the last of its 6 seats is taken")
    assert line.endswith("longer than 24 hours.")
