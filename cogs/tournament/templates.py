"""The text of the list of templates."""

from collections.abc import Mapping

from bot.common.escaping import clean
from bot.locales.phrases import Phrases
from bot.tournaments.settings import TournamentSettings
from bot.typed.game_names import kind_of
from bot.use_cases.tournaments.templates import DAYS, TEMPLATE_NAME_MOST


def templates_text(say: Phrases, known: Mapping[str, TournamentSettings]) -> str:
    if not known:
        return say("template-list-empty")
    return "\n".join([say("template-list"), *(template_line(say, name, each) for name, each in known.items())])


def template_line(say: Phrases, name: str, settings: TournamentSettings) -> str:
    line = say(
        "template-line",
        name=clean(name, TEMPLATE_NAME_MOST),
        game=say(f"game-{kind_of(settings.game, settings.rotation)}"),
        minutes=settings.target_minutes,
        seats=settings.seats,
        buy_in=settings.buy_in,
        most=settings.entrants_most,
    )
    if not settings.usual_start:
        return line
    day, _, time = settings.usual_start.partition(" ")
    return say("template-starts", line=line, day=say(f"weekday-{DAYS.index(day)}"), time=time, zone=settings.zone)
