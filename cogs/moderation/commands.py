"""/mod: moderators' commands about tables, players, chips and hands."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.common.escaping import clean
from bot.interactions.click import BotInteraction
from bot.interactions.origin import origin_of, person_of
from bot.interactions.table_answers import TableAnswers
from bot.locales.phrases import Phrases
from bot.moderation.ports import RULING_MOST
from bot.ui.discord.components import PrivateNote
from bot.ui.discord.replies import fill, suggesting, tell
from bot.ui.moderation.flags import flags_text
from bot.ui.text.command_texts import described
from bot.ui.text.hand_names import HandNames
from bot.use_cases.moderating.chips import GRANT_MOST, ChipsChanged, ModeratingChips
from bot.use_cases.moderating.fair_play import DAYS_MOST, LookingForFlags
from bot.use_cases.moderating.players import HOURS_MOST, ModeratingPlayers
from bot.use_cases.moderating.tables import ModeratingTables, Ordered
from cogs._shared.options import Reason
from cogs._shared.suggestions import TableSuggestions
from cogs.moderation.answers import ban_text, last_hand_text, order_text, unreached_lines
from cogs.moderation.clicks import HandClicks
from cogs.moderation.disputes import DisputeList
from cogs.moderation.naming import Naming
from cogs.moderation.pausing import Pauses

User = discord.User
Hours = app_commands.Range[int, 1, HOURS_MOST]
Amount = app_commands.Range[int, 1, GRANT_MOST]
_REASON = described("mod-reason")
_TABLE = described("mod-table")
_PLAYER = described("mod-player")


@app_commands.guild_only()
class Moderation(commands.GroupCog, group_name="mod", group_description=described("mod")):
    """The commands of /mod.

    Discord's permissions only hide the commands. Each command itself checks whether the user may use it.
    """

    def __init__(
        self,
        answers: TableAnswers,
        tables: ModeratingTables,
        pauses: Pauses,
        players: ModeratingPlayers,
        chips: ModeratingChips,
        hands: HandClicks,
        disputes: DisputeList,
        flags: LookingForFlags,
        naming: Naming,
        table_suggestions: TableSuggestions,
    ) -> None:
        self._answers = answers
        self._tables = tables
        self._pauses = pauses
        self._players = players
        self._chips = chips
        self.hands = hands
        self.dispute_list = disputes
        self._flags = flags
        self._naming = naming
        self.table_suggestions = table_suggestions

    # Tables

    @app_commands.command(name="pause", description=described("mod-pause"))
    @app_commands.describe(reason=_REASON, table=_TABLE, after_hand=described("mod-pause-after-hand"))
    @suggesting(table=lambda cog: cog.table_suggestions.findable)
    async def pause(
        self, interaction: BotInteraction, reason: Reason, table: str | None = None, after_hand: bool = False
    ) -> None:
        await self._pauses.pause(interaction, table, reason, after_hand=after_hand)

    @app_commands.command(name="resume", description=described("mod-resume"))
    @app_commands.describe(reason=_REASON, table=_TABLE)
    @suggesting(table=lambda cog: cog.table_suggestions.findable)
    async def resume(self, interaction: BotInteraction, reason: Reason | None = None, table: str | None = None) -> None:
        ordered = await self._tables.resume(origin_of(interaction), table, reason)
        await self._tell(interaction, ordered)

    @app_commands.command(name="close", description=described("mod-close"))
    @app_commands.describe(reason=_REASON, table=_TABLE, void_hand=described("mod-close-void-hand"))
    @suggesting(table=lambda cog: cog.table_suggestions.findable)
    async def close(
        self, interaction: BotInteraction, reason: Reason, table: str | None = None, void_hand: bool = False
    ) -> None:
        await self._tell(
            interaction, await self._tables.close(origin_of(interaction), table, reason, void_hand=void_hand)
        )

    @app_commands.command(name="void", description=described("mod-void"))
    @app_commands.describe(reason=_REASON, table=_TABLE)
    @suggesting(table=lambda cog: cog.table_suggestions.findable)
    async def void(self, interaction: BotInteraction, reason: Reason, table: str | None = None) -> None:
        ordered = await self._tables.void(origin_of(interaction), table, reason)
        await self._tell(interaction, ordered)

    @app_commands.command(name="kick", description=described("mod-kick"))
    @app_commands.describe(player=_PLAYER, reason=_REASON, table=_TABLE)
    @suggesting(table=lambda cog: cog.table_suggestions.findable)
    async def kick(self, interaction: BotInteraction, player: User, reason: Reason, table: str | None = None) -> None:
        ordered = await self._tables.kick(origin_of(interaction), person_of(player), table, reason)
        await self._tell(interaction, ordered, player.display_name)

    @app_commands.command(name="handover", description=described("mod-handover"))
    @app_commands.describe(player=_PLAYER, reason=_REASON, table=_TABLE)
    @suggesting(table=lambda cog: cog.table_suggestions.findable)
    async def hand_over(
        self, interaction: BotInteraction, player: User, reason: Reason, table: str | None = None
    ) -> None:
        ordered = await self._tables.hand_over(origin_of(interaction), person_of(player), table, reason)
        await self._tell(interaction, ordered, player.display_name)

    @app_commands.command(name="lasthand", description=described("mod-lasthand"))
    @app_commands.describe(reason=_REASON)
    async def last_hand(self, interaction: BotInteraction, reason: Reason) -> None:
        origin = origin_of(interaction)
        order = await self._tables.last_hand(origin, reason)
        await tell(interaction, last_hand_text(Phrases(origin.locale), order))

    async def _tell(self, interaction: BotInteraction, ordered: Ordered, name: str = "") -> None:
        await tell(interaction, await order_text(self._answers, origin_of(interaction), ordered, name))

    # Players and their chips

    @app_commands.command(name="ban", description=described("mod-ban"))
    @app_commands.describe(player=_PLAYER, reason=_REASON, hours=described("mod-ban-hours"))
    async def ban(self, interaction: BotInteraction, player: User, reason: Reason, hours: Hours | None = None) -> None:
        origin = origin_of(interaction)
        banned = await self._players.ban(origin, person_of(player), hours, reason)
        await tell(interaction, ban_text(Phrases(origin.locale), player.display_name, banned))

    @app_commands.command(name="unban", description=described("mod-unban"))
    @app_commands.describe(player=_PLAYER, reason=_REASON)
    async def unban(self, interaction: BotInteraction, player: User, reason: Reason) -> None:
        reached = await self._players.unban(origin_of(interaction), person_of(player), reason)
        await self._tell_standing(interaction, player, "mod-unbanned", reached=reached)

    @app_commands.command(name="freeze", description=described("mod-freeze"))
    @app_commands.describe(player=_PLAYER, reason=_REASON)
    async def freeze(self, interaction: BotInteraction, player: User, reason: Reason) -> None:
        reached = await self._players.freeze(origin_of(interaction), person_of(player), reason)
        await self._tell_standing(interaction, player, "mod-frozen", reached=reached)

    @app_commands.command(name="unfreeze", description=described("mod-unfreeze"))
    @app_commands.describe(player=_PLAYER, reason=_REASON)
    async def unfreeze(self, interaction: BotInteraction, player: User, reason: Reason) -> None:
        reached = await self._players.unfreeze(origin_of(interaction), person_of(player), reason)
        await self._tell_standing(interaction, player, "mod-unfrozen", reached=reached)

    @app_commands.command(name="grant", description=described("mod-grant"))
    @app_commands.describe(player=_PLAYER, amount=described("mod-grant-amount"), reason=_REASON)
    async def grant(self, interaction: BotInteraction, player: User, amount: Amount, reason: Reason) -> None:
        changed = await self._chips.grant(origin_of(interaction), person_of(player), amount, reason)
        await self._tell_chips(interaction, player, "chips-grant", changed)

    @app_commands.command(name="deduct", description=described("mod-deduct"))
    @app_commands.describe(player=_PLAYER, amount=described("mod-deduct-amount"), reason=_REASON)
    async def deduct(self, interaction: BotInteraction, player: User, amount: Amount, reason: Reason) -> None:
        changed = await self._chips.deduct(origin_of(interaction), person_of(player), amount, reason)
        await self._tell_chips(interaction, player, "chips-deduct", changed)

    @app_commands.command(name="reset", description=described("mod-reset"))
    @app_commands.describe(player=_PLAYER, reason=_REASON)
    async def reset(self, interaction: BotInteraction, player: User, reason: Reason) -> None:
        changed = await self._chips.reset(origin_of(interaction), person_of(player), reason)
        await self._tell_chips(interaction, player, "chips-reset", changed)

    async def _tell_standing(self, interaction: BotInteraction, player: User, key: str, *, reached: bool) -> None:
        say, name = Phrases(origin_of(interaction).locale), player.display_name
        await tell(interaction, "\n".join([say(key, name=clean(name)), *unreached_lines(say, name, reached=reached)]))

    async def _tell_chips(self, interaction: BotInteraction, player: User, key: str, changed: ChipsChanged) -> None:
        say, name = Phrases(origin_of(interaction).locale), player.display_name
        done = say(key, name=clean(name), amount=changed.amount, before=changed.before, after=changed.after)
        await tell(interaction, "\n".join([done, *unreached_lines(say, name, reached=changed.reached)]))

    # Hands, disputes, fair play

    @app_commands.command(name="hand", description=described("mod-hand"))
    @app_commands.describe(id=described("mod-hand-id"))
    @suggesting(id=lambda cog: cog.hands.suggest)
    async def hand(self, interaction: BotInteraction, id: str) -> None:
        await self.hands.show_typed(interaction, id)

    @app_commands.command(name="disputes", description=described("mod-disputes"))
    async def disputes(self, interaction: BotInteraction) -> None:
        await self.dispute_list.show(interaction)

    @app_commands.command(name="settle", description=described("mod-settle"))
    @app_commands.describe(id=described("mod-settle-id"), ruling=described("mod-settle-ruling"))
    @suggesting(id=lambda cog: cog.dispute_list.suggest)
    async def settle(
        self,
        interaction: BotInteraction,
        id: app_commands.Range[int, 1, 10**15],
        ruling: app_commands.Range[str, 1, RULING_MOST],
    ) -> None:
        await self.dispute_list.settle(interaction, id, ruling)

    @app_commands.command(name="flags", description=described("mod-flags"))
    @app_commands.describe(days=described("mod-flags-days"))
    async def flags(self, interaction: BotInteraction, days: app_commands.Range[int, 1, DAYS_MOST] = 30) -> None:
        origin = origin_of(interaction)
        look = await self._flags.look(origin, days)
        name_of = await self._naming.of(origin, {player for flag in look.flags for player in flag.players})
        say, hand_names = Phrases(origin.locale), HandNames(look.tables)
        text = flags_text(say, look.report, look.flags, days, name_of, hand_names)
        await fill(interaction, view=PrivateNote(text))
