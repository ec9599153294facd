"""Clicks on the buttons of a table's card, brought before the table."""

from typing import Final

from bot.poker.actions import ActionKind
from bot.tables.messages import Act, Back, Sit, SitOut
from bot.ui.context.asked import Click
from bot.ui.context.router import Route
from bot.ui.table.card_buttons import TABLE_BUTTON
from bot.ui.table.clicks import amounts, discards, turns, waiting
from bot.ui.table.clicks.on_card import answered_by_card, show_cards
from bot.ui.table.clicks.turns import leave
from bot.ui.table.doors import has_role

_MESSAGES: Final = {"sitout": SitOut, "back": Back}


async def _press(click: Click) -> None:
    """One click on a card, whichever table's."""
    interaction, match = click.interaction, click.match
    if match["acted"]:
        await _act(click)
    elif match["verb"] == "cards":
        await show_cards(interaction, int(match["asked"]))
    elif match["verb"] == "sit":
        await _sit(click)
    elif match["verb"] == "leave":
        await leave(interaction, int(match["asked"]))
    else:
        await answered_by_card(interaction, int(match["asked"]), _MESSAGES[match["verb"]])


ROUTES: Final = (
    Route(TABLE_BUTTON, _press, when_lost=True),
    *amounts.ROUTES,
    *discards.ROUTES,
    *turns.ROUTES,
    *waiting.ROUTES,
)
"""Of a table's card, and of the private messages that its buttons open."""


async def _act(click: Click) -> None:
    match = click.match
    hand, version, kind = int(match["hand"]), int(match["version"]), ActionKind(match["kind"])
    to = int(match["to"]) if match["to"] else None
    await answered_by_card(
        click.interaction, int(match["acted"]), lambda request: Act(request, kind, to, hand, version)
    )


async def _sit(click: Click) -> None:
    """Whether they have the role of a private table is asked anew with each click."""
    interaction, table_id = click.interaction, int(click.match["asked"])
    view = interaction.client.services.tables.view(table_id)
    by_role = view is not None and has_role(interaction.user, view.settings)
    await answered_by_card(interaction, table_id, lambda request: Sit(request, by_role=by_role))
