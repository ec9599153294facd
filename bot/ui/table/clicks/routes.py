"""The clicks on a table's card, and on the private messages that its buttons open, with what carries each out."""

from typing import Final

from bot.ui.table.clicks import amounts, card, choosing, discards, turns, waiting

ROUTES: Final = (*card.ROUTES, *amounts.ROUTES, *discards.ROUTES, *turns.ROUTES, *waiting.ROUTES, *choosing.ROUTES)
