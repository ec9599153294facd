"""Creation of the tournaments' feature and its use cases."""

from bot.interactions.feature import Feature
from bot.publishing.members import ServerMembers
from bot.publishing.tournament.calls import EntrantCalls
from bot.use_cases.exports import TournamentHands
from bot.use_cases.tournaments.adding import AddingEntrants
from bot.use_cases.tournaments.announcing import Announcing
from bot.use_cases.tournaments.clock import TournamentClock
from bot.use_cases.tournaments.coming_back import ComingBack
from bot.use_cases.tournaments.dealing import DealingTournaments
from bot.use_cases.tournaments.entering import EnteringTournaments
from bot.use_cases.tournaments.finding import FindingTournaments
from bot.use_cases.tournaments.floor import FloorOrders
from bot.use_cases.tournaments.keeping_series import KeepingSeries
from bot.use_cases.tournaments.league import League
from bot.use_cases.tournaments.managing import ManagingTournaments
from bot.use_cases.tournaments.orders import TournamentOrders
from bot.use_cases.tournaments.previews import Previews
from bot.use_cases.tournaments.schedules import Schedules
from bot.use_cases.tournaments.templates import Templates
from bot.use_cases.tournaments.wishes import WishingTournaments
from bot.wiring.build import Wiring
from cogs import tournament


def tournament_feature(wiring: Wiring) -> Feature:
    base, reach, cases, manager = wiring.base, wiring.reach, wiring.cases, wiring.play.tournaments
    authority, requests, directory = cases.authority, cases.requests, base.store.directory
    clock = TournamentClock(base.store.office.rooms, base.timer)
    finding = FindingTournaments(manager, authority, base.timer)
    entering = EnteringTournaments(manager, finding, requests, reach.mail, ServerMembers(reach.outbox))
    templates = Templates(manager, finding, authority)
    orders = TournamentOrders(manager, authority, templates, clock)
    schedules = Schedules(manager, finding, authority, orders, clock)
    calls = EntrantCalls(reach.outbox, reach.readers)
    return tournament.feature(
        clock,
        finding,
        entering,
        AddingEntrants(manager, finding, authority, requests, cases.wallets, reach.mail),
        DealingTournaments(manager, finding, requests),
        ComingBack(manager, entering, requests, cases.standings, base.timer),
        orders,
        ManagingTournaments(manager, finding, authority, requests, orders),
        FloorOrders(manager, wiring.play.tables, finding, authority, requests),
        schedules,
        KeepingSeries(manager, schedules, authority, orders, clock, wiring.notices.send_due),
        templates,
        Previews(manager, authority, base.timer),
        Announcing(manager, finding, authority, requests, directory, wiring.posts.announcer, calls),
        League(manager, schedules, requests, base.store.lobbies, clock),
        reach.pictures,
        TournamentHands(manager, base.store.office.hands, reach.names),
        cases.standings,
        reach.names,
        reach.readers,
        WishingTournaments(authority, requests, finding, manager, base.store.tournament_wishes),
    )
