"""The podium of a week's recap."""

from datetime import date

from bot.history.ports import Placed
from bot.history.week import WeekOfPlay, WonTournament
from bot.locales.phrases import Phrases
from bot.ui.history.recap import Recap, recap_picture

NAMES = {1: "Ada", 2: "Ben", 3: "Cleo", 4: "Dora"}


def test_players_who_share_a_place_in_a_week_stand_on_one_step_of_the_podium() -> None:
    leaders = tuple(Placed(place, player, 60, 10 * place, 0.1) for player, place in ((1, 1), (2, 1), (3, 3), (4, 3)))
    picture = recap_picture(Recap(Phrases("en-US"), WeekOfPlay(leaders=leaders), date(2026, 3, 2), NAMES.get))
    assert [(step.place, step.names) for step in picture.steps] == [(1, ("Ada", "Ben")), (3, ("Cleo", "Dora"))]


def test_the_podium_of_a_week_with_only_tournaments_shows_the_last_winner() -> None:
    played = (WonTournament("Monday", 9, (1,)), WonTournament("Friday", 12, (3,)), WonTournament("Sunday", 4, ()))
    picture = recap_picture(Recap(Phrases("en-US"), WeekOfPlay(tournaments=played), date(2026, 3, 2), NAMES.get))
    assert [(step.place, step.names, step.detail) for step in picture.steps] == [(1, ("Cleo",), "Friday")]
