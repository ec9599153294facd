"""The denial that a table returns for each error of the store."""

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
