"""The features, each given the parts that it asks for; and the client that has them."""

from typing import Any

from bot.client.client import LowballClient
from bot.interactions.feature import Feature
from bot.publishing.services import Services
from bot.use_cases.exports import TournamentHands
from bot.use_cases.own_wallet import OwnWallet
from bot.use_cases.tournaments.coming_back import ComingBack
from bot.use_cases.tournaments.entering import EnteringTournaments
from bot.use_cases.tournaments.finding import FindingTournaments
from cogs import fairness, people, tournament
from cogs.tournament.answers import TournamentAnswers


def features(services: Services) -> tuple[Feature, ...]:
    return (
        _fairness(services),
        _people(services),
        _tournament(services),
    )


def client_of(services: Services, **options: Any) -> LowballClient:
    """The client with all features; ``options`` are its own."""
    return LowballClient(services, features(services), **options)


def _fairness(parts: Services) -> Feature:
    return fairness.feature(parts.tables, parts.history, parts.names, parts.readers)


def _tournament(parts: Services) -> Feature:
    finding = FindingTournaments(parts.tournaments, parts.authority, parts.timer)
    entering = EnteringTournaments(parts.tournaments, finding, parts.requests, parts.mail)
    coming_back = ComingBack(parts.tournaments, entering, parts.requests, parts.standings, parts.timer)
    hands = TournamentHands(parts.tournaments, parts.office.hands, parts.names)
    return tournament.feature(entering, coming_back, hands, TournamentAnswers(parts.standings, parts.readers))


def _people(parts: Services) -> Feature:
    wallet = OwnWallet(parts.requests, parts.wallets, parts.standings, parts.bank, parts.timer)
    return people.feature(wallet, parts.users, parts.preferences)
