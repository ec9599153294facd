"""The use cases of moderators, and the feature over them."""

from bot.interactions.feature import Feature
from bot.interactions.services import Services
from bot.interactions.table_answers import TableAnswers
from bot.use_cases.moderating.audit import ReadingAudit, ReadingLedger
from bot.use_cases.moderating.chips import ModeratingChips
from bot.use_cases.moderating.disputes import HandlingDisputes
from bot.use_cases.moderating.fair_play import LookingForFlags
from bot.use_cases.moderating.hands import ShowingHands
from bot.use_cases.moderating.players import ModeratingPlayers
from bot.use_cases.moderating.removals import Removals
from bot.use_cases.moderating.tables import ModeratingTables
from cogs import moderation
from cogs._shared.suggestions import HandSuggestions, TableSuggestions


def moderation_feature(parts: Services, answers: TableAnswers) -> Feature:
    office, authority, requests, timer = parts.office, parts.authority, parts.requests, parts.timer
    hands, tables, tournaments, letters = parts.finding_hands, parts.tables, parts.tournaments, parts.due_letters
    removals = Removals(authority, tables, tournaments)
    return moderation.feature(
        answers,
        ModeratingTables(authority, requests, parts.finding, tables, office.audit, letters, timer),
        ModeratingPlayers(authority, requests, office.conduct, removals, letters, timer),
        ModeratingChips(authority, requests, parts.wallets, office.chips),
        ShowingHands(authority, hands, office.hands, tables, tournaments, office.audit),
        HandlingDisputes(authority, requests, hands, office.hands, office.disputes, letters, parts.due_posts, timer),
        LookingForFlags(authority, office.hands, office.audit, timer),
        ReadingAudit(authority, office.audit, office.hands, tables),
        ReadingLedger(authority, requests, office.accounts),
        parts.names,
        parts.readers,
        TableSuggestions(parts.finding),
        HandSuggestions(hands),
    )
