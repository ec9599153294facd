"""The asker with their rank, and whether they may; see bot/use_cases/authority.py."""

import discord

from bot.interactions.click import BotInteraction
from bot.interactions.origin import origin_of, person_of
from bot.moderation.powers import Asker, Power
from bot.tables.ports import TableView
from bot.tables.saving import AuditEntry, Request


async def asker_of(interaction: BotInteraction) -> Asker:
    """Raises Complaint outside a server, and for someone who is no member: asking gets them no wallet."""
    return await interaction.client.services.authority.asker_of(origin_of(interaction))


async def authorised(
    interaction: BotInteraction,
    power: Power,
    *,
    table: TableView | None = None,
    subject_id: int | None = None,
    subject: discord.User | discord.Member | None = None,
    tournament_id: int | None = None,
) -> Asker:
    """The asker, if they may. Otherwise raises Complaint with the reason."""
    return await interaction.client.services.authority.may(
        origin_of(interaction),
        power,
        table=table,
        subject_id=subject_id,
        subject=person_of(subject) if subject is not None else None,
        tournament_id=tournament_id,
    )


def entry_of(
    interaction: BotInteraction,
    act: str,
    request: Request,
    reason: str,
    *,
    subject_id: int | None = None,
    table_id: int | None = None,
    hand_number: int | None = None,
    before: str = "",
    after: str = "",
) -> AuditEntry:
    """The audit's line for this command."""
    return interaction.client.services.authority.entry_of(
        origin_of(interaction),
        act,
        request,
        reason,
        subject_id=subject_id,
        table_id=table_id,
        hand_number=hand_number,
        before=before,
        after=after,
    )
