"""The commands /audit and /ledger; ``audit_text`` turns the entries into text."""

import io
from typing import Final

import discord
from discord import app_commands
from discord.ext import commands

from bot.common.complaint import Complaint
from bot.common.discord_limits import CHOICES_MOST
from bot.common.escaping import clean
from bot.interactions.click import BotInteraction
from bot.interactions.origin import origin_of, person_of
from bot.locales.phrases import Phrases
from bot.ui.discord.components import PrivateNote
from bot.ui.discord.replies import fill, suggesting
from bot.ui.moderation.audit_text import ACTS, act_words, audit_csv, audit_text, people, statement_text
from bot.ui.text.command_texts import described
from bot.ui.text.hand_names import HandNames
from bot.use_cases.moderating.audit import EXPORTED_MOST, ReadingAudit, ReadingLedger, Search
from cogs._shared.suggestions import TableSuggestions
from cogs.moderation.naming import Naming

PAGE_MOST: Final = 10_000
Page = app_commands.Range[int, 1, PAGE_MOST]


async def _acts(interaction: BotInteraction, typed: str) -> list[app_commands.Choice[str]]:
    phrases = Phrases(origin_of(interaction).locale)
    acts = [(act_words(phrases, act), act) for act in ACTS]
    wanted = typed.strip().casefold().replace("_", " ")
    fitting = [(words, act) for words, act in acts if wanted in f"{words} {act.replace('_', ' ')}".casefold()]
    return [app_commands.Choice(name=words, value=act) for words, act in fitting[:CHOICES_MOST]]


class AuditCommands(commands.Cog, name="Records"):
    """The commands /audit and /ledger."""

    def __init__(
        self, audit: ReadingAudit, ledger: ReadingLedger, naming: Naming, suggestions: TableSuggestions
    ) -> None:
        self._audit = audit
        self._ledger = ledger
        self._naming = naming
        self.suggestions = suggestions

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
    @suggesting(act=_acts, table=lambda cog: cog.suggestions.findable)
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
        origin = origin_of(interaction)
        await self._audit.check_may(origin)
        search = Search(
            None if who is None else person_of(who),
            None if whom is None else person_of(whom),
            _act(Phrases(origin.locale), act),
            table,
        )
        await (self._export(interaction, search) if export else self._show(interaction, search, page))

    async def _show(self, interaction: BotInteraction, search: Search, page: int) -> None:
        origin = origin_of(interaction)
        entries = await self._audit.page(origin, search, page)
        name_of = await self._naming.of(origin, people(entries.lines))
        say, hand_names = Phrases(origin.locale), HandNames(entries.tables)
        text = audit_text(say, entries.lines, page, name_of, entries.broken_at, hand_names, more=entries.more)
        await fill(interaction, view=PrivateNote(text))

    async def _export(self, interaction: BotInteraction, search: Search) -> None:
        origin = origin_of(interaction)
        entries = await self._audit.newest(origin, search)
        name_of = await self._naming.of(origin, people(entries.lines))
        file = discord.File(io.BytesIO(audit_csv(entries.lines, name_of)), "audit.csv")
        say, broken = Phrases(origin.locale), entries.broken_at
        proof = say("audit-proves") if broken is None else say("audit-broken", number=broken)
        text = say("audit-exported", count=len(entries.lines), most=EXPORTED_MOST)
        await fill(interaction, content=f"{text} {proof}", attachments=[file])

    @app_commands.command(name="ledger", description=described("ledger"))
    @app_commands.guild_only()
    @app_commands.describe(player=described("ledger-player"), page=described("records-page"))
    async def ledger(self, interaction: BotInteraction, player: discord.User | None = None, page: Page = 1) -> None:
        """Show a page of a player's transfers; players may always see their own."""
        origin = origin_of(interaction)
        whose = person_of(interaction.user if player is None else player)
        statement = await self._ledger.page(origin, whose, page)
        say = Phrases(origin.locale)
        await fill(
            interaction,
            view=PrivateNote(statement_text(say, clean(whose.name), statement.lines, page, more=statement.more)),
        )


def _act(say: Phrases, text: str | None) -> str | None:
    """Return the kind of audited act with this name.

    The name may be typed as stored in the database or in the reader's language. Raises Complaint, which lists all
    acts.
    """
    if text is None:
        return None
    names = {act: act_words(say, act) for act in ACTS}
    plain = text.strip().casefold()
    for act, words in names.items():
        if plain in (act, act.replace("_", " "), words.casefold(), words.strip("… ").casefold()):
            return act
    raise Complaint("audit-no-such-act", text=text, acts=", ".join(names.values()))
