"""The feature of tournaments, with its use cases."""

from bot.interactions.feature import Feature
from bot.interactions.services import Services
from bot.publishing.tournament.calls import EntrantCalls
from bot.use_cases.exports import TournamentHands
from bot.use_cases.tournaments.announcing import Announcing
from bot.use_cases.tournaments.clock import TournamentClock
from bot.use_cases.tournaments.coming_back import ComingBack
from bot.use_cases.tournaments.entering import EnteringTournaments
from bot.use_cases.tournaments.finding import FindingTournaments
from bot.use_cases.tournaments.league import League
from bot.use_cases.tournaments.managing import ManagingTournaments
from bot.use_cases.tournaments.orders import TournamentOrders
from bot.use_cases.tournaments.previews import Previews
from bot.use_cases.tournaments.schedules import Schedules
from bot.use_cases.tournaments.templates import Templates
from cogs import tournament
from cogs.tournament.answers import TournamentAnswers


def tournament_feature(parts: Services) -> Feature:
    manager, authority, requests = parts.tournaments, parts.authority, parts.requests
    clock = TournamentClock(manager, parts.timer)
    finding = FindingTournaments(manager, authority, parts.timer)
    entering = EnteringTournaments(manager, finding, requests, parts.mail)
    templates = Templates(manager, finding, authority)
    orders = TournamentOrders(manager, authority, templates, clock)
    calls = EntrantCalls(parts.outbox, parts.readers)
    return tournament.feature(
        clock,
        finding,
        entering,
        ComingBack(manager, entering, requests, parts.standings, parts.timer),
        orders,
        ManagingTournaments(manager, finding, authority, requests, orders),
        Schedules(manager, finding, authority, orders, clock),
        templates,
        Previews(manager, authority, parts.timer),
        Announcing(manager, finding, authority, requests, parts.directory, parts.announcer, calls),
        League(manager, requests, clock),
        TournamentHands(manager, parts.office.hands, parts.names),
        TournamentAnswers(parts.standings, parts.names, parts.readers),
    )
