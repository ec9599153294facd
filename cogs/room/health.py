"""/room health: how the bot is doing, in a few lines."""

from bot.interactions.click import BotInteraction
from bot.locales.phrases import Phrases
from bot.ui.room.health_text import health_lines, latency_line
from cogs._asking.asker import guild_of
from cogs.room.changes import settings_of_room, standstills, troubles


async def health_text(interaction: BotInteraction) -> str:
    """The bot's health for moderators. Raises Complaint outside a server."""
    client, say = interaction.client, Phrases(str(interaction.locale))
    views = client.services.tables.in_guild(guild_of(interaction))
    running = [view for view in views if view.hand is not None and not view.hand.finished]
    lines = [
        latency_line(say, client.latency),
        say("health-tables", tables=len(views), hands=len(running), players=sum(len(view.seats) for view in views)),
    ]
    lines += health_lines(say, await client.services.monitor.health())
    if not client.intents.members:
        lines.append(say("health-members-off"))
    lacking = troubles(interaction, await settings_of_room(interaction))
    lines.append(say("health-permissions-lack", count=len(lacking)) if lacking else say("health-permissions"))
    return "\n".join([f"**{say('health-title')}**", *lines, *standstills(interaction)])
