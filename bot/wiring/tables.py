"""Creation of the features of tables: opening and joining them, the lobby, and practice."""

from functools import partial

from bot.interactions.feature import Feature
from bot.interactions.table_answers import TableAnswers
from bot.use_cases.hands.odds import OddsOfHands
from bot.use_cases.tables.drafting import DraftingTables
from bot.use_cases.tables.game_wishes import GameWishes
from bot.use_cases.tables.inviting import InvitingPlayers
from bot.use_cases.tables.learning import Learning
from bot.use_cases.tables.new_tables import NewTables
from bot.use_cases.tables.play_now import PlayNow
from bot.use_cases.tables.practising import Practising
from bot.use_cases.tables.renaming import RenamingTables
from bot.use_cases.tables.same_again import SameAgain
from bot.use_cases.tournaments.dealing import may_propose
from bot.wiring.build import Wiring
from cogs import lobby, practice, table


def table_feature(wiring: Wiring, answers: TableAnswers) -> Feature:
    base, cases, tables, directory = wiring.base, wiring.cases, wiring.play.tables, wiring.base.store.directory
    return table.feature(
        cases.opening,
        cases.closing,
        RenamingTables(cases.authority, cases.finding, cases.opening, cases.requests, tables, cases.places),
        cases.finding,
        cases.authority,
        InvitingPlayers(tables, cases.requests, directory, cases.places, base.timer),
        cases.waiting_lists,
        answers,
        tables,
        directory,
        wiring.reach.readers,
        wiring.posts.shown.cards,
        base.store.office.rooms,
        SameAgain(cases.authority, base.store.evenings, cases.opening, cases.places, directory, cases.standings),
        partial(may_propose, wiring.play.tournaments),
    )


def practising_of(wiring: Wiring) -> Practising:
    """Return the use case for practice tables. All features share it, because it has a lock for each user."""
    cases, tables, store, tutor = wiring.cases, wiring.play.tables, wiring.base.store, wiring.posts.tutor
    return Practising(
        cases.authority,
        cases.terms,
        cases.opening,
        cases.requests,
        tables,
        store.office.rooms,
        tutor,
        store.past_tables,
    )


def lobby_feature(wiring: Wiring, answers: TableAnswers, practising: Practising) -> Feature:
    store, cases, lobbies = wiring.base.store, wiring.cases, wiring.posts.lobbies
    wishes = GameWishes(cases.authority, cases.requests, store.lobbies)
    new_tables = NewTables(cases.authority, cases.terms, cases.opening, cases.wallets, store.bank, store.office.rooms)
    play_now = PlayNow(
        cases.authority,
        cases.finding,
        cases.requests,
        wiring.play.tables,
        cases.wallets,
        wishes,
        new_tables,
    )
    drafting = DraftingTables(cases.authority, cases.terms, cases.stakes, cases.opening, wishes)
    return lobby.feature(play_now, wishes, practising, drafting, cases.opening, cases.room_desk, answers, lobbies)


def practice_feature(wiring: Wiring, answers: TableAnswers, practising: Practising) -> Feature:
    store, reach, cases, hands = wiring.base.store, wiring.reach, wiring.cases, wiring.cases.finding_hands
    tables, directory, tutor = wiring.play.tables, store.directory, wiring.posts.tutor
    return practice.feature(
        practising,
        Learning(practising, cases.requests, tables, directory, tutor),
        OddsOfHands(hands, store.office.hands, cases.requests, wiring.odds, reach.names),
        hands,
        answers,
        tutor,
        directory,
        reach.readers,
    )
