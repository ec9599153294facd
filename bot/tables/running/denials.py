"""Answers to what the file refuses while it works."""

from typing import Final

from bot.tables.replies import Denial
from bot.tables.saving import (
    DuplicateRequest,
    InsufficientChips,
    PlayerBanned,
    PlayerLeaving,
    StoreError,
    WalletFrozen,
)

DENIALS: Final[dict[type[StoreError], Denial]] = {
    DuplicateRequest: Denial.ALREADY_DONE,
    InsufficientChips: Denial.INSUFFICIENT_CHIPS,
    PlayerBanned: Denial.BANNED,
    PlayerLeaving: Denial.LEAVING,
    WalletFrozen: Denial.WALLET_FROZEN,
}
