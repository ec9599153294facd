"""Commands for moderators (/mod, /audit, /ledger), and /dispute for players."""

from bot.interactions.feature import Feature
from bot.interactions.table_answers import TableAnswers
from bot.ui.people.names import Names
from bot.ui.scene.readers import Readers
from bot.use_cases.finding import Finding
from bot.use_cases.hands.finding import FindingHands
from bot.use_cases.moderating.audit import ReadingAudit, ReadingLedger
from bot.use_cases.moderating.chips import ModeratingChips
from bot.use_cases.moderating.disputes import HandlingDisputes
from bot.use_cases.moderating.fair_play import LookingForFlags
from bot.use_cases.moderating.hands import ShowingHands
from bot.use_cases.moderating.pausing import PausingPlay
from bot.use_cases.moderating.players import ModeratingPlayers
from bot.use_cases.moderating.tables import ModeratingTables
from cogs._shared.suggestions import HandSuggestions, TableSuggestions
from cogs.moderation.clicks import HandClicks
from cogs.moderation.commands import Moderation
from cogs.moderation.disputes import DisputeCommands, DisputeList
from cogs.moderation.lookups import AuditCommands
from cogs.moderation.naming import Naming
from cogs.moderation.pausing import Pauses


def feature(
    answers: TableAnswers,
    tables: ModeratingTables,
    pausing: PausingPlay,
    players: ModeratingPlayers,
    chips: ModeratingChips,
    hands: ShowingHands,
    disputes: HandlingDisputes,
    flags: LookingForFlags,
    audit: ReadingAudit,
    ledger: ReadingLedger,
    finding: Finding,
    findable_hands: FindingHands,
    names: Names,
    readers: Readers,
) -> Feature:
    naming, table_suggestions = Naming(names, readers), TableSuggestions(finding)
    clicks, pauses = HandClicks(hands, naming), Pauses(answers, tables, pausing)
    dispute_list = DisputeList(disputes, naming)
    moderation = Moderation(
        answers, tables, pauses, players, chips, clicks, dispute_list, flags, naming, table_suggestions
    )
    records = AuditCommands(audit, ledger, naming, table_suggestions)
    disputing = DisputeCommands(disputes, HandSuggestions(findable_hands))
    return Feature((moderation, records, disputing), (*clicks.routes(), *pauses.routes()))
