"""Drawing cards, from the button on the table's message to the display of the new cards.

Each click is answered in the player's private message.
"""

from contextlib import nullcontext
from dataclasses import replace

from bot.interactions.click import BotInteraction, Click, UnknownButton
from bot.interactions.router import Route
from bot.interactions.table_answers import TableAnswers
from bot.locales.phrases import say
from bot.poker.actions import ActionKind
from bot.poker.views import PlayerView
from bot.publishing.panel.panels import HandPanels
from bot.publishing.table.letters import CardLetters, Shown
from bot.tables.manager import TableManager
from bot.tables.messages import Act
from bot.tables.ports import Directory, TableView
from bot.tables.replies import TableDenial, TableReply
from bot.tables.saving import Request
from bot.ui.discord.components import PrivateNote
from bot.ui.discord.replies import show, tell
from bot.ui.discord.sent import is_menu, selected
from bot.ui.scene.private_cards import gone_text, served, served_text
from bot.ui.scene.refusals import denied, turn_over
from bot.ui.scene.scene import Scene
from bot.ui.table.discard_picker import GO, MENU, PAT, PICK, WAY, DiscardPicker, Pick


class DrawRequests:
    """The handler of draws, by click and by command."""

    def __init__(
        self,
        answers: TableAnswers,
        tables: TableManager,
        directory: Directory,
        letters: CardLetters,
        panels: HandPanels,
    ) -> None:
        self._answers = answers
        self._tables = tables
        self._directory = directory
        self._letters = letters
        self._panels = panels

    def routes(self) -> tuple[Route, ...]:
        return (Route(PICK, self._press, "a draw's button", when_lost=True),)

    async def draw_by_command(
        self, interaction: BotInteraction, view: TableView, player: int, discards: tuple[int, ...]
    ) -> None:
        """Send the draw to the table, and show the player the new cards privately."""

        def act(request: Request) -> Act:
            return Act(request, ActionKind.DRAW, via="command", cards=discards)

        async with self._letters.holding_letter(view.table_id, player) as shown:
            submitted = await self._answers.submit(interaction, view.table_id, act)
            done = submitted.done
            if done is None:
                await self._answers.refuse(interaction, await submitted.words())
                return
            scene = self._answers.scene(submitted.origin.locale, done.view)
            private = served(done, view.hand_number)
            await tell(interaction, served_text(scene, private, discards))
            if private is not None:
                shown(done.view, private)

    async def _press(self, click: Click) -> None:
        """Handle a click in the menu for discards, or on the button that opens it."""
        pick, verb = Pick.of(click.match), click.match["verb"]
        if verb is None or not (click.private or click.on_panel):
            await self._open(click, pick)
        elif verb == MENU:
            await self._show(click, _picked(click, pick))
        elif verb in (GO, WAY, PAT):
            await self._draw(click, pick, pat=verb == PAT)
        else:
            raise UnknownButton(click.custom_id)

    async def _open(self, click: Click, pick: Pick) -> None:
        seen = await self._look(click, pick)
        if isinstance(seen, str):
            await self._answers.refuse(click.interaction, seen)
        else:
            picker = DiscardPicker(*seen, pick)
            await show(click.interaction, picker)

    async def _show(self, click: Click, pick: Pick, trouble: str | None = None) -> None:
        """Show the menu for discards, or the reason why the player cannot draw any more."""
        seen = await self._look(click, pick)
        if click.on_panel:
            await self._show_on_panel(click, pick, trouble or (seen if isinstance(seen, str) else None))
            return
        picker = PrivateNote(trouble or seen) if isinstance(seen, str) else DiscardPicker(*seen, pick, trouble)
        await click.answer(picker)

    async def _show_on_panel(self, click: Click, pick: Pick, words: str | None = None) -> None:
        interaction = click.interaction
        view = self._tables.view(pick.table_id)
        if view is None or view.place.guild_id != interaction.guild_id:
            await tell(interaction, words or say(click.locale, "table-gone"))
            return
        player = await self._directory.player_id(interaction.user.id)
        await self._panels.answer(interaction, view, player, words, pick.mask)

    async def _draw(self, click: Click, pick: Pick, *, pat: bool) -> None:
        interaction = click.interaction
        seen = await self._look(click, pick)
        discards = () if pat or isinstance(seen, str) else pick.chosen(seen[1].downcards)
        if isinstance(seen, str) or not (pat or discards):
            await self._show(click, pick)
            return

        def act(request: Request) -> Act:
            return Act(request, ActionKind.DRAW, None, pick.hand_number, pick.version, cards=discards)

        player = await self._directory.player_id(interaction.user.id)
        edits_held = self._panels.holding_panel(pick.table_id, player) if click.on_panel else nullcontext()
        async with self._letters.holding_letter(pick.table_id, player) as shown:
            with edits_held:
                submitted = await self._answers.submit(interaction, pick.table_id, act)
                if submitted.done is not None:
                    await self._serve(click, pick, discards, submitted.done, shown)
                else:
                    await self._show(click, pick, await submitted.words())

    async def _serve(
        self, click: Click, pick: Pick, discards: tuple[int, ...], reply: TableReply, shown: Shown
    ) -> None:
        scene = self._answers.scene(click.locale, reply.view)
        private = served(reply, pick.hand_number)
        if click.on_panel:
            await self._show_on_panel(click, replace(pick, mask=0), gone_text(scene, discards))
        else:
            await click.answer(PrivateNote(served_text(scene, private, discards)))
        if private is not None:
            shown(reply.view, private)

    async def _look(self, click: Click, pick: Pick) -> tuple[Scene, PlayerView] | str:
        """Return the table and the user's own view of it for a draw, or the reason why they cannot draw."""
        interaction, locale = click.interaction, click.locale
        wrong = self._answers.wrong_place(interaction.guild_id, pick.table_id)
        if wrong is not None:
            return say(locale, wrong)
        player = await self._directory.player_id(interaction.user.id)
        view, private = self._tables.view(pick.table_id), self._tables.private(pick.table_id, player)
        if view is None:
            return say(locale, "table-gone")
        scene = self._answers.scene(locale, view)
        refusal = turn_over(scene, pick.hand_number, pick.version, player)
        if refusal is not None:
            return refusal
        if private is None or not private.room.drawing:
            return denied(scene, TableDenial.STALE, player)
        return scene, private


def _picked(click: Click, pick: Pick) -> Pick:
    """Return ``pick`` with the cards chosen in the menu; return it unchanged for a click on a button."""
    return pick.places(selected(click.interaction)) if is_menu(click.interaction) else pick
