"""*Play now*: seats the clicker at the table that suits them best, or opens one for them."""

import asyncio
from collections import defaultdict
from dataclasses import dataclass
from typing import Final

from bot.common.complaint import Complaint
from bot.common.escaping import clean
from bot.interactions.ban_words import end_of_ban
from bot.interactions.click import BotInteraction, Click
from bot.interactions.submission import Submitted
from bot.locales.phrases import Phrases
from bot.moderation.powers import Asker, Power
from bot.tables.messages import Sit
from bot.tables.ports import TableView
from bot.tables.replies import Denial
from bot.tables.saving import Request
from bot.typed.game_names import MIX
from bot.ui.discord.replies import acknowledge, fill
from bot.ui.discord.tasks import Tasks
from bot.ui.lobby.buttons import Seated, practice_button
from bot.ui.scene.scene import link_to
from bot.ui.text.sentences import sentence
from bot.use_cases.open_tables import best_for, people_seated, seated_at
from cogs._asking.asker import guild_of, request_of
from cogs._asking.authority import asker_of, authorised
from cogs._asking.submission import submit
from cogs._asking.tables import visible_tables
from cogs.lobby.liking import affordable, first_game, liked_games
from cogs.room.changes import settings_of_room
from cogs.table.opening import Openings, check_allowed, make_known, open_table, spot_for_tables

QUIET_MOST: Final = 2
"""People at tables up to whom the server counts as quiet."""
NAME_MOST: Final = 60
_OVERTAKEN: Final = frozenset(
    {Denial.TABLE_FULL, Denial.WAITING_FIRST, Denial.CLOSING, Denial.CLOSED, Denial.PAUSED, Denial.TOURNAMENT}
)
"""Why a table that had a seat a moment ago has none now: another may have one."""


@dataclass(frozen=True, slots=True)
class Wish:
    """A click, and all that decides where it leads."""

    interaction: BotInteraction
    asker: Asker
    games: tuple[str, ...]
    wallet: int

    @property
    def say(self) -> Phrases:
        return Phrases(self.interaction.locale.value)


class Seating:
    def __init__(self, openings: Openings) -> None:
        self._openings = openings
        self._tasks: Final = Tasks()
        self._turns: Final = defaultdict[int, asyncio.Lock](asyncio.Lock)
        """By server: of two who click at once the second finds the table that was opened for the first."""

    async def play(self, click: Click) -> None:
        interaction = click.interaction
        await acknowledge(interaction, thinking=True)
        wish = await _wish_of(interaction)
        told = await self._at_a_table(wish) or await self._opened_for_them(wish)
        quiet = len(people_seated(await visible_tables(interaction))) <= QUIET_MOST
        button = practice_button(wish.say)
        lines = [told, wish.say("lobby-quiet", practice=str(button.label))] if quiet else [told]
        await fill(interaction, view=Seated("\n\n".join(lines), *([button] if quiet else [])))

    async def _opened_for_them(self, wish: Wish) -> str:
        """One at a time opens a table: Discord may take minutes, and who finds a seat does not wait for that."""
        async with self._turns[guild_of(wish.interaction)]:
            return await self._at_a_table(wish) or await self._at_a_new_table(wish)

    async def _at_a_table(self, wish: Wish) -> str | None:
        """Where the clicker sits now, or why not; None where no table there is suits them. Raises StoreError."""
        views = await visible_tables(wish.interaction)
        own = seated_at(views, wish.asker.player_id)
        if own is not None:
            return wish.say("lobby-seated", table=clean(own.name, NAME_MOST), channel=f"<#{own.channel_id}>")
        while (view := best_for(views, wish.asker.player_id, wish.wallet, wish.games)) is not None:
            submitted = await submit(wish.interaction, view.table_id, Sit)
            if submitted.done is not None or submitted.reply is None or submitted.reply.denial not in _OVERTAKEN:
                return await _told(wish, submitted, view)
            views = [each for each in views if each.table_id != view.table_id]
        return None

    async def _at_a_new_table(self, wish: Wish) -> str:
        try:
            view, request = await self._opened(wish)
        except Complaint as complaint:
            if complaint.key == "lobby-too-poor":
                raise
            return f"{wish.say('lobby-none-fits')} {sentence(complaint, wish.say.locale)}"
        submitted = await submit(wish.interaction, view.table_id, lambda _: Sit(request.part(view.table_id)))
        opened = wish.say("lobby-opened", channel=f"<#{view.channel_id}>")
        return f"{opened}\n{await _told(wish, submitted, view)}"

    async def _opened(self, wish: Wish) -> tuple[TableView, Request]:
        interaction = wish.interaction
        asker, room = await authorised(interaction, Power.OPEN_TABLE), await settings_of_room(interaction)
        game = MIX if wish.games == (MIX,) else first_game(wish.games)
        wanted = await affordable(interaction, room, game, wish.wallet)
        if wanted is None:
            raise await _too_poor(wish)
        spot = spot_for_tables(interaction, room)
        check_allowed(interaction, room, wanted, spot)
        request = await request_of(interaction)
        with self._openings.one_more(interaction, asker, room):
            view = await open_table(interaction, request, wanted, spot=spot)
        await make_known(interaction.client, self._tasks, view, spot.channel.id if spot.channel is not None else 0)
        return view, request


async def _too_poor(wish: Wish) -> Complaint:
    """Names the claim only to those who have less than it fills up to."""
    services, guild = wish.interaction.client.services, guild_of(wish.interaction)
    owned = wish.wallet + await services.bank.at_tables(guild, wish.asker.player_id)
    claim = "yes" if owned < await services.wallets.daily_claim(guild) else "no"
    return Complaint("lobby-too-poor", wallet=wish.wallet, claim=claim, practice=wish.say("lobby-button-practice"))


async def _wish_of(interaction: BotInteraction) -> Wish:
    """Raises Complaint for who may sit nowhere."""
    services, guild = interaction.client.services, guild_of(interaction)
    asker = await asker_of(interaction)
    if asker.banned:
        until = await end_of_ban(services.standings, guild, asker.player_id, interaction.locale.value)
        raise Complaint("denial-banned", until=until)
    if (await services.office.conduct.standing(guild, asker.player_id)).frozen:
        raise Complaint("denial-wallet_frozen")
    grant, now_ms = await services.wallets.starting_chips(guild), services.timer.now_ms()
    wallet = await services.bank.wallet(guild, asker.player_id, grant, now_ms)
    return Wish(interaction, asker, await liked_games(interaction, asker.player_id), wallet)


async def _told(wish: Wish, submitted: Submitted[Sit], view: TableView) -> str:
    """How sitting down went, and the way to the table."""
    words = await submitted.all_words()
    return f"{words}\n\n{wish.say('my-cards-link', link=link_to(view))}"
