"""The denials for errors that the store raises while the table works."""

from typing import Final

from bot.tables.replies import TableDenial
from bot.tables.saving import (
    DuplicateRequest,
    InsufficientChips,
    PlayerBanned,
    PlayerLeaving,
    StoreError,
    WalletFrozen,
)

DENIALS: Final[dict[type[StoreError], TableDenial]] = {
    DuplicateRequest: TableDenial.ALREADY_DONE,
    InsufficientChips: TableDenial.INSUFFICIENT_CHIPS,
    PlayerBanned: TableDenial.BANNED,
    PlayerLeaving: TableDenial.LEAVING,
    WalletFrozen: TableDenial.WALLET_FROZEN,
}
