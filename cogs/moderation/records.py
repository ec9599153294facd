"""/audit and /ledger: receive what somebody wants to know. The file has it, and audit_text puts it into words."""

import io
import re
from collections.abc import Sequence
from typing import Final

import discord
from discord import app_commands
from discord.ext import commands

from bot.common.complaint import Complaint
from bot.common.discord_limits import CHOICES_MOST
from bot.common.escaping import clean
from bot.interactions.click import BotInteraction
from bot.locales.phrases import Phrases, say
from bot.moderation.ports import AuditFilter, Recorded
from bot.moderation.powers import Power
from bot.ui.discord.components import PrivateNote
from bot.ui.discord.replies import fill, suggesting
from bot.ui.moderation.audit_text import ACTS, act_words, audit_csv, audit_text, people, statement_text
from bot.ui.scene.answers import NameOf
from bot.ui.text.command_texts import described
from bot.ui.text.hand_names import HandNames
from cogs._asking.asker import guild_of, player_of
from cogs._asking.authority import authorised
from cogs._asking.members import known_player
from cogs._asking.tables import suggest_all_tables

PER_PAGE: Final = 10
PAGE_MOST: Final = 10_000
EXPORTED_MOST: Final = 10_000
"""Most lines in a file, the newest ones: some megabytes."""
READ_AT_ONCE: Final = 1_000
_TABLE: Final = re.compile(r"#?\s*([0-9]{1,18})", re.ASCII)
"""A table's number. The 4 in the name Table 4 is another: each server counts its open tables by themselves."""
Page = app_commands.Range[int, 1, PAGE_MOST]


async def _acts(interaction: BotInteraction, typed: str) -> list[app_commands.Choice[str]]:
    phrases = Phrases(str(interaction.locale))
    acts = [(act_words(phrases, act), act) for act in ACTS]
    wanted = typed.strip().casefold().replace("_", " ")
    fitting = [(told, act) for told, act in acts if wanted in f"{told} {act.replace('_', ' ')}".casefold()]
    return [app_commands.Choice(name=told, value=act) for told, act in fitting[:CHOICES_MOST]]


class Records(commands.Cog):
    """Look up what moderators did, and where chips went."""

    @app_commands.command(name="audit", description=described("audit"))
    @app_commands.guild_only()
    @app_commands.describe(
        who=described("audit-who"),
        whom=described("audit-whom"),
        act=described("audit-act"),
        table=described("audit-table"),
        page=described("records-page"),
        export=described("audit-export"),
    )
    @suggesting(act=_acts, table=suggest_all_tables)
    async def audit(
        self,
        interaction: BotInteraction,
        who: discord.User | None = None,
        whom: discord.User | None = None,
        act: str | None = None,
        table: str | None = None,
        page: Page = 1,
        export: bool = False,
    ) -> None:
        await authorised(interaction, Power.AUDIT)
        wanted = await _filter(interaction, who, whom, act, table)
        if export:
            await _export(interaction, wanted)
        else:
            await _show(interaction, wanted, page)

    @app_commands.command(name="ledger", description=described("ledger"))
    @app_commands.guild_only()
    @app_commands.describe(player=described("ledger-player"), page=described("records-page"))
    async def ledger(self, interaction: BotInteraction, player: discord.User | None = None, page: Page = 1) -> None:
        """Everybody may see their own statement."""
        if player is None or player.id == interaction.user.id:
            whose, name = await player_of(interaction), interaction.user.display_name
        else:
            await authorised(interaction, Power.SEE_LEDGER)
            whose, name = await known_player(interaction, player), player.display_name
        services, skip = interaction.client.services, (page - 1) * PER_PAGE
        lines = await services.office.accounts.statement(guild_of(interaction), whose, skip=skip, most=PER_PAGE + 1)
        text = statement_text(
            Phrases(str(interaction.locale)), clean(name), lines[:PER_PAGE], page, more=len(lines) > PER_PAGE
        )
        await fill(interaction, view=PrivateNote(text))


async def _filter(
    interaction: BotInteraction, who: discord.User | None, whom: discord.User | None, act: str | None, table: str | None
) -> AuditFilter:
    """Raises Complaint for a user who never did anything here, and for a table that does not exist."""
    actor = None if who is None else await known_player(interaction, who)
    subject = None if whom is None else await known_player(interaction, whom)
    return AuditFilter(_act(interaction, act), actor, subject, _table_id(interaction, table))


def _act(interaction: BotInteraction, text: str | None) -> str | None:
    """The act by the file's word for it, or by the reader's. Raises Complaint that lists them all."""
    if text is None:
        return None
    words = {act: act_words(Phrases(str(interaction.locale)), act) for act in ACTS}
    plain = text.strip().casefold()
    for act, told in words.items():
        if plain in (act, act.replace("_", " "), told.casefold(), told.strip("… ").casefold()):
            return act
    raise Complaint("audit-no-such-act", text=text, acts=", ".join(words.values()))


def _table_id(interaction: BotInteraction, text: str | None) -> int | None:
    """An open table by its name, or any table by its number. Raises Complaint."""
    if text is None:
        return None
    wanted = text.strip().casefold()
    for view in interaction.client.services.tables.in_guild(guild_of(interaction)):
        if wanted in (str(view.table_id), view.name.casefold()):
            return view.table_id
    match = _TABLE.fullmatch(wanted)
    if match is None:
        raise Complaint("audit-no-such-table", text=text)
    return int(match[1])


async def _show(interaction: BotInteraction, wanted: AuditFilter, page: int) -> None:
    log, guild = interaction.client.services.office.audit, guild_of(interaction)
    found = await log.page(guild, wanted, skip=(page - 1) * PER_PAGE, most=PER_PAGE + 1)
    shown = found[:PER_PAGE]
    name_of = await _names(interaction, shown)
    broken = await log.broken_at(guild)
    tables = [each.entry.table_id for each in shown if each.entry.table_id is not None]
    hands = interaction.client.services.office.hands
    called = HandNames(await hands.table_names(guild_of(interaction), tables, private=True))
    say_, more = Phrases(str(interaction.locale)), len(found) > PER_PAGE
    text = audit_text(say_, shown, page, name_of, broken, called, more=more)
    await fill(interaction, view=PrivateNote(text))


async def _export(interaction: BotInteraction, wanted: AuditFilter) -> None:
    log, guild = interaction.client.services.office.audit, guild_of(interaction)
    found: list[Recorded] = []
    while len(found) < EXPORTED_MOST:
        more = await log.page(guild, wanted, skip=len(found), most=READ_AT_ONCE)
        found += more
        if len(more) < READ_AT_ONCE:
            break
    name_of = await _names(interaction, found)
    file = discord.File(io.BytesIO(audit_csv(found, name_of)), "audit.csv")
    locale, broken = str(interaction.locale), await log.broken_at(guild)
    proof = say(locale, "audit-proves") if broken is None else say(locale, "audit-broken", number=broken)
    text = say(locale, "audit-exported", count=len(found), most=EXPORTED_MOST)
    await fill(interaction, content=f"{text} {proof}", attachments=[file])


async def _names(interaction: BotInteraction, recorded: Sequence[Recorded]) -> NameOf:
    services, guild = interaction.client.services, guild_of(interaction)
    await services.names.learn(guild, people(recorded))
    return services.readers.name_of(guild)
