"""/tournament and /league."""

from bot.interactions.feature import Feature
from bot.use_cases.exports import TournamentHands
from bot.use_cases.tournaments.coming_back import ComingBack
from bot.use_cases.tournaments.entering import EnteringTournaments
from cogs.tournament import preview
from cogs.tournament.answers import TournamentAnswers
from cogs.tournament.clicks import TournamentClicks
from cogs.tournament.commands import Tournaments


def feature(
    entering: EnteringTournaments, coming_back: ComingBack, hands: TournamentHands, answers: TournamentAnswers
) -> Feature:
    clicks = TournamentClicks(entering, coming_back, hands, answers)
    return Feature((Tournaments(entering, answers),), (*clicks.routes(), *preview.ROUTES))
