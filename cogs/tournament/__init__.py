"""/tournament, /series and /league."""

from bot.interactions.feature import Feature
from bot.ui.people.names import Names
from bot.ui.pictures.pictures import Pictures
from bot.ui.scene.readers import Readers
from bot.use_cases.exports import TournamentHands
from bot.use_cases.standing import Standings
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
from cogs.tournament.answers import TournamentAnswers
from cogs.tournament.clicks import TournamentClicks
from cogs.tournament.commands import Tournaments
from cogs.tournament.deals import DealClicks
from cogs.tournament.league import LeagueAnswers
from cogs.tournament.lists import TournamentLookups
from cogs.tournament.managing import ManageClicks
from cogs.tournament.preview import PreviewClicks
from cogs.tournament.results import ResultClicks
from cogs.tournament.series import Series, SeriesClicks
from cogs.tournament.suggestions import TournamentSuggestions
from cogs.tournament.wishes import WishClicks


def feature(
    clock: TournamentClock,
    finding: FindingTournaments,
    entering: EnteringTournaments,
    adding: AddingEntrants,
    dealing: DealingTournaments,
    coming_back: ComingBack,
    orders: TournamentOrders,
    managing: ManagingTournaments,
    floor: FloorOrders,
    schedules: Schedules,
    keeping_series: KeepingSeries,
    templates: Templates,
    previews: Previews,
    announcing: Announcing,
    league: League,
    pictures: Pictures,
    hands: TournamentHands,
    standings: Standings,
    names: Names,
    readers: Readers,
    wishes: WishingTournaments,
) -> Feature:
    answers = TournamentAnswers(standings, names, readers)
    shown = PreviewClicks(previews, clock)
    suggestions = TournamentSuggestions(finding, floor, schedules, keeping_series, templates, league, clock)
    lookups = TournamentLookups(finding, hands, answers)
    deals = DealClicks(dealing, entering, answers)
    shown_league = LeagueAnswers(league, answers, readers, pictures)
    cog = Tournaments(
        entering,
        adding,
        orders,
        managing,
        floor,
        schedules,
        templates,
        shown,
        announcing,
        lookups,
        shown_league,
        deals,
        answers,
        suggestions,
    )
    clicks = TournamentClicks(entering, coming_back, hands, answers)
    series_clicks = SeriesClicks(keeping_series, finding)
    cogs = (cog, Series(keeping_series, schedules, league, answers, suggestions))
    results = ResultClicks(finding, schedules, league, hands, answers, readers, pictures)
    routes = (clicks, deals, ManageClicks(managing), WishClicks(wishes), shown, series_clicks, shown_league, results)
    return Feature(cogs, tuple(route for each in routes for route in each.routes()))
