"""Disputes as moderators see and settle them."""

from collections.abc import Sequence

from discord import app_commands

from bot.common.complaint import Complaint
from bot.common.discord_limits import CHOICE_CHARACTERS, CHOICES_MOST
from bot.common.escaping import plain
from bot.history.ids import hand_name
from bot.interactions.click import BotInteraction
from bot.locales.phrases import Phrases, say
from bot.moderation.ports import Dispute
from bot.moderation.powers import Power
from bot.tables.due_letters import DueLetter
from bot.ui.discord.replies import fill, tell
from bot.ui.moderation.disputes import RULING_MOST
from bot.ui.moderation.open_disputes import OpenDisputes
from bot.ui.scene.answers import NameOf
from bot.ui.text.hand_names import HandNames
from cogs._asking.asker import guild_of, moderates, request_of
from cogs._asking.authority import authorised, entry_of
from cogs._asking.requests import reason_of


async def _called(interaction: BotInteraction, disputes: Sequence[Dispute]) -> HandNames:
    hands, tables = interaction.client.services.office.hands, {dispute.table_id for dispute in disputes}
    return HandNames(await hands.table_names(guild_of(interaction), tables, private=True))


async def list_disputes(interaction: BotInteraction) -> None:
    await authorised(interaction, Power.SEE_DISPUTES)
    services, guild = interaction.client.services, guild_of(interaction)
    disputes = await services.office.disputes.unsettled(guild)
    if not disputes:
        await tell(interaction, say(str(interaction.locale), "disputes-none"))
        return
    await services.names.learn(guild, {dispute.player_id for dispute in disputes})
    name_of = services.readers.name_of(guild)
    say_, called = Phrases(str(interaction.locale)), await _called(interaction, disputes)
    await fill(interaction, view=OpenDisputes(say_, disputes, name_of, called))


async def suggest_disputes(interaction: BotInteraction, typed: float | str) -> list[app_commands.Choice[int]]:
    """Suggests open disputes, to moderators only: by number, hand, name or text."""
    if not await moderates(interaction):
        return []
    services, guild = interaction.client.services, guild_of(interaction)
    disputes = await services.office.disputes.unsettled(guild)
    await services.names.learn(guild, {dispute.player_id for dispute in disputes})
    name_of, wanted = services.readers.name_of(guild), str(typed).strip().casefold()
    told = {dispute.dispute_id: _choice(str(interaction.locale), dispute, name_of) for dispute in disputes}
    fitting = [(number, line) for number, line in told.items() if wanted in line.casefold()]
    return [app_commands.Choice(name=line, value=number) for number, line in fitting[:CHOICES_MOST]]


def _choice(locale: str, dispute: Dispute, name_of: NameOf) -> str:
    """Discord shows a choice as plain text, so nothing in it is escaped."""
    name, hand = name_of(dispute.player_id), hand_name(dispute.table_id, dispute.hand_number)
    called = plain(name) if name else say(locale, "somebody-gone")
    text = say(locale, "with-label", label=called, text=dispute.text)
    return plain(f"{dispute.dispute_id} · {hand} · {text}", CHOICE_CHARACTERS)


async def settle(interaction: BotInteraction, dispute_id: int, ruling: str) -> None:
    """Saves the ruling in the audit, and tells the moderators, and the player by direct message if possible."""
    words = reason_of(ruling, RULING_MOST)
    await authorised(interaction, Power.SETTLE)
    disputes, guild = interaction.client.services.office.disputes, guild_of(interaction)
    dispute = await disputes.find(guild, dispute_id)
    if dispute is None:
        raise Complaint("dispute-not-there", id=dispute_id)
    await authorised(interaction, Power.SETTLE, subject_id=dispute.player_id)
    request = await request_of(interaction)
    # The file fills in whom it concerns, and the ruling as the state after.
    entry = entry_of(interaction, "settle", request, f"dispute {dispute_id}", before="open", after=words)
    letter = await _letter(interaction, dispute, words, entry.at_ms)
    settled = await disputes.settle(request, entry, dispute_id, words, letter)
    if not settled:
        raise Complaint("dispute-settled-before", id=dispute_id)
    interaction.client.services.due_posts.look()
    told = await interaction.client.services.due_letters.reach(letter)
    await tell(interaction, say(str(interaction.locale), "dispute-settled" if told else "dispute-settled-untold"))


async def _letter(interaction: BotInteraction, dispute: Dispute, ruling: str, at_ms: int) -> DueLetter:
    """The letter to the player."""
    table = (await _called(interaction, [dispute])).tables.get(dispute.table_id, "")
    about: dict[str, str | int] = {
        "table_id": dispute.table_id,
        "table": table,
        "hand_number": dispute.hand_number,
        "ruling": ruling,
    }
    return DueLetter(dispute.guild_id, dispute.player_id, "ruling", about, at_ms)
