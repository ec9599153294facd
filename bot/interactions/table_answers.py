"""Answers to commands and clicks about a table.

Each is sent to the table, acknowledged within 3 seconds, and answered once: by the table's message, the user's hand
panel, or a sentence.
"""

from collections.abc import Callable

from bot.common.complaint import Complaint
from bot.interactions.click import BotInteraction, Click
from bot.interactions.origin import origin_of, person_of
from bot.interactions.refusals import Refusals
from bot.interactions.submission import Submissions
from bot.locales.phrases import say
from bot.publishing.panel.panels import HandPanels
from bot.publishing.private_access import PrivateAccess
from bot.publishing.table.evenings import TableEvenings
from bot.publishing.table.leaving import LeavingAnswers
from bot.publishing.table.messages import TableMessages
from bot.tables.manager import TableManager
from bot.tables.messages import Act, Sit
from bot.tables.ports import Directory, TableView
from bot.tables.saving import Request
from bot.ui.discord.components import PrivateNote
from bot.ui.discord.outbox import Outbox
from bot.ui.discord.replies import acknowledge, given_up_when_late, in_time, tell
from bot.ui.people.preferences import PlayerPreferences
from bot.ui.scene.answers import Asking
from bot.ui.scene.private_cards import cardless
from bot.ui.scene.readers import Readers
from bot.ui.scene.scene import Scene, link_to
from bot.ui.table.turn_buttons import LeaveQuestion, live_stake
from bot.use_cases.finding import Finding, belongs
from bot.use_cases.origin import Origin
from bot.use_cases.requests import Requests
from bot.use_cases.standing import Standings
from bot.use_cases.tables.sitting import sit


class TableAnswers(Submissions):
    """The sender of users' messages to tables, which also answers the commands and clicks."""

    def __init__(
        self,
        tables: TableManager,
        requests: Requests,
        standings: Standings,
        preferences: PlayerPreferences,
        readers: Readers,
        evenings: TableEvenings,
        leaving: LeavingAnswers,
        refusals: Refusals,
        finding: Finding,
        directory: Directory,
        messages: TableMessages,
        panels: HandPanels,
        outbox: Outbox,
        access: PrivateAccess,
    ) -> None:
        super().__init__(tables, requests, standings, preferences, readers, evenings, leaving, refusals)
        self._finding = finding
        self._directory = directory
        self._messages = messages
        self._panels = panels
        self._outbox = outbox
        self._access = access

    # Finding the table

    def table_of(self, guild_id: int | None, table_id: int) -> TableView:
        """Return the table. Raises Complaint if it is closed or in another server than ``guild_id``."""
        view, wrong = self.tables.view(table_id), self.wrong_place(guild_id, table_id)
        if view is None or wrong is not None:
            raise Complaint(wrong or "table-gone")
        return view

    async def seen_table(self, origin: Origin, table_id: int) -> TableView:
        """Return the table. If the user cannot see it, raise the same Complaint as for a closed table.

        A modified client can name any table in a click.
        """
        view = self.table_of(origin.guild_id, table_id)
        if not await self._finding.sees(origin, view):
            raise Complaint("table-gone")
        return view

    def wrong_place(self, guild_id: int | None, table_id: int) -> str | None:
        """Return the phrase key of the refusal if the table is closed or in another server; otherwise None."""
        view = self.tables.view(table_id)
        if view is None:
            return "table-gone"
        if guild_id is None:
            return "only-in-a-server"
        return None if view.place.guild_id == guild_id else "table-elsewhere"

    def scene(self, locale: str, view: TableView) -> Scene:
        """Return the table as users see it, with texts in the language ``locale``."""
        return self.readers.scene(view, locale)

    # Requests and their answers

    async def submit_seated(
        self, interaction: BotInteraction, message_of: Callable[[Request], Asking], chosen: str | None = None
    ) -> None:
        """Send a command to the table where the user sits, and tell them the outcome. Raises Complaint."""
        view = await self._finding.table(origin_of(interaction), chosen, seated=True)
        await self.submit_and_tell(interaction, view.table_id, message_of)

    async def answered(self, click: Click, table_id: int, message_of: Callable[[Request], Asking]) -> None:
        """Send a click to the table, and answer it in the clicked message.

        The table's message or the panel is redrawn, and a private message adds what these do not show. A refusal is
        shown on the user's panel if they play there. Any other private message is replaced by the outcome.
        """
        interaction, locale = click.interaction, click.locale
        wrong = self.wrong_place(interaction.guild_id, table_id)
        if click.private:
            if wrong is not None:
                await click.answer(PrivateNote(say(locale, wrong)))
            else:
                await self.answered_by_note(click, table_id, message_of)
        elif wrong is not None:
            await self.refuse(interaction, say(locale, wrong))
        elif click.on_panel:
            await self._answered_by_panel(interaction, table_id, message_of)
        else:
            await self._answered_by_message(interaction, table_id, message_of)

    async def answered_by_note(self, click: Click, table_id: int, message_of: Callable[[Request], Asking]) -> None:
        """Send a click on a private message to the table, and replace that message by the outcome."""
        submitted = await self.submit(click.interaction, table_id, message_of)
        words = await submitted.all_words()
        with given_up_when_late():
            await click.answer(PrivateNote(words))
            edit = click.interaction.edit_original_response
            submitted.follow_leaving(lambda words: edit(view=PrivateNote(words)))

    async def _answered_by_message(
        self, interaction: BotInteraction, table_id: int, message_of: Callable[[Request], Asking]
    ) -> None:
        with self._messages.holding_edits(table_id):
            submitted = await self.submit(interaction, table_id, message_of)
            with given_up_when_late():
                # The button may be stale only because edits of the message are delayed.
                reply = submitted.reply
                if reply is not None and (reply.done or self._messages.may_lag(table_id)):
                    await self._messages.answer_click(interaction, reply.view)
                words = await submitted.beside_message()
                if words is None:
                    return
                if reply is None or reply.done:
                    await tell(interaction, words)
                elif not self._panels.tell(reply.view, submitted.player_id, words):
                    await self.refuse(interaction, words)
                elif not interaction.response.is_done():
                    await acknowledge(interaction)

    async def seated(self, click: Click, table_id: int, message_of: Callable[[Request], Sit]) -> None:
        """Seat the user who clicked on the table's message."""
        if click.private or click.on_panel or self.wrong_place(click.interaction.guild_id, table_id) is not None:
            await self.answered(click, table_id, message_of)
        else:
            await self.sit_down(click.interaction, table_id, message_of)

    async def sit_down(
        self, interaction: BotInteraction, table_id: int, message_of: Callable[[Request], Sit], link: str = ""
    ) -> None:
        """Seat the user, and answer with their hand panel, so that they see their cards at once.

        A refusal is followed by ``link``.
        """
        submitted = await self.submit(interaction, table_id, message_of, thinking=True)
        done, words = submitted.done, await submitted.words()
        with given_up_when_late():
            if done is None:
                await self.refuse(interaction, "\n\n".join(filter(None, (words, link))))
                return
            await self._panels.open(interaction, done.view, submitted.player_id, words)
            first = await submitted.first_words(on_panel=True)
            if first is not None:
                await tell(interaction, first)

    async def _answered_by_panel(
        self, interaction: BotInteraction, table_id: int, message_of: Callable[[Request], Asking]
    ) -> None:
        """Send a click on the hand panel to the table, and redraw the panel with the outcome or the refusal."""
        player = await self._directory.player_id(interaction.user.id)
        with self._panels.holding_panel(table_id, player):
            submitted = await self.submit(interaction, table_id, message_of)
            with given_up_when_late():
                acts = isinstance(submitted.message, Act)
                words = await (submitted.beside_message() if acts else submitted.all_words())
                if submitted.reply is not None:
                    await self._panels.answer(interaction, submitted.reply.view, player, words)
                elif words is not None:
                    await self.refuse(interaction, words)

    # Seats

    async def add_to_thread(self, user_id: int, view: TableView, locale: str) -> None:
        """Add the user to the table's private thread.

        Raises Complaint if they still cannot see the table, because nobody may sit at a table that they cannot see.
        """
        if not await self._access.add(view, user_id):
            raise Complaint("table-watch-locked", table=self.scene(locale, view).table_name())

    async def join(self, click: Click, table_id: int) -> None:
        """Seat the user, who clicked in another channel, and answer with their hand panel.

        Raises Complaint if there is no such table in this server.
        """
        interaction, asker = click.interaction, person_of(click.interaction.user)
        view = self.table_of(interaction.guild_id, table_id)
        if belongs(view, asker, await self._directory.known(asker.user_id)):
            adding = self.add_to_thread(asker.user_id, view, click.locale)
            await in_time(interaction, adding, thinking=True)
        link = say(click.locale, "my-cards-link", link=link_to(view))
        await self.sit_down(interaction, table_id, sit(view, asker), link)

    async def show_cards(self, interaction: BotInteraction, table_id: int, *, in_place: bool = False) -> None:
        """Show the user their hand panel privately.

        ``in_place`` redraws the clicked panel. Raises Complaint if there is no such table in this server.
        """
        view = self.table_of(interaction.guild_id, table_id)
        player = await self._directory.player_id(interaction.user.id)
        why_none = cardless(self.tables.private(table_id, player))
        if why_none is not None and all(line.player_id != player for line in view.seats):
            raise Complaint(why_none)
        if in_place:
            await self._panels.answer(interaction, view, player)
        else:
            await self._panels.open(interaction, view, player)

    async def leave_question(self, origin: Origin, table_id: int) -> LeaveQuestion | None:
        """Return the question whether the player really leaves the table during a hand.

        Return None if they have no chips at stake.
        """
        view = self.tables.view(table_id)
        if view is None or self.wrong_place(origin.guild_id, table_id) is not None:
            return None
        stake = live_stake(view, await self._directory.player_id(origin.asker.user_id))
        return None if stake is None else LeaveQuestion(self.scene(origin.locale, view), stake)
