"""The client and its features, each with the parts that it needs."""

from collections.abc import Sequence
from typing import Any

from bot.client.client import LowballClient
from bot.fleet.own_servers import OwnServers
from bot.interactions.admission import Admission
from bot.interactions.feature import Feature
from bot.interactions.leavers import AbsentMembers
from bot.interactions.router import Router
from bot.interactions.sight import ChannelSight
from bot.interactions.table_answers import TableAnswers
from bot.use_cases.exports import OwnHands
from bot.use_cases.figures import Figures
from bot.use_cases.hands.evening import EveningHands
from bot.use_cases.hands.proofs import Proofs
from bot.use_cases.leavers import Leavers
from bot.use_cases.own_wallet import OwnWallet
from bot.wiring.build import Wiring
from bot.wiring.moderation import moderation_feature
from bot.wiring.rooms import room_feature, server_feature
from bot.wiring.tables import lobby_feature, practice_feature, practising_of, table_feature
from bot.wiring.tournaments import tournament_feature
from cogs import fairness, help, history, people, play


def client_of(wiring: Wiring, **options: Any) -> LowballClient:
    """Return the client with all features; ``options`` are passed on to the client."""
    base, reach, play, shard = wiring.base, wiring.reach, wiring.play, wiring.base.settings.shard
    own_servers = None if shard.is_whole else OwnServers(shard)
    admission = Admission(base.preferences, wiring.limits, base.timer, own_servers)
    router = Router(admission, base.preferences, wiring.refusals, (wiring.posts.tutor.on_click,))
    leavers = Leavers(play.tables, play.tournaments, base.store.directory, base.store.lobbies)
    return LowballClient(
        features(wiring, leavers),
        router,
        admission,
        reach.outbox,
        reach.readers,
        AbsentMembers(leavers, reach.outbox, base.timer),
        wiring.order,
        own_servers=own_servers,
        syncs_commands=shard.is_first,
        **options,
    )


def features(wiring: Wiring, leavers: Leavers) -> Sequence[Feature]:
    answers, practising = _answers(wiring), practising_of(wiring)
    return (
        room_feature(wiring),
        server_feature(wiring, leavers),
        table_feature(wiring, answers),
        lobby_feature(wiring, answers, practising),
        practice_feature(wiring, answers, practising),
        _play(wiring, answers),
        _fairness(wiring, answers),
        _help(wiring),
        _history(wiring),
        _people(wiring),
        tournament_feature(wiring),
        moderation_feature(wiring, answers),
    )


def _answers(wiring: Wiring) -> TableAnswers:
    """Return the TableAnswers that all features about tables share."""
    base, reach, cases, shown = wiring.base, wiring.reach, wiring.cases, wiring.posts.shown
    tables = wiring.play.tables
    return TableAnswers(
        tables,
        cases.requests,
        cases.standings,
        base.preferences,
        reach.readers,
        shown.evenings,
        shown.leaving,
        wiring.refusals,
        cases.finding,
        base.store.directory,
        shown.cards,
        shown.panels,
        reach.outbox,
        reach.access,
    )


def _play(wiring: Wiring, answers: TableAnswers) -> Feature:
    shown, tables, directory = wiring.posts.shown, wiring.play.tables, wiring.base.store.directory
    return play.feature(answers, wiring.cases.finding, tables, directory, shown.letters, shown.panels)


def _fairness(wiring: Wiring, answers: TableAnswers) -> Feature:
    tables, reach = wiring.play.tables, wiring.reach
    return fairness.feature(answers, tables, wiring.base.store.history, reach.names, reach.readers)


def _help(wiring: Wiring) -> Feature:
    reach = wiring.reach
    return help.feature(wiring.play.tables, wiring.base.store.directory, reach.readers, reach.pictures)


def _history(wiring: Wiring) -> Feature:
    base, reach, cases = wiring.base, wiring.reach, wiring.cases
    hands, played = cases.finding_hands, base.store.history
    return history.feature(
        hands,
        EveningHands(played, base.store.evenings, cases.requests),
        Proofs(hands, played),
        OwnHands(hands, played, cases.requests, reach.names),
        Figures(played, base.store.office.hands, cases.requests, cases.authority, base.timer),
        ChannelSight(reach.outbox),
        reach.names,
        reach.readers,
        reach.pictures,
    )


def _people(wiring: Wiring) -> Feature:
    base, cases = wiring.base, wiring.cases
    wallet = OwnWallet(cases.requests, cases.wallets, cases.standings, base.store.bank, base.timer)
    return people.feature(wallet, cases.users, base.preferences)
