"""All hand panels, kept up to date; each player at a table has at most one.

A panel's requests do not count against the bot's rate limit. They are sent one at a time, so that discord.py can obey
the limit that Discord states in each answer. No error from Discord stops the game.
"""

import contextlib
from contextlib import AbstractContextManager
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any

import aiohttp
import discord

from bot.publishing.panel.life import Moment, PanelLife, Phase, moment_of
from bot.publishing.panel.use import PanelUse
from bot.publishing.upkeep import Upkeep
from bot.tables.manager import TableManager
from bot.tables.ports import TableView, Timer
from bot.tables.saving import StoreError
from bot.ui.discord.attachments import Attached, Drawn, Edit, change
from bot.ui.discord.outbox import Outbox
from bot.ui.discord.replies import redraw, take_place
from bot.ui.discord.tasks import Tasks
from bot.ui.panel.hand_panel import NO_CLICK, HandPanel, Last, LastClick, Own
from bot.ui.people.preferences import PlayerPreferences
from bot.ui.pictures.pictures import CURRENT_SECONDS, SOON_SECONDS, Pictures
from bot.ui.scene.private_cards import cardless
from bot.ui.scene.readers import Readers
from bot.ui.scene.scene import Scene, link_to


@dataclass(slots=True)
class _Panel:
    player_id: int
    newest: TableView
    life: PanelLife
    way: discord.Interaction[Any]
    """The command or click whose token is used to edit the panel."""
    message_id: int | None = None
    pictured: bool = True
    """False once Discord has refused a picture on this panel."""
    attached: Attached | None = None
    """The picture on the panel; None if there is none, or if a previous process may have attached one."""
    body: object = field(default=None, repr=False)
    """The content that the panel shows, as a value that can be compared."""
    first_hand: int | None = None
    """The number of the hand in which the panel explains itself to a player who has never had one; otherwise None."""
    clicked: LastClick = NO_CLICK
    clicked_at: Moment | None = None
    """The moment of the last click; ``clicked`` is shown only while the game is still in that moment."""
    tried: discord.Interaction[Any] | None = None
    """The command or click whose token was used for the last edit."""
    is_final: bool = False
    """True once the panel shows that the table is closed or that the player has left it."""
    upkeep: "Upkeep[_Panel]" = field(init=False, repr=False)

    def last_click(self, moment: Moment) -> LastClick:
        return self.clicked if moment.is_like(self.clicked_at) else NO_CLICK

    @property
    def key(self) -> tuple[int, int]:
        return self.newest.table_id, self.player_id

    @property
    def over(self) -> bool:
        """True if the table is closed or the player has left it; then the panel gets no more edits."""
        view = self.newest
        runs = view.hand is not None and not view.hand.finished
        plays = runs and any(player == self.player_id for _, player in view.last.hand_players)
        seated = any(line.player_id == self.player_id for line in view.seats)
        return view.course.closed or not (seated or plays)


class HandPanels:
    def __init__(
        self,
        tables: TableManager,
        timer: Timer,
        readers: Readers,
        pictures: Pictures,
        outbox: Outbox,
        use: PanelUse,
        preferences: PlayerPreferences,
    ) -> None:
        """Take the dependencies; the Discord client may be created later."""
        self._tables = tables
        self._timer = timer
        self._readers = readers
        self._pictures = pictures
        self._outbox = outbox
        self._use = use
        self._preferences = preferences
        self._tasks = Tasks()
        self._panels: dict[int, dict[int, _Panel]] = {}
        """table_id -> player_id -> the player's panel."""

    # The tables

    def show(self, view: TableView) -> None:
        """Update the panels of a table that has changed."""
        for panel in list(self._panels.get(view.table_id, {}).values()):
            if view.revision > panel.newest.revision:
                panel.newest = view
                panel.life.changed(moment_of(view, panel.player_id))
                panel.upkeep.wake()
            if view.course.closed and not panel.life.is_current:
                self._drop(panel)
        if view.course.closed:
            self._use.forget(view.table_id)

    # Commands and clicks

    async def open(
        self, interaction: discord.Interaction[Any], view: TableView, player_id: int, words: str | None = None
    ) -> None:
        """Answer a command or click with a new panel of the table, which replaces the player's older one.

        ``words`` is the result of the command or click.
        """
        moment = moment_of(view, player_id)
        panel = _Panel(player_id, view, PanelLife(moment, self._timer.now_ms()), interaction)
        panel.clicked, panel.clicked_at = LastClick(words), moment
        await self._show(panel, _opening(panel), soon=not interaction.response.is_done())
        self._adopt(panel)

    def holding_panel(self, table_id: int, player_id: int) -> AbstractContextManager[None]:
        """Note that the player clicked their panel; return a context manager during which the bot does not edit it.

        Use it while the click is handled: the answer to the click shows the newest state anyway.
        """
        panel = self._panels.get(table_id, {}).get(player_id)
        if panel is None:
            return contextlib.nullcontext()
        self._use.clicked(table_id, player_id, panel.newest.hand_number)
        return panel.upkeep.held()

    async def answer(
        self,
        interaction: discord.Interaction[Any],
        view: TableView,
        player_id: int,
        words: str | None = None,
        chosen: int = 0,
        *,
        planning: bool = False,
    ) -> None:
        """Answer a click on a panel with the table's newest state; ``words`` is the result of the click.

        The clicked panel becomes the player's only panel, and this click's token edits it from now on.
        """
        panel = self._clicked(interaction, view, player_id)
        self._take_newest_view(panel)
        panel.clicked, panel.clicked_at = LastClick(words, chosen, planning), moment_of(panel.newest, player_id)
        panel.body = None
        await self._show(panel, partial(redraw, interaction), soon=not interaction.response.is_done())
        panel.way = interaction
        panel.life.answered(self._timer.now_ms())
        self._adopt(panel)

    def tell(self, view: TableView, player_id: int, words: str) -> bool:
        """Show ``words`` on the player's panel; return False if they have none, or may not see it any more."""
        panel = self._panels.get(view.table_id, {}).get(player_id)
        used = self._use.is_used(view.table_id, player_id, view.hand_number)
        if panel is None or not panel.life.is_current or not used:
            return False
        moment = moment_of(panel.newest, player_id)
        panel.clicked, panel.clicked_at = replace(panel.last_click(moment), words=words), moment
        panel.life.missed(moment)
        panel.upkeep.wake()
        return True

    def _clicked(self, interaction: discord.Interaction[Any], view: TableView, player_id: int) -> _Panel:
        """Return the panel that was clicked; a new object if it is not the player's current panel."""
        clicked = interaction.message.id if interaction.message is not None else None
        panel = self._panels.get(view.table_id, {}).get(player_id)
        if panel is None or panel.message_id not in (None, clicked):
            life = PanelLife(moment_of(view, player_id), self._timer.now_ms())
            return _Panel(player_id, view, life, interaction, clicked)
        if view.revision > panel.newest.revision:
            panel.newest = view
        return panel

    def _adopt(self, panel: _Panel) -> None:
        """Make this the player's panel; delete their older panel if its token is still valid."""
        table_id, player_id = panel.key
        older = self._panels.get(table_id, {}).get(player_id)
        if older is not panel:
            if older is not None:
                self._delete_older(older)
            complaint = f"a panel of table {table_id} is not renewed"
            panel.upkeep = Upkeep(self, panel, complaint, self._timer, self._outbox, quiet=True)
        if panel.is_final:
            self._drop(panel)
            return
        self._panels.setdefault(table_id, {})[player_id] = panel
        self._use.clicked(table_id, player_id, panel.newest.hand_number)
        self._use.panel_live(table_id, player_id, live=True)
        if self._take_newest_view(panel):
            panel.life.changed(moment_of(panel.newest, player_id))
        panel.upkeep.hurry()

    def _delete_older(self, older: _Panel) -> None:
        self._drop(older)
        if older.life.token_lives(self._timer.now_ms()):
            older.life.end()
            self._tasks.run(self._delete(older))

    def _take_newest_view(self, panel: _Panel) -> bool:
        """Set the panel's view to the table's newest one; return True if it is newer than before."""
        newest = self._tables.view(panel.newest.table_id)
        if newest is None or newest.revision <= panel.newest.revision:
            return False
        panel.newest = newest
        return True

    async def _delete(self, panel: _Panel) -> None:
        with contextlib.suppress(discord.DiscordException, aiohttp.ClientError, OSError, TimeoutError):
            await self._outbox.by_token(panel.way.delete_original_response)

    # Upkeep's work

    def due_ms(self, panel: _Panel) -> int | None:
        return panel.life.due_ms()

    async def update(self, panel: _Panel) -> None:
        panel.tried, last = panel.way, panel.life.begin_edit(self._timer.now_ms())
        await self._readers.learn(panel.newest)
        await self._outbox.by_token(partial(self._show, panel, panel.tried.edit_original_response, stops=last))
        panel.life.arrived(last=last)
        if panel.is_final:
            self._drop(panel)

    def failed(self, panel: _Panel, error: Exception) -> int | None:
        """Return the time of a retry, in ms; None if the error is permanent, which ends the panel.

        Permanent errors are not retried, because answers of 401 or 403 count towards Discord's ban of an IP address.
        """
        if panel.tried is not panel.way:
            # A click has replaced the token.
            panel.life.arrived(last=False)
            return None
        again_ms = self._outbox.again_at(error, self._timer.now_ms())
        panel.life.end() if again_ms is None else panel.life.failed()
        return again_ms

    def clean_up(self, panel: _Panel) -> None:
        if panel.life.phase is Phase.ENDED:
            self._drop(panel)
        elif panel.life.phase is Phase.STOPPED:
            self._use.panel_live(*panel.key, live=False)

    def _drop(self, panel: _Panel) -> None:
        table_id, player_id = panel.key
        panels = self._panels.get(table_id, {})
        if panels.get(player_id) is panel:
            del panels[player_id]
            self._use.panel_live(table_id, player_id, live=False)
        if not panels:
            self._panels.pop(table_id, None)
        panel.upkeep.stop()

    # Contents

    async def _show(self, panel: _Panel, edit: Edit, *, soon: bool = False, stops: bool = False) -> None:
        """Show the newest state with ``edit``, unless the panel shows that state already.

        With ``soon``, a person waits for the edit. With ``stops``, it is the token's last edit, and the panel says so.
        """
        self._take_newest_view(panel)
        view, moment, over = panel.newest, moment_of(panel.newest, panel.player_id), panel.over
        panel.life.note_shown(moment)
        scene, own = self._readers.scene(view, panel.way.locale.value), self._own(panel)
        drawn, clicked = await self._picture(panel, scene, own, soon=soon), panel.last_click(moment)
        # A newer view may have come while the picture was drawn; the next edit shows that one.
        last: Last | None = "over" if over else "stopped" if stops else None
        link = None if panel.way.channel_id == view.place.channel_id else link_to(view)

        def composed(picture: Drawn | None) -> HandPanel:
            return new_panel if picture is drawn else HandPanel(scene, own, picture, clicked, last, link)

        new_panel = HandPanel(scene, own, drawn, clicked, last, link)
        body = new_panel.to_components()
        panel.is_final = over
        if body == panel.body:
            return
        try:
            panel.pictured = await change(panel, drawn, composed, edit)
        except BaseException:
            panel.life.missed(moment)
            raise
        panel.body = body

    def _own(self, panel: _Panel) -> Own:
        table_id, player_id = panel.key
        private = self._tables.private(table_id, player_id)
        if cardless(private) is None and not self._preferences.of(player_id).met_panel:
            panel.first_hand = panel.newest.hand_number
            self._tasks.run(self._remember_meeting(panel))
        first_hand = panel.first_hand == panel.newest.hand_number
        return Own(player_id, private, self._tables.prospect(table_id, player_id), first_hand)

    async def _remember_meeting(self, panel: _Panel) -> None:
        # If this cannot be saved, the panel explains itself again.
        with contextlib.suppress(StoreError):
            await self._preferences.set(panel.way.user.id, panel.player_id, met_panel=True)

    async def _picture(self, panel: _Panel, scene: Scene, own: Own, *, soon: bool) -> Drawn | None:
        private, allowed = own.private, panel.pictured and panel.way.app_permissions.attach_files
        if private is None or cardless(private) is not None or not allowed:
            return None
        seconds = SOON_SECONDS if soon else CURRENT_SECONDS
        return await self._pictures.panel(scene, own.player_id, private, seconds)


def _opening(panel: _Panel) -> Edit:
    """Return a function that sends the panel as the answer to the command or click that opens it."""
    interaction = panel.way

    async def edit(**body: Any) -> object:
        if interaction.response.is_done():
            # Otherwise the cards would replace the clicked message, which everybody may see.
            if interaction.response.type is not discord.InteractionResponseType.deferred_channel_message:
                raise AssertionError("a panel opens as a message of its own")
            filled = await take_place(interaction, **body)
            panel.message_id = filled.id
            return filled
        files = body.pop("attachments")
        files = [] if files is discord.utils.MISSING else files
        respond = partial(interaction.response.send_message, files=files, ephemeral=True, **body)
        sent = await Outbox.callback(respond)
        panel.message_id = sent.message_id
        return sent

    return edit
