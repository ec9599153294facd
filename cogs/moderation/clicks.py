"""Finished hands for moderators: /mod hand, and the buttons of its answer."""

from discord import app_commands

from bot.common.discord_limits import CHOICES_MOST
from bot.interactions.click import BotInteraction, Click
from bot.interactions.origin import origin_of
from bot.interactions.router import Route
from bot.locales.phrases import Phrases
from bot.ui.discord.custom_ids import HAND_BUTTON
from bot.ui.discord.replies import acknowledge, fill
from bot.ui.history.report import HandPages, report
from bot.use_cases.moderating.hands import ShowingHands, ShownHand
from cogs._shared.suggestions import hand_choices
from cogs.moderation.naming import Naming


class HandClicks:
    def __init__(self, hands: ShowingHands, naming: Naming) -> None:
        self._hands = hands
        self._naming = naming

    def routes(self) -> tuple[Route, ...]:
        return (Route(HAND_BUTTON, self._press),)

    async def suggest(self, interaction: BotInteraction, typed: str) -> list[app_commands.Choice[str]]:
        origin = origin_of(interaction)
        return hand_choices(origin.locale, typed, await self._hands.recent(origin, 4 * CHOICES_MOST))

    async def show_typed(self, interaction: BotInteraction, text: str) -> None:
        """Answer a deferred command with the hand whose id was typed. Raises Complaint."""
        await self._fill(interaction, await self._hands.find(origin_of(interaction), text), 0)

    async def _press(self, click: Click) -> None:
        """Show the finished hand that the clicked button names, or another page of its report."""
        interaction, match = click.interaction, click.match
        if match["page"]:
            # Another page replaces the present one: the report stays one message.
            await click.acknowledge()
        else:
            await acknowledge(interaction, thinking=True)
        table_id, number, page = int(match["table"]), int(match["hand"]), int(match["page"] or 0)
        await self._fill(interaction, await self._hands.shown(origin_of(interaction), table_id, number, page), page)

    async def _fill(self, interaction: BotInteraction, shown: ShownHand, page: int) -> None:
        origin, hand = origin_of(interaction), shown.hand
        phrases, name_of = Phrases(origin.locale), await self._naming.of(origin, hand.players.values())
        pages = report(hand, shown.disclosure, name_of, phrases)
        await fill(interaction, view=HandPages(hand, pages, page, phrases))
