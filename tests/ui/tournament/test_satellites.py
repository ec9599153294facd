"""The texts about a satellite and the seats that it wins (section 8 of the tournament rules)."""

from dataclasses import replace

from bot.ui.tournament.result import Ending, podium, result_post
from bot.ui.tournament.scene import TournamentScene
from tests.harness.tournaments.field import SETTINGS
from tests.harness.ui.tournaments import played_out, scene_of, view_of

LINK = "https://discord.com/channels/1/2/3"
SATELLITE = replace(SETTINGS, target=7, target_name="Main *Event*", seat_chips=300)


def won_by_ada() -> TournamentScene:
    """Return a finished satellite of four, at which Ada has won the seat."""
    view = view_of(played_out(4))
    (ada,) = view.state.playing()
    state = view.state.with_entrant(replace(ada, prize=300, seat_in=7))
    won = replace(view, new=replace(view.new, settings=SATELLITE), state=state)
    return replace(scene_of(won), target_link=LINK)


def test_T8_3_the_result_links_the_tournament_in_which_the_seat_was_won() -> None:
    text = result_post(won_by_ada(), Ending(8)).text
    assert rf"**Ada** · seat in [Main \*Event\*]({LINK})".replace(" ·", "\N{NO-BREAK SPACE}·") in text


def test_T8_3_the_podium_says_that_a_seat_was_won_without_a_link() -> None:
    picture = podium(won_by_ada())
    assert picture is not None
    assert picture.steps[0].detail == "1 seat"
