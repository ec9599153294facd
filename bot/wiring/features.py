"""The features, each given the parts that it asks for; and the client that has them."""

from collections.abc import Sequence
from typing import Any

from bot.client.client import LowballClient
from bot.interactions.feature import Feature
from bot.interactions.services import Services
from bot.interactions.sight import Sight
from bot.interactions.submission import Submissions
from bot.interactions.table_answers import TableAnswers
from bot.use_cases.exports import OwnHands
from bot.use_cases.figures import Figures
from bot.use_cases.own_wallet import OwnWallet
from bot.use_cases.proofs import Proofs
from bot.wiring.moderation import moderation_feature
from bot.wiring.rooms import leavers_of, room_feature, server_feature
from bot.wiring.tables import lobby_feature, practice_feature, table_feature
from bot.wiring.tournaments import tournament_feature
from cogs import fairness, help, history, people, play


def client_of(parts: Services, **options: Any) -> LowballClient:
    """The client with all features; ``options`` are its own."""
    return LowballClient(parts, features(parts, answers_of(parts)), leavers_of(parts), **options)


def answers_of(parts: Services) -> TableAnswers:
    """The answers that every feature at a table gives."""
    submissions = Submissions(parts.tables, parts.requests, parts.standings, parts.preferences, parts.readers)
    return TableAnswers(
        submissions,
        parts.finding,
        parts.tables,
        parts.directory,
        parts.readers,
        parts.cards,
        parts.panels,
        parts.outbox,
    )


def features(parts: Services, answers: TableAnswers) -> Sequence[Feature]:
    return (
        room_feature(parts),
        server_feature(parts, leavers_of(parts)),
        table_feature(parts, answers),
        lobby_feature(parts, answers),
        practice_feature(parts, answers),
        _play(parts, answers),
        _fairness(parts, answers),
        _help(parts),
        _history(parts),
        _people(parts),
        tournament_feature(parts),
        moderation_feature(parts, answers),
    )


def _play(parts: Services, answers: TableAnswers) -> Feature:
    return play.feature(answers, parts.finding, parts.tables, parts.directory, parts.letters, parts.panels)


def _fairness(parts: Services, answers: TableAnswers) -> Feature:
    return fairness.feature(answers, parts.tables, parts.history, parts.names, parts.readers)


def _help(parts: Services) -> Feature:
    return help.feature(parts.tables, parts.directory, parts.readers, parts.pictures)


def _history(parts: Services) -> Feature:
    hands, played, archive = parts.finding_hands, parts.history, parts.office.hands
    own_hands = OwnHands(hands, played, parts.requests, parts.names)
    figures = Figures(played, archive, parts.requests, parts.authority, parts.timer)
    sight = Sight(parts.outbox)
    return history.feature(
        hands, Proofs(hands, played), own_hands, figures, sight, parts.names, parts.readers, parts.pictures
    )


def _people(parts: Services) -> Feature:
    wallet = OwnWallet(parts.requests, parts.wallets, parts.standings, parts.bank, parts.timer)
    return people.feature(wallet, parts.users, parts.preferences)
