"""Creation of the moderators' use cases and of the feature with their commands."""

from bot.interactions.feature import Feature
from bot.interactions.table_answers import TableAnswers
from bot.use_cases.moderating.audit import ReadingAudit, ReadingLedger
from bot.use_cases.moderating.chips import ModeratingChips
from bot.use_cases.moderating.disputes import HandlingDisputes
from bot.use_cases.moderating.fair_play import LookingForFlags
from bot.use_cases.moderating.hands import ShowingHands
from bot.use_cases.moderating.pausing import PausingPlay
from bot.use_cases.moderating.players import ModeratingPlayers
from bot.use_cases.moderating.removals import Removals
from bot.use_cases.moderating.tables import ModeratingTables
from bot.wiring.build import Wiring
from cogs import moderation


def moderation_feature(wiring: Wiring, answers: TableAnswers) -> Feature:
    office, timer, cases, reach = wiring.base.store.office, wiring.base.timer, wiring.cases, wiring.reach
    authority, requests, finding, hands = cases.authority, cases.requests, cases.finding, cases.finding_hands
    tables, tournaments = wiring.play.tables, wiring.play.tournaments
    letters, posts = wiring.notices.due_letters, wiring.notices.due_posts
    removals = Removals(authority, tables, tournaments)
    ordering = ModeratingTables(authority, requests, finding, cases.closing, tables, office.audit, letters, timer)
    return moderation.feature(
        answers,
        ordering,
        PausingPlay(authority, requests, ordering, tables, tournaments),
        ModeratingPlayers(authority, requests, office.conduct, removals, letters, timer),
        ModeratingChips(authority, requests, cases.wallets, office.chips, letters),
        ShowingHands(authority, hands, office.hands, tables, tournaments, office.audit),
        HandlingDisputes(authority, requests, hands, office.hands, office.disputes, letters, posts, timer),
        LookingForFlags(authority, office.hands, office.audit, timer),
        ReadingAudit(authority, office.audit, office.hands, tables),
        ReadingLedger(authority, requests, office.accounts),
        finding,
        hands,
        reach.names,
        reach.readers,
    )
